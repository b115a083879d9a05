### The Hell of Stalingrad: names, English

card-name = { $card ->
    [GB01] Street Assault
    [GB02] Machine-Gun Nest
    [GB03] Flamethrower Squad
    [GB04] Demolition Charges
    [GB05] Sharpshooters
    [GB06] Room to Room
    [GB07] Panzer Thrust
    [GB08] Assault Guns Forward
    [GB09] Armoured Reconnaissance
    [GB10] Break the Barricade
    [GB11] Stuka Strike
    [GB12] Carpet Bombing
    [GB13] Nebelwerfer Barrage
    [GB14] Reserves Committed
    [GB15] Ju 52 Airlift
    [GB16] Shell the Ferries
    [GE01] Militia Surrender
    [GE02] Brutal Flanking
    [GE03] Command Vacancies
    [GE04] Determined Strike
    [GE05] All Out Effort
    [GE06] Command Strategy
    [GE07] Forced March
    [GH01] Erwin König
    [GH02] Hyazinth von Strachwitz
    [GH03] Gerhard Münch
    [GH04] Josef Linden
    [GH05] Paul-Werner Hozzel
    [SB01] Human Wave
    [SB02] Storm Group
    [SB03] Deadly Roadblock
    [SB04] Pistol Persuasion
    [SB05] Hunters in the Ruins
    [SB06] Bucket Brigade
    [SB07] Volga Crossing
    [SB08] Katyusha Salvo
    [SB09] Straight from the Factory Floor
    [SB10] Molotov Cocktails
    [SB11] Sewer Raid
    [SB12] Blocking Detachment
    [SB13] Not One Step Back
    [SB14] Guns from the Far Bank
    [SB15] Cellar Depot
    [SB16] Mined Stairwell
    [SE01] Stalin’s Ghost
    [SE02] Collecting Tongues
    [SE03] Rat’s War
    [SE04] German Despair
    [SE05] Last Stand
    [SE06] Hidden Infiltrators
    [SH01] Vasily Zaitsev
    [SH02] Tania Chernova
    [SH03] Yakov Pavlov
    [SH04] Anatoly Chekhov
    [SH05] Mikhail Panikakha
   *[SH06] Andrei Khozyainov
  }
formation-name = { $formation ->
    [G01] 14th Panzer
    [G02] 16th Panzer
    [G03] 71st Infantry
    [G04] 295th Infantry
    [G05] 24th Panzer
    [G06] 3rd Motorized
    [G07] 29th Motorized
    [G08] 60th Motorized
    [G09] 44th Infantry
    [G10] 76th Infantry
    [G11] 79th Infantry
    [G12] 94th Infantry
    [G13] 100th Jäger
    [G14] 113th Infantry
    [G15] 297th Infantry
    [G16] 305th Infantry
    [G17] 371st Infantry
    [G18] 389th Infantry
    [S01] 10th NKVD
    [S02] 35th Guards
    [S03] 112th Rifle
    [S04] 23rd Tank Corps
    [S05] 13th Guards
    [S06] 37th Guards
    [S07] 39th Guards
    [S08] 45th Rifle
    [S09] 95th Rifle
    [S10] 138th Rifle
    [S11] 193rd Rifle
    [S12] 284th Rifle
    [S13] 308th Rifle
    [S14] 92nd Naval
    [S15] 124th Rifle Brigade
    [S16] Militia (Tractor Factory)
    [S17] Militia (Barrikady)
   *[S18] Militia (Red Oktober)
  }
building-name = { $building ->
    [A1] Army Barracks
    [A2] Dar Gova
    [A3] Minina Suburb
    [A4] Railway Station No. 2
    [A5] Tsaritsa Gorge
    [A6] Grain Elevator
    [B1] Worker Slums
    [B2] Red Square
    [B3] Central Railway Station
    [B4] Univermag Department Store
    [B5] Nail Factory
    [B6] Pavlov’s House
    [C1] Oil Plant
    [C2] City Airfield
    [C3] Lazur Chemical Plant
    [C4] Meat Combine
    [C5] Long Ravine
    [C6] Mamaev Kurgan
    [D1] Orlovka
    [D2] Spartanovka
    [D3] Tractor Factory
    [D4] Barrikady Gun Factory
    [D5] Bread Factory
   *[D6] Red Oktober Factory
  }
unit-name = { $unit ->
    [grenadier] Grenadiers
    [recon_g] Aufklärer
    [mg_g] MG 34 Team
    [pioneer] Assault Pioneers
    [sniper_g] German Sniper
    [panzer] Panzer
    [stug] StuG
    [rifle] Riflemen
    [recon_s] Scouts
    [nkvd] NKVD (Motivator)
    [commando] Commando
    [assault] Assault Group
    [sniper_s] Sniper Pair
    [worker] Worker Militia
    [t34] T-34
   *[fort] Rubble Fort
  }
campaign-name = { $card ->
    [GC01] Sixth Army Closes Up
    [GC02] Carpet of Bombs
    [GC03] Diverted to the Caucasus
    [GC04] Supply Columns Stuck on the Don
    [GC05] Halder Dismissed
    [GC06] Paulus Relieved
    [GC07] Führer Loses Patience
    [GC08] Operation Hubertus
    [GC09] Pioneers Flown In
    [GC10] Fourth Panzer Army Turns North
    [GC11] Corps Commander Sacked
    [GC12] Munich Beer-Hall Speech
    [SC01] Guards Across the Volga
    [SC02] Lopatin Removed
    [SC03] Chuikov Takes Command
    [SC04] Ferries Under Fire
    [SC05] Militia Bled White
    [SC06] Workers Evacuated
    [SC07] Unity of Command
    [SC08] Order No. 227
    [SC09] Counter-stroke at Kotluban
    [SC10] Stavka Hoards Its Reserves
    [SC11] Planning Uranus
   *[SC12] Ice on the Volga
  }
commander-name = { $commander ->
    [paulus] General Paulus
    [seydlitz] General von Seydlitz
    [lopatin] General Lopatin
    [chuikov] General Chuikov
    [wietersheim] General von Wietersheim
    [hube] General Hube
    [saraev] Colonel Saraev
   *[rodimtsev] General Rodimtsev
  }
player-name = { $player ->
    [g1] Germans
    [g2] second German
    [s1] Soviets
   *[s2] second Soviet
  }
effect-name = { $effect ->
    [add_line] Line units
    [kill] Kill
    [pkill] Precision Kill
    [sniper] Sniper Shot
    [draw] Draw cards
    [discard] Enemy discards
    [fire] Fire
    [bucket] Bucket
    [firebucket] Fire or Bucket
    [overrun] Overrun
    [supply] Supply
    [deplete] Deplete
    [fort] Rubble Fort
    [sacrifice] Sacrifice
    [inferno_add] Inferno
    [inferno_remove] Put out an Inferno
    [dice_plus] Extra dice
    [steal_die] Steal a die
    [intercept] Interception
    [promote] Promotion
    [refit] Refit
    [second_action] Second action
    [new_formation] New formation
    [destroy_rifles] Riflemen surrender
    [discard_hand] Enemy discards his hand
    [next_cost_zero] Next card is free
    [look_discard] Look and discard
    [recover] Recover a card
    [last_stand] Last Stand
    [fire_reset] Fire to Ruins
    [fire_all] Fire everywhere
    [discard_hand_self] Discard the hand
    [demote] Demote a general
    [execute_commissars] Execute all commissars
   *[burn_militia] Burn a Militia Brigade
  }
