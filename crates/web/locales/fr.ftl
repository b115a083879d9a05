### The site, français

## Frame

front = Accueil
motto = Les batailles d’autrefois sur votre table, toutes règles respectées.
skip = Aller au contenu
site-menu = Le site
account = Compte
theme = Clair ou sombre
lost = Cette page n’existe pas.
store-silent = Le stockage du site n’a pas répondu. Rien n’est perdu ; réessayez dans un instant.
too-large = C’est trop volumineux : le site lit au plus quatre mégaoctets.
too-many = Trop de requêtes. Patientez un instant, puis réessayez.
busy = Le site est très occupé en ce moment. Réessayez dans un instant.
too-much-at-once = Vous demandez trop de choses à la fois. Réessayez dans un instant.
too-slow = L’envoi a pris trop de temps. Recommencez.
too-many-matches = Vous avez commencé beaucoup de parties en peu de temps. Jouez-en une, ou réessayez plus tard.
too-many-accounts = Beaucoup de comptes ont été créés depuis votre adresse. Réessayez plus tard.
too-many-uploads = Vous avez envoyé beaucoup d’enregistrements. Attendez une minute, puis réessayez.
too-many-analyses = L’ordinateur a examiné beaucoup de parties pour vous. Laissez-le souffler quelques minutes.
too-many-remarks = Vous écrivez plus vite qu’on ne peut lire. Patientez un instant.
too-many-offers = Vous avez proposé la nulle plusieurs fois. Attendez quelques minutes avant de la proposer de nouveau.
too-many-guests = Beaucoup de visiteurs sont venus de votre adresse. Connectez-vous, ou réessayez plus tard.
other-site = Ce formulaire vient d’un autre site. Ouvrez la page ici et renvoyez-le.
close = Fermer
to-the-front = Retour à l’accueil

## Front page

play-as = Jouer { $side ->
    [german] les Allemands
    [soviet] les Soviétiques
    [attacker] l’attaquant
    [defender] le défenseur
    [first] le premier camp
   *[second] le second camp
  }
play-side = { $side ->
    [german] Côté allemand
    [soviet] Côté soviétique
    [attacker] Attaquant
    [defender] Défenseur
   *[rolled] Jouer, les dés décident du camp
  }
new-match = Nouvelle partie…
rules = Règles
your-matches = Vos autres parties
open-seats = Places libres
replay-record = Regarder une partie enregistrée
being-played = Parties en cours
just-finished = Derniers résultats
go-on = Continuer
start-here = Commencez ici
learn = Apprendre
learn-time = 10 min
players = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
  }
all-of = Tout voir ({ $count })
watch = Regarder
look = Voir
replay-it = Revoir
against-whom = contre { $who }
both-sides = les deux camps sur cet écran
looks-for = { $who } cherche { $side ->
    [german] un Allemand
    [soviet] un Soviétique
    [attacker] un attaquant
    [defender] un défenseur
   *[either] un adversaire
  }
guest = un invité
nobody-yet = place libre
bot-name = { $level ->
    [random] bot, au hasard
    [recruit] bot, recrue
    [regular] bot, soldat
    [veteran] bot, vétéran
   *[ace] bot, as
  }
bot-in-character = { $bot }, { $character ->
    [careful] prudent
    [bold] hardi
   *[sly] rusé
  }
