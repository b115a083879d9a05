### Blood & Steel : le titre et ce dont on peut convenir, français

title-name = Blood & Steel
title-pitch = Prokhorovka, 12 juillet 1943 : trois divisions blindées SS contre quatre corps blindés soviétiques sur 416 hex. Des marqueurs tirés à l’aveugle d’une enveloppe décident qui se déplace, tire et enfonce ensuite.
title-lure = Trois divisions SS, quatre corps blindés, et nul ne sait quel marqueur sera tiré.
title-when = 12 juillet 1943
title-time = 60 à 90 min
scenario-quick = Prokhorovka, prêt à jouer
scenario-quick-note = Tout est déjà en place : la meilleure première partie.
scenario-free = Prokhorovka, mise en place libre
scenario-free-note = Le jeu complet : chaque camp place ses unités.
scenario-random = Prokhorovka, surprise
scenario-random-note = Le hasard déploie les deux camps.
scenario-everything = Prokhorovka, avec tout
scenario-everything-note = Prêt à jouer, avec la réserve, la 167e division, Rudel et Wittmann.
option-german_setup = Mise en place allemande
option-german_setup-note = À la main (le jeu complet), toute faite, ou au hasard.
option-german_setup-free = à la main
option-german_setup-quick = toute faite
option-german_setup-random = au hasard
option-soviet_setup = Mise en place soviétique
option-soviet_setup-note = À la main (le jeu complet), toute faite, ou au hasard.
option-soviet_setup-free = à la main
option-soviet_setup-quick = toute faite
option-soviet_setup-random = au hasard
option-reserve = Réserve stratégique
option-reserve-note = Les Soviétiques peuvent demander des brigades de la 5e armée blindée de la Garde ; chaque refus coûte un point.
option-reserve-off = non
option-reserve-on = oui
option-division_167 = 167e division d’infanterie
option-division_167-note = Les Allemands peuvent demander la division à l’ouest ; chaque demande coûte deux points.
option-division_167-off = non
option-division_167-on = oui
option-rudel = Rudel
option-rudel-note = Avec un 6 pour les avions, l’as du Stuka mène une des attaques aériennes allemandes.
option-rudel-off = non
option-rudel-on = oui
option-wittmann = Wittmann
option-wittmann-note = Une fois par tour, un tir manqué des Tiger de la Leibstandarte, ou à leurs côtés, peut être relancé.
option-wittmann-off = non
option-wittmann-on = oui
option-vp_scoring = Décompte des objectifs
option-vp_scoring-note = Une fois à la fin, ou à chaque tour.
option-vp_scoring-end = à la fin
option-vp_scoring-every_turn = à chaque tour
option-handicap = Handicap
option-handicap-note = Points ajoutés au total allemand ; un nombre négatif aide les Soviétiques.

balance-german = Entre deux bots { $between ->
    [ace] as
    [veteran] vétérans
   *[regular] soldats
  }, le camp allemand gagne { $percent } % des parties (mesuré sur { $matches } parties).
