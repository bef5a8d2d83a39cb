# Zahnräder auf Deutsch.

title = Zahnräder
summary = Zwei Personen, 55 Stifte, ein goldenes Zahnrad: Treib es von deinem Basisrad aus an oder leg das gegnerische lahm.

colour-name = { $colour ->
    [blue] Blau
    [red] Rot
   *[gold] Gold
}
winner-name = { $winner ->
    [blue] Blau
   *[red] Rot
}
turning = { $motion ->
    [clockwise] dreht sich im Uhrzeigersinn
    [counter] dreht sich gegen den Uhrzeigersinn
    [locked] blockiert
    [ring] blockiert, gehört zum Ring, der das Räderwerk blockiert
   *[alone] berührt kein anderes Rad
}

level-1 = Lehrling
level-2 = Tüftler
level-3 = Mechaniker
level-4 = Uhrmacher
level-5 = Großes Uhrwerk

## Regeln, in unseren eigenen Worten. docs/games/gears.md wird daraus gemacht.

rule-G1 = Das Spielfeld ist ein Dreieck aus 55 Stiften in zehn Reihen, von a (ein Stift, die Spitze) bis j (zehn Stifte). In jeder Reihe sind die Stifte von links nummeriert. Zwei Stifte sind Nachbarn, wenn Räder auf ihnen ineinandergreifen: links und rechts in der Reihe, zwei darüber, zwei darunter. Das ergibt 135 Nachbarpaare und 81 Dreiecke.
rule-G2 = Das goldene Zahnrad sitzt auf a1, das Basisrad von Blau auf j1 und das Basisrad von Rot auf j10. Diese drei werden nie versetzt. Du beginnst mit 14 losen Zahnrädern in deinem Vorrat. Blau ist der erste Platz, Rot der zweite. (Von uns: Blau sitzt links.)
rule-G3 = Ein Münzwurf entscheidet, wer beginnt; geschrieben wird das „first blue“ oder „first red“. Mit der Option first legst du stattdessen selbst fest, wer beginnt.
rule-G4 = In deinem Zug tust du genau eines: Du steckst ein neues Zahnrad aus deinem Vorrat auf einen freien Stift, oder du versetzt eines deiner losen Zahnräder auf einen anderen freien Stift. Gegnerische Räder versetzt du nie. (Laut Rezension: Passen ist nicht erlaubt.)
rule-G5 = Räder, die ineinandergreifen, drehen sich gegenläufig. Ein Räderwerk ist eine zusammenhängende Gruppe von Rädern beliebiger Farbe; auch das goldene Zahnrad und die Basisräder zählen dazu. Es dreht sich, wenn sich seine Räder so mit zwei Farben einfärben lassen, dass Nachbarn immer verschieden sind; sonst ist es blockiert. Ein Dreieck blockiert ein Räderwerk, ebenso jeder längere Ring aus einer ungeraden Zahl von Rädern: Ringe aus 9 und 11 passen auf dieses Spielfeld, Ringe aus 5 und 7 nicht. (Laut Rezension: die langen Ringe.)
rule-G6 = Nach deiner Aktion darf keiner der folgenden drei Fälle vorliegen.
rule-G6a = Du darfst kein Dreieck aus drei eigenen Rädern bilden; dein Basisrad zählt mit.
rule-G6b = Du darfst nicht beide Nachbarn eines Eckstifts (a1, j1 oder j10) besetzen.
rule-G6c = Dein eigenes Basisrad darf nicht zu einem blockierten Räderwerk gehören.
rule-G7 = Du gewinnst, wenn sich nach deiner Aktion das Räderwerk deines Basisrads dreht und das goldene Zahnrad dazugehört.
rule-G8 = Sonst gilt: Dreht nach deiner Aktion das gegnerische Basisrad das goldene Zahnrad, gewinnt die Gegenseite. Du hast die Verbindung für sie geschlossen.
rule-G9 = Wenn du am Zug bist und keine erlaubte Aktion hast, bist du blockiert und verlierst.
rule-G10 = Das Spiel endet unentschieden, wenn zum dritten Mal dieselben Räder auf dem Spielfeld stehen und dieselbe Seite am Zug ist, oder nach 60 Aktionen in Folge ohne neues Zahnrad. Die Option quiet_limit ändert diese Zahl; 0 schaltet die Grenze aus.
rule-G11 = Mit der Option swap darf die zweite Seite auf die allererste Aktion mit „swap“ antworten: Beide tauschen die Farben, und wer begonnen hat, ist noch einmal am Zug, nun mit der anderen Farbe.

## Optionen

