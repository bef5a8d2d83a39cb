# Tätersuche auf Deutsch.

title = Tätersuche
summary = Allein im Uhrwerk-Labyrinth legst du Karten neben die Maus, später neben die Katze. Verdacht um Verdacht wird ausgeräumt; wer übrig bleibt, war es, und das Labyrinth muss so liegen, wie der Täter es will, wenn die Gurke kommt.

who-either = die Maus oder die Katze
suspect = { agenda-name }
has-path-mouse = die Maus hat einen Weg zum Käse
no-path-mouse = die Maus hat keinen Weg zum Käse
has-path-cat = die Katze hat einen Weg zur Maus
no-path-cat = die Katze hat keinen Weg zur Maus
wants = { $agenda ->
    [mouse] Die Maus soll einen Weg zum Käse haben und die Katze keinen zur Maus [M18].
    [cat] Die Katze soll einen Weg zur Maus haben und die Maus keinen zum Käse [M18].
    [cheese] Die Maus soll keinen Weg zum Käse haben und die Katze keinen zur Maus [M18].
   *[cucumber] Die Maus soll einen Weg zum Käse haben und die Katze einen zur Maus [M18].
}
ability = { $agenda ->
    [mouse] In diesem Zug darf die Maus durch Mauselöcher
    [cat] Katze und Käse tauschen die Felder
    [cheese] Dreh eine Labyrinthkarte, wie du willst
   *[cucumber] Wirf eine Karte vom Förderband auf eine beliebige Labyrinthkarte, dann mach deinen Zug
}

level-1 = Zaungast
level-2 = Nachbar
level-3 = Wachtmeister
level-4 = Detektiv
level-5 = Inspektor

## Regeln, in unseren eigenen Worten. docs/games/whodunit.md wird daraus gemacht.

