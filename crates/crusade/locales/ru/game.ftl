### The Last Crusade: что спрашивают, делают и рассказывают, русский

phase-name = { $phase ->
    [setup] Расстановка
    [reinforce] Подкрепления
    [air] Воздушная фаза
    [recon] Разведка
    [bombard] Обстрел
   *[maneuver] Огонь и манёвр
}
hq-name = { $side ->
    [soviet] советский штаб
   *[german] немецкий штаб
}
airfield-name = { $side ->
    [soviet] советский аэродром
   *[german] немецкий аэродром
}
rear-name = { $side ->
    [soviet] советский тыл
   *[german] немецкий тыл
}
edge-name = { $a }–{ $b }
terrain-name = { $terrain ->
    [HI] холмы
    [LW] редкий лес
    [HW] густой лес
    [VI] деревня
    [TO] посёлок
    [CI] крупный город
    [SW] болото
    [BA] балка
    [HQ] штаб
   *[CL] чистое поле
}
unit-at = { $card } ({ $at })
unit-unknown = карта
card-face-down = закрытая карта
card-list = { $first }, { $rest }

prompt-over = { $winner ->
    [soviet] Победа советских войск
    [german] Победа немцев
   *[nobody] Ничья
}{ $reason ->
    [headquarters] : взят штаб.
    [collapse] : противник разгромлен.
   *[score] : по очкам.
}
prompt-you = { $step ->
    [deck] Соберите колоду или возьмите готовую.
    [terrain] Выберите местность для своего ряда.
    [centre] Выложите местность среднего ряда.
    [forces] Расставьте начальные силы и завершите.
    [patrol] Патруль остаётся на подвесных баках?
    [reinforce] Пополняйте, вводите в бой, играйте карты; затем завершите фазу.
    [hand_limit] Сбросьте лишние карты.
    [air] Поднимите самолёты или завершите фазу.
    [intercept] Перехватить взлетевшие самолёты?
    [counter] Ваши истребители атакуют патрули?
    [jettison] Сбросить подвеску перед боем?
    [escort] Назначить сопровождение?
    [taran] Один из ваших истребителей идёт на таран?
    [flak] Кто стреляет по пролетающим самолётам?
    [fly_on] Лететь дальше или остановиться?
    [recon] Разведывайте или завершите фазу.
    [bombard] Обстреливайте и наносите удары с воздуха или завершите фазу.
    [close_flak] Кто стреляет по атакующим самолётам?
    [bombs] Атакуйте самолётами.
    [maneuver] Двигайтесь, окапывайтесь, штурмуйте; затем завершите ход.
    [ambush] Засада: стреляют те, кто был скрыт.
    [defend] Оборонительный огонь.
    [attack] Огонь ваших атакующих.
    [retreat] Держаться или отступать?
    [withdraw] Отступайте подразделениями, по одному.
    [go_on] Ещё раунд или прекратить штурм?
    [advance] Кто продвигается?
    [miracle] Восстановить уничтоженный танк?
    [declare_launch] Добавьте самолёты и подвески, затем взлетайте.
    [declare_barrage] Добавьте цели, затем стреляйте.
   *[declare_assault] Добавьте атакующих и карты, затем атакуйте.
}
prompt-other = { $side ->
    [soviet] Советские войска
   *[german] Немцы
} { $step ->
    [deck] собирают колоду.
    [terrain] выбирают местность.
    [centre] выкладывают средний ряд.
    [forces] расставляют силы.
    [reinforce] получают подкрепления.
    [hand_limit] сбрасывают карты.
    [air] ведут воздушную фазу.
    [recon] ведут разведку.
    [bombard] ведут обстрел.
    [maneuver] маневрируют.
   *[other] решают.
}

