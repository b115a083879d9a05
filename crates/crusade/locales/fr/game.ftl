### The Last Crusade : ce qui est demandé, fait et raconté, français

phase-name = { $phase ->
    [setup] Mise en place
    [reinforce] Renforts
    [air] Action aérienne
    [recon] Reconnaissance
    [bombard] Bombardement
   *[maneuver] Feu et manœuvre
}
hq-name = { $side ->
    [soviet] QG soviétique
   *[german] QG allemand
}
airfield-name = { $side ->
    [soviet] aérodrome soviétique
   *[german] aérodrome allemand
}
rear-name = { $side ->
    [soviet] arrières soviétiques
   *[german] arrières allemands
}
edge-name = { $a }–{ $b }
terrain-name = { $terrain ->
    [HI] collines
    [LW] bois clairs
    [HW] bois denses
    [VI] village
    [TO] bourg
    [CI] grande ville
    [SW] marais
    [BA] balka
    [HQ] quartier général
   *[CL] terrain découvert
}
unit-at = { $card } ({ $at })
unit-unknown = une carte
card-face-down = une carte face cachée
card-list = { $first }, { $rest }

prompt-over = { $winner ->
    [soviet] Les Soviétiques l’emportent
    [german] Les Allemands l’emportent
   *[nobody] Match nul
} { $reason ->
    [headquarters] par la prise du quartier général.
    [collapse] par effondrement de l’ennemi.
   *[score] au décompte final.
}
prompt-you = { $step ->
    [deck] Composez votre paquet, ou prenez le paquet standard.
    [terrain] Choisissez le terrain de votre rangée.
    [centre] Posez le terrain de la rangée centrale.
    [forces] Placez vos forces de départ, puis terminez.
    [patrol] Cette patrouille reste-t-elle grâce à ses réservoirs ?
    [reinforce] Remettez en état, déployez, jouez des cartes ; puis terminez la phase.
    [hand_limit] Défaussez jusqu’à la limite de main.
    [air] Faites décoller des avions, ou terminez la phase.
    [intercept] Interceptez-vous le vol qui vient de décoller ?
    [counter] Vos chasseurs attaquent-ils les patrouilles ?
    [jettison] Larguer les charges avant le combat ?
    [escort] Désigner une escorte ?
    [taran] Un de vos chasseurs éperonne-t-il ?
    [flak] Qui tire sur les avions qui passent ?
    [fly_on] Continuer ou s’arrêter ici ?
    [recon] Reconnaissez, ou terminez la phase.
    [bombard] Bombardez et frappez, ou terminez la phase.
    [close_flak] Qui tire sur les avions qui attaquent ?
    [bombs] Attaquez avec les avions de la frappe.
    [maneuver] Déplacez, enterrez, donnez l’assaut ; puis terminez votre tour.
    [ambush] Embuscade : tirez avec les unités qui étaient cachées.
    [defend] Tir défensif.
    [attack] Tirez avec vos attaquants.
    [retreat] Tenir ou battre en retraite ?
    [withdraw] Repliez vos unités une à une.
    [go_on] Encore un round, ou rompre le combat ?
    [advance] Qui avance ?
    [miracle] Réparez-vous une unité blindée détruite ?
    [declare_launch] Ajoutez avions et charges, puis décollez.
    [declare_barrage] Ajoutez des cibles, puis tirez.
   *[declare_assault] Ajoutez attaquants et cartes, puis attaquez.
}
prompt-other = { $side ->
    [soviet] Les Soviétiques
   *[german] Les Allemands
} { $step ->
    [deck] composent leur paquet.
    [terrain] choisissent le terrain.
    [centre] posent la rangée centrale.
    [forces] placent leurs forces.
    [reinforce] sont en phase de renforts.
    [hand_limit] défaussent.
    [air] sont en phase aérienne.
    [recon] sont en phase de reconnaissance.
    [bombard] sont en phase de bombardement.
    [maneuver] manœuvrent.
   *[other] décident.
}

