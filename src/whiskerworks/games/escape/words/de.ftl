# Flucht auf Deutsch.

title = Flucht
summary = Du allein, eine Katze, eingesperrt mit einer wandelnden Bombe: Finde den Käse unter vier verdeckten Agenden und erreiche den Ausgang, bevor die Gurke kommt.

who-bomb = die Mechanische Maus
who-exit = der Ausgang
cell-name = { $cell }
bomb-way = Mit { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnrädern
} läuft die Bombe nach { side-name }: { $fate ->
    [goes] bis { $cells }
    [edge] vom Brett hinunter, und sie explodiert
    [exit] auf den Ausgang, und sie explodiert
    [wall] gegen eine Wand, und sie explodiert
    [cat] auf die Katze, und sie treffen sich
   *[trapped] in Gänge, die nirgendwohin führen, und sie explodiert
}.

level-1 = Hauskatze
level-2 = Straßenkatze
level-3 = Einbrecher
level-4 = Akrobat
level-5 = Entfesselungskünstler

## Regeln, in unseren eigenen Worten. docs/games/escape.md wird daraus gemacht.

rule-E1 = Du spielst allein und bist die Katze. Die Maus ist die Mechanische Maus, eine wandelnde Bombe; der Käse liegt als Ausgang da. Das Brett ist 5 x 5 groß, die Felder c3 bis g7, und nichts verlässt es. Die vier Agenden liegen verdeckt in den Ecken. Ein Zug ist Anlegen, Drehen, Laufen, Bombe, Ende.
rule-E2 = Die Option setup ist eine von vier: diagonal-dash, lucky-leftovers (vier Startkarten kommen zufällig, mit 0 Grad), careful-corners und horrible-hallways. Die Option belt lässt nur drei Karten auf dem Förderband, das ist schwerer. Mit der Option help deckt der Zufall am Ende des Aufbaus eine Agenda auf, jede Ecke und jedes Bild gleich wahrscheinlich; sie liegt dann offen da und tut nichts, bis die Katze zu ihr kommt. (Von uns: die Auslagen, die Dateien sind, und dass die Karten von lucky-leftovers mit 0 Grad liegen.)
rule-E3 = Der Stapel besteht aus 17 Labyrinthkarten und darunter 3 und der Gurke, gemischt; mit drei Karten auf dem Förderband liegt oben eine mehr.
rule-E4 = Leg eine Karte neben eine beliebige andere Karte, Agenden und Figuren eingeschlossen, oder auf eine Labyrinthkarte mit denselben Wänden; mehr als zwei liegen nie übereinander. Nie auf eine Agenda, eine Figur oder den Ausgang.
rule-E5 = Zahnräder drehen auch die Mechanische Maus und den Ausgang. Das Getriebe der Maus zeigt für jede Anzahl von Zahnrädern in eine Richtung. (Von uns: Mit 0 Grad zeigt es 0 im Norden, 1 im Osten, 2 im Süden, 3 im Westen; der Ausgang hat eine Tür, mit 0 Grad im Süden. Eine eigene Auslage kann Getriebe und Tür anders festlegen.)
rule-E6 = Liegt die Katze neben der angelegten Karte, muss sie durch sie hindurchlaufen, wenn sie irgendwohin kommt: auf ein freies Feld; zu einer Agenda; durch seine Tür in den Ausgang, sobald der Käse gefunden ist, dann gewinnst du; oder zur Mechanischen Maus, dann verlierst du. Über Agenden darf sie hinweglaufen. (Von uns: Sie sind nach allen Seiten offen; bevor der Käse gefunden ist, kann der Ausgang weder betreten noch überquert werden.)
rule-E7 = Dann läuft die Bombe. Zähl die Zahnräder der angelegten Karte: Die Mechanische Maus geht ein Feld in die Richtung, in die ihr Getriebe für diese Zahl zeigt. Auf einem freien Feld oder einer Agenda hält sie an. Auf einer Labyrinthkarte, die zu ihr hin offen ist, läuft sie durch die Gänge weiter zu einem freien Feld oder einer Agenda deiner Wahl; über Agenden darf sie hinweglaufen (von uns). Sie explodiert, und du verlierst, wenn dieser Schritt vom Brett führt, gegen eine Wand oder auf den Ausgang, oder wenn sie nirgends anhalten kann. Geht sie auf die Katze, haben sie sich getroffen, und du verlierst. Sie muss anderswo ankommen, als sie losgelaufen ist.
rule-E8 = Am Ende des Zuges wird eine Karte gezogen; ist es die Gurke, kommst du zu spät. Dann wird, wenn der Lauf der Katze auf einer Agenda geendet hat, diese aufgedeckt, tut, was sie tut, und verlässt das Brett. Maus: Schieb die Mechanische Maus in eine beliebige der vier Richtungen (von uns: kann sie nirgends anhalten, geschieht nichts). Gurke: Sie läuft noch einmal, nach den Zahnrädern der in diesem Zug angelegten Karte, und explodiert, wenn sie nicht kann. Katze: Sieh dir eine andere Agenda an; sie bleibt liegen und ist von da an bekannt. Käse: Der Käse ist gefunden. (Von uns: welche der ersten drei was tut; eine eigene Auslage kann es anders festlegen.)
rule-E9 = Bevor der Käse gefunden ist, kannst du nicht gewinnen.
rule-M7 = Vor dem Spiel werden die Katze, die Mechanische Maus, der Ausgang und die Agenden ausgelegt. Der Zufall wählt für jedes Startfeld eine Karte der richtigen Form, gedreht um den kleinsten Winkel, der passt, dann die Karten für das Förderband. Alle sind gleich wahrscheinlich.
rule-M8 = Jede Karte, die noch nicht gekommen ist, ist so wahrscheinlich wie jede andere.
rule-M4 = Ein Feld heißt nach seiner Spalte, c bis g von links, und seiner Zeile, 3 bis 7 von oben. Norden ist oben. Der Winkel einer Karte sagt, wie weit sie im Uhrzeigersinn gedreht ist: 0, 90, 180 oder 270 Grad.
rule-M12 = Jedes Zahnrad der angelegten Karte dreht, was auf dieser Seite neben ihr liegt, um 90 Grad in seine Richtung: eine Labyrinthkarte mit allem, was unter ihr liegt, die Mechanische Maus oder den Ausgang. Die Katze und die Agenden drehen sich nicht, und die Zahnräder gedrehter Karten tun nichts.
rule-M13 = Nur die Katze läuft durch die angelegte Karte (E6). Die Mechanische Maus geht danach, je nach Zahl der Zahnräder (E7).
rule-M16 = Am Ende deines Zuges ziehst du eine Karte aufs Förderband. Ist es die Gurke, verlierst du.

