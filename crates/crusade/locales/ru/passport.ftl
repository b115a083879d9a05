### The Last Crusade: название и условия партии, русский

title-name = The Last Crusade
title-pitch = Взводы, батареи и звенья самолётов — карты на девяти зонах, по большей части закрытые. Разведайте, прежде чем штурмовать, и держите истребители для тех, кто придёт двумя воздушными коридорами.
title-lure = Девять зон закрытых карт и два воздушных коридора над ними.
title-when = 1943–1945
title-time = 60–120 мин
scenario-meeting = Встречный бой, лето 1943
scenario-meeting-note = Стороны сходятся с равными силами: лучшая первая партия.
scenario-kharkov = Четвёртая битва за Харьков, август 1943
scenario-kharkov-note = Советские войска должны взять город или прорваться рядом с ним.
scenario-lunch = Бой за обедом
scenario-lunch-note = Колоды по 25 карт, восемь ходов.
scenario-open = Свободное сражение
scenario-open-note = Каждая сторона покупает местность и силы.
option-scenario = Сценарий
option-scenario-note = За что идёт бой.
option-scenario-meeting = встречный бой
option-scenario-kharkov = Харьков
option-scenario-lunch = бой за обедом
option-scenario-open = свободное сражение
option-supply_piles = Снабжение
option-supply_piles-note = Видит ли противник ваше снабжение?
option-supply_piles-visible = видно
option-supply_piles-hidden = скрыто
option-supply_dice = Кубики снабжения
option-supply_dice-note = С тремя кубиками воздушная война живее.
option-supply_dice-two = два
option-supply_dice-three = три
option-length = Длительность
option-length-note = Ходы; у Харькова и боя за обедом своя длительность.
option-length-short = 8 ходов
option-length-normal = 12 ходов
option-length-long = 20 ходов
option-decks = Колоды
option-decks-note = Свои колоды — только в свободном сражении.
option-decks-fixed = готовые
option-decks-constructed = свои
option-random_terrain = Случайная местность
option-random_terrain-note = Только в свободном сражении.
option-random_terrain-off = нет
option-random_terrain-on = да
option-collapse = Разгром
option-collapse-note = Побеждает ли сразу большая стопка трофеев?
option-collapse-off = нет
option-collapse-on = да
option-nations = Нации
option-nations-note = Обе нации или, в свободном сражении, одна для обеих сторон.
option-nations-both = СССР против Германии
option-nations-soviet = СССР против СССР
option-nations-german = Германия против Германии
option-preset_secrets = Тайны готового сценария
option-preset_secrets-note = Кто где лежит среди начальных карт готового сценария.
option-preset_secrets-dealt = раздаются заново
option-preset_secrets-printed = как напечатано

balance-soviet = Между двумя ботами уровня { $between ->
    [ace] «ас»
    [veteran] «ветеран»
   *[regular] «боец»
  } советская сторона выигрывает { $percent } % партий (измерено; партий: { $matches }).
