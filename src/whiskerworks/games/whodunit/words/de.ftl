# Tätersuche auf Deutsch.

title = Tätersuche
summary = Allein im Uhrwerk-Labyrinth legst du Karten neben die Maus, später neben die Katze. Ein Verdacht nach dem anderen fällt, bis nur der Täter übrig ist; kommt die Gurke, muss das Labyrinth zum Täter passen.

who-either = Maus oder Katze
suspect = { agenda-name }
has-path-mouse = die Maus hat einen Weg zum Käse
no-path-mouse = die Maus hat keinen Weg zum Käse
has-path-cat = die Katze hat einen Weg zur Maus
no-path-cat = die Katze hat keinen Weg zur Maus
wants = { $agenda ->
    [mouse] Die Maus braucht einen Weg zum Käse; die Katze darf keinen zur Maus haben [M18].
    [cat] Die Katze braucht einen Weg zur Maus; die Maus darf keinen zum Käse haben [M18].
    [cheese] Die Maus darf keinen Weg zum Käse haben und die Katze keinen zur Maus [M18].
   *[cucumber] Die Maus braucht einen Weg zum Käse und die Katze einen zur Maus [M18].
}
ability = { $agenda ->
    [mouse] Die Maus darf in diesem Zug durch Mauselöcher
    [cat] Katze und Käse tauschen ihre Felder
    [cheese] Dreh eine beliebige Labyrinthkarte
   *[cucumber] Lass eine Karte vom Förderband auf eine beliebige Labyrinthkarte fallen, dann mach deinen Zug
}

level-1 = Zaungast
level-2 = Nachbar
level-3 = Wachtmeister
level-4 = Detektiv
level-5 = Inspektor

## Regeln, in unseren eigenen Worten. docs/games/whodunit.md wird daraus gemacht.

