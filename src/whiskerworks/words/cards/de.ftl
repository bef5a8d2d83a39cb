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

who-mouse = Maus
who-cat = Katze
who-cheese = Käse
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
    .to = { $now ->
        [mouse] zur Maus
        [cat] zur Katze
        [cheese] zum Käse
       *[cucumber] zur Gurke
    }
wall-there = die Wand im { side-name } von { $card } auf { $cell }
turns = { $card } auf { $cell } { way-name }
path-open = Zwischen { $who } und { $whom } gibt es einen Weg: { $cells }.
path-walled = Zwischen { $who } und { $whom } gibt es keinen Weg. Im Weg ist { $wall }.
path-none = Zwischen { $who } und { $whom } gibt es keinen Weg: Keine Karten verbinden sie.
path-no-cat = Die Katze liegt noch nicht auf dem Tisch.

## Regeln, in unseren eigenen Worten. Die Seiten in docs/games werden daraus gemacht.

rule-M1 = Das Spiel hat 28 Labyrinthkarten; die Maus, den Käse und die Katze, die als eigene Karten auf dem Tisch liegen; die Gurke; und vier Geheimaufträge: Maus, Katze, Käse und Gurke.
rule-M2 = Jede Seite einer Labyrinthkarte ist offen oder hat eine Wand. Eine Wand kann ein Mauseloch haben. Jede Seite kann ein Zahnrad tragen, im Uhrzeigersinn (dunkel) oder gegen den Uhrzeigersinn (hell). Eine Karte, das Atelier der Maus, hat vier Mauselöcher und damit vier Wände. (Von uns: wie die Karten geschnitten sind.)
rule-M3 = Was auf den gedruckten Karten zu sehen ist, wissen wir nicht; darum spielst du mit unserem eigenen Kartensatz. Seine Datei, deck.toml, hat für jede Karte, m01 bis m28, einen Eintrag: ihre Wände, Löcher, Zahnräder und die Motive des Puzzles. Eine Karte hat bis zu drei Zahnräder, mindestens drei Karten haben keines, und beide Richtungen sind etwa gleich häufig. Die Option deck lädt einen Kartensatz von dir und prüft ihn vorher.
rule-M4 = Ein Feld heißt nach seiner Spalte, a bis i von links, und seiner Zeile, 1 bis 9 von oben. Norden ist oben. Der Käse beginnt auf e5. Der Winkel einer Karte sagt, wie weit sie im Uhrzeigersinn gedreht ist: 0, 90, 180 oder 270 Grad.
rule-M5 = Das kleinste Rechteck um alles auf dem Tisch, die Figuren eingeschlossen, ist nie breiter oder höher als 5. Ein freies Feld ist eines ohne Karte, bei dem das so bleibt. (Von uns: Das Rechteck steht nicht von Anfang an fest, und die Figuren zählen mit.)
rule-M6 = Eine Figur füllt ein eigenes Feld: Sie liegt nie auf einer Labyrinthkarte, und du darfst keine Karte auf sie legen. Ihr Feld ist nach allen vier Seiten offen, wenn jemand darüberläuft. (Von uns: Das gilt auch beim Laufen.)
rule-M10a = Maus: Bis zum Ende dieses Zuges darf die Maus dort durch eine Wand, wo auf einer der beiden Seiten ein Mauseloch ist. (Von uns: Das gilt beim Laufen, nicht für die Wege der Schlusswertung.)
rule-M10c = Käse: Dreh eine beliebige Labyrinthkarte, mit allem, was unter ihr liegt, um 90, 180 oder 270 Grad.
rule-M10d = Gurke: Lass eine Karte vom Förderband auf eine beliebige Labyrinthkarte fallen, in beliebigem Winkel; die Wände müssen nicht übereinstimmen. Ihre Zahnräder drehen Nachbarn, sie schickt Figuren los, und sie wird auf dem Förderband ersetzt wie jede angelegte Karte. Danach machst du deinen Zug.
rule-M11 = Leg eine Karte vom Förderband an: entweder auf ein freies Feld neben einer beliebigen Karte auf dem Tisch, in beliebigem Winkel, oder auf eine Labyrinthkarte, die ihre Wände auf denselben Seiten hat, so wie beide liegen. (Von uns: Ergeben mehrere Winkel dieselben Wände, Löcher und Zahnräder, nimm den kleinsten. Kannst du keine Karte anlegen, setzt du aus; dein Zug geht mit dem Ziehen weiter.)
rule-M12 = Jedes Zahnrad der angelegten Karte dreht die Labyrinthkarte neben dieser Seite, mit allem, was unter ihr liegt, um 90 Grad in seine Richtung. Figuren drehen sich nicht, und die Zahnräder gedrehter Karten tun nichts.
rule-M13 = Liegt die Maus oder die Katze neben der angelegten Karte, muss sie durch diese Karte laufen, wenn sie irgendwohin kommt. Liegen beide dort, entscheidest du, wer zuerst läuft; wohin die zweite kann, zeigt sich erst danach.
rule-M14 = Eine Figur läuft von ihrem Feld in die angelegte Karte, deren Seite dort offen sein muss. Weiter geht es von Karte zu Karte, wo beide Seiten, die sich berühren, offen sind, und über Figuren hinweg. Der Lauf endet auf einem freien Feld neben einer Karte oder Figur, durch die er ging, betreten durch eine offene Seite; weiter führt er nicht. (Von uns: Ein Lauf endet nie dort, wo er begann, und für die Größe des Tisches gilt das Feld der Figur als schon verlassen.)
rule-M15 = Erreicht eine Figur jene, die sie nicht treffen darf, bleibt sie dort, und das Spiel endet: Maus auf Käse, dann gewinnt der Auftrag „Maus“; Maus auf Katze oder Katze auf Maus, dann gewinnt der Auftrag „Katze“. Kann die Figur nichts anderes erreichen, muss es sein. Über den Käse läuft die Katze ungehindert hinweg.
rule-M16 = Am Ende deines Zuges ziehst du eine Karte für das Förderband. Ziehst du die Katze, leg sie auf das freie Feld, das dem Käse am nächsten liegt, gezählt in Schritten nach oben, unten, links und rechts; liegen mehrere gleich nah, wählst du. Dann zieh noch eine Karte. Ziehst du die Gurke, beginnt sofort die Schlusswertung.
rule-M17 = Zwischen zwei Figuren gibt es einen Weg, wenn die eine über Labyrinthkarten zur anderen kommt, deren Seiten überall offen sind, wo sie sich berühren. Andere Figuren versperren ihn nicht. (Von uns: Zwischen Figuren auf benachbarten Feldern gibt es einen Weg.)
rule-M18 = In der Schlusswertung zählen zwei Fragen: Hat die Maus einen Weg zum Käse, und hat die Katze einen Weg zur Maus? Trifft nur das Erste zu, gewinnt der Auftrag „Maus“; nur das Zweite, „Katze“; keines, „Käse“; beides, „Gurke“.
## Optionen

