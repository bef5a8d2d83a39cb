# Arena auf Deutsch.

title = Arena
summary = Mäuse rennen um Käsewürfel, rund um eine Katze, die alle herumschicken dürfen. Wer zuerst genug Käse hat, gewinnt.

mouse-name = { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [violet] Violett
    [orange] Orange
   *[slate] Schiefer
}
kind-name = { $kind ->
    [cat] Katzenwürfel
    [move] Laufwürfel
   *[cheese] Käsewürfel
}
who-mouse = { mouse-name } auf { $hex }
who-cat = die Katze auf { $hex }
holder-mouse = { mouse-name }
holder-cat = die Katze
holder-cheese = Käse
dice-sort = { $count ->
    [one] { $sort }
   *[other] { $count } × { $sort }
}
points-of = { $mouse } { $points }
step-plain = { $hex } kostet { $cost }
step-crowded = { $hex } kostet { $cost } (daneben: { $adding })
why-steps = mehr gibt der Würfel nicht her
why-rim = hinter { $hex } kommt der Rand
why-mouse = hinter { $hex } wäre eine Maus zu nah ({ $mice })

## Regeln, in unseren eigenen Worten. docs/games/arena.md wird daraus gemacht.

rule-A1 = Die Arena ist ein großes Sechseck aus sechseckigen Feldern. Die Option side sagt, wie viele Felder jede Kante hat, 4 bis 7; mit 5 sind es insgesamt 61. Die Reihen heißen von oben a, b und so weiter, die Felder sind von links an nummeriert: Mit side 5 haben die Reihen 5 6 7 8 9 8 7 6 5 Felder, und die Mitte ist e5. Der äußerste Ring ist der Rand. (Von uns: die Größe.)
rule-A2 = Es spielen zwei, drei, vier oder sechs. Jede Maus startet in einer Ecke. Die Ecken zählen im Uhrzeigersinn von oben links: mit side 5 sind das a1, a5, e9, i5, i1, e1. Zwei Mäuse nehmen die erste und die vierte; drei die erste, dritte und fünfte; vier die erste, zweite, vierte und fünfte, ein Rechteck; sechs nehmen alle. Die Plätze sind von der ersten Ecke an im Uhrzeigersinn nummeriert, beginnend mit 0.
rule-A3 = Die Katze startet in der Mitte, und sechs Käsewürfel liegen um sie herum, sodass niemand mit dem ersten Zug einen erreicht. (Von uns: die Felder. Es sind die sechs, die zwei Schritte von der Mitte entfernt sind und nicht in gerader Linie mit ihr liegen.)
rule-A4 = Es gibt einen Katzenwürfel, vier Laufwürfel (sechs zu dritt oder zu sechst) und sechs Käsewürfel. Ein Würfel zeigt 1, 2 oder 3, alle gleich wahrscheinlich: Seine Seiten sind 1 1 2 2 3 3. (Laut Rezension: die Seiten der Laufwürfel. Von uns: die Seiten der anderen.) Die Optionen cat_die und cheese_dice ändern die der anderen.
rule-A5 = Der Zufall bestimmt, wer die erste Runde beginnt, alle gleich wahrscheinlich.
rule-A6 = Eine Runde beginnt damit, dass die Startmaus alle Würfel wirft, die nicht auf dem Brett liegen; in der ersten Runde sind das der Katzenwürfel und die Laufwürfel. Der Zufall wirft sie einzeln: den Katzenwürfel, die Laufwürfel, die Käsewürfel.
rule-A7 = Dann nutzen alle reihum, im Uhrzeigersinn von der Startmaus an, je einen Würfel oder passen. Wer passt, darf später in der Runde wieder einen Würfel nutzen; wer keinen nutzen kann, kann nur passen. Ein genutzter Würfel kommt mit dem nächsten Wurf zurück, ebenso Käse, der das Brett verlässt. Würfel einer Art, die dasselbe zeigen, sind austauschbar.
rule-A8 = Ein Laufwürfel bringt deine Maus ein Feld oder mehr in einer geraden Linie voran. Ein Feld zu betreten kostet 1, und je 1 mehr für jede andere Maus neben diesem Feld und für die Katze, wenn sie daneben steht; der ganze Weg darf nicht mehr kosten, als der Würfel zeigt. (Von uns: Keine Maus betritt ein Feld, auf dem eine Maus oder die Katze steht; Käse darf überquert werden.)
rule-A9 = Endet der Weg einer Maus auf Käse, bekommt sie einen Punkt, und der Käsewürfel verlässt das Brett.
rule-A10 = Mit dem Katzenwürfel wählst du eine Richtung, und die Katze geht genau so viele Felder, wie er zeigt; sie bleibt aber vor dem Rand stehen und vor einem Feld, auf oder neben dem eine Maus ist. Käse auf jedem Feld, das sie betritt, verlässt das Brett, und niemand bekommt einen Punkt. (Von uns: Eine Richtung, in der sie keinen Schritt tun kann, darf nicht gewählt werden; und sie betritt nie das Feld einer Maus.)
rule-A11 = Ein Käsewürfel kommt auf ein Feld, das genau so viele Schritte von der Katze entfernt ist, wie er zeigt, und auf dem weder Maus noch Käse ist. (Von uns: Schritte zählen so, wie eine Maus laufen würde, nicht entlang einer Linie; der Rand ist erlaubt.)
rule-A12 = Eine Runde endet, wenn kein Würfel übrig ist oder wenn alle nacheinander gepasst haben, ob sie mussten oder nicht. Die nächste Runde beginnt, wer im Uhrzeigersinn auf die Maus folgt, die zuletzt einen Würfel genutzt hat. (Laut Rezension: dass sie endet, wenn kein Würfel übrig ist. Von uns: Hat niemand einen genutzt, beginnt, wer auf die letzte Startmaus folgt.)
rule-A13 = Wer zuerst sieben Punkte hat, gewinnt sofort. Die Option goal ändert diese Zahl.
rule-A14 = Nach 100 Runden oder nach drei Runden in Folge, in denen niemand einen Würfel genutzt hat, ist das Spiel vorbei: Die meisten Punkte gewinnen, bei Gleichstand wird der Sieg geteilt. Die Option round_limit ändert die Zahl der Runden.

