# Wat de terminal zegt, in het Nederlands.

## Spelen

terminal-seats = Jouw plaatsen: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }De andere worden door bots gespeeld.
}
terminal-bot = Plaats { SEAT_NUMBER($seat) } wordt gespeeld door { $bot }.
terminal-you = jij
terminal-more = Typ help voor meer.
terminal-prompt = plaats { SEAT_NUMBER($seat) }>
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
terminal-no-move = ‘{ $move }’ is geen zet. { $problem }
terminal-hint = Een bot zou spelen:
terminal-hint-move = { $move }: { $percent ->
    [0] geen winst in zicht
   *[other] { $percent }% kans op winst
}
terminal-hint-secrets = Naar wat er gespeeld is, denkt de bot dat plaats { SEAT_NUMBER($seat) } dit heeft: { $secrets }.
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
terminal-curtain = Nu is plaats { SEAT_NUMBER($seat) } aan de beurt. Druk op Enter als niemand anders kijkt:
terminal-no-screen = Je speelt in gewone tekstregels; het volledige scherm krijg je met: { $command }
terminal-save-where = Zeg waar: save BESTAND.
terminal-exists = Niet bewaard: { $name } bestaat al; kies een andere naam.
terminal-not-saved = Niet bewaard: { $problem }
terminal-score = [{ $rule }] Score { $scores }


## Het scherm

terminal-screen-pane-board = Bord
terminal-screen-pane-table = Tafel
terminal-screen-pane-played = Gespeeld
terminal-screen-pane-said = Antwoorden
terminal-screen-pane-talk = Gesprek
terminal-screen-pane-rules = Regels
terminal-screen-key-rules = Regels
terminal-screen-key-hint = Tip
terminal-screen-key-moves = Zetten
terminal-screen-key-pane = Vakken
terminal-screen-key-undo = Terug
terminal-screen-key-save = Bewaar
terminal-screen-key-quit = Stop
terminal-screen-key-help = Hulp
terminal-screen-chance = Toeval
terminal-screen-yours = { $seat }: jij bent aan de beurt
terminal-screen-theirs = { $seat } is aan de beurt
terminal-screen-nobody = niemand is aan de beurt
terminal-screen-over = het spel is uit
terminal-screen-busy = Een ogenblik …
terminal-screen-you = jij
terminal-screen-type = Typ een zet, of help
terminal-screen-type-as = Typ een zet, zoals { $move }, of help
terminal-screen-type-over = Het is uit; help zegt wat je kunt typen
terminal-screen-enter = Enter speelt hem, Escape gaat terug.
terminal-screen-left = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
terminal-screen-more = { $count ->
    [one] En nog 1: kies eerst iets, of typ moves en een deel ervan.
   *[other] En nog { $count }: kies eerst iets, of typ moves en een deel ervan.
}
terminal-screen-leads = { $count ->
    [one] Vanhier gaat 1 zet verder.
   *[other] Vanhier gaan { $count } zetten verder.
}
terminal-screen-find = Zoek een regel: het nummer, of een woord
terminal-screen-no-rule = Geen regel heeft dat. Escape brengt je terug naar het spel.
terminal-screen-curtain = Nu komt: { $seat }. Niemand anders zou nu moeten kijken.
terminal-screen-ready = Klaar
terminal-screen-leave = Het spel is niet uit. Bewaren voor je weggaat?
terminal-screen-leave-kept = Het spel is niet uit. Het verslag staat in { $name }. Weggaan?
terminal-screen-save = Bewaar de partij tot hier als:
terminal-screen-do-save = Bewaren
terminal-screen-do-save-leave = Bewaren en weggaan
terminal-screen-do-leave = Weggaan
terminal-screen-do-stay = Blijven
terminal-screen-help =
    Op het bord:
    - Klik iets aan om het te kiezen, in elke volgorde, en nog eens om het los te laten. Wat gekozen kan worden is onderstreept, wat gekozen is staat tussen haken.
    - Met toetsen: pijlen gaan van plek naar plek, Page Up en Page Down naar wat gekozen kan worden; Enter of spatie kiest, Escape gaat terug.
    - Zodra alles van een zet gekozen is, speelt Enter of nog een klik hem.
    - Letters gaan naar de regel onderaan; daar halen pijlen terug wat eerder getypt is.
    Overal:
    - Tab: het volgende deel van het scherm; F4 of Ctrl+O: het volgende vak
    - F1 of Ctrl+R: regels; F2 of Ctrl+T: tip; F3 of Ctrl+L: zetten; F8 of Ctrl+Z: terugnemen
    - Ctrl+S: bewaren; Ctrl+Q: stoppen; ?: deze hulp


