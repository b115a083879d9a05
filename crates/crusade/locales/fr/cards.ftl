### The Last Crusade : les noms des cartes, français

card-name = { $card ->
    [su_staff] Compagnie d’état-major
    [de_staff] Compagnie d’état-major
    [su_conscripts] Conscrits
    [su_rifle] Fusiliers
    [su_guards] Infanterie de la Garde
    [su_engineers] Sapeurs
    [su_scouts] Éclaireurs
    [su_maxim] Mitrailleuses Maxim
    [su_ptr] Fusils antichars
    [su_45] Canon antichar de 45 mm
    [su_zis3] Canon ZiS-3 de 76 mm
    [su_mortar] Mortier de 82 mm
    [su_howitzer] Obusier de 122 mm
    [su_katyusha] BM-13 Katioucha
    [su_37aa] Canon AA de 37 mm
    [su_85aa] Canon AA de 85 mm
    [su_ba64] Automitrailleuse BA-64
    [su_t34] T-34/76
    [su_t3485] T-34/85
    [su_kv1] KV-1
    [su_is2] IS-2
    [su_su76] SU-76M
    [su_truck] Camion ZiS-5
    [su_t70] T-70
    [su_su85] SU-85
    [su_kv85] KV-85
    [su_isu122] ISU-122
    [su_isu152] ISU-152
    [su_column] Colonne de ravitaillement
    [su_medics] Bataillon sanitaire
    [su_yak9] Yak-9
    [su_la5] La-5FN
    [su_il2] Il-2 Chtourmovik
    [su_pe2] Pe-2
    [su_pe8] Pe-8
    [su_fab] Bombes FAB-100
    [su_rs82] Roquettes RS-82
    [su_ptab] Bombettes PTAB
    [su_tanks] Réservoirs largables
    [su_bunker] Blockhaus en rondins
    [su_mines] Champ de mines
    [su_wire] Barbelés
    [su_hero] Héros de l’Union soviétique
    [su_molotov] Cocktails Molotov
    [su_commissar] Commissaire politique
    [su_urra] Ourra !
    [su_maskirovka] Maskirovka
    [su_partisans] Partisans
    [su_smoke] Écran de fumée
    [su_taran] Taran
    [de_gren] Grenadiers
    [de_volks] Volksgrenadiers
    [de_pzgren] Panzergrenadiers
    [de_pioneers] Pionniers
    [de_recon] Section de reconnaissance
    [de_mg42] Groupe MG 42
    [de_mortar] Mortier de 8 cm
    [de_pak38] PaK 38 de 5 cm
    [de_pak40] PaK 40 de 7,5 cm
    [de_88] Flak 36 de 8,8 cm
    [de_lefh] leFH 18 de 10,5 cm
    [de_nebel] Nebelwerfer
    [de_2cm] Flak 38 de 2 cm
    [de_puma] Puma
    [de_pz3] Panzer III
    [de_pz4] Panzer IV
    [de_panther] Panther
    [de_tiger] Tigre I
    [de_stug] StuG III G
    [de_marder] Marder III
    [de_halftrack] Semi-chenillé Sd.Kfz. 251
    [de_truck] Camion
    [de_hetzer] Hetzer
    [de_jpz4] Jagdpanzer IV
    [de_jagdpanther] Jagdpanther
    [de_jagdtiger] Jagdtiger
    [de_kingtiger] Tigre royal
    [de_stuh42] StuH 42
    [de_wirbelwind] Wirbelwind
    [de_ostwind] Ostwind
    [de_workshop] Compagnie d’atelier
    [de_column] Colonne de ravitaillement
    [de_bf109] Bf 109G
    [de_fw190] Fw 190F
    [de_ju87] Ju 87D Stuka
    [de_he111] He 111
    [de_ar234] Ar 234
    [de_me262] Me 262
    [de_me163] Me 163
    [de_sc250] Bombe SC 250
    [de_pzblitz] Roquettes Panzerblitz
    [de_tanks] Réservoirs largables
    [de_pillbox] Casemate
    [de_fortbuilding] Bâtiment fortifié
    [de_mines] Champ de mines
    [de_traps] Obstacles antichars
    [de_ironcross] Croix de fer
    [de_faust] Panzerfausts
    [de_mgcrew] Servants de MG
    [de_miracle] Miracle de l’armurier
    [de_smoke] Écran de fumée
    [de_night] Attaque de nuit
    [de_experte] Experte
   *[de_fuel] Convoi de carburant
}
