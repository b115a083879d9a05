### The Last Crusade: the names of the cards, English

card-name = { $card ->
    [su_staff] Staff Company
    [de_staff] Staff Company
    [su_conscripts] Conscripts
    [su_rifle] Rifle Infantry
    [su_guards] Guards Infantry
    [su_engineers] Engineers
    [su_scouts] Scouts
    [su_maxim] Maxim Machine Guns
    [su_ptr] Antitank Rifles
    [su_45] 45mm Antitank Gun
    [su_zis3] 76mm ZiS-3 Gun
    [su_mortar] 82mm Mortar
    [su_howitzer] 122mm Howitzer
    [su_katyusha] BM-13 Katyusha
    [su_37aa] 37mm AA Gun
    [su_85aa] 85mm AA Gun
    [su_ba64] BA-64 Armored Car
    [su_t34] T-34/76
    [su_t3485] T-34/85
    [su_kv1] KV-1
    [su_is2] IS-2
    [su_su76] SU-76M
    [su_truck] ZiS-5 Truck
    [su_t70] T-70
    [su_su85] SU-85
    [su_kv85] KV-85
    [su_isu122] ISU-122
    [su_isu152] ISU-152
    [su_column] Supply Column
    [su_medics] Medical Battalion
    [su_yak9] Yak-9
    [su_la5] La-5FN
    [su_il2] Il-2 Sturmovik
    [su_pe2] Pe-2
    [su_pe8] Pe-8
    [su_fab] FAB-100 Bombs
    [su_rs82] RS-82 Rockets
    [su_ptab] PTAB Bomblets
    [su_tanks] Drop Tanks
    [su_bunker] Timber Bunker
    [su_mines] Minefield
    [su_wire] Barbed Wire
    [su_hero] Hero of the Soviet Union
    [su_molotov] Molotov Cocktails
    [su_commissar] Political Commissar
    [su_urra] Urra!
    [su_maskirovka] Maskirovka
    [su_partisans] Partisans
    [su_smoke] Smoke Screen
    [su_taran] Taran
    [de_gren] Grenadiers
    [de_volks] Volksgrenadiers
    [de_pzgren] Panzergrenadiers
    [de_pioneers] Pioneers
    [de_recon] Reconnaissance Troop
    [de_mg42] MG 42 Section
    [de_mortar] 8cm Mortar
    [de_pak38] 5cm Pak 38
    [de_pak40] 7.5cm Pak 40
    [de_88] 8.8cm Flak 36
    [de_lefh] 10.5cm leFH 18
    [de_nebel] Nebelwerfer
    [de_2cm] 2cm Flak 38
    [de_puma] Puma
    [de_pz3] Panzer III
    [de_pz4] Panzer IV
    [de_panther] Panther
    [de_tiger] Tiger I
    [de_stug] StuG III G
    [de_marder] Marder III
    [de_halftrack] Sd.Kfz. 251 Halftrack
    [de_truck] Cargo Truck
    [de_hetzer] Hetzer
    [de_jpz4] Jagdpanzer IV
    [de_jagdpanther] Jagdpanther
    [de_jagdtiger] Jagdtiger
    [de_kingtiger] King Tiger
    [de_stuh42] StuH 42
    [de_wirbelwind] Wirbelwind
    [de_ostwind] Ostwind
    [de_workshop] Workshop Company
    [de_column] Supply Column
    [de_bf109] Bf 109G
    [de_fw190] Fw 190F
    [de_ju87] Ju 87D Stuka
    [de_he111] He 111
    [de_ar234] Ar 234
    [de_me262] Me 262
    [de_me163] Me 163
    [de_sc250] SC 250 Bomb
    [de_pzblitz] Panzerblitz Rockets
    [de_tanks] Drop Tanks
    [de_pillbox] Pillbox
    [de_fortbuilding] Fortified Building
    [de_mines] Minefield
    [de_traps] Tank Traps
    [de_ironcross] Iron Cross
    [de_faust] Panzerfausts
    [de_mgcrew] MG Crew
    [de_miracle] Armorer's Miracle
    [de_smoke] Smoke Screen
    [de_night] Night Attack
    [de_experte] Experte
   *[de_fuel] Fuel Convoy
}