option-deck = Die Labyrinthkarten: unser eigener Kartensatz, benannt nach seiner Prüfsumme, oder einer von dir (auf der Kommandozeile: --deck DATEI).
## Warum ein Zug abgelehnt wird

refusal-start-due = Leg zuerst eine Startkarte.
refusal-belt-due = Leg zuerst eine Karte auf das Förderband.
refusal-place-due = Leg jetzt eine Karte an, zum Beispiel m07 e4 90.
refusal-walk-due = Zuerst muss die Maus oder die Katze laufen: Sie liegt neben der angelegten Karte.
refusal-draw-due = Zieh zuerst eine Karte.
refusal-arrive-due = Die Katze ist da: Wähle ihr Feld, zum Beispiel arrive d4.
refusal-start-elsewhere = Leg die nächste Startkarte auf { $cell }.
refusal-start-walls = { $card } hat nicht die Wände, die auf { $cell } nötig sind.
refusal-start-angle = Leg { $card } dort um { $angle }° gedreht.
refusal-card-gone = { $card } war schon da.
refusal-cat-out = Die Katze war schon da.
refusal-can-place = Du kannst noch eine Karte anlegen, darum darfst du nicht aussetzen.
refusal-not-on-belt = { $card } liegt nicht auf dem Förderband.
refusal-same-lie = { $card } sieht mit { $smaller }° genauso aus wie mit { $angle }°. Nimm { $smaller }.
refusal-walls-differ = Du kannst { $below } auf { $cell } nicht mit { $card } überdecken: Im { $sides } sind ihre Wände verschieden.
refusal-not-beside = Neben { $cell } liegt keine Karte.
refusal-on-character = Auf { $cell } kannst du keine Karte legen, das Feld ist besetzt ({ $who }).
refusal-too-large = Mit { $cell } würde der Tisch größer als 5 x 5.
refusal-no-card = Auf { $cell } liegt keine Labyrinthkarte zum Drehen.
refusal-no-card-below = Auf { $cell } liegt keine Labyrinthkarte, auf die eine fallen könnte.
refusal-not-waiting = Die { $who } läuft jetzt nicht.
refusal-own-cell = Die { $who } ist schon auf { $cell }. Sie muss woandershin.
refusal-on-card = Die { $who } kann nicht auf { $cell } stehen bleiben, dort liegt eine Labyrinthkarte. Sie braucht ein freies Feld.
refusal-on-cheese = Die { $who } darf über den Käse auf { $cell } laufen, aber nicht dort stehen bleiben.
refusal-shut-in = Die { $who } kommt nicht nach { $cell }: Den Weg in die angelegte Karte versperrt { $wall }.
refusal-walled-off = Die { $who } kommt nicht nach { $cell }: Im Weg ist { $wall }.
refusal-no-way = Die { $who } kommt nicht nach { $cell }: Keine Karten führen dorthin.
refusal-not-empty = { $cell } ist nicht frei.
refusal-not-nearest = { $cell } ist { $far } Schritte vom Käse entfernt, das nächste freie Feld nur { $near }.

