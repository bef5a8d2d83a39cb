# Wat de terminal zegt, in het Nederlands.

## Spelen

terminal-seats = Jij speelt plaats { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Bots spelen de andere.
}
terminal-bot = Plaats { SEAT_NUMBER($seat) }: { $bot }.
terminal-you = jij
terminal-more = Typ help voor meer.
terminal-prompt = plaats { SEAT_NUMBER($seat) }>
terminal-prompt-over = voorbij (undo, save BESTAND, quit)>
terminal-help =
    Typ een zet, of een van deze:
    - moves, of moves TEKST: toon je geldige zetten, of alleen die met TEKST erin
    - why ZET: controleer of een zet geldig is, en zie wat hij doet of welke regel hem verbiedt
    - look PLEK: beschrijf een plek, zoals in look e3
    - rules, of rules ID: lees de regels, of een ervan
    - board: teken het bord opnieuw
    - hint: zie welke zetten een bot het best vindt, en hoe groot de kans is dat ze winnen (tenzij het spel een zet heeft die zo heet)
    - undo: neem je laatste zet terug, met alles erna
    - save BESTAND: bewaar het verslag van de partij tot nu toe
    - quit: verlaat de partij
terminal-orders = Je kunt ook typen: { $orders }.
terminal-moves = { $chosen } van { $all } zetten:
terminal-legal = { $move } is geldig.
terminal-no-move = ‘{ $move }’ is geen geldige zet. { $problem }
terminal-hint = Een bot zou spelen:
terminal-hint-move = { $move }: { $percent ->
    [0] geen winst in zicht
   *[other] { $percent }% kans op winst
}
terminal-hint-secrets = Te oordelen naar de zetten tot nu toe heeft plaats { SEAT_NUMBER($seat) }: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent }%)
terminal-hint-failed = De bot kon geen hint geven: { $problem }
terminal-why-what = Typ er een zet achter: why ZET.
terminal-look-where = Typ er een plek achter: look PLEK.
terminal-nothing-there = Over { $place } valt niets te vertellen.
terminal-no-rule = { $game } heeft geen regel ‘{ $rule }’. Kies uit: { $known }
terminal-undone = Teruggenomen: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Het toeval en de bots kunnen nu iets anders doen.
}
terminal-final = Daarna is { $move } gespeeld, en dat kan niet terug.
terminal-no-undo = Je hebt niets om terug te nemen.
terminal-saved = Bewaard in { $name }.
terminal-saved-secrets = In het bestand staan ieders geheimen: lees het niet zolang je speelt.
terminal-curtain = Plaats { SEAT_NUMBER($seat) } is aan de beurt. Druk op Enter als niemand anders meekijkt:
terminal-no-screen = Je speelt in platte tekst. Voor het volledige scherm: { $command }
terminal-save-where = Typ er een bestandsnaam achter: save BESTAND.
terminal-exists = Niet bewaard: { $name } bestaat al. Kies een andere naam.
terminal-not-saved = Niet bewaard: { $problem }
terminal-score = [{ $rule }] Score { $scores }


## Het scherm

terminal-screen-pane-board = Bord
terminal-screen-pane-table = Tafel
terminal-screen-pane-played = Zetten
terminal-screen-pane-said = Berichten
terminal-screen-pane-talk = Chat
terminal-screen-pane-rules = Regels
terminal-screen-key-rules = Regels
terminal-screen-key-hint = Hint
terminal-screen-key-moves = Zetten
terminal-screen-key-pane = Panelen
terminal-screen-key-undo = Terug
terminal-screen-key-save = Bewaar
terminal-screen-key-quit = Stop
terminal-screen-key-help = Hulp
terminal-screen-chance = Toeval
terminal-screen-yours = Jouw beurt: { $seat }
terminal-screen-theirs = { $seat } is aan de beurt
terminal-screen-nobody = niemand aan de beurt
terminal-screen-over = partij voorbij
terminal-screen-busy = Een ogenblik …
terminal-screen-you = jij
terminal-screen-type = Typ een zet, of help
terminal-screen-type-as = Typ een zet, zoals { $move }, of help
terminal-screen-type-over = Partij voorbij. Typ help voor de opdrachten
terminal-screen-enter = Speel met Enter, ga terug met Escape.
terminal-screen-left = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
terminal-screen-more = { $count ->
    [one] En nog 1. Kies eerst iets, of typ moves en een deel ervan.
   *[other] En nog { $count }. Kies eerst iets, of typ moves en een deel van een zet.
}
terminal-screen-leads = { $count ->
    [one] Vanaf hier kan 1 zet.
   *[other] Vanaf hier kunnen { $count } zetten.
}
terminal-screen-find = Zoek een regel op id of woord
terminal-screen-no-rule = Geen regel gevonden. Met Escape ga je terug naar de partij.
terminal-screen-curtain = { $seat } is aan de beurt. Zorg dat niemand anders meekijkt.
terminal-screen-ready = Klaar
terminal-screen-leave = De partij is nog niet voorbij. Bewaren voor je weggaat?
terminal-screen-leave-kept = De partij is nog niet voorbij. Het verslag staat in { $name }. Weggaan?
terminal-screen-save = Bewaar het verslag van de partij tot nu toe als:
terminal-screen-do-save = Bewaren
terminal-screen-do-save-leave = Bewaren en weggaan
terminal-screen-do-leave = Weggaan
terminal-screen-do-stay = Blijven
terminal-screen-help =
    Op het bord:
    - Klik op stukken en plekken om ze te kiezen, in elke volgorde; klik nog eens om ze los te laten. Wat je kunt kiezen is onderstreept, wat je gekozen hebt staat tussen haken.
    - Met het toetsenbord: met de pijlen ga je van plek naar plek, met Page Up en Page Down naar de volgende keuze; met Enter of spatie kies je, met Escape ga je terug.
    - Is de zet compleet, druk dan op Enter of klik nog eens om hem te spelen.
    - Letters komen op de regel onderaan. Daar halen de pijlen eerdere regels terug.
    Overal:
    - Tab: het volgende deel van het scherm; F4 of Ctrl+O: het volgende paneel
    - F1 of Ctrl+R: regels; F2 of Ctrl+T: hint; F3 of Ctrl+L: zetten; F8 of Ctrl+Z: terugnemen
    - Ctrl+S: bewaren; Ctrl+Q: stoppen; ?: deze hulp


