### Tank Commander: the cards and decks, English

## Names of the cards

card-1 = Panzerfaust
card-2 = Anti-Tank Mine
card-3 = Veteran German Squad
card-4 = Waffen-SS Squad
card-5 = German Line Squad
card-6 = German Recruits Squad
card-7 = Luftwaffenfeld Squad
card-8 = German Cavalry
card-9 = Soviet Cavalry
card-10 = Soviet Guards Squad
card-11 = Soviet Line Squad
card-12 = Soviet Recruits Squad
card-13 = Soviet Militia Squad
card-14 = Partisan Group
card-15 = Woods
card-16 = Hills
card-17 = Village
card-18 = Foxholes
card-19 = Bunkers
card-20 = Minefield
card-21 = Stream
card-22 = Bridge
card-23 = Ford
card-24 = Truck (USSR)
card-25 = Walls
card-26 = Wheatfield
card-27 = Balka
card-28 = Swamp
card-29 = Path
card-30 = Minefield Gap
card-31 = Wire
card-32 = Counterbattery Fire
card-33 = Artillery Barrage
card-34 = 45 mm PTP obr.37
card-35 = 45 mm PTP obr.42
card-36 = 57 mm PTP obr.43
card-37 = 76.2 mm P obr.39
card-38 = 76.2 mm P obr.36
card-39 = 3.7 cm PaK 35/36
card-40 = 5 cm PaK 38
card-41 = 7.5 cm PaK 40
card-42 = PzKw 38(t) A
card-43 = PzKw III J
card-44 = PzKw IV G
card-45 = PzKw IV H
card-46 = PzKw IV J
card-47 = PzKw V G
card-48 = StuG III G
card-49 = SPW 250
card-50 = Mittlerer SPW (SPW 251)
card-51 = Truck (German)
card-52 = T-70
card-53 = T-26 M33
card-54 = T-26 M39
card-55 = T-34 M41
card-56 = T-34 M43
card-57 = T-34/85
card-58 = SU-76M
card-59 = BA-20
card-60 = M3A1 Scout Car
card-61 = Panzerschreck
card-62 = Anti-Tank Rifle PTRS-41
card-63 = Air Strike
card-64 = Rocket Artillery (Soviet)
card-65 = Rocket Artillery (German)
card-66 = Flank Shot
card-67 = Weapon Malfunction
card-68 = Breakdown
card-69 = Repair
card-70 = Aircraft Interception
card-71 = 100 mm PTP obr.44
card-72 = 85 mm P obr.44
card-73 = 7.62 cm PaK 36(r)
card-74 = 8.8 cm PaK 43
card-75 = 8.8 cm Flak 36/37
card-76 = PzKw II F
card-77 = PzKw II L
card-78 = PzKw 38(t) E
card-79 = PzKw III G
card-80 = PzKw III L
card-81 = PzKw III N
card-82 = PzKw V D
card-83 = PzKw VI E
card-84 = StuG III B
card-85 = Marder III M
card-86 = JgPz 38(t)
card-87 = JgPz IV
card-88 = JgPz IV/70 (V)
card-89 = PzKw IV F
card-90 = PzKw III F
card-91 = T-37
card-92 = T-60
card-93 = BT-5
card-94 = BT-7
card-95 = T-34 M40
card-96 = M4A2 (76)
card-97 = KV-1 M41
card-98 = JS-2
card-99 = JS-2m
card-100 = SU-85
card-101 = SU-122
card-102 = M3A1 Stuart III
card-103 = M3 Lee
card-104 = Matilda II
card-105 = Valentine II
card-106 = JSU-152
card-107 = SU-152
card-108 = Stuka Air Strike
card-109 = Sturmovik Air Strike
card-110 = Leichter Panzerspähwagen (2 cm)
card-111 = Soviet Paratrooper Squad
card-112 = German Fallschirmjäger Squad
card-113 = Flammenwerfer 41
card-114 = Flamethrower (Soviet)
card-115 = Tank Ace
card-116 = Reinforcements
card-117 = Recon
card-118 = Sniper
card-119 = Heroic Squad Leader
card-120 = Coordination
card-121 = Withdrawal
card-122 = Tactical Advantage
card-123 = Panic
card-124 = Confusion
card-125 = 37 mm PTP obr.30
card-126 = 7.5 cm PaK 97/38
card-127 = PzKw II A
card-128 = PzKw II (Fl)
card-129 = PzKw 35(t)
card-130 = PzKw III H
card-131 = PzKw III (Fl)
card-132 = PzKw VI B
card-133 = StuPz IV
card-134 = PzKw VI B (P)
card-135 = PzJg Tiger
card-136 = Marder II
card-137 = Marder III H
card-138 = PzJg III/IV
card-139 = JgPz V
card-140 = JgPz VI
card-141 = T-40
card-142 = OT-33
card-143 = BT-7A
card-144 = T-28
card-145 = T-28E
card-146 = OT-34
card-147 = T-44
card-148 = T-35
card-149 = KV-1 M39
card-150 = KV-1S
card-151 = KV-2
card-152 = KV-85
card-153 = SU-76i
card-154 = JSU-122
card-155 = SU-100
card-156 = SU-57
card-157 = Churchill III
card-158 = Forward Observer
card-159 = Tank Buster
card-160 = Special Ammunition
card-161 = Schwerer Panzerspähwagen (6 Rad)
card-162 = Schwerer Panzerspähwagen (8 Rad)
card-163 = Mine Dogs
card-164 = Tank Repair Shop
card-165 = Smoke
card-166 = Heavy Machine Gun

