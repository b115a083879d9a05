### Duel of the Giants: the game, русский

## Pieces and words

piece-tiger = «Тигр» № { $number }
piece-t34 = Т-34 № { $number }
piece-pak = маркер ПТП № { $number }
piece-marker = маркер танка № { $number }

toward = { $dir ->
    [E] В
    [SE] ЮВ
    [SW] ЮЗ
    [W] З
    [NW] СЗ
   *[NE] СВ
  }
toward-hull = { $hull ->
    [E] В
    [SE] ЮВ
    [SW] ЮЗ
    [W] З
    [NW] СЗ
   *[NE] СВ
  }
toward-gun = { $gun ->
    [E] В
    [SE] ЮВ
    [SW] ЮЗ
    [W] З
    [NW] СЗ
   *[NE] СВ
  }
volley-step = { $step ->
    [DW] огонь из леса
    [DA] ствол в ствол
    [DB1] огонь наведённых орудий
   *[DB2] ответный огонь
  }

## What is asked ($side is german or soviet)

ask-tile = Выберите элемент ландшафта для своей половины поля.
ask-tile-hex = Положите { $terrain ->
    [wood] лес
    [hill] возвышенность
    [swamp] болото
    [snowy_wood] заснеженный лес
    [snowy_hill] заснеженную возвышенность
   *[snow_drift] сугроб
  } на пустой гекс своей половины поля.
ask-front = Постройте линию фронта от ряда A до последнего ряда: ещё { $left ->
    [one] { $left } элемент
    [few] { $left } элемента
    [many] { $left } элементов
   *[other] { $left } элемента
  }.
ask-lay-tank = Положите танк рубашкой вверх в районе сосредоточения. Никто другой не видит, какие из маркеров — танки.
ask-lay-bluff = Положите пустышку рубашкой вверх в районе сосредоточения.
ask-lay-piece = Разместите { $piece ->
    [tiger] «Тигр»
    [airfield] аэродром со «Штукой»
    [pak88] 8,8-см ПТП
    [pak36] 3,7-см ПТП
    [pak-bluff] пустышку ПТП
    [mine] мину
   *[mine-bluff] пустышку мины
  } на своей стороне фронта.
ask-lay-facing = { $piece ->
    [tiger] Куда направлен «Тигр»
    [airfield] Куда направлена «Штука»
   *[other] Куда направлена ПТП
  } в { $hex }?
ask-march = Можно передвинуть до двух маркеров танков, каждый не более чем на два гекса.
ask-march-on = Двигайте маркер дальше или оставьте его здесь.
ask-opening-recon = Начальная фаза: открывайте ПТП и разведывайте маркеры танков вдоль стволов «Тигров» и ПТП.
ask-open-must = Начальная фаза: активируйте хотя бы один Т-34.
ask-open = Начальная фаза: активируйте ещё Т-34 или продолжайте.
ask-guns = Ваши ПТП: поворачивайте их, открывайте, ставьте на колёса.
ask-gun-move = На колёсах — { $gun }: передвиньте его (ещё { $steps ->
    [one] { $steps } гекс
    [few] { $steps } гекса
    [many] { $steps } гексов
   *[other] { $steps } гекса
  }), затем выберите направление.
ask-recon = Разведка вдоль стволов «Тигров» и ПТП: откройте маркеры танков в пределах дальности или продолжайте.
ask-program = { $tank }, тайная программа: ещё { $left ->
    [one] { $left } карта
    [few] { $left } карты
    [many] { $left } карт
   *[other] { $left } карты
  }. Карта башни кладётся последней.
ask-commit = Все программы готовы. Подтвердить их?
ask-tanks = Активируйте Т-34 и двигайте их, каждый по одному разу.
ask-drive = { $tank } в движении: ещё { $left ->
    [one] { $left } действие
    [few] { $left } действия
    [many] { $left } действий
   *[other] { $left } действия
  }{ $dash ->
    [0] .
    [one] {" "}или { $dash } гекс прямо по свободной степи.
    [few] {" "}или { $dash } гекса прямо по свободной степи.
    [many] {" "}или { $dash } гексов прямо по свободной степи.
   *[other] {" "}или { $dash } гекса прямо по свободной степи.
  }
