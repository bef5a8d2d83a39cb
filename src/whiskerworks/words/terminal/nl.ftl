# Wat de terminal zegt, in het Nederlands.

## Spelen

terminal-seats = Jouw plaatsen: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }De andere worden door bots gespeeld.
}
terminal-bot = Plaats { $seat } wordt gespeeld door { $bot }.
terminal-you = jij
terminal-more = Typ help voor meer.
terminal-prompt = plaats { $seat }>
terminal-prompt-over = voorbij (undo, save BESTAND, quit)>
terminal-help =
    Typ een zet, of een van deze:
    - moves, of moves TEKST: toon de geldige zetten, of die waar TEKST in staat
    - why ZET: zeg of een zet geldig is en wat hij doet, of welke regel hem verbiedt
    - look PLEK: zeg wat er over een plek te vertellen is, zoals met look e3
    - rules, of rules ID: toon de regels, of een ervan
    - board: teken het bord opnieuw
    - hint: vraag een bot welke zetten hij het best vindt, en hoe groot de kans is dat ze winnen (tenzij het spel een zet heeft die zo heet)
    - undo: neem je laatste zet terug, met wat erop volgde
    - save BESTAND: schrijf het verslag van de partij tot nu toe weg
    - quit: verlaat de partij
terminal-orders = Hier kun je ook typen: { $orders }.
terminal-moves = { $chosen } van { $all } zetten:
terminal-legal = { $move } is geldig.
terminal-no-move = ‘{ $move }’ is geen zet: { $problem }
terminal-hint = Een bot zou spelen:
terminal-hint-move = { $move }: { $percent ->
    [0] geen winst in zicht
   *[other] { $percent }% kans op winst
}
terminal-hint-secrets = Naar wat er gespeeld is, denkt de bot dat plaats { $seat } dit heeft: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent }%)
terminal-hint-failed = De bot kon niet nadenken: { $problem }
terminal-why-what = Zeg welke: why ZET.
terminal-look-where = Zeg waar: look PLEK.
terminal-nothing-there = Over { $place } is niets te vertellen.
terminal-no-rule = { $game } heeft geen regel ‘{ $rule }’; er zijn: { $known }
terminal-undone = Teruggenomen: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Wat toeval en bots nu doen, kan anders zijn.
}
terminal-final = Sindsdien is { $move } gespeeld, en dat kan niet terug.
terminal-no-undo = Er is niets van jou om terug te nemen.
terminal-saved = Bewaard in { $name }.
terminal-saved-secrets = Er staat in wat in het geheim gedeeld is: wie nog speelt, moet niet kijken.
terminal-curtain = Nu is plaats { $seat } aan de beurt. Druk op Enter als niemand anders kijkt:
terminal-save-where = Zeg waar: save BESTAND.
terminal-exists = Niet bewaard: { $name } bestaat al; kies een andere naam.
terminal-not-saved = Niet bewaard: { $problem }
terminal-score = [{ $rule }] Score { $scores }


## Het scherm



## Aan een tafel elders



## De scheidsrechter



## Verslagen



## Beelden
