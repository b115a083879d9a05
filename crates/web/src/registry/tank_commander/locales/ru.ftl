### Колоды и карты, русский

## Decks

decks = Колоды
cards = Карты
deck = Колода
decks-note = Собирайте свои колоды для любого сценария с очками, храните их, делитесь ими и берите с собой в партию. Никто не видит ваших колод, пока вы ими не поделитесь.
deck-new = { $nation ->
    [german] Новая немецкая колода
   *[soviet] Новая советская колода
  }
my-decks = Мои колоды
my-decks-none = У вас пока нет колод. Начните новую или измените копию готовой.
deck-unnamed = { $nation ->
    [german] Немецкая колода
   *[soviet] Советская колода
  }
deck-ok = годится
deck-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
deck-open = Открыть
deck-play = Играть с ней
deck-share = Поделиться
deck-drop = Удалить
deck-gone = Колода «{ $name }» удалена.
deck-look = Посмотреть
deck-change = Изменить копию
deck-take-over = Скопировать к себе
copy = Копировать
copied = Скопировано
print = Печать
ready-decks = Готовые колоды
ready-decks-note = По одной на сторону, роль и год каждого сценария. Посмотрите их, сыграйте с ними или измените копию.
decks-found = { $count ->
    [one] { $count } колода
    [few] { $count } колоды
   *[other] { $count } колод
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
any = любой
show = Показать

## Importing

deck-import = Загрузить колоду
deck-import-note = Вставьте колоду текстом, по карте в строке, или ссылку; либо выберите текстовый файл.
deck-import-do = Прочитать колоду
deck-text = Текстом
deck-file = Текстовый файл колоды
deck-text-none = В этом тексте нет ни одной карты.
deck-text-long = Это не колода: текст длиннее { $most } кБ. Ничего не прочитано.
and-more = … и ещё { $count ->
    [one] { $count } строка.
    [few] { $count } строки.
   *[other] { $count } строк.
  }

## The builder

deck-builder = Сборка колоды
deck-check = Проверить
deck-saved = Сохранено.
deck-copied = Сохранено как копия.
deck-read = Колода прочитана. Сохраните её, чтобы она осталась.
deck-unreadable = Эта колода из другой редакции игры, здесь её не прочесть.
deck-for-match = Колода проверяется по условиям вашей партии.
nation = Сторона
nation-called = { $nation ->
    [german] Германия
   *[soviet] СССР
  }
nation-both = Обе стороны
kind = Вид
role = Роль
year = Год
repair-shop = Танкоремонтная мастерская разрешена
put-into = Куда класть карты
start-group = Начальная группа
later-group = Группа подкреплений
find = Поиск
in-service = На вооружении
points-least = Не меньше стольких очков
points-most = Не больше стольких очков
sorted = Порядок
sort-kind = по виду
sort-cheap = сначала дешёвые
sort-dear = сначала дорогие
sort-name = по названию
sort-armour = по броне
sort-piercing = по бронепробиваемости
sort-number = по номеру
show-fitting = что можно взять в колоду
show-all = всё
no-cards = Таких карт нет.
one-more = Ещё одну
one-less = На одну меньше
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
points-of = { $points } из { $budget } очков
cards-in-deck = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
deck-fits = Годится: { $scenario }.
deck-empty = Карт пока нет.
deck-save = Сохранить
deck-save-copy = Сохранить как копию
deck-copy-of = { $name } (копия)
deck-fill = Дополнить
deck-clear = Убрать все карты
deck-share-note = Кто откроет ссылку, увидит колоду такой, какая она сейчас, и сможет её скопировать. Ваша останется вашей.
deck-download = Текстовый файл
decks-full = У вас уже { $most } колод. Сначала удалите одну; эта пока здесь, но не сохранена.
deck-too-long = Эта колода слишком велика, чтобы её хранить.
deck-changed = Колоду тем временем изменили или удалили в другом окне. Сохраните свою как копию или откройте новую в списке колод.

## Statistics

figures = Статистика
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

## Decks in matches

deck-choice-ready = как в сценарии
deck-choice-build = каждый собирает за столом
deck-choice-table = выбирается за столом
deck-partner = Колода вашего второго командира
deck-other = Колода другой стороны
deck-other-partner = Колода второго командира другой стороны
side-note = Первая сторона — Германия, вторая — СССР, кроме сценариев, где роли решает бросок.
deck-choice-note = Со своей колодой обе стороны приносят колоды. Другая сторона ничего не узнает о вашей, пока её не откроют правила.
deck-other-side = { $nation ->
    [german] Это немецкая колода: выберите немецкую сторону или другую колоду.
   *[soviet] Это советская колода: выберите советскую сторону или другую колоду.
  }
deck-choose = Взять одну из моих колод
deck-take = Взять эту колоду в партию
deck-late = Этому месту колода не нужна, или она уже есть.
deck-later = Сначала колоду собирает другая сторона. Выберите уже сейчас: колода будет взята, как только вас спросят, и останется тайной.
deck-laid-up = Колода «{ $name }» наготове.
no-deck-fits = Ни одна из ваших колод здесь не годится.
decks-unfit = { $count ->
    [one] Не подходит { $count } ваша колода
    [few] Не подходят { $count } ваши колоды
   *[other] Не подходят { $count } ваших колод
  }
deck-build-here = Собрать для этой партии
deck-unfit = Эта колода в этой партии не годится.

## The encyclopedia

cards-note = Все карты Tank Commander, всего { $count }. Откройте любую, чтобы узнать, что значат её числа.
card-number = № { $number }
card-origin = Откуда числа
card-origin-seed = из исходного списка карт
card-origin-public = из других опубликованных описаний
card-origin-reconstructed = заданы нами: ни один источник их не даёт
rarity = Тираж
rarity-name = { $rarity ->
    [C] частая
    [U] нечастая
    [R] редкая
    [UR] крайне редкая: приз, который слали по почте
   *[six-pack] добавлена в 6-Pack
  }
listed-name = Название в списке
before-errata = До исправлений
card-note = Примечание
targets = Против каких танков
targets-note = Шансы уничтожить одним выстрелом на открытом месте; мелко: обездвижить.
target = Цель
occurs = В этих готовых колодах
occurs-nowhere = Ни в одной.
any-number = сколько угодно
values-hint = Наведите курсор на число или нажмите на него, чтобы узнать, что оно значит.
value-points = Очки
value-points-note = Сколько стоит в колоде и сколько получит враг за её уничтожение.
value-speed = Скорость
value-speed-note = Медленная карта делает один шаг, быстрая до двух.
speed-name = { $speed ->
    [slow] медленная
   *[fast] быстрая
  }
value-hit = Попадает на
value-hit-note = Противотанковый выстрел попадает, если на десятиграннике с поправками столько или меньше: близко (и в ближнем бою) / далеко.
value-penetration = Бронепробиваемость
value-penetration-note = За вычетом брони она говорит, на каком броске попадание уничтожает: близко (и в ближнем бою) / далеко.
value-armour = Броня
value-armour-note = Лоб / борт. Снаряд попадает в лоб, если бросок на попадание не был чистой единицей и не сыгран «Выстрел во фланг».
value-he = Осколочно-фугасные (HE)
value-he-note = Уничтожает небронированную цель на столько или меньше; на большой дальности труднее.
value-sa = Стрелковое оружие (SA)
value-sa-note = Уничтожает небронированную цель вблизи или в ближнем бою на столько или меньше.
value-ft = Огнемёт
value-ft-note = В ближнем бою уничтожает любую цель на столько или меньше.
value-tank-melee = Гранаты по танку
value-tank-melee-note = В ближнем бою уничтожает бронемашину на столько или меньше; танки без пехоты рядом достать легче.
value-years = На вооружении
value-years-note = В колоде одного года годятся только карты, состоявшие тогда на вооружении.
value-ability = Способность
value-tracked-note = На гусеницах: проволока её не удержит.
value-carries-note = Может везти одно отделение.
value-tows-note = Может буксировать орудие вместо отделения.
value-bearer = Носитель
bearer-squad = отделение
bearer-squad-cavalry = отделение или кавалерия
value-bearer-note = Снаряжение придаётся карте на поле и гибнет вместе с ней.
value-timing = Играется как
value-timing-note = Прерывания играют в окнах, даже в чужом розыгрыше; мгновенные карты — действие своего розыгрыша.
value-supply = Снабжение
value-supply-note = Сколько очков снабжения она стоит.
value-soft = Небронированные на
value-soft-note = Уничтожает небронированные карты на столько или меньше, с учётом местности.
value-struck = Бронированные на
value-struck-note = Поражает бронемашины на столько или меньше, с учётом местности.
value-observed = Наблюдаемая цель
value-observed-note = Цель должна быть видна своей стороне.
value-stays = Остаётся
value-stays-note = После розыгрыша остаётся на поле.
value-copies = В колоде
value-copies-note = Сколько таких карт может быть в колоде. События: не больше двух; остальное: сколько угодно.
terrain-table = Таблица
terrain-table-name = { $table ->
    [six_pack_v3] 6-Pack
   *[players_guide] Руководство игрока
  }
terrain-column = { $column ->
    [at] AT
    [he] HE
    [sa] SA
    [air] авиация
   *[art] артиллерия
  }
terrain-blocks = закрывает видимость
terrain-slows = замедляет
terrain-bars = без машин
terrain-note = Прибавляется к броскам врага по картам там; если чисел два: небронированные / бронированные.