ask-drive-stopped = { $tank } остановлен миной: установите башню и завершите движение.
ask-execute = Какой «Тигр» движется первым?
ask-gun-reveal = Перед боем можно открыть ПТП.
ask-volley = Будет ли стрелять { $weapon }? Обе стороны решают тайно ({ volley-step }).
ask-pair = { $weapon } стоит ствол в ствол сразу с несколькими противниками: по кому стрелять?
ask-turn-fire = Поворачивайте башни не более чем на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } и стреляйте — выстрел за выстрелом.
ask-stuka-start = Поднять «Штуку» в воздух? Она летает один раз за партию, в течение четырёх фаз.
ask-stuka-fly = Фаза полёта { $phase }: ещё { $left ->
    [one] { $left } действие
    [few] { $left } действия
    [many] { $left } действий
   *[other] { $left } действия
  }. К концу четвёртой «Штука» должна вернуться на аэродром.
ask-face-hull = { $tank } активирован: куда направлен корпус?
ask-face-turret = { $tank }: куда направлена башня?
ask-face-look = { $tank } может вести разведку вдоль ствола.

wait-markers = Советская сторона тайно размещает маркеры танков.
wait-weapons = Немцы тайно размещают вооружение.
wait-program = Немцы тайно программируют «Тигры».
wait-volley = { $side ->
    [german] Немецкая
   *[soviet] Советская
  } сторона тайно выбирает цели ({ volley-step }).
wait-tile = { $side ->
    [german] Немецкая
   *[soviet] Советская
  } сторона кладёт элемент ландшафта.
wait-front = Немцы строят линию фронта: ещё { $left ->
    [one] { $left } элемент
    [few] { $left } элемента
    [many] { $left } элементов
   *[other] { $left } элемента
  }.
wait-march = Советская сторона двигает маркеры танков.
wait-opening-recon = Начальная фаза: немцы открывают ПТП и ведут разведку.
wait-open = Начальная фаза: советская сторона активирует Т-34.
wait-guns = Немцы расставляют свои ПТП.
wait-recon = Немцы ведут разведку вдоль стволов.
wait-tanks = Советская сторона активирует и двигает Т-34.
wait-drive = { $tank } в движении.
wait-execute = Немцы выбирают, какой «Тигр» движется первым.
wait-gun-reveal = Перед боем немцы могут открыть ПТП.
wait-turn-fire = { $side ->
    [german] Немецкая
   *[soviet] Советская
  } сторона поворачивает башни не более чем на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } и стреляет.
wait-stuka = Немцы решают, что делать «Штуке».
wait-face = Советская сторона разворачивает { $tank }.

over = { $winner ->
    [german] Победа немецкой стороны
    [soviet] Победа советской стороны
   *[draw] Ничья
  }, { $german } : { $soviet }.

## What can be done

do-tile = Взять { $terrain ->
    [wood] лес
    [hill] возвышенность
    [swamp] болото
    [snowy_wood] заснеженный лес
    [snowy_hill] заснеженную возвышенность
   *[snow_drift] сугроб
  }
do-place-tile = Положить { $terrain ->
    [wood] лес
    [hill] возвышенность
    [swamp] болото
    [snowy_wood] заснеженный лес
    [snowy_hill] заснеженную возвышенность
   *[snow_drift] сугроб
  } в { $hex }
do-place-front = Элемент фронта в { $hex }
do-place-marker = Маркер в { $hex }
do-place-piece = { $piece ->
    [tiger] «Тигр»
    [airfield] Аэродром
    [pak88] 8,8-см ПТП
    [pak36] 3,7-см ПТП
    [pak-bluff] Пустышка ПТП
    [mine] Мина
   *[mine-bluff] Пустышка мины
  } в { $hex }
do-face-piece = Направление { toward }
do-face-hull = { $tank }: корпус на { toward }
do-stand-pak = Оставить { $gun } здесь, направление { toward }
do-turret = Башня на { $hour ->
    [one] { $hour } час
    [few] { $hour } часа
    [many] { $hour } часов
   *[other] { $hour } часа
  }, орудие на { toward }
