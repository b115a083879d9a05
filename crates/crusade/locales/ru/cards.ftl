### The Last Crusade: названия карт, русский

card-name = { $card ->
    [su_staff] Штабная рота
    [de_staff] Штабная рота
    [su_conscripts] Новобранцы
    [su_rifle] Стрелки
    [su_guards] Гвардейцы
    [su_engineers] Сапёры
    [su_scouts] Разведчики
    [su_maxim] Пулемёты «Максим»
    [su_ptr] Расчёты ПТР
    [su_45] 45-мм ПТП
    [su_zis3] 76-мм ЗИС-3
    [su_mortar] 82-мм миномёт
    [su_howitzer] 122-мм гаубица
    [su_katyusha] БМ-13 «Катюша»
    [su_37aa] 37-мм зенитка
    [su_85aa] 85-мм зенитка
    [su_ba64] Броневик БА-64
    [su_t34] Т-34-76
    [su_t3485] Т-34-85
    [su_kv1] КВ-1
    [su_is2] ИС-2
    [su_su76] СУ-76М
    [su_truck] Грузовик ЗИС-5
    [su_t70] Т-70
    [su_su85] СУ-85
    [su_kv85] КВ-85
    [su_isu122] ИСУ-122
    [su_isu152] ИСУ-152
    [su_column] Колонна снабжения
    [su_medics] Медсанбат
    [su_yak9] Як-9
    [su_la5] Ла-5ФН
    [su_il2] Штурмовик Ил-2
    [su_pe2] Пе-2
    [su_pe8] Пе-8
    [su_fab] Бомбы ФАБ-100
    [su_rs82] Ракеты РС-82
    [su_ptab] Бомбы ПТАБ
    [su_tanks] Подвесные баки
    [su_bunker] ДЗОТ
    [su_mines] Минное поле
    [su_wire] Проволока
    [su_hero] Герой Советского Союза
    [su_molotov] Бутылки с горючей смесью
    [su_commissar] Комиссар
    [su_urra] Ура!
    [su_maskirovka] Маскировка
    [su_partisans] Партизаны
    [su_smoke] Дымовая завеса
    [su_taran] Таран
    [de_gren] Гренадеры
    [de_volks] Фольксгренадеры
    [de_pzgren] Панцергренадеры
    [de_pioneers] Пионеры
    [de_recon] Разведвзвод
    [de_mg42] Расчёт MG 42
    [de_mortar] 8-см миномёт
    [de_pak38] 5-см Pak 38
    [de_pak40] 7,5-см Pak 40
    [de_88] 8,8-см Flak 36
    [de_lefh] 10,5-см leFH 18
    [de_nebel] «Небельверфер»
    [de_2cm] 2-см Flak 38
    [de_puma] «Пума»
    [de_pz3] Pz III
    [de_pz4] Pz IV
    [de_panther] «Пантера»
    [de_tiger] «Тигр I»
    [de_stug] StuG III G
    [de_marder] «Мардер III»
    [de_halftrack] Sd.Kfz. 251
    [de_truck] Грузовик
    [de_hetzer] «Хетцер»
    [de_jpz4] «Ягдпанцер IV»
    [de_jagdpanther] «Ягдпантера»
    [de_jagdtiger] «Ягдтигр»
    [de_kingtiger] «Королевский тигр»
    [de_stuh42] StuH 42
    [de_wirbelwind] «Вирбельвинд»
    [de_ostwind] «Оствинд»
    [de_workshop] Ремонтная рота
    [de_column] Колонна снабжения
    [de_bf109] Bf 109G
    [de_fw190] Fw 190F
    [de_ju87] Ju 87D «Штука»
    [de_he111] He 111
    [de_ar234] Ar 234
    [de_me262] Me 262
    [de_me163] Me 163
    [de_sc250] Бомба SC 250
    [de_pzblitz] Ракеты «Панцерблиц»
    [de_tanks] Подвесные баки
    [de_pillbox] ДОТ
    [de_fortbuilding] Укреплённое здание
    [de_mines] Минное поле
    [de_traps] Надолбы
    [de_ironcross] Железный крест
    [de_faust] Панцерфаусты
    [de_mgcrew] Пулемётный расчёт
    [de_miracle] Чудо ремонтников
    [de_smoke] Дымовая завеса
    [de_night] Ночная атака
    [de_experte] Эксперт
   *[de_fuel] Колонна с горючим
}
