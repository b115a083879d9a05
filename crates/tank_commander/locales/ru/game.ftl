### Tank Commander: the game, русский

side-name = { $side ->
    [german] Немцы
    [soviet] Советские войска
    [first] Игроки первой стороны
   *[second] Игроки второй стороны
  }
commander-name = { $side } (командир { $number })
weapon-name = { $weapon ->
    [at] противотанковый огонь
    [he] осколочно-фугасный огонь
    [sa] стрелковый огонь
    [ft] огнемёт
    [tank_melee] гранаты
    [launcher_at] гранатомёт (по броне)
    [launcher_he] гранатомёт (не по броне)
    [at_rifle] ПТР
    [flamethrower] огнемёт
    [machine_gun] станковый пулемёт
   *[smoke] дымовой снаряд
  }
gear-name = { $gear ->
    [panzerfaust] фаустпатрон
    [panzerschreck] «Панцершрек»
    [at_rifle] ПТР
    [flamethrower] огнемёт
   *[machine_gun] станковый пулемёт
  }
peril-name = { $peril ->
    [minefield] минное поле
    [anti_tank_mine] противотанковая мина
    [woods] лес
    [bail_out] спасение из машины
    [artillery] артиллерия
    [air] авиация
    [sniper] снайпер
    [dogs] собаки-подрывники
   *[overstack] переполнение
  }
water-name = { $water ->
    [swamp] Болото
   *[stream] Ручей
  }
works-name = { $works ->
    [foxholes] Окопы
   *[bunkers] ДОТы
  }
terrain-name = { $terrain ->
    [Clear] Чистое поле
    [Hills] Холмы
    [Balka] Балка
    [Walls] Каменные ограды
    [Woods] Лес
    [Wheatfield] Пшеничное поле
    [Village] Деревня
    [Swamp] Болото
   *[Stream] Ручей
  }
ailment-name = { $ailment ->
    [immobilised] обездвиживание
    [breakdown] поломка
   *[malfunction] отказ оружия
  }
quarry-name = { $quarry ->
    [unit] сама карта
    [ace] танковый ас
    [leader] героический командир
   *[observer] передовой наблюдатель
  }
window-name = { $window ->
    [START] розыгрыш начинается
    [OWN] сыграна карта
    [STEP] объявлен шаг
    [SHOT] объявлен выстрел
    [INST] объявлена мгновенная карта
    [MEL] начинается ближний бой
    [VOLLEY] объявлен огонь в ближнем бою
   *[RESPONSE] карта ждёт ответа
  }
finish-name = { $finish ->
    [positions] взяты позиции
    [eliminated] на поле не осталось карт
    [annihilated] не осталось боевых карт
    [last_turn] последний ход окончен
    [clock] время атакующего вышло
   *[hill] высота 621 после последнего хода
  }
mode-name = { $mode ->
    [strike] удар
   *[smoke] дым
  }
struck-name = { $struck ->
    [front] лоб
    [side] борт
   *[rear] половина бортовой брони
  }

unit = { $card } ({ $number })
ask-nation = Выберите, за кого играть.
ask-deck = Соберите колоду.
ask-reinforcement = Соберите группу подкреплений.
ask-pool = Выберите десять карт местности.
ask-ground = Разложите местность.
ask-deploy = Расставьте карты.
ask-arrival = Расставьте прибывшие карты.
ask-card = { $kind ->
    [unit] Куда поставить карту «{ $card }»?
    [ground] Куда положить карту «{ $card }»?
    [gear] Кому дать карту «{ $card }»?
   *[event] На что сыграть карту «{ $card }»?
  }
