# Flucht auf Deutsch.

title = Flucht
summary = Du bist eine Katze, eingesperrt mit einer wandelnden Bombe. Finde den Käse unter vier verdeckten Aufträgen und erreiche den Ausgang, bevor die Gurke kommt.

who-bomb = Mechanische Maus
who-exit = Ausgang
cell-name = { $cell }
bomb-way = Mit { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnrädern
} läuft die Bombe nach { side-name }: { $fate ->
    [goes] bis { $cells }
    [edge] vom Spielfeld hinunter, und sie explodiert
    [exit] auf den Ausgang, und sie explodiert
    [wall] gegen eine Wand, und sie explodiert
    [cat] auf die Katze, und sie treffen sich
   *[trapped] in Gänge ohne Ausweg, und sie explodiert
}.

level-1 = Hauskatze
level-2 = Straßenkatze
level-3 = Einbrecher
level-4 = Akrobat
level-5 = Entfesselungskünstler

## Regeln, in unseren eigenen Worten. docs/games/escape.md wird daraus gemacht.

rule-E1 = Du spielst allein und bist die Katze. Die Maus ist die Mechanische Maus, eine wandelnde Bombe; die Käsekarte dient als Ausgang. Das Spielfeld ist 5 x 5 groß, Felder c3 bis g7, und nichts verlässt es. In seinen Ecken liegen verdeckt die vier Aufträge. Ein Zug ist Anlegen, Drehen, Laufen, Bombe, Ende.
rule-E2 = Die Option setup ist diagonal-dash, lucky-leftovers (vier Startkarten kommen zufällig, mit 0 Grad), careful-corners oder horrible-hallways. Mit der Option belt liegen nur drei Karten auf dem Förderband, das ist schwerer. Mit der Option help wird am Ende des Aufbaus ein Auftrag aufgedeckt, jede Ecke und jeder Auftrag gleich wahrscheinlich; er bleibt liegen, du kennst ihn, und er bewirkt nichts, bis die Katze zu ihm kommt. (Von uns: die Auslagen, die Dateien sind, und dass die Karten von lucky-leftovers mit 0 Grad liegen.)
rule-E3 = Der Stapel enthält 17 Labyrinthkarten und darunter 3 und die Gurke, gemischt. Mit drei Karten auf dem Förderband liegt oben eine Karte mehr.
rule-E4 = Leg eine Karte neben eine beliebige andere Karte, auch neben Aufträge und Figuren, oder auf eine Labyrinthkarte mit denselben Wänden; mehr als zwei Karten liegen nie übereinander. Auf einen Auftrag, eine Figur oder den Ausgang darfst du nie eine Karte legen.
rule-E5 = Zahnräder drehen auch die Mechanische Maus und den Ausgang. Das Getriebe der Maus zeigt für jede Zahl von Zahnrädern in eine Richtung. (Von uns: Bei 0 Grad zeigt es 0 im Norden, 1 im Osten, 2 im Süden, 3 im Westen; der Ausgang hat eine Tür, bei 0 Grad im Süden. Eine eigene Auslage kann ein anderes Getriebe und andere Türen haben.)
rule-E6 = Liegt die Katze neben der angelegten Karte, muss sie durch diese Karte laufen, wenn sie irgendwohin kommt: auf ein freies Feld; zu einem Auftrag; durch die Tür in den Ausgang, wenn du den Käse gefunden hast, und du gewinnst; oder zur Mechanischen Maus, und du verlierst. Über Aufträge darf sie laufen. (Von uns: Aufträge sind nach allen Seiten offen; bis du den Käse gefunden hast, kann die Katze den Ausgang weder betreten noch überqueren.)
rule-E7 = Dann läuft die Bombe. Zähl die Zahnräder der angelegten Karte: Die Mechanische Maus geht ein Feld in die Richtung, die ihr Getriebe für diese Zahl zeigt. Auf einem freien Feld oder einem Auftrag hält sie an. Auf einer Labyrinthkarte, die zu ihr hin offen ist, läuft sie durch die Gänge weiter bis zu einem freien Feld oder Auftrag deiner Wahl und darf dabei über Aufträge laufen (von uns). Sie explodiert, und du verlierst, wenn ihr Schritt vom Spielfeld, gegen eine Wand oder auf den Ausgang führt oder wenn sie nirgends anhalten kann. Tritt sie auf die Katze, treffen sie sich, und du verlierst. Sie muss auf einem anderen Feld anhalten als dem, auf dem sie losläuft.
rule-E8 = Am Ende deines Zuges ziehst du eine Karte. Ist es die Gurke, kommst du zu spät. Hat die Katze ihren Lauf auf einem Auftrag beendet, deckst du ihn danach auf; er wirkt und verlässt das Spielfeld. Maus: Schieb die Mechanische Maus in eine der vier Richtungen (von uns: kann sie nirgends anhalten, geschieht nichts). Gurke: Sie läuft noch einmal, nach den Zahnrädern der Karte, die du in diesem Zug angelegt hast, und explodiert, wenn sie nicht kann. Katze: Sieh dir einen anderen Auftrag an, der liegen bleibt; von da an kennst du ihn. Käse: Du hast den Käse gefunden. (Von uns: welcher der ersten drei was bewirkt; eine eigene Auslage kann es anders festlegen.)
rule-E9 = Bevor du den Käse gefunden hast, kannst du nicht gewinnen.
rule-M7 = Zum Aufbau legst du die Katze, die Mechanische Maus, den Ausgang und die Aufträge aus. Jede Startkarte wird zufällig aus denen der richtigen Form gezogen und liegt im kleinsten Winkel, der passt; dann wird das Förderband gefüllt. Alle Ziehungen sind gleich wahrscheinlich.
rule-M8 = Jede Karte, die noch im Stapel liegt, ist gleich wahrscheinlich.
rule-M4 = Ein Feld heißt nach seiner Spalte, c bis g von links, und seiner Zeile, 3 bis 7 von oben. Norden ist oben. Der Winkel einer Karte sagt, wie weit sie im Uhrzeigersinn gedreht ist: 0, 90, 180 oder 270 Grad.
rule-M12 = Jedes Zahnrad der angelegten Karte dreht den Nachbarn auf dieser Seite um 90 Grad in seine Richtung: eine Labyrinthkarte, mit allem, was unter ihr liegt, die Mechanische Maus oder den Ausgang. Die Katze und die Aufträge drehen sich nicht, und die Zahnräder gedrehter Karten tun nichts.
rule-M13 = Nur die Katze läuft durch die angelegte Karte (E6). Die Mechanische Maus läuft nach ihr, nach der Zahl der Zahnräder (E7).
rule-M16 = Am Ende deines Zuges ziehst du eine Karte für das Förderband. Ist es die Gurke, verlierst du.