just-now = à l’instant
minutes-ago = il y a { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
hours-ago = il y a { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
days-ago = il y a { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }

## New match

scenario = Scénario
scenario-own = Options personnalisées uniquement
scenario-own-note = Rien n’est imposé : vos choix ci-dessous s’appliquent, le reste suit les règles.
own-options = options personnalisées
side = Votre camp
side-rolled = Les dés désignent l’attaquant et le défenseur au début de la partie.
opponent = Adversaire
opponent-kind = { $kind ->
    [friend] Un ami, par un lien secret
    [anyone] La première personne qui prend place
   *[none] Les deux camps sur cet écran
  }
level-matched = Bot : à votre mesure
level-matched-note = Pour l’instant : { $bot }. Deux victoires de suite mènent au niveau supérieur, deux défaites au précédent.
level-random = Bot : au hasard
level-random-note = Joue n’importe quel coup permis, sans réfléchir.
level-recruit = Bot : recrue
level-recruit-note = Regarde une action à l’avance et prend ce qui paraît le mieux sur le moment.
level-regular = Bot : soldat
level-regular-note = Imagine la suite et se souvient de ce qu’il a vu.
level-veteran = Bot : vétéran
level-veteran-note = Tient compte de ce qui peut être caché et voit plus loin.
level-ace = Bot : as
level-ace-note = Le plus fort : prend son temps et pardonne peu.
character = Sa façon de jouer
character-note = Ce qu’il préfère entre des suites à peu près égales. Seuls les bots à partir du soldat en ont une : les autres ne voient pas plus loin.
character-even = Égal
character-even-note = Ne s’intéresse qu’au résultat.
character-careful = Prudent
character-careful-note = Entre des suites à peu près égales, celle qui lui coûte le moins.
character-bold = Hardi
character-bold-note = Entre des suites à peu près égales, celle qui vous fait le plus de mal, quoi qu’il en coûte.
character-sly = Rusé
character-sly-note = Entre des suites à peu près égales, celle dont vous apprenez le moins.
options = Toutes les options
options-note = Ce que vous ne précisez pas reste tel que le prévoit le scénario.
origin-seed = (d’après les règles d’origine)
origin-public = (d’après d’autres descriptions publiées)
origin-reconstructed = (reconstitution)
begin = Commencer

## The table

board = Le plateau
points = Points
lead = Qui mène
phases = Phases du tour
turn = Tour { $turn }
turn-of = Tour { $turn } sur { $last }
player = { $side ->
    [german] Allemands
    [soviet] Soviétiques
    [first] Premier camp
    [second] Second camp
   *[other] Camp
  }{ $who ->
    [you] {" "}(vous)
    [bot] {" "}(bot)
    [open] {" "}: place libre
    [invited] {" "}: sur invitation
   *[other] {""}
  }
your-turn = À vous de jouer
their-turn = Ce n’est pas à vous de jouer.
over = La partie est terminée.
result = { $winner ->
    [german] Victoire allemande
    [soviet] Victoire soviétique
    [first] Victoire du premier camp
    [second] Victoire du second camp
   *[draw] Match nul
  }{ $how ->
    [settled] { $winner ->
        [german] {" "}par abandon des Soviétiques
        [soviet] {" "}par abandon des Allemands
        [draw] {" "}d’un commun accord
       *[other] {" "}par abandon
      }
   *[played] {""}
  } : { $more } à { $less }{ $leader ->
    [german] {" "}pour les Allemands
    [soviet] {" "}pour les Soviétiques
    [first] {" "}pour le premier camp
    [second] {" "}pour le second camp
   *[even] {""}
  }.
on-the-board = { $count ->
    [one] Un choix sur le plateau
   *[other] { $count } choix sur le plateau
  }
undo = Annuler
log = Le récit
log-how = Niveau de détail
log-events = événements
log-steps = chaque pas
log-now = Maintenant ↓
reel-of = { $side ->
    [german] Le tour des Allemands
    [soviet] Le tour des Soviétiques
    [all] Ce qui vient de se passer
   *[other] Le tour de l’autre camp
  }
reel-steps = Étapes de ce tour
reel-back = Étape précédente
reel-pause = Pause
reel-on = Étape suivante
reel-again = Revoir
reel-skip = Passer à mon tour
pace = Rythme
pace-off = Sans
pace-brisk = Vif
pace-calm = Posé
against = contre
losses = Pertes
losses-of = { $side ->
    [german] Pertes allemandes
    [soviet] Pertes soviétiques
    [first] Pertes du premier camp
   *[second] Pertes du second camp
  }
losses-removed = Leurres et autres pions retirés
chat = Discussion
chat-say = Écrire un message
chat-send = Envoyer
chat-send-team = À mon équipe
chat-to-team = (à l’équipe)
draw-offer = Proposer un match nul
draw-offered = Un match nul vous est proposé.
draw-agree = Accepter le match nul
resign = Abandonner
resign-sure = Vraiment abandonner ?
rematch = Revanche, camps inversés
story-when-over = On peut revoir une partie pas à pas quand elle est terminée.
steps = Étapes de la partie
step-first = Au début
step-previous = Un pas en arrière
step-next = Un pas en avant
step-last = À la fin
step-of = { $at } sur { $last }
views = Point de vue
view-public = Spectateurs
export = Télécharger l’enregistrement
export-when-over = L’enregistrement sera disponible à la fin de la partie : il contient ce qui est encore secret.
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Plateau entier
drag-me = À faire glisser sur le plateau
connection-lost = La connexion est perdue. Nouvelle tentative…
curtain = Passez l’écran { $side ->
    [german] au camp allemand
    [soviet] au camp soviétique
   *[other] à l’autre camp
  }.
curtain-ready = À moi de jouer
who-may-look = Vos parties entre amis sont privées : vous seuls pouvez les voir. Toutes les autres sont publiques : chacun peut les suivre et lire leur discussion et leur enregistrement.
public-note = Cette partie est publique : chacun peut la suivre et lire sa discussion et son enregistrement.
private-note = Cette partie est privée : seuls ses joueurs peuvent la voir et lire sa discussion.
publish = La montrer à tous, si les autres sont d’accord
waiting-for-players = La partie commencera dès que toutes les places seront prises.
send-link = Envoyez ce lien à la personne avec qui vous voulez jouer. Il donne accès à l’autre place, une seule fois.
signal-sound = Un son discret quand c’est à vous de jouer
signal-notes = Une notification quand c’est à vous et que vous regardez ailleurs
copy-link = Copier le lien
link-copied = Copié
match-begins = La partie commence
sit-down = Prendre place
invitation = On vous invite à cette partie.
match-unknown-title = Le jeu de cette partie n’est pas connu ici.
match-damaged = Cette partie est illisible : ce qui en est enregistré est endommagé. Le reste du site fonctionne. La personne qui gère le site peut la rétablir depuis une sauvegarde.
match-private = Cette partie est privée : seuls ses joueurs peuvent la voir.
sits-opposite = Vous jouez déjà dans l’autre camp de cette partie.
bot-stuck = Le bot ne peut pas agir : il a échoué plusieurs fois, ou le disque du site est plein. Rien n’est perdu.
try-again = Le laisser réessayer

## Refusals

bad-form = La demande n’a pas pu être lue. Revenez en arrière, rechargez la page et réessayez.
stale = La situation a changé entre-temps. Regardez de nouveau.
not-playing = Cette partie n’est pas en cours.
not-your-seat = Cette place n’est pas la vôtre.
seat-taken = Cette place est prise.
nothing-to-undo = Il n’y a rien à annuler ici.

## Apprendre en jouant

lesson-label = Apprendre
lesson-first = Votre première partie : { $title }
lesson-side = { $side ->
    [german] Vous jouez les Allemands.
    [soviet] Vous jouez les Soviétiques.
    [first] Vous jouez le premier camp.
   *[second] Vous jouez le second camp.
  }
lesson-of = Étape { $at } sur { $last }
lesson-minutes = { $minutes ->
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
  }
lesson-progress = Votre progression
lesson-how = Cliquez sur le plateau, ou choisissez ci-dessous.
lesson-follow = Suivez la flèche.
lesson-show = Montrez-moi
lesson-why = Pourquoi ?
lesson-allowed = C’est permis, mais { $reason }
lesson-taken-back = Coup annulé : essayez encore.
lesson-next = Continuer
lesson-then = Ensuite
lesson-back = Étape précédente
lesson-skip = Passer cette étape
lesson-leave = Quitter
lesson-end = Vous en savez assez
lesson-end-say = Le reste vient en jouant : chaque choix et chaque ligne du récit citent leur règle.
lesson-again = Recommencer depuis le début
example-number = Exemple { $number }
example-picture = L’exemple { $number } sur le plateau
example-open = Essayer sur un plateau
example-try = Jouez les deux camps et annulez ce que vous voulez. Rien n’est conservé.
example-again = Depuis le début
example-back = Retour au livret de règles
practice-long = C’est assez pour un exemple. Recommencez.
rules-look-up = À consulter

## Rules and records

rules-part-in-english = en anglais
rules-of = { $title } : les règles
rules-whole = Le livret de règles complet
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-none = Aucune règle ne correspond.
marks = D’où viennent les règles
mark-seed = tiré du livret d’origine, avec la page
mark-public = tiré d’autres descriptions publiées du jeu
mark-reconstructed = reconstitué, là où l’original est perdu
mark-ruling = notre réponse là où le texte se tait ou se contredit
replay = Regarder
replay-note = Le fichier d’une partie terminée (.jsonl). Chaque ligne est vérifiée, puis vous pouvez la revoir pas à pas, comme chaque camp l’a vue.
record-good = L’enregistrement est valide : { $count ->
    [one] { $count } action, conforme aux règles.
   *[other] { $count } actions, toutes conformes aux règles.
  }
record-none = Ce n’est pas l’enregistrement d’une partie connue ici.
record-gone = Cet enregistrement n’est plus ouvert ici. Choisissez de nouveau son fichier.
record-wrong = Ligne { $line } : { $fault ->
    [altered] la ligne a été modifiée après avoir été écrite
    [unreadable] la ligne est illisible
    [unknown] elle est d’une édition inconnue ici
    [setup] les règles ne permettent pas cette mise en place
    [illegal] ce qui y est fait n’est pas légal
    [position] la situation qui suit n’est pas celle qui a été enregistrée
    [secret] le secret des dés ne correspond pas à l’empreinte publiée au début
    [outcome] la partie ne s’est pas terminée de la façon enregistrée
    [given-rolls] les premiers jets ont été fixés pour un test : ces dés ne sont pas honnêtes
   *[cut-off] la ligne finale manque : la partie n’est pas terminée ou le fichier est tronqué
  }.

## Account

account-note = Pas besoin de compte pour jouer. Un compte conserve vos parties quand vous changez de navigateur ; celles de ce navigateur y seront reprises.
name = Nom
password = Mot de passe
log-in = Se connecter
log-out = Se déconnecter
sign-up = Créer un compte
name-wrong = Un nom compte de 1 à 40 caractères : des lettres, des chiffres et les signes d’usage.
name-taken = Ce nom est pris, ou ressemble à un nom déjà pris.
password-worst = Ce mot de passe est parmi les premiers que l’on essaierait. Choisissez-en un autre.
log-in-wait = Trop de mots de passe erronés. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
log-in-first = Connectez-vous d’abord.
log-out-elsewhere = Se déconnecter partout ailleurs
sessions = Vos connexions
session-since = Connexion : { $when }
session-this = ce navigateur
password-change = Changer le mot de passe
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-short = Le mot de passe doit compter de 8 à 200 caractères.
log-in-wrong = Nom ou mot de passe incorrect.

## Le bot comme professeur

thinking = Le bot réfléchit
hint = Conseil
hint-coming = Réflexion…
hint-none = Il n’y a rien à choisir : faites ce qui est proposé.
hint-when-asked = Demandez un conseil quand c’est à vous de décider.
hint-figures = { $rank ->
    [best] Le meilleur de { $of } choix, gagne environ { $chance } % du temps
   *[other] Gagne environ { $chance } % du temps
  }
hint-take = Le faire
back = Retour à la table
analyse = Demander l’avis du bot
analysis-growing = Le bot parcourt la partie…
curve-label = Qui était le mieux placé à chaque décision
curve-eyes = selon le bot, en % pour { $side ->
    [german] les Allemands
    [soviet] les Soviétiques
    [attacker] l’attaquant
    [defender] le défenseur
    [first] le premier camp
   *[second] le second camp
  }
curve-as-table = En chiffres
curve-turn = Tour
chances = { $side ->
    [german] Les Allemands gagneraient
    [soviet] Les Soviétiques gagneraient
    [attacker] L’attaquant gagnerait
    [defender] Le défenseur gagnerait
    [first] Le premier camp gagnerait
   *[second] Le second camp gagnerait
  } environ { $chance } % du temps à partir d’ici.
was-played = Joué :
better = Mieux :

## The ending

board-as-it-stood = Le plateau à la fin
board-of-match = Toute la partie sur une carte
board-of-moment = Le plateau à ce moment
key-through = percée
key-destroyed = détruit, tour
who-was-winning = Qui gagnait
who-was-ahead = Qui menait
points-lead = l’avance en points
ahead = { $side ->
    [german] Avantage allemand
    [soviet] Avantage soviétique
    [attacker] Avantage à l’attaquant
    [defender] Avantage au défenseur
    [first] Avantage au premier camp
   *[second] Avantage au second camp
  }
story-here = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
  }{ $at ->
    [end] , la fin
   *[way] {""}
  }
step-play = Lecture automatique
by-turns = par tours
by-decisions = par décisions
play-on = Jouer à partir d’ici
try-it = Essayer
beat = bat
drew-with = fait match nul avec
you = (vous)
replay-from-start = Revoir
share = Partager
share-link = L’adresse de cette page
share-picture = Image du plateau
points-by-source = D’où viennent les points
points-for = Pour quoi
points-source = { $source ->
    [destroyed] Détruits
    [damaged] Endommagés
    [through] Percées
    [other] Autres faits
   *[rest] Dès le début, ou tenus à la fin
  }
points-together = Total
turning-points = Tournants
how-it-went = Le récit de la partie

## Fenêtres

settings = Réglages
settings-note = Ce qui est réglé ici vaut pour toutes vos parties, sauf là où vous avez choisi autre chose à la table. La langue et le thème (clair ou sombre) se choisissent en haut de chaque page.
apply = Appliquer
interrupts = Quand me demander d’intervenir
interrupts-note = Dans certains jeux, on vous demande pendant le tour de l’adversaire, et pendant le vôtre, si vous intervenez avec une carte.
asks-when-i-could = Me demander quand je pourrais jouer quelque chose ; sinon passer pour moi
asks-always = Toujours me demander
pace-at-once = Annoncer aussitôt que je passe
pace-at-once-note = Le plus rapide. Qui surveille le temps devine quand vous n’aviez rien à jouer.
pace-even = Marquer une pause avant d’annoncer que je passe
pace-even-note = Les autres apprennent que vous passez après une courte pause qui ne dépend de rien, la même quand on passe pour vous. Ce n’est qu’en réfléchissant plus longtemps que vous laissez voir que vous aviez à réfléchir. Sur un écran partagé, on vous demande alors toujours.
pace-covered = Visage impassible : toujours une longue pause
pace-covered-note = Chaque occasion d’intervenir dure de 5 à 9 secondes, quelle que soit votre main ; si vous n’avez rien joué d’ici là, vous passez. Le temps ne trahit alors rien du tout.
passing-soon = Si vous ne jouez rien maintenant, vous passez dans quelques secondes.
passing = Vous passez…
pass-until = Passer jusqu’à mon tour
pass-until-on = Vous passez jusqu’à votre tour.
pass-until-off = Me demander de nouveau

## Touches

keys = Touches
keys-note = Les touches simples agissent tant qu’aucun champ n’est actif. On peut les désactiver :
keys-are-on = Les touches simples agissent à la table tant qu’aucun champ n’est actif ; « ? » en donne la liste.
keys-are-off = Les touches simples sont sans effet. Tab, les flèches, Entrée et Échap agissent comme partout.
keys-turn-off = Désactiver les touches simples
keys-turn-on = Activer les touches simples
symbols = Pions
symbols-nato = Symboles d’unité au lieu des silhouettes
symbols-silhouette = Silhouettes au lieu des symboles d’unité
key-next = vers la pièce ou la case suivante où l’on peut agir, ou la précédente
key-arrows = sur le plateau : vers la case voisine ; ailleurs : déplacer le plateau
key-enter = agir : prendre, poser, choisir
key-choice = vers un choix de la liste
key-plain = vers ce qui se choisit à côté du plateau : terminer, passer, etc.
key-undo = annuler
key-hint = demander un conseil
key-pass = passer jusqu’à mon tour
key-detail = garder ouvert ce qui est montré en grand
key-space = Espace
key-skip = passer ce qui est montré
key-again = revoir le tour adverse
key-step = pendant qu’il est montré : étape précédente, suivante
key-zoom = plus près, plus loin, plateau entier
key-escape = reposer, fermer
key-story = dans une partie terminée : au début, à la fin
key-help = cette liste
choices-here = Ce qu’on peut faire ici
panel = À côté du plateau

## Les dés

dice = Dés
dice-check = Vérifier les dés
dice-heading = Des dés honnêtes
dice-explained = Personne ne peut choisir les dés d’une partie, pas même ce site. Quand la partie est créée, le site pense à un nombre secret et en montre l’empreinte : le nombre ne peut plus être changé, et nul ne peut le deviner d’après l’empreinte. Ensuite, le navigateur de chaque joueur tire un nombre au hasard et en montre l’empreinte avant qu’aucun de ces nombres ne soit connu. Tous les dés découlent du secret et des nombres des joueurs réunis. La partie finie, le site montre son secret, et chaque navigateur peut vérifier qu’il a bien l’empreinte du début.
dice-commitment = Empreinte du secret du site (SHA-256)
dice-secret = Le secret du site
dice-secret-later = Il est montré quand la partie est finie.
dice-drawn = { $by ->
    [player] tiré par le navigateur du joueur
    [host] tiré par ce site, le navigateur du joueur ne l’ayant pas fait
    [promised] tiré par le navigateur du joueur, empreinte montrée
   *[nobody] encore attendu
  }
dice-bots = Les bots n’ajoutent rien aux dés.
dice-adding = Votre navigateur ajoute sa part aux dés…
dice-others = La partie commence dès que les navigateurs des autres joueurs ont ajouté leur part aux dés.
dice-draw-for-me = Laisser le site tirer ma part
dice-without-script = Votre navigateur n’exécute pas de script ici : c’est donc ce site qui tire votre part des dés. Tous ceux qui sont à la table peuvent le lire.
dice-good = Les dés étaient honnêtes. Votre navigateur l’a calculé lui-même : le secret a bien l’empreinte montrée au début, et les dés découlent de lui et des nombres des joueurs.
dice-good-mine = Les dés étaient honnêtes. Votre navigateur l’a calculé lui-même : le secret a bien l’empreinte qu’il avait notée au début, et le nombre qu’il a tiré est l’un de ceux dont les dés découlent.
dice-bad = Cela ne concorde pas : le site montre maintenant d’autres nombres qu’au début. Gardez l’enregistrement de la partie et ne vous fiez pas à ces dés.
dice-unchecked = Votre navigateur ne l’a pas vérifié lui-même. Prenez l’enregistrement de la partie et faites-le vérifier par « steppe verify ».
to-the-table = À la table

## The aim and the legend

aim = But
legend = Légende
legend-title = Sur ce plateau
legend-pieces = Pions
legend-ground = Terrain
legend-marks = Repères
legend-can = peut être cliqué maintenant
legend-goal = peut aller là
legend-way = le chemin qu’il prendrait
flip = Voir le plateau de l’autre côté
go-there = Vers { $place }{ $count ->
    [one] {""}
   *[other] {" "}: { $count } étapes en un clic, annulées en un seul
  }
key-legend = afficher ou masquer la légende
key-flip = voir le plateau de l’autre côté
only-choice = Faire d’office un choix unique
only-choice-note = Là où une seule chose est possible et que tout le monde peut le voir, elle se fait aussitôt et s’annule avec ce qui l’a amenée.

## The encyclopedia

cards = Cartes
any = indifférent
show = Afficher
kind = Type
find = Rechercher
no-cards = Aucune carte ne correspond.
cards-note = Les { $count } cartes de { $title }. Ouvrez-en une pour la lire.
cards-lead = Toutes les cartes de tous les titres, en grand et en toutes lettres.
