# Labyrinth auf Deutsch.

title = Labyrinth
summary = Alle haben einen Geheimauftrag und bauen am selben Uhrwerk-Labyrinth. Deine Karten drehen andere und schicken Maus und Katze los; am Ende zählt, wer zu wem kommt.

holder-none = niemand
holder-seat = { seat-within }
secret-1 = Auftrag „Maus“
secret-2 = Auftrag „Katze“
secret-3 = Auftrag „Käse“
secret-4 = Auftrag „Gurke“
## Regeln, in unseren eigenen Worten. docs/games/maze.md wird daraus gemacht.

rule-M7 = Zum Aufbau legst du den Käse, die Maus und zwei Startkarten von zwei vorgegebenen Formen aus, ohne Weg zwischen Maus und Käse. Jede Startkarte wird zufällig aus denen der richtigen Form gezogen und liegt im kleinsten Winkel, der passt. Dann kommen vier Karten auf das Förderband, und alle bekommen einen Auftrag, den sonst niemand sieht. Alle Ziehungen sind gleich wahrscheinlich. Niemand kennt die übrigen Aufträge. (Von uns: die Auslage, die du mit der Option setup ändern kannst.)
rule-M8 = Der Stapel enthält 19 Labyrinthkarten, irgendwo in ihrer Mitte die Katze, und darunter 3 Labyrinthkarten und die Gurke, gemischt. Jede Karte, die noch im Stapel liegt, ist gleich wahrscheinlich. (Von uns: Die Katze kommt nach 5 bis 14 der 19, jede Zahl gleich wahrscheinlich; die Option cat ändert diese Zahlen.)
rule-M9 = Eine Auslosung entscheidet, wer beginnt. Danach geht es in der Reihenfolge der Plätze um den Tisch.
rule-M10 = Einmal im Spiel darfst du zu Beginn deines Zuges deinen Auftrag aufdecken und sofort seine Sonderfähigkeit nutzen.
rule-M10b = Katze: Die Katze und der Käse tauschen ihre Felder. (Von uns: Du kannst diesen Auftrag nur aufdecken, solange die Katze auf dem Tisch liegt.)
rule-M19 = Du gewinnst, wenn du den siegreichen Auftrag hast. Hat ihn niemand, verlieren alle.
rule-M20 = Offen liegen der Tisch, das Förderband, die Zahl der übrigen Karten und die aufgedeckten Aufträge. Deinen eigenen Auftrag siehst nur du, bis du ihn aufdeckst. Niemand kennt die Reihenfolge im Stapel oder die Aufträge, die nicht ausgeteilt wurden. (Nach dem Spiel werden alle ausgeteilten Aufträge gezeigt.)

## Optionen

option-setup = Was am Anfang auf dem Tisch liegt: eine Auslage von uns oder eine eigene Zeile, zum Beispiel cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Nach wie vielen Karten die Katze kommt: zwei Zahlen, zum Beispiel 5-14.

## Warum ein Zug abgelehnt wird

refusal-deal-due = Teil zuerst einen Auftrag aus.
refusal-begin-due = Leg zuerst fest, wer beginnt.
refusal-spin-due = Du hast „Käse“ aufgedeckt: Dreh jetzt eine Karte, zum Beispiel spin e4 90.
refusal-drop-due = Du hast „Gurke“ aufgedeckt: Lass jetzt eine Karte fallen, zum Beispiel drop m07 e4 90.
refusal-reveal-first = Das geht nur, nachdem du gerade den Auftrag { $ability ->
    [spin] „Käse“
   *[drop] „Gurke“
} aufgedeckt hast.
refusal-deal-order = Der nächste Auftrag geht an { seat-within }.
refusal-deal-gone = Der Auftrag „{ agenda-name }“ ist schon ausgeteilt.
refusal-no-such-seat = Einen Platz mit der Nummer { $seat } gibt es hier nicht.
refusal-cat-early = Die Katze kommt frühestens nach { $after } Karten; bisher gezogen: { $drawn }.
refusal-cat-due = Jetzt muss die Katze kommen; bisher gezogen: { $drawn }.
refusal-cucumber-early = Die Gurke kommt frühestens nach { $after } Karten; bisher gezogen: { $drawn }.
refusal-already-revealed = Du hast deinen Auftrag schon aufgedeckt. Das geht nur einmal im Spiel.
refusal-no-cat-yet = Den Auftrag „Katze“ kannst du nur aufdecken, solange die Katze auf dem Tisch liegt.
## Was geschieht

event-dealt = Du hast den Auftrag „{ agenda-name }“.
event-dealt-secretly = { seat-name } bekommt einen Auftrag.
event-begins = { seat-name } beginnt.
event-revealed = { seat-name } deckt den Auftrag „{ agenda-name }“ auf.
event-spun = { seat-name } dreht { $card } auf { $cell } um { $angle }°.
event-dropped = { seat-name } lässt { $card } auf { $below } ({ $cell }) fallen, um { $angle }° gedreht.
event-placed = { seat-name } legt { $card } auf { $cell }, um { $angle }° gedreht.
event-covered = { seat-name } legt { $card } auf { $below } ({ $cell }), um { $angle }° gedreht.
event-skipped = { seat-name } kann keine Karte anlegen.
event-traced = { $mouse } { $cat } Der Auftrag „{ agenda-name }“ gewinnt.

## Wie es endet

