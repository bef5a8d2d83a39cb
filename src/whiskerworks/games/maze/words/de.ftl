# Labyrinth auf Deutsch.

title = Labyrinth
summary = Alle haben eine geheime Agenda und bauen am selben Uhrwerk-Labyrinth. Karten drehen andere Karten, bringen Maus und Katze in Bewegung und entscheiden am Ende, wer zu wem gelangt.

holder-none = niemand
holder-seat = { seat-within }
secret-1 = die Agenda Maus
secret-2 = die Agenda Katze
secret-3 = die Agenda Käse
secret-4 = die Agenda Gurke
## Regeln, in unseren eigenen Worten. docs/games/maze.md wird daraus gemacht.

rule-M7 = Vor dem Spiel werden der Käse, die Maus und zwei Startkarten von zweierlei Form ausgelegt, ohne Weg zwischen Maus und Käse. Der Zufall wählt für jedes Startfeld eine Karte der richtigen Form, gedreht um den kleinsten Winkel, der passt; dann vier Karten für das Förderband; dann für jeden Platz eine Agenda, die nur dieser Platz sieht. Alle sind gleich wahrscheinlich. Übrige Agenden bleiben unbekannt. (Von uns: die Auslage, die sich mit der Option setup ändern lässt.)
rule-M8 = Der Stapel besteht aus 19 Labyrinthkarten, irgendwo in ihrer Mitte die Katze, und darunter 3 Labyrinthkarten und der Gurke, gemischt. (Von uns: Die Katze kommt nach 5 bis 14 der 19, jede Anzahl gleich wahrscheinlich.) Jede Karte, die noch nicht gekommen ist, ist so wahrscheinlich wie jede andere. Die Option cat ändert diese Zahlen.
rule-M9 = Der Zufall bestimmt, wer beginnt; dann geht es reihum nach der Nummer der Plätze.
rule-M10 = Einmal im Spiel darfst du zu Beginn deines Zuges deine Agenda aufdecken und sofort ihre Fähigkeit nutzen.
rule-M10b = Katze: Die Katze und der Käse tauschen die Felder. (Von uns: Sie kann nur aufgedeckt werden, während die Katze auf dem Tisch liegt.)
rule-M19 = Der Platz mit der siegreichen Agenda gewinnt. Hat sie niemand, verlieren alle.
rule-M20 = Offen sind der Tisch, das Förderband, wie viele Karten übrig sind, und die aufgedeckten Agenden. Deine eigene Agenda ist geheim, bis du sie aufdeckst. Niemand kennt die Reihenfolge des Stapels oder die Agenden, die nicht ausgeteilt wurden. (Ist das Spiel vorbei, werden alle ausgeteilten Agenden gezeigt.)

## Optionen

option-setup = Was am Anfang auf dem Tisch liegt: eine Auslage von uns oder eine eigene Zeile, zum Beispiel cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Nach wie vielen Karten die Katze kommt: zwei Zahlen, etwa 5-14.

## Warum ein Zug abgelehnt wird

refusal-deal-due = Als Nächstes wird eine Agenda ausgeteilt.
refusal-begin-due = Zuerst muss feststehen, wer beginnt.
refusal-spin-due = Du hast den Käse aufgedeckt: Jetzt ist eine Karte zu drehen, zum Beispiel spin e4 90.
refusal-drop-due = Du hast die Gurke aufgedeckt: Jetzt ist eine Karte zu werfen, zum Beispiel drop m07 e4 90.
refusal-reveal-first = Das tut { $ability ->
    [spin] der Käse, wenn er aufgedeckt wird; deck ihn zuerst auf.
   *[drop] die Gurke, wenn sie aufgedeckt wird; deck sie zuerst auf.
}
refusal-deal-order = Die nächste Agenda geht an { seat-within }.
refusal-deal-gone = Die Agenda { agenda-name } ist schon ausgeteilt.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht.
refusal-cat-early = Die Katze kommt frühestens nach { $after } Karten; bisher gezogen: { $drawn }.
refusal-cat-due = Bisher gezogen: { $drawn }. Jetzt kommt die Katze.
refusal-cucumber-early = Die Gurke kommt frühestens nach { $after } Karten; bisher gezogen: { $drawn }.
refusal-already-revealed = Deine Agenda ist schon aufgedeckt; das geht nur einmal im Spiel.
refusal-no-cat-yet = Die Agenda Katze kann nur aufgedeckt werden, während die Katze auf dem Tisch liegt.
## Was geschieht

event-dealt = Du hast die Agenda { agenda-name }.
event-dealt-secretly = { seat-name } bekommt eine Agenda.
event-begins = { seat-name } beginnt.
event-revealed = { seat-name } deckt die Agenda { agenda-name } auf.
event-spun = { seat-name } dreht { $card } auf { $cell } um { $angle } Grad.
event-dropped = { seat-name } wirft { $card } auf { $cell } über { $below }, mit { $angle } Grad.
event-placed = { seat-name } legt { $card } auf { $cell } an, mit { $angle } Grad.
event-covered = { seat-name } legt { $card } auf { $cell } über { $below }, mit { $angle } Grad.
event-skipped = { seat-name } kann nichts anlegen.
event-traced = { $mouse } { $cat } Also gewinnt die Agenda { agenda-name }.

## Wie es endet