## Aan een tafel op een server

terminal-table-watching = Je kijkt mee.
terminal-table-shoulder = Je kijkt mee over de schouder van { $name } en kunt niet zetten.
terminal-table-free = { $count ->
    [one] Er is 1 plaats vrij: typ sit om te gaan zitten.
   *[other] Er zijn { $count } plaatsen vrij: typ sit om te gaan zitten.
}
terminal-table-waiting = We wachten op { $count ->
    [one] nog één speler
   *[other] nog { $count } spelers
}. Typ link voor het adres dat je kunt sturen.
terminal-table-start = Iedereen is er. Typ start om te beginnen.
terminal-table-paused = De partij is gepauzeerd. Typ resume om verder te gaan.
terminal-table-asked = { $question } Typ agree { $number } of decline { $number }.
terminal-table-asking = We wachten op { $names }. Typ decline { $number } om je voorstel in te trekken.
terminal-table-replace = Wil je toch verder? Typ replace { SEAT_NUMBER($seat) } bot 2, of replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = De revanche staat klaar. Typ rematch om mee te doen.
terminal-table-again = Typ rematch om nog eens te spelen.
terminal-table-over = voorbij (rematch, save BESTAND, quit)>
terminal-table-lost = Verbinding verbroken. We proberen het opnieuw; je zetten worden verstuurd zodra het weer lukt.
terminal-table-closed = Je verbinding is verbroken: { $why }
terminal-table-version = De server draait een andere versie, die dit programma niet begrijpt.
terminal-table-later = De tafel reageert niet. Je bericht wordt verstuurd zodra dat weer lukt.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Dat lukte niet: { $why }
terminal-table-plan = De server draait een oudere versie en stuurt geen tekening. Met look PLEK en moves vind je je weg.
terminal-table-hint = In een partij met anderen kun je geen hints vragen.
terminal-table-sure = Weet je het zeker? Typ { $order }.
terminal-table-usage = Typ het zo: { $order }
terminal-table-unasked = Er is je niets gevraagd.
terminal-table-which = Er staan meer vragen open. Zeg welke, zoals in { $order } 2.
terminal-table-seated = Je zit nu op plaats { SEAT_NUMBER($seat) }.
terminal-table-stood = Je bent opgestaan.
terminal-table-alike = Meer mensen heten zo. Typ een van deze: { $order }
terminal-table-for-you = Alleen de host kan mensen voor de hele tafel dempen. Typ { $order } om iemand alleen voor jezelf te dempen.
terminal-table-ignored = Je hebt { $name } voor jezelf gedempt, aan elke tafel. Typ { $order } om dat ongedaan te maken.
terminal-table-unignored = { $name } is voor jou niet meer gedempt.
terminal-table-ignoring = Deze mensen heb je voor jezelf gedempt, aan elke tafel. Typ unignore met een naam of nummer om dat ongedaan te maken.
terminal-table-ignoring-nobody = Je hebt niemand gedempt. Typ ignore met een naam om iemand te dempen.
terminal-table-not-ignored = Je hebt niemand met die naam of dat nummer gedempt. Typ ignored voor je lijst.
terminal-table-help =
    Aan een tafel met anderen kun je, als het van toepassing is, ook typen:
    - sit, of sit PLAATS; leave: ga zitten; sta op
    - start: begin, als de tafel op jou wacht
    - undo: neem je zet terug; moeten de anderen akkoord gaan, dan wordt het gevraagd
    - pause, resume; draw: vraag om een pauze, ga verder; bied remise aan
    - agree N, decline N: beantwoord een voorstel, of trek je eigen voorstel in
    - resign yes: geef op; abandon yes: vraag om zonder uitslag te stoppen
    - replace PLAATS bot NIVEAU, of replace PLAATS open: laat iemand anders spelen voor een afwezige speler
    - mute WIE, unmute WIE, remove WIE, readmit WIE: bewaar de orde aan je eigen tafel, met een naam
    - say TEKST: chat; word TEKST: geef de croupier vóór de partij een woord om mee te mengen
    - ignore WIE, unignore WIE: demp iemand voor jezelf aan elke tafel, of maak dat ongedaan; ignored: toon de lijst
    - rematch: speel nog eens, iedereen een plaats verder
    - link: toon het adres van deze tafel



