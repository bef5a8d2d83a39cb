# Was das Terminal sagt, auf Deutsch.

## Spielen

terminal-seats = Deine Plätze: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Auf den anderen spielen Bots.
}
terminal-bot = Auf Platz { SEAT_NUMBER($seat) } spielt { $bot }.
terminal-you = du
terminal-more = Tippe help für mehr.
terminal-prompt = Platz { SEAT_NUMBER($seat) }>
terminal-prompt-over = vorbei (undo, save DATEI, quit)>
terminal-help =
    Tippe einen Zug oder eines von diesen:
    - moves, oder moves TEXT: die erlaubten Züge zeigen, oder die mit TEXT darin
    - why ZUG: sagen, ob ein Zug erlaubt ist und was er tut, oder welche Regel ihn verbietet
    - look ORT: sagen, was es über einen Ort zu sagen gibt, zum Beispiel look e3
    - rules, oder rules NUMMER: die Regeln zeigen, oder eine davon
    - board: das Brett noch einmal zeichnen
    - hint: einen Bot fragen, welche Züge er für die besten hält und wie wahrscheinlich sie gewinnen (außer das Spiel hat einen Zug dieses Namens)
    - undo: deinen letzten Zug zurücknehmen und alles, was ihm folgte
    - save DATEI: die Aufzeichnung des bisherigen Spiels schreiben
    - quit: das Spiel verlassen
terminal-orders = Hier kannst du auch tippen: { $orders }.
terminal-moves = { $chosen } von { $all } Zügen:
terminal-legal = { $move } ist erlaubt.
terminal-no-move = „{ $move }“ ist kein Zug. { $problem }
terminal-hint = Ein Bot würde spielen:
terminal-hint-move = { $move }: { $percent ->
    [0] kein Sieg in Sicht
   *[other] gewinnt zu { $percent } %
}
terminal-hint-secrets = Nach dem bisherigen Spiel vermutet er bei Platz { SEAT_NUMBER($seat) }: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = Der Bot konnte nicht nachdenken: { $problem }
terminal-why-what = Sag, welcher: why ZUG.
terminal-look-where = Sag, wo: look ORT.
terminal-nothing-there = Über { $place } gibt es nichts zu sagen.
terminal-no-rule = { $game } hat keine Regel „{ $rule }“; es gibt: { $known }
terminal-undone = Zurückgenommen: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Was Zufall und Bots als Nächstes tun, kann anders ausfallen.
}
terminal-final = Seitdem wurde { $move } gespielt, und das ist nicht zurückzunehmen.
terminal-no-undo = Von dir gibt es nichts zurückzunehmen.
terminal-saved = Gespeichert: { $name }.
terminal-saved-secrets = Darin steht, was geheim ausgeteilt wurde: Wer noch mitspielt, sollte nicht hineinsehen.
terminal-curtain = Als Nächstes kommt Platz { SEAT_NUMBER($seat) }. Drück Enter, wenn sonst niemand hinsieht:
terminal-no-screen = Du spielst in einfachen Textzeilen; den ganzen Bildschirm bekommst du mit: { $command }
terminal-save-where = Sag, wohin: save DATEI.
terminal-exists = Nicht gespeichert: { $name } gibt es schon; wähl einen anderen Namen.
terminal-not-saved = Nicht gespeichert: { $problem }
terminal-score = [{ $rule }] Wertung { $scores }


## Der Bildschirm