## Optionen

option-setup = Wo am Anfang alles liegt: eine Auslage von uns oder eine eigene Zeile, zum Beispiel mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Wie viele Karten auf dem Förderband liegen: 3 ist schwerer als 4.
option-help = Ob vor deinem ersten Zug ein Auftrag aufgedeckt wird.

## Warum ein Zug abgelehnt wird

refusal-help-due = Deck zuerst einen Auftrag auf.
refusal-walk-due = Die Katze liegt neben der angelegten Karte: Lass sie jetzt laufen, zum Beispiel cat c5.
refusal-bomb-due = Lass jetzt die Mechanische Maus laufen, zum Beispiel bomb d6.
refusal-face-due = Deck zuerst den Auftrag dort auf.
refusal-nudge-due = Schieb jetzt die Mechanische Maus, zum Beispiel nudge d6.
refusal-again-due = Lass die Mechanische Maus noch einmal laufen, zum Beispiel bomb d6.
refusal-peek-due = Sieh dir jetzt einen Auftrag an, zum Beispiel peek c3.
refusal-no-such-thing = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-cucumber-early = Die Gurke kommt frühestens nach { $after } Karten; bisher gezogen: { $drawn }.
refusal-off-board = { $cell } liegt außerhalb des Spielfelds, das von c3 bis g7 reicht.
refusal-too-high = Auf { $cell } liegen schon zwei Karten; mehr dürfen nicht übereinanderliegen.
refusal-on-agenda = Auf { $cell } kannst du keine Karte legen: Dort liegt ein Auftrag.
refusal-no-cheese-yet = Der Ausgang bleibt zu, bis du den Käse gefunden hast.
refusal-no-door = Die Katze erreicht den Ausgang, aber nicht durch seine Tür.
refusal-bomb-elsewhere = Mit { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnrädern
} kann die Mechanische Maus nicht auf { $cell } anhalten. Möglich: { $cells }.
refusal-nudge-elsewhere = Du kannst die Mechanische Maus nicht nach { $cell } schieben. Möglich: { $cells }.
refusal-no-agenda = Auf { $cell } liegt kein Auftrag.
refusal-agenda-known = Den Auftrag auf { $cell } kennst du schon.
refusal-face-elsewhere = Deck stattdessen den Auftrag auf { $cell } auf.
refusal-face-known = Der Auftrag „{ agenda-name }“ liegt nicht auf { $cell }.