## Warum ein Text kein Zug ist

bad-card = Eine Karte { $name } gibt es nicht. Die Karten gehen von { $first } bis { $last }.
bad-cell = Ein Feld { $name } gibt es nicht. Die Felder gehen von { $first } bis { $last }.
bad-angle = Nimm einen dieser Winkel: { $known }.
bad-agenda = Nimm einen dieser Aufträge: { $known }.
bad-no-lie = Gib auch Feld und Winkel an, zum Beispiel { $like }.
bad-no-cell = Gib auch das Feld an, zum Beispiel { $like }.
bad-no-angle = Gib auch den Winkel an, zum Beispiel { $like }.
bad-no-walker = Beginne damit, wer dorthin läuft, zum Beispiel { $walk }, oder mit einer Karte, zum Beispiel { $place }.

## Was geschieht

event-started = Startkarte { $card } kommt auf { $cell }, um { $angle }° gedreht.
event-belted = { $card } kommt auf das Förderband.
event-holes-open = In diesem Zug darf die Maus durch Mauselöcher.
event-swapped = Katze und Käse tauschen ihre Felder: Die Katze ist jetzt auf { $cat }, der Käse auf { $cheese }.
event-spun = { $card } auf { $cell } dreht sich um { $angle }°.
event-dropped = { $card } fällt auf { $below } ({ $cell }), um { $angle }° gedreht.
event-placed = { $card } kommt auf { $cell }, um { $angle }° gedreht.
event-covered = { $card } überdeckt { $below } ({ $cell }), um { $angle }° gedreht.
event-turned = Das Zahnrad im { side-name } von { $by } dreht { $card } auf { $cell } { way-name }.
event-stays = Die { $who } liegt daneben, kann aber nirgendwohin.
event-walked = Die { $who } läuft: { $cells }.
event-took-cheese = Die Maus hat den Käse!
event-caught = Katze und Maus treffen sich!
event-drew = { $card } kommt auf das Förderband.
event-drew-cat = Die Katze ist da!
event-arrived = Die Katze kommt auf { $cell }.
event-drew-cucumber = Die Gurke! Die Schlusswertung beginnt.
## Was zu sehen ist

