### Blood & Steel: игра, русский

## Фишки и слова

unit-name = { $kind ->
    [ss-pzg] { $number } пгп СС
    [ss-pz] { $number } тп СС
    [ss-pzjg] { $number } птд СС
    [ss-aufkl] { $number } рб СС
    [ss-tiger] { $number } СС «Тигр»
    [deutschland] «Дойчланд»
    [der-fuehrer] «Дер Фюрер»
    [eicke] «Эйке»
    [thule] «Туле»
    [inf] { $number } пп
    [stug] { $number } дшо
    [tb] { $number } тбр
    [gds-tb] { $number } гв. тбр
    [gds-tr] { $number } гв. тп
    [mrb] { $number } мсбр
    [gds-mrb] { $number } гв. мсбр
    [gds-abn] { $number } гв. вдп
    [gds-rd] { $number } гв. сд
    [gds-mech] { $number } гв. мбр
   *[rd] { $number } сд
  }
nobody = никто
and-list = { $list }, { $next }
formation-name = { $formation ->
    [lah] 1-я СС «Лейбштандарт»
    [dr] 2-я СС «Дас Рейх»
    [tk] 3-я СС «Тотенкопф»
    [division-167] 167-я пехотная дивизия
    [airborne] 9-я гвардейская воздушно-десантная дивизия
    [remnants] остатки стрелковых дивизий
    [corps-18] 18-й танковый корпус
    [corps-29] 29-й танковый корпус
    [corps-2] 2-й танковый корпус
    [guards-2] 2-й гвардейский танковый корпус
   *[reserve] 5-я гвардейская танковая армия
  }
place-name = { $place ->
    [luchki] Лучки
    [veselyi-wood] Весёлый лес
    [krasny-oktyabr] Красный Октябрь
    [teterevino-wood] лес у Тетеревино
    [veselyi] Весёлый
    [klyuchi] Ключи
    [psel-grove] роща у Псла
    [teterevino] Тетеревино
    [vasilyevka] Васильевка
    [hill-226-6] высота 226,6
    [hill-258-2] высота 258,2
    [komsomolets-grove] роща у Комсомольца
    [hill-236-7] высота 236,7
    [polezhayev] Полежаев
    [andreyevka] Андреевка
    [komsomolets] Комсомолец
    [hill-241-6] высота 241,6
    [ivanovskiy-vyselok] Ивановский Выселок
    [kartashevka-wood] Карташёвский лес
    [prelestnoye] Прелестное
    [oktyabrskiy] Октябрьский
    [storozhevoye-wood] лес у Сторожевого
    [hill-247-6] высота 247,6
    [petrovka] Петровка
    [hill-252-2] высота 252,2
    [storozhevoye] Сторожевое
    [hill-252-4] высота 252,4
    [yamki] Ямки
    [vinogradovka] Виноградовка
    [prokhorovka-wood] лес у Прохоровки
    [prokhorovka] Прохоровка
   *[pravorot-wood] лес у Правороти
  }
hex-name = { $place ->
    [none] { $hex }
   *[other] { place-name } ({ $hex })
  }
off-map = вне карты
the-side = { $side ->
    [german] Немцы
   *[soviet] Советские войска
  }
chance = { $sixths ->
    [0] попасть нельзя
    [1] попадание на 1
    [6] верное попадание
   *[other] попадание на { $sixths } или меньше
  }

## Что спрашивается

ask-place = Поставьте { $unit }.
ask-station = Выберите гекс Прохоровки для остатков дивизии. Остальные девять сёл заполнятся сами.
ask-remnant = Выберите гекс без села для остатков дивизии: осталось { $left }.
ask-call = Ход { $turn }: запросить 167-ю пехотную дивизию? Это в любом случае стоит 2 ПО; она придёт, если выпадет меньше { $turn }.
ask-reserve = Ход { $turn }: назовите бригады резерва, которые просите. Каждая придёт, если выпадет меньше { $turn }; отказ стоит 1 ПО.
ask-commit = Введите в бой танковые корпуса, сколько хотите. Каждый так и не введённый стоит { $points } ПО.
ask-zone = { $who }: выпала 6. Выберите зону входа.
ask-operations = { $formation }: действуйте частями по очереди, используйте поддержку или закончите фазу.
ask-march = На марше: { $units }, осталось { $left } ОД.
ask-group = Вместе на прорыв: { $units }, осталось { $left } ОД.
ask-reroll = { $unit }: промах. Виттман перебрасывает?
ask-defend = Прорыв, { $hex }, раунд { $round }: стреляйте по атакующим часть за частью или не стреляйте.
ask-offend = Прорыв, { $hex }, раунд { $round }: каждая ваша часть должна выстрелить один раз.
ask-forced-retreat = Прорыв, { $hex }: ваши расстроенные части должны отступить.
ask-free-retreat = Прорыв, { $hex }: можно отвести и другие части.
ask-break-off = Прорыв, { $hex }, раунд { $round }: отведите части назад или продолжайте бой.

