### The Hell of Stalingrad: what it is about, the table and its pieces in words, русский

## What it is about

aim-won = Немцы побеждают, когда четыре района выйдут к Волге или после хода { $last } не останется ни одного здания. Иначе побеждает советская сторона.
aim-closed = закрыто { $closed } из 4
aim-standing = зданий стоит: { $standing }
aim-last-turn = Это последний ход.
phase-about = { $phase ->
    [campaign] Открываются карты кампании, прибывают новые соединения.
    [consolidation] Отдайте истощённое соединение, чтобы восстановить другое.
    [manoeuvre] Немцы посылают соединения к зданиям, затем отвечает советская сторона.
    [vanguard] Соединения входят в здание, каждое со своим авангардом.
    [rounds] По очереди: сыграть карту, пополниться или держаться, пока не решат кубики.
   *[draft] Новые соединения делятся в команде.
  }

## On the board

board-depleted = ИСТОЩЕНО
board-left = осталось { $left }
board-free = свободно
board-pile = { $pile ->
    [combat] Бой
    [discards] Сброс
    [formations] Соединения
    [destroyed] Разбитые
    [carnage] Бойня
    [campaign] Кампания
    [buildings] Здания
   *[ash] Пепел
  }
board-hand = рука { $cards }
board-refit = попол.
board-reinforcement = подкрепление { $number }
board-sack = Командующий армией сменён.
board-staging = Исходный рубеж
board-turn = Ход
board-track = { $track ->
    [hold] Держ.
    [fire] Огонь
   *[bucket] Ведро
  }
board-closed = { $what ->
    [volga] закрыт навсегда
   *[captured] взято
  }
board-attacked = атака: { $german } против { $soviet }, не больше { $most }
board-inferno = Пекло { $count }
board-no-battle = Здесь во время боя собираются кубики.
board-die = { $die ->
    [formation] Соединение
    [units] Части
    [inferno] Пекло
    [hero] Герой
    [determination] Воля
    [defence] Оборона
   *[stolen] Украден
  }
board-reason = { $die ->
    [formation] Соединения в полной силе
    [units] Части в здании
    [inferno] Пекло
    [hero] Кубики героев
    [determination] Кубик решимости
    [defence] Оборона здания
   *[stolen] Украденные кубики
  }
board-break-test = { $holds ->
    [0] Проверка на слом, как есть
   *[other] До проверки на слом держаться: { $holds }
  }
board-chance = падёт: { $percent } %
board-orders = Ход { $turn } из { $last }: карты кампании
board-city = Ход { $turn } из { $last }
board-assaults = Бои этого хода
board-assault = { $building }: { $german } против { $soviet }{ $waits ->
    [yes] , предстоит
   *[no] , окончен
  }
board-aim = Наведите на здание, соединение или карту, чтобы прочесть крупно.
board-declared = Объявлена, { $formation }. Герой может её отменить:
board-carnage = Карта бойни { $card }
board-choose = Выберите один из двух эффектов; затем падает череп.
board-pending = Ещё предстоит
board-last = Последняя: { $card }, { $formation }
board-reckoning = Кубики проверки на слом: немецкие, советские
board-task = { $effect } ({ $player })
board-skull-falls = Падает череп
board-drop = { $player }: сбросить { $count }

## Cards

card-kind = { $kind ->
    [campaign] Карта кампании
    [carnage] Карта бойни
    [hero] Герой
    [formation] Соединение
   *[commander] Командующий
  }
card-reinforcement = Подкрепление: здания на столе плюс { $number }
card-hourglass = Песочные часы: ход сдвигается ещё раз
card-carnage = Бойня { $card }
card-sniper = Снайпер: { $result ->
    [close_escape] чудом уцелел
    [hit] попадание
   *[hideous_death] страшная смерть
  }
card-intensity = Накал { $number }
card-initiative = Инициатива: { $icon ->
    [stuka] немцы
    [rat] советская сторона
   *[binoculars] у кого больше разведки
  }
card-hold = Держаться: { $first } или { $second }
card-doctrine = Доктрина: { $doctrine ->
    [infantry] пехота
    [mech] механизированная
   *[general] общая, нужен командир
  }
card-cost = Стоит { $cost } патриотизма
card-limit = { $limit ->
    [shock] Ударная сила { $number }: столько карт
   *[patriotism] Патриотизм { $number }
  }
card-doctrines = { $kind ->
    [armour] Танки: механизированные карты
    [mech_infantry] Моторизованная: карты пехоты и механизированные
    [infantry] Пехота: карты пехоты
   *[soviet] Советское соединение
  }
