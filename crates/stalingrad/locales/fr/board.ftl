### The Hell of Stalingrad: what it is about, the table and its pieces in words, français

## What it is about

aim-won = Les Allemands gagnent quand quatre quartiers ont atteint la Volga, ou s’il ne reste aucun bâtiment après le tour { $last }. Sinon, les Soviétiques gagnent.
aim-closed = { $closed } sur 4 fermés
aim-standing = { $standing ->
    [one] un bâtiment debout
   *[other] { $standing } bâtiments debout
  }
aim-last-turn = C’est le dernier tour.
phase-about = { $phase ->
    [campaign] Les cartes de campagne sont révélées, de nouvelles formations arrivent.
    [consolidation] Sacrifiez une formation épuisée pour en rétablir une autre.
    [manoeuvre] Les Allemands envoient des formations aux bâtiments, puis les Soviétiques répondent.
    [vanguard] Les formations entrent dans le bâtiment, chacune avec son avant-garde.
    [rounds] À tour de rôle : jouer une carte, recompléter ou tenir, jusqu’à ce que les dés décident.
   *[draft] Les nouvelles formations sont réparties dans l’équipe.
  }

## On the board

board-depleted = ÉPUISÉE
board-left = reste { $left }
board-free = libre
board-pile = { $pile ->
    [combat] Combat
    [discards] Défausse
    [formations] Formations
    [destroyed] Détruites
    [carnage] Carnage
    [campaign] Campagne
    [buildings] Bâtiments
   *[ash] Cendres
  }
board-hand = main { $cards }
board-refit = recompl.
board-reinforcement = renforts { $number }
board-sack = Le commandant de l’armée est remplacé.
board-staging = Ligne de départ
board-turn = Tour
board-track = { $track ->
    [hold] Tenir
    [fire] Feu
   *[bucket] Seau
  }
board-closed = { $what ->
    [volga] fermé pour de bon
   *[captured] pris
  }
board-attacked = attaqué : { $german } contre { $soviet }, { $most } au plus
board-inferno = Brasier { $count }
board-no-battle = Ici se rassemblent les dés pendant une bataille.
board-die = { $die ->
    [formation] Formation
    [units] Unités
    [inferno] Brasier
    [hero] Héros
    [determination] Volonté
    [defence] Défense
   *[stolen] Volé
  }
board-reason = { $die ->
    [formation] Formations complètes
    [units] Unités dans le bâtiment
    [inferno] Brasiers
    [hero] Dés des héros
    [determination] Dé de détermination
    [defence] Défense du bâtiment
   *[stolen] Dés volés
  }
board-break-test = { $holds ->
    [0] Test de rupture dès maintenant
    [one] Test de rupture dans un « Tenir »
   *[other] Test de rupture dans { $holds } « Tenir »
  }
board-chance = tombe : { $percent } %
board-orders = Tour { $turn } sur { $last } : cartes de campagne
board-city = Tour { $turn } sur { $last }
board-assaults = Les batailles de ce tour
board-assault = { $building } : { $german } contre { $soviet }{ $waits ->
    [yes] , à livrer
   *[no] , terminée
  }
board-aim = Pointez un bâtiment, une formation ou une carte pour lire en grand.
board-declared = Annoncée sur { $formation }. Un héros peut l’annuler :
board-carnage = Carte Carnage { $card }
board-choose = Choisissez un des deux effets ; puis un crâne tombe.
board-pending = Reste à résoudre
board-last = Dernière : { $card } sur { $formation }
board-reckoning = Dés du test de rupture : Allemands, Soviétiques
board-task = { $effect } ({ $player })
board-skull-falls = Un crâne tombe
board-drop = { $player } : défausser { $count }

## Cards

card-kind = { $kind ->
    [campaign] Carte de campagne
    [carnage] Carte Carnage
    [hero] Héros
    [formation] Formation
   *[commander] Commandant en chef
  }
