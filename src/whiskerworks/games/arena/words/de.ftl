# Arena auf Deutsch.

title = Arena
summary = Lauf mit deiner Maus um die Wette zum Käse und hetz den anderen die Katze auf den Hals. Wer zuerst genug Käse hat, gewinnt.

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
why-steps = weiter reicht der Würfel nicht
why-rim = hinter { $hex } käme sie an den Rand
why-mouse = hinter { $hex } käme sie jemandem zu nahe ({ $mice })

## Regeln, in unseren eigenen Worten. docs/games/arena.md wird daraus gemacht.

rule-A1 = Die Arena ist ein Sechseck aus sechseckigen Feldern. Die Option side legt fest, wie viele Felder jede Kante hat, 4 bis 7; mit 5 hat die Arena 61 Felder. Die Reihen heißen von oben a, b und so weiter, die Felder sind von links nummeriert: Bei side 5 haben die Reihen 5 6 7 8 9 8 7 6 5 Felder, und die Mitte ist e5. Der äußerste Ring ist der Rand. (Von uns: die Größe.)
rule-A2 = Arena ist für zwei, drei, vier oder sechs Personen. Jede Maus startet in einer Ecke. Die Ecken zählen im Uhrzeigersinn von oben links: a1, a5, e9, i5, i1, e1 bei side 5. Zwei Mäuse nehmen die erste und vierte; drei die erste, dritte und fünfte; vier die erste, zweite, vierte und fünfte, ein Rechteck; sechs nehmen alle. Die Plätze folgen von der ersten Ecke an im Uhrzeigersinn.
rule-A3 = Die Katze startet in der Mitte. Um sie herum liegen sechs Käsewürfel, außer Reichweite eines ersten Zuges. (Von uns: die Felder. Es sind die sechs, die zwei Schritte von der Mitte entfernt sind und nicht in gerader Linie mit ihr liegen.)
rule-A4 = Gespielt wird mit einem Katzenwürfel, vier Laufwürfeln (sechs zu dritt oder zu sechst) und sechs Käsewürfeln. Ein Würfel zeigt 1, 2 oder 3, alle gleich wahrscheinlich: Seine Seiten sind 1 1 2 2 3 3. (Laut Rezension: die Seiten der Laufwürfel. Von uns: die Seiten der anderen.) Die Optionen cat_die und cheese_dice ändern die Seiten dieser Würfel.
rule-A5 = Eine Auslosung entscheidet, wer die erste Runde beginnt, alle mit gleicher Chance.
rule-A6 = Wer eine Runde beginnt, wirft alle Würfel, die nicht auf dem Spielfeld liegen; in der ersten Runde sind das der Katzenwürfel und die Laufwürfel. Geworfen wird einzeln: zuerst der Katzenwürfel, dann die Laufwürfel, dann die Käsewürfel.
rule-A7 = Dann nutzen alle reihum, im Uhrzeigersinn vom Startspieler aus, je einen Würfel oder passen. Nach dem Passen darfst du später in der Runde wieder einen Würfel nutzen. Kannst du keinen Würfel nutzen, musst du passen. Genutzte Würfel und Käse, der das Spielfeld verlässt, kommen mit dem nächsten Wurf zurück. Würfel einer Art, die dieselbe Zahl zeigen, sind austauschbar.
rule-A8 = Mit einem Laufwürfel läuft deine Maus ein oder mehrere Felder in einer geraden Linie. Ein Feld zu betreten kostet 1, dazu 1 für jede andere Maus neben diesem Feld und 1, wenn die Katze daneben ist. Der ganze Weg darf nicht mehr kosten, als der Würfel zeigt. (Von uns: Ein Feld mit einer Maus oder der Katze darfst du nicht betreten; über Käse darfst du laufen.)
rule-A9 = Endet dein Lauf auf Käse, bekommst du einen Punkt. Der Käsewürfel verlässt das Spielfeld.
rule-A10 = Nutzt du den Katzenwürfel, wähle eine Richtung: Die Katze geht genau so viele Felder, wie der Würfel zeigt, bleibt aber vor dem Rand stehen und vor einem Feld, auf oder neben dem eine Maus ist. Käse auf jedem Feld, das sie betritt, verlässt das Spielfeld, und niemand bekommt einen Punkt. (Von uns: Eine Richtung, in der die Katze keinen Schritt tun kann, darfst du nicht wählen; das Feld einer Maus betritt sie nie.)
rule-A11 = Leg einen Käsewürfel auf ein Feld, das genau so viele Schritte von der Katze entfernt ist, wie der Würfel zeigt. Auf dem Feld darf weder eine Maus noch Käse sein. (Von uns: Zähl die Schritte so, wie eine Maus laufen würde, nicht entlang einer Linie; der Rand ist erlaubt.)
rule-A12 = Eine Runde endet, wenn keine Würfel übrig sind oder wenn alle nacheinander gepasst haben, freiwillig oder nicht. Die nächste Runde beginnt, wer im Uhrzeigersinn auf die Person folgt, die zuletzt einen Würfel genutzt hat. (Laut Rezension: Die Runde endet, wenn keine Würfel übrig sind. Von uns: Hat niemand einen Würfel genutzt, beginnt, wer auf den letzten Startspieler folgt.)
rule-A13 = Wer zuerst sieben Punkte hat, gewinnt sofort. Die Option goal ändert diese Zahl.
rule-A14 = Das Spiel endet auch nach 100 Runden oder nach drei Runden in Folge, in denen niemand einen Würfel genutzt hat. Dann gewinnen die meisten Punkte, und bei Gleichstand wird der Sieg geteilt. Die Option round_limit ändert die Zahl der Runden.