ask-window = Можно вмешаться: { $window }. Сыграйте карту или пасуйте.
ask-play = Ваш розыгрыш. Снабжение: { $supply }.
ask-moving = Продолжайте движение. Карт в движении: { $movers }.
ask-firing = Продолжайте огонь с позиции { $at }. Выстрелов: { $shots }.
ask-way = Куда идёт группа?
ask-group = Добавьте карты в группу или идите в { $at }.
ask-aim = По кому стреляет { $unit }?
ask-withdrawal = Куда отходит { $unit }?
ask-melees = Какой ближний бой следующий?
ask-retreat = Паника в ваших рядах. Куда отступать?
ask-volley = По кому стреляет { $unit } в ближнем бою?
ask-discard = Сбросьте лишние карты: на руке остаётся { $limit }.
ask-overstack = Слишком много карт на позиции: откажитесь от одной.
told-nation = Атакующий выбирает, за кого играть.
told-deck = { $side } собирают колоду.
told-reinforcement = { $side } собирают группу подкреплений.
told-pool = { $side } выбирают десять карт местности.
told-ground = { $side } раскладывают местность.
told-deploy = { $side } расставляют карты.
told-arrival = { $side } расставляют прибывшие карты.
told-card = { $side } решают, что делать с картой «{ $card }».
told-window = { $side } могут вмешаться: { $window }.
told-play = { $side } играют. Снабжение: { $supply }.
told-moving = { $side } движутся. Карт в движении: { $movers }.
told-firing = { $side } ведут огонь с позиции { $at }. Выстрелов: { $shots }.
told-way = { $side } выбирают, куда пойдёт группа.
told-group = { $side } собирают группу, чтобы идти в { $at }.
told-aim = { $side } выбирают цель. Стреляет { $unit }.
told-withdrawal = { $side } отводят: { $unit }.
told-melees = { $side } выбирают следующий ближний бой.
told-retreat = { $side } отступают в панике.
told-volley = { $side } выбирают цель в ближнем бою. Стреляет { $unit }.
told-discard = { $side } сбрасывают лишние карты: на руке остаётся { $limit }.
told-overstack = { $side } отказываются от карты: на позиции их слишком много.
over = { $winner ->
    [german] Победа немцев: { $finish }. Очки: немцы { $german }, СССР { $soviet }.
    [soviet] Победа советских войск: { $finish }. Очки: немцы { $german }, СССР { $soviet }.
   *[draw] Ничья: { $finish }. Очки: немцы { $german }, СССР { $soviet }.
  }
do-nation = { $nation ->
    [german] Командовать немцами
   *[soviet] Командовать советскими войсками
  }
do-take = Взять: { $card }
do-take-ready = Взять готовый набор
do-choose = { $card }
do-keep = Оставить в резерве: { $card }
do-auto-deploy = Расставить всё автоматически
do-at = { $at }
do-edge = Граница { $a } — { $b }
do-pick = { $unit } в { $at }
do-mend = Ремонт: { $unit } ({ $ailment })
do-counter = Отменить карту «{ $card }»
do-snipe = Снайпер, цель — { $unit }: { $quarry }
do-spy = { $side }: посмотреть руку
do-use = { $mode }
do-discard = Сбросить: { $card }
do-wreck = Восстановить: { $card }
do-move = Двигать: { $unit } из { $at }
do-muster = Вывести из резерва: { $card }
do-join = Добавить: { $unit }
do-board = Погрузить на «{ $carrier }»: { $card }
do-go = Идти в { $at }
do-load = Погрузить на { $carrier }: { $unit }
do-ride = { $unit } садится на броню ({ $first } и { $second })
do-unload = { $unit } высаживается
do-hand-over = Передать { $gear }: { $unit } — { $taker }
do-drop = Сбросить { $gear }: { $unit }
do-aim = Огонь ведёт { $unit } (позиция { $at })
do-fire = { $weapon }, цель — { $unit } в { $at }: попадание при { $hits } или меньше ({ $number }, поправки { $drm })
do-fire-at = { $weapon }, цель — { $unit } в { $at }: попадание при { $hits } или меньше ({ $number }, поправки { $drm }); бронепробиваемость { $penetration } против лба { $front }: уничтожение при { $kill } или меньше, против борта { $side }: при { $flank } или меньше (TC-9.4)
modifier-name = { $what ->
    [terrain] местность
    [works] укрепления
    [smoke] дым
    [leader] командир
    [unsupported] танк без прикрытия
    [long_he] осколочно-фугасный на большой дальности
   *[launcher] гранатомёт не по броне
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum }: { $parts }
do-screen = Дым на { $at }: при { $hits } или меньше ({ $number }, поправки { $drm })
do-hold = Не стрелять
do-draw = Взять карту
do-arrive = Прибывает группа подкреплений { $group }
do-fight = Вести ближний бой в { $at }
do-retreat = { $unit } в { $at }
do-pass = Пас
do-confirm = Сыграть эти карты
do-done = Готово
do-end = Закончить розыгрыш
log-rolled = Броски: { $first } против { $second }.
log-attacker = { $side ->
    [first] Атакует первая сторона.
   *[second] Атакует вторая сторона.
  }
log-nation = { $side ->
    [first] { $nation } — первая сторона.
   *[second] { $nation } — вторая сторона.
  }
