### The site, русский

## Frame

front = Главная
motto = Старые сражения на столе, и каждое правило соблюдается.
skip = К содержанию
account = Аккаунт
theme = Светлая или тёмная тема
lost = Такой страницы нет.
to-the-front = На главную

## Front page

pitch = { $title ->
   *[duel] Два «Тигра», несколько ПТП и одна «Штука» держат фронт в степи против восьми Т-34, скрытых среди шестнадцати маркеров. Никаких кубиков: всё решают блеф, тайные программы и линии огня.
  }
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
scenario-name = { $name ->
    [summer-s1] Лето 1943, расстановка 1
    [summer-s2] Лето 1943, расстановка 2
    [winter-w1] Зима 1944, расстановка 1
    [winter-w2] Зима 1944, расстановка 2
    [summer-free] Лето 1943, своя расстановка
    [winter-free] Зима 1944, своя расстановка
    [summer-random] Лето 1943, случайная расстановка
    [winter-random] Зима 1944, случайная расстановка
    [teams-s1] Лето 1943, двое на двое
    [four-boards-summer] Четыре поля, лето
    [four-boards-winter] Четыре поля, зима
    [four-boards-teams] Четыре поля, восемь игроков
   *[other] свои параметры
  }

## New match

scenario = Сценарий
scenario-own = Только свои параметры
side = Ваша сторона
opponent = Противник
opponent-kind = { $kind ->
    [recruit] Бот: новобранец
    [random] Бот: любые допустимые действия
    [friend] Друг, по секретной ссылке
    [anyone] Любой желающий
   *[none] Обе стороны на этом экране
  }
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
export = Скачать запись
export-when-over = Запись можно скачать после окончания игры: в ней есть то, что пока остаётся тайной.
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Всё поле
choose = Выбрать
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

rules-in-english = Книга правил — на английском языке.
look = Посмотреть
record-good = Запись в порядке: { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
  }, всё по правилам.

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