## Optionen

option-side = Wie viele Felder jede Kante der Arena hat.
option-goal = Wie viele Punkte zum Sieg nötig sind.
option-round_limit = Nach so vielen Runden endet das Spiel, und die meisten Punkte gewinnen.
option-cat_die = Die Seiten des Katzenwürfels, zum Beispiel 112233: 1, 2 und 3, jede mindestens einmal.
option-cheese_dice = Die Seiten der Käsewürfel, zum Beispiel 112233: 1, 2 und 3, jede mindestens einmal.

## Warum ein Zug abgelehnt wird

refusal-start-first = Zuerst muss feststehen, wer beginnt.
refusal-started = Wer beginnt, steht schon fest.
refusal-roll-first = Wirf zuerst die Würfel: { $dice ->
    [one] Noch 1 Würfel ist
   *[other] Noch { $dice } Würfel sind
} zu werfen.
refusal-all-rolled = Alle Würfel sind schon geworfen.
refusal-wrong-die = Noch ist kein { kind-name } an der Reihe, sondern ein { $due }.
refusal-no-such-die = Kein { kind-name } im Vorrat zeigt { $value }.
refusal-same-hex = Deine Maus ist schon auf { $hex }. Lauf mindestens ein Feld weit.
refusal-not-straight = Von { $from } nach { $hex } führt keine gerade Linie.
refusal-in-the-way = Von { $from } nach { $hex } kommst du nicht: Im Weg ist { $who }.
refusal-too-far = Von { $from } nach { $hex } zu laufen kostet { $cost }, aber der Würfel zeigt { $value }: { $steps }.
refusal-cat-same-hex = Die Katze ist schon auf { $hex }. Schick sie mindestens ein Feld weit.
refusal-cat-not-straight = Für die Katze führt keine gerade Linie von { $from } nach { $hex }.
refusal-cat-stuck = Die Katze kann keinen Schritt in Richtung { $hex } tun: { $why }.
refusal-cat-stops = Mit einer { $value } bleibt die Katze schon auf { $stop } stehen, vor { $hex }: { $why }.
refusal-cat-goes-on = Mit einer { $value } bleibt die Katze nicht auf { $hex } stehen, sie geht weiter bis { $stop }.
refusal-wrong-distance = Von der Katze auf { $cat } bis { $hex } { $far ->
    [one] ist es 1 Schritt
   *[other] sind es { $far } Schritte
}, aber der Würfel zeigt { $value }.
refusal-taken = { $hex } ist besetzt: Dort ist { $who }.

