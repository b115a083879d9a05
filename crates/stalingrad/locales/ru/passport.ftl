### The Hell of Stalingrad: the title and what can be agreed, русский

title-name = Ад Сталинграда
title-pitch = Осень 1942 года, дом за домом: дивизии, боевые карты и огонь спорят за четыре района города. Для двоих или для двух команд по двое с героями.
title-lure = Четыре района, одна горящая улица: удержите хоть одно здание — или потеряете город.
title-when = Сталинград, осень 1942 года
title-time = 45–90 мин
scenario-base = Базовая игра
scenario-base-note = Три хода, от пяти до восьми боёв: первая партия.
scenario-expert = Игра для знатоков
scenario-expert-note = Четыре хода, больше карт, герои.
scenario-teams = Вчетвером
scenario-teams-note = Две команды по двое по правилам для знатоков, четыре хода.
option-mode = Режим
option-mode-note = Три хода или шесть с героями и новыми картами.
option-mode-base = базовый
option-mode-expert = для знатоков
option-players = Игроки
option-players-note = Двое или две команды по двое по правилам для знатоков.
option-bloody_slaughter = Равные старшие кубики
option-bloody_slaughter-note = Сравнить следующие или обоим убрать по кубику и перебросить.
option-bloody_slaughter-next_die = следующие
option-bloody_slaughter-reroll = переброс
option-consolidation_minimum = Сведение от
option-consolidation_minimum-note = Сколько нужно истощённых соединений.
option-hero_sniper_discard = Карты при выстреле в героя
option-hero_sniper_discard-note = Кто выбирает карты при выстреле в героя.
option-hero_sniper_discard-owner_chooses = владелец
option-hero_sniper_discard-random = случай
option-spillover = Перелив
option-spillover-note = Можно ли отказаться.
option-spillover-ask = по выбору
option-spillover-always = всегда
option-battle_order = Порядок боёв
option-battle_order-note = Немцы выбирают перед каждым или от A до D.
option-battle_order-german_chooses_each = выбор немцев
option-battle_order-district_order = от A до D
option-promotion_scope = Повышения
option-promotion_scope-note = Только в бою или где угодно на столе.
option-promotion_scope-battle = в бою
option-promotion_scope-table = на столе
option-turn_limit = Последний ход
option-turn_limit-note = Фора: чем меньше ходов, тем легче советской стороне.
option-turn_limit-0 = по режиму
balance-german = Между двумя ботами уровня { $between ->
    [ace] «ас»
    [veteran] «ветеран»
   *[regular] «боец»
  } немецкая сторона выигрывает { $percent } % партий (измерено; партий: { $matches }).
