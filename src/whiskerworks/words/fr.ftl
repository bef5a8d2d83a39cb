# Ce que partagent tous les jeux, en français.

certainty-printed = imprimé
certainty-reviewed = selon une critique
certainty-ours = notre choix

refusal-over = La partie est finie.
refusal-not-your-turn = { seat-name } doit attendre son tour.
refusal-chance-on-turn = { seat-name } doit attendre son tour : ici, le hasard décide.
refusal-chance-not-on-turn = Ce n’est pas au hasard de décider.
refusal-no-such-move = Il n’y a pas de coup numéro { $move }.

mark-wins = gagne
mark-loses = perd
mark-ends = finit la partie
mark-final = ne peut pas être repris

# Whoever sits there: at the start of a sentence, and within one. Clients that know names say those.
seat-name = La place { SEAT_NUMBER($seat) }
seat-within = place { SEAT_NUMBER($seat) }
seat-on-turn = À qui de jouer : { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } et { $item }

## La table : ses règles, et pourquoi elle refuse ; docs/table.md les donne en entier

rule-T1 = Chaque place a une chaise : ouverte à tous, gardée pour qui a l’invitation, celle de l’hôte, ou celle d’un bot. Personne ne s’assoit sur une chaise prise, et pour en prendre une seconde il faut la nommer.
rule-T2 = La partie commence quand toutes les chaises sont prises ; ou, si l’hôte a voulu en décider, quand l’hôte le dit.
rule-T3 = Une place n’est jouée que par qui y est assis, à son tour, et dans la position qu’il a vue : un coup dit après combien d’étapes il est joué.
rule-T4 = Le donneur décide pour le hasard par un secret fixé avant la partie, auquel sont mêlés les mots des joueurs. L’engagement sur le secret est montré dès le début, le secret quand la partie est finie.
rule-T5 = Le temps court pour la personne dont c’est le tour, pas pour les bots, ni pour le hasard, ni pendant une pause. Ce qui arrive quand il est écoulé a été choisi avec la table : rien, un bot joue ce coup, ou la place perd.
rule-T6 = Pendant ton tour, tu peux reprendre ce que tu y as joué, tant que rien de caché ou laissé au hasard ne s’est montré. Au-delà, les autres joueurs doivent être d’accord. Les coups d’avant la création de la table restent.
rule-T7 = Ce qui concerne tout le monde est proposé, et se fait quand toutes les autres personnes à la table sont d’accord. Le non d’une seule y met fin, et il n’y a qu’une proposition ouverte de chaque sorte.
rule-T8 = La partie est mise en pause quand tous sont d’accord, et reprend quand un joueur le dit. Pendant une pause, personne ne joue et aucun temps ne court.
rule-T9 = Tout joueur peut abandonner. Les joueurs peuvent s’accorder pour partager une partie qui peut l’être, ou pour finir une partie sans résultat ; avant qu’elle commence, l’hôte peut fermer la table.
rule-T10 = Qui part avant le début libère sa chaise ; qui part plus tard peut y revenir. La place d’un joueur absent peut être confiée à un bot ou ouverte, si les autres sont d’accord.
rule-T11 = Un spectateur voit ce qu’un spectateur peut voir, et seulement si la table le permet ; elle peut le lui montrer quelques coups plus tard. Personne ne voit avec les yeux d’une place, sauf qui y est assis et ceux à qui il a donné un lien.
rule-T12 = Les joueurs peuvent parler, et les spectateurs aussi, sauf si la table a été créée sans discussion.
rule-T13 = Quand la partie est finie, un joueur peut demander une revanche : chacun avance d’une place. À partir de n’importe quelle étape, on peut créer une nouvelle table qui continue de là.
rule-T14 = Si cela a été choisi, la table joue le coup d’une personne à sa place quand il n’y en a qu’un.
rule-T15 = Tout ce qui se passe est noté dans l’ordre, rien n’est changé après coup, et c’est cela, la partie. Une commande envoyée deux fois est faite une fois ; une commande refusée ne change rien.
rule-T16 = L’hôte maintient l’ordre : il peut rendre une personne muette à la table, ou l’en exclure jusqu’à ce qu’il la réadmette. Cela ne fait gagner ni perdre personne.

refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-seat-taken = La place { SEAT_NUMBER($seat) } est prise.
refusal-seat-kept = La place { SEAT_NUMBER($seat) } est gardée pour quelqu’un d’autre.
refusal-no-free-seat = Aucune chaise n’est libre.
refusal-invitation-needed = Les chaises libres sont gardées pour ceux qui ont été invités.
refusal-already-seated = Tu y es déjà ; pour prendre aussi une autre place, nomme-la.
refusal-not-the-host = Seul l’hôte de la table peut faire cela.
refusal-seats-empty = La partie ne peut pas commencer tant que des chaises sont vides.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas commencé.
refusal-not-a-player = Tu ne joues pas à cette place.
refusal-stale = La partie a avancé : c’était pour l’étape { $at }, et elle en est à l’étape { $ply }.
refusal-no-such-move-text = Ce n’est pas un coup. { $problem }
refusal-table-over = La partie est finie.
refusal-bad-word = Un mot pour le donneur tient sur une ligne de lettres, de chiffres ou de signes, sans espace autour.
refusal-time-up = Ton temps est écoulé.
refusal-nothing-to-undo = Il n’y a rien à reprendre.
refusal-cannot-undo-given = Étapes jouées avant la création de cette table : { $given } ; elles restent.
refusal-no-such-proposal = Il n’y a pas de proposition ouverte { $proposal }.
refusal-not-asked = Ce n’est pas à toi d’y répondre, ou tu as déjà répondu.
refusal-already-proposed = La même chose est déjà proposée, sous le numéro { $proposal }.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-no-draws = Cette partie ne peut pas être partagée.
refusal-nobody-to-ask = Il n’y a ici personne d’autre pour donner son accord.
refusal-not-missing = Le joueur de la place { SEAT_NUMBER($seat) } n’est pas absent.
refusal-not-a-persons-seat = C’est un bot qui joue la place { SEAT_NUMBER($seat) }.
refusal-no-looking-on = Cette table n’admet pas de spectateurs.
refusal-bad-link = Ce lien ne te laisse pas regarder par-dessus une épaule, ou plus maintenant.
refusal-no-chat = Il n’y a pas de discussion à cette table.
refusal-nothing-said = Il n’y avait rien à dire.
refusal-chat-too-fast = Tu écris trop vite. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et renvoie ton message.
refusal-chat-used-up = Tu as écrit { $lines } lignes ici. C’est le maximum par personne à une table.
refusal-chat-crowded = On écrit trop à cette table depuis ton adresse. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et renvoie ton message.
refusal-not-over = La partie n’est pas finie.
refusal-already-rematched = Il y a déjà une revanche.
refusal-bad-command-id = L’id d’une commande n’a que des signes imprimables.
refusal-command-id-reused = Tu as déjà envoyé une autre commande avec cet id. Donne à chaque commande son propre id.
refusal-only-the-host = À cette table, seul l’hôte peut rendre quelqu’un muet ou l’exclure.
refusal-no-such-guest = Personne à cette table n’a le numéro { $who }.
refusal-host-stays = On ne peut ni rendre muet ni exclure l’hôte.
refusal-already-so = C’est déjà le cas.
refusal-muted = L’hôte t’a retiré la parole à cette table.
refusal-removed = L’hôte t’a interdit l’accès à cette table.
refusal-not-yourself = Tu ne peux pas te masquer toi-même.

## Pourquoi un texte n’est pas un coup

bad-form = { $hint }
bad-spelling = Écris-le ainsi : { $like }
bad-seat = Les places vont de { $first } à { $last }.
bad-mover = Un coup commence par sa place, ou par * pour le hasard.