rule-W1 = Du spielst allein, ohne Auftrag. Ein Zug ist Anlegen, Drehen, Laufen, Ende. Die Maus ist die aktive Figur, bis die Katze auf dem Tisch liegt; von da an ist es die Katze. Startkarten und Förderband werden zufällig gezogen; Aufträge werden nicht ausgeteilt.
rule-W2 = Zum Aufbau legst du den Käse, die Maus und drei Startkarten aus. Die Option setup wählt Cat’s Crossing (schwer), Mouse’s Mirror (mittel), Cheese’s Cottage (schwer) oder Cucumber’s Cradle (mittel). (Von uns: die vier Auslagen, so gemacht, dass Bots jede mittlere deutlich öfter gewinnen als jede schwere.)
rule-W3 = Der Stapel von oben: 6 Labyrinthkarten und ein Auftrag; 5 Labyrinthkarten, dazwischen die Katze, und ein Auftrag; 5 Labyrinthkarten und ein Auftrag; 2 Labyrinthkarten, dann 3, dazwischen die Gurke, und der letzte Auftrag. Welcher Auftrag es ist, siehst du, wenn du ihn ziehst.
rule-W4 = Leg eine Karte neben die aktive Figur: auf ein freies Feld, in beliebigem Winkel, oder auf eine Labyrinthkarte mit denselben Wänden. Jede Labyrinthkarte darfst du nur einmal überdecken, mehr als zwei liegen also nie übereinander.
rule-W5 = Die aktive Figur muss ihren Lauf auf einem anderen Feld beenden, sonst verlierst du. Auch die andere Figur läuft, wenn sie neben der angelegten Karte liegt und irgendwohin kommt.
rule-W6 = Du verlierst, wenn du keine Karte anlegen kannst, wenn die Maus zum Käse kommt oder wenn Katze und Maus sich treffen.
rule-W7 = Ziehst du einen Auftrag, leg ihn beiseite und zieh noch eine Karte. Zu Beginn deines nächsten Zuges musst du seine Sonderfähigkeit nutzen, wenn es geht: Maus, Käse und Gurke wie in M10a, M10c und M10d; Katze: Katze und Käse tauschen ihre Felder, wenn die Katze auf dem Tisch liegt. Eine Figur, die von einer fallen gelassenen Karte losgeschickt wird, muss nirgendwohin kommen. (Von uns: Fallen lassen darfst du eine Karte auf einen beliebig hohen Stoß. Ziehst du als Ersatz für sie einen Auftrag, wartet er bis zum Zug danach.)
rule-W8 = Ziehst du die Gurke, deck den untersten Auftrag auf. Du gewinnst, wenn das Labyrinth zu ihm passt (M18); sonst verlierst du.
rule-W9 = Mit der Option easier bleibt das Atelier der Maus weg. In jedem Zug darf jede der beiden Figuren die aktive sein: Leg eine Karte neben eine von ihnen, und mindestens eine Figur neben der Karte muss fortkommen. Gezogene Aufträge behältst du; jede Sonderfähigkeit darfst du einmal nutzen, zu Beginn eines beliebigen späteren Zuges, oder gar nicht. (Von uns: Der oberste Teil des Stapels hat dann 5 Labyrinthkarten.)
rule-M7 = Jede Startkarte wird zufällig aus denen mit den richtigen Wänden gezogen und liegt im kleinsten Winkel, der passt; dann kommen vier Karten auf das Förderband. Alle Ziehungen sind gleich wahrscheinlich. Am Anfang hat die Maus keinen Weg zum Käse. (Von uns: die Auslagen.)
rule-M8 = Niemand kennt die Reihenfolge im Stapel. (Von uns: Er wird Karte für Karte gezogen, und jede Labyrinthkarte, die noch darin liegt, ist gleich wahrscheinlich.)
rule-M10b = Katze: Die Katze und der Käse tauschen ihre Felder.
rule-M11 = Leg eine Karte in beliebigem Winkel an oder auf eine Labyrinthkarte, die ihre Wände auf denselben Seiten hat, so wie beide liegen; Zahnräder und Löcher dürfen verschieden sein. (Von uns: Ergeben mehrere Winkel dieselben Wände, Löcher und Zahnräder, nimm den kleinsten.)
rule-M15 = Erreicht eine Figur jene, die sie nicht treffen darf, bleibt sie dort, und das Spiel endet: die Maus auf dem Käse, die Maus auf der Katze, die Katze auf der Maus. Kann die Figur nichts anderes erreichen, muss es sein. Über den Käse läuft die Katze ungehindert hinweg.
rule-M18 = Zwei Fragen zählen: Hat die Maus einen Weg zum Käse, und hat die Katze einen Weg zur Maus? Trifft nur das Erste zu, passt das Labyrinth zur Maus; nur das Zweite, zur Katze; keines, zum Käse; beides, zur Gurke.

## Optionen

option-setup = Was am Anfang auf dem Tisch liegt: eine Auslage von uns oder eine eigene Zeile, zum Beispiel cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Ein leichteres Spiel: ohne das Atelier der Maus, beide Figuren dürfen aktiv sein, und Sonderfähigkeiten nutzt du, wann du willst.

## Warum ein Zug abgelehnt wird

refusal-spin-due = Du nutzt den Auftrag „Käse“: Dreh jetzt eine Karte, zum Beispiel spin e4 90.
refusal-drop-due = Du nutzt den Auftrag „Gurke“: Lass jetzt eine Karte fallen, zum Beispiel drop m07 e4 90.
refusal-no-such-thing = Aussetzen geht nicht: Kannst du keine Karte anlegen, verlierst du.
refusal-cat-early = Die Katze kommt frühestens nach { $after } Labyrinthkarten; bisher gezogen: { $drawn }.
refusal-cat-due = Jetzt muss die Katze kommen; bisher gezogene Labyrinthkarten: { $drawn }.
refusal-cucumber-early = Die Gurke kommt frühestens nach { $after } Labyrinthkarten; bisher gezogen: { $drawn }.
refusal-agenda-due = Zieh als Nächstes einen Auftrag.
refusal-agenda-early = Die nächste Karte ist kein Auftrag.
refusal-agenda-came = Der Auftrag „{ agenda-name }“ war schon da.
refusal-not-easier = Sonderfähigkeiten wirken von selbst. Aufheben kannst du sie nur mit der Option easier.
refusal-not-kept = Den Auftrag „{ agenda-name }“ hast du nicht.
refusal-no-cat-yet = Die Katze liegt nicht auf dem Tisch und kann darum nicht mit dem Käse tauschen.
refusal-not-active = Leg deine Karte neben die { $who }; { $cell } liegt nicht daneben.
refusal-too-high = Die Labyrinthkarte auf { $cell } ist schon überdeckt; mehr als zwei dürfen nicht übereinanderliegen.