card-reinforcement = Renforts : bâtiments sur la table plus { $number }
card-hourglass = Sablier : le marqueur de tour avance d’une case de plus
card-carnage = Carnage { $card }
card-sniper = Sniper : { $result ->
    [close_escape] sauvé de justesse
    [hit] touché
   *[hideous_death] mort atroce
  }
card-intensity = Intensité { $number }
card-initiative = Initiative : { $icon ->
    [stuka] les Allemands
    [rat] les Soviétiques
   *[binoculars] qui a le plus de reconnaissance
  }
card-hold = Tenir : { $first }, ou { $second }
card-doctrine = Doctrine : { $doctrine ->
    [infantry] infanterie
    [mech] mécanisée
   *[general] générale, demande un chef
  }
card-cost = Coûte { $cost } en patriotisme
card-limit = { $limit ->
    [shock] Force de choc { $number } : autant de cartes
   *[patriotism] Patriotisme { $number }
  }
card-doctrines = { $kind ->
    [armour] Blindés : cartes mécanisées
    [mech_infantry] Motorisée : cartes d’infanterie et mécanisées
    [infantry] Infanterie : cartes d’infanterie
   *[soviet] Formation soviétique
  }
card-vanguard = Avant-garde : { $effect }
card-first = Avec l’initiative : { $effect }
card-concentration = Au plus { $number } formations d’un camp
card-defence = Défense : { $number ->
    [one] un dé soviétique
   *[other] { $number } dés soviétiques
  }
card-river-bank = Rive : une fois prise, la Volga est atteinte
card-district = Bâtiment du quartier { $district }
card-hand-size = Taille de main { $number }
card-refit = Recomplètement : { $effect }
effect-full = { $effect } : { $about }
unit-short = { $unit ->
    [grenadier] Grenadiers
    [recon_g] Éclaireurs
    [mg_g] MG 34
    [pioneer] Pionniers
    [sniper_g] Sniper
    [panzer] Panzer
    [stug] StuG
    [rifle] Fusiliers
    [recon_s] Éclaireurs
    [nkvd] Motivateur
    [commando] Commando
    [assault] Assaut
    [sniper_s] Snipers
    [worker] Ouvriers
    [t34] T-34
   *[fort] Fortin
  }
unit-about = { $unit ->
    [grenadier] entrent sans effet.
    [recon_g] font piocher une carte en entrant ; comptent pour l’initiative.
    [mg_g] élimine en entrant.
    [pioneer] allument un feu en entrant.
    [sniper_g] tire en entrant.
    [panzer] élimine en entrant ; blindé.
    [stug] fait une élimination ciblée en entrant ; blindé.
    [rifle] entrent sans effet ; ils sont sacrifiés pour d’autres.
    [recon_s] font piocher une carte en entrant ; comptent pour l’initiative.
    [nkvd] fait piocher une carte en entrant ; avec un fusilier, il paie le point de patriotisme qui manque.
    [commando] fait défausser une carte aux Allemands en entrant.
    [assault] élimine en entrant.
    [sniper_s] tirent en entrant.
    [worker] passe un seau en entrant.
    [t34] fait une élimination ciblée en entrant ; blindé.
   *[fort] un mur pour les Soviétiques ; blindé.
  }