told-place = { the-side } ставят { $unit }.
told-remnants = Советская сторона выбирает гексы для остатков дивизий.
told-call = Немцы могут запросить 167-ю пехотную дивизию.
told-reserve = Советская сторона может запросить бригады резерва.
told-commit = Советская сторона вводит в бой танковые корпуса.
told-zone = Советская сторона выбирает зону входа: { $who }.
told-operations = { the-side } действуют: { $formation }.
told-march = На марше: { $units }.
told-reroll = { $unit }: промах; Виттман может перебросить.
told-defend = Прорыв, { $hex }, раунд { $round }: { $side ->
    [german] обороняются немцы
   *[soviet] обороняются советские войска
  }.
told-offend = Прорыв, { $hex }, раунд { $round }: { $side ->
    [german] атакуют немцы
   *[soviet] атакуют советские войска
  }.
told-retreat = Прорыв, { $hex }: обороняющийся отступает.
told-break-off = Прорыв, { $hex }, раунд { $round }: атакующий может выйти из боя.
over = { $winner ->
    [german] Победа немецкой стороны
    [soviet] Победа советской стороны
   *[draw] Ничья
  }, { $german } : { $soviet }.

## Что можно сделать

do-place = { $unit }: { $hex }
do-place-remnant = Остатки дивизии: { $hex }
do-call = Запросить 167-ю пехотную дивизию
do-ask = Запросить { $unit }
do-commit = Ввести в бой: { $formation }
do-enter = Зона входа { $zone }
do-fire = { $by } стреляет: { $at }, { $hex }; { chance }
do-half-fire = { $by } стреляет вполсилы: { $at }, { $hex }; { chance }
do-fire-close = { $by } стреляет: { $at }; { chance }
do-march = { $unit } выступает: { $hex }
do-group = { $units }: вместе на прорыв, { $hex }
do-air = Авиаудар: { $at }, { $hex }; { chance }
do-rudel = Рудель атакует: { $at }, { $hex }; { chance }
do-shell = Артиллерия: { $at }, { $hex }; { chance }
do-step = Идти: { $hex } ({ $cost } ОД)
do-last-step = Идти: { $hex }, за все очки движения
do-stop = Остановиться: { $hex }
do-exit = Уйти за северный край: 1 ПО
do-attack = Прорыв: { $hex } ({ $cost } ОД)
do-reroll = Перебросить
do-keep = Оставить промах
do-retreat = { $unit } отступает: { $hex }
do-flee = { $unit } уходит с карты
do-back = { $unit } возвращается: { $hex }
end-call = Не запрашивать
end-reserve = Это всё
end-commit = Больше корпусов не вводить
end-defend = Не стрелять
end-retreat = Больше никто не отступает
end-break-off = Продолжать бой
end-phase = Закончить фазу

## Что происходит

log-placed = { $unit }: { $hex }.
log-token = Остатки дивизии лежат рубашкой вверх: { $hex }.
log-dealt = Остатки дивизий розданы рубашкой вверх.
log-turned-up = { $hex }: открыта фишка { $unit }.
log-turn = Ход { $turn }
log-air = Авиация: немцы { $german }, советские войска { $soviet }. { $winner ->
    [german] Немецких самолётов: { $aircraft }.
    [soviet] Советских самолётов: { $aircraft }.
   *[nobody] Никто не летит.
  }
log-rudel-flies = В этом ходу летит Рудель.
log-rudel-shot-down = Рудель сбит: 1 ПО советской стороне.
log-artillery = { $side ->
    [german] Немецкая артиллерия
   *[soviet] Советская артиллерия
  }, бросок { $die }: { $guns ->
    [0] нет
    [one] { $guns } атака
    [few] { $guns } атаки
   *[many] { $guns } атак
  }.
log-called = Немцы запрашивают 167-ю, бросок { $die }: { $answer ->
    [arrives] дивизия прибывает
    [not_yet] пока нет
   *[barred] дивизия не придёт
  }. Потеряно 2 ПО.
