### Tank Commander: название и условия партии, русский

title-name = Tank Commander
title-pitch = Отдельные танки, орудия и отделения — карты на небольшом поле, и два очка снабжения за ход на движение и огонь. Скрытая рука вмешивается: мины, дым, поломки и паника.
title-lure = Каждый танк, орудие и отделение — карта, и на любой выстрел можно ответить.
title-when = 1941–1945
title-time = 30–90 мин
scenario-tanks-in-action = Танки в бою
scenario-tanks-in-action-note = По десять танков и орудий, и ничего больше: первая партия.
scenario-own-force = Своё войско
scenario-own-force-note = 200 очков, тыловые ряды, три тыловые позиции для победы; с готовыми колодами.
scenario-meeting-engagement = Встречный бой
scenario-meeting-engagement-note = Силы по 300 очков сходятся в чистом поле.
scenario-prepared-defence = Подготовленная оборона
scenario-prepared-defence-note = 330 очков атакуют 200, но местность выбирает обороняющийся.
scenario-defence = Оборона
scenario-defence-note = Тонкая линия должна держаться до подхода подкреплений.
scenario-advanced-force = Своё войско, расширенный сценарий
scenario-advanced-force-note = 500 очков одного года войны.
scenario-bridgehead = Ликвидировать плацдарм!
scenario-bridgehead-note = Висла, 6 августа 1944: немцы атакуют плацдарм «Королевскими тиграми».
scenario-kursk = Танки под Курском
scenario-kursk-note = Курск, 12 июля 1943: столкновение танковых армий.
scenario-end-is-near = Конец близок
scenario-end-is-near-note = 1 апреля 1945: советским войскам надо прорваться за тринадцать ходов.
scenario-hill-621 = Высота 621
scenario-hill-621-note = 1 июля 1944: советские войска штурмуют высоту, которую держат три отделения.
scenario-own-force-custom = Своё войско, свои колоды
scenario-own-force-custom-note = То же с колодами, которые стороны собирают перед партией.
scenario-four-commanders = Четыре командира
scenario-four-commanders-note = По два командира на сторону, восемь столбцов.
option-terrain_table = Таблица местности
option-terrain_setup = Местность
option-turn_limit = Последний ход
option-printed_wheatfield = Пшеничное поле закрывает видимость
option-allow_164 = Танкоремонтная мастерская разрешена
option-hill_balance = Баланс высоты 621
option-fire_twice = Стрелять дважды
option-scenario-note = Какой сценарий сыграть.
option-terrain_table-note = Какая из двух таблиц даёт значения местности.
option-battlefield-note = Как напечатано или с рядом ничейной земли между фронтами.
option-columns-note = Сколько позиций в каждом ряду.
option-ranks-note = Сколько рядов у каждой стороны; ближний к резерву — тыловой.
option-players-note = Двое или четверо: по два командира на сторону.
option-year-note = Только карты, состоявшие на вооружении в тот год, и готовые колоды этого года; в расширенном сценарии — 1943, если год не выбран.
option-deck-note = Готовые колоды или собранные игроками.
option-terrain_setup-note = Местность по сценарию, случайная или никакая.
option-sides-note = Первое место — немцы, или решает жребий.
option-turn_limit-note = Последний ход, если не по сценарию.
option-printed_wheatfield-note = Пшеничное поле закрывает линию видимости, как в печатном примере.
option-allow_164-note = Танкоремонтную мастерскую можно включать в колоду.
option-hill_balance-note = Когда прибывает вторая немецкая группа: ход 11, 10 или 12.
option-fire_twice-note = Стрелявшая карта может стрелять снова в следующем действии огня того же розыгрыша.
option-scenario-hill621 = Высота 621
option-terrain_table-six_pack_v3 = 6-Pack
option-terrain_table-players_guide = Players’ Guide
option-battlefield-standard22 = как напечатано
option-battlefield-nml_row = с ничейной землёй
option-year-any = любой
option-year-scenario = по сценарию
option-deck-ready = готовая
option-deck-custom = своя
option-terrain_setup-scenario = по сценарию
option-terrain_setup-random = случайная
option-terrain_setup-none = нет
option-sides-seat_choice = по местам
option-sides-random = по жребию
option-turn_limit-scenario = по сценарию
option-printed_wheatfield-off = нет
option-printed_wheatfield-on = да
option-allow_164-off = нет
option-allow_164-on = да
option-hill_balance-even = поровну
option-hill_balance-pro_german = в пользу немцев
option-hill_balance-pro_soviet = в пользу советских войск
option-fire_twice-off = нет
option-fire_twice-on = да

balance-german = Между двумя ботами уровня { $between ->
    [ace] «ас»
    [veteran] «ветеран»
   *[regular] «боец»
  } немецкая сторона выигрывает { $percent } % (измерено; партий: { $matches }).
balance-attacker = Между двумя ботами уровня { $between ->
    [ace] «ас»
    [veteran] «ветеран»
   *[regular] «боец»
  } атакующий выигрывает { $percent } % (измерено; партий: { $matches }).
balance-german-historical = Силы исторические и неравные: между двумя ботами уровня { $between ->
    [ace] «ас»
    [veteran] «ветеран»
   *[regular] «боец»
  } немецкая сторона выигрывает { $percent } % (измерено; партий: { $matches }).