rule-W1 = Du spielst allein, ohne Agenda. Ein Zug ist Anlegen, Drehen, Laufen, Ende. Bis die Katze auf dem Tisch liegt, ist die Maus die aktive Figur, von da an die Katze. Der Zufall legt die Startkarten und füllt das Förderband; Agenden werden nicht ausgeteilt.
rule-W2 = Vor dem Spiel werden der Käse, die Maus und drei Startkarten ausgelegt. Die Option setup wählt unter Cat’s Crossing (schwer), Mouse’s Mirror (mittel), Cheese’s Cottage (schwer) und Cucumber’s Cradle (mittel). (Von uns: die vier Auslagen, so gemacht, dass Bots jede mittlere deutlich öfter gewinnen als jede schwere.)
rule-W3 = Der Stapel, von oben: 6 Labyrinthkarten und eine Agenda; 5 Labyrinthkarten, in die die Katze gemischt ist, und eine Agenda; 5 Labyrinthkarten und eine Agenda; 2 Labyrinthkarten, dann 3, in die die Gurke gemischt ist, und die letzte Agenda. Welche Agenda es ist, zeigt sich, wenn sie gezogen wird.
rule-W4 = Leg eine Karte neben die aktive Figur: auf ein freies Feld, beliebig gedreht, oder auf eine Labyrinthkarte mit denselben Wänden. Eine Labyrinthkarte wird nur einmal bedeckt, sodass nie mehr als zwei übereinanderliegen.
rule-W5 = Die aktive Figur muss anderswo ankommen, als sie losgelaufen ist, sonst verlierst du. Auch die andere läuft, wenn sie neben der angelegten Karte liegt und irgendwohin kommt.
rule-W6 = Du verlierst, wenn keine Karte angelegt werden kann, wenn die Maus zum Käse kommt und wenn Katze und Maus sich treffen.
rule-W7 = Eine gezogene Agenda wird beiseitegelegt, und noch eine Karte wird gezogen. Zu Beginn des nächsten Zuges muss ihre Fähigkeit genutzt werden, wenn es geht: Maus, Käse und Gurke, wie M10a, M10c und M10d es sagen; Katze: Katze und Käse tauschen die Felder, wenn die Katze da ist. Die Figur, die eine geworfene Karte in Bewegung bringt, muss nirgendwohin kommen. (Von uns: Geworfen wird auf einen beliebig hohen Stoß. Wird als Ersatz für eine geworfene Karte eine Agenda gezogen, wartet sie bis zum übernächsten Zug.)
rule-W8 = Wird die Gurke gezogen, deckst du die unterste Agenda auf. Du gewinnst, wenn das Labyrinth so liegt, wie sie es will (M18); sonst verlierst du.
rule-W9 = In der leichteren Spielart bleibt das Atelier der Maus draußen; in jedem Zug darf jede der beiden Figuren die aktive sein, sodass eine Karte neben der einen oder der anderen angelegt wird, und von denen, die daneben liegen, muss mindestens eine fortkommen; und gezogene Agenden behältst du: Jede Fähigkeit darf einmal genutzt werden, zu Beginn irgendeines späteren Zuges, oder nie. (Von uns: Der erste Teil des Stapels hat dann 5 Labyrinthkarten.)
rule-M7 = Der Zufall wählt für jedes Startfeld eine Karte mit den richtigen Wänden, gedreht um den kleinsten Winkel, der passt; dann vier Karten für das Förderband. Alle sind gleich wahrscheinlich. Am Anfang gibt es keinen Weg zwischen Maus und Käse. (Von uns: die Auslagen.)
rule-M8 = Niemand kennt die Reihenfolge des Stapels. (Von uns: Er wird Karte für Karte gezogen, und jede Labyrinthkarte, die noch nicht gekommen ist, ist so wahrscheinlich wie jede andere.)
rule-M10b = Katze: Die Katze und der Käse tauschen die Felder.
rule-M11 = Eine Karte wird beliebig gedreht angelegt, oder sie kommt auf eine Labyrinthkarte, deren Wände Seite für Seite dieselben sind, so wie die beiden liegen; Zahnräder und Löcher dürfen verschieden sein. (Von uns: Winkel, bei denen eine Karte in Wänden, Löchern und Zahnrädern gleich liegt, werden nur einmal angeboten, als der kleinste.)
rule-M15 = Wer auf das Feld der Figur kommt, die nicht getroffen werden darf, hört dort auf, und das Spiel auch: die Maus auf dem Käse, die Maus auf der Katze, die Katze auf der Maus. Ist nichts anderes zu erreichen, muss es sein. Über den Käse läuft die Katze frei hinweg.
rule-M18 = Es zählt, ob die Maus einen Weg zum Käse hat und ob die Katze einen Weg zur Maus hat. Nur das Erste stellt die Maus zufrieden, nur das Zweite die Katze, keines den Käse, beides die Gurke.

## Optionen

option-setup = Was am Anfang auf dem Tisch liegt: eine Auslage von uns oder eine eigene Zeile, zum Beispiel cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Ohne das Atelier der Maus, mit beiden Figuren als aktiven und mit Fähigkeiten, die du nutzt, wann du willst.

## Warum ein Zug abgelehnt wird

refusal-spin-due = Die Agenda Käse wird genutzt: Jetzt ist eine Karte zu drehen, zum Beispiel spin e4 90.
refusal-drop-due = Die Agenda Gurke wird genutzt: Jetzt ist eine Karte zu werfen, zum Beispiel drop m07 e4 90.
refusal-no-such-thing = Aussetzen gibt es nicht: Wer nichts anlegen kann, hat verloren.
refusal-cat-early = Die Katze kommt frühestens nach { $after } Labyrinthkarten; bisher gezogen: { $drawn }.
refusal-cat-due = Labyrinthkarten bisher gezogen: { $drawn }. Jetzt kommt die Katze.
refusal-cucumber-early = Die Gurke kommt frühestens nach { $after } Labyrinthkarten; bisher gezogen: { $drawn }.
refusal-agenda-due = Als Nächstes wird eine Agenda gezogen.
refusal-agenda-early = Als Nächstes wird keine Agenda gezogen.
refusal-agenda-came = Die Agenda { agenda-name } ist schon gekommen.
refusal-not-easier = Fähigkeiten wirken von selbst; nur in der leichteren Spielart werden sie für später behalten.
refusal-not-kept = Du hast die Agenda { agenda-name } nicht, um sie zu nutzen.
refusal-no-cat-yet = Die Katze liegt nicht auf dem Tisch und kann darum nicht mit dem Käse tauschen.
refusal-not-active = { $cell } liegt nicht daneben: Die Karte muss neben die aktive Figur, und das ist { $who }.
refusal-too-high = Auf { $cell } ist schon eine Labyrinthkarte bedeckt, und mehr als zwei dürfen nicht übereinanderliegen.