## Qui joue ; les jeux ont leurs propres noms pour les niveaux

level-1 = Débutant
level-2 = Amateur
level-3 = Joueur de club
level-4 = Expert
level-5 = Maître
bot-level = { $name } (niveau { $level })
bot-random = un bot qui joue au hasard
bot-greedy = un bot glouton, qui regarde un coup en avant
bot-other = un bot

# Ce qu’on dit à qui veut être appelé quand c’est son tour.
problem-no-hooks = Ce serveur n’appelle pas d’adresses web.
problem-bad-hook = Une telle adresse web n’est pas appelée : elle doit commencer par https:// et nommer un hôte, sans port, sans nom et sans mot de passe.
problem-private-hook = Impossible d’appeler { $host } : cet hôte n’est pas sur l’internet public. Indique une adresse web que tout le monde peut atteindre.
hook-your-turn = C’est à toi de jouer dans une partie ({ $game }).

## Comment les joueurs finissent une partie que les règles laisseraient continuer

ending-resigned = { seat-name } a abandonné.
ending-time = { seat-name } a épuisé son temps.
ending-agreed = Les joueurs sont convenus de partager la partie.
ending-abandoned = Les joueurs ont quitté la partie sans résultat.

## Regarder, et revoir

refusal-no-such-ply = Il n’y a pas d’étape { $ply } ; étapes jouées : { $plies }.
refusal-not-your-eyes = Tant que la partie continue, tu ne peux pas la voir avec les yeux de la place { SEAT_NUMBER($seat) }.
refusal-record-not-yet = L’enregistrement d’une partie à secrets s’obtient quand la partie est finie.

## Contrôler le donneur

verify-good = Le secret du donneur est bien celui qui a été promis avant la partie.{ $words ->
    [0] { "" }
    [one] { " " }Le mot d’un joueur y a été mêlé.
   *[other] { " " }Les mots de { $words } joueurs y ont été mêlés.
}
verify-draws = { $draws ->
    [0] Rien n’a été laissé au hasard : il n’y a aucun tirage à contrôler.
    [one] Le seul tirage en découle : contrôlé.
   *[other] Les { $draws } tirages en découlent tous : contrôlés.
}
verify-taken-back = { $draws ->
    [one] { $draws } autre tirage a été repris, avec les coups autour, et ne peut pas être contrôlé.
   *[other] { $draws } autres tirages ont été repris, avec les coups autour, et ne peuvent pas être contrôlés.
}
verify-given = { $draws ->
    [one] { $draws } tirage a été fait avant le début de cette table, et n’est pas contrôlé ici.
   *[other] { $draws } tirages ont été faits avant le début de cette table, et ne sont pas contrôlés ici.
}
verify-no-commitment = L’enregistrement ne nomme aucun engagement : personne n’a promis de secret, ses tirages ne peuvent donc pas être contrôlés.
verify-no-secret = Le donneur n’a pas montré le secret : les tirages se contrôlent quand la partie est finie.
verify-open = L’enregistrement ne dit pas comment la partie a fini : des tirages peuvent manquer, il ne peut donc pas être contrôlé en entier.
verify-bad-secret = Le secret doit faire { $bytes } octets, écrits en chiffres hexadécimaux.
verify-other-secret = Le secret n’est pas celui qui a été promis : son sha256 n’est pas l’engagement.
verify-bad-number = { $tag } doit être un nombre qui convient à l’enregistrement.
verify-no-such-seat = { $tag } est le mot d’une place qui n’existe pas à cette table.
verify-bad-draws = draws doit donner { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}, un pour chaque tirage de la table, chacun plus grand que le précédent.
verify-draws-left-out = Des numéros de tirages manquent, mais aucun coup n’a été repris.
verify-other-draw = Le tirage { $number } est { $move }, mais le secret dit { $right }.