act-take = Mettre dans le paquet : { $card }
act-take-standard = Prendre le paquet standard
act-lay = Poser : { $terrain }
act-swap = Échanger le terrain de { $zone }
act-keep = Garder le terrain
act-place = Placer en { $zone } : { $card }
act-place-inside = Placer dans l’ouvrage { $fort } : { $card }
act-place-airfield = Placer sur l’aérodrome : { $card }
act-obstruct = Poser sur { $edge } : { $card }
act-attach = Attacher à { $unit } : { $card }
act-refit = Remettre en état : { $unit } { $kind ->
    [paid] (payé)
    [free] (point gratuit)
    [medics] (bataillon sanitaire)
    [workshop] (compagnie d’atelier)
   *[bonus] (point de bonus)
}
act-deploy = Déployer pour { $cost } : { $card }
act-russian-deploy = Infanterie russe, déployer gratuitement : { $card }
act-russian-refit = Infanterie russe : lancer le dé pour des points de remise en état
act-fortify = Déployer en { $zone } : { $card }
act-fortify-with = Déployer en { $zone } : { $card }, avec { $unit } à l’intérieur
act-play = Jouer : { $card }
act-mask = Jouer Maskirovka : { $zone }
act-buy = Acheter une carte pour 3
act-discard = Défausser : { $card }
act-stay = { $unit } reste en patrouille
act-come-home = { $unit } rentre
act-launch = Décoller par le corridor { $lane } : { $mission ->
    [patrol] patrouille
   *[strike] frappe
}
act-add = Ajouter : { $unit }
act-load = Charger { $unit } : { $card }
act-go = Exécuter
act-jettison = { $unit } largue { $what ->
    [all] arme et réservoirs
   *[weapon] son arme
}
act-intercept = { $unit } attaque { $target }
act-fire = { $unit } tire sur { $target }
act-fly = Continuer
act-stop = S’arrêter ici
act-escort = { $unit } escorte
act-ram = { $unit } éperonne (Taran)
act-scout = { $unit } reconnaît { $zone }
act-aim = Aussi sur { $target }
act-strike = Le vol en { $flight } frappe { $zone }
act-bomb = { $unit } attaque { $target } { $weapon ->
    [weapon] avec son arme
   *[guns] avec ses canons
}
act-carpet = { $unit } lâche son tapis de bombes
act-skip = { $unit } n’attaque pas
act-move = { $unit } va en { $zone }
act-assault = Assaut : { $zone }
act-dig-in = { $unit } s’enterre
act-mount = { $unit } embarque sur { $carrier }
act-dismount = { $unit } débarque
act-enter-fort = { $unit } entre dans { $fort }
act-leave-fort = { $unit } quitte l’ouvrage
act-clear = { $unit } enlève l’obstacle sur { $edge }
act-stand = Tenir
act-retreat = Battre en retraite
act-withdraw = { $unit } se replie : { $zone }
act-continue = Encore un round
act-break-off = Rompre le combat
act-advance = { $unit } avance
act-miracle = Réparer : { $card }
act-end = Terminer la phase
act-pass = { $step ->
    [fire] Retenir le tir
    [jettison] Garder la charge
    [advance] Personne d’autre n’avance
   *[other] Non
}