## Optionen

option-side = Wie viele Felder jede Kante der Arena hat.
option-goal = Wie viele Punkte gewinnen.
option-round_limit = Nach so vielen Runden ist das Spiel vorbei, und die meisten Punkte gewinnen.
option-cat_die = Die Seiten des Katzenwürfels, etwa 112233: 1, 2 und 3, jede mindestens einmal.
option-cheese_dice = Die Seiten der Käsewürfel, etwa 112233: 1, 2 und 3, jede mindestens einmal.

## Warum ein Zug abgelehnt wird

refusal-start-first = Noch steht nicht fest, wer beginnt.
refusal-started = Es steht schon fest, wer beginnt.
refusal-roll-first = { $dice ->
    [one] 1 Würfel ist
   *[other] { $dice } Würfel sind
} noch zu werfen.
refusal-all-rolled = Alle Würfel sind schon geworfen.
refusal-wrong-die = Als Nächstes wird kein { kind-name } geworfen, sondern ein { $due }.
refusal-no-such-die = Kein { kind-name } im Vorrat zeigt { $value }.
refusal-same-hex = Deine Maus ist schon auf { $hex }; sie muss mindestens ein Feld weit laufen.
refusal-not-straight = Von { $from } nach { $hex } führt keine gerade Linie.
refusal-in-the-way = Auf dem Weg von { $from } nach { $hex } steht { $who }.
refusal-too-far = Der Weg von { $from } nach { $hex } kostet { $cost }, und der Würfel zeigt { $value }: { $steps }.
refusal-cat-same-hex = Die Katze ist schon auf { $hex }; sie muss mindestens ein Feld weit gehen.
refusal-cat-not-straight = Für die Katze führt keine gerade Linie von { $from } nach { $hex }.
refusal-cat-stuck = Die Katze kann keinen Schritt in Richtung { $hex } tun: { $why }.
refusal-cat-stops = Mit einer { $value } bleibt die Katze auf { $stop } stehen, bevor sie nach { $hex } kommt: { $why }.
refusal-cat-goes-on = Mit einer { $value } bleibt die Katze nicht auf { $hex } stehen; sie geht weiter nach { $stop }.
refusal-wrong-distance = { $hex } ist von der Katze auf { $cat } { $far ->
    [one] 1 Schritt
   *[other] { $far } Schritte
} entfernt, und der Würfel zeigt { $value }.
refusal-taken = { $hex } ist nicht frei; dort ist { $who }.

## Warum ein Text kein Zug ist

bad-value = Kein Würfel zeigt { $name }; Würfel zeigen { $first } bis { $last }.
bad-hex = Ein Feld { $name } gibt es nicht; es gibt { $first } bis { $last }.
bad-no-hex = Sag auch das Feld, zum Beispiel { $like }.
bad-no-value = Sag, was der Würfel zeigt, zum Beispiel { $like }.
bad-no-die = Sag zuerst den Würfel, zum Beispiel { $like }.

