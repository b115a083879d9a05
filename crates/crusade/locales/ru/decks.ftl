### The Last Crusade: decks of one's own, русский

## Terms

decks-introduction = В свободном сражении каждая сторона может взять свою колоду: шестьдесят карт одной страны, сильнейших немного, простых побольше.
deck-new = { $nation ->
    [soviet] Новая советская колода
   *[german] Новая немецкая колода
  }
deck-unnamed = { $nation ->
    [soviet] Советская колода
   *[german] Немецкая колода
  }
deck-nation = Сторона
deck-nation-name = { $nation ->
    [soviet] СССР
   *[german] Германия
  }
deck-whole = Колода
deck-cards-of = Карт: { $count } из { $size }
deck-fits = Годится для свободного сражения.
ready-deck = { $deck ->
    [su_standard] Обычная колода, СССР
    [de_standard] Обычная колода, Германия
    [su_kharkov] Харьков, СССР
    [de_kharkov] Харьков, Германия
    [su_lunch] Бой за обедом, СССР
   *[de_lunch] Бой за обедом, Германия
  }

## Cards

deck-kind = Вид
deck-cost = Цена
arm-name = { $arm ->
    [infantry_arm] Пехота
    [recon_arm] Разведка
    [guns_arm] Орудия и артиллерия
    [armor_arm] Танки и САУ
    [services_arm] Транспорт и штаб
    [air_arm] Авиация
    [ordnance_arm] Подвески
    [works_arm] Укрепления и заграждения
   *[special_arm] Особые карты
  }
deck-order = { $order ->
    [kind] по виду
    [cheap] сначала дешёвые
    [dear] сначала дорогие
    [soft] по мощи против небронированных
    [armor] по мощи против брони
    [air] по мощи против самолётов
   *[defense] по защите
  }

## Why a deck is refused

deck-other-side = { $nation ->
    [soviet] Это советская колода: выберите советскую сторону или другую колоду.
   *[german] Это немецкая колода: выберите немецкую сторону или другую колоду.
  }
deck-wrong-nation = «{ $card }» — карта другой стороны.
deck-no-staff = Карта «{ $card }» с самого начала лежит в штабе и в колоду не входит.
deck-too-many = Карт «{ $card }» в колоде может быть не больше { $most }, а их { $count }.
deck-size = В колоде должно быть ровно { $size } карт, а их { $count }.
deck-not-asked = Сейчас у вас не спрашивают колоду.
deck-taken-already = Карта «{ $card }» уже взята, но в этой колоде её нет: сначала верните её.

## Statistics

cards-by-arm = Карты по видам
cards-by-cost = Карты по цене
firepower-mean = Огневая мощь
firepower-note = В среднем по картам, которые могут поразить такую цель.
firepower-name = { $target ->
    [soft] небронированные цели
    [armor] броня
   *[air] самолёты
  }
deck-count = { $what ->
    [soldiers] Солдаты пехоты
    [antitank] Противотанковые
    [antiaircraft] Зенитные
    [ranged] Бьют издалека
    [scouts] Разведчики
    [carriers] Возят пехоту
    [fighters] Истребители-бомбардировщики
    [bombers] Бомбардировщики
   *[specials] Особые карты
  }