## Was geschieht

event-helped = Als Starthilfe wird der Auftrag auf { $cell } aufgedeckt: { agenda-name }.
event-skipped = Du kannst keine Karte anlegen.
event-turned-mouse = Das Zahnrad im { side-name } von { $by } dreht die Mechanische Maus { way-name }.
event-turned-exit = Das Zahnrad im { side-name } von { $by } dreht den Ausgang { way-name }.
event-through-door = Die Katze ist draußen!
event-met = Katze und Mechanische Maus treffen sich!
event-bombed = Die Mechanische Maus läuft: { $cells }.
event-blew-up = { $way } Bumm!
event-drew-cucumber = Die Gurke! Du kommst zu spät.
event-faced = Du deckst den Auftrag auf { $cell } auf: { agenda-name }.
event-found = Du hast den Käse gefunden! Jetzt schnell zum Ausgang.
event-may-nudge = Schieb die Mechanische Maus einmal, in eine beliebige Richtung.
event-nudged = Du schiebst die Mechanische Maus: { $cells }.
event-goes-again = Die Mechanische Maus läuft noch einmal, mit { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnrädern
}.
event-may-peek = Sieh dir einen der anderen Aufträge an.
event-nothing-happens = Er bewirkt nichts.
event-peeks = Du siehst dir den Auftrag auf { $cell } an.
event-peeked = Der Auftrag auf { $cell } ist „{ agenda-name }“.

## Wie es endet

ending-escaped = Du gewinnst: Die Katze ist draußen, mit dem Käse!
ending-met-mouse = Du verlierst: Die Katze und die Mechanische Maus haben sich getroffen.
ending-exploded = Du verlierst: Die Mechanische Maus konnte nirgendwohin und ist explodiert.
ending-too-late = Du verlierst: Die Gurke kam, bevor die Katze draußen war.

## Was zu sehen ist

move-hint = Tippe m07 e4 90, um die Karte m07 auf e4 zu legen, um 90° gedreht; cat c5, um die Katze laufen zu lassen; bomb d6, um zu wählen, wo die Mechanische Maus anhält.
board-legend = Auf dem Spielfeld: = und | sind Wände, o ist ein Mauseloch in einer Wand, R und L sind Zahnräder, die die Karte auf dieser Seite rechtsherum (im Uhrzeigersinn) oder linksherum (gegen den Uhrzeigersinn) drehen; M07 in Großbuchstaben liegt auf einer anderen Karte; ein Feld mit Namen ist frei; gepunktete Rahmen sind Aufträge, ? einer, den du nicht kennst. Um MOUSE herum stehen die Zahlen ihres Getriebes; EXIT ist dort offen, wo die Tür ist. Darunter liegt das Förderband mit seinen Karten bei 0°.