log-granted = { $unit }: разрешено (бросок { $die }).
log-refused = { $unit }: отказано (бросок { $die }), потеряно 1 ПО.
log-committed = Введён в бой: { $formation }.
log-drawn = Вытянут жетон: { $formation }.
log-zone-rolled = { $who }, зона входа: бросок { $die }.
log-zone-chosen = { $formation } входит через зону { $zone }.
shot-result = { $effect ->
    [missed] { $at }: промах
    [disrupted] { $at }: часть расстроена
    [reduced] { $at }: часть ослаблена
    [reduced_disrupted] { $at }: часть ослаблена и расстроена
    [eliminated] { $at }: часть выведена из игры
   *[hit] { $at }: попадание
  }
log-fired = { $result }, { $hex }. Огонь ведёт { $unit }: сила { $power }, бросок { $die }{ $modifier }.
log-rerolled = { $result }. Виттман, { $unit }: сила { $power }, бросок { $die }{ $modifier }.
log-air-attack = { $result }, { $hex }. Авиаудар, бросок { $die }{ $modifier }.
log-rudel-attack = { $result }, { $hex }. Рудель, бросок { $die }{ $modifier }.
log-shelled = { $result }, { $hex }. Артиллерия, бросок { $die }{ $modifier }.
log-harmed = { $unit }: { $health ->
    [disrupted] часть расстроена
    [reduced] часть ослаблена
   *[reduced_disrupted] часть ослаблена и расстроена
  }.
log-tiger-survived = { $unit } выдерживает (бросок { $die }).
log-tiger-lost = { $unit } не выдерживает (бросок { $die }).
log-eliminated = { $unit }: часть выведена из игры.
log-marched = { $unit }: { $hex } ({ $cost } ОД).
log-came-on = { $unit } входит на карту: { $hex }.
log-broke-out = { $unit } уходит за северный край: 1 ПО.
log-taken = { the-side } берут: { $hex }.
log-overrun = { the-side } идут на прорыв: { $from } → { $hex }.
log-round = Раунд { $round }
log-thrown-back = { $unit }: часть отброшена, { $hex }.
log-retreated = { $unit } отступает: { $hex }.
log-fled = { $unit } уходит с карты.
log-trapped = { $unit }: отступать некуда.
log-went-back = { $unit } возвращается: { $hex }.
log-overrun-ended = Прорыв окончен, { $hex }: { $holder ->
    [german] гекс за немцами
    [soviet] гекс за советскими войсками
   *[nobody] никого не осталось
  }.
log-recovery = Восстановление: { $unit }, бросок { $die }, { $result ->
    [fresh] снова в строю
   *[reduced] по-прежнему ослаблена
  }.
log-banked = Объекты: немцы { $german } ПО, советские войска { $soviet } ПО.
log-turn-ended = После хода { $turn }: немцы { $german }, советские войска { $soviet }.
log-ended = Битва окончена, { $german } : { $soviet }.

## Подробно

detail-unit = { $unit }, { $formation }
detail-factors = Против брони { $armour }, против пехоты { $infantry }, очков движения: { $points }
detail-health = { $health ->
    [fresh] В полной силе
    [disrupted] Расстроена
    [reduced] Ослаблена
   *[reduced_disrupted] Ослаблена и расстроена
  }
detail-stage = { $stage ->
    [ready] В этом ходу ещё не действовала
    [fired_half] Выстрелила вполсилы; может пройти половину
    [moved_half] Прошла половину; может выстрелить вполсилы
   *[done] В этом ходу действия закончены
  }
detail-place = Место: { $hex }
forecast-factor = { $factor ->
    [armour] Сила против брони { $number }
   *[infantry] Сила против пехоты { $number }
  }
forecast-tiger = Рота «Тигров»: +{ $number }
forecast-power = Вполсилы или расстроена: { $number }
forecast-range = Через гекс: бросок{ $modifier }
forecast-cover = Лес или село: бросок{ $modifier }
forecast-hill = С высоты: бросок{ $modifier }
forecast-close = Советские войска вплотную к броне: бросок{ $modifier }
forecast-chance = Итог: { chance }
forecast-support = Сила поддержки { $number }
forecast-rudel = Рудель: бросок{ $modifier }
forecast-they-fire = Сначала стреляет { $by } (цель { $at }): { chance }
forecast-you-fire = Затем { $by } (цель { $at }): { chance }
forecast-overrun = Подбитые атакующие отходят назад, расстроенные обороняющиеся обязаны отступить.
tally-objectives = Объекты: { $points }
tally-break-out = Прорвавшиеся части: { $points }
tally-calls = Запросы 167-й: { $points }
tally-handicap = Фора: { $points }
tally-kept-back = Невведённые корпуса: { $points }
tally-railway = Железная дорога: { $points }
tally-refusals = Отказано в бригадах: { $points }
tally-rudel = Рудель сбит: { $points }
tally-total = Итого: { $points }