terminal-screen-pane-board = Brett
terminal-screen-pane-table = Tisch
terminal-screen-pane-played = Gespielt
terminal-screen-pane-said = Antworten
terminal-screen-pane-talk = Gespräch
terminal-screen-pane-rules = Regeln
terminal-screen-key-rules = Regeln
terminal-screen-key-hint = Tipp
terminal-screen-key-moves = Züge
terminal-screen-key-pane = Ansicht
terminal-screen-key-undo = Zurück
terminal-screen-key-save = Sichern
terminal-screen-key-quit = Ende
terminal-screen-key-help = Hilfe
terminal-screen-chance = Zufall
terminal-screen-yours = { $seat }: du bist am Zug
terminal-screen-theirs = { $seat } ist am Zug
terminal-screen-nobody = niemand ist am Zug
terminal-screen-over = das Spiel ist aus
terminal-screen-busy = Einen Moment …
terminal-screen-you = du
terminal-screen-type = Tippe einen Zug oder help
terminal-screen-type-as = Tippe einen Zug, wie { $move }, oder help
terminal-screen-type-over = Es ist aus; help sagt, was man tippen kann
terminal-screen-enter = Enter spielt ihn, Escape geht zurück.
terminal-screen-left = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
terminal-screen-more = { $count ->
    [one] Und 1 weiterer: Wähl erst etwas aus, oder tippe moves und einen Teil davon.
   *[other] Und { $count } weitere: Wähl erst etwas aus, oder tippe moves und einen Teil davon.
}
terminal-screen-leads = { $count ->
    [one] Von hier geht 1 Zug weiter.
   *[other] Von hier gehen { $count } Züge weiter.
}
terminal-screen-find = Such eine Regel: ihre Nummer oder ein Wort
terminal-screen-no-rule = Keine Regel hat das. Escape führt zurück zum Spiel.
terminal-screen-curtain = Als Nächstes: { $seat }. Sonst sollte jetzt niemand hinsehen.
terminal-screen-ready = Bereit
terminal-screen-leave = Das Spiel ist noch nicht aus. Sichern, bevor du gehst?
terminal-screen-leave-kept = Das Spiel ist noch nicht aus. Seine Aufzeichnung steht in { $name }. Gehen?
terminal-screen-save = Die Partie bis hierher sichern als:
terminal-screen-do-save = Sichern
terminal-screen-do-save-leave = Sichern und gehen
terminal-screen-do-leave = Gehen
terminal-screen-do-stay = Bleiben
terminal-screen-help =
    Auf dem Brett:
    - Klick etwas an, um es zu wählen, in beliebiger Reihenfolge, und noch einmal, um es loszulassen. Was du wählen kannst, ist unterstrichen, Gewähltes steht in Klammern.
    - Mit Tasten: Pfeile gehen von Ort zu Ort, Bild auf und Bild ab zu dem, was du wählen kannst; Enter oder Leertaste wählt, Escape geht zurück.
    - Sobald alles an einem Zug gewählt ist, spielt ihn Enter oder ein weiterer Klick.
    - Buchstaben gehen in die Zeile unten; dort holen Pfeile zurück, was früher getippt wurde.
    Überall:
    - Tab: der nächste Teil des Bildschirms; F4 oder Strg+O: die nächste Ansicht
    - F1 oder Strg+R: Regeln; F2 oder Strg+T: Tipp; F3 oder Strg+L: Züge; F8 oder Strg+Z: zurücknehmen
    - Strg+S: sichern; Strg+Q: Ende; ?: diese Hilfe


## An einem Tisch anderswo