## What the cards do

text-1 = Squad. Melee only, once: against armour hits on 5, penetration 20; against soft targets 5 with +2.
text-2 = A vehicle that enters your position rolls: 1 destroyed, 2 immobilised.
text-15 = Blocks sight, slows. A vehicle that enters is immobilised on 1-5.
text-16 = Blocks sight, slows. From or to Hills only Hills and smoke block.
text-17 = Blocks sight, does not slow. The best cover against small arms.
text-18 = Under your squads: HE, SA, air and artillery +1, also in melee. Gone with the last squad.
text-19 = Under your squads: HE +2; SA, air and artillery +3, also in melee. Replaces Foxholes.
text-20 = Stays on an empty position. Whoever enters is hit on 1-3: soft destroyed; vehicle 1 destroyed, 2-3 immobilised.
text-21 = On an edge or a position, in the enemy's play: vehicles and guns cannot cross or enter; squads can.
text-22 = Discard a Stream, on the board or just played.
text-23 = Discard a Stream, on the board or just played.
text-25 = Blocks sight, slows. Cover +2 against all fire.
text-26 = A little cover against small arms; neither blocks nor slows.
text-27 = A dry gully: blocks sight, slows, deep cover.
text-28 = On a position, in the enemy's play: no vehicle and no gun can enter. Never removed.
text-29 = Stays. The position no longer slows and Woods need no roll. Cover stays.
text-30 = Discard a Minefield, on the board or just played.
text-31 = On a moving group: what has no tracks stays; tracked vehicles enter and stop.
text-32 = Cancel an Artillery Barrage or Rocket Artillery.
text-33 = An observed position: all cards of both sides there, soft on 5, armour on 2. Or smoke.
text-61 = Squad. Melee only: against armour hits on 6, penetration 22; against soft targets 6 with +2.
text-62 = Squad or cavalry. Against armour: hits on 4, long 2; penetration 2 / 1.
text-63 = Up to three enemy cards of one position: soft on 4, armour on 3. Or smoke.
text-64 = Two adjacent positions, one observed: all cards of both sides, soft on 3, armour on 1. Or smoke.
text-65 = Two adjacent positions, one observed: all cards of both sides, soft on 3, armour on 1. Or smoke.
text-66 = Your AT shot strikes the side armour. Costs a supply point in your Fire action, nothing in melee.
text-67 = An enemy vehicle or gun that fires: the shot is lost, and it has only small arms until Repair.
text-68 = A vehicle that moves stays where it is, immobilised until Repair.
text-69 = Own vehicle or gun: remove immobilisation, Breakdown or Malfunction, also one just played.
text-70 = Cancel an air strike or a Tank Buster.
text-108 = Up to three enemy cards of one position: soft on 5, armour on 4. Or smoke.
text-109 = Up to three enemy cards of one position: soft on 5, armour on 4. Or smoke.
text-113 = Squad. Melee only, once: hits anything on 7 and destroys it.
text-114 = Squad. Melee only, once: hits anything on 7 and destroys it.
text-115 = Stays on your tank: -2 to all its rolls to hit.
text-116 = Draw three cards. In 17.5 the reinforcement group arrives.
text-117 = Look at the enemy's hand.
text-118 = An observed squad, cavalry or gun: destroyed on 6. Or an ace, leader or observer: gone on 8.
text-119 = Stays on your squad or cavalry: -2 to all its rolls to hit.
text-120 = One more supply point in this play, once.
text-121 = All your movable cards of one position go back one or two steps.
text-122 = In this melee your side fires first.
text-123 = Three cards with a tank and a squad just broke in: the defenders retreat before any fire.
text-124 = The enemy loses one supply point of this play.
text-158 = Stays on your squad: -2 to your artillery on what this squad observes.
text-159 = Any enemy armoured vehicle: hit on 5.
text-160 = Your AT shot has penetration +4; a supply point in your Fire action. On Hill 621: canister for a PzKw III N.
text-163 = An enemy vehicle in or next to your squad's position: 1, 3, 4 destroyed; 2 immobilised; 10 strikes your own.
text-164 = One of your tanks that was destroyed on the board returns to your reserve.
text-165 = Smoke on a position: blocks sight through it; fire out of it or into it +4, in melee +2.
text-166 = Squad. Its small arms +2, at long range 2; every other soft card there is hit on 2. Not when it starts a melee.