ev-deck-ready = { $side ->
    [soviet] Le paquet soviétique est complet.
   *[german] Le paquet allemand est complet.
}
ev-terrain = { $zone } : { $terrain }.
ev-terrain-die = Dé { $die } : { $side ->
    [soviet] les Soviétiques posent la rangée centrale.
   *[german] les Allemands posent la rangée centrale.
}
ev-forces-ready = { $side ->
    [soviet] Les Soviétiques sont en place.
   *[german] Les Allemands sont en place.
}
ev-first-dice = Dés { $south } et { $north } : { $side ->
    [soviet] les Soviétiques commencent.
   *[german] les Allemands commencent.
}
ev-first = { $side ->
    [soviet] Les Soviétiques commencent.
   *[german] Les Allemands commencent.
}
ev-turn = Tour { $turn } : { $side ->
    [soviet] les Soviétiques
   *[german] les Allemands
}
ev-supply = { $side ->
    [soviet] Ravitaillement soviétique
   *[german] Ravitaillement allemand
} : { $bonus ->
    [0] { $roll } aux dés.
   *[other] { $roll } aux dés, { $bonus } par les colonnes.
}
ev-drew = { $side ->
    [soviet] Les Soviétiques piochent
   *[german] Les Allemands piochent
} : { $card }.
ev-refit = { $side ->
    [soviet] Remise en état soviétique
   *[german] Remise en état allemande
}{ $paid ->
    [0] {""}
   *[other] {" "}pour { $paid }
} : { $card }.
ev-bonus = Infanterie russe : le dé donne { $die ->
    [one] un point de remise en état.
   *[other] { $die } points de remise en état.
}
ev-deployed = { $side ->
    [soviet] Les Soviétiques déploient
   *[german] Les Allemands déploient
} pour { $cost } : { $card } ({ $at }).
ev-obstructed = { $side ->
    [soviet] Obstacle soviétique
   *[german] Obstacle allemand
} sur { $edge } : { $card }.
ev-attached = { $side ->
    [soviet] Les Soviétiques attachent
   *[german] Les Allemands attachent
} pour { $cost } : { $card } à { $unit } ({ $at }).
ev-played = { $side ->
    [soviet] Les Soviétiques jouent
   *[german] Les Allemands jouent
} : { $card }.
ev-supply-die = { $side ->
    [soviet] Le ravitaillement soviétique
   *[german] Le ravitaillement allemand
} varie de { $die }.
ev-masked = { $side ->
    [soviet] Des cartes soviétiques
   *[german] Des cartes allemandes
} sont retournées face cachée : { $zone }.
ev-bought = { $side ->
    [soviet] Les Soviétiques achètent une carte.
   *[german] Les Allemands achètent une carte.
}
ev-discarded = { $side ->
    [soviet] Les Soviétiques défaussent
   *[german] Les Allemands défaussent
} : { $card }.
ev-stayed = { $card } reste en patrouille ; ses réservoirs sont vidés.
ev-launched = { $side ->
    [soviet] Les Soviétiques font décoller
   *[german] Les Allemands font décoller
} { $cards } par le corridor { $lane } pour { $cost } : { $mission ->
    [patrol] patrouille de combat.
   *[strike] frappe.
}
ev-jettisoned = { $side ->
    [soviet] Les Soviétiques larguent sans s’en servir
   *[german] Les Allemands larguent sans s’en servir
} : { $card }.
ev-intercepted = { $card } attaque { $target } en vol.
ev-escorted = { $card } escorte.
ev-rammed = { $card } éperonne : dé { $die }.
ev-flew = { $cards } : jusqu’à { $at }.
ev-stopped = { $mission ->
    [patrol] { $cards } : en patrouille en { $at }.
   *[strike] { $cards } : arrêt en { $at }.
}
ev-landed = { $card } atterrit.
shot-result = { $damage ->
    [0] { $target } : manqué
   *[other] { $target } : touché, dégâts { $damage }
}
ev-shot = { $result }. { $card } : [{ $first }, { $second }] + { $fp } − { $defense } = { $score }.
ev-missed = { $card } tire sur une carte cachée : [{ $first }, { $second }], sans effet.
ev-shaken = { $card } pâtit des coups reçus par son transport : dégâts 1.
ev-destroyed = { $side ->
    [soviet] Perte soviétique
   *[german] Perte allemande
} : { $card } ({ $points }).
ev-scouted = { $side ->
    [soviet] Reconnaissance soviétique
   *[german] Reconnaissance allemande
} ({ $card }) sur { $zone } : dé { $die }, { $found ->
    [0] rien de repéré.
    [one] une carte repérée.
   *[other] { $found } cartes repérées.
}
ev-spotted = { $side ->
    [soviet] Carte soviétique révélée
   *[german] Carte allemande révélée
} en { $zone } : { $card }.
ev-struck = { $cards } : frappe sur { $zone }.
ev-moved = { $side ->
    [soviet] Mouvement soviétique
   *[german] Mouvement allemand
} : { $card }, de { $from } à { $to }.
ev-obstacle = { $card } sur { $edge } !
ev-cleared = { $side ->
    [soviet] Les sapeurs soviétiques
   *[german] Les pionniers allemands
} enlèvent { $card } sur { $edge }.
ev-dug-in = { $card } s’enterre.
ev-regrouped = { $card } se regroupe en { $zone }.
ev-assaulted = { $side ->
    [soviet] Assaut soviétique
   *[german] Assaut allemand
} sur { $zone } : { $cards }.
ev-round = Round { $round } de l’assaut.
ev-retreated = { $card } se replie : { $zone }.
ev-assault-ended = L’assaut sur { $zone } est terminé.
ev-advanced = { $card } avance en { $zone }.
ev-repaired = Miracle de l’armurier : { $card } est de retour.
ev-won = { $side ->
    [soviet] Les Soviétiques l’emportent
   *[german] Les Allemands l’emportent
} { $reason ->
    [headquarters] par la prise du quartier général.
    [collapse] par effondrement de l’ennemi.
   *[score] au décompte final.
}
ev-drawn = Match nul.