## Warum ein Text kein Zug ist

bad-value = Kein Würfel zeigt { $name }. Würfel zeigen { $first } bis { $last }.
bad-hex = Ein Feld { $name } gibt es nicht. Die Felder gehen von { $first } bis { $last }.
bad-no-hex = Gib auch das Feld an, zum Beispiel { $like }.
bad-no-value = Gib auch an, was der Würfel zeigt, zum Beispiel { $like }.
bad-no-die = Beginne mit dem Würfel, zum Beispiel { $like }.

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
event-cheese-put = { $mouse } legt einen Käsewürfel mit der { $value } auf { $hex }.
event-round = { $cause ->
    [used] Alle Würfel sind genutzt.
   *[passed] Alle haben gepasst.
} Runde { $round }: { $mouse } beginnt.

## Wie es endet

ending-seven = { $winners } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
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

move-hint = Tippe move3 c4, um mit einem Laufwürfel, der 3 zeigt, nach c4 zu laufen, cat2 d4, um die Katze mit einer 2 nach d4 zu schicken, cheese1 e6, um einen Käsewürfel mit der 1 auf e6 zu legen, oder pass.
board-legend = Auf dem Spielfeld: C ist die Katze, B R G V O S sind die Mäuse nach Farbe, * ist Käse, : der Rand, . jedes andere Feld. Jede Reihe steht zwischen den Namen ihres ersten und ihres letzten Feldes.

piece-hex = Feld { $hex }
piece-hex-held = Feld { $hex }, besetzt: { $who }
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
    [1] noch nicht geworfen
   *[other] schon genutzt
}
piece-pass = Passen
piece-plate = { $mouse } ({ seat-within }) hat { $points } von { $goal } Punkten

offer-pass = Passen
offer-move = Mit einer { $value } nach { $hex } laufen
offer-cat = Die Katze mit einer { $value } nach { $hex } schicken
effect-move = Mit einer { $value } nach { $hex } laufen, das kostet { $cost }{ $cheese ->
    [0] { "" }
   *[other] { " " }und bringt einen Punkt
}
effect-cat = Die Katze mit einer { $value } nach { $hex } schicken{ $reason ->
    [steps] { "" }
   *[other] ; { $why }
}{ $cheese ->
    [0] { "" }
    [one] ; sie fegt einen Käse weg
   *[other] ; sie fegt { $cheese } Käse weg
}
offer-cheese = Einen Käsewürfel mit der { $value } auf { $hex } legen

note-start = Ausgelost wird, wer beginnt.
note-roll = { $mouse } beginnt die Runde und wirft die Würfel: { $left ->
    [one] noch 1 Würfel
   *[other] noch { $left } Würfel
}, als Nächstes ein { kind-name }.
note-turn = { $mouse } ist am Zug ({ seat-within }).
note-dice = Würfel im Vorrat: { $dice }.
note-round = Runde { $round } von höchstens { $limit }.
note-points = Punkte ({ $goal } zum Sieg): { $points }.

## Wer spielt

level-1 = Knabbermaus
level-2 = Krümeljäger
level-3 = Arenamaus
level-4 = Katzenbändiger
level-5 = Käsar

## Was der Schiedsrichter an einem echten Tisch fragt

chance-starter = Wer hat zuletzt eine Katze gesehen? Diese Person beginnt. Tippe die Nummer ihres Platzes: { $choices }.
chance-rolled = Wirf die Würfel, die nicht auf dem Spielfeld liegen, und tippe, was sie zeigen, zum Beispiel cat2 move1 move3. Noch zu werfen: { $due }; als Nächstes ein { kind-name }.
