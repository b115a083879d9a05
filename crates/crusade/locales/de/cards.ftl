### The Last Crusade: die Namen der Karten, Deutsch

card-name = { $card ->
    [su_staff] Stabskompanie
    [de_staff] Stabskompanie
    [su_conscripts] Rekruten
    [su_rifle] Schützen
    [su_guards] Gardeschützen
    [su_engineers] Sappeure
    [su_scouts] Späher
    [su_maxim] Maxim-Maschinengewehre
    [su_ptr] Panzerbüchsen
    [su_45] 4,5-cm-PaK
    [su_zis3] 7,62-cm-Kanone ZiS-3
    [su_mortar] 8,2-cm-Granatwerfer
    [su_howitzer] 12,2-cm-Haubitze
    [su_katyusha] BM-13 Katjuscha
    [su_37aa] 3,7-cm-Flak
    [su_85aa] 8,5-cm-Flak
    [su_ba64] Panzerspähwagen BA-64
    [su_t34] T-34/76
    [su_t3485] T-34/85
    [su_kv1] KW-1
    [su_is2] IS-2
    [su_su76] SU-76M
    [su_truck] Lkw ZiS-5
    [su_t70] T-70
    [su_su85] SU-85
    [su_kv85] KW-85
    [su_isu122] ISU-122
    [su_isu152] ISU-152
    [su_column] Nachschubkolonne
    [su_medics] Sanitätsbataillon
    [su_yak9] Jak-9
    [su_la5] La-5FN
    [su_il2] Il-2 Schturmowik
    [su_pe2] Pe-2
    [su_pe8] Pe-8
    [su_fab] FAB-100-Bomben
    [su_rs82] RS-82-Raketen
    [su_ptab] PTAB-Bomben
    [su_tanks] Abwurftanks
    [su_bunker] Holzbunker
    [su_mines] Minenfeld
    [su_wire] Stacheldraht
    [su_hero] Held der Sowjetunion
    [su_molotov] Molotowcocktails
    [su_commissar] Politkommissar
    [su_urra] Urra!
    [su_maskirovka] Maskirowka
    [su_partisans] Partisanen
    [su_smoke] Nebelwand
    [su_taran] Taran
    [de_gren] Grenadiere
    [de_volks] Volksgrenadiere
    [de_pzgren] Panzergrenadiere
    [de_pioneers] Pioniere
    [de_recon] Spähtrupp
    [de_mg42] MG-42-Gruppe
    [de_mortar] 8-cm-Granatwerfer
    [de_pak38] 5-cm-PaK 38
    [de_pak40] 7,5-cm-PaK 40
    [de_88] 8,8-cm-Flak 36
    [de_lefh] 10,5-cm-leFH 18
    [de_nebel] Nebelwerfer
    [de_2cm] 2-cm-Flak 38
    [de_puma] Puma
    [de_pz3] Panzer III
    [de_pz4] Panzer IV
    [de_panther] Panther
    [de_tiger] Tiger I
    [de_stug] StuG III G
    [de_marder] Marder III
    [de_halftrack] Sd.Kfz. 251
    [de_truck] Lkw
    [de_hetzer] Hetzer
    [de_jpz4] Jagdpanzer IV
    [de_jagdpanther] Jagdpanther
    [de_jagdtiger] Jagdtiger
    [de_kingtiger] Königstiger
    [de_stuh42] StuH 42
    [de_wirbelwind] Wirbelwind
    [de_ostwind] Ostwind
    [de_workshop] Werkstattkompanie
    [de_column] Nachschubkolonne
    [de_bf109] Bf 109 G
    [de_fw190] Fw 190 F
    [de_ju87] Ju 87 D Stuka
    [de_he111] He 111
    [de_ar234] Ar 234
    [de_me262] Me 262
    [de_me163] Me 163
    [de_sc250] SC-250-Bombe
    [de_pzblitz] Panzerblitz-Raketen
    [de_tanks] Abwurftanks
    [de_pillbox] Betonbunker
    [de_fortbuilding] Befestigtes Haus
    [de_mines] Minenfeld
    [de_traps] Panzersperren
    [de_ironcross] Eisernes Kreuz
    [de_faust] Panzerfäuste
    [de_mgcrew] MG-Bedienung
    [de_miracle] Wunder der Werkstatt
    [de_smoke] Nebelwand
    [de_night] Nachtangriff
    [de_experte] Experte
   *[de_fuel] Treibstoffkolonne
}