card-vanguard = Авангард: { $effect }
card-first = С инициативой: { $effect }
card-concentration = Не больше { $number } соединений стороны
card-defence = Оборона: советских кубиков { $number }
card-river-bank = Берег: взят — значит, вышли к Волге
card-district = Здание района { $district }
card-hand-size = Размер руки { $number }
card-refit = Пополнение: { $effect }
effect-full = { $effect }: { $about }
unit-short = { $unit ->
    [grenadier] Гренадеры
    [recon_g] Разведка
    [mg_g] MG 34
    [pioneer] Сапёры
    [sniper_g] Снайпер
    [panzer] Танк
    [stug] StuG
    [rifle] Стрелки
    [recon_s] Разведка
    [nkvd] Погонщик
    [commando] Десант
    [assault] Штурм
    [sniper_s] Снайперы
    [worker] Рабочие
    [t34] Т-34
   *[fort] Форт
  }
unit-about = { $unit ->
    [grenadier] входят без эффекта.
    [recon_g] при входе дают карту; считаются для инициативы.
    [mg_g] при входе уничтожает.
    [pioneer] при входе поджигают.
    [sniper_g] при входе стреляет.
    [panzer] при входе уничтожает; броня.
    [stug] при входе — точное уничтожение; броня.
    [rifle] входят без эффекта; ими жертвуют ради других.
    [recon_s] при входе дают карту; считаются для инициативы.
    [nkvd] при входе даёт карту; вместе со стрелком покрывает одну недостающую единицу патриотизма.
    [commando] при входе немцы сбрасывают карту.
    [assault] при входе уничтожает.
    [sniper_s] при входе стреляет.
    [worker] при входе передаёт ведро.
    [t34] при входе — точное уничтожение; броня.
   *[fort] заслон для советской стороны; броня.
  }
effect-about = { $effect ->
    [add] входит часть.
    [add_line] входит линейная часть.
    [kill] противник теряет небронированную часть по своему выбору.
    [pkill] вы уничтожаете любую часть противника, даже броню.
    [sniper] вы стреляете в часть, командира или героя.
    [draw] вы берёте боевую карту.
    [discard] противник сбрасывает случайную карту.
    [fire] маркер огня идёт вперёд; пятый шаг — пекло.
    [bucket] маркер ведра идёт вперёд; пятый шаг тушит пекло.
    [firebucket] { $side ->
        [german] маркер огня идёт вперёд.
       *[soviet] маркер ведра идёт вперёд.
      }
    [overrun] соединение с исходного рубежа вступает в бой.
    [supply] истощённое соединение снова в полной силе.
    [deplete] соединение противника в бою истощается.
    [fort] советская сторона получает укрепление в руинах.
    [sacrifice] сначала жертвуют стрелками.
    [inferno_add] вспыхивает пекло.
    [inferno_remove] пекло потушено.
    [dice_plus] немцы бросают в этой проверке больше кубиков.
    [steal_die] немецкий кубик этой проверки переходит к советской стороне.
    [intercept] сыгранный в чужом раунде, отменяет объявленную карту.
    [promote] командир в бою становится ветераном, или соединение получает командира.
    [refit] вы пополняетесь со своим командующим.
    [second_action] вы действуете ещё раз.
    [new_formation] входит новое соединение со своим авангардом.
    [destroy_rifles] стрелки потеряны.
    [discard_hand] противник сбрасывает всю руку.
    [next_cost_zero] следующая советская карта бесплатна.
    [look_discard] вы видите руку противника и сбрасываете из неё.
    [recover] вы возвращаете карту из своего сброса.
    [last_stand] советское и немецкое соединения истощаются.
    [fire_reset] маркер огня возвращается к руинам.
    [fire_all] огонь во всех зданиях.
    [discard_hand_self] вы сбрасываете всю руку.
    [demote] генерал разжалован или потерян.
    [execute_commissars] все комиссары потеряны.
   *[burn_militia] бригада ополчения потеряна навсегда.
  }
depletion-about = { $icon ->
    [burning_skull] Горящий череп: уничтоженное, оно не вернётся.
    [machine_gun] Пулемёт { $count }: столько стрелков расстреляют при истощении, иначе оно отступит.
    [red_star] Красная звезда: при истощении входит часть ({ $unit }).
   *[nothing] Знака истощения нет.
  }

## What an action would do

plan-dice = Проверка на слом тогда примерно: кубиков у немцев { $german }, у советской стороны { $soviet }; здание падёт с вероятностью { $percent } %.
plan-refit = Взять { $draws } и ещё столько, сколько сброшено; затем { $effect }.
plan-hold = Один из двух эффектов; затем «Держаться» { $left } → { $then }.
plan-can = { $formation }: можно.
plan-cannot = { $formation }: { $why }
formation-strength = { $strength ->
    [full] В полной силе: считается для кубика соединений.
   *[depleted] Истощено: следующее истощение его уничтожит.
  }