effect-about = { $effect ->
    [add] une unité entre.
    [add_line] une unité de ligne entre.
    [kill] l’adversaire perd une unité non blindée de son choix.
    [pkill] vous détruisez une unité adverse de votre choix, même blindée.
    [sniper] vous tirez sur une unité, un chef ou un héros.
    [draw] vous piochez une carte de combat.
    [discard] l’adversaire défausse une carte au hasard.
    [fire] le marqueur de feu avance ; le cinquième pas est un brasier.
    [bucket] le marqueur de seau avance ; le cinquième pas éteint un brasier.
    [firebucket] { $side ->
        [german] le marqueur de feu avance.
       *[soviet] le marqueur de seau avance.
      }
    [overrun] une formation de la ligne de départ rejoint la bataille.
    [supply] une formation épuisée redevient complète.
    [deplete] une formation adverse de la bataille est épuisée.
    [fort] les Soviétiques reçoivent un fortin de décombres.
    [sacrifice] des fusiliers sont d’abord sacrifiés.
    [inferno_add] un brasier éclate.
    [inferno_remove] un brasier est éteint.
    [dice_plus] les Allemands lancent plus de dés à ce test.
    [steal_die] un dé allemand de ce test passe aux Soviétiques.
    [intercept] joué pendant le tour adverse, il annule la carte annoncée.
    [promote] un chef de la bataille devient vétéran, ou une formation en reçoit un.
    [refit] vous recomplétez avec votre commandant.
    [second_action] vous agissez une fois de plus.
    [new_formation] une nouvelle formation entre avec son avant-garde.
    [destroy_rifles] des fusiliers sont perdus.
    [discard_hand] l’adversaire défausse toute sa main.
    [next_cost_zero] la prochaine carte soviétique ne coûte rien.
    [look_discard] vous voyez la main adverse et en défaussez.
    [recover] vous reprenez une carte de votre défausse.
    [last_stand] une formation soviétique et une allemande sont épuisées.
    [fire_reset] le marqueur de feu revient aux ruines.
    [fire_all] feu dans tous les bâtiments.
    [discard_hand_self] la main est défaussée.
    [demote] un général est rétrogradé, ou perdu.
    [execute_commissars] tous les commissaires sont perdus.
   *[burn_militia] une brigade de milice est perdue pour de bon.
  }
depletion-about = { $icon ->
    [burning_skull] Crâne en feu : détruite, elle ne revient jamais.
    [machine_gun] Mitrailleuse { $count } : autant de fusiliers sont abattus quand elle est épuisée, sinon elle se replie.
    [red_star] Étoile rouge : quand elle est épuisée, une unité entre ({ $unit }).
   *[nothing] Pas d’icône d’épuisement.
  }

## What an action would do

plan-dice = Test de rupture ensuite, environ : { $german } dés allemands contre { $soviet } ; le bâtiment tombe à { $percent } %.
plan-refit = Piocher { $draws }, plus ce qui est défaussé ; puis { $effect }.
plan-hold = Un des deux effets ; puis « Tenir » { $left } → { $then }.
plan-can = { $formation } : peut la recevoir.
plan-cannot = { $formation } : { $why }
formation-strength = { $strength ->
    [full] Complète : elle compte pour le dé de formation.
   *[depleted] Épuisée : le prochain épuisement la détruit.
  }
formation-leader = { $leader }{ $side ->
    [german] { $level ->
        [1]  : cartes générales, et une carte de plus.
       *[0]  : cartes générales.
      }
   *[soviet] { $level ->
        [1]  : un patriotisme de plus.
       *[0]  : vétéran après la bataille.
      }
  }
formation-left = { $side ->
    [german] Cartes encore possibles : { $left }.
   *[soviet] Patriotisme restant : { $left }.
  }
formation-card = Dessus : { $card }.

## Pieces and places in words

tip-desk = La carte qui compte maintenant
tip-road = Les dés du test de rupture
tip-mat = Piste des tours et paquets
tip-staging = { $side ->
    [german] Ligne de départ allemande
   *[soviet] Ligne de départ soviétique
  }
tip-hand = Main et commandant : { $player }
tip-building = { $district } · { $building } : au plus { $concentration } formations d’un camp, défense { $defence }
tip-captured = { $district } · { $building } : pris
tip-volga = { $district } · Volga : fermé pour de bon
tip-unit = { $unit } ×{ $count } en { $district }{ $armoured ->
    [yes] , blindé
   *[no] {""}
  }
tip-formation = { $formation }, { $strength ->
    [full] complète
   *[depleted] épuisée
  }, { $at } ; chef : { $leader } ; { $side ->
    [german] cartes possibles : { $left }
   *[soviet] patriotisme restant : { $left }
  }