piece-cell = { $use ->
    [beside] { $cell }, frei; hier kannst du eine Karte anlegen
   *[far] { $cell }, frei; keine Karte daneben
}
piece-agenda = { $agenda ->
    [none] Ein verdeckter Auftrag auf { $cell }
   *[other] Der Auftrag „{ agenda-name }“ auf { $cell }, dir bekannt
}
piece-exit = Der Ausgang auf { $cell }, seine Tür im { side-name }, { $open ->
    [1] offen
   *[other] zu, bis du den Käse gefunden hast
}
piece-bomb = Die Mechanische Maus auf { $cell }. Ihr Getriebe zeigt { $north } im Norden, { $east } im Osten, { $south } im Süden, { $west } im Westen
piece-bomb-mark = { $cell }: Hierhin kann die Bombe. Nötige Zahnräder: { $cogs }
piece-plate = Auftrag „{ agenda-name }“: { $effect ->
    [nudge] die Mechanische Maus in eine beliebige Richtung schieben
    [again] die Mechanische Maus läuft noch einmal
    [peek] einen anderen Auftrag ansehen
   *[find] du findest den Käse
}. { $lies ->
    [gone] Er lag auf { $cell } und ist fort
    [known] Er liegt auf { $cell }
   *[hidden] Du weißt nicht, wo er liegt
}
sentences = { $said } { $next }
offer-bomb = Die Mechanische Maus nach { $cell } laufen lassen
effect-place = { $covers ->
    [1] { $card } auf die Karte auf { $cell } legen, um { $angle }° gedreht
   *[other] { $card } auf { $cell } legen, um { $angle }° gedreht
}{ $count ->
    [0] { "" }
   *[other] ; das dreht { $turned }
}. { $others ->
    [0] { "" }
   *[other] { $other } { "" }
}{ $cat ->
    [1] Zuerst läuft die Katze. { "" }
   *[other] { "" }
}{ $bomb }
effect-walk = Die Katze läuft ({ $cells }){ $meets ->
    [exit] { " " }und ist draußen
    [mouse] { " " }und trifft die Mechanische Maus
    [agenda] { " " }und deckt dort den Auftrag auf
   *[nobody] { "" }
}
effect-bomb = Die Mechanische Maus läuft: { $cells }
offer-peek = Den Auftrag auf { $cell } ansehen

note-step = { $step ->
    [start] Die Startkarten werden gelegt.
    [belt] Das Förderband wird gefüllt.
    [help] Ein Auftrag wird aufgedeckt.
    [turn] Leg eine Karte an.
    [move] Lass die Katze laufen; danach läuft die Bombe.
    [bomb] Wähle, wohin die Mechanische Maus läuft.
    [draw] Zieh eine Karte.
    [face] Deck den Auftrag unter der Katze auf.
    [nudge] Schieb die Mechanische Maus in eine beliebige Richtung.
    [again] Lass die Mechanische Maus noch einmal laufen.
    [peek] Wähle einen Auftrag zum Ansehen.
   *[peeked] Sieh dir den Auftrag an.
}
note-find = Finde den Käse: Auf dem Spielfeld { $left ->
    [one] liegt noch 1 Auftrag
   *[other] liegen noch { $left } Aufträge
}.
note-leave = Du hast den Käse gefunden. Jetzt zum Ausgang: Seine Tür ist im { side-name }.
note-left = { $left ->
    [one] Im Stapel ist noch 1 Labyrinthkarte
   *[other] Im Stapel sind noch { $left } Labyrinthkarten
}; { $safe ->
    [0] jede gezogene Karte kann die Gurke sein.
    [one] nach der nächsten kann jede gezogene Karte die Gurke sein.
   *[other] nach den nächsten { $safe } kann jede gezogene Karte die Gurke sein.
}

## Was der Schiedsrichter an einem echten Tisch fragt

chance-drew = Zieh eine Karte für das Förderband und tippe ihren Namen, zum Beispiel m12; oder cucumber für die Gurke.
chance-helped = Deck einen beliebigen der vier Aufträge auf und tippe, wo er liegt und welcher es ist, zum Beispiel c3 cat.
chance-faced = Deck den Auftrag auf { $cell } auf und tippe, welcher es ist: { $choices }.
chance-peeked = Sieh dir den Auftrag auf { $cell } an und tippe, welcher es ist: { $choices }.