act-take = В колоду: { $card }
act-take-standard = Взять готовую колоду
act-lay = Выложить: { $terrain }
act-swap = Сменить местность: { $zone }
act-keep = Оставить местность
act-place = Поставить в { $zone }: { $card }
act-place-inside = Поставить внутрь, { $fort }: { $card }
act-place-airfield = На аэродром: { $card }
act-obstruct = Поставить на край { $edge }: { $card }
act-attach = Придать, { $unit }: { $card }
act-refit = Пополнить: { $unit } { $kind ->
    [paid] (за плату)
    [free] (бесплатное очко)
    [medics] (медсанбат)
    [workshop] (ремонтная рота)
   *[bonus] (добавочное очко)
}
act-deploy = Ввести в бой за { $cost }: { $card }
act-russian-deploy = Русская пехота, ввести бесплатно: { $card }
act-russian-refit = Русская пехота: бросить кубик на очки пополнения
act-fortify = Построить, { $zone }: { $card }
act-fortify-with = Построить, { $zone }: { $card }, внутри { $unit }
act-play = Сыграть: { $card }
act-mask = Сыграть «Маскировку»: { $zone }
act-buy = Купить карту за 3
act-discard = Сбросить: { $card }
act-stay = { $unit }: остаться в патруле
act-come-home = { $unit }: вернуться
act-launch = Вылет, коридор { $lane }: { $mission ->
    [patrol] патруль
   *[strike] удар
}
act-add = Добавить: { $unit }
act-load = Подвесить, { $unit }: { $card }
act-go = Вперёд
act-jettison = { $unit }: сбросить { $what ->
    [all] вооружение и баки
   *[weapon] вооружение
}
act-intercept = { $unit }: атаковать, цель — { $target }
act-fire = { $unit }: огонь, цель — { $target }
act-fly = Лететь дальше
act-stop = Остановиться здесь
act-escort = { $unit }: сопровождать
act-ram = { $unit }: на таран
act-scout = { $unit }: разведать { $zone }
act-aim = Ещё цель: { $target }
act-strike = Удар: { $flight }, цель — { $zone }
act-bomb = { $unit }: атаковать, цель — { $target } { $weapon ->
    [weapon] (подвеской)
   *[guns] (бортовым оружием)
}
act-carpet = { $unit }: ковровая бомбардировка
act-skip = { $unit }: не атаковать
act-move = { $unit }: идти в { $zone }
act-assault = Штурм: { $zone }
act-dig-in = { $unit }: окопаться
act-mount = { $unit }: сесть, { $carrier }
act-dismount = { $unit }: спешиться
act-enter-fort = { $unit }: занять { $fort }
act-leave-fort = { $unit }: покинуть укрепление
act-clear = { $unit }: снять заграждение на краю { $edge }
act-stand = Держаться
act-retreat = Отступать
act-withdraw = { $unit }: отступить в { $zone }
act-continue = Ещё раунд
act-break-off = Прекратить штурм
act-advance = { $unit }: продвинуться
act-miracle = Восстановить: { $card }
act-end = Завершить фазу
act-pass = { $step ->
    [fire] Воздержаться
    [jettison] Оставить подвеску
    [advance] Больше никто
   *[other] Нет
}

