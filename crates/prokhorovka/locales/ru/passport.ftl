### Blood & Steel: название и договорённости, русский

title-name = Blood & Steel
title-pitch = Прохоровка, 12 июля 1943 года: три танковые дивизии СС против четырёх советских танковых корпусов на 416 гексах. Жетоны, которые тянут вслепую из конверта, решают, кто движется, стреляет и идёт на прорыв.
title-lure = Три дивизии СС и четыре танковых корпуса, и никто не знает, чей жетон вытянут следующим.
title-when = 12 июля 1943
title-time = 60–90 мин
scenario-quick = Прохоровка, готовая расстановка
scenario-quick-note = Все стоят по местам: лучшая первая партия.
scenario-free = Прохоровка, расстановка вручную
scenario-free-note = Полная игра: каждая сторона ставит свои части.
scenario-random = Прохоровка, наудачу
scenario-random-note = Обе стороны расставляет случай.
scenario-everything = Прохоровка, со всеми правилами
scenario-everything-note = Готовая расстановка, с резервом, 167-й дивизией, Руделем и Виттманом.
option-german_setup = Немецкая расстановка
option-german_setup-note = Вручную (полная игра), готовая или случайная.
option-german_setup-free = вручную
option-german_setup-quick = готовая
option-german_setup-random = случайная
option-soviet_setup = Советская расстановка
option-soviet_setup-note = Вручную (полная игра), готовая или случайная.
option-soviet_setup-free = вручную
option-soviet_setup-quick = готовая
option-soviet_setup-random = случайная
option-reserve = Стратегический резерв
option-reserve-note = Советская сторона может запросить бригады 5-й гвардейской танковой армии; каждый отказ стоит очко.
option-reserve-off = нет
option-reserve-on = да
option-division_167 = 167-я пехотная дивизия
option-division_167-note = Немцы могут запросить дивизию с запада; каждый запрос стоит два очка.
option-division_167-off = нет
option-division_167-on = да
option-rudel = Рудель
option-rudel-note = Если у немцев на авиацию выпала 6, один из их авиаударов наносит ас пикировщиков.
option-rudel-off = нет
option-rudel-on = да
option-wittmann = Виттман
option-wittmann-note = Раз в ход можно перебросить промах «Тигров» «Лейбштандарта» или части рядом с ними.
option-wittmann-off = нет
option-wittmann-on = да
option-vp_scoring = Очки за объекты
option-vp_scoring-note = Один раз в конце или каждый ход.
option-vp_scoring-end = в конце
option-vp_scoring-every_turn = каждый ход
option-handicap = Фора
option-handicap-note = Очки, которые прибавляются немцам; отрицательное число помогает советской стороне.

balance-german = Между двумя ботами уровня { $between ->
    [ace] «ас»
    [veteran] «ветеран»
   *[regular] «боец»
  } немецкая сторона выигрывает { $percent } % партий (измерено; партий: { $matches }).