do-step-marker = Передвинуть { $marker } из { $from } в { $to }
do-finish-marker = Оставить маркер здесь
do-reveal = Открыть { $marker } в { $hex }
do-activate-pak = Открыть { $gun } в { $hex }: { $kind ->
    [pak88] 8,8-см ПТП
    [pak36] 3,7-см ПТП
   *[bluff] пустышка
  }
do-activate-tank = Активировать { $marker } в { $hex }
do-turn-pak = Повернуть { $gun } в { $hex } на { toward }
do-lay-wheel = Поставить { $gun } в { $hex } на колёса
do-move-pak = Передвинуть на колёсах { $gun } ({ $hex })
do-step-pak = В { $hex }
do-card = Карта: { $card ->
    [forward] вперёд
    [back] назад
    [left] поворот влево
   *[right] поворот вправо
  }
do-turret-card = Карта башни: { $hour ->
    [one] { $hour } час
    [few] { $hour } часа
    [many] { $hour } часов
   *[other] { $hour } часа
  } (завершает программу)
do-program-done = Эта программа готова
do-commit = Подтвердить программы
do-drive = Двигать { $tank } ({ $hex })
do-advance = { $way ->
    [forward] Вперёд
   *[back] Назад
  } в { $hex } ({ $cost ->
    [one] { $cost } действие
    [few] { $cost } действия
    [many] { $cost } действий
   *[other] { $cost } действия
  })
do-exit = { $way ->
    [forward] Вперёд
   *[back] Назад
  } за немецкий край поля: 5 очков
do-left = Повернуть влево
do-right = Повернуть вправо
do-fly = Вперёд в { $hex }
do-look = Разведать { $gun } в { $hex }
do-end-move = Завершить движение, башня на { $hour ->
    [one] { $hour } час
    [few] { $hour } часа
    [many] { $hour } часов
   *[other] { $hour } часа
  }, орудие на { toward }
do-execute = Движется { $tank }
do-fire = Стреляет { $by }, цель — { $at } в { $hex }: мощь { $power } против брони { $armour } { $aspect ->
    [front] спереди
    [rear] сзади
   *[side] сбоку
  }, { $effect ->
    [destroyed] уничтожение
    [damaged] повреждение
    [nothing] без результата
   *[critical] критическое повреждение
  }{ $steps ->
    [0] {""}
    [one] {" "}(поворот башни на { $steps } шаг)
    [few] {" "}(поворот башни на { $steps } шага)
    [many] {" "}(поворот башни на { $steps } шагов)
   *[other] {" "}(поворот башни на { $steps } шага)
  }
do-hold = Не стреляет { $weapon }
do-start-stuka = Поднять «Штуку» в воздух
do-attack = Атаковать { $tank } сзади
do-land = Приземлиться

end-look = Закончить разведку
end-march = Больше не двигать маркеры
end-recon = Закончить разведку
end-open = Начать ход 1
end-guns = ПТП расставлены
end-tanks = Закончить фазу B
end-gun-reveal = Больше не открывать ПТП
end-fire = Больше не стрелять на этом шаге
end-flight = Закончить эту фазу полёта
end-stuka-stays = «Штука» остаётся на земле

## What happened

log-turn = Ход { $turn }
log-step = { $step ->
    [S1] Расстановка: ландшафт
    [S2] Расстановка: линия фронта
    [S3] Расстановка: маркеры танков
    [S4] Расстановка: немецкое вооружение
    [O0] Начальная фаза: движение маркеров танков
    [O1] Начальная фаза: разведка
    [O2] Начальная фаза: активация
    [A1] Фаза A: программирование
    [A2] Фаза A: ПТП
    [A3] Фаза A: разведка
    [B1] Фаза B: движение маркеров танков
    [B2] Фаза B: Т-34
    [C1] Фаза C: движение «Тигров»
    [C2] Фаза C: разведка
    [D0] Фаза D: открытие ПТП
    [DW] Фаза D: огонь из леса
    [DA] Фаза D: взаимный огонь
    [DB1] Фаза D: огонь наведённых орудий
    [DB2] Фаза D: ответный огонь
    [DT1] Фаза D: поворот немецких башен на один шаг
    [DS1] Фаза D: поворот советских башен на один шаг
    [DT2] Фаза D: поворот немецких башен на два шага
    [DS2] Фаза D: поворот советских башен на два шага
    [DT3] Фаза D: поворот немецких башен на три шага
    [DS3] Фаза D: поворот советских башен на три шага
   *[DF] Фаза D: «Штука»
  }