terminal-table-watching = Du schaust zu.
terminal-table-shoulder = Du schaust { $name } über die Schulter und spielst keine Züge.
terminal-table-free = { $count ->
    [one] Ein Stuhl ist frei: Tippe sit.
   *[other] { $count } Stühle sind frei: Tippe sit.
}
terminal-table-waiting = Es { $count ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $count } Personen
}. Tippe link für die Adresse, die du verschicken kannst.
terminal-table-start = Alle Stühle sind besetzt. Tippe start, um zu beginnen.
terminal-table-paused = Das Spiel pausiert. Tippe resume, damit es weitergeht.
terminal-table-asked = { $question } Tippe agree { $number } oder decline { $number }.
terminal-table-asking = Gewartet wird auf: { $names }. Tippe decline { $number }, um es zurückzuziehen.
terminal-table-replace = Um trotzdem weiterzuspielen, tippe replace { SEAT_NUMBER($seat) } bot 2 oder replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Es gibt eine Revanche. Tippe rematch, um hinzugehen.
terminal-table-again = Tippe rematch, um noch einmal zu spielen.
terminal-table-over = vorbei (rematch, save DATEI, quit)>
terminal-table-lost = Die Verbindung zum Tisch ist abgerissen. Sie wird neu versucht; was du tust, bleibt erhalten.
terminal-table-closed = Du bist nicht mehr verbunden: { $why }
terminal-table-version = Der Server ist von einer anderen Version, und was er sagt, wird nicht verstanden.
terminal-table-later = Der Tisch antwortet nicht. Was du getippt hast, wird gesendet, sobald er es tut.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Das ging nicht: { $why }
terminal-table-plan = Der Server ist von einer älteren Version und schickt keine Zeichnung. Mit look ORT und moves findest du dich zurecht.
terminal-table-hint = An einem Tisch mit anderen gibt es keine Tipps.
terminal-table-sure = Wirklich? Tippe { $order }.
terminal-table-usage = Tippe es so: { $order }
terminal-table-unasked = Niemand fragt dich gerade etwas.
terminal-table-which = Es gibt mehrere Fragen. Sag, welche du meinst, zum Beispiel { $order } 2.
terminal-table-seated = Du sitzt auf Platz { SEAT_NUMBER($seat) }.
terminal-table-stood = Du bist aufgestanden.
terminal-table-alike = So heißen mehrere. Tippe eines davon: { $order }
terminal-table-for-you = Nur der Gastgeber kann an diesem Tisch jemanden für alle stummschalten. Um jemanden nur für dich stummzuschalten, tippe { $order }.
terminal-table-ignored = Für dich an jedem Tisch stummgeschaltet: { $name }. Um es aufzuheben, tippe { $order }.
terminal-table-unignored = Für dich nicht mehr stummgeschaltet: { $name }.
terminal-table-ignoring = Diese Personen hast du für dich an jedem Tisch stummgeschaltet. Um das aufzuheben, tippe unignore und einen Namen oder eine Nummer.
terminal-table-ignoring-nobody = Du hast niemanden für dich stummgeschaltet. Um das zu tun, tippe ignore und den Namen.
terminal-table-not-ignored = Unter diesem Namen oder dieser Nummer hast du niemanden stummgeschaltet. Tippe ignored, um die Liste zu sehen.
terminal-table-help =
    An einem Tisch mit anderen gibt es außerdem, wo es sinnvoll ist:
    - sit, oder sit PLATZ; leave: sich hinsetzen; aufstehen
    - start: beginnen, wenn der Tisch auf dich wartet
    - undo: deinen Zug zurücknehmen; wo die anderen zustimmen müssen, werden sie gefragt
    - pause, resume; draw: um eine Pause bitten, weiterspielen; ein Unentschieden anbieten
    - agree N, decline N: beantworten, was jemand fragt, oder zurückziehen, was du gefragt hast
    - resign yes: aufgeben; abandon yes: bitten, ohne Ergebnis aufzuhören
    - replace PLATZ bot STUFE, oder replace PLATZ open: jemand anderen für eine fehlende Person spielen lassen
    - mute WEN, unmute WEN, remove WEN, readmit WEN: an deinem eigenen Tisch für Ordnung sorgen, mit dem Namen
    - say TEXT: etwas sagen; word TEXT: dem Geber vor dem Spiel ein Wort zum Einmischen geben
    - ignore WEN, unignore WEN: jemanden für dich an jedem Tisch stummschalten oder das aufheben; ignored: die Liste zeigen
    - rematch: noch einmal spielen, alle einen Platz weiter
    - link: die Adresse dieses Tisches



## Der Schiedsrichter

