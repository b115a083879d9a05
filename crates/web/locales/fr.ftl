### The site, français

## Frame

front = Accueil
motto = Les batailles d’autrefois sur la table, et chaque règle s’applique.
skip = Aller au contenu
account = Compte
theme = Clair ou sombre
lost = Cette page n’existe pas.
to-the-front = Retour à l’accueil

## Front page

pitch = { $title ->
   *[duel] Deux Tiger, une poignée de PAK et un Stuka tiennent le front dans la steppe face à huit T-34 cachés parmi seize marqueurs. Pas de dés : le bluff, les programmes secrets et les lignes de tir décident de tout.
  }
play-as = Jouer { $side ->
    [german] les Allemands
    [soviet] les Soviétiques
    [first] le premier camp
   *[second] le second camp
  }
new-match = Nouvelle partie…
rules = Règles
waiting-for-you = À vous de jouer
your-matches = Vos parties
open-seats = Places libres
finished-matches = Parties terminées
look-at-record = Regarder une partie enregistrée
against-bot = contre le bot
against-people = entre joueurs
waits = en attente de joueurs
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
scenario-name = { $name ->
    [summer-s1] Été 1943, mise en place 1
    [summer-s2] Été 1943, mise en place 2
    [winter-w1] Hiver 1944, mise en place 1
    [winter-w2] Hiver 1944, mise en place 2
    [summer-free] Été 1943, mise en place libre
    [winter-free] Hiver 1944, mise en place libre
    [summer-random] Été 1943, mise en place au hasard
    [winter-random] Hiver 1944, mise en place au hasard
    [teams-s1] Été 1943, deux contre deux
    [four-boards-summer] Quatre plateaux, été
    [four-boards-winter] Quatre plateaux, hiver
    [four-boards-teams] Quatre plateaux, huit joueurs
   *[other] options personnalisées
  }

## New match

scenario = Scénario
scenario-own = Options personnalisées uniquement
side = Votre camp
opponent = Adversaire
opponent-kind = { $kind ->
    [recruit] Le bot : recrue
    [random] Le bot : n’importe quelle action légale
    [friend] Un ami, par un lien secret
    [anyone] La première personne qui prend place
   *[none] Les deux camps sur cet écran
  }
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
player = { $side ->
    [german] Allemands
    [soviet] Soviétiques
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
on-the-board = { $count } choix sur le plateau
undo = Annuler
log = Déroulement
chat = Discussion
chat-say = Écrire un message
chat-send = Envoyer
draw-offer = Proposer un match nul
draw-offered = Un match nul vous est proposé.
draw-agree = Accepter le match nul
resign = Abandonner
resign-sure = Vraiment abandonner ?
rematch = Revanche, camps inversés
export = Télécharger l’enregistrement
export-when-over = L’enregistrement sera disponible à la fin de la partie : il contient ce qui est encore secret.
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Plateau entier
choose = Choisir
connection-lost = La connexion est perdue. Nouvelle tentative…
curtain = Passez l’écran { $side ->
    [german] au camp allemand
    [soviet] au camp soviétique
   *[other] à l’autre camp
  }.
curtain-ready = Prendre la main
waiting-for-players = La partie commencera dès que toutes les places seront prises.
send-link = Envoyez ce lien à la personne avec qui vous voulez jouer. Il donne accès à l’autre place, une seule fois.
sit-down = Prendre place
invitation = On vous invite à cette partie.
match-unknown-title = Le jeu de cette partie n’est pas connu ici.
match-damaged = Cette partie est illisible. Le reste du site continue de fonctionner.

## Refusals

bad-form = Cette demande n’a pas pu être lue. Revenez en arrière, rechargez la page et réessayez.
stale = La position a changé entre-temps. Regardez à nouveau.
not-playing = Cette partie n’est pas en cours.
not-your-seat = Cette place n’est pas la vôtre.
seat-taken = Cette place est prise.
nothing-to-undo = Il n’y a rien à annuler ici.

## Rules and records

rules-in-english = Le livret de règles est en anglais.
look = Regarder
record-good = L’enregistrement est valide : { $count ->
    [one] { $count } action, conforme aux règles.
   *[other] { $count } actions, toutes conformes aux règles.
  }

## Account

account-note = Nul besoin d’un compte pour jouer. Il conserve vos parties quand vous changez de navigateur ; celles de ce navigateur y seront reprises.
name = Nom
password = Mot de passe
log-in = Se connecter
log-out = Se déconnecter
sign-up = Créer un compte
name-wrong = Le nom doit compter de 1 à 40 caractères.
name-taken = Ce nom est déjà pris.
password-short = Le mot de passe doit compter de 8 à 200 caractères.
log-in-wrong = Nom ou mot de passe incorrect.