## Optionen

option-setup = Wo am Anfang alles liegt: eine Auslage von uns oder eine eigene Zeile, zum Beispiel mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Wie viele Karten auf dem Förderband liegen: 3 ist schwerer als 4.
option-help = Eine Agenda wird vor dem ersten Zug aufgedeckt.

## Warum ein Zug abgelehnt wird

refusal-help-due = Als Nächstes wird eine Agenda aufgedeckt.
refusal-walk-due = Die angelegte Karte bringt die Katze in Bewegung: Sie muss jetzt laufen, zum Beispiel cat c5.
refusal-bomb-due = Die Mechanische Maus muss jetzt laufen, zum Beispiel bomb d6.
refusal-face-due = Jetzt wird gesagt, welche Agenda dort liegt.
refusal-nudge-due = Jetzt darfst du die Mechanische Maus schieben, zum Beispiel nudge d6.
refusal-again-due = Die Mechanische Maus muss noch einmal laufen, zum Beispiel bomb d6.
refusal-peek-due = Jetzt darfst du dir eine Agenda ansehen, zum Beispiel peek c3.
refusal-no-such-thing = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-cucumber-early = Die Gurke kommt frühestens nach { $after } Karten; bisher gezogen: { $drawn }.
refusal-off-board = { $cell } liegt nicht auf dem Brett; das reicht von c3 bis g7.
refusal-too-high = Auf { $cell } liegen schon zwei Karten, und mehr dürfen nicht übereinanderliegen.
refusal-on-agenda = Auf { $cell } liegt eine Agenda, und auf sie wird keine Karte gelegt.
refusal-no-cheese-yet = Der Ausgang ist zu, bis der Käse gefunden ist.
refusal-no-door = Die Katze kommt zum Ausgang, aber nicht zu seiner Tür.
refusal-bomb-elsewhere = Mit { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnrädern
} hält die Mechanische Maus nicht auf { $cell } an; möglich: { $cells }.
refusal-nudge-elsewhere = Die Mechanische Maus lässt sich nicht nach { $cell } schieben; möglich: { $cells }.
refusal-no-agenda = Auf { $cell } liegt keine Agenda.
refusal-agenda-known = Die Agenda auf { $cell } ist schon bekannt.
refusal-face-elsewhere = Aufgedeckt wird die Agenda auf { $cell }.
refusal-face-known = Die Agenda { agenda-name } liegt nicht auf { $cell }.

