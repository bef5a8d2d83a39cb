# Das Puzzle auf Deutsch.

title = Puzzle
summary = Du allein, 28 Labyrinthkarten, ein Bild: Leg sie so, dass jede Naht passt.

level-1 = Zuschauer
level-2 = Tüftler
level-3 = Kartenleger
level-4 = Kartograf
level-5 = Labyrinthbaumeister

## Regeln, in unseren eigenen Worten. docs/games/puzzle.md wird daraus gemacht.

rule-P1 = Alle 28 Labyrinthkarten ergeben zusammen ein Labyrinth, vier Karten hoch und sieben Karten breit.
rule-P2 = Unser Kartensatz ist aus einem solchen Labyrinth geschnitten: Zuerst wurde das Labyrinth gezeichnet, mit seinen Spuren und seiner Einrichtung, und die Karten all unserer Labyrinthspiele sind das, was dabei herauskam. So geht das Puzzle von vornherein auf.
rule-P3 = Was in diesem Labyrinth zu sehen ist: Die Spur der Maus beginnt in seinem Inneren; die Spur jeder Figur ist vollständig; Pflanzen stehen an den Ausgängen, die die Katze nehmen kann; die Werkstätten der Gurke sind geschlossene Räume; Räder liegen nur an einer Stelle offen, und das Garn führt dorthin. (Von uns: das Bild selbst.)
rule-P4 = Jede Seite einer Karte hat eine Naht: Sie ist offen, hat eine Wand oder eine Wand mit Mauseloch, und sie kann ein Motiv tragen. Zwei Seiten, die sich berühren, passen, wenn ihre Nähte gleich sind; Zahnräder spielen keine Rolle. Eine Seite mit Pflanze passt nur an den Rahmen, und am Rahmen muss eine Seite mit Spur offen sein.
rule-P5 = Es gibt eine einzige Art, alle Karten so zu legen, dass jede Naht passt, und dasselbe Bild um 180 Grad gedreht. Ein Löser beweist das für unseren Kartensatz.
rule-P6 = Du spielst allein. Ein Zug legt eine Karte aus der Ablage auf ein freies Feld des Rahmens, um 0, 90, 180 oder 270 Grad gedreht, oder nimmt eine in die Ablage zurück. Karten dürfen zwischendurch falsch liegen: Was nicht passt, wird gezeigt und nie abgelehnt. Das Puzzle ist gelöst, wenn alle 28 Karten im Rahmen liegen und jede Naht passt.
rule-P7 = Wer fragt, bekommt Tipps: zuerst fünf Hinweise, einen nach dem anderen, dann jedes Mal das richtige Feld einer Karte. Das ist, in der Reihenfolge der Namen, die erste Karte, die nicht liegt, wo sie hingehört; von den beiden Bildern aus P5 zählt das, mit dem mehr der liegenden Karten übereinstimmen. Züge und Tipps werden gezählt. Für einen Kartensatz, dessen Bild nicht bekannt ist, gibt es nur die Hinweise.
rule-M2 = Jede der vier Seiten einer Labyrinthkarte ist offen oder hat eine Wand; eine Wand kann ein Mauseloch haben, und jede Seite kann ein Zahnrad tragen, im Uhrzeigersinn (dunkel) oder gegen den Uhrzeigersinn (hell). Eine Karte, das Atelier der Maus, hat vier Mauselöcher. (Von uns: wie sie geschnitten sind.)
rule-M3 = Was auf den gedruckten Karten ist, wissen wir nicht: Der Kartensatz ist unserer, und er besteht aus Daten. Du kannst einen anderen mitbringen, mit 28 Karten, höchstens drei Zahnrädern auf jeder und einem Atelier darunter; er wird geprüft, und wird er abgelehnt, nennen wir Karte und Seite.

## Optionen

option-deck = Mit welchem Kartensatz gespielt wird: Eine Prüfsumme benennt unseren; eine mit den Karten dahinter, in einer Zeile, bringt ihren eigenen mit.

## Warum ein Zug abgelehnt wird

refusal-not-in-tray = { $card } ist nicht in der Ablage; die Karte liegt auf { $place }.
refusal-place-taken = { $card } liegt schon auf { $place }; nimm die Karte erst zurück.
refusal-place-empty = Auf { $place } liegt keine Karte.
refusal-no-known-place = Mehr Tipps gibt es nicht: Das Bild des Kartensatzes { $deck } ist nicht bekannt.