log-tile = { $side ->
    [german] Немецкая
   *[soviet] Советская
  } сторона кладёт { $terrain ->
    [wood] лес
    [hill] возвышенность
    [swamp] болото
    [snowy_wood] заснеженный лес
    [snowy_hill] заснеженную возвышенность
   *[snow_drift] сугроб
  } в { $hex }.
log-front = Элемент фронта в { $hex }.
log-marker-laid = Рубашкой вверх в { $hex }: { $kind ->
    [tank] танк
   *[bluff] пустышка
  }.
log-markers-lie = Все маркеры танков ({ $count }) лежат рубашкой вверх.
log-piece-laid = В { $hex } размещено: { $piece ->
    [tiger] «Тигр»
    [airfield] аэродром
    [pak88] 8,8-см ПТП
    [pak36] 3,7-см ПТП
    [pak-bluff] пустышка ПТП
    [mine] мина
   *[mine-bluff] пустышка мины
  }.
log-weapons-lie = Немецкое вооружение размещено; ПТП и мины лежат рубашкой вверх.
log-laid-out = { $step ->
    [S1] Ландшафт выложен.
   *[S4] Линия фронта, маркеры и вооружение размещены.
  }
log-marker-moved = В { $hex } переходит { $marker }.
log-marker-seen = Разведку ведёт { $by }: { $marker } в { $hex } — { $kind ->
    [tank] Т-34!
   *[bluff] пустышка.
  }
log-marker-seen-from-air = «Штука» обнаруживает { $marker } в { $hex }: { $kind ->
    [tank] Т-34!
   *[bluff] пустышка.
  }
log-marker-seen-moving = Замечен в движении { $marker } в { $hex }: { $kind ->
    [tank] Т-34!
   *[bluff] пустышка.
  }
log-marker-contact = На пути «Тигра» { $marker } в { $hex }: { $kind ->
    [tank] Т-34!
   *[bluff] пустышка.
  }
log-marker-activated = Открыт { $marker } в { $hex }: { $kind ->
    [tank] Т-34.
   *[bluff] пустышка.
  }
log-t34-activated = { $tank } стоит в { $hex }.
log-t34-faced = { $tank }: корпус на { toward-hull }, орудие на { toward-gun }.
log-t34-moved = { $tank } движется в { $to }.
log-t34-turned = { $tank } поворачивает на { toward }.
log-t34-stopped = { $tank } завершает движение, орудие на { toward }.
log-t34-through = { $tank } прорывается из { $hex }!
log-front-removed = Элемент фронта в { $hex } убран.
log-mine = { $tank } открывает маркер мины в { $hex }: { $kind ->
    [mine] минное поле!
   *[bluff] пустышка.
  }
log-mine-stops = { $tank } остановлен минами в { $hex }.
shot-result = { $effect ->
    [destroyed] Уничтожен { $at }
    [damaged] Повреждён { $at }
    [nothing] Не пострадал { $at }
   *[critical] Критически повреждён { $at }
  }
log-fired = { $result } ({ $to }). Стрелял { $by } ({ $from }): мощь { $power } против брони { $armour } { $aspect ->
    [front] спереди
    [rear] сзади
   *[side] сбоку
  }{ $steps ->
    [0] {""}
    [one] , поворот башни на { $steps } шаг
    [few] , поворот башни на { $steps } шага
    [many] , поворот башни на { $steps } шагов
   *[other] , поворот башни на { $steps } шага
  }.
figure = { $what ->
    [gun] орудие
    [distance] дистанция
    [from] позиция
    [into] укрытие
    [turret] башня
    [power] мощь
    [front] лоб
    [rear] корма
   *[side] борт
  }
log-head-start = Преимущество { $side ->
    [german] немецкой
   *[soviet] советской
  } стороны в очках: { $vp }.
log-scored = { $side ->
    [german] Немецкая
   *[soviet] Советская
  } сторона: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
  }.