ev-deck-ready = { $side ->
    [soviet] Советская колода готова.
   *[german] Немецкая колода готова.
}
ev-terrain = { $zone }: { $terrain }.
ev-terrain-die = Кубик { $die }: { $side ->
    [soviet] средний ряд выкладывают советские войска.
   *[german] средний ряд выкладывают немцы.
}
ev-forces-ready = { $side ->
    [soviet] Советские войска расставлены.
   *[german] Немцы расставлены.
}
ev-first-dice = Кубики { $south } и { $north }: { $side ->
    [soviet] начинают советские войска.
   *[german] начинают немцы.
}
ev-first = { $side ->
    [soviet] Начинают советские войска.
   *[german] Начинают немцы.
}
ev-turn = Ход { $turn }: { $side ->
    [soviet] советские войска
   *[german] немцы
}
ev-supply = { $side ->
    [soviet] Советское снабжение
   *[german] Немецкое снабжение
}: { $bonus ->
    [0] { $roll } на кубиках.
   *[other] { $roll } на кубиках, { $bonus } от колонн.
}
ev-drew = { $side ->
    [soviet] Советские войска берут
   *[german] Немцы берут
}: { $card }.
ev-refit = { $side ->
    [soviet] Советское пополнение
   *[german] Немецкое пополнение
}{ $paid ->
    [0] {""}
   *[other] {" "}за { $paid }
}: { $card }.
ev-bonus = Русская пехота, очки пополнения: { $die }.
ev-deployed = { $side ->
    [soviet] Советские войска вводят в бой
   *[german] Немцы вводят в бой
} за { $cost }: { $card } ({ $at }).
ev-obstructed = { $side ->
    [soviet] Советское заграждение
   *[german] Немецкое заграждение
} на краю { $edge }: { $card }.
ev-attached = { $side ->
    [soviet] Советские войска придают
   *[german] Немцы придают
} за { $cost }, { $unit } ({ $at }): { $card }.
ev-played = { $side ->
    [soviet] Советские войска играют
   *[german] Немцы играют
}: { $card }.
ev-supply-die = { $side ->
    [soviet] Советское снабжение
   *[german] Немецкое снабжение
} меняется на { $die }.
ev-masked = { $side ->
    [soviet] Советские карты
   *[german] Немецкие карты
} снова закрыты: { $zone }.
ev-bought = { $side ->
    [soviet] Советские войска покупают карту.
   *[german] Немцы покупают карту.
}
ev-discarded = { $side ->
    [soviet] Советские войска сбрасывают
   *[german] Немцы сбрасывают
}: { $card }.
ev-stayed = { $card }: остаётся в патруле, баки израсходованы.
ev-launched = { $side ->
    [soviet] Советский вылет
   *[german] Немецкий вылет
}, коридор { $lane }, за { $cost }: { $cards }, { $mission ->
    [patrol] патруль.
   *[strike] удар.
}
ev-jettisoned = { $side ->
    [soviet] Советский аварийный сброс
   *[german] Немецкий аварийный сброс
}: { $card }.
ev-intercepted = Воздушный бой: { $card }, цель — { $target }.
ev-escorted = { $card }: сопровождение.
ev-rammed = { $card }: таран, кубик { $die }.
ev-flew = { $cards }: дальше, { $at }.
ev-stopped = { $mission ->
    [patrol] { $cards }: патруль, { $at }.
   *[strike] { $cards }: остановка, { $at }.
}
ev-landed = { $card }: посадка.
shot-result = { $damage ->
    [0] { $target }: промах
   *[other] { $target }: попадание, урон { $damage }
}
ev-shot = { $result }. { $card }: [{ $first }, { $second }] + { $fp } − { $defense } = { $score }.
ev-missed = { $card }: огонь по закрытой карте, [{ $first }, { $second }], без результата.
ev-shaken = { $card }: страдает вместе с транспортом, урон 1.
ev-destroyed = { $side ->
    [soviet] Советская потеря
   *[german] Немецкая потеря
}: { $card } ({ $points }).
ev-scouted = { $side ->
    [soviet] Советская разведка
   *[german] Немецкая разведка
} ({ $card }), { $zone }: кубик { $die }, { $found ->
    [0] ничего не найдено.
    [one] найдена { $found } карта.
    [few] найдены { $found } карты.
   *[other] найдено { $found } карт.
}
ev-spotted = { $side ->
    [soviet] Советская карта
   *[german] Немецкая карта
} вскрыта, { $zone }: { $card }.
ev-struck = { $cards }: удар, цель — { $zone }.
ev-moved = { $side ->
    [soviet] Советское движение
   *[german] Немецкое движение
}: { $card }, { $from } → { $to }.
ev-obstacle = { $card } на краю { $edge }!
ev-cleared = { $side ->
    [soviet] Советские сапёры
   *[german] Немецкие пионеры
} снимают на краю { $edge }: { $card }.
ev-dug-in = { $card }: подразделение окопалось.
ev-regrouped = { $card }: перегруппировка в { $zone }.
ev-assaulted = { $side ->
    [soviet] Советский штурм
   *[german] Немецкий штурм
}, { $zone }: { $cards }.
ev-round = Раунд { $round } штурма.
ev-retreated = { $card }: отступление, { $zone }.
ev-assault-ended = Штурм окончен: { $zone }.
ev-advanced = { $card }: продвижение, { $zone }.
ev-repaired = Чудо ремонтников: { $card } снова в строю.
ev-won = { $side ->
    [soviet] Победа советских войск
   *[german] Победа немцев
}{ $reason ->
    [headquarters] : взят штаб.
    [collapse] : противник разгромлен.
   *[score] : по очкам.
}
ev-drawn = Ничья.

forecast-shot = { $card }, цель — { $target }: два кубика + { $fp } − { $defense }.
forecast-hit = Урон от { $roll }: { $chance } %.
forecast-down = Уничтожение от { $roll }: { $chance } %.
forecast-safe = Одним этим выстрелом цель не уничтожить.
forecast-answer = { $order ->
    [after] { $card } ответит, если не получит попадания:
   *[together] { $card } стреляет одновременно:
}
forecast-no-answer = { $card } не может ответить.
forecast-home = Кто получил попадание, летит домой.
forecast-scout = Кубик + { $recon } − { $conceal }: одна карта от { $one }, две от { $two }, все от { $all }.
forecast-ram = От { $least } на кубике гибнут оба самолёта; иначе таранящий не стреляет.