## Warum ein Text kein Zug ist

bad-place = Ein Feld { $name } gibt es nicht; es gibt { $first } bis { $last }.

## Was geschieht

event-put = { $card } wird auf { $place } gelegt, um { $angle } Grad gedreht.
event-taken = { $card } kommt von { $place } zurück in die Ablage.
event-misfits = { $card } passt im { $sides } nicht.
event-clue = Hinweis { $clue }: { clue-text }
event-told = { $card } gehört auf { $place }, um { $angle } Grad gedreht.

clue-text = { $clue ->
    [1] Der Rahmen ist sieben Karten breit und vier Karten hoch. Eine Pflanze steht nie im Inneren des Labyrinths, und eine Spur, die den Rahmen erreicht, führt dort hinaus: Fang an den Rändern an.
    [2] Die Gurke arbeitet hinter verschlossenen Türen: Folge einer Ranke, und du landest in Räumen mit Wänden ringsum.
    [3] Keine Spur bricht zwischen zwei Karten ab. Krümel zeigen, wo die Maus war: Sie ist irgendwo im Inneren aufgebrochen.
    [4] Wo Pflanzen stehen, geht es hinaus, und zwar so, dass die Katze es schafft: Such daneben nach Pfoten.
   *[5] Räder liegen nur an einer einzigen Stelle offen. Nimm das Garn am losen Ende und sieh, wohin es dich führt.
}

## Wie es endet

ending-assembled = Jede Naht passt: Das Labyrinth ist ganz, nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} und { $hints ->
    [0] ohne Tipp
    [one] mit 1 Tipp
   *[other] mit { $hints } Tipps
}.

## Was zu sehen ist

move-hint = Tippe put m07 c2 90, um die Karte m07 auf c2 zu legen, um 90 Grad gedreht; take c2, um sie zurückzunehmen; hint für einen Tipp.
board-legend =
    Jede Karte ist ein Kasten: = und | sind Wände, o ist ein Mauseloch, eine Seite ohne sie ist offen; ! markiert eine Seite, die nicht passt. In der Mitte einer Seite steht ihr Motiv:
    C Krümel, P Pfoten, R Rinde, V Ranke, Y Garn (das sind Spuren), * Pflanze, G Räder, B Bücher, K Uhr, I Rohre, L Lampe, F Porträt, W Fenster, U Teppich, T Fliesen, D Pfütze, X Gitter.
    Karten in der Ablage liegen mit 0 Grad; look m07 sagt alles über eine Karte, look c2 über ein Feld.

piece-place = Feld { $place }
piece-empty = Feld { $place }, frei. Was hier passt – Norden: { $north }; Osten: { $east }; Süden: { $south }; Westen: { $west }
piece-laid = { $card } auf { $place }, um { $angle } Grad gedreht. { $shows }
piece-laid-wrong = { $card } auf { $place }, um { $angle } Grad gedreht, passt im { $sides } nicht. { $shows }
piece-tray = { $card }, in der Ablage. { $shows }
piece-misfit = { $place } passt im { $side } nicht: { $why ->
    [plant-inside] Eine Pflanze muss am Rahmen sein
    [trail-shut] Eine Spur am Rahmen muss hinausführen
   *[differs] Die Seiten, die sich dort berühren, sind verschieden
}
piece-angle = Um { $angle } Grad drehen, im Uhrzeigersinn
piece-clue = Um einen Tipp bitten; bisher { $hints }

wants-anything = beliebig
wants-frame = der Rahmen

offer-put = { $card } auf { $place } legen, um { $angle } Grad gedreht
offer-take = { $card } von { $place } zurücknehmen
offer-hint = Um einen Tipp bitten

note-laid = { $laid ->
    [one] 1 von 28 Karten liegt
   *[other] { $laid } von 28 Karten liegen
} im Rahmen; { $misfits ->
    [0] bisher passen alle Seiten
    [one] 1 Seite passt nicht
   *[other] { $misfits } Seiten passen nicht
}.
note-counts = Züge: { $moves }. Tipps: { $hints }.
note-clue = Hinweis { $clue }: { clue-text }
note-told = { $card } gehört auf { $place }, um { $angle } Grad gedreht.
