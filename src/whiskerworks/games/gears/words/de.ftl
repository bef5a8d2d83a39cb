# Zahnräder auf Deutsch.

title = Zahnräder
summary = Zwei Spieler, 55 Zapfen, ein goldenes Rad: Treib es von deiner Basis aus an, oder verklemm die andere.

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
    [locked] kann sich nicht drehen
    [ring] kann sich nicht drehen, gehört zum Ring, der das Räderwerk verklemmt
   *[alone] greift in kein anderes Rad
}

level-1 = Lehrling
level-2 = Tüftler
level-3 = Geselle
level-4 = Uhrmacher
level-5 = Großes Uhrwerk

## Regeln, in unseren eigenen Worten. docs/games/gears.md wird daraus gemacht.

rule-G1 = Das Brett hat 55 Zapfen in einem Dreieck aus zehn Reihen, von a (ein Zapfen, die Spitze) bis j (zehn Zapfen). Die Zapfen einer Reihe sind von links an nummeriert. Zapfen sind Nachbarn, wenn Räder auf ihnen ineinandergreifen: links und rechts in der Reihe, zwei darüber, zwei darunter. Das ergibt 135 Nachbarpaare und 81 Dreiecke.
rule-G2 = Das goldene Rad sitzt auf a1, die Basis von Blau auf j1 und die Basis von Rot auf j10; diese drei bewegen sich nie. Jeder hat 14 lose Zahnräder auf der Hand. Platz 0 ist Blau, Platz 1 ist Rot. (Von uns: dass Blau links sitzt.)
rule-G3 = Eine Münze entscheidet, wer beginnt: Der Zufall spielt „first blue“ oder „first red“, beides gleich wahrscheinlich. Mit der Option first wird stattdessen festgelegt, wer beginnt.
rule-G4 = In deinem Zug tust du genau eines: Du steckst ein neues Zahnrad aus deiner Hand auf einen freien Zapfen, oder du versetzt eines deiner losen Zahnräder auf einen anderen freien Zapfen. Fremde Räder bewegst du nie. (Laut Rezension: Niemand darf passen.)
rule-G5 = Räder, die ineinandergreifen, drehen sich gegenläufig. Ein Räderwerk ist eine zusammenhängende Gruppe von Rädern, gleich welcher Farbe, das goldene Rad und die Basen eingeschlossen. Es dreht sich genau dann, wenn man seine Räder so mit zwei Farben färben kann, dass Nachbarn verschieden sind. Ein Dreieck verklemmt es, ebenso jeder längere Ring aus ungerade vielen Rädern; auf diesem Brett gibt es Ringe aus 9 und 11, aus 5 und 7 sind sie nicht möglich. (Laut Rezension: die langen Ringe.)
rule-G6 = Manche Aktionen werden abgelehnt, weil deine Räder danach verboten stünden.
rule-G6a = Abgelehnt: drei deiner eigenen Räder, die Basis eingeschlossen, als Dreieck.
rule-G6b = Abgelehnt: deine Farbe auf beiden Nachbarn eines Eckzapfens (a1, j1 oder j10).
rule-G6c = Abgelehnt: deine eigene Basis in einem Räderwerk, das sich nicht dreht.
rule-G7 = Wenn sich nach deiner Aktion das Räderwerk deiner Basis dreht und das goldene Rad dazugehört, gewinnst du.
rule-G8 = Sonst gilt: Wenn sich nach deiner Aktion das Räderwerk der anderen Basis dreht und das goldene Rad dazugehört, gewinnt die andere Seite; du hast die Verbindung für sie geschlossen.
rule-G9 = Wenn du am Zug bist und jede Aktion abgelehnt wird, bist du blockiert und verlierst.
rule-G10 = Unentschieden ist es, wenn zum dritten Mal dieselben Räder liegen und dieselbe Seite am Zug ist, oder nach 60 Aktionen in Folge ohne neues Zahnrad. Die Option quiet_limit ändert diese Zahl; 0 heißt nie.
rule-G11 = Mit der Option swap darf, wer nicht begonnen hat, auf die allererste Aktion mit „swap“ antworten: Beide tauschen die Farben, und wer begonnen hat, ist noch einmal am Zug, nun mit der anderen Farbe.

## Optionen

