### The Last Crusade: decks of one's own, français

## Terms

decks-introduction = Dans la bataille libre, chaque camp peut apporter son propre paquet : soixante cartes d’un même camp, peu des plus fortes, beaucoup des plus simples.
deck-new = { $nation ->
    [soviet] Nouveau paquet soviétique
   *[german] Nouveau paquet allemand
  }
deck-unnamed = { $nation ->
    [soviet] Paquet soviétique
   *[german] Paquet allemand
  }
deck-nation = Camp
deck-nation-name = { $nation ->
    [soviet] URSS
   *[german] Allemagne
  }
deck-whole = Paquet
deck-cards-of = { $count } cartes sur { $size }
deck-fits = Utilisable dans la bataille libre.
ready-deck = { $deck ->
    [su_standard] Paquet standard – Soviétiques
    [de_standard] Paquet standard – Allemands
    [su_kharkov] Kharkov – Soviétiques
    [de_kharkov] Kharkov – Allemands
    [su_lunch] Bataille de midi – Soviétiques
   *[de_lunch] Bataille de midi – Allemands
  }

## Cards

deck-kind = Type
deck-cost = Coût
arm-name = { $arm ->
    [infantry_arm] Infanterie
    [recon_arm] Reconnaissance
    [guns_arm] Canons et artillerie
    [armor_arm] Blindés
    [services_arm] Transport et quartier général
    [air_arm] Aviation
    [ordnance_arm] Armement aérien
    [works_arm] Forts et obstacles
   *[special_arm] Cartes spéciales
  }
deck-order = { $order ->
    [kind] type
    [cheap] coût croissant
    [dear] coût décroissant
    [soft] puissance contre cibles non blindées
    [armor] puissance contre blindés
    [air] puissance contre avions
   *[defense] défense
  }

## Why a deck is refused

deck-other-side = { $nation ->
    [soviet] Ce paquet est soviétique : choisissez le camp soviétique, ou un autre paquet.
   *[german] Ce paquet est allemand : choisissez le camp allemand, ou un autre paquet.
  }
deck-wrong-nation = { $card } : cette carte appartient à l’autre camp.
deck-no-staff = { $card } : cette carte est au quartier général dès le début et dans aucun paquet.
deck-too-many = Au plus { $most } exemplaires de { $card } par paquet ; il y en a { $count }.
deck-size = Un paquet compte exactement { $size } cartes ; il y en a { $count }.
deck-not-asked = On ne vous demande pas de paquet en ce moment.
deck-taken-already = { $card } est déjà prise et ne figure pas dans ce paquet : reprenez-la d’abord.

## Statistics

cards-by-arm = Cartes par type
cards-by-cost = Cartes par coût
firepower-mean = Puissance de feu
firepower-note = En moyenne, pour les cartes qui peuvent frapper une telle cible.
firepower-name = { $target ->
    [soft] cibles non blindées
    [armor] blindés
   *[air] avions
  }
deck-count = { $what ->
    [soldiers] Soldats d’infanterie
    [antitank] Antichar
    [antiaircraft] Antiaérien
    [ranged] Bombardent à distance
    [scouts] Éclaireurs
    [carriers] Transportent l’infanterie
    [fighters] Chasseurs-bombardiers
    [bombers] Bombardiers
   *[specials] Cartes spéciales
  }