## De scheidsrechter

terminal-referee-prompt = toeval>
terminal-referee-prompt-secret = welke?>
terminal-referee-help =
    Speel met je eigen kaarten en bord, en typ je zetten en alles wat het toeval beslist: getrokken kaarten, worpen, de munt.
    Er mag meer op één regel, gescheiden door ; of, waar dat duidelijk is, door spaties: 7 9 m12 voor drie kaarten, cat1 move2 move2 voor dobbelstenen.
    Of typ een van deze:
    - moves, of moves TEKST: toon alles wat nu kan komen, of alleen dat met TEKST erin
    - why ZET: controleer of iets mogelijk is, en zie wat het doet of welke regel het verbiedt
    - look PLEK: beschrijf een plek, zoals in look e3
    - rules, of rules ID: lees de regels, of een ervan
    - board: teken de tafel opnieuw, om met die van jou te vergelijken
    - undo, of undo AANTAL: neem de laatste zet terug, of zoveel zetten, en zie wat je moet terugleggen
    - save BESTAND: bewaar het verslag van de partij tot nu toe
    - quit: stop
terminal-referee-secret = Dit blijft geheim: bekijk alleen dat van jezelf en typ het niet. De scheidsrechter vraagt ernaar als het nodig is.
terminal-referee-depends = Wat het doet, hangt af van iets dat nog geheim is
terminal-referee-turned = { $piece } ligt nu op { $angle } graden; eerst was dat { $was }.
terminal-referee-ambiguous = “{ $typed }” kan van alles betekenen: { $choices }. Typ er meer van.
terminal-referee-unexpected = “{ $typed }” kan nu niet.{ $few ->
    [all] { " " }Kies uit: { $choices }.
    [many] { " " }Typ moves om te zien wat er kan.
   *[none] { "" }
}
terminal-referee-surplus = “{ $typed }” is er een te veel: het toeval heeft niets meer te beslissen. Scheid zetten met ; of , en gebruik spaties alleen tussen een zet en wat het toeval daarna besliste.
terminal-referee-nothing-taken = Deze regel is genegeerd.
terminal-referee-undo-what = Typ hoeveel zetten je terugneemt, zoals in undo 3.
terminal-referee-no-undo = Er is niets om terug te nemen.
terminal-referee-withdrawn = Toch niet gespeeld: { $move }.
terminal-referee-undone = Teruggenomen, laatste eerst: { $moves }.
terminal-referee-turn-back = Draai { $piece } terug naar { $angle } graden.
terminal-referee-put-back = Leg terug: { $piece }
terminal-referee-take-away = Haal weg: { $piece }
terminal-referee-seat-back = { seat-name } speelt weer met: { $pieces }
terminal-referee-saved-untold = Sommige geheimen heb je voor je gehouden. In het verslag staat op die plaatsen iets dat past, met een aantekening erbij.
terminal-referee-no-record = Deze partij is halverwege begonnen, dus er is geen verslag.
terminal-referee-no-hints = De scheidsrechter is onpartijdig en geeft geen hints.




## Beelden

terminal-sheet-title = { $game }: opzetblad
terminal-sheet-after = { $name }, na { $ply } van { $plies } zetten.
terminal-sheet-seats = { $seats ->
    [one] Voor één speler.
   *[other] Voor { $seats } spelers.
}
terminal-sheet-eyes-bystander = Op deze pagina staat alleen wat openbaar is.
terminal-sheet-eyes-seat = { seat-name } weet wat op deze pagina staat. Anderen mogen niet kijken.
terminal-sheet-eyes-all = De partij is voorbij, dus deze pagina toont de geheimen.
terminal-sheet-things = Pak deze stukken en leg ze neer zoals op het plaatje
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Naast het bord
terminal-sheet-gone = Uit het zicht, en niet in de trekstapel
terminal-sheet-options = Gespeeld met
terminal-sheet-on = Verder spelen
terminal-sheet-referee = Ga vanaf hier verder met de scheidsrechter:
terminal-sheet-replay = Zo kwam het zover:
terminal-picture-moves = { $plies ->
    [one] 1 zet
   *[other] { $plies } zetten
}
terminal-picture-bad = Dit verslag is ongeldig: { $problem }
