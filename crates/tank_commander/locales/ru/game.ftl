### Tank Commander: the game, русский

side-name = { $side ->
    [german] Германия
    [soviet] СССР
    [first] Первая сторона
    [second] Вторая сторона
   *[draw] никто
  }
weapon-name = { $weapon ->
    [at] ПТ-огонь
    [he] осколочный
    [sa] стрелковый
    [ft] огнемёт
    [tank_melee] ближний бой с танком
    [launcher_at] гранатомёт по броне
    [launcher_he] гранатомёт осколочный
    [at_rifle] ПТР
    [flamethrower] ранцевый огнемёт
    [machine_gun] станковый пулемёт
   *[smoke] дымовой
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
    [bail_out] высадка
    [artillery] артиллерия
    [air] авиация
    [sniper] снайпер
    [dogs] собаки-истребители
   *[overstack] переполнение
  }
harm-name = { $harm ->
    [missed] без последствий
    [bounced] попадание без урона
    [immobilised] обездвижен
   *[destroyed] уничтожен
  }
water-name = { $water ->
    [swamp] Болото
   *[stream] Ручей
  }
works-name = { $works ->
    [foxholes] Окопы
   *[bunkers] Блиндажи
  }
terrain-name = { $terrain ->
    [Clear] Чистое поле
    [Hills] Холмы
    [Balka] Балка
    [Walls] Стены
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
    [unit] сам отряд
    [ace] танковый ас
    [leader] командир-герой
   *[observer] корректировщик
  }