log-medal = { $side ->
    [german] Знак «За танковый бой»
   *[soviet] Орден Суворова
  } получает { $place ->
    [0] {""}
    [1] первый{" "}
    [2] второй{" "}
    [3] третий{" "}
   *[4] четвёртый{" "}
  }{ $side ->
    [german] немецкий
   *[soviet] советский
  } командир.
log-drift-gone = Сугроб в { $hex } исчезает.
log-turn-ended = Конец хода { $turn }, очки за ход: немецкая сторона — { $german }, советская — { $soviet }.
log-ended-no-tanks = У советской стороны не осталось танков: { $german } : { $soviet }.
log-ended-last-turn = Последний ход завершён: { $german } : { $soviet }.
log-ended-quiet = Слишком долго ничего не происходит: партия окончена, { $german } : { $soviet }.
log-pak-activated = Открыт { $gun } в { $hex }: { $kind ->
    [pak88] 8,8-см ПТП.
    [pak36] 3,7-см ПТП.
   *[bluff] пустышка.
  }
log-pak-turned = Повёрнут { $gun } в { $hex }, направление { toward }.
log-wheel = Поставлен на колёса { $gun } в { $hex }.
log-pak-moved = В { $hex } переходит { $gun }.
log-pak-stands = В { $hex } останавливается { $gun }, направление { toward }.
log-pak-seen = { $tank } обнаруживает { $gun } в { $hex }: { $kind ->
    [pak88] 8,8-см ПТП!
    [pak36] 3,7-см ПТП!
   *[bluff] пустышка.
  }
log-pak-overrun = { $tank } давит { $gun } в { $hex }: { $kind ->
    [pak88] 8,8-см ПТП уничтожена.
    [pak36] 3,7-см ПТП уничтожена.
   *[bluff] пустышка.
  }
log-pak-faced = { $tank } выезжает под ствол: { $gun } в { $hex } — { $kind ->
    [pak88] 8,8-см ПТП, остаётся на месте.
    [pak36] 3,7-см ПТП, остаётся на месте.
   *[bluff] пустышка.
  }
log-card = { $tank }, программа: { $card ->
    [forward] вперёд
    [back] назад
    [left] влево
   *[right] вправо
  }.
log-turret-card = { $tank }, программа: башня на { $hour ->
    [one] { $hour } час
    [few] { $hour } часа
    [many] { $hour } часов
   *[other] { $hour } часа
  }.
log-programmed = { $place ->
    [0] «Тигры» запрограммированы.
    [1] Первый немецкий командир задал программы.
    [2] Второй немецкий командир задал программы.
    [3] Третий немецкий командир задал программы.
   *[4] Четвёртый немецкий командир задал программы.
  }
log-tiger-moved = { $tank } движется в { $hex }.
log-tiger-turned = { $tank } поворачивает на { toward }.
log-card-wasted = { $tank }: одной карты «{ $card ->
    [forward] вперёд
   *[back] назад
  }» для этого гекса мало, она пропадает.
log-tiger-blocked = { $tank } остановлен, путь преграждает { $by ->
    [edge] край поля
    [swamp] болото в { $hex }
    [t34] Т-34 в { $hex }
    [tiger] другой «Тигр» в { $hex }
    [pak] своя ПТП в { $hex }
   *[stuka] «Штука» в { $hex }
  }.
log-cards-lapsed = { $tank }: { $cards ->
    [one] пропадает { $cards } карта
    [few] пропадают { $cards } карты
    [many] пропадает { $cards } карт
   *[other] пропадает { $cards } карты
  }.
log-lapse-shown = Ход { $turn }: { $tank }, после вынужденной остановки пропали карты: { $cards }.
card-row = { $card ->
    [forward] вперёд
    [back] назад
    [left] влево
   *[right] вправо
  }, { $rest }
card-last = { $card ->
    [forward] вперёд
    [back] назад
    [left] влево
   *[right] вправо
  }
