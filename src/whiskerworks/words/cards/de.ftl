# Was alle Spiele mit Labyrinthkarten gemeinsam haben, auf Deutsch. Die eigenen Worte eines Spiels gehen diesen vor.

piece-card = { $card }. { $shows }
card-sides = Norden: { $north }; Osten: { $east }; Süden: { $south }; Westen: { $west }.
card-side = { wall-name }{ cog-name }
card-side-motif = { wall-name }, { motif-name }{ cog-name }
side-name = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
wall-name = { $wall ->
    [open] offen
    [hole] Wand mit Mauseloch
   *[wall] Wand
}
cog-name = { $cog ->
    [clockwise] , Zahnrad im Uhrzeigersinn
    [counter] , Zahnrad gegen den Uhrzeigersinn
   *[none] { "" }
}
motif-name = { $motif ->
    [crumbs] Krümel
    [paws] Pfotenspuren
    [rind] Käserinde
    [vine] Ranke
    [yarn] Garn
    [plant] Pflanzen
    [gears] Räder
    [books] Bücher
    [clock] Uhr
    [pipes] Rohre
    [lamp] Lampe
    [portrait] Porträt
    [window] Fenster
    [rug] Teppich
    [tiles] Fliesen
    [puddle] Pfütze
    [grate] Gitter
   *[other] { $motif }
}

who-mouse = die Maus
who-cat = die Katze
who-cheese = der Käse
agenda-name = { $agenda ->
    [mouse] Maus
    [cat] Katze
    [cheese] Käse
   *[cucumber] Gurke
}
    .the = { $agenda ->
        [mouse] die Maus
        [cat] die Katze
        [cheese] der Käse
       *[cucumber] die Gurke
    }
