### Tank Commander: decks of one's own, русский

## Terms

decks-introduction = Своя колода годится для любого сценария, где карты покупают за очки. Готовые, по одной на сторону, роль и год, показывают, как это делается.
deck-new = { $nation ->
    [german] Новая немецкая колода
   *[soviet] Новая советская колода
  }
deck-unnamed = { $nation ->
    [german] Немецкая колода
   *[soviet] Советская колода
  }
deck-part = { $part ->
    [deck] Колода
    [force] Войска
    [free_terrain] Бесплатная местность
    [reinforcement] Группа подкреплений
    [start] На поле в начале
    [hand] На руке в начале
    [reinf1] Первые подкрепления
    [reinf1_hand] Карты на руку с первыми подкреплениями
    [reinf2] Вторые подкрепления
   *[reinf2_hand] Карты на руку со вторыми подкреплениями
  }
nation = Сторона
nation-called = { $nation ->
    [german] Германия
   *[soviet] СССР
  }
nation-both = Обе стороны
deck-scenario = Сценарий
role = Роль
year = Год
deck-year = { $year }
deck-any = любой
repair-shop = Танкоремонтная мастерская разрешена
deck-shop = Танкоремонтная мастерская
shop-off = не разрешена
start-group = Начальная группа
later-group = Группа подкреплений
deck-other-side = { $nation ->
    [german] Это немецкая колода: выберите немецкую сторону или другую колоду.
   *[soviet] Это советская колода: выберите советскую сторону или другую колоду.
  }

## Cards and points

deck-kind = Вид
in-service = На вооружении
deck-points = Очки
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
points-of = { $points } из { $budget } очков
sort-kind = по виду
sort-cheap = сначала дешёвые
sort-dear = сначала дорогие
sort-armour = по броне
sort-piercing = по бронепробиваемости
sort-number = по номеру
deck-fits = Годится: { $scenario }.

## Statistics

points-by-kind = Очки по видам
anti-tank-power = Противотанковая мощь
anti-tank-note = Сколько танков врага в среднем уничтожат все способные на это карты, по одному выстрелу каждая: по среднему танку другой стороны этого года.
anti-soft-power = Уничтожено небронированных целей, по выстрелу каждой карты
range-name = { $range ->
    [melee] ближний бой
    [short] близко
   *[long] далеко
  }
armour-chart = Броня машин
armour-front = лоб
armour-side = борт
count-tanks = Танки
count-squads = Отделения
count-guns = Орудия
count-carriers = Транспорт
count-fast = Быстрые
count-slow = Медленные
count-interrupts = Прерывания
count-shots = К выстрелу
count-instants = Мгновенные
