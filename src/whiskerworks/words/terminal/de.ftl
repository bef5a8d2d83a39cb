# Was das Terminal sagt, auf Deutsch.

## Spielen

terminal-seats = Du spielst auf Platz { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Auf den anderen spielen Bots.
}
terminal-bot = Platz { SEAT_NUMBER($seat) }: { $bot }.
terminal-you = du
terminal-more = Tippe help für mehr.
terminal-prompt = Platz { SEAT_NUMBER($seat) }>
terminal-prompt-over = vorbei (undo, save DATEI, quit)>
terminal-help =
    Tippe einen Zug oder einen dieser Befehle:
    - moves, oder moves TEXT: zeigt deine erlaubten Züge, oder nur die mit TEXT
    - why ZUG: prüft, ob ein Zug erlaubt ist, und sagt, was er bewirkt oder welche Regel ihn verbietet
    - look ORT: beschreibt einen Ort, zum Beispiel look e3
    - rules, oder rules NUMMER: zeigt die Regeln, oder eine davon
    - board: zeichnet das Spielfeld noch einmal
    - hint: zeigt, welche Züge ein Bot am besten findet und wie wahrscheinlich sie gewinnen (außer das Spiel hat einen Zug dieses Namens)
    - undo: nimmt deinen letzten Zug zurück und alles danach
    - save DATEI: speichert die Aufzeichnung des bisherigen Spiels
    - quit: verlässt das Spiel
terminal-orders = Außerdem kannst du tippen: { $orders }.
terminal-moves = { $chosen } von { $all } Zügen:
terminal-legal = { $move } ist erlaubt.
terminal-no-move = „{ $move }“ ist kein gültiger Zug. { $problem }
terminal-hint = Ein Bot würde spielen:
terminal-hint-move = { $move }: { $percent ->
    [0] kein Sieg in Sicht
   *[other] gewinnt zu { $percent } %
}
terminal-hint-secrets = Nach den bisherigen Zügen hat Platz { SEAT_NUMBER($seat) } vermutlich: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = Der Bot konnte keinen Tipp geben: { $problem }
terminal-why-what = Tippe einen Zug dahinter: why ZUG.
terminal-look-where = Tippe einen Ort dahinter: look ORT.
terminal-nothing-there = Zu { $place } gibt es nichts zu beschreiben.
terminal-no-rule = { $game } hat keine Regel „{ $rule }“. Es gibt: { $known }
terminal-undone = Zurückgenommen: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Zufall und Bots können jetzt anders entscheiden.
}
terminal-final = Seitdem wurde { $move } gespielt; das ist nicht zurückzunehmen.
terminal-no-undo = Du hast nichts zurückzunehmen.
terminal-saved = Gespeichert als { $name }.
terminal-saved-secrets = Die Datei verrät alle Geheimnisse: Lies sie nicht, solange du spielst.
terminal-curtain = Als Nächstes: Platz { SEAT_NUMBER($seat) }. Drück Enter, wenn sonst niemand hinsieht:
terminal-no-screen = Du spielst in einfachen Textzeilen. Den ganzen Bildschirm startest du mit: { $command }
terminal-save-where = Tippe einen Dateinamen dahinter: save DATEI.
terminal-exists = Nicht gespeichert: { $name } gibt es schon. Wähle einen anderen Namen.
terminal-not-saved = Nicht gespeichert: { $problem }
terminal-score = [{ $rule }] Wertung { $scores }


## Der Bildschirm

