# Ce que partagent tous les jeux, en français.

certainty-printed = imprimé
certainty-reviewed = selon une critique
certainty-ours = notre choix

refusal-over = La partie est finie.
refusal-not-your-turn = { seat-name } doit attendre son tour.
refusal-chance-on-turn = { seat-name } doit attendre : c’est d’abord au hasard de décider.
refusal-chance-not-on-turn = Le hasard n’a rien à décider maintenant.
refusal-no-such-move = Le coup numéro { $move } n’existe pas.

mark-wins = gagne
mark-loses = perd
mark-ends = finit la partie
mark-final = définitif

# Qui occupe une place : en début de phrase, et au milieu. Les clients qui connaissent les noms les mettent ici.
seat-name = La place { SEAT_NUMBER($seat) }
seat-within = place { SEAT_NUMBER($seat) }
seat-on-turn = À qui de jouer : { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } et { $item }

## La table : ses règles et ses refus (docs/table.md les donne en entier)

rule-T1 = Chaque place a une chaise : ouverte à tous, réservée à qui a l’invitation, celle de l’hôte ou celle d’un bot. Tu ne peux pas prendre une chaise occupée. Pour prendre une seconde chaise, précise laquelle.
rule-T2 = La partie commence quand toutes les chaises sont prises, ou quand l’hôte la lance, s’il a choisi de le faire lui-même.
rule-T3 = Seul le joueur d’une place joue pour elle, à son tour, et dans la position qu’il a vue : chaque coup indique combien d’étapes ont été jouées avant lui.
rule-T4 = Le donneur décide à la place du hasard, avec un secret fixé avant la partie et mêlé aux mots des joueurs. L’engagement sur ce secret est montré dès le début, le secret lui-même après la partie.
rule-T5 = La pendule tourne pour la personne dont c’est le tour. Elle ne tourne ni pour les bots, ni pour le hasard, ni pendant une pause. Les options de la table fixent ce qui se passe quand le temps est écoulé : rien, un bot joue ce coup, ou la place perd.
rule-T6 = Pendant ton tour, tu peux reprendre les coups que tu y as joués, tant que rien de caché ou laissé au hasard n’a été révélé. Ensuite, il faut l’accord des autres joueurs. Les coups joués avant la création de la table ne peuvent pas être repris.
rule-T7 = Une proposition qui concerne tout le monde prend effet quand toutes les autres personnes à la table l’ont acceptée. Un seul « non » y met fin, et il ne peut y avoir qu’une proposition ouverte de chaque sorte.
rule-T8 = La partie est mise en pause quand tous sont d’accord, et reprend dès qu’un joueur le demande. Pendant une pause, tu ne peux pas jouer, et la pendule est arrêtée.
rule-T9 = Tout joueur peut abandonner. Les joueurs peuvent convenir d’une nulle, si le jeu la permet, ou d’arrêter la partie sans résultat. Avant le début de la partie, l’hôte peut fermer la table.
rule-T10 = Si tu pars avant le début, ta chaise redevient libre. Si tu pars plus tard, tu peux revenir. Avec l’accord des autres, un bot ou une autre personne peut prendre la place d’un joueur absent.
rule-T11 = Les spectateurs ne voient que ce qui est public, et seulement si la table les admet. La table peut leur montrer les coups avec un retard. Tu ne vois les secrets d’une place que si tu l’occupes, ou si son joueur t’a donné un lien.
rule-T12 = Joueurs et spectateurs peuvent discuter, sauf si la table a été créée sans discussion.
rule-T13 = Après la partie, un joueur peut demander une revanche : chacun avance d’une place. À partir de n’importe quelle étape, tu peux créer une nouvelle table qui continue de là.
rule-T14 = Si la table est réglée ainsi, elle joue ton coup pour toi quand tu n’en as qu’un seul.
rule-T15 = Tout ce qui se passe est noté dans l’ordre, et jamais modifié ; ce journal est la partie. Une commande envoyée deux fois n’est exécutée qu’une fois, et une commande refusée ne change rien.
rule-T16 = L’hôte modère la table : il peut rendre quelqu’un muet, ou l’exclure jusqu’à sa réadmission. Cela ne décide jamais qui gagne.