log-taken = Взято: { $card }.
log-deck-ready = { $side } собрали колоду.
log-pool-ready = { $side } выбрали карты местности.
log-terrain-dealt = Местность разложена.
log-terrain = { $terrain } на { $at }.
log-water = { $water } на { $at }.
log-deploys-first = { $side } расставляют карты первыми.
log-plays-first = { $side } ходят первыми.
log-placed = { $unit } стоит в { $at }.
log-kept = Оставлено в резерве: { $card }.
log-kept-one = { $side } оставляют карту в резерве.
log-deployed = { $side } закончили расстановку: карт на руке { $hand }, в стопке { $pile }.
log-turn = Ход { $turn }
log-seat-turn = { $side } ходят.
log-drew = Взята карта: { $card }.
log-drew-one = { $side } берут карту.
log-dug = { $works } в { $at }.
log-works-gone = { $works } в { $at } убраны.
log-attached = { $unit } получает: { $card }.
log-handed = { $unit } передаёт { $gear }: { $taker }.
log-dropped = { $unit } сбрасывает { $gear }.
log-loaded = { $carrier } везёт: { $unit }.
log-unloaded = { $unit } высаживается в { $at }.
log-step-declared = { $count ->
    [one] { $side }: { $count } карта идёт из { $from } в { $to }.
    [few] { $side }: { $count } карты идут из { $from } в { $to }.
   *[other] { $side }: { $count } карт идут из { $from } в { $to }.
  }
log-stepped = { $unit }: { $from } → { $to }.
log-stopped = { $unit } остаётся в { $at }.
log-returned = { $unit } возвращается в резерв.
log-endangered = { $harm ->
    [missed] { $unit }: без потерь ({ $peril }, { $number } или меньше: выпало { $roll }).
    [immobilised] { $unit }: машина обездвижена ({ $peril }, { $number } или меньше: выпало { $roll }).
   *[destroyed] { $unit }: попадание ({ $peril }, { $number } или меньше: выпало { $roll }).
  }
log-shot-declared = Объявлен выстрел: { $unit } → { $target } ({ $weapon }).
log-smoke-declared = { $unit } будет ставить дым на { $at }.
log-shot-lost = Выстрел пропал: { $unit }.
shot-result = { $harm ->
    [missed] { $target }: промах
    [bounced] { $target }: попадание без последствий
    [immobilised] { $target }: цель обездвижена
   *[destroyed] { $target }: цель уничтожена
  }
log-shot = { $result }. { $unit }, { $weapon }: { $hits } или меньше, выпало { $roll }.
log-kill = { $result }. { $unit }, { $weapon }: { $hits } или меньше, выпало { $roll }; бронепробиваемость { $penetration } против { $armour } ({ $struck }): { $kill } или меньше, выпало { $second }.
roll-needed = { $number } или меньше
log-smoke-shot = { $result ->
    [laid] { $unit } ставит дым на { $at } ({ $hits } или меньше: выпало { $roll }).
   *[failed] { $unit } не ставит дым на { $at } ({ $hits } или меньше: выпало { $roll }).
  }
log-held = { $unit } не стреляет.
log-played = { $side } играют карту «{ $card }».
log-played-at = { $side } играют карту «{ $card }» на { $at }.
log-cancelled = Карта «{ $card }» отменена.
log-idle = Карта «{ $card }» не действует.
log-instant = { $side } играют карту «{ $card }».
log-instant-at = Цель { $at }: { $mode }.
log-confused = Одно очко снабжения потеряно.
log-coordinated = Снабжение теперь { $supply }.
log-smoke = Дым на { $at }.
log-smoke-cleared = Дым на { $at } рассеялся.
log-mined = Позиция { $at } заминирована.
log-mines-cleared = Мины на { $at } сняты.
log-path = Через { $at } проложена дорога.
log-edge = Ручей между { $a } и { $b }.
log-bridged = Ручей на { $at } больше не преграда.
log-edge-bridged = Ручей между { $a } и { $b } больше не преграда.
log-mended = Ремонт: { $unit } ({ $ailment }).
log-broke-down = Поломка: { $unit }.
log-malfunction = Отказ оружия: { $unit }.
log-leader-lost = { $unit } теряет: { $quarry } (8 или меньше: выпало { $roll }).
log-leader-missed = Снайпер промахнулся: { $quarry }, { $unit } (8 или меньше: выпало { $roll }).
log-canister = { $unit } израсходовал картечь.
log-spied = { $side } показывают карты на руке.
log-hand-seen = { $side } держат на руке: { $card }.
log-group = { $side } получают подкрепления, карт: { $count }. У атакующего время до конца хода { $turn }.
log-mending = Из ремонта возвращается: { $card }.
log-melee = Ближний бой в { $at }.
log-advantage = { $side } стреляют первыми.
log-panic = { $side } в панике.
log-retreated = { $unit } отступает в { $at }.
log-discarded = { $side } сбрасывают карту «{ $card }».
log-destroyed = Уничтожено: { $unit } (очков: { $points }).
log-front-held = { $side }: больше позиций в передних рядах, очков: { $points }.
log-arrived = { $side }: прибывает группа подкреплений { $group }.
log-hand-grows = { $side } получают карт на руку: { $count }.
log-ended = { $winner ->
    [german] Победа немцев: { $finish }. Очки: немцы { $german }, СССР { $soviet }.
    [soviet] Победа советских войск: { $finish }. Очки: немцы { $german }, СССР { $soviet }.
   *[draw] Ничья: { $finish }. Очки: немцы { $german }, СССР { $soviet }.
  }