terminal-screen-pane-board = Spielfeld
terminal-screen-pane-table = Tisch
terminal-screen-pane-played = Züge
terminal-screen-pane-said = Meldungen
terminal-screen-pane-talk = Chat
terminal-screen-pane-rules = Regeln
terminal-screen-key-rules = Regeln
terminal-screen-key-hint = Tipp
terminal-screen-key-moves = Züge
terminal-screen-key-pane = Reiter
terminal-screen-key-undo = Rückgängig
terminal-screen-key-save = Speichern
terminal-screen-key-quit = Ende
terminal-screen-key-help = Hilfe
terminal-screen-chance = Zufall
terminal-screen-yours = Du bist am Zug: { $seat }
terminal-screen-theirs = { $seat } ist am Zug
terminal-screen-nobody = niemand ist am Zug
terminal-screen-over = Spiel vorbei
terminal-screen-busy = Einen Moment …
terminal-screen-you = du
terminal-screen-type = Tippe einen Zug oder help
terminal-screen-type-as = Tippe einen Zug, zum Beispiel { $move }, oder help
terminal-screen-type-over = Spiel vorbei. Tippe help für alle Befehle
terminal-screen-enter = Enter spielt den Zug, Escape geht zurück.
terminal-screen-left = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
terminal-screen-more = { $count ->
    [one] Und 1 weiterer. Wähle erst etwas aus oder tippe moves und einen Teil davon.
   *[other] Und { $count } weitere. Wähle erst etwas aus oder tippe moves und einen Teil davon.
}
terminal-screen-leads = { $count ->
    [one] Von hier führt 1 Zug weiter.
   *[other] Von hier führen { $count } Züge weiter.
}
terminal-screen-find = Such eine Regel nach Nummer oder Wort
terminal-screen-no-rule = Keine passende Regel. Mit Escape geht es zurück zum Spiel.
terminal-screen-curtain = Als Nächstes: { $seat }. Sonst sollte jetzt niemand hinsehen.
terminal-screen-ready = Bereit
terminal-screen-leave = Das Spiel ist noch nicht vorbei. Vorher speichern?
terminal-screen-leave-kept = Das Spiel ist noch nicht vorbei. Seine Aufzeichnung steht in { $name }. Verlassen?
terminal-screen-save = Aufzeichnung des bisherigen Spiels speichern als:
terminal-screen-do-save = Speichern
terminal-screen-do-save-leave = Speichern und verlassen
terminal-screen-do-leave = Verlassen
terminal-screen-do-stay = Bleiben
terminal-screen-help =
    Auf dem Spielfeld:
    - Klick Figuren, Karten und Felder an, um sie auszuwählen, in beliebiger Reihenfolge; ein zweiter Klick hebt die Auswahl auf. Was du wählen kannst, ist unterstrichen, deine Auswahl steht in Klammern.
    - Mit der Tastatur: Pfeile gehen von Ort zu Ort, Bild auf und Bild ab zur nächsten Auswahl; Enter oder Leertaste wählt, Escape geht zurück.
    - Ist der Zug vollständig, spielen ihn Enter oder ein weiterer Klick.
    - Buchstaben landen in der Zeile unten. Dort holen die Pfeile frühere Zeilen zurück.
    Überall:
    - Tab: der nächste Teil des Bildschirms; F4 oder Strg+O: der nächste Reiter
    - F1 oder Strg+R: Regeln; F2 oder Strg+T: Tipp; F3 oder Strg+L: Züge; F8 oder Strg+Z: zurücknehmen
    - Strg+S: speichern; Strg+Q: Ende; ?: diese Hilfe


## An einem Tisch auf einem Server

