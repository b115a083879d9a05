### The site, русский

## Frame

front = Главная
motto = Старые сражения на столе, и каждое правило соблюдается.
skip = К содержанию
account = Аккаунт
theme = Светлая или тёмная тема
lost = Такой страницы нет.
store-silent = Хранилище сайта не ответило. Ничего не потеряно; попробуйте ещё раз через минуту.
too-large = Слишком большой объём: сайт принимает не более четырёх мегабайт.
too-many = Слишком много запросов. Подождите немного и попробуйте снова.
other-site = Форма отправлена с другого сайта. Откройте страницу здесь и отправьте её ещё раз.
close = Закрыть
to-the-front = На главную

## Front page

play-as = Играть за { $side ->
    [german] Германию
    [soviet] СССР
    [first] первую сторону
   *[second] вторую сторону
  }
new-match = Новая игра…
rules = Правила
waiting-for-you = Ждут вашего хода
your-matches = Ваши игры
open-seats = Свободные места
finished-matches = Завершённые игры
look-at-record = Посмотреть запись игры
against-bot = против бота
against-people = между людьми
waits = ждёт игроков
just-now = только что
minutes-ago = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
  }
hours-ago = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
  }
days-ago = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
  }

## New match

scenario = Сценарий
scenario-own = Только свои параметры
scenario-own-note = Ничего не задано: действует выбранное ниже, остальное — по правилам.
own-options = свои параметры
side = Ваша сторона
opponent = Противник
opponent-kind = { $kind ->
    [friend] Друг, по секретной ссылке
    [anyone] Любой желающий
   *[none] Обе стороны на этом экране
  }
level-random = Бот: наугад
level-random-note = Делает что угодно по правилам, не думая.
level-recruit = Бот: новобранец
level-recruit-note = Смотрит на одно действие вперёд и берёт то, что кажется лучшим сейчас.
level-regular = Бот: боец
level-regular-note = Проигрывает продолжения и помнит увиденное.
level-veteran = Бот: ветеран
level-veteran-note = Учитывает то, что может быть скрыто, и думает дальше вперёд.
level-ace = Бот: ас
level-ace-note = Самый сильный: не спешит и ошибок не прощает.
options = Все параметры
options-note = Что не указано, остаётся как в сценарии.
origin-seed = (из оригинальных правил)
origin-public = (из других опубликованных описаний)
origin-reconstructed = (реконструкция)
begin = Начать

## The table

board = Игровое поле
points = Очки
lead = Кто впереди
phases = Фазы хода
turn = Ход { $turn }
player = { $side ->
    [german] Германия
    [soviet] СССР
   *[other] Сторона
  }{ $who ->
    [you] {" "}(вы)
    [bot] {" "}(бот)
    [open] : свободно
    [invited] : по приглашению
   *[other] {""}
  }
your-turn = Ваш ход
their-turn = Сейчас не ваш ход.
over = Игра окончена.
result = { $winner ->
    [german] Победа немецкой стороны
    [soviet] Победа советской стороны
    [first] Победа первой стороны
    [second] Победа второй стороны
   *[draw] Ничья
  }{ $how ->
    [settled] { $winner ->
        [draw] {" "}(по соглашению)
       *[other] {" "}(соперник сдался)
      }
   *[played] {""}
  }, { $first } : { $second }.
on-the-board = { $count ->
    [one] { $count } вариант на поле
    [few] { $count } варианта на поле
    [many] { $count } вариантов на поле
   *[other] { $count } варианта на поле
  }
undo = Отменить
log = Ход событий
chat = Чат
chat-say = Написать сообщение
chat-send = Отправить
draw-offer = Предложить ничью
draw-offered = Вам предлагают ничью.
draw-agree = Согласиться на ничью
resign = Сдаться
resign-sure = Действительно сдаться?
rematch = Реванш со сменой сторон
story = Просмотреть игру по шагам
story-when-over = Просмотреть игру по шагам можно, когда она окончена.
steps = Шаги игры
step-first = К началу
step-previous = На шаг назад
step-next = На шаг вперёд
step-last = К концу
step-of = { $at } из { $last }
views = Чей взгляд
view-public = Зрители
export = Скачать запись
export-when-over = Запись можно скачать после окончания игры: в ней есть то, что пока остаётся тайной.
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Всё поле
drag-me = Перетащите на гекс
connection-lost = Связь потеряна. Повторная попытка…
curtain = Передайте экран { $side ->
    [german] немецкой
    [soviet] советской
   *[other] другой
  } стороне.
