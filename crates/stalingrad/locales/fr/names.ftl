### The Hell of Stalingrad: names, français

card-name = { $card ->
    [GB01] Assaut de rue
    [GB02] Nid de mitrailleuses
    [GB03] Groupe de lance-flammes
    [GB04] Charges de démolition
    [GB05] Tireurs d’élite
    [GB06] Pièce par pièce
    [GB07] Percée de panzers
    [GB08] Canons d’assaut en avant
    [GB09] Reconnaissance blindée
    [GB10] Forcer la barricade
    [GB11] Frappe de Stukas
    [GB12] Tapis de bombes
    [GB13] Barrage de Nebelwerfer
    [GB14] Réserves engagées
    [GB15] Pont aérien de Ju 52
    [GB16] Feu sur les bacs
    [GE01] Reddition de la milice
    [GE02] Attaque de flanc brutale
    [GE03] Postes vacants
    [GE04] Coup résolu
    [GE05] Effort suprême
    [GE06] Stratégie du commandement
    [GE07] Marche forcée
    [GH01] Erwin König
    [GH02] Hyazinth von Strachwitz
    [GH03] Gerhard Münch
    [GH04] Josef Linden
    [GH05] Paul-Werner Hozzel
    [SB01] Vague humaine
    [SB02] Groupe d’assaut
    [SB03] Barrage mortel
    [SB04] Persuasion au pistolet
    [SB05] Chasseurs dans les ruines
    [SB06] Chaîne de seaux
    [SB07] Traversée de la Volga
    [SB08] Salve de katiouchas
    [SB09] Tout droit sorti d’usine
    [SB10] Cocktails Molotov
    [SB11] Raid par les égouts
    [SB12] Détachement de barrage
    [SB13] Pas un pas en arrière
    [SB14] Canons de la rive est
    [SB15] Dépôt dans une cave
    [SB16] Escalier miné
    [SE01] Fantôme de Staline
    [SE02] Capture de langues
    [SE03] Guerre des rats
    [SE04] Désespoir allemand
    [SE05] Dernier carré
    [SE06] Infiltrés cachés
    [SH01] Vassili Zaïtsev
    [SH02] Tania Tchernova
    [SH03] Iakov Pavlov
    [SH04] Anatoli Tchekhov
    [SH05] Mikhaïl Panikakha
   *[SH06] Andreï Khoziaïnov
  }
formation-name = { $formation ->
    [G01] 14e Panzer
    [G02] 16e Panzer
    [G03] 71e infanterie
    [G04] 295e infanterie
    [G05] 24e Panzer
    [G06] 3e motorisée
    [G07] 29e motorisée
    [G08] 60e motorisée
    [G09] 44e infanterie
    [G10] 76e infanterie
    [G11] 79e infanterie
    [G12] 94e infanterie
    [G13] 100e chasseurs
    [G14] 113e infanterie
    [G15] 297e infanterie
    [G16] 305e infanterie
    [G17] 371e infanterie
    [G18] 389e infanterie
    [S01] 10e NKVD
    [S02] 35e Garde
    [S03] 112e fusiliers
    [S04] 23e corps blindé
    [S05] 13e Garde
    [S06] 37e Garde
    [S07] 39e Garde
    [S08] 45e fusiliers
    [S09] 95e fusiliers
    [S10] 138e fusiliers
    [S11] 193e fusiliers
    [S12] 284e fusiliers
    [S13] 308e fusiliers
    [S14] 92e fusiliers marins
    [S15] 124e brigade de fusiliers
    [S16] Milice (usine de tracteurs)
    [S17] Milice (Barricades)
   *[S18] Milice (Octobre rouge)
  }