piece-cell = { $use ->
    [beside] { $cell }, frei; hier kannst du eine Karte anlegen
    [outside] { $cell }, gesperrt; der Tisch darf nicht größer werden als 5 x 5
   *[far] { $cell }, frei; keine Karte daneben
}
piece-laid = { $card } auf { $cell }{ $deep ->
    [0] { "" }
   *[other] , auf einer anderen Karte
}. { $sides }
piece-mouse = Die Maus auf { $cell }
piece-cheese = Der Käse auf { $cell }
piece-cat = Die Katze auf { $cell }
piece-belt = { $card } auf dem Förderband. { $sides }
piece-angle = Um { $angle }° gedreht
piece-skip = Aussetzen
piece-deck = Der Stapel: noch { $left ->
    [one] 1 Labyrinthkarte
   *[other] { $left } Labyrinthkarten
}
offer-place = { $card } auf { $cell } legen, um { $angle }° gedreht
offer-drop = { $card } auf { $cell } fallen lassen, um { $angle }° gedreht
offer-spin = Die Karte auf { $cell } um { $angle }° drehen
offer-walk = Die { $who } nach { $cell } laufen lassen
effect-place = { $covers ->
    [1] { $card } auf die Karte auf { $cell } legen, um { $angle }° gedreht
   *[other] { $card } auf { $cell } legen, um { $angle }° gedreht
}{ $count ->
    [0] { "" }
   *[other] ; das dreht { $turned }
}. { $sent ->
    [0] Wäre dann Schluss, würde der Auftrag „{ now-name }“ gewinnen
   *[other] Danach dran: { $who }
}
effect-drop = { $card } auf die Karte auf { $cell } fallen lassen, um { $angle }° gedreht{ $count ->
    [0] { "" }
   *[other] ; das dreht { $turned }
}. { $sent ->
    [0] Wäre dann Schluss, würde der Auftrag „{ now-name }“ gewinnen
   *[other] Danach dran: { $who }
}
effect-spin = { $card } auf { $cell } um { $angle }° drehen. Wäre dann Schluss, würde der Auftrag „{ now-name }“ gewinnen
effect-walk = Die { $who } läuft ({ $cells }){ $meets ->
    [cheese] { " " }und holt den Käse
    [cat] { " " }und trifft die Katze
    [mouse] { " " }und trifft die Maus
   *[nobody] { "" }
}
offer-arrive = Die Katze auf { $cell } legen
offer-skip = Aussetzen: Du kannst keine Karte anlegen
note-waiting = Als Nächstes dran: { $who }.
note-holes = In diesem Zug darf die Maus durch Mauselöcher.

## Was der Schiedsrichter an einem echten Tisch fragt

chance-started = { start-card }. Tippe ihren Namen, zum Beispiel m05; moves zeigt, welche Karten passen.
chance-belted = Zieh eine Labyrinthkarte für das Förderband und tippe ihren Namen, zum Beispiel m11, oder mehrere in einer Zeile. Es fehlen noch: { $due }.
chance-drew = Zieh eine Karte für das Förderband und tippe ihren Namen, zum Beispiel m12; oder cat für die Katze, cucumber für die Gurke.
chance-drew-cat = Zieh eine Karte. Es muss die Katze sein: Tippe cat.
chance-drew-cucumber = Zieh die letzte Karte. Es muss die Gurke sein: Tippe cucumber.
start-card = { $shape ->
    [any] Zieh eine beliebige Labyrinthkarte und leg sie auf { $cell }
    [open] Nimm eine Labyrinthkarte ohne Wände und leg sie auf { $cell }
   *[walls] Nimm eine Labyrinthkarte und leg sie so auf { $cell }, dass sie nur im { $walls } Wände hat
}
chance-agenda = { $agenda ->
    [mouse] mouse (Maus)
    [cat] cat (Katze)
    [cheese] cheese (Käse)
   *[cucumber] cucumber (Gurke)
}