## Was geschieht

event-helped = Als Starthilfe wird die Agenda auf { $cell } aufgedeckt: { agenda-name }.
event-skipped = Nichts kann angelegt werden.
event-turned-mouse = Das Zahnrad im { side-name } von { $by } dreht die Mechanische Maus { way-name }.
event-turned-exit = Das Zahnrad im { side-name } von { $by } dreht den Ausgang { way-name }.
event-through-door = Die Katze ist draußen!
event-met = Katze und Mechanische Maus treffen sich!
event-bombed = Die Mechanische Maus läuft: { $cells }.
event-blew-up = { $way } Bumm!
event-drew-cucumber = Die Gurke wird gezogen: zu spät.
event-faced = Die Agenda auf { $cell } wird aufgedeckt: { agenda-name }.
event-found = Der Käse ist gefunden! Jetzt zum Ausgang.
event-may-nudge = Die Mechanische Maus darf einmal geschoben werden, in jede Richtung.
event-nudged = Die Mechanische Maus wird geschoben: { $cells }.
event-goes-again = Die Mechanische Maus läuft noch einmal, mit { $cogs ->
    [one] 1 Zahnrad
   *[other] { $cogs } Zahnrädern
}.
event-may-peek = Eine der anderen Agenden darf angesehen werden.
event-nothing-happens = Für sie gibt es nichts zu tun.
event-peeks = Du siehst dir die Agenda auf { $cell } an.
event-peeked = Die Agenda auf { $cell } ist: { agenda-name }.

## Wie es endet

ending-escaped = Die Katze hat den Käse und ist draußen: Du gewinnst!
ending-met-mouse = Die Katze und die Mechanische Maus haben sich getroffen: Du verlierst.
ending-exploded = Die Mechanische Maus konnte nirgendwohin und ist explodiert: Du verlierst.
ending-too-late = Die Gurke kam, bevor die Katze draußen war: Du verlierst.

## Was zu sehen ist

move-hint = Tippe m07 e4 90, um die Karte m07 auf e4 anzulegen, um 90 Grad gedreht; cat c5, um die Katze laufen zu lassen; bomb d6, um zu sagen, wo die Mechanische Maus anhält.
board-legend = Auf dem Brett: = und | Wände, o ein Mauseloch in einer Wand, R und L ein Zahnrad an dieser Seite, das die Nachbarkarte rechtsherum (im Uhrzeigersinn) oder linksherum (gegen den Uhrzeigersinn) dreht; M07 liegt auf einer anderen; Felder mit Namen sind frei; gepunktete Rahmen sind Agenden, ? eine, die niemand kennt. Rund um MOUSE stehen die Zahlen ihres Getriebes; EXIT ist dort offen, wo die Tür ist. Darunter das Förderband, seine Karten so, wie sie mit 0 Grad liegen.