building-name = { $building ->
    [A1] Casernes
    [A2] Dar Gova
    [A3] Faubourg Minine
    [A4] Gare n° 2
    [A5] Ravin de la Tsaritsa
    [A6] Silo à grain
    [B1] Taudis ouvriers
    [B2] Place Rouge
    [B3] Gare centrale
    [B4] Grand magasin Univermag
    [B5] Usine de clous
    [B6] Maison de Pavlov
    [C1] Dépôt pétrolier
    [C2] Aérodrome
    [C3] Usine chimique Lazur
    [C4] Combinat de viande
    [C5] Long ravin
    [C6] Mamaïev Kourgan
    [D1] Orlovka
    [D2] Spartanovka
    [D3] Usine de tracteurs
    [D4] Usine de canons Barricades
    [D5] Usine à pain
   *[D6] Usine Octobre rouge
  }
unit-name = { $unit ->
    [grenadier] Grenadiers
    [recon_g] Éclaireurs allemands
    [mg_g] Équipe MG 34
    [pioneer] Pionniers d’assaut
    [sniper_g] Tireur d’élite allemand
    [panzer] Panzer
    [stug] StuG
    [rifle] Fusiliers
    [recon_s] Éclaireurs
    [nkvd] NKVD (motivateur)
    [commando] Commando
    [assault] Groupe d’assaut
    [sniper_s] Paire de tireurs d’élite
    [worker] Milice ouvrière
    [t34] T-34
   *[fort] Fortin de décombres
  }
campaign-name = { $card ->
    [GC01] La 6e armée se rassemble
    [GC02] Tapis de bombes
    [GC03] Détournés vers le Caucase
    [GC04] Ravitaillement bloqué sur le Don
    [GC05] Halder limogé
    [GC06] Paulus relevé
    [GC07] Le Führer perd patience
    [GC08] Opération Hubertus
    [GC09] Pionniers amenés par avion
    [GC10] La 4e armée blindée tourne au nord
    [GC11] Commandant de corps limogé
    [GC12] Discours à la brasserie de Munich
    [SC01] La Garde passe la Volga
    [SC02] Lopatine écarté
    [SC03] Tchouïkov prend le commandement
    [SC04] Bacs sous le feu
    [SC05] Milice saignée à blanc
    [SC06] Ouvriers évacués
    [SC07] Unité de commandement
    [SC08] Ordre n° 227
    [SC09] Contre-attaque à Kotlouban
    [SC10] La Stavka garde ses réserves
    [SC11] Préparer Uranus
   *[SC12] Glace sur la Volga
  }
commander-name = { $commander ->
    [paulus] général Paulus
    [seydlitz] général von Seydlitz
    [lopatin] général Lopatine
    [chuikov] général Tchouïkov
    [wietersheim] général von Wietersheim
    [hube] général Hube
    [saraev] colonel Saraïev
   *[rodimtsev] général Rodimtsev
  }
player-name = { $player ->
    [g1] les Allemands
    [g2] le second Allemand
    [s1] les Soviétiques
   *[s2] le second Soviétique
  }
effect-name = { $effect ->
    [add_line] Unités de ligne
    [kill] Élimination
    [pkill] Élimination ciblée
    [sniper] Tir de sniper
    [draw] Piocher
    [discard] L’adversaire défausse
    [fire] Feu
    [bucket] Seau
    [firebucket] Feu ou seau
    [overrun] Marche forcée
    [supply] Ravitaillement
    [deplete] Épuiser
    [fort] Fortin de décombres
    [sacrifice] Sacrifice
    [inferno_add] Brasier
    [inferno_remove] Éteindre un brasier
    [dice_plus] Dés en plus
    [steal_die] Voler un dé
    [intercept] Interception
    [promote] Promotion
    [refit] Recomplètement
    [second_action] Seconde action
    [new_formation] Nouvelle formation
    [destroy_rifles] Reddition de fusiliers
    [discard_hand] L’adversaire défausse sa main
    [next_cost_zero] Prochaine carte gratuite
    [look_discard] Regarder et défausser
    [recover] Récupérer une carte
    [last_stand] Dernier carré
    [fire_reset] Feu ramené aux ruines
    [fire_all] Feu partout
    [discard_hand_self] Défausser sa main
    [demote] Rétrograder un général
    [execute_commissars] Exécuter les commissaires
   *[burn_militia] Milice perdue
  }
