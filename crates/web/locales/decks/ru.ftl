### Колоды, русский

## Decks

decks = Колоды
deck = Колода
decks-of = { $title }: колоды
decks-note = Собирайте свои колоды, храните их, делитесь ими и берите с собой в партию. Никто не видит ваших колод, пока вы ими не поделитесь.
my-decks = Мои колоды
my-decks-none = У вас пока нет колод. Начните новую или измените копию готовой.
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
ready-decks-note = Посмотрите их, сыграйте с ними или измените копию.
decks-found = { $count ->
    [one] { $count } колода
    [few] { $count } колоды
   *[other] { $count } колод
  }
occurs = В этих готовых колодах
occurs-nowhere = Ни в одной.

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
deck-link-damaged = В этой ссылке нет колоды: она повреждена или обрезана. Попросите её ещё раз или возьмите текст.
deck-link-edition = Эта колода из более новой версии игры. Попросите её текстом.
deck-line-heading = Строка { $line }: слово «{ $text }» здесь неизвестно. Известны { $known }.
deck-line-term = Строка { $line }: «{ $text }» не подходит для { $term }. Напишите одно из: { $known }.
deck-line-count = Строка { $line }: одной карты может быть от 1 до { $most }.
deck-line-unknown = Строка { $line }: карты «{ $text }» нет. Может быть, «{ $nearest }»?

## The builder

deck-builder = Сборка колоды
deck-check = Проверить
deck-saved = Сохранено.
deck-copied = Сохранено как копия.
deck-read = Колода прочитана. Сохраните её, чтобы она осталась.
deck-unreadable = Эта колода из другой редакции игры, здесь её не прочесть.
deck-for-match = Колода проверяется по условиям вашей партии.
put-into = Куда класть карты
cost-least = { $cost }, не меньше
cost-most = { $cost }, не больше
at-most = не больше { $most }
sorted = Порядок
sort-name = по названию
show-fitting = что можно взять в колоду
show-all = всё
one-more = Ещё одну
one-less = На одну меньше
cards-in-deck = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
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
figures = Статистика

## Decks in matches

deck-choice-ready = как в сценарии
deck-choice-build = каждый собирает за столом
deck-choice-table = выбирается за столом
deck-mine = Ваша колода
deck-partner = Колода вашего второго командира
deck-other = Колода другой стороны
deck-other-partner = Колода второго командира другой стороны
deck-choice-note = Со своей колодой обе стороны приносят колоды. Другая сторона ничего не узнает о вашей, пока её не откроют правила.
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