ending-mouse-took-cheese = Die Maus hat den Käse! Der Auftrag „Maus“ gewinnt. Ihn hatte { $holder }.
ending-cat-caught-mouse = Katze und Maus haben sich getroffen! Der Auftrag „Katze“ gewinnt. Ihn hatte { $holder }.
ending-endgame-mouse = Die Maus kommt zum Käse, aber die Katze nicht zur Maus. Der Auftrag „Maus“ gewinnt. Ihn hatte { $holder }.
ending-endgame-cat = Die Katze kommt zur Maus, aber die Maus nicht zum Käse. Der Auftrag „Katze“ gewinnt. Ihn hatte { $holder }.
ending-endgame-cheese = Weder kommt die Maus zum Käse noch die Katze zur Maus. Der Auftrag „Käse“ gewinnt. Ihn hatte { $holder }.
ending-endgame-cucumber = Die Maus kommt zum Käse und die Katze zur Maus. Der Auftrag „Gurke“ gewinnt. Ihn hatte { $holder }.

## Was zu sehen ist

move-hint = Tippe m07 e4 90, um die Karte m07 auf e4 zu legen, um 90° gedreht; mouse f6 oder cat c2, um eine Figur laufen zu lassen; reveal, um deinen Auftrag aufzudecken.
board-legend = Auf dem Spielfeld: = und | sind Wände, o ist ein Mauseloch in einer Wand, R und L sind Zahnräder, die die Karte auf dieser Seite rechtsherum (im Uhrzeigersinn) oder linksherum (gegen den Uhrzeigersinn) drehen; M07 in Großbuchstaben liegt auf einer anderen Karte; ein Feld mit Namen ist frei, und du kannst dort anlegen. Darunter liegt das Förderband mit seinen Karten bei 0°.

piece-reveal = Deinen Auftrag aufdecken
piece-agenda = { $agenda ->
    [none] { seat-name } hat noch keinen Auftrag
    [secret] { seat-name } hat einen geheimen Auftrag
   *[other] { seat-name } { $own ->
        [1] (du) { "" }
       *[other] { "" }
    }hat den Auftrag „{ agenda-name }“, { $up ->
        [1] für alle aufgedeckt
       *[other] noch geheim
    }
}

offer-reveal = Deinen Auftrag { $agenda ->
    [mouse] „Maus“ aufdecken: In diesem Zug darf die Maus durch Mauselöcher
    [cat] „Katze“ aufdecken: Katze und Käse tauschen ihre Felder
    [cheese] „Käse“ aufdecken: Dreh eine beliebige Karte
   *[cucumber] „Gurke“ aufdecken: Lass eine Karte auf eine beliebige andere fallen, dann mach deinen Zug
}

note-setup = { $step ->
    [start] Die Startkarten werden gelegt.
    [belt] Das Förderband wird gefüllt.
    [deal] Die Aufträge werden ausgeteilt.
   *[begin] Ausgelost wird, wer beginnt.
}
note-turn = { seat-name } ist am Zug: { $step ->
    [turn] eine Karte anlegen.
    [spin] eine Karte drehen.
    [drop] eine Karte auf eine andere fallen lassen.
    [move] eine Figur laufen lassen.
    [arrive] ein Feld für die Katze wählen.
   *[draw] eine Karte ziehen.
}
note-own = Dein Auftrag: { agenda-name }. { goal } { $up ->
    [1] Du hast ihn aufgedeckt.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Du gewinnst, wenn die Maus den Käse holt oder wenn sie am Ende einen Weg zum Käse hat, die Katze aber keinen zur Maus [M15, M18].
    [cat] Du gewinnst, wenn Katze und Maus sich treffen oder wenn am Ende die Katze einen Weg zur Maus hat, die Maus aber keinen zum Käse [M15, M18].
    [cheese] Du gewinnst, wenn am Ende weder die Maus einen Weg zum Käse hat noch die Katze einen zur Maus [M18].
   *[cucumber] Du gewinnst, wenn am Ende die Maus einen Weg zum Käse hat und die Katze einen zur Maus [M18].
}
ability = { $agenda ->
    [mouse] Deckst du ihn auf, darf die Maus einen Zug lang durch Mauselöcher [M10a].
    [cat] Deckst du ihn auf, tauschen Katze und Käse ihre Felder [M10b].
    [cheese] Deckst du ihn auf, darfst du eine beliebige Labyrinthkarte drehen [M10c].
   *[cucumber] Deckst du ihn auf, lässt du vor deinem Zug eine Karte vom Förderband auf eine beliebige Labyrinthkarte fallen [M10d].
}
note-revealed = { seat-name } hat den Auftrag „{ agenda-name }“ aufgedeckt.
note-now = Wäre jetzt Schluss, würde der Auftrag „{ agenda-name }“ gewinnen.
note-left = { $left ->
    [one] Im Stapel ist noch 1 Labyrinthkarte
   *[other] Im Stapel sind noch { $left } Labyrinthkarten
}{ $cat ->
    [0] ; die Katze kommt erst noch.
   *[other] .
}
note-held = { seat-name } hatte den Auftrag „{ agenda-name }“.

## Wer spielt

level-1 = Haselmaus
level-2 = Feldmaus
level-3 = Straßenkatze
level-4 = Ränkeschmied
level-5 = Superhirn

## Was der Schiedsrichter an einem echten Tisch fragt

chance-dealt-secretly = Welchen Auftrag hat { seat-within }? Tippe einen davon: { $choices }.
chance-begins = Wer hat zuletzt Käse gegessen? Diese Person beginnt. Tippe die Nummer ihres Platzes: { $choices }.