subhead = { $subhead ->
    [headquarters] Штаб
    [infantry_green] Пехота (новобранцы)
    [infantry] Пехота
    [infantry_guards] Пехота (гвардия)
    [infantry_engineers] Пехота (сапёры)
    [infantry_veteran] Пехота (ветераны)
    [recon] Разведка
    [heavy_weapons] Тяжёлое оружие
    [antitank] Противотанковые
    [mortar] Миномёт
    [artillery] Артиллерия
    [rocket_artillery] Реактивная артиллерия
    [antiaircraft] Зенитные
    [antiaircraft_antitank] Зенитные и противотанковые
    [armor] Танк
    [self_propelled_gun] Самоходное орудие
    [transport] Транспорт
    [headquarters_troops] Части штаба
    [fighter_bomber] Истребитель-бомбардировщик
    [dive_bomber] Пикирующий бомбардировщик
    [heavy_bomber] Тяжёлый бомбардировщик
    [jet_bomber] Реактивный бомбардировщик
    [ordnance] Подвеска
    [fortification] Укрепление
    [obstacle] Заграждение
   *[special] Особая
}
timing-name = { $timing ->
    [attach] Придаётся
    [reinforcement] Подкрепления
    [assault] При штурме
    [aircombat] В воздушном бою
   *[destroyed] После потери
}
troop-text = { $card ->
    [staff] Сам штаб: всегда открыт, не движется. Последнее очко урона наносит только штурм.
    [su_medics] В штабе: ещё одно бесплатное очко за ход для пехотного подразделения.
    [de_workshop] В штабе: ещё одно бесплатное очко за ход для бронированного подразделения.
    [su_column] В штабе: ещё одно очко снабжения за ход.
   *[de_column] В штабе: ещё одно очко снабжения за ход.
}
trait-text = { $trait ->
    [digin] Может окопаться, это её главное действие.
    [engineer] Может снимать заграждения; укрепления плохо защищают от её огня.
    [scout] Разведка не считается её главным действием.
    [at] Может занять укрепление.
    [aa] Стреляет по пролетающим самолётам.
    [gun] Не продвигается после штурма.
    [support] Не идёт на штурм; другие её прикрывают.
    [vehicle] Лес, крупный город и балка останавливают машину, болото и надолбы не пускают.
    [carrier] Везёт одно пехотное подразделение.
    [riders] Везёт одно пехотное подразделение, которое страдает при попадании.
    [barrage3] Обстреливает до трёх целей одной зоны сразу.
    [fb] Истребитель, а с вооружением на подвеске — бомбардировщик.
    [dive] Местность не защищает от его бомб.
    [carpet3] Ковровая бомбардировка: три выстрела по случайным целям, видимым или нет.
    [jet] Без штрафа по нему стреляют только реактивные.
    [weapon] Для истребителя-бомбардировщика: он бомбардировщик, пока вооружение не применено и не сброшено.
    [droptank] Для истребителя-бомбардировщика: израсходовав баки, остаётся в патруле ещё на ход.
    [fort] Пехота или противотанковое подразделение внутри имеет укрытие 3.
    [urban] Только в деревне, посёлке или крупном городе.
    [mine] Стреляет по каждому противнику, который пересекает край.
    [wire] Останавливает небронированного противника, который пересекает край.
   *[traps] Машины противника не могут пересечь край.
}
range-text = Дальность обстрела, зон: { $range }.
special-text = { $card ->
    [su_hero] Для пехоты или машины: +1 к огневой мощи по небронированным и бронированным целям, урон её не снижает.
    [de_ironcross] Для пехоты: +1 к огневой мощи по небронированным и бронированным целям, урон её не снижает.
    [su_molotov] Для пехоты: +3 по броне при штурме.
    [de_faust] Для пехоты: +4 по броне при штурме; сбрасываются после первого штурма, в котором стреляли.
    [su_commissar] Для пехоты: +1 по небронированным целям в атаке; она не отступает.
    [de_mgcrew] Для пехоты: +1 по небронированным целям; может стрелять по самолётам, атакующим её зону.
    [de_experte] Для истребителя-бомбардировщика: +1 к огневой мощи и +1 к защите в воздушном бою.
    [su_urra] Ваша пехота имеет +2 по небронированным целям в раунде 1; после него нельзя прекратить штурм.
    [su_smoke] У обороняющихся −2 к огневой мощи в раунде 1.
    [de_smoke] У обороняющихся −2 к огневой мощи в раунде 1.
    [de_night] Без засады; у обеих сторон −1 к огневой мощи в раунде 1.
    [su_maskirovka] Все ваши карты одной зоны или штаба снова закрыты.
    [su_partisans] Кубик: столько снабжения теряет противник.
    [su_taran] Ваш истребитель в воздушном бою идёт на таран: от 4 на кубике гибнут он и его противник.
    [de_miracle] Только что уничтоженное бронированное подразделение снова в вашем штабе, в одном очке урона от гибели.
   *[de_fuel] Кубик: столько снабжения вы получаете.
}
detail-origin = Значения этой карты восстановлены нами.
detail-damage = Урон { $damage } из { $hits }: каждое очко снижает огневую мощь на 1.
detail-state = { $state ->
    [hidden] Закрыта: противник её не знает.
    [committed] Задействована: главное действие этого хода выполнено.
   *[dug_in] Окопалась: +2 к укрытию.
}
detail-with = С картой: { $card }.