## Aan een tafel elders

terminal-table-watching = Je kijkt toe.
terminal-table-shoulder = Je kijkt over de schouder van { $name } mee en doet geen zetten.
terminal-table-free = { $count ->
    [one] Er is een stoel vrij: typ sit.
   *[other] Er zijn { $count } stoelen vrij: typ sit.
}
terminal-table-waiting = Het wachten is op { $count ->
    [one] nog één speler
   *[other] nog { $count } spelers
}. Typ link voor het adres dat je kunt sturen.
terminal-table-start = Alle stoelen zijn bezet. Typ start om te beginnen.
terminal-table-paused = De partij is gepauzeerd. Typ resume om verder te gaan.
terminal-table-asked = { $question } Typ agree { $number } of decline { $number }.
terminal-table-asking = Het wachten is op { $names }. Typ decline { $number } om het in te trekken.
terminal-table-replace = Om toch verder te gaan, typ je replace { SEAT_NUMBER($seat) } bot 2 of replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Er is een revanche. Typ rematch om erheen te gaan.
terminal-table-again = Typ rematch om nog eens te spelen.
terminal-table-over = voorbij (rematch, save BESTAND, quit)>
terminal-table-lost = De verbinding met de tafel is verbroken. Het wordt opnieuw geprobeerd; wat je doet, blijft bewaard.
terminal-table-closed = Je bent niet meer verbonden: { $why }
terminal-table-version = De server is van een andere versie, en wat hij zegt wordt niet begrepen.
terminal-table-later = De tafel antwoordt niet. Wat je typte, wordt verstuurd zodra ze dat wel doet.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Dat lukte niet: { $why }
terminal-table-plan = De server is van een oudere versie en stuurt geen tekening. Met look PLEK en moves vind je de weg.
terminal-table-hint = Aan een tafel met anderen zijn er geen hints.
terminal-table-sure = Echt? Typ { $order }.
terminal-table-usage = Typ het zo: { $order }
terminal-table-unasked = Niemand vraagt je nu iets.
terminal-table-which = Er zijn meer vragen. Zeg welke, zoals in { $order } 2.
terminal-table-seated = Je zit op plaats { SEAT_NUMBER($seat) }.
terminal-table-stood = Je bent opgestaan.
terminal-table-alike = Meerdere mensen heten zo. Typ een van deze opdrachten: { $order }
terminal-table-for-you = Alleen de host kan iemand aan deze tafel voor iedereen dempen. Om iemand voor jezelf te dempen, typ je { $order }.
terminal-table-ignored = Je hebt { $name } voor jezelf gedempt, aan elke tafel. Om het ongedaan te maken, typ je { $order }.
terminal-table-unignored = { $name } is voor jou niet meer gedempt.
terminal-table-ignoring = Deze mensen heb je voor jezelf gedempt, aan elke tafel. Om het ongedaan te maken, typ je unignore en een naam of nummer.
terminal-table-ignoring-nobody = Je hebt niemand voor jezelf gedempt. Om iemand te dempen, typ je ignore en de naam.
terminal-table-not-ignored = Onder die naam of dat nummer heb je niemand gedempt. Typ ignored om de lijst te zien.
terminal-table-help =
    Aan een tafel met anderen kun je, waar het zin heeft, ook typen:
    - sit, of sit PLAATS; leave: gaan zitten; opstaan
    - start: beginnen, als de tafel op jou wacht
    - undo: je zet terugnemen; waar de anderen akkoord moeten zijn, wordt het gevraagd
    - pause, resume; draw: om een pauze vragen, verdergaan; remise aanbieden
    - agree N, decline N: antwoorden op wat iemand vraagt, of intrekken wat jij vroeg
    - resign yes: opgeven; abandon yes: vragen om zonder uitslag te stoppen
    - replace PLAATS bot NIVEAU, of replace PLAATS open: iemand anders laten spelen voor wie er niet is
    - mute WIE, unmute WIE, remove WIE, readmit WIE: orde houden aan je eigen tafel, met de naam
    - say TEKST: iets zeggen; word TEKST: de croupier voor de partij een woord geven om mee te mengen
    - ignore WIE, unignore WIE: iemand aan elke tafel voor jezelf dempen of dat ongedaan maken; ignored: de lijst tonen
    - rematch: nog eens spelen, iedereen een plaats verder
    - link: het adres van deze tafel