## Was geschieht

event-used = Der Auftrag „{ agenda-name }“ wirkt.
event-used-kept = Du nutzt den Auftrag „{ agenda-name }“.
event-unused = Der Auftrag „{ agenda-name }“ bewirkt nichts: Die Katze liegt nicht auf dem Tisch.
event-is-stuck = { $count ->
    [one] Die { $who } muss fort, kann aber nicht.
   *[other] { $who }: Mindestens eine muss fort, aber keine kann.
}
event-drew-agenda = Ein Auftrag! Entlastet ist { agenda-name.the }. { $count ->
    [one] Damit steht fest, wer es war: { $left }.
   *[other] Noch verdächtig: { $left }.
}
event-cannot-place = Du kannst keine Karte anlegen.
event-culprit = Es war { agenda-name.the }. { $mouse } { $cat } { $right ->
    [1] Das Labyrinth passt.
   *[other] Das Labyrinth passt stattdessen { now-name.to }.
}

## Wie es endet

ending-stuck = Du verlierst: Die aktive Figur sitzt fest.
ending-no-place = Du verlierst: Du kannst keine Karte anlegen.
ending-mouse-took-cheese = Du verlierst: Die Maus hat den Käse geholt.
ending-cat-caught-mouse = Du verlierst: Katze und Maus haben sich getroffen.
ending-solved-mouse = Du gewinnst: Die Maus war es! Die Maus kommt zum Käse, aber die Katze nicht zur Maus.
ending-solved-cat = Du gewinnst: Die Katze war es! Die Katze kommt zur Maus, aber die Maus nicht zum Käse.
ending-solved-cheese = Du gewinnst: Der Käse war es! Weder kommt die Maus zum Käse noch die Katze zur Maus.
ending-solved-cucumber = Du gewinnst: Die Gurke war es! Die Maus kommt zum Käse und die Katze zur Maus.
ending-unsolved-mouse = Du verlierst: Die Maus war es, aber das Labyrinth passt { now-name.to }.
ending-unsolved-cat = Du verlierst: Die Katze war es, aber das Labyrinth passt { now-name.to }.
ending-unsolved-cheese = Du verlierst: Der Käse war es, aber das Labyrinth passt { now-name.to }.
ending-unsolved-cucumber = Du verlierst: Die Gurke war es, aber das Labyrinth passt { now-name.to }.

## Was zu sehen ist

move-hint = Tippe m07 e4 90, um die Karte m07 auf e4 zu legen, um 90° gedreht; mouse f6 oder cat c2, um eine Figur laufen zu lassen; im leichteren Spiel use cat, um einen aufgehobenen Auftrag zu nutzen.
board-legend = Auf dem Spielfeld: = und | sind Wände, o ist ein Mauseloch in einer Wand, R und L sind Zahnräder, die die Karte auf dieser Seite rechtsherum (im Uhrzeigersinn) oder linksherum (gegen den Uhrzeigersinn) drehen; M07 in Großbuchstaben liegt auf einer anderen Karte; > < markieren die aktive Figur; ein Feld mit Namen ist frei, und du kannst dort anlegen. Darunter liegt das Förderband mit seinen Karten bei 0°.