terminal-referee-prompt = Zufall>
terminal-referee-prompt-secret = welche?>
terminal-referee-help =
    Spielt mit euren Pappteilen und tippt, was ihr getan habt, hier auch, was der Zufall tat: gezogene Karten, geworfene Würfel, die Münze.
    Auf einer Zeile darf mehreres stehen, mit ; dazwischen, oder mit Leerzeichen, wo es klar ist: 7 9 m12 für drei Karten, cat1 move2 move2 für Würfel.
    Oder tippt eines von diesen:
    - moves, oder moves TEXT: zeigen, was jetzt gespielt werden oder kommen kann, oder das mit TEXT darin
    - why ZUG: sagen, ob etwas möglich ist und was es tut, oder welche Regel es verbietet
    - look ORT: sagen, was es über einen Ort zu sagen gibt, zum Beispiel look e3
    - rules, oder rules NUMMER: die Regeln zeigen, oder eine davon
    - board: den Tisch noch einmal zeichnen, um ihn mit eurem zu vergleichen
    - undo, oder undo ANZAHL: den letzten Zug zurücknehmen, oder so viele, und sagen, was zurückzulegen ist
    - save DATEI: die Aufzeichnung des bisherigen Spiels schreiben
    - quit: aufhören
terminal-referee-secret = Das bleibt geheim: Seht euch das Eigene an und tippt nichts davon. Der Schiedsrichter fragt, wenn er es wissen muss.
terminal-referee-depends = Was es tut, hängt von etwas ab, das noch geheim ist
terminal-referee-turned = { $piece } liegt jetzt bei { $angle } Grad; vorher waren es { $was }.
terminal-referee-ambiguous = „{ $typed }“ kann mehreres sein: { $choices }. Tipp mehr davon.
terminal-referee-unexpected = „{ $typed }“ passt jetzt nicht.{ $few ->
    [all] { " " }Kommen kann: { $choices }.
    [many] { " " }Tipp moves, um zu sehen, was kommen kann.
   *[none] { "" }
}
terminal-referee-surplus = „{ $typed }“ ist hier zu viel: Für den Zufall bleibt nichts zu tun. Setz ; oder , zwischen mehrere Züge; Leerzeichen genügen nur zwischen einem Zug und dem, was danach der Zufall tat.
terminal-referee-nothing-taken = Von dieser Zeile wurde nichts übernommen.
terminal-referee-undo-what = Sag, wie viele Züge zurückzunehmen sind, zum Beispiel undo 3.
terminal-referee-no-undo = Es gibt nichts zurückzunehmen.
terminal-referee-withdrawn = Doch nicht gespielt: { $move }.
terminal-referee-undone = Zurückgenommen, das Letzte zuerst: { $moves }.
terminal-referee-turn-back = Dreht { $piece } zurück auf { $angle } Grad.
terminal-referee-put-back = Wieder, wie es war: { $piece }
terminal-referee-take-away = Nehmt weg: { $piece }
terminal-referee-seat-back = { seat-name } spielt wieder mit: { $pieces }
terminal-referee-saved-untold = Was geheim ist, wurde nicht gesagt; an seiner Stelle steht etwas, das passt, und die Aufzeichnung sagt, wo.
terminal-referee-no-record = Dieses Spiel wurde mittendrin begonnen: Es gibt keine Aufzeichnung davon.
terminal-referee-no-hints = Der Schiedsrichter ist für niemanden und gibt keine Tipps.


## Aufzeichnungen



## Bilder

terminal-sheet-title = { $game }: Aufbaublatt
terminal-sheet-after = { $name }, nach { $ply } von { $plies } Zügen.
terminal-sheet-seats = { $seats ->
    [one] Für eine Person.
   *[other] Für { $seats } Personen.
}
terminal-sheet-eyes-bystander = Auf dieser Seite steht nur, was alle wissen dürfen.
terminal-sheet-eyes-seat = { seat-name } weiß, was diese Seite zeigt: Andere sollten nicht hinsehen.
terminal-sheet-eyes-all = Die Partie ist zu Ende, darum stehen die Geheimnisse auf dieser Seite.
terminal-sheet-things = Nimm dies und lege es an seinen Platz wie im Bild
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Neben dem Brett
terminal-sheet-gone = Nicht mehr zu sehen und nicht im Stapel
terminal-sheet-options = Gespielt mit
terminal-sheet-on = So geht es weiter
terminal-sheet-referee = Von hier an hilft der Schiedsrichter:
terminal-sheet-replay = Wie es dazu kam:
terminal-picture-moves = { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}
terminal-picture-bad = Diese Aufzeichnung stimmt nicht: { $problem }