option-first = Wer beginnt: ein Münzwurf (coin), Blau (blue) oder Rot (red).
option-quiet_limit = Wie viele Aktionen in Folge ohne neues Zahnrad ein Unentschieden ergeben; 0 schaltet die Grenze aus.
option-swap = Ob die zweite Seite auf die erste Aktion mit einem Farbtausch antworten darf.

## Warum ein Zug abgelehnt wird

refusal-corner-wheel = Das Rad auf { $peg } wird nie versetzt.
refusal-toss-first = Wirf zuerst die Münze.
refusal-toss-is-over = Die Münze ist schon geworfen.
refusal-not-vacant = Auf { $peg } sitzt schon ein Rad.
refusal-hand-empty = Dein Vorrat ist leer. Versetze ein Zahnrad, das schon auf dem Spielfeld ist.
refusal-no-cog-there = Auf { $peg } sitzt kein Zahnrad.
refusal-not-your-cog = Das Zahnrad auf { $peg } gehört dir nicht.
refusal-same-peg = Versetze das Zahnrad auf { $peg } auf einen anderen Stift.
refusal-own-triangle = Ein Zahnrad auf { $peg } würde ein Dreieck deiner eigenen Farbe schließen.
refusal-own-corner = Mit einem Zahnrad auf { $peg } hättest du beide Stifte neben einer Ecke besetzt.
refusal-base-locked = Dein Basisrad könnte sich nicht drehen: Der Ring aus { $ring } würde es blockieren.
refusal-no-swap = Du kannst jetzt nicht die Farben tauschen.

## Warum ein Text kein Zug ist

bad-peg = Einen Stift { $name } gibt es nicht. Die Stifte gehen von { $first } bis { $last }.

## Was geschieht

event-first = Die Münze zeigt { colour-name }: { colour-name } beginnt.
event-placed = { colour-name } steckt ein Zahnrad auf { $peg }.
event-moved = { colour-name } versetzt ein Zahnrad von { $origin } nach { $peg }.
event-swapped = { seat-name } tauscht: Die Farben wechseln die Seiten.
event-locked = Der Ring aus { $ring } blockiert das Basisrad von { colour-name }.
event-freed = Das Basisrad von { colour-name } kann sich wieder drehen.

## Wie es endet

ending-gold = Das Basisrad von { winner-name } dreht das goldene Zahnrad: { winner-name } gewinnt!
ending-gift = Die letzte Aktion hat das Basisrad von { winner-name } mit dem goldenen Zahnrad verbunden. Ein Geschenk: { winner-name } gewinnt!
ending-block = Keine Aktion ist mehr erlaubt, das Basisrad bleibt blockiert: { winner-name } gewinnt durch Blockade!
ending-repetition = Dieselbe Stellung zum dritten Mal: Das Spiel endet unentschieden.
ending-stalemate = Zu viele Aktionen ohne neues Zahnrad: Das Spiel endet unentschieden.

## Was zu sehen ist

move-hint = Tippe e3, um ein neues Zahnrad auf e3 zu stecken, oder e3-f4, um dein Zahnrad von e3 nach f4 zu versetzen.
board-legend = Auf dem Spielfeld: * ist das goldene Zahnrad, B und R sind die Basisräder, b und r lose Zahnräder, . ist ein freier Stift. Hinter einem Rad heißt >, dass es sich im Uhrzeigersinn dreht, <, dass es sich dagegen dreht, und x, dass es blockiert ist.

piece-peg = Stift { $peg }
piece-cog = Zahnrad von { colour-name } auf { $peg }, { turning }
piece-base = Basisrad von { colour-name } auf { $peg }, { turning }
piece-gold = Das goldene Zahnrad auf { $peg }, { turning }

offer-place = Ein neues Zahnrad auf { $peg } stecken
offer-move = Das Zahnrad von { $origin } nach { $peg } versetzen
offer-swap = Farben mit der Gegenseite tauschen

note-toss = Wirf eine Münze: Sie entscheidet, wer beginnt.
note-turn = { colour-name } ist am Zug ({ seat-within }).
note-locked = Der Ring aus { $ring } blockiert das Basisrad von { colour-name }. { colour-name } muss es jetzt befreien [G6c].
note-hand = { colour-name } hat { $left ->
    [0] kein neues Zahnrad mehr
    [one] noch 1 neues Zahnrad
   *[other] noch { $left } neue Zahnräder
}.
note-quiet = { $quiet ->
    [one] 1 Aktion
   *[other] { $quiet } Aktionen
} ohne neues Zahnrad; bei { $limit } endet das Spiel unentschieden.

## Was der Schiedsrichter an einem echten Tisch fragt

chance-first = Wirf eine Münze und tippe, wer beginnt: blue (Blau) oder red (Rot).
