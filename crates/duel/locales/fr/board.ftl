### Duel of the Giants: what it is about, the board and its pieces in words, français

## What it is about

aim-won = Le plus de points quand le dernier T-34 a quitté le plateau.
aim-through = T-34 sorti par l’ouest : { $points }
aim-destroyed = T-34 détruit : { $points }
aim-left = { $active } T-34 en jeu{ $hidden ->
    [0] {""}
    [one] , { $hidden } encore caché
   *[other] , { $hidden } encore cachés
  }
aim-quiet = Fin après { $left ->
    [one] { $left } tour calme de plus
   *[other] { $left } tours calmes de plus
  }.
phase-name = { $phase ->
    [S] Mise en place
    [O] Ouverture
    [A] PaK
    [B] T-34
    [C] Tiger
   *[D] Combat
  }
phase-about = { $phase ->
    [S] On pose le terrain et le front, puis, face cachée, les marqueurs de char et les armes allemandes.
    [O] Les marqueurs bougent, les canons reconnaissent, le premier T-34 est activé.
    [A] Les Allemands orientent leurs PaK, reconnaissent et programment leurs Tiger en secret.
    [B] Les Soviétiques déplacent des marqueurs de char, activent des T-34 et les font rouler.
    [C] Les Tiger roulent selon leur programme.
   *[D] Les deux camps tirent : d’abord depuis les bois, puis canon contre canon, puis les autres. Le Stuka vient en dernier.
  }

## Pieces and places in words

dir-name = { $dir ->
    [E] l’est
    [SE] le sud-est
    [SW] le sud-ouest
    [W] l’ouest
    [NW] le nord-ouest
   *[NE] le nord-est
  }
tip-edge = { $side ->
    [german] Bord allemand. Un T-34 qui sort ici a percé.
   *[soviet] Bord soviétique. Personne ne sort ici.
  }
tip-hex = { $hex }, { $terrain ->
    [steppe] steppe
    [snow] neige
    [wood] bois
    [hill] colline
    [swamp] marais
    [snowy_wood] bois enneigé
    [snowy_hill] colline enneigée
   *[snow_drift] congère
  }{ $front ->
    [yes] , tranchée du front
   *[no] {""}
  }
tip-airfield = Aérodrome en { $hex }
tip-mine = { $kind ->
    [open] Mine en { $hex }, révélée : elle arrête tout T-34
    [mine] Marqueur de mine en { $hex }, face cachée : une mine
    [bluff] Marqueur de mine en { $hex }, face cachée : un leurre
   *[unknown] Marqueur de mine en { $hex }, pas encore vu : mine ou leurre
  }
tip-marker = Marqueur de char{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } en { $hex }, { $kind ->
    [tank] face cachée : un T-34
    [bluff] face cachée : un leurre
   *[unknown] pas encore vu : T-34 ou leurre
  }
tip-pak = { $face ->
    [up] { $kind ->
        [pak88] PaK de 8,8 cm
       *[other] PaK 36
      }
   *[down] Marqueur PaK
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } en { $hex }{ $faces ->
    [yes] , orienté vers { $facing }
   *[no] {""}
  }{ $wheel ->
    [moving] , sur roues : il se déplace à la prochaine phase A
    [standing] , roues à l’arrêt : il combat de nouveau au tour suivant
   *[none] {""}
  }{ $fate ->
    [burns] , détruit
   *[stands] { $face ->
        [up] {""}
       *[down] { $kind ->
            [pak88] , face cachée : la PaK de 8,8 cm
            [pak36] , face cachée : une PaK 36
            [bluff] , face cachée : un leurre
           *[unknown] , pas encore vu : canon ou leurre
          }
      }
  }
tip-tiger = Tiger { $number } en { $hex }{ $faces ->
    [yes] , caisse vers { $facing }, canon vers { $gun }
   *[no] {""}
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } par tour{ $drops ->
    [0] {""}
    [one] , { $drops } goutte dans la congère
   *[other] , { $drops } gouttes dans la congère
  }
tip-t34 = T-34 n° { $number } en { $hex }, caisse vers { $facing }, canon vers { $gun }{ $state ->
    [burning] , en feu
    [waiting] , tout juste activé
    [moved] , a déjà roulé
   *[ready] {""}
  }{ $damage ->
    [0] {""}
   *[other] , endommagé
  }{ $drops ->
    [0] {""}
    [one] , { $drops } goutte dans la congère
   *[other] , { $drops } gouttes dans la congère
  }
