# Was das Terminal sagt, auf Deutsch.

## Spielen

terminal-seats = Deine Plätze: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Auf den anderen spielen Bots.
}
terminal-bot = Auf Platz { $seat } spielt { $bot }.
terminal-you = du
terminal-more = Tippe help für mehr.
terminal-prompt = Platz { $seat }>
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
terminal-no-move = „{ $move }“ ist kein Zug: { $problem }
terminal-hint = Ein Bot würde spielen:
terminal-hint-move = { $move }: { $percent ->
    [0] kein Sieg in Sicht
   *[other] gewinnt zu { $percent } %
}
terminal-hint-secrets = Nach dem bisherigen Spiel vermutet er bei Platz { $seat }: { $secrets }.
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
terminal-curtain = Als Nächstes kommt Platz { $seat }. Drück Enter, wenn sonst niemand hinsieht:
terminal-save-where = Sag, wohin: save DATEI.
terminal-exists = Nicht gespeichert: { $name } gibt es schon; wähl einen anderen Namen.
terminal-not-saved = Nicht gespeichert: { $problem }
terminal-score = [{ $rule }] Wertung { $scores }


## Der Bildschirm



## An einem Tisch anderswo



## Der Schiedsrichter



## Aufzeichnungen



## Bilder