terminal-table-watching = Du schaust zu.
terminal-table-shoulder = Du siehst, was { $name } sieht, und kannst nicht ziehen.
terminal-table-free = { $count ->
    [one] 1 Platz ist frei: Mit sit nimmst du ihn.
   *[other] { $count } Plätze sind frei: Mit sit nimmst du einen.
}
terminal-table-waiting = Es { $count ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $count } Personen
}. Tippe link, um die Adresse zum Verschicken zu sehen.
terminal-table-start = Alle sind da. Tippe start, um zu beginnen.
terminal-table-paused = Das Spiel pausiert. Tippe resume, damit es weitergeht.
terminal-table-asked = { $question } Tippe agree { $number } oder decline { $number }.
terminal-table-asking = Warten auf { $names }. Mit decline { $number } ziehst du deinen Vorschlag zurück.
terminal-table-replace = Um trotzdem weiterzuspielen, tippe replace { SEAT_NUMBER($seat) } bot 2 oder replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Eine Revanche ist bereit. Tippe rematch, um mitzuspielen.
terminal-table-again = Tippe rematch, um noch einmal zu spielen.
terminal-table-over = vorbei (rematch, save DATEI, quit)>
terminal-table-lost = Verbindung verloren. Neuer Versuch läuft; deine Züge werden danach gesendet.
terminal-table-closed = Die Verbindung wurde getrennt: { $why }
terminal-table-version = Auf dem Server läuft eine andere Version, die dieses Programm nicht versteht.
terminal-table-later = Der Tisch antwortet nicht. Deine Eingabe wird gesendet, sobald er es tut.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Das hat nicht geklappt: { $why }
terminal-table-plan = Auf dem Server läuft eine ältere Version, die keine Zeichnung schickt. Mit look ORT und moves findest du dich zurecht.
terminal-table-hint = In einem Spiel mit anderen gibt es keine Tipps.
terminal-table-sure = Bist du sicher? Tippe { $order }.
terminal-table-usage = Tippe es so: { $order }
terminal-table-unasked = Du hast keine Frage zu beantworten.
terminal-table-which = Du hast mehrere Fragen zu beantworten. Gib an, welche, zum Beispiel { $order } 2.
terminal-table-seated = Du sitzt jetzt auf Platz { SEAT_NUMBER($seat) }.
terminal-table-stood = Du hast deinen Platz verlassen.
terminal-table-alike = Mehrere Personen heißen so. Tippe eines davon: { $order }
terminal-table-for-you = Nur der Gastgeber kann jemanden für den ganzen Tisch stummschalten. Nur für dich geht es mit { $order }.
terminal-table-ignored = Du hast { $name } für dich stummgeschaltet, an jedem Tisch. Mit { $order } hebst du das auf.
terminal-table-unignored = { $name } ist für dich nicht mehr stummgeschaltet.
terminal-table-ignoring = Diese Personen hast du für dich stummgeschaltet, an jedem Tisch. Mit unignore und einem Namen oder einer Nummer hebst du das auf.
terminal-table-ignoring-nobody = Du hast niemanden stummgeschaltet. Dazu tippst du ignore und den Namen.
terminal-table-not-ignored = Unter diesem Namen oder dieser Nummer hast du niemanden stummgeschaltet. Tippe ignored für die Liste.
terminal-table-help =
    An einem Tisch mit anderen kannst du auch tippen, wenn es gerade passt:
    - sit, oder sit PLATZ; leave: nimmt einen Platz; gibt ihn auf
    - start: beginnt, wenn der Tisch auf dich wartet
    - undo: nimmt deinen Zug zurück; müssen die anderen zustimmen, werden sie gefragt
    - pause, resume; draw: bittet um eine Pause, macht weiter; bietet ein Unentschieden an
    - agree N, decline N: beantwortet einen Vorschlag, oder zieht deinen eigenen zurück
    - resign yes: gibt auf; abandon yes: bittet, ohne Ergebnis aufzuhören
    - replace PLATZ bot STUFE, oder replace PLATZ open: lässt jemand anderen für eine fehlende Person spielen
    - mute WEN, unmute WEN, remove WEN, readmit WEN: moderiert deinen eigenen Tisch, mit Namen
    - say TEXT: schreibt in den Chat; word TEXT: gibt dem Geber vor dem Spiel ein Wort zum Einmischen
    - ignore WEN, unignore WEN: schaltet jemanden für dich an jedem Tisch stumm, oder hebt es auf; ignored: zeigt die Liste
    - rematch: noch ein Spiel, alle einen Platz weiter
    - link: zeigt die Adresse dieses Tisches



## Der Schiedsrichter