option-first = Wer beginnt: Eine Münze entscheidet, oder blue, oder red.
option-quiet_limit = Unentschieden nach so vielen Aktionen in Folge ohne neues Zahnrad; 0 heißt nie.
option-swap = Ob auf die erste Aktion mit einem Farbtausch geantwortet werden darf.

## Warum ein Zug abgelehnt wird

refusal-corner-wheel = Das Rad auf { $peg } bewegt sich nie.
refusal-toss-first = Die Münze ist noch nicht geworfen.
refusal-toss-is-over = Die Münze ist schon geworfen.
refusal-not-vacant = Auf { $peg } sitzt schon ein Rad.
refusal-hand-empty = Du hast kein neues Zahnrad mehr; versetze eines, das auf dem Brett ist.
refusal-no-cog-there = Auf { $peg } ist kein Zahnrad.
refusal-not-your-cog = Das Zahnrad auf { $peg } gehört nicht dir.
refusal-same-peg = Das Zahnrad auf { $peg } muss auf einen anderen Zapfen.
refusal-own-triangle = Auf { $peg } würde es ein Dreieck deiner eigenen Farbe schließen.
refusal-own-corner = Auf { $peg } würde es eine Ecke mit zwei Rädern deiner eigenen Farbe verschließen.
refusal-base-locked = Deine Basis könnte sich nicht drehen: Der Ring { $ring } verklemmt sie.
refusal-no-swap = Ein Farbtausch ist jetzt nicht möglich.

## Warum ein Text kein Zug ist

bad-peg = Einen Zapfen { $name } gibt es nicht; es gibt { $first } bis { $last }.

## Was geschieht

event-first = Die Münze sagt: { colour-name } beginnt.
event-placed = { colour-name } steckt ein Zahnrad auf { $peg }.
event-moved = { colour-name } versetzt ein Zahnrad von { $origin } nach { $peg }.
event-swapped = { seat-name } tauscht: Die Farben wechseln.
event-locked = Die Basis von { colour-name } ist verklemmt, durch den Ring { $ring }.
event-freed = Die Basis von { colour-name } kann sich wieder drehen.

## Wie es endet

ending-gold = Die Basis von { winner-name } dreht das goldene Rad: { winner-name } gewinnt.
ending-gift = Durch die letzte Aktion dreht die Basis von { winner-name } das goldene Rad: ein Geschenk, { winner-name } gewinnt.
ending-block = Jede Aktion der anderen Seite wird abgelehnt, ihre Basis bleibt verklemmt: { winner-name } gewinnt durch Blockade.
ending-repetition = Zum dritten Mal dieselbe Stellung: unentschieden.
ending-stalemate = Zu viele Aktionen ohne neues Zahnrad: unentschieden.

## Was zu sehen ist

move-hint = Tippe e3, um ein neues Zahnrad auf e3 zu stecken, oder e3-f4, um dein Zahnrad von e3 nach f4 zu versetzen.
board-legend = Auf dem Brett: * das goldene Rad, B und R die Basen, b und r lose Zahnräder, . ein freier Zapfen. Hinter einem Rad: > es dreht sich im Uhrzeigersinn, < dagegen, x es ist verklemmt.

piece-peg = Zapfen { $peg }
piece-cog = Zahnrad von { colour-name } auf { $peg }, { turning }
piece-base = Die Basis von { colour-name } auf { $peg }, { turning }
piece-gold = Das goldene Rad auf { $peg }, { turning }

offer-place = Ein neues Zahnrad auf { $peg } stecken
offer-move = Das Zahnrad von { $origin } nach { $peg } versetzen
offer-swap = Die Farben tauschen

note-toss = Eine Münze entscheidet, wer beginnt.
note-turn = { colour-name } ist am Zug ({ seat-within }).
note-locked = Die Basis von { colour-name } ist verklemmt, durch den Ring { $ring }: Erlaubt ist nur eine Aktion, die sie befreit [G6c].
note-hand = { colour-name } hat { $left ->
    [0] kein neues Zahnrad mehr
    [one] 1 neues Zahnrad
   *[other] { $left } neue Zahnräder
}.
note-quiet = { $quiet ->
    [one] 1 Aktion
   *[other] { $quiet } Aktionen
} ohne neues Zahnrad; unentschieden bei { $limit }.

## Was an einem echten Tisch gefragt wird

chance-first = Werft eine Münze, wer beginnt, und tippt blue (Blau) oder red (Rot).