tip-stuka = Stuka{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } en { $hex }{ $faces ->
    [yes] , orienté vers { $facing }
   *[no] {""}
  }{ $flight ->
    [air] , en vol, phase de vol { $phase }, encore { $left ->
        [one] { $left } action
       *[other] { $left } actions
      }
   *[ground] , au sol
  }

legend-tiger = Tiger. Jamais détruit, seulement ralenti.
legend-track = Les cartes qu’un Tiger peut poser à chaque tour.
legend-t34 = T-34 révélé. Caisse et tourelle tournent séparément.
legend-burning = { $piece ->
    [t34] T-34 en feu. Retiré après le combat.
   *[pak] PaK détruite. Retirée après le combat.
  }
legend-marker = { $kind ->
    [tank] T-34 caché. L’adversaire ne voit qu’une étoile.
    [bluff] Leurre. Rien dessous.
   *[unknown] Marqueur de char, pas encore vu : T-34 ou leurre.
  }
legend-pak = { $face ->
    [up] { $kind ->
        [pak88] PaK de 8,8 cm. Ne tire que là où elle pointe.
       *[other] PaK 36. Ne tire que là où elle pointe.
      }
   *[down] { $kind ->
        [pak88] PaK de 8,8 cm cachée. La pointe montre où elle vise.
        [pak36] PaK 36 cachée. La pointe montre où elle vise.
        [bluff] Leurre de PaK. Rien dessous.
       *[unknown] Marqueur PaK, pas encore vu : canon ou leurre. La pointe montre où il vise.
      }
  }
legend-wheel = { $wheel ->
    [moving] Roue avec traits : le canon se déplace à la prochaine phase A.
   *[standing] Roue sur une barre : le canon s’est déplacé et combat de nouveau au tour suivant.
  }
legend-mine = { $kind ->
    [open] Mine. Arrête un T-34 pour ce tour.
    [mine] Mine cachée. Arrête un T-34 pour ce tour.
    [bluff] Leurre de mine. Rien dessous.
   *[unknown] Marqueur de mine, pas encore vu : mine ou leurre.
  }
legend-airfield = Aérodrome du Stuka.
legend-stuka = Stuka. Vole une seule fois, pendant quatre phases.
legend-terrain = { $terrain ->
    [steppe] Steppe : terrain découvert.
    [snow] Neige : terrain découvert.
    [wood] Bois : dissimule, tire en premier, bloque la vue.
    [hill] Colline : tir +1, voit plus loin, bloque la vue.
    [swamp] Marais : coûte 2 à un T-34, interdit aux Tiger.
    [snowy_wood] Bois enneigé : tire en premier, bloque la vue.
    [snowy_hill] Colline enneigée : coûte 2, tir +1, bloque la vue.
   *[snow_drift] Congère : coûte 2, dissimule, bloque la vue.
  }
legend-front = Tranchée : coûte 1 de plus, puis disparaît.
legend-program = Le chemin de votre programme.

## Why not

why-out-of-reach = { $hex } est hors d’atteinte pour l’instant.
why-piece-waits = { $piece ->
    [airfield] C’est l’aérodrome : le Stuka décolle et atterrit ici.
    [mine-own] C’est votre marqueur de mine. Il agit tout seul quand un T-34 roule dessus.
    [mine-enemy] C’est un marqueur de mine adverse. Il est révélé quand un T-34 roule dessus.
    [marker-own] C’est un de vos marqueurs de char. Les marqueurs bougent au début de la phase B ; ensuite, on active le T-34 qui s’y cache.
    [marker-enemy] C’est un marqueur de char adverse. La reconnaissance le révèle, dans la ligne de tir des Tiger et des PaK.
    [pak-own] C’est une de vos PaK. On l’oriente, la révèle et la déplace en phase A ; elle tire en phase D.
    [pak-enemy] C’est un marqueur PaK adverse. Un T-34 le reconnaît en roulant, ou l’écrase.
    [tiger-own] C’est votre Tiger. On le programme en phase A, il roule en phase C et tire en phase D.
    [tiger-enemy] C’est un Tiger adverse. Vos T-34 peuvent tirer dessus en phase D.
    [t34-own] C’est votre T-34. Il roule en phase B, après les marqueurs de char, et tire en phase D.
    [t34-enemy] C’est un T-34 adverse. Vos Tiger et vos PaK peuvent tirer dessus en phase D.
    [wreck] Ce T-34 brûle. Il disparaît après le combat.
    [stuka-own] C’est votre Stuka. Il décolle et vole à la fin de la phase D.
   *[stuka-enemy] C’est le Stuka adverse. Un T-34 le détruit au sol en roulant sur son aérodrome.
  }