## Was geschieht

event-starter = { $mouse } beginnt.
event-rolled = Ein { kind-name } zeigt { $value }.
event-passed = { $mouse } passt.
event-moved = { $mouse } läuft mit einer { $value } von { $from } nach { $hex }; das kostet { $cost }.
event-scored = { $mouse } holt einen Käse: { $points } von { $goal }.
event-cat-moved = { $mouse } schickt die Katze mit einer { $value } von { $from } nach { $hex }{ $reason ->
    [steps] .
   *[other] ; { $why }.
}
event-swept = Die Katze fegt den Käse von { $hex }.
event-cheese-put = { $mouse } legt einen Käse, der { $value } zeigt, auf { $hex }.
event-round = { $cause ->
    [used] Alle Würfel sind genutzt.
   *[passed] Alle haben nacheinander gepasst.
} Runde { $round }: { $mouse } beginnt.

## Wie es endet

ending-seven = { $winners } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und gewinnt.
ending-exhausted = { $idle ->
    [1] Drei Runden lang hat niemand einen Würfel genutzt
   *[other] Die letzte Runde ist vorbei
}: { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

## Was zu sehen ist

move-hint = Tippe move3 c4, um mit einem Laufwürfel, der 3 zeigt, nach c4 zu laufen, cat2 d4, um die Katze mit einer 2 nach d4 zu schicken, cheese1 e6, um einen Käsewürfel, der 1 zeigt, auf e6 zu legen, oder pass.
board-legend = Auf dem Brett: C die Katze, B R G V O S die Mäuse nach Farbe, * Käse, : der Rand, . andere Felder. Jede Reihe steht zwischen den Namen ihres ersten und ihres letzten Feldes.

piece-hex = Feld { $hex }
piece-hex-held = Feld { $hex }: nicht zu betreten, dort ist { $who }
piece-hex-cost = Feld { $hex }: Betreten kostet { mouse-name } { $cost }{ $cost ->
    [1] { "" }
   *[other] { " " }(daneben: { $adding })
}
piece-cheese = Käse auf { $hex }
piece-mouse = Die Maus von { mouse-name } auf { $hex } ({ seat-within })
piece-cat = Die Katze auf { $hex }
piece-dice = { $count ->
    [one] Ein { kind-name }, der { $value } zeigt
   *[other] { $count } { kind-name }, die { $value } zeigen
}
piece-blank = Ein { kind-name }, { $rolling ->
    [1] noch zu werfen
   *[other] schon genutzt
}
piece-pass = Passen
piece-plate = { $mouse } ({ seat-within }) hat { $points } von { $goal } Punkten

offer-pass = Passen
offer-move = Mit einer { $value } nach { $hex } laufen
offer-cat = Die Katze mit einer { $value } nach { $hex } schicken
effect-move = Mit einer { $value } nach { $hex } laufen, kostet { $cost }{ $cheese ->
    [0] { "" }
   *[other] , bringt einen Punkt
}
effect-cat = Die Katze mit einer { $value } nach { $hex } schicken{ $reason ->
    [steps] { "" }
   *[other] ; { $why }
}{ $cheese ->
    [0] { "" }
    [one] ; sie fegt einen Käse weg
   *[other] ; sie fegt { $cheese } Käse weg
}
offer-cheese = Einen Käse, der { $value } zeigt, auf { $hex } legen

note-start = Der Zufall bestimmt, wer beginnt.
note-roll = { $mouse } beginnt die Runde; { $left ->
    [one] 1 Würfel ist
   *[other] { $left } Würfel sind
} noch zu werfen, als Nächstes ein { kind-name }.
note-turn = { $mouse } ist am Zug ({ seat-within }).
note-dice = Würfel im Vorrat: { $dice }.
note-round = Runde { $round } von höchstens { $limit }.
note-points = Punkte, von { $goal }: { $points }.

## Wer spielt

level-1 = Knabbermaus
level-2 = Krümeljäger
level-3 = Arenamaus
level-4 = Katzenbändiger
level-5 = Käsar

## Was an einem echten Tisch gefragt wird

chance-starter = Wer zuletzt eine Katze gesehen hat, beginnt. Tippt die Nummer des Platzes: { $choices }.
chance-rolled = Werft die Würfel, die nicht auf dem Brett sind, und tippt, was sie zeigen, zum Beispiel cat2 move1 move3 (cheese für Käsewürfel). Noch zu werfen: { $due }; als Nächstes: { kind-name }.