log-tiger-aimed = { $tank } наводит орудие на { toward }.
log-tiger-stays = { $tank } остаётся на месте.
log-stuka-started = «Штука» взлетает.
log-stuka-flew = «Штука» летит в { $hex }.
log-stuka-turned = «Штука» поворачивает на { toward }.
log-stuka-attacked = «Штука» уничтожает { $tank } в { $hex }.
log-stuka-landed = «Штука» приземляется.
log-stuka-lost = «Штука» не успевает вернуться: вынужденная посадка.
log-stuka-destroyed = { $tank } уничтожает «Штуку» на земле в { $hex }.

## Losses

lost-guns = орудий: { $lost } из { $of }
lost-tanks = Т-34: { $lost } из { $of }{ $hidden ->
    [0] {""}
   *[other] {" "}· ещё скрыто { $hidden }
  }

## Why not

why-not-now = На этом шаге это невозможно.
why-over = Партия окончена.
why-no-such-piece = Такой фигуры нет.
why-off-the-board = Этот гекс вне игрового поля.
why-not-yours = Эта фигура принадлежит другому игроку.
why-no-such-tile = У вашей стороны больше нет таких элементов ландшафта.
why-tile-outside-half = Элементы ландшафта кладут на своей половине поля.
why-tile-on-tile = Там уже лежит элемент ландшафта.
why-front-outside-band = Линию фронта строят в столбцах полосы фронта.
why-front-twice = Там уже лежит элемент фронта.
why-front-starts-at-row-a = Первый элемент кладут на гекс ряда A.
why-front-not-connected = Элемент должен соприкасаться с уже выложенным.
why-front-too-short = Оставшихся элементов не хватит до последнего ряда.
why-marker-outside-zone = Маркеры танков кладут в районе сосредоточения.
why-marker-on-marker = Там уже лежит маркер танка.
why-not-on-german-side = Этот гекс на советской стороне фронта.
why-tiger-in-swamp = «Тигр» не может стоять в болоте.
why-airfield-not-on-steppe = Аэродрому нужна степь без элемента фронта.
why-airfield-on-mine = Аэродром нельзя положить на маркер мины.
why-hex-taken = Там уже стоит другое вооружение.
why-mine-on-mine = Там уже лежит маркер мины.
why-mine-in-swamp = В болоте мины не ставят.
why-mine-in-drift = В сугробе мины не ставят.
why-mine-on-airfield = На аэродроме мины не ставят.
why-marker-gone = Этот маркер уже открыт.
why-marker-moved = Этот маркер уже передвинут.
why-no-marker-moves-left = На этом шаге больше нельзя двигать маркеры.
why-finish-marker-first = В движении другой маркер: сначала завершите его движение.
why-not-adjacent = Этот гекс не соседний.
why-marker-terrain = Маркеры танков движутся только по степи и лесу.
why-marker-obstacle = Маркер танка не может войти в гекс с миной, ПТП, танком или аэродромом.
why-marker-must-move-on = Маркер не может остановиться на другом маркере: он должен двигаться дальше.
why-no-marker-in-hand = Ни один маркер не в движении.
why-marker-not-seen = Ни одно ваше орудие не смотрит на этот маркер: он должен лежать на линии ствола, в пределах дальности и видимости.
why-marker-in-wood = Маркер танка в лесу обнаружить нельзя.
why-marker-in-drift = Маркер в сугробе с земли обнаружить нельзя.
why-marker-under-tank = На этом маркере стоит Т-34.
why-marker-is-bluff = Этот маркер — пустышка.
why-no-tank-yet = В начальной фазе нужно активировать хотя бы один Т-34.
why-not-under-stuka = «Штука» видит только свой гекс и шесть соседних.
why-pak-gone = Эта ПТП выбыла из игры.
why-pak-is-bluff = Этот маркер — пустышка.
why-pak-face-up = Эта ПТП уже открыта.
why-pak-on-wheel = Эта ПТП на колёсах.
why-pak-handled = Этот маркер в этой фазе уже поворачивали или открыли: можно только одно из двух.
why-pak-faces-there = Она уже направлена туда.
why-no-wheel-left = Свободных маркеров колеса нет.
why-wheel-not-moving = На прошлых ходах эту ПТП на колёса не ставили.
why-wheels-must-turn = Сначала передвиньте или оставьте на месте ПТП, у которых маркер колеса лежит стороной движения вверх.
why-pak-steps-used = Эта ПТП уже прошла свои два гекса.
why-pak-obstacle = ПТП не может войти в гекс с танком, маркером танка, другой ПТП или аэродромом.
why-pak-not-seen = Этот маркер не на линии в пределах дальности и видимости.
why-pak-in-drift = Маркер ПТП в сугробе не виден.
why-pak-known = Эта ПТП уже открыта.
why-program-full = Предел карт этого «Тигра» исчерпан.
why-programs-open = Одна из программ ещё не готова.
why-programs-done = Все ваши программы готовы: подтвердите их или отмените последнее действие.
why-tank-gone = Этот танк выбыл из игры.
why-tank-moved = Этот танк в этой фазе уже двигался.
why-tank-waits = Этот танк активирован в этой фазе: двигаться он сможет в следующей фазе B.
why-tank-in-hand = Танк в движении: сначала завершите его движение.
why-stopped-by-mine = Он остановлен миной: в этой фазе действий больше нет.
why-no-actions-left = У него не осталось действий.
why-too-expensive = Вход в этот гекс стоит больше действий, чем у него осталось.
why-only-dash-left = Дальше он может двигаться только прямо по свободной степи.
why-edge-of-board = Там край поля; покинуть поле можно только через немецкий край.
why-tank-in-the-way = Там стоит танк.
why-tiger-driven = Этот «Тигр» уже двигался.
why-tiger-idle = Программа этого «Тигра» пуста.
why-another-weapon-first = Сначала решите за другое орудие.
why-same-side = Орудия одной стороны не стреляют друг по другу.
why-has-fired = Это орудие в этой фазе уже стреляло.
why-not-in-line = Цель не лежит ни на одной из его шести линий.
why-wood-between = Лес на линии закрывает видимость.
why-hill-between = Возвышенность на линии закрывает видимость.
why-tank-between = Танк на линии закрывает видимость: ни один из концов не на возвышенности.
why-drift-between = Сугроб на линии закрывает видимость: ни один из концов не на возвышенности.
why-concealed = Цель скрыта в лесу: она видна с соседнего гекса или после собственного выстрела.
why-concealed-in-drift = Цель скрыта в сугробе, пока не выстрелит.
why-target-face-down = Закрытая ПТП не стреляет, и по ней стрелять нельзя.
why-pak-cannot-turn = ПТП стреляет только туда, куда направлена.
why-too-many-steps = На этом шаге боя башню нельзя повернуть так далеко.
why-too-weak = На таком расстоянии у выстрела не остаётся мощи.
why-no-harm-to-pak = Этот выстрел не причинил бы ПТП вреда.
why-not-in-wood = На этом шаге стреляют только из леса.
why-not-mutual = На этом шаге стреляют только орудия, наведённые друг на друга.
why-pairs-fire = Орудия, наведённые друг на друга, обязаны стрелять: воздержаться нельзя.
why-not-fired-on = Танк отвечает огнём только тем, кто стрелял по нему.
why-only-tanks-return-fire = ПТП не поворачиваются для ответного огня.
why-stuka-flies = «Штука» уже в воздухе.
why-stuka-on-ground = «Штука» на земле.
why-stuka-no-actions = У «Штуки» в этой фазе не осталось действий.
why-stuka-edge = «Штука» не может покинуть игровое поле.
why-attack-used = «Штука» уже провела свою единственную атаку.
why-not-behind = «Штука» должна быть в гексе прямо позади Т-34.
why-hidden-from-stuka = Т-34 в лесу с воздуха не виден.
why-not-on-airfield = «Штука» садится только на свой аэродром и только если там нет танка.

## Setting up a match

setup-players = Здесь играют от 2 до { $most } человек.
setup-max-turns = Последний ход должен быть от { $least } до { $most }.
setup-quiet-turns = Число ходов без событий должно быть от 3 до 20.
setup-head-start = Преимущество должно быть от -{ $most } до { $most } очков.
setup-one-lead = Либо равные шансы, либо своё преимущество в очках, но не то и другое сразу.
setup-preset-needs-terrain = Готовой расстановке нужен и её готовый ландшафт.
setup-preset-one-board = Готовые расстановки — только для одного поля.
setup-preset-season = Эта готовая расстановка — для другого времени года.