ending-mouse-took-cheese = Die Maus hat den Käse geholt: Die Agenda Maus gewinnt. Wer sie hatte: { $holder }.
ending-cat-caught-mouse = Die Katze hat die Maus gefangen: Die Agenda Katze gewinnt. Wer sie hatte: { $holder }.
ending-endgame-mouse = Am Ende kommt die Maus zum Käse und die Katze nicht zur Maus: Die Agenda Maus gewinnt. Wer sie hatte: { $holder }.
ending-endgame-cat = Am Ende kommt die Katze zur Maus und die Maus nicht zum Käse: Die Agenda Katze gewinnt. Wer sie hatte: { $holder }.
ending-endgame-cheese = Am Ende sind alle voneinander getrennt: Die Agenda Käse gewinnt. Wer sie hatte: { $holder }.
ending-endgame-cucumber = Am Ende ist niemand vor niemandem sicher: Die Agenda Gurke gewinnt. Wer sie hatte: { $holder }.

## Was zu sehen ist

move-hint = Tippe m07 e4 90, um die Karte m07 auf e4 anzulegen, um 90 Grad gedreht; mouse f6 oder cat c2, um jemanden laufen zu lassen; reveal, um deine Agenda aufzudecken.
board-legend = Auf dem Brett: = und | Wände, o ein Mauseloch in einer Wand, R und L ein Zahnrad an dieser Seite, das die Nachbarkarte rechtsherum (im Uhrzeigersinn) oder linksherum (gegen den Uhrzeigersinn) dreht; M07 liegt auf anderen; Felder mit Namen sind frei und können eine Karte aufnehmen. Darunter das Förderband, seine Karten so, wie sie mit 0 Grad liegen.

piece-reveal = Deine Agenda aufdecken
piece-agenda = { $agenda ->
    [none] { seat-name } hat noch keine Agenda
    [secret] { seat-name } hat eine geheime Agenda
   *[other] { seat-name } { $own ->
        [1] (du) { "" }
       *[other] { "" }
    }hat die Agenda { agenda-name }{ $up ->
        [1] , für alle sichtbar
       *[other] , geheim
    }
}

offer-reveal = Deine Agenda aufdecken, { $agenda ->
    [mouse] die Maus: In diesem Zug darf die Maus durch Mauselöcher
    [cat] die Katze: Katze und Käse tauschen die Felder
    [cheese] den Käse: Dreh eine Karte, wie du willst
   *[cucumber] die Gurke: Wirf eine Karte auf eine beliebige andere, dann mach deinen Zug
}

note-setup = { $step ->
    [start] Der Zufall legt die Startkarten.
    [belt] Der Zufall füllt das Förderband.
    [deal] Der Zufall teilt die Agenden aus.
   *[begin] Der Zufall bestimmt, wer beginnt.
}
note-turn = { seat-name } ist am Zug: { $step ->
    [turn] Eine Karte ist anzulegen.
    [spin] Eine Karte ist zu drehen.
    [drop] Eine Karte ist auf eine andere zu werfen.
    [move] Jemand muss laufen.
    [arrive] Die Katze kommt an.
   *[draw] Eine Karte wird gezogen.
}
note-own = Deine Agenda: { agenda-name }. { goal } { $up ->
    [1] Sie ist aufgedeckt.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Du gewinnst, wenn die Maus den Käse holt oder am Ende einen Weg zu ihm hat, die Katze aber keinen zur Maus [M15, M18].
    [cat] Du gewinnst, wenn Katze und Maus sich treffen oder am Ende die Katze einen Weg zur Maus hat, die Maus aber keinen zum Käse [M15, M18].
    [cheese] Du gewinnst, wenn am Ende weder ein Weg von der Maus zum Käse führt noch einer von der Katze zur Maus [M18].
   *[cucumber] Du gewinnst, wenn am Ende Wege von der Maus zum Käse und von der Katze zur Maus führen [M18].
}
ability = { $agenda ->
    [mouse] Aufgedeckt öffnet sie der Maus einen Zug lang die Mauselöcher [M10a].
    [cat] Aufgedeckt lässt sie Katze und Käse die Felder tauschen [M10b].
    [cheese] Aufgedeckt dreht sie eine beliebige Labyrinthkarte [M10c].
   *[cucumber] Aufgedeckt wirft sie vor deinem Zug eine Karte vom Förderband auf eine beliebige Labyrinthkarte [M10d].
}
note-revealed = { seat-name } hat die Agenda { agenda-name } aufgedeckt.
note-now = Wäre jetzt Schluss, gewänne die Agenda { agenda-name }.
note-left = Im Stapel { $left ->
    [one] ist noch 1 Labyrinthkarte
   *[other] sind noch { $left } Labyrinthkarten
}{ $cat ->
    [0] ; die Katze kommt erst noch.
   *[other] .
}
note-held = { seat-name } hatte die Agenda { agenda-name }.

## Wer spielt

level-1 = Haselmaus
level-2 = Feldmaus
level-3 = Straßenkatze
level-4 = Ränkeschmied
level-5 = Superhirn

## Was an einem echten Tisch gefragt wird

chance-dealt-secretly = Welche Agenda hat { seat-within }? Tippt eine davon: { $choices }.
chance-begins = Wer zuletzt Käse gegessen hat, beginnt. Tippt die Nummer des Platzes: { $choices }.