tip-laid = { $card } sur { $formation }
tip-hero = { $card }{ $wounded ->
    [yes] , une blessure
   *[no] {""}
  }
tip-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  } en main : { $player }
tip-commander = { $commander } ({ $player }) : taille de main { $size }, { $held } en main, recomplètement : { $refit }
tip-pile = { $side ->
    [german] Allemands
   *[soviet] Soviétiques
  }, { $pile ->
    [combat] paquet de combat
    [discards] défausse
   *[destroyed] pile des détruites
  } : { $count }
tip-carnage = Paquet Carnage : { $count }
tip-ash = Cendres : hors jeu
tip-campaign = Carte de campagne : { $card }
tip-declared = Annoncée : { $card }
tip-choice = Choisir : { $effect }
tip-listed = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

legend-unit = { $unit } : { $about }
legend-leader = { $side ->
    [german] Général et son niveau : cartes générales ; le niveau 1 ajoute une carte.
   *[soviet] Commissaire et son niveau : le niveau 1 ajoute du patriotisme.
  }
legend-doctrine = { $doctrine ->
    [infantry] Doctrine d’infanterie : pour l’infanterie et les motorisées.
    [mech] Doctrine mécanisée : pour les blindés et les motorisées.
   *[general] Doctrine générale : pour les formations avec un chef.
  }
legend-depletion = { $icon ->
    [burning_skull] Crâne en feu : détruite, elle est perdue pour de bon.
    [machine_gun] Mitrailleuse : des fusiliers sont abattus à l’épuisement, ou elle se replie.
   *[red_star] Étoile rouge : une unité entre à l’épuisement.
  }
legend-value = { $value ->
    [boot] Botte : combien de formations d’un camp peuvent y aller.
    [grenade] Grenade : dés soviétiques du bâtiment.
    [stuka] Stuka : ce que les Allemands gagnent avec l’initiative.
   *[rat] Rat : ce que les Soviétiques gagnent avec l’initiative.
  }
legend-track = { $track ->
    [hold] Crânes : « Tenir » jusqu’aux dés.
    [fire] Feu : la dernière case est un brasier, un dé allemand.
   *[bucket] Seaux : la dernière case éteint un brasier.
  }

## Playback

cue-german-die = Allemands
cue-soviet-die = Soviétiques
losses = { $count ->
    [one] une formation hors jeu
   *[other] { $count } formations hors jeu
  }

## Why not

why-piece-waits = { $piece ->
    [unit-own] Ce sont vos unités. Elles tiennent le bâtiment et comptent pour le dé d’unités.
    [unit-enemy] Ce sont des unités adverses. Éliminations et tirs de sniper les détruisent.
    [formation-own] C’est une de vos formations. On y joue des cartes pendant sa bataille.
    [formation-enemy] C’est une formation adverse.
    [laid] Cette carte a été jouée ; elle reste là jusqu’à la fin de la bataille.
    [hero] Seuls les tirs de sniper blessent un héros.
    [card-own] Cette carte ne peut pas être jouée maintenant.
    [card-enemy] Cette carte est dans la main adverse.
    [commander] Le commandant fixe la taille de la main et ce qu’apporte un recomplètement.
    [deck-own] C’est votre paquet de combat. Un recomplètement y pioche.
    [deck-enemy] C’est le paquet de combat adverse.
    [heap] Pointez cette pile pour voir ce qui s’y trouve.
    [carnage] Le paquet Carnage : « Tenir » y pioche.
    [campaign] La carte de campagne de ce tour.
    [declared] La carte qui vient d’être annoncée.
    [choice] Un effet de la carte Carnage.
    [district] On ne peut rien y envoyer maintenant.
    [staging] La ligne de départ : les formations y attendent.
    [hand] Une main de cartes.
    [mat] Piste des tours et paquets.
    [road] Les dés du test de rupture se rassemblent ici.
   *[desk] Ce qui compte maintenant se trouve ici.
  }