formation-leader = { $leader }{ $side ->
    [german] { $level ->
        [1] : общие карты и ещё одна карта.
       *[0] : общие карты.
      }
   *[soviet] { $level ->
        [1] : плюс единица патриотизма.
       *[0] : после боя станет ветераном.
      }
  }
formation-left = { $side ->
    [german] Места для карт: { $left }.
   *[soviet] Патриотизма осталось: { $left }.
  }
formation-card = На нём: { $card }.

## Pieces and places in words

tip-desk = Карта, которая сейчас важна
tip-road = Кубики проверки на слом
tip-mat = Счётчик ходов и колоды
tip-staging = { $side ->
    [german] Немецкий исходный рубеж
   *[soviet] Советский исходный рубеж
  }
tip-hand = Рука и командующий: { $player }
tip-building = { $district } · { $building }: не больше { $concentration } соединений стороны, оборона { $defence }
tip-captured = { $district } · { $building }: взято
tip-volga = { $district } · Волга: закрыт навсегда
tip-unit = { $unit } ×{ $count } в районе { $district }{ $armoured ->
    [yes] , броня
   *[no] {""}
  }
tip-formation = { $formation }, { $strength ->
    [full] в полной силе
   *[depleted] истощено
  }, { $at }; командир: { $leader }; { $side ->
    [german] места для карт: { $left }
   *[soviet] патриотизма осталось: { $left }
  }
tip-laid = { $card }, { $formation }
tip-hero = { $card }{ $wounded ->
    [yes] , ранение
   *[no] {""}
  }
tip-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  } на руке: { $player }
tip-commander = { $commander } ({ $player }): размер руки { $size }, на руке { $held }, пополнение: { $refit }
tip-pile = { $side ->
    [german] Немецкая сторона
   *[soviet] Советская сторона
  }, { $pile ->
    [combat] боевая колода
    [discards] сброс
   *[destroyed] разбитые соединения
  }: { $count }
tip-carnage = Колода бойни: { $count }
tip-ash = Куча пепла: вне игры
tip-campaign = Карта кампании: { $card }
tip-declared = Объявлена: { $card }
tip-choice = Выбрать: { $effect }
tip-listed = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

legend-unit = { $unit }: { $about }
legend-leader = { $side ->
    [german] Генерал и его уровень: общие карты; уровень 1 добавляет карту.
   *[soviet] Комиссар и его уровень: уровень 1 добавляет патриотизм.
  }
legend-doctrine = { $doctrine ->
    [infantry] Доктрина пехоты: для пехотных и моторизованных.
    [mech] Механизированная доктрина: для танковых и моторизованных.
   *[general] Общая доктрина: для соединений с командиром.
  }
legend-depletion = { $icon ->
    [burning_skull] Горящий череп: уничтожено — значит, навсегда.
    [machine_gun] Пулемёт: при истощении расстреливают стрелков, иначе отступление.
   *[red_star] Красная звезда: при истощении входит часть.
  }
legend-value = { $value ->
    [boot] Сапог: сколько соединений стороны могут туда пойти.
    [grenade] Граната: советские кубики здания.
    [stuka] «Штука»: что получают с инициативой немцы.
   *[rat] Крыса: что получает с инициативой советская сторона.
  }
legend-track = { $track ->
    [hold] Черепа: сколько раз держаться до броска.
    [fire] Огонь: последнее поле — пекло, немецкий кубик.
   *[bucket] Вёдра: последнее поле тушит пекло.
  }

## Playback

cue-german-die = немецкий
cue-soviet-die = советский
losses = соединений вне игры: { $count }

## Why not

why-piece-waits = { $piece ->
    [unit-own] Это ваши части. Они держат здание и считаются для кубика частей.
    [unit-enemy] Это части противника. Их уничтожают уничтожения и выстрелы снайпера.
    [formation-own] Это ваше соединение. В его бою на него играют карты.
    [formation-enemy] Это соединение противника.
    [laid] Карта сыграна и лежит здесь до конца боя.
    [hero] Героя ранят только выстрелы снайпера.
    [card-own] Сейчас эту карту сыграть нельзя.
    [card-enemy] Эта карта на руке у противника.
    [commander] Командующий задаёт размер руки и что даёт пополнение.
    [deck-own] Это ваша боевая колода. Пополнение берёт из неё.
    [deck-enemy] Это боевая колода противника.
    [heap] Наведите курсор, чтобы увидеть, что там лежит.
    [carnage] Колода бойни: из неё берут, когда держатся.
    [campaign] Карта кампании этого хода.
    [declared] Только что объявленная карта.
    [choice] Эффект карты бойни.
    [district] Сейчас туда ничего не послать.
    [staging] Исходный рубеж: здесь ждут соединения.
    [hand] Карты на руке.
    [mat] Счётчик ходов и колоды.
    [road] Здесь собираются кубики проверки на слом.
   *[desk] Здесь лежит то, что сейчас важно.
  }