why-length-is-given = У этого сценария своя длительность.
why-decks-are-given = Свои колоды — только в свободном сражении.
why-terrain-is-given = Случайная местность — только в свободном сражении.
why-nations-are-given = Партия одной нации — только в свободном сражении.
why-not-now = Сейчас это невозможно.
why-too-dear = Не хватает снабжения.
why-not-in-hand = Этой карты нет у вас на руке.
why-not-in-deck = Этой карты нет в вашей колоде.
why-no-such-piece = Такой карты нет.
why-too-many-copies = В колоде их уже столько, сколько можно.
why-wrong-nation = Карта принадлежит другой нации.
why-not-there = Там ей нельзя быть.
why-not-yours = У вас нет такой карты местности.
why-keep-enough = Оставьте снабжение на пустые зоны своего ряда.
why-row-not-held = В каждой зоне вашего ряда нужно наземное подразделение.
why-no-room = Там нет места.
why-no-vehicles = Машинам туда нельзя.
why-not-damaged = У неё нет урона.
why-refit-taken = Платное очко в этом ходу она уже получила.
why-free-point-used = Бесплатное очко использовано.
why-not-at-base = Она должна быть в штабе или на аэродроме.
why-no-hq-troop = Части штаба помочь не могут.
why-not-cheap-infantry = Только советская пехота ценой не выше 2, не гвардия и не сапёры.
why-no-bonus-points = Добавочных очков не осталось.
why-russian-used = Правило русской пехоты в этом ходу использовано.
why-wrong-kind = Это карта другого рода.
why-not-occupied = Зону должны занимать ваши наземные подразделения.
why-not-built-up = Нужна деревня, посёлок или город.
why-cannot-go-inside = Внутрь могут только пехота и противотанковые подразделения этой зоны.
why-fort-full = Внутри уже кто-то есть.
why-edge-taken = На этом краю уже есть заграждение.
why-cannot-attach = Этому подразделению её не придать.
why-nothing-to-hide = Там нет ваших открытых карт.
why-card-bought = В этом ходу карта уже куплена.
why-deck-empty = Колода пуста.
why-committed = Подразделение уже задействовано.
why-mounted = Подразделение на транспорте.
why-no-aircraft = Этот самолёт выбрать нельзя.
why-cannot-load = Этот самолёт такого не возьмёт.
why-no-patrol = В патруль летают только истребители.
why-nothing-to-drop = Сбрасывать нечего.
why-no-fighter = Этот самолёт не может сейчас атаковать.
why-no-target = Это не цель.
why-no-flak = Это подразделение не может стрелять по самолётам.
why-no-way-on = Коридор здесь кончается.
why-no-escort = Он не может сопровождать.
why-cannot-ram = Он не может таранить.
why-no-recon = Она не может разведывать.
why-nothing-hidden = Там нет ничего скрытого.
why-too-far = Это слишком далеко.
why-no-firepower = Против этого нет огневой мощи.
why-has-struck = Удар уже нанесён.
why-cannot-move = Так далеко не пройти.
why-no-path = Туда нет пути.
why-cannot-attack = Это подразделение не может атаковать.
why-no-enemy-there = Там нет подразделений противника.
why-traps-ahead = Путь закрыт надолбами.
why-not-assault-card = Эта карта не для штурма.
why-cannot-dig-in = Это подразделение не может окопаться.
why-cannot-mount = Сесть туда нельзя.
why-not-mounted = Подразделение не на транспорте.
why-not-inside = Подразделение не в укреплении.
why-nothing-to-clear = Снимать нечего.
why-has-fired = В этом раунде оно уже стреляло.
why-screened = Его прикрывают другие.
why-doomed = Оно обречено: выберите другую цель.
why-no-retreat = Туда не отступить.
why-no-break-off = После «Ура!» штурм не прекратить.
why-cannot-advance = Продвинуться нельзя.
why-no-miracle = В этом действии такой танк не потерян.
