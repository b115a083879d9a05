### The Hell of Stalingrad: the game, русский

nobody = никто
the-city = город
volga = Волга
effect-times = { $effect } ×{ $times }
leader-name = { $side ->
    [german] { $level ->
        [1] опытный генерал
       *[0] генерал
      }
   *[soviet] { $level ->
        [1] жестокий комиссар
       *[0] комиссар
      }
  } { $name }
phase-name = { $phase ->
    [campaign] Кампания
    [consolidation] Сведение
    [manoeuvre] Манёвр
    [vanguard] Авангард
    [rounds] Раунды
   *[draft] Раздел
  }
ask = { $step ->
    [draft] Возьмите одно из новых соединений.
    [burn_militia] Какая бригада ополчения потеряна навсегда?
    [demote] Какой генерал разжалован?
    [give_up] Отдайте истощённое соединение ради другого или закончите.
    [restore] Отдано: { $about }. Какое соединение восстановить?
    [move_leader] Отдано: { $about }. Перевести командира?
    [manoeuvre] Направьте соединения к зданиям, затем закончите.
    [next_battle] За какое здание следующий бой?
    [exchange] Передайте карты напарнику или закончите.
    [vanguard] { $about }: чей авангард входит следующим?
    [action] { $about }, осталось «Держаться»: { $hold }. Сыграйте карту, пополнитесь или держитесь.
    [intercept] Противник играет { $about }. Перехватить?
    [refit] Пополнение: сбросьте ненужное, затем закончите.
    [hold] Выберите один из двух эффектов.
    [lose_unit] Какая из ваших частей потеряна?
    [destroy_unit] Какую вражескую часть уничтожить?
    [spillover] Бить некого: взять перелив?
    [sniper] В кого стреляет снайпер?
    [drop_card] Какую карту сбросить?
    [overrun] Какое соединение вступает в бой?
    [supply] Какое соединение восстановить?
    [deplete] Какое вражеское соединение истощить?
    [promote] Кого повысить?
    [look_discard] Вы видите руку: какую карту сбросить?
    [recover] Какую карту вернуть?
   *[last_stand] Какое из ваших соединений стоит насмерть?
  }
told = Сейчас { $player }: { $step ->
    [draft] новое соединение
    [burn_militia] потеря ополчения
    [demote] разжалование
    [give_up] сведение
    [restore] сведение
    [move_leader] сведение
    [manoeuvre] манёвр
    [next_battle] следующий бой
    [exchange] передача карт
    [vanguard] авангард
    [action] действие
    [intercept] перехват
    [refit] пополнение
    [hold] выбор эффекта
    [lose_unit] потеря части
    [destroy_unit] уничтожение части
    [spillover] перелив
    [sniper] прицел
    [drop_card] сброс
    [overrun] бросок
    [supply] снабжение
    [deplete] истощение
    [promote] повышение
    [look_discard] чужая рука
    [recover] возврат карты
   *[last_stand] последний рубеж
  }.
over = { $winner ->
    [german] Город пал: победа немцев.
   *[soviet] Сталинград выстоял: победа советской стороны.
  }
forecast = Проверка на слом: у немцев кубиков { $german }, у советской стороны { $soviet }; шанс немцев около { $percent } %.
act-draft = Взять: { $formation }
act-burn = Потерять навсегда: { $formation }
act-burn-from-deck = Потерять ополчение из колоды
act-demote = Разжаловать: { $leader }, { $formation }
act-give-up = Отдать: { $formation }
act-restore = Восстановить: { $formation }
act-move-leader = Перевести командира
act-lose-leader = Командир потерян
act-send = Направить: { $formation }, { $building }
act-assault = Бой: { $building }
act-pass = Передать { $card }: { $player }
act-lead = Входит: { $formation }
act-play = Сыграть { $card }: { $formation }
act-hero = Сыграть героя: { $card }
act-refit = Пополниться
act-hold = Держаться
act-hand-over = Передать ход: { $player }
act-intercept = Перехватить: { $card }
act-discard = Сбросить { $card }
act-recover = Вернуть { $card }
act-choose = Взять эффект: { $effect }
act-lose = Потерять: { $unit }
act-destroy = Уничтожить: { $unit }
act-spill = { $side ->
    [german] Огонь ползёт дальше
   *[soviet] Передать ведро
  }
act-shoot = Стрелять: { $target }
act-shoot-leader = Стрелять: { $leader }, { $formation }
act-overrun = Ввести в бой: { $formation }
act-supply = Снабдить: { $formation }
act-deplete = Истощить: { $formation }
act-promote = Повысить: { $formation }
act-decline = Нет
act-done = Готово
log-turned-over = Открыто, не для этого района: { $building }.
log-building = Новое здание: { $building }.
log-volga = Район { $district }: выход к Волге.
log-turn = Ход { $turn }.
log-campaign = { $side ->
    [german] Немецкая карта кампании:
   *[soviet] Советская карта кампании:
  } { $card }.
log-hourglass = Часы бегут: уже ход { $turn }.
log-last-turn = Ход { $turn } последний.
log-replaced = Новый командующий: { $commander }.
log-promoted = { $formation }: повышение, { $leader }.
log-demoted = { $formation }: теперь лишь { $leader }.
log-leader-lost = { $formation }: потерян { $leader }.
log-burned = { $formation }: потеряно навсегда.
log-reinforced = { $formation }: прибытие на исходный рубеж ({ $leader }).
log-drafted = { $formation } получает: { $player }.
log-formations-reshuffled = { $side ->
    [german] Разбитые немецкие соединения стали новой колодой.
   *[soviet] Разбитые советские соединения стали новой колодой.
  }