## Classes, kinds, nations, roles

class-name = { $class ->
    [light_tank] Light tank
    [medium_tank] Medium tank
    [heavy_tank] Heavy tank
    [infantry_tank] Infantry tank
    [flame_tank] Flame tank
    [assault_gun] Assault gun
    [tank_destroyer] Tank destroyer
    [armoured_car] Armoured car
    [scout_car] Scout car
    [half_track] Half-track
    [truck] Truck
    [at_gun] Anti-tank gun
    [squad] Squad
    [cavalry] Cavalry
    [base] Terrain
    [works] Works
    [water] Water
    [launcher] Launcher
    [at_rifle] Anti-tank rifle
    [flamethrower] Flamethrower
    [machine_gun] Machine gun
   *[event] Special event
  }
kind-name = { $kind ->
    [vehicle] Vehicles
    [at_gun] Guns
    [infantry] Infantry
    [cavalry] Cavalry
    [terrain] Terrain
    [equipment] Equipment
   *[event] Events
  }
nation-name = { $nation ->
    [german] German
   *[soviet] Soviet
  }
role-name = { $role ->
    [attacker] Attacker
    [defender] Defender
   *[none] Meeting
  }
ability-name = { $ability ->
    [tracked] Moves on tracks
    [carries_squad] Carries a squad
   *[tows_gun] Tows a gun
  }
timing-name = { $timing ->
    [interrupt] Interrupt
    [shot] At a shot
    [instant] Instant
   *[free_instant] Free Instant
  }
phase-name = { $phase ->
    [set_up] Set-up
    [play] Play
    [melee] Melee
    [hand] Hand
   *[end] End
  }