curtain-ready = Я на месте
waiting-for-players = Игра начнётся, как только будут заняты все места.
send-link = Отправьте эту ссылку тому, с кем хотите играть. Она действует один раз — для второго места.
sit-down = Занять место
invitation = Вас приглашают в эту игру.
match-unknown-title = Такая игра здесь неизвестна.
match-damaged = Запись этой игры не читается. Остальной сайт работает.

## Refusals

bad-form = Не удалось прочитать запрос. Вернитесь назад, обновите страницу и попробуйте ещё раз.
stale = Позиция тем временем изменилась. Взгляните ещё раз.
not-playing = Эта игра сейчас не идёт.
not-your-seat = Это не ваше место.
seat-taken = Это место занято.
nothing-to-undo = Здесь нечего отменить.

## Rules and records

rules-in-english = Книга правил ведётся на английском языке.
rules-of = { $title }: правила
rules-whole = Вся книга правил
rules-contents = Содержание
rules-search = Поиск по правилам
rules-search-none = Такого правила нет.
marks = Откуда взяты правила
mark-seed = из оригинального буклета правил, с номером страницы
mark-public = из других опубликованных описаний игры
mark-reconstructed = реконструировано там, где оригинал утрачен
mark-ruling = наше решение там, где текст молчит или противоречит себе
look = Посмотреть
look-note = Файл оконченной игры (.jsonl). Проверяется каждая строка, затем игру можно просмотреть по шагам глазами любой из сторон.
record-good = Запись в порядке: { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
  }, всё по правилам.
record-none = Это не запись известной здесь игры.
record-gone = Эта запись здесь больше не открыта. Выберите её файл ещё раз.
record-wrong = Строка { $line }: { $fault ->
    [altered] строка изменена после записи
    [unreadable] строку невозможно прочитать
    [unknown] эта редакция здесь неизвестна
    [setup] правила не допускают такую подготовку
    [illegal] сделанное там не по правилам
    [position] позиция после неё не совпадает с записанной
    [secret] секрет бросков не соответствует опубликованному хешу
    [outcome] игра закончилась не так, как записано
   *[cut-off] нет последней строки: игра не окончена или файл обрезан
  }.

## Account

account-note = Чтобы играть, аккаунт не нужен. Он сохраняет ваши игры при смене браузера; игры из этого браузера перейдут в него.
name = Имя
password = Пароль
log-in = Войти
log-out = Выйти
sign-up = Создать аккаунт
name-wrong = Имя должно содержать от 1 до 40 символов.
name-taken = Это имя занято.
password-short = Пароль должен содержать от 8 до 200 символов.
log-in-wrong = Неверное имя или пароль.

## Бот как учитель

thinking = Бот думает
hint = Подсказка
hint-coming = Думает…
hint-none = Выбирать не из чего: сделайте то, что предложено.
hint-when-asked = Просите подсказку, когда решение за вами.
hint-of = Заглянув вперёд { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }, ветеран выбрал бы:
hint-figures = { $share } % его внимания; он ждёт от этого { $chance } из 100 очков
back = Назад к столу
analyse = Пусть бот разберёт партию
analysis = Что думает бот
analysis-growing = Бот разбирает партию…
curve-label = У кого было лучше при каждом решении
curve-eyes = { $side ->
    [german] глазами немцев
    [soviet] глазами советской стороны
   *[other] глазами { $side }
  }
chances = Шаг { $step }: { $side ->
    [german] немцы могли
    [soviet] советская сторона могла
   *[other] { $side }: можно было
  } рассчитывать на { $chance } из 100 очков.
was-played = Сыграно:
better = Лучше на { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
   *[other] { $lost } очков
  } из 100:
dearest = Самые дорогие решения
dear = Шаг { $step }, { $side ->
    [german] немцы
    [soviet] советская сторона
   *[other] { $side }
  }: { $lost } из 100 очков
