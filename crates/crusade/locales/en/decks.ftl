### The Last Crusade: decks of one's own, English

## Terms

decks-introduction = In the open battle each side may bring a deck of its own: sixty cards of one nation, few of the strongest, many of the plain ones.
deck-new = { $nation ->
    [soviet] New Soviet deck
   *[german] New German deck
  }
deck-unnamed = { $nation ->
    [soviet] Soviet deck
   *[german] German deck
  }
deck-nation = Nation
deck-nation-name = { $nation ->
    [soviet] Soviet
   *[german] German
  }
deck-whole = Deck
deck-cards-of = { $count } of { $size } cards
deck-fits = May be used in the open battle.
ready-deck = { $deck ->
    [su_standard] Standard deck – Soviets
    [de_standard] Standard deck – Germans
    [su_kharkov] Kharkov – Soviets
    [de_kharkov] Kharkov – Germans
    [su_lunch] Lunch-hour battle – Soviets
   *[de_lunch] Lunch-hour battle – Germans
  }

## Cards

deck-kind = Kind
deck-cost = Cost
arm-name = { $arm ->
    [infantry_arm] Infantry
    [recon_arm] Reconnaissance
    [guns_arm] Guns and artillery
    [armor_arm] Armor
    [services_arm] Transport and headquarters
    [air_arm] Aircraft
    [ordnance_arm] Ordnance
    [works_arm] Forts and obstacles
   *[special_arm] Specials
  }
deck-order = { $order ->
    [kind] kind
    [cheap] cost, low first
    [dear] cost, high first
    [soft] firepower against soft targets
    [armor] firepower against armor
    [air] firepower against aircraft
   *[defense] defense
  }

## Why a deck is refused

deck-other-side = { $nation ->
    [soviet] This deck is Soviet: choose the Soviet side, or another deck.
   *[german] This deck is German: choose the German side, or another deck.
  }
deck-wrong-nation = { $card } belongs to the other nation.
deck-no-staff = { $card } lies in the headquarters from the start and is in no deck.
deck-too-many = At most { $most } of { $card } may be in a deck; there are { $count }.
deck-size = A deck has exactly { $size } cards; there are { $count }.
deck-not-asked = You are not asked for a deck now.
deck-taken-already = { $card } is taken already and is not in this deck: take it back first.

## Statistics

cards-by-arm = Cards by kind
cards-by-cost = Cards by cost
firepower-mean = Firepower
firepower-note = On average of the cards that can strike such a target.
firepower-name = { $target ->
    [soft] soft targets
    [armor] armor
   *[air] aircraft
  }
deck-count = { $what ->
    [soldiers] Infantry soldiers
    [antitank] Antitank
    [antiaircraft] Antiaircraft
    [ranged] Bombard from afar
    [scouts] Scouts
    [carriers] Carry infantry
    [fighters] Fighter bombers
    [bombers] Bombers
   *[specials] Specials
  }