log-combat-reshuffled = { $side ->
    [german] Немецкий сброс перетасован.
   *[soviet] Советский сброс перетасован.
  }
log-initiative = { $side ->
    [german] Инициатива у немцев.
   *[soviet] Инициатива у советской стороны.
  }
log-spilled = { $side ->
    [german] Бить некого: огонь ползёт дальше.
   *[soviet] Бить некого: передано ведро.
  }
log-won = { $side ->
    [german] Победа немцев.
   *[soviet] Победа советской стороны.
  }
log-carnage-reshuffled = Карты бойни перетасованы.
log-drew = { $player }: взято карт { $count }.
log-drew-card = { $player }: взята карта { $card }.
log-discarded = { $player }: сброшена карта { $card }.
log-given-up = { $formation }: соединение отдано.
log-leader-moved = Командир переведён: { $from }, теперь { $formation }.
log-supplied = { $formation }: снова в полной силе.
log-sent = { $formation }: цель { $building }.
log-battle = Начинается бой: { $building }.
log-passed = { $player }: карта напарнику.
log-passed-card = { $player }: { $card } напарнику.
log-vanguard = { $formation }: входит в бой.
log-intensity = Бойня { $card }: накал { $intensity }.
log-entered = { $unit }: часть входит.
log-unit-lost = { $unit }: часть уничтожена.
log-fire = Огонь, район { $district }: { $fire }, пекло { $infernos }.
log-bucket = Ведро { $bucket }; огонь { $fire }, пекло { $infernos }.
log-inferno-added = Вспыхнуло пекло: { $infernos }.
log-inferno-removed = Пекло потушено: осталось { $infernos }.
log-fire-reset = Маркер огня вернулся к руинам.
log-leader-shot = Выстрел: { $leader }, { $formation }; { $result ->
    [close_escape] чудом уцелел
    [hit] попадание
   *[hideous_death] страшная смерть
  }.
log-hero-shot = Выстрел: { $card }; { $result ->
    [close_escape] чудом уцелел
    [hit] попадание
   *[hideous_death] страшная смерть
  }.
log-hero-killed = Гибель: { $card }.
log-hero = { $player }: герой { $card }.
log-declared = { $player }: { $card }, { $formation }.
log-intercepted = { $player }: { $hero }, перехвачено { $card }.
log-motivated = { $formation }: погнали вперёд, погонщик и стрелок отложены.
log-joined = { $formation }: вступает в бой.
log-depleted = { $formation }: соединение истощено.
log-destroyed = { $formation }: соединение уничтожено.
log-retreated = { $formation }: соединение отступает.
log-ghost = Следующая советская карта даром.
log-looked-at = Вся рука показана противнику: { $player }.
log-recovered = { $player }: возвращена карта { $card }.
log-refit = { $player }: пополнение.
log-held = { $player }: «Держаться» (бойня { $card }).
log-hold-lowered = Осталось «Держаться»: { $left }.
log-handed-over = Теперь действует: { $player }.
log-dice = Проверка на слом: кубики немцев { $german } (пекло { $infernos }), советские { $soviet } (оборона { $defence }).
log-rolled = Немецкие { $german } против советских { $soviet }.
log-rolled-off = Переброс: { $german } против { $soviet }.
log-annihilated = Атакующие истреблены.
result-captured = { $building }: взято
log-captured = { $result }.
result-defended = { $building }: удержано
log-defended = { $result }.
log-came-home = { $formation }: соединение вернулось истощённым.
log-graduated = { $formation }: { $leader }, закалён в бою.
why-not-now = Сейчас это нельзя.
why-over = Партия окончена.
why-two-or-four = Играют вдвоём или вчетвером.
why-no-such-minimum = Для сведения нужно 2 или 3 истощённых соединения.
why-no-such-turn-limit = Последний ход: от 2 до 8 или 0 — как в режиме.
why-not-to-draft = Это соединение не из новых.
why-no-militia = Отсюда ополчение не теряют.
why-no-leader = У него нет командира.
why-not-depleted = Это не другое истощённое соединение.
why-not-yours = Оно принадлежит напарнику.
why-not-on-staging-line = Оно не на вашем исходном рубеже.
why-no-building = Там нет здания.
why-not-attacked = Это здание не атакуют.
why-crowded = Больше соединений туда нельзя.
why-must-attack = Надо атаковать хотя бы одно здание.
why-no-assault-there = Там нет боя.
why-not-in-hand = Этой карты нет у вас на руке.
why-not-in-battle = Этого соединения нет в бою.
why-wrong-doctrine = Карта не для такого соединения.
why-needs-leader = Карте нужно соединение с генералом.
why-no-shock-left = Соединение больше не примет карт.
why-no-patriotism-left = Не хватает патриотизма.
why-too-few-rifles = Слишком мало стрелков для жертвы.
why-nobody-to-stand = Нет соединения в полной силе.
why-is-hero = Герой играется без соединения.
why-no-hero = Эта карта не герой.
why-no-interceptor = Эта карта не перехватывает.
why-only-hold = Бой затянулся: остаётся держаться.
why-too-many-refits = Четыре пополнения подряд: сделайте другое.
why-no-hand-over = Это действие нельзя передать.
why-no-vanguard = Его авангард сейчас не входит.
why-no-such-unit = Такой части здесь нет.
why-armoured = Броню берёт только точное уничтожение.
why-no-target = Там не в кого стрелять.
why-not-in-pile = Этой карты нет в вашем сбросе.
why-not-to-supply = Это не ваше истощённое соединение на столе.
why-hit-this-round = В этом раунде его не истощить.
why-not-to-promote = Там некого повысить.