## Was geschieht

event-used = Die Fähigkeit der Agenda { agenda-name } wirkt.
event-used-kept = Du nutzt die Agenda { agenda-name }.
event-unused = Die Fähigkeit der Agenda { agenda-name } verfällt: Die Katze liegt nicht auf dem Tisch.
event-is-stuck = { $count ->
    [one] Jetzt muss { $who } fort, kann aber nicht.
   *[other] Mindestens eine muss fort, und keine kann: { $who }.
}
event-drew-agenda = Eine Agenda wird gezogen: Entlastet ist { agenda-name.the }. { $count ->
    [one] Damit steht fest, wer es war: { $left }.
   *[other] Verdächtig bleiben: { $left }.
}
event-cannot-place = Keine Karte kann angelegt werden.
event-culprit = Es war { agenda-name.the }. { $mouse } { $cat } { $right ->
    [1] So ist der Täter zufrieden.
   *[other] So ist der Täter nicht zufrieden; zufrieden wäre { now-name.the }.
}

## Wie es endet

ending-stuck = Du verlierst: Die aktive Figur sitzt fest.
ending-no-place = Du verlierst: Keine Karte kann angelegt werden.
ending-mouse-took-cheese = Du verlierst: Die Maus hat den Käse geholt.
ending-cat-caught-mouse = Du verlierst: Katze und Maus haben sich getroffen.
ending-solved-mouse = Du gewinnst: Die Maus war es und ist zufrieden. Die Maus kommt zum Käse, und die Katze kommt nicht zur Maus.
ending-solved-cat = Du gewinnst: Die Katze war es und ist zufrieden. Die Katze kommt zur Maus, und die Maus kommt nicht zum Käse.
ending-solved-cheese = Du gewinnst: Der Käse war es und ist zufrieden. Alle sind voneinander getrennt.
ending-solved-cucumber = Du gewinnst: Die Gurke war es und ist zufrieden. Niemand ist vor niemandem sicher.
ending-unsolved-mouse = Du verlierst: Die Maus war es, aber mit diesem Labyrinth zufrieden ist { now-name.the }.
ending-unsolved-cat = Du verlierst: Die Katze war es, aber mit diesem Labyrinth zufrieden ist { now-name.the }.
ending-unsolved-cheese = Du verlierst: Der Käse war es, aber mit diesem Labyrinth zufrieden ist { now-name.the }.
ending-unsolved-cucumber = Du verlierst: Die Gurke war es, aber mit diesem Labyrinth zufrieden ist { now-name.the }.

## Was zu sehen ist

move-hint = Tippe m07 e4 90, um die Karte m07 auf e4 anzulegen, um 90 Grad gedreht; mouse f6 oder cat c2, um jemanden laufen zu lassen; in der leichteren Spielart use cat, um eine gezogene Agenda zu nutzen.
board-legend = Auf dem Brett: = und | Wände, o ein Mauseloch in einer Wand, R und L ein Zahnrad an dieser Seite, das die Nachbarkarte rechtsherum (im Uhrzeigersinn) oder linksherum (gegen den Uhrzeigersinn) dreht; M07 liegt auf einer anderen; > < wer aktiv ist; Felder mit Namen sind frei und können eine Karte aufnehmen. Darunter das Förderband, seine Karten so, wie sie mit 0 Grad liegen.