card-label = { $label ->
    [hit] Hit
    [penetration] Pen.
    [armour] Armour
    [front] front
    [side] side
    [short] short
    [long] long
    [points] points
    [fast] fast
    [slow] slow
    [melee] Melee
    [reconstructed] Value reconstructed
    [supply] Supply
   *[unsupported] Tanks without support
  }

## Scenarios and options

scenario-name = { $scenario ->
    [tanks] Tanks in Action
    [basic] Build Your Own Force (basic)
    [meeting] Meeting Engagement
    [prepared] Prepared Defence
    [defence] Defence
    [advanced] Build Your Own Force (advanced)
    [bridgehead] Eliminate that Bridgehead!
    [kursk] Armour at Kursk
    [end] The End is Near
   *[hill621] Hill 621
  }
scenario-story = { $scenario ->
    [tanks] Ten tanks and guns a side, nothing else: the first game to play.
    [basic] 200 points, rear ranks, three rear positions to win.
    [meeting] 300 points meet in the open.
    [prepared] 330 points attack 200 that chose their ground.
    [defence] A thin line must hold until its reinforcements are there.
    [advanced] 500 points from one year of the war.
    [bridgehead] The Vistula, 6 August 1944: the Germans attack a bridgehead with King Tigers.
    [kursk] Kursk, 12 July 1943: tank armies meet.
    [end] 1 April 1945: the Soviets must break through in thirteen turns.
   *[hill621] 1 July 1944: the Soviets storm a hill held by three squads.
  }
option-scenario = Scenario
option-terrain-table = Terrain table
option-battlefield = Battlefield
option-columns = Positions per rank
option-ranks = Ranks per side
option-players = Players
option-year = Year of the cards
option-deck = Decks
option-terrain-setup = Terrain set-up
option-sides = Sides
option-turn-limit = Last turn
option-printed-wheatfield = Wheatfield blocks sight
option-allow-164 = Tank Repair Shop allowed
option-hill-balance = Balance of Hill 621
option-fire-twice = A card fires twice

## Why a deck is refused

deck-wrong-nation = { $card } is not a { $nation } card.
deck-no-repair-shop = { $card } may be in a deck only if the option allows it.
deck-not-anti-tank = { $card } has no anti-tank fire: only vehicles and guns with it fight here.
deck-only-events = { $card } is neither an event nor playable terrain: the force of this scenario is fixed.
deck-attacker-terrain = The attacker has no terrain of any kind: { $card }.
deck-base-terrain = { $card } lies on the board from the start and cannot be bought.
deck-wrong-year = { $card } was in service { $from } to { $to }, not in { $year }.
deck-over-budget = The deck costs { $points } points; { $budget } may be spent.
deck-reinforcement-over-budget = The reinforcement group costs { $points } points; { $budget } may be spent.
deck-not-ten = Exactly ten cards are needed; there are { $count }.
deck-pile-too-large = The pile beside a fixed force has at most { $most } cards; there are { $count }.
deck-too-large = A deck has at most { $most } cards; there are { $count }.
deck-no-combat = A deck needs at least one combat card.
deck-no-reinforcement-group = Only the defender of scenario 17.5 has a reinforcement group.
deck-reinforcements = The start group needs one or two Reinforcements cards; there are { $count }.
deck-too-many = At most { $most } of { $card } may be in a deck; there are { $count }.
deck-reinforcement-no-combat = The reinforcement group needs at least one combat card.
deck-not-asked = You are not asked for a deck now.
ready-deck-side = { $who ->
    [german] Germans
    [soviet] Soviets
    [german_attacker] German attackers
    [german_defender] German defenders
    [soviet_attacker] Soviet attackers
   *[soviet_defender] Soviet defenders
  }
ready-deck = { $scenario } – { $side }
ready-deck-year = { $scenario } – { $side }, { $year }
deck-taken-already = { $card } is taken already and is not in this deck: take it back first.