piece-cell = { $use ->
    [beside] { $cell }: freies Feld; hier kann eine Karte angelegt werden
   *[far] { $cell }: freies Feld; nichts liegt daneben
}
piece-agenda = { $agenda ->
    [none] Eine verdeckte Agenda auf { $cell }
   *[other] Die Agenda { agenda-name } auf { $cell }, bekannt
}
piece-exit = Der Ausgang auf { $cell }, seine Tür im { side-name }, { $open ->
    [1] offen
   *[other] zu, bis der Käse gefunden ist
}
piece-bomb = Die Mechanische Maus auf { $cell }. Ihr Getriebe zeigt { $north } im Norden, { $east } im Osten, { $south } im Süden, { $west } im Westen
piece-bomb-mark = { $cell }: Dorthin kann die Bombe mit so vielen Zahnrädern: { $cogs }
piece-plate = Die Agenda { agenda-name }: { $effect ->
    [nudge] Schieb die Mechanische Maus in eine beliebige Richtung
    [again] Die Mechanische Maus läuft noch einmal
    [peek] Sieh dir eine andere Agenda an
   *[find] Der Käse ist gefunden
}. { $lies ->
    [gone] Sie lag auf { $cell } und ist fort
    [known] Sie liegt auf { $cell }
   *[hidden] Niemand weiß, wo sie liegt
}
sentences = { $said } { $next }
offer-bomb = Die Mechanische Maus nach { $cell } ziehen
effect-place = { $covers ->
    [1] { $card } auf die Karte auf { $cell } legen, mit { $angle } Grad
   *[other] { $card } auf { $cell } anlegen, mit { $angle } Grad
}{ $count ->
    [0] { "" }
   *[other] ; sie dreht { $turned }
}. { $others ->
    [0] { "" }
   *[other] { $other } { "" }
}{ $cat ->
    [1] Zuerst läuft die Katze. { "" }
   *[other] { "" }
}{ $bomb }
effect-walk = Die Katze läuft: { $cells }{ $meets ->
    [exit] , und sie ist draußen
    [mouse] , und sie trifft die Mechanische Maus
    [agenda] , und sie wird die Agenda dort aufdecken
   *[nobody] { "" }
}
effect-bomb = Die Mechanische Maus läuft: { $cells }
offer-peek = Die Agenda auf { $cell } ansehen

note-step = { $step ->
    [start] Der Zufall legt die Startkarten.
    [belt] Der Zufall füllt das Förderband.
    [help] Der Zufall deckt eine Agenda auf.
    [turn] Eine Karte ist anzulegen.
    [move] Die Katze muss laufen; dann die Bombe.
    [bomb] Die Mechanische Maus muss laufen.
    [draw] Eine Karte wird gezogen.
    [face] Die Agenda unter der Katze wird aufgedeckt.
    [nudge] Du darfst die Mechanische Maus in eine beliebige Richtung schieben.
    [again] Die Mechanische Maus muss noch einmal laufen.
    [peek] Du darfst dir eine Agenda ansehen.
   *[peeked] Du erfährst, welche Agenda es ist.
}
note-find = Der Käse ist noch nicht gefunden: Auf dem Brett { $left ->
    [one] liegt noch 1 Agenda
   *[other] liegen noch { $left } Agenden
}.
note-leave = Der Käse ist gefunden: Die Tür des Ausgangs ist im { side-name }.
note-left = Im Stapel { $left ->
    [one] ist noch 1 Labyrinthkarte
   *[other] sind noch { $left } Labyrinthkarten
}; { $safe ->
    [0] jede gezogene Karte kann die Gurke sein.
    [one] nach der nächsten kann jede gezogene Karte die Gurke sein.
   *[other] nach den nächsten { $safe } kann jede gezogene Karte die Gurke sein.
}

## Was an einem echten Tisch gefragt wird

chance-drew = Zieh eine Karte fürs Förderband und tipp ihren Namen: m12, oder cucumber, wenn es die Gurke ist.
chance-helped = Deck eine der vier Agenden auf, gleich welche, und tipp, wo sie liegt und welche es ist, zum Beispiel c3 cat.
chance-faced = Deck die Agenda auf { $cell } auf und tipp, welche es ist: { $choices }.
chance-peeked = Sieh dir die Agenda auf { $cell } an und tipp, welche es ist: { $choices }.