terminal-referee-prompt = Zufall>
terminal-referee-prompt-secret = welche?>
terminal-referee-help =
    Spiel mit deinen eigenen Karten und deinem Spielfeld und tippe deine Züge und alles, was der Zufall entscheidet: gezogene Karten, Würfe, die Münze.
    In einer Zeile darf mehreres stehen, getrennt durch ; oder, wo es eindeutig ist, durch Leerzeichen: 7 9 m12 für drei Karten, cat1 move2 move2 für Würfel.
    Oder tippe einen dieser Befehle:
    - moves, oder moves TEXT: zeigt alles, was jetzt kommen kann, oder nur das mit TEXT
    - why ZUG: prüft, ob etwas möglich ist, und sagt, was es bewirkt oder welche Regel es verbietet
    - look ORT: beschreibt einen Ort, zum Beispiel look e3
    - rules, oder rules NUMMER: zeigt die Regeln, oder eine davon
    - board: zeichnet den Tisch noch einmal, zum Vergleich mit deinem
    - undo, oder undo ZAHL: nimmt den letzten Zug zurück, oder so viele, und sagt, was zurückzulegen ist
    - save DATEI: speichert die Aufzeichnung des bisherigen Spiels
    - quit: hört auf
terminal-referee-secret = Das bleibt geheim: Sieh dir an, was dir gehört, aber tippe es nicht ein. Der Schiedsrichter fragt, wenn er es wissen muss.
terminal-referee-depends = Die Wirkung hängt von etwas ab, das noch geheim ist
terminal-referee-turned = { $piece } liegt jetzt bei { $angle }°; vorher waren es { $was }°.
terminal-referee-ambiguous = „{ $typed }“ ist mehrdeutig: { $choices }. Tippe mehr davon.
terminal-referee-unexpected = „{ $typed }“ ist jetzt nicht möglich.{ $few ->
    [all] { " " }Zur Wahl: { $choices }.
    [many] { " " }Tippe moves, um zu sehen, was möglich ist.
   *[none] { "" }
}
terminal-referee-surplus = „{ $typed }“ ist zu viel: Der Zufall hat nichts mehr zu entscheiden. Trenne Züge durch ; oder , und setz Leerzeichen nur zwischen einen Zug und das, was der Zufall danach ergibt.
terminal-referee-nothing-taken = Diese Zeile wurde nicht übernommen.
terminal-referee-undo-what = Tippe, wie viele Züge du zurücknimmst, zum Beispiel undo 3.
terminal-referee-no-undo = Es gibt nichts zurückzunehmen.
terminal-referee-withdrawn = Doch nicht gespielt: { $move }.
terminal-referee-undone = Zurückgenommen, das Letzte zuerst: { $moves }.
terminal-referee-turn-back = Zurückdrehen auf { $angle }°: { $piece }
terminal-referee-put-back = Zurücklegen: { $piece }
terminal-referee-take-away = Wegnehmen: { $piece }
terminal-referee-seat-back = { seat-name } spielt wieder mit: { $pieces }
terminal-referee-saved-untold = Einige Geheimnisse wurden nicht verraten. In der Aufzeichnung steht dafür etwas, das passt, mit einem Vermerk.
terminal-referee-no-record = Dieses Spiel wurde mittendrin begonnen; es hat keine Aufzeichnung.
terminal-referee-no-hints = Der Schiedsrichter ist neutral und gibt keine Tipps.




## Bilder

terminal-sheet-title = { $game }: Aufbaublatt
terminal-sheet-after = { $name }, nach { $ply } von { $plies } Zügen.
terminal-sheet-seats = { $seats ->
    [one] Für eine Person.
   *[other] Für { $seats } Personen.
}
terminal-sheet-eyes-bystander = Diese Seite zeigt nur, was offen liegt.
terminal-sheet-eyes-seat = { seat-name } weiß, was diese Seite zeigt. Andere sollten nicht hinsehen.
terminal-sheet-eyes-all = Das Spiel ist vorbei, darum zeigt diese Seite die Geheimnisse.
terminal-sheet-things = Nimm diese Teile und leg sie hin wie im Bild
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Neben dem Spielfeld
terminal-sheet-gone = Nicht zu sehen und nicht im Stapel
terminal-sheet-options = Gespielt mit
terminal-sheet-on = So geht es weiter
terminal-sheet-referee = Von hier mit dem Schiedsrichter weiterspielen:
terminal-sheet-replay = Wie es dazu kam:
terminal-picture-moves = { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}
terminal-picture-bad = Diese Aufzeichnung ist ungültig: { $problem }