forecast-shot = { $card } sur { $target } : deux dés + { $fp } − { $defense }.
forecast-hit = Dégâts à { $roll } ou plus : { $chance } %.
forecast-down = Destruction à { $roll } ou plus : { $chance } %.
forecast-safe = Ce tir seul ne peut pas la détruire.
forecast-answer = { $order ->
    [after] { $card } riposte s’il n’est pas touché :
   *[together] { $card } tire en même temps :
}
forecast-no-answer = { $card } ne peut pas riposter.
forecast-home = Qui est touché rentre à sa base.
forecast-scout = Un dé + { $recon } − { $conceal } : une carte dès { $one }, deux dès { $two }, toutes dès { $all }.
forecast-ram = Dès { $least } au dé, les deux avions sont détruits ; sinon, celui qui éperonne ne tire pas.

subhead = { $subhead ->
    [headquarters] Quartier général
    [infantry_green] Infanterie (recrues)
    [infantry] Infanterie
    [infantry_guards] Infanterie (Garde)
    [infantry_engineers] Infanterie (génie)
    [infantry_veteran] Infanterie (vétérans)
    [recon] Reconnaissance
    [heavy_weapons] Armes lourdes
    [antitank] Antichar
    [mortar] Mortier
    [artillery] Artillerie
    [rocket_artillery] Artillerie lance-roquettes
    [antiaircraft] DCA
    [antiaircraft_antitank] DCA et antichar
    [armor] Blindé
    [self_propelled_gun] Canon automoteur
    [transport] Transport
    [headquarters_troops] Troupes de QG
    [fighter_bomber] Chasseur-bombardier
    [dive_bomber] Bombardier en piqué
    [heavy_bomber] Bombardier lourd
    [jet_bomber] Bombardier à réaction
    [ordnance] Charge
    [fortification] Fortification
    [obstacle] Obstacle
   *[special] Spéciale
}
timing-name = { $timing ->
    [attach] À attacher
    [reinforcement] Renforts
    [assault] En assaut
    [aircombat] En combat aérien
   *[destroyed] Après une perte
}
troop-text = { $card ->
    [staff] Le quartier général lui-même : toujours visible, immobile. Seul un assaut prend son dernier point de dégâts.
    [su_medics] Au QG : un point gratuit de plus par tour pour une unité d’infanterie.
    [de_workshop] Au QG : un point gratuit de plus par tour pour une unité blindée.
    [su_column] Au QG : un point de ravitaillement de plus par tour.
   *[de_column] Au QG : un point de ravitaillement de plus par tour.
}
trait-text = { $trait ->
    [digin] Peut s’enterrer, ce qui l’engage.
    [engineer] Peut enlever des obstacles ; les ouvrages protègent peu de son tir.
    [scout] La reconnaissance ne l’engage pas.
    [at] Peut entrer dans un ouvrage.
    [aa] Tire sur les avions qui passent.
    [gun] Canon tracté : n’avance jamais après un assaut.
    [support] N’attaque jamais en assaut, et d’autres unités la couvrent.
    [vehicle] Bois, grandes villes et balkas l’arrêtent, marais et obstacles antichars lui barrent la route.
    [carrier] Transporte une unité d’infanterie.
    [riders] Transporte une unité d’infanterie, qui souffre quand il est touché.
    [barrage3] Bombarde jusqu’à trois cibles d’une zone à la fois.
    [fb] C’est un chasseur, et un bombardier tant qu’il porte une arme.
    [dive] Le terrain ne protège pas de ses bombes.
    [carpet3] Lâche un tapis : trois tirs sur des cibles au hasard, vues ou non.
    [jet] Seuls les jets tirent sur lui sans malus.
    [weapon] Pour un chasseur-bombardier, qui est bombardier jusqu’à l’emploi ou au largage de l’arme.
    [droptank] Pour un chasseur-bombardier : une fois vidés, il reste un tour de plus en patrouille.
    [fort] Une unité d’infanterie ou antichar à l’intérieur a un couvert de 3.
    [urban] Seulement dans un village, un bourg ou une grande ville.
    [mine] Tire sur toute unité ennemie qui franchit le bord.
    [wire] Arrête les unités ennemies non blindées qui franchissent le bord.
   *[traps] Les véhicules ennemis ne franchissent pas le bord.
}
range-text = Bombarde à { $range ->
    [one] une zone de distance.
   *[other] { $range } zones de distance au plus.
}
special-text = { $card ->
    [su_hero] Pour une unité d’infanterie ou un véhicule : +1 en puissance de feu, souple et blindé, et les dégâts ne la réduisent pas.
    [de_ironcross] Pour une unité d’infanterie : +1 en puissance de feu, souple et blindé, et les dégâts ne la réduisent pas.
    [su_molotov] Pour une unité d’infanterie : +3 contre les blindés en assaut.
    [de_faust] Pour une unité d’infanterie : +4 contre les blindés en assaut ; défaussés après le premier assaut où ils ont tiré.
    [su_commissar] Pour une unité d’infanterie : +1 contre les cibles souples à l’attaque ; elle ne se replie jamais.
    [de_mgcrew] Pour une unité d’infanterie : +1 contre les cibles souples, et elle peut tirer sur les avions qui attaquent sa zone.
    [de_experte] Pour un chasseur-bombardier : +1 en puissance de feu et +1 en Défense en combat aérien.
    [su_urra] Votre infanterie a +2 contre les cibles souples au round 1 ; vous ne pouvez pas rompre ensuite.
    [su_smoke] Les défenseurs ont −2 en puissance de feu au round 1.
    [de_smoke] Les défenseurs ont −2 en puissance de feu au round 1.
    [de_night] Pas d’embuscade ; les deux camps ont −1 au round 1.
    [su_maskirovka] Toutes vos cartes d’une zone ou de votre QG sont retournées face cachée.
    [su_partisans] Un dé : l’ennemi perd autant de ravitaillement.
    [su_taran] Un de vos chasseurs en combat aérien éperonne : dès 4 au dé, lui et son adversaire sont détruits.
    [de_miracle] Une unité blindée qui vient d’être détruite revient à votre QG, à un point de dégâts de la perte.
   *[de_fuel] Un dé : vous gagnez autant de ravitaillement.
}
detail-origin = Les valeurs de cette carte sont reconstituées.
detail-damage = Dégâts { $damage } sur { $hits } : chaque point coûte un en puissance de feu.
detail-state = { $state ->
    [hidden] Face cachée : l’ennemi ne la connaît pas.
    [committed] Engagée : elle a fait son action principale de ce tour.
   *[dug_in] Enterrée : couvert 2.
}
detail-with = Avec { $card }.