piece-cell = { $use ->
    [beside] { $cell }: freies Feld; hier kann eine Karte angelegt werden
    [goal] { $cell }: freies Feld; hierher kann jemand gehen
    [outside] { $cell }: jetzt nicht, der Tisch würde größer als 5 x 5
   *[far] { $cell }: freies Feld, aber nicht neben der aktiven Figur
}
piece-active = Aktiv auf { $cell }: { $who }; Karten werden daneben angelegt
piece-use = Die Agenda { agenda-name } nutzen: { ability }
piece-suspect = Unter Verdacht: { agenda-name }. { wants } { $right ->
    [1] Das wäre jetzt erfüllt
   *[other] Das wäre jetzt nicht erfüllt
}: { $why }.
piece-cleared = Entlastet: { agenda-name }, kam aus dem Stapel{ $kept ->
    [1] ; die Fähigkeit kann noch genutzt werden
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Dann zufrieden: niemand, der noch unter Verdacht steht
       *[other] { $sure ->
            [1] Dann zufrieden: { $suited }
           *[other] Dann vielleicht zufrieden: { $suited }
        }
    }
    [stuck] Du verlierst: Die aktive Figur säße fest
    [no-place] Du verlierst: Nichts könnte angelegt werden
    [mouse-took-cheese] Du verlierst: Die Maus würde den Käse holen
    [cat-caught-mouse] Du verlierst: Katze und Maus würden sich treffen
   *[ways] Du verlierst, egal wer wohin läuft
}
offer-use = Die Agenda { agenda-name } nutzen: { ability }
effect-place = { $covers ->
    [1] { $card } auf die Karte auf { $cell } legen, mit { $angle } Grad
   *[other] { $card } auf { $cell } anlegen, mit { $angle } Grad
}{ $count ->
    [0] { "" }
   *[other] ; sie dreht { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; sie bringt in Bewegung: { $who }
}. { then }
effect-drop = { $card } auf die Karte auf { $cell } werfen, mit { $angle } Grad{ $count ->
    [0] { "" }
   *[other] ; sie dreht { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; sie bringt in Bewegung: { $who }
}. { then }
effect-spin = { $card } auf { $cell } um { $angle } Grad drehen. { then }
effect-walk = Es läuft { $who }: { $cells }{ $meets ->
    [cheese] , und sie holt den Käse
    [cat] , und sie trifft die Katze
    [mouse] , und sie trifft die Maus
   *[nobody] { "" }
}. { then }
effect-arrive = Die Katze kommt auf { $cell } an. { then }
effect-use = Die Agenda { agenda-name } nutzen: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Der Zufall legt die Startkarten.
   *[belt] Der Zufall füllt das Förderband.
}
note-turn = { $step ->
    [turn] Leg eine Karte neben { $who }.
    [spin] Die Agenda Käse wird genutzt: Eine Karte ist zu drehen.
    [drop] Die Agenda Gurke wird genutzt: Eine Karte ist auf eine andere zu werfen.
    [move] Jemand muss laufen.
    [arrive] Die Katze kommt an.
   *[draw] Eine Karte wird gezogen.
}
note-suspect = Unter Verdacht: { agenda-name }. { $right ->
    [1] Jetzt zufrieden
   *[other] Jetzt nicht zufrieden
}: { $why }.
note-cleared = Entlastet: { $who }.
note-fresh = Zu Beginn des nächsten Zuges wird die Fähigkeit genutzt, wenn es geht: Agenda { $who }.
note-fresh-easier = Vom nächsten Zug an kannst du sie nutzen: Agenda { $who }.
note-kept = Behalten, einmal zu nutzen, zu Beginn eines Zuges: { $who }.
note-left = Im Stapel { $left ->
    [one] ist noch 1 Labyrinthkarte
   *[other] sind noch { $left } Labyrinthkarten
}. { $next ->
    [agenda] Als Nächstes wird eine Agenda gezogen.
    [cucumber] Jede gezogene Karte kann die Gurke sein.
    [cat] Jede gezogene Karte kann die Katze sein.
   *[card] { $before ->
        [one] Nach einer weiteren kann die Gurke kommen.
       *[other] Nach { $before } weiteren kann die Gurke kommen.
    }
}

## Was an einem echten Tisch gefragt wird

chance-drew-agenda = Zieht eine Karte: Jetzt kommt eine Agenda. Deckt sie auf und tippt, welche: { $choices }.