window-name = { $window ->
    [START] перед розыгрышем
    [OWN] сыграна карта
    [STEP] объявлен шаг
    [SHOT] объявлен выстрел
    [INST] объявлена мгновенная карта
    [MEL] начинается ближний бой
    [VOLLEY] объявлен огонь в ближнем бою
   *[RESPONSE] карта ждёт
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
ask-nation = { $side }: выберите свою сторону.
ask-deck = { $side }: соберите колоду.
ask-reinforcement = { $side }: соберите группу подкреплений.
ask-pool = { $side }: выберите десять карт местности.
ask-ground = { $side }: разложите местность.
ask-deploy = { $side }: расставьте карты.
ask-arrival = { $side }: расставьте прибывшие карты.
ask-card = { $side }: сделайте выбор для карты «{ $card }».
ask-window = { $side }: { $window }. Сыграйте карту или пасуйте.
ask-play = { $side }: ваш ход, снабжение { $supply }.
ask-moving = { $side }: продолжайте движение, движущихся карт { $movers }.
ask-firing = { $side }: продолжайте огонь из { $at }, выстрелов { $shots }.
ask-way = { $side }: куда идёт группа?
ask-group = { $side }: добавьте карты в группу или идите в { $at }.
ask-aim = { $side }: по кому стреляет { $unit }?
ask-withdrawal = { $side }: куда отходит { $unit }?
ask-melees = { $side }: какой ближний бой следующий?
ask-retreat = { $side }: паника в ваших рядах. Куда отступать?
ask-volley = { $side }: по кому стреляет { $unit } в ближнем бою?
ask-discard = { $side }: сбросьте карты до предела { $limit }.
ask-overstack = { $side }: слишком много карт на позиции. Откажитесь от одной.
over = Партия окончена ({ $finish }). Победа: { $side }. Очки { $first } : { $second }.
do-nation = Командовать картами: { $nation }
do-take = Взять: { $card }
do-take-ready = Взять готовый набор
do-choose = { $card }
do-keep = В резерв: { $card }
do-auto-deploy = Расставить автоматически
do-at = { $at }
do-edge = Граница { $a } – { $b }
do-pick = { $unit } в { $at }
do-mend = Починить { $unit }: { $ailment }
do-counter = Ответить на карту «{ $card }»
do-snipe = Снайпер по { $unit }: { $quarry }
do-spy = Посмотреть руку места { $seat }
do-use = { $mode }
do-discard = Сбросить: { $card }
do-wreck = Восстановить: { $card }
do-move = Двигать { $unit } из { $at }
do-muster = Вывести из резерва: { $card }
do-join = Добавить { $unit }
do-board = Погрузить «{ $card }» на карту { $place } группы
do-go = Идти в { $at }
do-load = Погрузить { $unit } на { $carrier }
do-ride = { $unit } садится на { $first } и { $second }
do-unload = { $unit } высаживается
do-hand-over = Передать { $gear }: { $unit } – { $taker }
do-drop = Сбросить { $gear }: { $unit }
do-aim = Огонь: { $unit } в { $at }
do-fire = { $weapon } по { $unit } в { $at }: нужно { $number }, поправки { $drm }
do-fire-at = { $weapon } по { $unit } в { $at }: нужно { $number }, поправки { $drm }; пробитие { $penetration } против лба { $front }: уничтожение на { $kill }, борта { $side }: уничтожение на { $flank } (TC-9.4)
modifier-name = { $what ->
    [terrain] местность
    [works] укрепления
    [smoke] дым
    [leader] командир
    [unsupported] без пехоты рядом
    [long_he] осколочный на дальней дистанции
   *[launcher] гранатомёт по пехоте
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum }: { $parts }
do-screen = Дым на { $at }: нужно { $number }, поправки { $drm }
do-hold = Не стрелять
do-draw = Взять карту
do-arrive = Прибывает группа { $group }
do-fight = Бой в { $at }
do-retreat = { $unit } в { $at }
do-pass = Пас
do-confirm = Объявить карты
do-done = Готово
do-end = Закончить розыгрыш
log-rolled = Броски: { $first } против { $second }.
log-attacker = Атакует: { $side }.
log-nation = { $side }: { $nation }.
log-taken = Взято: { $card }.
log-deck-ready = Место { $seat }: колода готова.
log-pool-ready = Место { $seat }: карты местности выбраны.
log-terrain-dealt = Местность разложена.
log-terrain = { $terrain } на { $at }.
log-water = { $water } на { $at }.
log-deploys-first = Расстановку начинает { $side }.
log-plays-first = Первый ход: { $side }.
log-placed = { $unit } стоит в { $at }.
log-kept = В резерв: { $card }.
log-kept-one = Место { $seat } кладёт карту в резерв.
log-deployed = Место { $seat }: войска расставлены, карт на руке { $hand }, в колоде { $pile }.
log-turn = Ход { $turn }.
log-seat-turn = Ходит место { $seat } ({ $nation }).
log-drew = Вы берёте карту: { $card }.
log-drew-one = Место { $seat } берёт карту.
log-dug = { $works } в { $at }.
log-works-gone = { $works } в { $at } убраны.
log-attached = { $unit } получает: { $card }.
log-handed = { $unit } передаёт { $gear }: { $taker }.
log-dropped = { $unit } бросает { $gear }.
log-loaded = { $unit } погружен: { $carrier }.
log-unloaded = { $unit } высаживается в { $at }.
log-step-declared = Место { $seat } объявляет шаг { $from } – { $to }, карт { $count }.
log-stepped = { $unit }: { $from } – { $to }.
log-stopped = { $unit } остаётся в { $at }.
log-returned = { $unit } возвращается в резерв.
log-endangered = { $peril }, { $unit }: { $number } или меньше, выпало { $roll }: { $harm }.
log-shot-declared = { $unit } целится в { $target } ({ $weapon }).
log-smoke-declared = { $unit } ставит дым в { $at }.
log-shot-lost = Выстрел пропал: { $unit }.
log-shot = { $unit } – { $target } ({ $weapon }): нужно { $number }, поправки { $drm }, выпало { $roll }: { $harm }.
log-kill = { $unit } – { $target } ({ $weapon }): нужно { $number }, поправки { $drm }, выпало { $roll }; пробитие { $penetration } против { $armour } ({ $struck }), уничтожение на { $kill }, выпало { $second }: { $harm }.
log-smoke-shot = { $unit } стреляет дымом в { $at }: нужно { $number }, поправки { $drm }, выпало { $roll }.
log-held = { $unit } не стреляет.
log-played = Место { $seat } играет карту: { $card }.
log-played-at = Место { $seat } играет карту «{ $card }» на { $at }.
log-cancelled = Карта «{ $card }» отменена.
log-idle = Карта «{ $card }» не действует.
log-instant = Место { $seat } играет карту: { $card }.
log-instant-at = Цель { $at }: { $mode }.
log-confused = Одно очко снабжения потеряно.
log-coordinated = Снабжение теперь { $supply }.
log-smoke = Дым на { $at }.
log-smoke-cleared = Дым на { $at } рассеялся.
log-mined = Позиция { $at } заминирована.
log-mines-cleared = Мины на { $at } сняты.
log-path = Через { $at } проложена тропа.
log-edge = Ручей между { $a } и { $b }.
log-bridged = Ручей на { $at } преодолён.
log-edge-bridged = Ручей между { $a } и { $b } преодолён.
log-mended = { $unit } починен: { $ailment }.
log-broke-down = Поломка: { $unit }.
log-malfunction = Отказ оружия: { $unit }.
log-leader-lost = { $unit } теряет: { $quarry } (выпало { $roll }).
log-leader-missed = Снайпер промахнулся: { $quarry }, { $unit } (выпало { $roll }).
log-canister = { $unit } израсходовал картечь.
log-spied = Разведка: место { $seat } показывает руку.
log-hand-seen = В руке места { $seat }: { $card }.
log-group = Подкрепления места { $seat } прибыли: карт { $count }. Срок до хода { $turn }.
log-mending = Из ремонта возвращается: { $card }.
log-melee = Ближний бой в { $at }.
log-advantage = Первый огонь: { $side }.
log-panic = Паника: { $side }.
log-retreated = { $unit } отходит в { $at }.
log-discarded = Место { $seat } сбрасывает: { $card }.
log-destroyed = { $unit } уничтожен (очков: { $points }).
log-arrived = Прибыла группа { $group } ({ $nation }).
log-hand-grows = Место { $seat } получает карт на руку: { $count }.
log-ended = Партия окончена ({ $finish }). Победа: { $side }. Очки { $first } : { $second }.
why-not-now = Сейчас этого сделать нельзя.
why-over = Партия окончена.
why-no-such-unit = Такой карты на поле нет.
why-not-yours = Эта карта не ваша.
why-off-the-board = Этого места на поле нет.
why-not-for-you = У вашей стороны нет этой карты.
why-not-in-service = В этом году карта не на вооружении.
why-too-expensive = Не хватает очков.
why-too-many-of-it = Больше таких карт в колоде нельзя.
why-not-for-sale = Эту местность здесь купить нельзя.
why-not-in-this-scenario = Здесь добавляют только события и игровую местность.
why-only-at-cards = Участвуют только машины и орудия с ПТ-огнём.
why-deck-full = Колода полна.
why-needs-combat-card = В колоде нужна боевая карта.
why-needs-reinforcements = В стартовой группе нужна карта подкреплений.
why-needs-ten = Нужно ровно десять карт.
why-repair-shop-barred = Танковая мастерская в этой партии не разрешена.
why-only-at-the-start = Это можно выбрать только в самом начале.
why-not-for-the-pool = Карта не подходит: десять карт местности, не более двух одинаковых.
why-pool-not-full = Нужно десять карт местности.
why-not-in-hand = У вас нет этой карты.
why-outside-zone = Это вне вашей зоны расстановки.
why-seventh-position = Не более шести позиций.
why-no-room = Там нет места.
why-not-that-ground = Не на такой местности и не там, где враг.
why-reserve-full = В резерве не более двенадцати карт.
why-only-units-kept = В резерве можно оставить только боевые единицы; остальное приходит при раздаче.
why-one-on-the-board = Хотя бы одна карта должна стоять на поле.
why-all-on-the-board = Сначала надо разместить все карты.
why-cannot-be-placed = Эту карту сейчас нельзя разместить.
why-terrain-there = Там уже есть местность, или позиция не ваша.
why-lay-all-terrain = Сначала надо разложить всю основную местность.
why-no-supply = Снабжение исчерпано.
why-works-too-late = Укрепления кладут до первого очка снабжения.
why-no-squad-there = Там нет своего отделения в пешем строю.
why-works-there = Такие укрепления там уже есть.
why-not-a-bearer = Эта карта не может этого нести.
why-has-one-already = У карты это уже есть.
why-no-such-gear = У карты нет такого снаряжения.
why-handed-already = Каждую вещь передают один раз.
why-pile-empty = Брать нечего.
why-finish-first = Сначала закончите текущее действие.
why-acted = Карта уже действовала в этот ход.
why-stuck = Машина не движется, пока не починена.
why-is-loaded = Карта погружена.
why-move-over = Её движение окончено.
why-not-adjacent = Туда нет пути.
why-step-made = Этот шаг уже сделан: туда идут вместе.
why-three-movers = Не более трёх движущихся карт.
why-just-returned = Карта только что ушла в резерв.
why-no-way-back = Здесь карты не возвращаются в резерв.
why-only-way-back = Из боя выходят только тем путём, каким вошли.
why-slow-ground = Труднопроходимая местность – только первым шагом.
why-closed-ground = Машины и орудия туда не пройдут.
why-tank-there = Без своего танка нельзя выйти на вражеский танк в чистом поле.
why-full-there = Позиция полна, и пройти сквозь неё нельзя.
why-gun-into-melee = Орудие на буксире нельзя вести к врагу.
why-leave-full-first = Сначала надо покинуть полную позицию.
why-not-one-group = Эта карта не с группой.
why-group-not-legal = В таком составе группа идти не может.
why-cannot-carry = Он этого не увезёт.
why-has-load = Он уже загружен.
why-not-together = Они стоят не вместе.
why-steps-begun = Это можно только до первого шага.
why-once-only = Погрузка и высадка – по разу за движение.
why-not-loaded = Карта не погружена.
why-one-firing-position = Огонь ведут из одной позиции.
why-no-shot = Карте не по кому стрелять.
why-no-such-weapon = У карты нет такого огня.
why-out-of-range = Вне дальности.
why-no-sight = Нет прямой видимости.
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
why-no-such-melee = Там нет боя, который надо вести.
why-no-retreat-there = Туда отойти нельзя.
why-not-wrecked = Такой танк не уничтожен.
why-must-go-on = Позиция полна: надо идти дальше.
why-not-due = Эта группа ещё не должна прибыть.
why-entry-blocked = Враг держит все входы.
why-arrives-loaded = Отделения и орудия прибывают на транспорте: сначала расставьте машины.
setup-columns = На поле от 5 до 8 столбцов.
setup-ranks = У каждой стороны 2 или 3 линии.
setup-hill-board = У высоты 621 своё поле.
setup-hill-turns = Высота 621 длится 16 ходов.
setup-balance = Баланс – только для высоты 621.
setup-players = Играют вдвоём или вчетвером.
setup-four-players = Вчетвером – только сценарии 17.2–17.6.
setup-four-columns = Вчетвером нужно 8 столбцов.
setup-year-needed = Для этого сценария нужен год.
setup-year-fixed = В этом сценарии год не выбирают.
setup-hill-deck = Силы на высоте 621 заданы.
setup-terrain = Местность этого сценария задана.
setup-turns = Последний ход – от 10 до 40.
setup-repair-shop = Мастерская – только для своих колод.

## Вблизи

forecast-number = { $weapon }: нужно { $number } { $range ->
    [melee] в ближнем бою
    [short] на короткой дистанции
   *[long] на длинной дистанции
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Попадание при { $roll } или меньше из десяти: { $chance } %
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
    [immobilised] Обездвижен
    [acted] Уже двигался или стрелял в этом ходу
    [ap_used] Уже сделал первый выстрел по броне
   *[leaving] Ещё должен отойти
  }
detail-attached = { $card }: { $text }
detail-loaded = Погружено на: { $unit }
detail-carries = Везёт: { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $card } ({ $side })
stack-card-at = #{ $number } { $card } ({ $side }): { $target }