way-name = { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
now-name = { $now ->
    [mouse] Maus
    [cat] Katze
    [cheese] Käse
   *[cucumber] Gurke
}
    .the = { $now ->
        [mouse] die Maus
        [cat] die Katze
        [cheese] der Käse
       *[cucumber] die Gurke
    }
wall-there = die Wand im { side-name } von { $card } auf { $cell }
turns = { $card } auf { $cell } { way-name }
path-open = Durch einen Weg verbunden sind { $who } und { $whom }: { $cells }.
path-walled = Nicht verbunden sind { $who } und { $whom }: Im Weg steht { $wall }.
path-none = Nicht verbunden sind { $who } und { $whom }: Nichts führt dorthin.
path-no-cat = Die Katze liegt noch nicht auf dem Tisch.

## Regeln, in unseren eigenen Worten. Die Seiten in docs/games werden daraus gemacht.

rule-M1 = Es gibt 28 Labyrinthkarten; die Maus, den Käse und die Katze, die als eigene Karten auf dem Tisch liegen; die Gurke; und vier Agenden: Maus, Katze, Käse und Gurke.
rule-M2 = Jede Seite einer Labyrinthkarte ist offen oder hat eine Wand. Eine Wand kann ein Mauseloch haben. Jede Seite kann ein Zahnrad tragen, im Uhrzeigersinn (dunkel) oder gegen den Uhrzeigersinn (hell). Eine Karte, das Atelier der Maus, hat vier Mauselöcher und damit vier Wände. (Von uns: wie die Karten geschnitten sind.)
rule-M3 = Die echten Bilder der Karten kennen wir nicht. Unser Kartensatz ist eine Datei, deck.toml, mit einem Eintrag für jede Karte, m01 bis m28: ihre Wände, Löcher, Zahnräder und die Motive des Puzzles. Eine Karte hat bis zu drei Zahnräder, mindestens drei Karten haben keines, und beide Richtungen sind etwa gleich häufig. Die Option deck bringt einen anderen Kartensatz, der vorher geprüft wird.
rule-M4 = Felder heißen nach Spalte, a bis i von links, und Zeile, 1 bis 9 von oben. Der Käse beginnt auf e5. Norden ist oben. Wie eine Karte liegt, sagt der Winkel, um den sie im Uhrzeigersinn gedreht ist: 0, 90, 180 oder 270.
rule-M5 = Das kleinste Rechteck um alles, was auf dem Tisch liegt, die Figuren eingeschlossen, ist nie breiter oder höher als 5. Ein freies Feld ist ein Feld ohne Karte, auf das etwas gelegt werden kann, sodass dies gilt. (Von uns: dass das Rechteck nicht von Anfang an feststeht und dass die Figuren zählen.)
rule-M6 = Eine Figur füllt ein eigenes Feld. Sie liegt nie auf einer Labyrinthkarte, und keine Karte wird auf sie gelegt. Wer über ihr Feld läuft, findet es nach allen Seiten offen. (Von uns: dass dies auch beim Laufen gilt.)
rule-M10a = Maus: Bis zum Ende dieses Zuges darf die Maus eine Grenze mit Wand überqueren, wenn auf einer der beiden Seiten ein Mauseloch ist. (Von uns: Das gilt beim Laufen, nicht für die Wege der Schlusswertung.)
rule-M10c = Käse: Dreh eine beliebige Labyrinthkarte, mit allem, was unter ihr liegt, um 90, 180 oder 270 Grad.
rule-M10d = Gurke: Wirf eine Karte vom Förderband auf eine beliebige Labyrinthkarte, beliebig gedreht und gleich, welche Wände; sie dreht und bewegt andere und wird auf dem Förderband ersetzt wie eine angelegte; danach machst du deinen Zug.
rule-M11 = Leg eine Karte vom Förderband an: auf ein freies Feld neben einer beliebigen Karte auf dem Tisch, beliebig gedreht; oder auf eine Labyrinthkarte, deren Wände Seite für Seite dieselben sind, so wie die beiden liegen. (Von uns: Winkel, bei denen eine Karte in Wänden, Löchern und Zahnrädern gleich liegt, werden nur einmal angeboten, als der kleinste. Kann nichts angelegt werden, setzt du aus, und der Zug geht mit dem Ziehen weiter.)
rule-M12 = Jedes Zahnrad der angelegten Karte dreht die Labyrinthkarte neben dieser Seite, mit allem, was unter ihr liegt, um 90 Grad in seine Richtung. Figuren drehen sich nicht, und die Zahnräder gedrehter Karten tun nichts.
rule-M13 = Liegt die Maus oder die Katze neben der angelegten Karte, muss sie durch sie hindurchlaufen, wenn sie irgendwohin kommt. Liegen beide dort, wählst du, wer zuerst läuft; wohin die zweite kommt, wird danach entschieden.
rule-M14 = Ein Lauf führt vom Feld der Figur in die angelegte Karte, deren Seite dort offen sein muss, und weiter von Karte zu Karte, wo beide Seiten, die sich berühren, offen sind, und über Figuren hinweg. Er endet auf einem freien Feld neben dem, wodurch er kam, betreten durch eine offene Seite; von dort geht er nicht weiter. (Von uns: Er endet nicht, wo er begann, und die Größe des Tisches wird beurteilt, als wäre die Figur schon fort.)
rule-M15 = Wer auf das Feld der Figur kommt, die nicht getroffen werden darf, hört dort auf, und das Spiel auch: Maus auf Käse, dann gewinnt die Agenda Maus; Maus auf Katze oder Katze auf Maus, dann gewinnt die Agenda Katze. Ist nichts anderes zu erreichen, muss es sein. Über den Käse läuft die Katze frei hinweg.
rule-M16 = Am Ende eines Zuges zieht der Zufall eine Karte aufs Förderband. Ist es die Katze, kommt sie auf das freie Feld, das dem Käse am nächsten ist, gezählt in waagrechten und senkrechten Schritten ohne Rücksicht auf Wände; unter mehreren wählt, wer am Zug ist; dann wird noch eine Karte gezogen. Ist es die Gurke, beginnt sofort die Schlusswertung.
rule-M17 = Ein Weg verbindet zwei Figuren, wenn man von der einen zur anderen über Labyrinthkarten kommt, deren Seiten überall dort offen sind, wo sie sich berühren; andere Figuren sind kein Hindernis. (Von uns: Zwischen Figuren auf benachbarten Feldern gibt es einen Weg.)
rule-M18 = In der Schlusswertung zählt, ob die Maus einen Weg zum Käse hat und ob die Katze einen Weg zur Maus hat. Nur das Erste: Die Agenda Maus gewinnt. Nur das Zweite: Katze. Keines: Käse. Beides: Gurke.
## Optionen

option-deck = Die Labyrinthkarten: unser eigener Kartensatz, benannt nach seiner Prüfsumme, oder einer von dir (auf der Kommandozeile: --deck DATEI).
## Warum ein Zug abgelehnt wird

refusal-start-due = Als Nächstes wird eine Startkarte gelegt.
refusal-belt-due = Als Nächstes kommt eine Karte aufs Förderband.
refusal-place-due = Jetzt ist eine Karte anzulegen, zum Beispiel m07 e4 90.
refusal-walk-due = Die angelegte Karte bringt jemanden in Bewegung: Maus oder Katze muss jetzt laufen.
refusal-draw-due = Als Nächstes wird eine Karte gezogen.
refusal-arrive-due = Die Katze ist da: Wähle, wo sie ankommt, zum Beispiel arrive d4.
refusal-start-elsewhere = Die nächste Startkarte kommt auf { $cell }.
refusal-start-walls = { $card } hat nicht die Wände, die { $cell } verlangt.
refusal-start-angle = { $card } wird dort mit { $angle } Grad gelegt.
refusal-card-gone = { $card } ist schon gekommen.
refusal-cat-out = Die Katze ist schon gekommen.
refusal-can-place = Es gibt eine Karte, die angelegt werden kann; darum darfst du nicht aussetzen.
refusal-not-on-belt = { $card } liegt nicht auf dem Förderband.
refusal-same-lie = { $card } liegt mit { $smaller } Grad genauso wie mit { $angle }; sag { $smaller }.
refusal-walls-differ = Im { $sides } sind die Wände von { $card } und von { $below } auf { $cell } nicht gleich.
refusal-not-beside = Neben { $cell } liegt nichts.
refusal-on-character = Auf { $cell } liegt { $who }, und auf eine Figur wird keine Karte gelegt.
refusal-too-large = Mit etwas auf { $cell } würde der Tisch größer als 5 x 5.
refusal-no-card = Auf { $cell } liegt keine Labyrinthkarte, die man drehen könnte.
refusal-no-card-below = Auf { $cell } liegt keine Labyrinthkarte, auf die man eine werfen könnte.
refusal-not-waiting = Laufen muss jetzt nicht { $who }.
refusal-own-cell = Auf { $cell } ist { $who } schon; der Lauf muss anderswo enden.
refusal-on-card = Auf { $cell } liegt eine Labyrinthkarte; anhalten kann { $who } nur auf einem freien Feld.
refusal-on-cheese = Über den Käse auf { $cell } darf { $who } hinweglaufen, aber nicht dort bleiben.
refusal-shut-in = Nach { $cell } kommt { $who } nicht: Den Weg in die angelegte Karte versperrt { $wall }.
refusal-walled-off = Nach { $cell } kommt { $who } nicht: Im Weg steht { $wall }.
refusal-no-way = Nach { $cell } kommt { $who } nicht: Nichts, wodurch man laufen kann, führt dorthin.
refusal-not-empty = { $cell } ist nicht frei.
refusal-not-nearest = { $cell } ist { $far } Schritte vom Käse entfernt, das nächste freie Feld nur { $near }.

## Warum ein Text kein Zug ist

bad-card = Eine Karte { $name } gibt es nicht; es gibt { $first } bis { $last }.
bad-cell = Ein Feld { $name } gibt es nicht; es gibt { $first } bis { $last }.
bad-angle = Der Winkel ist einer von diesen: { $known }.
bad-agenda = Die Agenda ist eine von diesen: { $known }.
bad-no-lie = Sag auch wohin und den Winkel, zum Beispiel { $like }.
bad-no-cell = Sag auch wohin, zum Beispiel { $like }.
bad-no-angle = Sag auch den Winkel, zum Beispiel { $like }.
bad-no-walker = Sag, wer dorthin geht, zum Beispiel { $walk }, oder welche Karte: { $place }.

## Was geschieht

event-started = { $card } wird auf { $cell } gelegt, mit { $angle } Grad.
event-belted = { $card } kommt aufs Förderband.
event-holes-open = In diesem Zug darf die Maus durch Mauselöcher.
event-swapped = Katze und Käse tauschen die Felder: Die Katze ist jetzt auf { $cat }, der Käse auf { $cheese }.
event-spun = { $card } auf { $cell } wird um { $angle } Grad gedreht.
event-dropped = { $card } wird auf { $cell } über { $below } geworfen, mit { $angle } Grad.
event-placed = { $card } wird auf { $cell } angelegt, mit { $angle } Grad.
event-covered = { $card } wird auf { $cell } über { $below } gelegt, mit { $angle } Grad.
event-turned = Das Zahnrad im { side-name } von { $by } dreht { $card } auf { $cell } { way-name }.
event-stays = Daneben liegt { $who }, kann aber nirgendwohin.
event-walked = Es läuft { $who }: { $cells }.
event-took-cheese = Die Maus hat den Käse!
event-caught = Katze und Maus treffen sich!
event-drew = { $card } wird gezogen und kommt aufs Förderband.
event-drew-cat = Die Katze wird gezogen!
event-arrived = Die Katze kommt auf { $cell } an.
event-drew-cucumber = Die Gurke wird gezogen: Schlusswertung!
## Was zu sehen ist

piece-cell = { $use ->
    [beside] { $cell }: freies Feld; hier kann eine Karte angelegt werden
    [outside] { $cell }: jetzt nicht, der Tisch würde größer als 5 x 5
   *[far] { $cell }: nichts liegt daneben
}
piece-laid = { $card } auf { $cell }{ $deep ->
    [0] { "" }
   *[other] , obenauf
}. { $sides }
piece-mouse = Die Maus auf { $cell }
piece-cheese = Der Käse auf { $cell }
piece-cat = Die Katze auf { $cell }
piece-belt = { $card } auf dem Förderband. { $sides }
piece-angle = Um { $angle } Grad gedreht
piece-skip = Aussetzen
piece-deck = Der Stapel: noch { $left ->
    [one] 1 Labyrinthkarte
   *[other] { $left } Labyrinthkarten
}
offer-place = { $card } auf { $cell } legen, mit { $angle } Grad
offer-drop = { $card } auf die Karte auf { $cell } werfen, mit { $angle } Grad
offer-spin = Die Karte auf { $cell } um { $angle } Grad drehen
offer-walk = Nach { $cell } ziehen: { $who }
effect-place = { $covers ->
    [1] { $card } auf die Karte auf { $cell } legen, mit { $angle } Grad
   *[other] { $card } auf { $cell } anlegen, mit { $angle } Grad
}{ $count ->
    [0] { "" }
   *[other] ; sie dreht { $turned }
}{ $sent ->
    [0] . Wäre dann Schluss, gewänne: { now-name }
   *[other] ; sie bringt in Bewegung: { $who }
}
effect-drop = { $card } auf die Karte auf { $cell } werfen, mit { $angle } Grad{ $count ->
    [0] { "" }
   *[other] ; sie dreht { $turned }
}{ $sent ->
    [0] . Wäre dann Schluss, gewänne: { now-name }
   *[other] ; sie bringt in Bewegung: { $who }
}
effect-spin = { $card } auf { $cell } um { $angle } Grad drehen. Wäre dann Schluss, gewänne: { now-name }
effect-walk = Es läuft { $who }: { $cells }{ $meets ->
    [cheese] , und sie holt den Käse
    [cat] , und sie trifft die Katze
    [mouse] , und sie trifft die Maus
   *[nobody] { "" }
}
offer-arrive = Die Katze kommt auf { $cell } an
offer-skip = Aussetzen: Nichts kann angelegt werden
note-waiting = Noch nicht gelaufen: { $who }.
note-holes = Die Maus darf in diesem Zug durch Mauselöcher.

## Was an einem echten Tisch gefragt wird

chance-started = { start-card }. Tippt ihren Namen, zum Beispiel m05; moves zeigt, welche kommen können.
chance-belted = Zieht eine Labyrinthkarte fürs Förderband und tippt ihren Namen, zum Beispiel m11; oder mehrere auf einer Zeile. Es fehlen noch: { $due }.
chance-drew = Zieht eine Karte fürs Förderband und tippt ihren Namen: m12, oder cat (Katze) oder cucumber (Gurke), wenn es die ist.
chance-drew-cat = Zieht eine Karte: Jetzt muss es die Katze sein. Tippt cat.
chance-drew-cucumber = Zieht die letzte Karte: Es muss die Gurke sein. Tippt cucumber.
start-card = { $shape ->
    [any] Zieht irgendeine Labyrinthkarte und legt sie auf { $cell }
    [open] Nehmt eine Labyrinthkarte ohne Wände und legt sie auf { $cell }
   *[walls] Nehmt eine Labyrinthkarte und legt sie so auf { $cell }, dass sie auf diesen Seiten Wände hat und sonst keine: { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse (Maus)
    [cat] cat (Katze)
    [cheese] cheese (Käse)
   *[cucumber] cucumber (Gurke)
}