why-length-is-given = Ce scénario a sa propre durée.
why-decks-are-given = Les paquets personnels sont réservés à la bataille libre.
why-terrain-is-given = Le terrain au hasard est réservé à la bataille libre.
why-nations-are-given = Une partie d’une seule nation est réservée à la bataille libre.
why-not-now = Cela n’est pas possible maintenant.
why-too-dear = Votre ravitaillement ne suffit pas.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-not-in-deck = Cette carte n’est pas dans votre paquet.
why-no-such-piece = Cette carte n’existe pas.
why-too-many-copies = Le paquet en contient déjà autant que permis.
why-wrong-nation = La carte appartient à une autre nation.
why-not-there = Elle ne peut pas être placée là.
why-not-yours = Vous n’avez pas cette carte de terrain.
why-keep-enough = Gardez de quoi occuper les zones vides de votre rangée.
why-row-not-held = Chaque zone de votre rangée doit recevoir une unité terrestre.
why-no-room = Il n’y a pas de place.
why-no-vehicles = Les véhicules ne peuvent pas y aller.
why-not-damaged = Elle n’a pas de dégâts.
why-refit-taken = Elle a déjà eu son point payé ce tour.
why-free-point-used = Le point gratuit est déjà utilisé.
why-not-at-base = Elle doit être au QG ou sur l’aérodrome.
why-no-hq-troop = Aucune troupe de QG ne peut aider.
why-not-cheap-infantry = Seulement l’infanterie soviétique de coût 2 ou moins, ni Garde ni sapeurs.
why-no-bonus-points = Il ne reste pas de points de bonus.
why-russian-used = La règle de l’infanterie russe a déjà servi ce tour.
why-wrong-kind = Ce n’est pas ce type de carte.
why-not-occupied = Vos unités terrestres doivent occuper la zone.
why-not-built-up = Il faut un village, un bourg ou une ville.
why-cannot-go-inside = Seules l’infanterie et les unités antichars de la zone peuvent entrer.
why-fort-full = Il y a déjà quelqu’un à l’intérieur.
why-edge-taken = Il y a déjà un obstacle sur ce bord.
why-cannot-attach = On ne peut pas l’attacher à cette unité.
why-nothing-to-hide = Aucune de vos cartes n’y est face visible.
why-card-bought = Vous avez déjà acheté une carte ce tour.
why-deck-empty = Le paquet est vide.
why-committed = L’unité est engagée.
why-mounted = Elle est embarquée.
why-no-aircraft = Cet avion ne peut pas être choisi.
why-cannot-load = Cet avion ne peut pas prendre cela.
why-no-patrol = Seuls les chasseurs patrouillent.
why-nothing-to-drop = Il n’y a rien à larguer.
why-no-fighter = Ce n’est pas un chasseur qui peut attaquer maintenant.
why-no-target = Ce n’est pas une cible.
why-no-flak = Cette unité ne peut pas tirer sur les avions.
why-no-way-on = Le corridor finit ici.
why-no-escort = Il ne peut pas escorter.
why-cannot-ram = Il ne peut pas éperonner.
why-no-recon = Elle ne peut pas reconnaître.
why-nothing-hidden = Rien n’y est caché.
why-too-far = C’est trop loin.
why-no-firepower = Elle n’a pas de puissance de feu contre cela.
why-has-struck = L’attaque a déjà eu lieu.
why-cannot-move = Elle ne peut pas aller si loin.
why-no-path = Il n’y a pas de chemin.
why-cannot-attack = Elle ne peut pas attaquer.
why-no-enemy-there = Il n’y a aucune unité ennemie.
why-traps-ahead = Des obstacles antichars barrent la route.
why-not-assault-card = Cette carte ne se joue pas en assaut.
why-cannot-dig-in = Elle ne peut pas s’enterrer.
why-cannot-mount = Elle ne peut pas y embarquer.
why-not-mounted = Elle n’est pas embarquée.
why-not-inside = Elle n’est pas dans un ouvrage.
why-nothing-to-clear = Il n’y a rien à enlever.
why-has-fired = Elle a déjà tiré dans ce round.
why-screened = D’autres unités la couvrent.
why-doomed = Elle est perdue : choisissez une autre cible.
why-no-retreat = Elle ne peut pas s’y replier.
why-no-break-off = Après « Ourra ! », on ne peut pas rompre.
why-cannot-advance = Elle ne peut pas avancer.
why-no-miracle = Aucune unité blindée n’a été perdue ainsi dans cette action.
