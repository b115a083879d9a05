### Paquets, français

## Decks

decks = Paquets
deck = Paquet
decks-of = { $title } : paquets
decks-note = Composez vos propres paquets, gardez-les, partagez-les et apportez-les à une partie. Personne ne voit vos paquets tant que vous ne les partagez pas.
my-decks = Mes paquets
my-decks-none = Vous n’avez encore aucun paquet. Commencez-en un, ou copiez un paquet tout prêt et modifiez-le.
deck-ok = utilisable
deck-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
deck-open = Ouvrir
deck-play = Jouer avec
deck-share = Partager
deck-drop = Supprimer
deck-gone = « { $name } » est supprimé.
deck-look = Regarder
deck-change = Modifier une copie
deck-take-over = Copier dans mes paquets
copy = Copier
copied = Copié
print = Imprimer
ready-decks = Paquets tout prêts
ready-decks-note = Regardez-les, jouez avec, ou modifiez une copie.
decks-found = { $count ->
    [one] { $count } paquet
   *[other] { $count } paquets
  }
occurs = Dans ces paquets tout prêts
occurs-nowhere = Dans aucun.

## Importing

deck-import = Importer un paquet
deck-import-note = Collez un paquet sous forme de texte, une carte par ligne, ou un lien partagé ; ou choisissez un fichier texte.
deck-import-do = Lire le paquet
deck-text = En texte
deck-file = Fichier texte d’un paquet
deck-text-none = Il n’y a aucune carte dans ce texte.
deck-text-long = Ce n’est pas un paquet : le texte dépasse { $most } ko. Rien n’a été lu.
and-more = … et { $count ->
    [one] { $count } autre ligne.
   *[other] { $count } autres lignes.
  }
deck-link-damaged = Ce lien ne contient aucun paquet : il est abîmé ou coupé. Redemandez-le, ou demandez le texte.
deck-link-edition = Ce paquet vient d’une édition plus récente du jeu. Demandez-le sous forme de texte.
deck-line-heading = Ligne { $line } : rien ne s’appelle « { $text } ». On connaît { $known }.
deck-line-term = Ligne { $line } : { $term } ne peut pas être « { $text } ». Écrivez l’un de ces mots : { $known }.
deck-line-count = Ligne { $line } : d’une carte, on peut avoir de 1 à { $most } exemplaires.
deck-line-unknown = Ligne { $line } : il n’y a pas de carte « { $text } ». Vouliez-vous dire « { $nearest } » ?

## The builder

deck-builder = Atelier de paquets
deck-check = Vérifier
deck-saved = Enregistré.
deck-copied = Enregistré comme copie.
deck-read = Le paquet a été lu. Enregistrez-le pour le garder.
deck-unreadable = Ce paquet vient d’une autre édition du jeu et ne peut pas être lu ici.
deck-for-match = Ce paquet est vérifié selon les conditions de votre partie.
put-into = Mettre les cartes dans
cost-least = { $cost }, au moins
cost-most = { $cost }, au plus
at-most = { $most } au plus
sorted = Trier par
sort-name = nom
show-fitting = ce qui peut être dans le paquet
show-all = tout
one-more = Une de plus
one-less = Une de moins
cards-in-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
deck-empty = Pas encore de cartes.
deck-save = Enregistrer
deck-save-copy = Enregistrer une copie
deck-copy-of = { $name } (copie)
deck-fill = Compléter
deck-clear = Tout retirer
deck-share-note = Quiconque ouvre ce lien voit le paquet tel qu’il est et peut le copier. Le vôtre reste à vous.
deck-download = Fichier texte
decks-full = Vous avez déjà { $most } paquets. Supprimez-en un d’abord ; celui-ci est toujours là, non enregistré.
deck-too-long = Ce paquet est trop grand pour être gardé.
deck-changed = Ce paquet a été modifié ou supprimé entre-temps dans une autre fenêtre. Enregistrez le vôtre comme copie, ou ouvrez le plus récent dans vos paquets.
figures = Statistiques

## Decks in matches

deck-choice-ready = comme le veut le scénario
deck-choice-build = chacun compose le sien à la table
deck-choice-table = choisi à la table
deck-mine = Votre paquet
deck-partner = Paquet de votre second commandant
deck-other = Paquet de l’autre camp
deck-other-partner = Paquet du second commandant de l’autre camp
deck-choice-note = Avec un paquet à vous, les deux camps apportent un paquet. L’autre camp n’apprend rien du vôtre avant que les règles ne le révèlent.
deck-choose = Prendre un de mes paquets
deck-take = Prendre ce paquet pour la partie
deck-late = On ne demande pas de paquet à cette place, ou elle en a déjà un.
deck-later = L’autre camp compose d’abord. Choisissez dès maintenant : votre paquet sera pris quand on vous le demandera, et reste secret.
deck-laid-up = « { $name } » est prêt.
no-deck-fits = Aucun de vos paquets ne peut servir ici.
decks-unfit = { $count ->
    [one] { $count } de vos paquets ne convient pas
   *[other] { $count } de vos paquets ne conviennent pas
  }
deck-build-here = En composer un pour cette partie
deck-unfit = Ce paquet ne peut pas servir dans cette partie.