## De scheidsrechter

terminal-referee-prompt = toeval>
terminal-referee-prompt-secret = welke?>
terminal-referee-help =
    Speel met jullie karton en typ wat jullie deden, hier ook wat het toeval deed: getrokken kaarten, gegooide dobbelstenen, de munt.
    Op een regel mag meer staan, met ; ertussen, of met spaties waar het duidelijk is: 7 9 m12 voor drie kaarten, cat1 move2 move2 voor dobbelstenen.
    Of typ een van deze:
    - moves, of moves TEKST: tonen wat nu gespeeld kan worden of kan komen, of wat TEKST bevat
    - why ZET: zeggen of iets mogelijk is en wat het doet, of welke regel het verbiedt
    - look PLEK: zeggen wat er over een plek te zeggen valt, zoals look e3
    - rules, of rules NUMMER: de regels tonen, of een ervan
    - board: de tafel nog eens tekenen, om hem met de jullie te vergelijken
    - undo, of undo AANTAL: de laatste zet terugnemen, of zo veel, en zeggen wat teruggelegd moet worden
    - save BESTAND: het verslag van het spel tot nu toe schrijven
    - quit: stoppen
terminal-referee-secret = Dit blijft geheim: bekijk alleen dat van jezelf en typ er niets van. De scheidsrechter vraagt ernaar als het moet.
terminal-referee-depends = Wat het doet, hangt af van iets dat nog geheim is
terminal-referee-turned = { $piece } ligt nu op { $angle } graden; eerst was dat { $was }.
terminal-referee-ambiguous = ‘{ $typed }’ kan van alles zijn: { $choices }. Typ er meer van.
terminal-referee-unexpected = ‘{ $typed }’ kan nu niet.{ $few ->
    [all] { " " }Wat kan komen: { $choices }.
    [many] { " " }Typ moves om te zien wat kan komen.
   *[none] { "" }
}
terminal-referee-surplus = ‘{ $typed }’ is hier te veel: voor het toeval blijft niets te doen. Zet ; of , tussen meer zetten; spaties zijn alleen voor een zet en wat het toeval daarna deed.
terminal-referee-nothing-taken = Van deze regel is niets overgenomen.
terminal-referee-undo-what = Zeg hoeveel zetten je terugneemt, zoals undo 3.
terminal-referee-no-undo = Er is niets om terug te nemen.
terminal-referee-withdrawn = Toch niet gespeeld: { $move }.
terminal-referee-undone = Teruggenomen, het laatste eerst: { $moves }.
terminal-referee-turn-back = Draai { $piece } terug naar { $angle } graden.
terminal-referee-put-back = Weer zoals het was: { $piece }
terminal-referee-take-away = Haal weg: { $piece }
terminal-referee-seat-back = { seat-name } speelt weer met: { $pieces }
terminal-referee-saved-untold = Wat geheim is, werd niet gezegd; er staat iets dat past, en het verslag zegt waar.
terminal-referee-no-record = Dit spel is halverwege begonnen: er is geen verslag van.
terminal-referee-no-hints = De scheidsrechter is voor niemand en geeft geen hints.


## Verslagen



## Beelden

terminal-sheet-title = { $game }: opzetblad
terminal-sheet-after = { $name }, na { $ply } van { $plies } zetten.
terminal-sheet-seats = { $seats ->
    [one] Voor één speler.
   *[other] Voor { $seats } spelers.
}
terminal-sheet-eyes-bystander = Op deze pagina staat alleen wat iedereen mag weten.
terminal-sheet-eyes-seat = { seat-name } weet wat deze pagina toont: anderen moeten niet kijken.
terminal-sheet-eyes-all = De partij is voorbij, dus staan de geheimen op deze pagina.
terminal-sheet-things = Pak dit en leg het op zijn plaats, zoals op het plaatje
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Naast het bord
terminal-sheet-gone = Niet meer te zien en niet in de trekstapel
terminal-sheet-options = Gespeeld met
terminal-sheet-on = Zo gaat het verder
terminal-sheet-referee = De scheidsrechter gaat vanaf hier verder:
terminal-sheet-replay = Hoe het zover kwam:
terminal-picture-moves = { $plies ->
    [one] 1 zet
   *[other] { $plies } zetten
}
terminal-picture-bad = Dit verslag klopt niet: { $problem }