refusal-no-such-seat = Cette table n’a pas cette place.
refusal-seat-taken = La place { SEAT_NUMBER($seat) } est prise.
refusal-seat-kept = La place { SEAT_NUMBER($seat) } est réservée.
refusal-no-free-seat = La table est complète.
refusal-invitation-needed = Les places libres sont réservées. Demande une invitation à l’hôte.
refusal-already-seated = Tu as déjà une place. Pour en prendre une seconde, précise laquelle.
refusal-not-the-host = Seul l’hôte peut faire cela.
refusal-seats-empty = La partie ne peut pas commencer tant qu’il reste des places libres.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-not-a-player = Tu ne joues pas à cette place.
refusal-stale = La partie a avancé : ton action portait sur l’étape { $at }, et on en est à l’étape { $ply }.
refusal-no-such-move-text = Ce coup n’est pas valable. { $problem }
refusal-table-over = La partie est finie.
refusal-bad-word = Un mot pour le donneur tient sur une ligne de lettres, de chiffres ou de signes, sans espace au début ni à la fin.
refusal-time-up = Ton temps est écoulé.
refusal-nothing-to-undo = Tu n’as rien à reprendre.
refusal-cannot-undo-given = Les étapes jouées avant la création de la table ({ $given }) ne peuvent pas être reprises.
refusal-no-such-proposal = La proposition { $proposal } n’est pas ouverte.
refusal-not-asked = Cette proposition n’attend pas ta réponse.
refusal-already-proposed = C’est déjà proposé, sous le numéro { $proposal }.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-no-draws = Ce jeu ne peut pas finir par une nulle.
refusal-nobody-to-ask = Il n’y a que toi à cette table : personne ne peut donner son accord.
refusal-not-missing = Le joueur de la place { SEAT_NUMBER($seat) } n’est pas absent.
refusal-not-a-persons-seat = C’est un bot qui joue la place { SEAT_NUMBER($seat) }.
refusal-no-looking-on = Cette table n’admet pas de spectateurs.
refusal-bad-link = Ce lien vers la vue d’un joueur n’est pas valable, ou ne l’est plus.
refusal-no-chat = La discussion est désactivée à cette table.
refusal-nothing-said = Écris d’abord un message.
refusal-chat-too-fast = Tu envoies trop de messages à la fois. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et renvoie le tien.
refusal-chat-used-up = Tu as atteint la limite de { $lines } messages à cette table.
refusal-chat-crowded = Trop de messages arrivent ici depuis ton réseau. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et renvoie le tien.
refusal-not-over = La partie n’est pas encore finie.
refusal-already-rematched = Une revanche existe déjà.
refusal-bad-command-id = L’id d’une commande ne contient que des caractères imprimables.
refusal-command-id-reused = Tu as déjà utilisé cet id pour une autre commande. Donne à chaque commande son propre id.
refusal-only-the-host = À cette table, seul l’hôte peut rendre quelqu’un muet ou l’exclure.
refusal-no-such-guest = Personne à cette table n’a le numéro { $who }.
refusal-host-stays = L’hôte ne peut être ni rendu muet ni exclu.
refusal-already-so = Rien à changer : c’est déjà le cas.
refusal-muted = L’hôte t’a retiré la parole à cette table.
refusal-removed = L’hôte t’a interdit l’accès à cette table.
refusal-not-yourself = Tu ne peux pas te masquer toi-même.

## Pourquoi un texte n’est pas un coup

bad-form = { $hint }
bad-spelling = Tape-le ainsi : { $like }
bad-seat = Dans les coups, les places sont numérotées de { $first } à { $last }.
bad-mover = Commence le coup par sa place, ou par * pour le hasard.

## Qui joue ; les jeux ont leurs propres noms pour les niveaux

level-1 = Débutant
level-2 = Amateur
level-3 = Joueur de club
level-4 = Expert
level-5 = Maître
bot-level = { $name } (niveau { $level })
bot-random = Bot aléatoire
bot-greedy = Bot glouton (un coup d’avance)
bot-other = Bot

# Notifications de tour
problem-no-hooks = Ce serveur n’envoie pas de notifications de tour.
problem-bad-hook = Indique une adresse qui commence par https:// et nomme un hôte, sans port, nom d’utilisateur ni mot de passe.
problem-private-hook = { $host } n’est pas sur l’internet public. Indique une adresse accessible à tous.
hook-your-turn = À toi de jouer ({ $game }).

## Fins décidées par les joueurs

ending-resigned = { seat-name } a abandonné.
ending-time = { seat-name } n’a plus de temps.
ending-agreed = Les joueurs sont convenus d’une nulle.
ending-abandoned = Les joueurs ont arrêté la partie sans résultat.

## Regarder et revoir

refusal-no-such-ply = L’étape { $ply } n’existe pas. Étapes jouées : { $plies }.
refusal-not-your-eyes = Tu ne peux pas voir la partie depuis la place { SEAT_NUMBER($seat) } avant la fin.
refusal-record-not-yet = L’enregistrement sera disponible après la partie.

## Vérifier le donneur

verify-good = Le secret du donneur correspond à l’engagement pris avant la partie.{ $words ->
    [0] { "" }
    [one] { " " }Le mot d’un joueur y a été mêlé.
   *[other] { " " }Les mots de { $words } joueurs y ont été mêlés.
}
verify-draws = { $draws ->
    [0] Le hasard n’a rien décidé : il n’y a aucun tirage à vérifier.
    [one] Le seul tirage en découle : vérifié.
   *[other] Les { $draws } tirages en découlent tous : vérifiés.
}
verify-taken-back = { $draws ->
    [one] { $draws } autre tirage a été repris avec les coups voisins, et ne peut pas être vérifié.
   *[other] { $draws } autres tirages ont été repris avec les coups voisins, et ne peuvent pas être vérifiés.
}
verify-given = { $draws ->
    [one] { $draws } tirage est antérieur à cette table, et n’est pas vérifié ici.
   *[other] { $draws } tirages sont antérieurs à cette table, et ne sont pas vérifiés ici.
}
verify-no-commitment = L’enregistrement ne contient pas d’engagement : ses tirages ne peuvent pas être vérifiés.
verify-no-secret = Le donneur n’a pas encore montré le secret. Vérifie les tirages après la partie.
verify-open = L’enregistrement ne dit pas comment la partie s’est terminée : des tirages peuvent manquer, et il ne peut pas être vérifié en entier.
verify-bad-secret = Le secret doit faire { $bytes } octets, en hexadécimal.
verify-other-secret = Le secret ne correspond pas à l’engagement : son SHA-256 est différent.
verify-bad-number = { $tag } doit être un nombre qui convient à l’enregistrement.
verify-no-such-seat = { $tag } est le mot d’une place absente de cette table.
verify-bad-draws = draws doit contenir { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}, un pour chaque tirage à la table, dans l’ordre croissant.
verify-draws-left-out = La liste des tirages saute des numéros, alors qu’aucun coup n’a été repris.
verify-other-draw = Le tirage { $number } est { $move }, mais le secret donne { $right }.