piece-cell = { $use ->
    [beside] { $cell }, frei; hier kannst du eine Karte anlegen
    [goal] { $cell }, frei; hierhin kann eine Figur laufen
    [outside] { $cell }, gesperrt; der Tisch darf nicht größer werden als 5 x 5
   *[far] { $cell }, frei; nicht neben der aktiven Figur
}
piece-active = Die { $who } auf { $cell }, aktiv; leg Karten neben sie
piece-use = Auftrag „{ agenda-name }“ nutzen: { ability }
piece-suspect = Verdächtig: { agenda-name }. { wants } { $right ->
    [1] Das Labyrinth passt jetzt
   *[other] Das Labyrinth passt jetzt nicht
}, denn { $why }.
piece-cleared = Entlastet: { agenda-name }, aus dem Stapel gezogen{ $kept ->
    [1] ; du kannst die Sonderfähigkeit noch nutzen
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Das Labyrinth würde dann zu niemandem passen, der noch verdächtig ist
       *[other] { $sure ->
            [1] Das Labyrinth würde dann passen zu: { $suited }
           *[other] Das Labyrinth könnte dann passen zu: { $suited }
        }
    }
    [stuck] Du würdest verlieren: Die aktive Figur säße fest
    [no-place] Du würdest verlieren: Du könntest keine Karte anlegen
    [mouse-took-cheese] Du würdest verlieren: Die Maus würde den Käse holen
    [cat-caught-mouse] Du würdest verlieren: Katze und Maus würden sich treffen
   *[ways] Du würdest verlieren, egal wohin sie laufen
}
offer-use = Auftrag „{ agenda-name }“ nutzen: { ability }
effect-place = { $covers ->
    [1] { $card } auf die Karte auf { $cell } legen, um { $angle }° gedreht
   *[other] { $card } auf { $cell } legen, um { $angle }° gedreht
}{ $count ->
    [0] { "" }
   *[other] ; das dreht { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; danach dran: { $who }
}. { then }
effect-drop = { $card } auf die Karte auf { $cell } fallen lassen, um { $angle }° gedreht{ $count ->
    [0] { "" }
   *[other] ; das dreht { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; danach dran: { $who }
}. { then }
effect-spin = { $card } auf { $cell } um { $angle }° drehen. { then }
effect-walk = Die { $who } läuft ({ $cells }){ $meets ->
    [cheese] { " " }und holt den Käse
    [cat] { " " }und trifft die Katze
    [mouse] { " " }und trifft die Maus
   *[nobody] { "" }
}. { then }
effect-arrive = Die Katze auf { $cell } legen. { then }
effect-use = Auftrag „{ agenda-name }“ nutzen: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Die Startkarten werden gelegt.
   *[belt] Das Förderband wird gefüllt.
}
note-turn = { $step ->
    [turn] Leg eine Karte neben die { $who }.
    [spin] Du nutzt den Auftrag „Käse“: Dreh eine Karte.
    [drop] Du nutzt den Auftrag „Gurke“: Lass eine Karte auf eine andere fallen.
    [move] Lass eine Figur laufen.
    [arrive] Wähle ein Feld für die Katze.
   *[draw] Zieh eine Karte.
}
note-suspect = Verdächtig: { agenda-name }. { $right ->
    [1] Das Labyrinth passt
   *[other] Das Labyrinth passt nicht
}, denn { $why }.
note-cleared = Entlastet: { $who }.
note-fresh = Neuer Auftrag: { $who }. Er wirkt zu Beginn deines nächsten Zuges, wenn es geht.
note-fresh-easier = Neuer Auftrag: { $who }. Ab deinem nächsten Zug kannst du ihn nutzen.
note-kept = Aufträge, die du je einmal zu Beginn eines Zuges nutzen kannst: { $who }.
note-left = { $left ->
    [one] Im Stapel ist noch 1 Labyrinthkarte
   *[other] Im Stapel sind noch { $left } Labyrinthkarten
}. { $next ->
    [agenda] Die nächste Karte ist ein Auftrag.
    [cucumber] Jede gezogene Karte kann die Gurke sein.
    [cat] Jede gezogene Karte kann die Katze sein.
   *[card] { $before ->
        [one] Nach 1 weiteren kann die Gurke kommen.
       *[other] Nach { $before } weiteren kann die Gurke kommen.
    }
}

## Was der Schiedsrichter an einem echten Tisch fragt

chance-drew-agenda = Zieh eine Karte. Es muss ein Auftrag sein: Deck ihn auf und tippe, welcher es ist: { $choices }.