lost-units = { $lost } { $lost ->
    [one] отряд
    [few] отряда
   *[other] отрядов
  } · { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
why-not-now = Сейчас этого сделать нельзя.
why-over = Партия окончена.
why-no-such-unit = Такой карты на поле нет.
why-not-yours = Эта карта не ваша.
why-off-the-board = Этого места на поле нет.
why-not-for-you = У вашей стороны нет этой карты.
why-not-in-service = В этом году карты не было на вооружении.
why-too-expensive = Не хватает очков.
why-too-many-of-it = Больше таких карт в колоде нельзя.
why-not-for-sale = Эту местность здесь купить нельзя.
why-not-in-this-scenario = Здесь добавляют только события и разыгрываемую местность.
why-only-at-cards = Участвуют только машины и орудия с противотанковым огнём.
why-deck-full = Колода полна.
why-needs-combat-card = В колоде нужна боевая карта.
why-needs-reinforcements = В начальной группе нужна карта «Подкрепления».
why-needs-ten = Нужно ровно десять карт.
why-repair-shop-barred = Танкоремонтная мастерская в этой партии не разрешена.
why-only-at-the-start = Это можно выбрать только в самом начале.
why-not-for-the-pool = Карта не подходит: десять карт местности, не более двух одинаковых.
why-pool-not-full = Нужно десять карт местности.
why-not-in-hand = У вас нет этой карты.
why-outside-zone = Это вне вашей зоны расстановки.
why-seventh-position = Не более шести позиций.
why-no-room = Там нет места.
why-not-that-ground = Такая местность не подходит, или там враг.
why-reserve-full = В резерве не более двенадцати карт.
why-only-units-kept = В резерве можно оставить только подразделения; остальное приходит при раздаче.
why-one-on-the-board = Хотя бы одна карта должна стоять на поле.
why-all-on-the-board = Сначала надо разместить все карты.
why-cannot-be-placed = Эту карту сейчас нельзя разместить.
why-terrain-there = Там уже есть местность, или позиция не ваша.
why-lay-all-terrain = Сначала надо разложить всю основную местность.
why-no-supply = Снабжение исчерпано.
why-works-too-late = Укрепления кладут, пока не потрачено первое очко снабжения.
why-no-squad-there = Там нет своего отделения в пешем строю.
why-works-there = Такие укрепления там уже есть.
why-not-a-bearer = Эта карта не может этого нести.
why-has-one-already = У карты это уже есть.
why-no-such-gear = У карты нет такого снаряжения.
why-handed-already = Каждую вещь передают один раз.
why-pile-empty = Брать нечего.
why-finish-first = Сначала закончите текущее действие.
why-acted = Карта уже действовала в этом розыгрыше.
why-stuck = Машина не движется, пока не починена.
why-is-loaded = Карта погружена.
why-move-over = Её движение окончено.
why-not-adjacent = Туда нет пути.
why-step-made = Этот шаг уже сделан: туда идут вместе.
why-three-movers = Не более трёх движущихся карт.
why-just-returned = Карта только что ушла в резерв.
why-no-way-back = Здесь карты не возвращаются в резерв.
why-only-way-back = Из боя выходят только тем путём, каким вошли.
why-slow-ground = На замедляющую местность входят только первым шагом.
why-closed-ground = Машины и орудия туда не пройдут.
why-tank-there = Без своего танка нельзя выйти на вражеский танк в чистом поле.
why-full-there = Позиция полна, и пройти сквозь неё нельзя.
why-gun-into-melee = Орудие на буксире нельзя ввести на позицию, занятую врагом.
why-leave-full-first = Сначала надо покинуть полную позицию.
why-not-one-group = Эта карта не может идти с группой.
why-group-not-legal = В таком составе группа идти не может.
why-cannot-carry = Этот транспорт её не повезёт.
why-has-load = Там уже есть груз.
why-not-together = Они стоят не вместе.
why-steps-begun = Это можно только до первого шага.
why-once-only = Погрузка и высадка — по разу за движение.
why-not-loaded = Карта не погружена.
why-one-firing-position = Огонь ведут с одной позиции.
why-no-shot = Карте не по кому стрелять.
why-no-such-weapon = Такой огонь эта карта вести не может.
why-out-of-range = Вне дальности.
why-no-sight = Нет линии видимости.
why-wrong-target = Это не цель для такого огня.
why-not-targetable = По погруженным и буксируемым картам не стреляют.
why-smoke-there = Там уже дым.
why-target-first = Сначала карта обязана стрелять по другим целям.
why-weapon-out = Её оружие неисправно.
why-just-entered = Отделение, только что начавшее ближний бой, не применяет в нём пулемёт.
why-not-in-this-window = Сейчас эту карту не сыграть.
why-no-target = У карты нет такой цели.
why-once-per-play = Только один раз.
why-too-early = Не раньше 7-го хода.
why-stack-full = Стопка полна.
why-no-such-melee = Там нет ближнего боя, который ждёт решения.
why-no-retreat-there = Туда отступить нельзя.
why-not-wrecked = Среди ваших уничтоженных танков такого нет.
why-must-go-on = Позиция полна: надо идти дальше.
why-not-due = Эта группа ещё не должна прибыть.
why-entry-blocked = Враг держит все позиции входа.
why-arrives-loaded = Отделения и орудия прибывают на транспорте: сначала расставьте машины.
setup-columns = На поле от 5 до 8 столбцов.
setup-ranks = У каждой стороны 2 или 3 ряда.
setup-hill-board = У высоты 621 своё поле.
setup-hill-turns = Сценарий «Высота 621» длится 16 ходов.
setup-balance = Баланс — только для высоты 621.
setup-players = Играют вдвоём или вчетвером.
setup-four-players = Вчетвером — только сценарии 17.2–17.6.
setup-four-columns = Вчетвером нужно 8 столбцов.
setup-year-needed = Для этого сценария нужен год.
setup-year-fixed = В этом сценарии год не выбирают.
setup-hill-deck = Силы на высоте 621 заданы.
setup-terrain = Местность этого сценария задана.
setup-turns = Последний ход — от 10 до 40.
setup-repair-shop = Мастерская — только для своих колод.

## Вблизи

forecast-number = { $weapon }: нужно { $number } { $range ->
    [melee] в ближнем бою
    [short] на малой дальности
   *[long] на большой дальности
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Попадание при { $roll } или меньше: { $chance } %
forecast-once = Попадание уничтожает
forecast-front = Бронепробиваемость { $penetration } против лобовой брони { $armour }: уничтожение при { $kill } или меньше
forecast-side = Против бортовой брони { $armour } (выпала 1, выстрел во фланг): уничтожение при { $kill } или меньше
forecast-all = Всего: уничтожение { $destroyed } %, обездвиживание (выпала 2) { $immobilised } %
detail-text = { $text }
detail-errata = Исправлено в списке опечаток; было напечатано: { $before }
detail-origin = { $origin ->
    [seed] Как в оригинале
    [effect] Действие восстановлено нами: исходный текст утрачен
   *[reconstructed] Восстановлено нами: оригинал утрачен
  }
detail-stands = { $unit }, { $at }
detail-state = { $state ->
    [immobilised] Обездвижена
    [acted] Уже двигалась или стреляла в этом розыгрыше
    [ap_used] Первый выстрел по броне уже сделан
   *[leaving] Ещё должна отойти
  }
detail-attached = { $card }: { $text }
detail-loaded = Погружено на: { $unit }
detail-carries = Везёт: { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $side }: { $card }
stack-card-at = #{ $number } { $side }: { $card }, { $target }