## Чего нельзя

why-not-now = Сейчас решается не это.
why-over = Партия окончена.
why-handicap-too-large = Фора не больше 6 ПО в пользу любой стороны.
why-outside-zone = Эта часть ставится в зоне своей дивизии.
why-hill-taken = На высоте 252,2 может начать только одна часть «Лейбштандарта», и она там уже есть.
why-not-prokhorovka = Сначала выберите один из двух гексов Прохоровки.
why-inside-german-zone = Этот гекс в немецкой зоне.
why-germans-there = Там стоят немцы.
why-remnant-in-village = В сёлах остатки дивизий уже есть; выберите другой гекс.
why-remnant-there = Там уже лежат остатки дивизии.
why-no-reserve-brigade = Эта часть не бригада резерва.
why-already-granted = Эта бригада уже разрешена.
why-already-asked = Эту бригаду вы уже запросили.
why-no-corps = Вводятся только четыре танковых корпуса.
why-already-committed = Этот корпус уже введён в бой.
why-not-yours = Этой частью вы сейчас действовать не можете.
why-not-drawn = Вытянут жетон другого соединения.
why-not-on-map = Этой части нет на карте.
why-is-disrupted = Эта часть расстроена.
why-is-done = Эта часть закончила действия.
why-half-done = Эта часть уже стреляла; она может только двигаться.
why-no-half-move = Половина её очков движения равна 0: она движется или стреляет, но не то и другое.
why-not-an-enemy = Это не противник.
why-target-gone = Этой части нет на карте.
why-out-of-range = Слишком далеко.
why-two-hexes-at-armour = Через гекс можно стрелять только по броне.
why-soviets-reach-one = Советские части стреляют только по соседним гексам.
why-no-sight = Лес или село закрывает обзор.
why-no-factor = Её сила против этой цели равна 0.
why-tiger-supports = Рядом с боеспособной частью своей дивизии рота «Тигров» сама не стреляет.
why-no-aircraft = Самолётов больше нет.
why-no-rudel = Рудель не летит или уже атаковал.
why-no-artillery = Артиллерии больше нет.
why-beyond-artillery = Ни одной вашей нерасстроенной части нет в пяти гексах от цели.
why-harmed-enough = Поддержка этой части уже не повредит.
why-has-moved = Эта часть уже двигалась.
why-nowhere-to-go = Ей некуда идти.
why-not-adjacent = Эти гексы не соседние.
why-not-an-entry = Через этот гекс она войти не может.
why-too-dear = Не хватает очков движения.
why-enemy-there = Там противник: в этот гекс ведёт только прорыв.
why-dead-end = Оттуда марш не закончить.
why-not-yet-moved = На марше нужно войти хотя бы в один гекс.
why-groups-attack = Группа идёт на прорыв и заканчивает марш только им.
why-stacking = Нет места: две части одного соединения или остатки дивизии с другой частью.
why-not-north-edge = Уйти с карты можно только из самого северного ряда.
why-only-germans-leave = С карты уходят только немецкие части.
why-no-minimum-move = Минимальное движение — для одной части, которая ещё ничего не делала.
why-affords-step = На этот гекс ей хватает очков и так.
why-not-a-group = Это не группа; назовите её части по порядку.
why-not-together = Они не в одном гексе.
why-too-many-in-group = Вместе на прорыв идут не больше двух частей и рота «Тигров».
why-remnants-do-not-overrun = Остатки дивизий на прорыв не ходят.
why-just-arrived = Кто только что вошёл на карту, на прорыв не идёт.
why-no-enemy-there = В этом гексе нет противника.
why-not-in-overrun = Эта часть в прорыве не участвует.
why-has-fired = Эта часть в этом раунде уже стреляла.
why-must-fire = В прорыве атакующий обязан стрелять.
why-must-retreat = Расстроенные обороняющиеся должны отступить.
why-not-defending = Эта часть здесь не обороняется.
why-disrupted-first = Сначала отступают расстроенные части.
why-towards-attacker = Оттуда пришла атака.
why-enemy-in-retreat = Там противник.
why-not-at-edge = Уйти с карты можно только у её края.
