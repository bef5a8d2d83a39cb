# Wat het programma in de browser zegt, in het Nederlands.

## Overal

web-loading = Laden …
web-skip = Direct naar de inhoud
web-menu = Menu
web-settings = Instellingen
web-close = Sluiten
web-copied = Gekopieerd
web-broken = Er ging iets mis. Laad de pagina opnieuw.
web-offline = De server is niet bereikbaar. Ben je offline?
web-unreachable = Niet de server antwoordde, maar iets ertussenin. Probeer het zo nog eens.

## Het bord

web-board = Het bord
web-board-keys = Het bord. Ga met de pijltjestoetsen van plek naar plek, kies met Enter en ga terug met Escape.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – gekozen
web-spot-leads =
    { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
web-choose-next =
    { $count ->
        [one] Kies de gemarkeerde plek.
       *[other] Kies een van de { $count } gemarkeerde plekken.
    }
web-choose-of = Kies: { $pieces }
web-choose-among = Welke?
web-asked = Dit spelen? { $does }
web-play = Spelen
web-back = Terug
web-open-rule = Regel { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Hele bord tonen
web-moves = Zetten
web-pieces = Op tafel
web-filter = Zet zoeken
web-filtered =
    { $count ->
        [0] Geen zet gevonden.
        [one] Eén zet
       *[other] { $count } zetten
    }
web-no-moves = Je hebt nu niets te spelen.
web-group = { $about } ({ $count })

## Zonder verbinding, en een nieuwe versie

web-offline-title = Je bent offline
web-offline-more = Zonder verbinding kun je niet met anderen spelen. Je kunt wel de regels lezen en partijen terugkijken die je al eens geopend hebt.
web-offline-games = Partijen om terug te kijken
web-offline-banner = Je bent offline. Deze pagina kan verouderd zijn.
web-try-again = Opnieuw proberen
web-new-version = Er is een nieuwe versie.
web-load-new = Bijwerken

## Lobby

web-picture-of = { $game }, midden in een partij
web-hero-play = Kies een spel
web-hero-rules = Lees de regels
web-shelf = Spellen
web-shelf-level = Niveau bots
web-play-now = { $bots ->
    [one] Speel tegen { $bot }
   *[other] Speel tegen { $bots } bots
}
web-play-alone = Nu spelen
web-play-friends = Met vrienden, opties
web-play-options = Opties kiezen
web-rules-of = Regels van { $game }
web-my-games = Jouw partijen
web-all-my-games = Al jouw partijen
web-table-won = Gewonnen
web-table-lost = Verloren
web-plies = { $plies ->
    [0] nog niet begonnen
    [one] één zet
   *[other] { $plies } zetten
}
web-player-you = { $name } (jij)
web-chair-free = vrije plaats
web-chair-kept = gereserveerd voor een vriend
web-look-back = Terugkijken
web-look-back-at = { $game } terugkijken
web-look-on = Meekijken
web-look-on-at = Meekijken bij { $game }
web-sit-at = Meespelen ({ $free ->
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
})
web-choose-file = Bestand kiezen

## Een nieuwe tafel

web-presets = Snel kiezen
web-preset-alone = Alleen
web-preset-alone-more = Een spel voor één speler.
web-preset-bot = Tegen bots
web-preset-bot-more = Jij neemt de eerste plaats, bots de andere.
web-preset-friend = Vriend uitnodigen
web-preset-friend-more = Je krijgt een link om te delen. Wie hem opent, speelt mee.
web-preset-here = Op één apparaat
web-preset-here-more = Alle plaatsen zijn van jou: geef het apparaat door, of probeer van alles uit.
web-preset-bots = Alleen bots
web-preset-bots-more = Leun achterover en kijk hoe de bots spelen.
web-chairs-more = De partij begint als alle plaatsen bezet zijn.
web-chairs-unseen = Er is een plaats open voor iedereen, maar deze tafel staat niet in de lobby. Alleen wie de link van je krijgt, kan hem vinden.
web-from-to = Vul een geheel getal in van { $least } tot en met { $most }.
web-rule = Regel { $rule }
web-option-own = Zelf invullen …
web-option-own-text = { $option }, zelf ingevuld
web-tinkerers = Geavanceerd
web-clock-none = Speel zonder klok.
web-clock-count-up = Iedereen ziet hoelang elke speler heeft nagedacht. De tijd raakt nooit op.
web-clock-bank = Elke speler krijgt een aantal minuten voor de hele partij, en na elke beurt seconden erbij.
web-clock-days = Voor partijen van weken: elke beurt mag een aantal dagen duren.
web-public-more = Iedereen kan de tafel in de lobby vinden. Anders heb je de link nodig.
web-watching-more = Toeschouwers zien wat openbaar is, nooit de geheimen van een speler.
web-delay-more = Met 3 zien toeschouwers elke zet drie zetten later: te laat om een speler te helpen.
web-chat-more = Spelers en toeschouwers kunnen elkaar schrijven.
web-automatic-more = Heb je maar één zet, dan wordt die voor je gespeeld.
web-wait-more = Anders begint de partij als de laatste plaats bezet is.
web-missing = Seconden tot een speler als afwezig geldt
web-missing-more = Is iemand zo lang weg, dan kunnen de anderen de plaats samen aan een bot of aan iemand anders geven.
web-name-more = Anderen zien deze naam. Je kunt hem altijd wijzigen.

## Regels

web-rules-more = In onze eigen woorden, en genummerd: wordt een zet geweigerd, dan linkt het bericht naar de regel hier.
web-find-rule = Regel zoeken
web-no-rule-found = Er is geen regel met al deze woorden.
web-game-rules = Dit spel
web-table-rules = Elke tafel
web-table-rules-more = Deze regels gelden bij elk spel: plaatsen, tijd, terugnemen, meekijken.
web-print = Afdrukken
web-certainty-printed = Uit de gedrukte spelregels.
web-certainty-reviewed = De gedrukte regels zwijgen hierover of zijn onduidelijk. Zo zeggen het recensenten of de uitgever van het spel.
web-certainty-ours = Onze eigen keuze, waar de spelregels niets zeggen.

## Instellingen

web-settings-more = Alleen op dit apparaat bewaard. Wijzigingen gelden meteen.
web-language = Taal
web-language-more = Voor spellen, regels en berichten.
web-language-auto = Taal van de browser: { $language }
web-look = Weergave
web-theme = Thema
web-theme-more = Licht voor overdag, donker voor ’s avonds, of zoals je apparaat is ingesteld.
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Animatie
web-motion-more = Draaiende wielen en schuivende stukken. Zonder animatie springt alles meteen op zijn plaats.
web-motion-auto = Zoals het apparaat
web-motion-full = Aan
web-motion-none = Uit
web-coordinates = Grote coördinaten
web-coordinates-more = Toon de namen van plekken groter op het bord.
web-playing = Spelen
web-confirm = Elke zet bevestigen
web-confirm-more = Staat dit uit, dan bevestig je alleen zetten die je niet kunt terugnemen.
web-in-words-more = Beschrijft naast het bord in tekst wat erop ligt: voor schermlezers, en voor wie graag leest.

## Jij

web-who-are-you = Kies een naam
web-guest-more = Een naam is genoeg om te spelen. Je blijft gast op dit apparaat tot je een account maakt.
web-sign-in-more = Log in en vind je partijen terug waar je gebleven was.
web-is-guest = Gast op dit apparaat
web-is-account = Account { $login }
web-name-changed = Naam gewijzigd.
web-password-least = Minstens { $least } tekens.
web-password-changed = Wachtwoord gewijzigd. Op alle andere apparaten ben je uitgelogd.
web-forget-sure = Dit kan niet ongedaan gemaakt worden. Weet je het zeker?
web-forget-yes = Ja, wis mijn gegevens
web-forget-no = Annuleren
web-hook = Beurtmeldingen
web-hook-more = Als je aan de beurt bent en niet aan tafel zit, stuurt de server een bericht naar dit webadres: een chatkanaal, of een programma van jezelf.
web-hook-url = Webadres
web-hook-kind = Formaat
web-hook-kind-more = Elke chatdienst verwacht een eigen formaat.
web-hook-json = JSON, voor een programma
web-hook-slack = Bericht voor Slack
web-hook-discord = Bericht voor Discord
web-hook-save = Inschakelen
web-hook-saved = De meldingen staan aan.
web-hook-drop = Uitschakelen
web-history = Gespeelde partijen
web-history-game = Spel
web-history-all = Alle spellen
web-history-none = Nog geen partijen. Kies een spel in de lobby.
web-nowhere-more = De muis heeft overal gezocht. Controleer het adres, of ga terug naar de lobby.

## De tafel

web-chance = Toeval
web-rather-not = Annuleren
web-on-turn = aan de beurt
web-your-turn-in = Jouw beurt, plaats { SEAT_NUMBER($seat) }
web-your-turn-as = Jouw beurt: { $name }
web-winner = gewonnen
web-you-won = Je wint!
web-away = offline
web-watching = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
web-time-left = nog { $time }
web-time-used = { $time } gebruikt
web-lucky = Een woord voor de croupier
web-lucky-why = Niet verplicht: de croupier mengt je woord door het toeval, zodat niemand de uitkomst vooraf geregeld kan hebben. Anderen zien het als de partij begint.
web-lucky-word = woord: { $word }
web-lucky-give = Woord geven
web-undo-turn = Hele beurt terugnemen
web-undone = { $count ->
    [one] Er is één stap teruggenomen.
   *[other] Er zijn { $count } stappen teruggenomen.
}
web-resign-sure = Deze partij opgeven?
web-abandon-sure = De anderen vragen om de partij zonder uitslag te beëindigen?
web-leave-sure = Opstaan? Je klok loopt door, en je kunt terugkomen.
web-close-sure = Deze tafel sluiten?
web-somebody-missing = Er is een speler afwezig
web-has-left = { $name } is vertrokken.
web-is-away = { $name } is offline.
web-replace-by = Wie speelt er voor { $name }
web-back-to-ply = Terug naar stap { $ply }.
web-waits-for = We wachten op { $names }.
web-declined = Je voorstel is afgewezen.
web-lately = Laatste: { $what }
web-log-all = Alle { $plies } stappen tonen
web-played-automatically = automatisch gespeeld
web-nothing-said = Nog geen berichten.
web-name-to-talk = Om te chatten heb je een naam nodig: ga zitten of log in.
web-say-what = Bericht
web-mute-for-me = Dempen voor mij
web-unmute-for-me = Weer tonen
web-mute = Dempen
web-unmute = Niet meer dempen
web-remove = Wegsturen
web-readmit = Weer toelaten
web-muted-or-removed = Gedempt of weggestuurd
web-said = { $name }: { $text }
web-chat-unread = Chat ({ $count } nieuw)
web-rules-found = { $count ->
    [0] Geen regel gevonden.
    [one] Eén regel
   *[other] { $count } regels
}
web-rules-all = Alle regels op één pagina
web-line-connecting = Verbinden …
web-line-lost = Verbinding verbroken.
web-line-next = { $seconds ->
    [0] We maken nu opnieuw verbinding.
    [one] Over één seconde maken we opnieuw verbinding.
   *[other] Over { $seconds } seconden maken we opnieuw verbinding.
}
web-line-kept = Je zetten zijn bewaard en worden verstuurd zodra je weer verbinding hebt.
web-line-now = Nu verbinden
web-look-back-kept = Terugkijken wat op dit apparaat bewaard is
web-closed = Deze browser kan niet aan deze tafel. Laad de pagina opnieuw, of log opnieuw in.
web-invite = Iemand uitnodigen
web-invites = { $name } nodigt je uit voor een partij { $game }
web-share = Delen
web-qr = QR-code van de uitnodiging
web-chairs = Plaatsen
web-host-starts = Iedereen is er. De host kan de partij starten.
web-you-start = Iedereen is er. Start wanneer je wilt.
web-sit-too = Ook plaats { SEAT_NUMBER($seat) } spelen
web-scores = Scores
web-deal = Eerlijk toeval
web-deal-good = Gecontroleerd: klopt
web-deal-bad = Gecontroleerd: klopt niet
web-deal-kept = Je browser heeft het gecontroleerd: het geheim hoort bij de vastlegging die je zag toen je aan tafel kwam.
web-deal-broken = Het geheim hoort niet bij de vastlegging die je zag toen je aan tafel kwam.
web-branched-from = Gaat verder met de partij van een andere tafel, vanaf stap { $plies }.
web-shoulder = Laat iemand meekijken
web-shoulder-more = Wie deze link heeft, ziet wat jij ziet zolang je hier zit, maar kan niet spelen.
web-shoulder-make = Link maken
web-curtain = { $name } is aan de beurt (plaats { SEAT_NUMBER($seat) }).
web-curtain-more = Geef het apparaat door. Ga verder als niemand anders meekijkt.
web-curtain-show = Bord tonen
web-in-words = Bord in tekst beschrijven
web-about = Info
web-has-bank = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} voor de hele partij{ $increment ->
    [0] { "" }
    [one] , plus één seconde per beurt
   *[other] , plus { $increment } seconden per beurt
}
web-has-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
} per beurt
web-beside = Naast het bord

## Terugkijken

web-replay-of = Terugkijken: { $game }
web-replay-how = Weergave
web-steps = Stap voor stap
web-step-first = Eerste stap
web-step-back = Vorige stap
web-step-on = Volgende stap
web-step-last = Laatste stap
web-autoplay = Afspelen
web-autoplay-stop = Pauze
web-ply = stap { $ply }
web-slider = Stap
web-pace = Snelheid
web-pace-1 = langzaam
web-pace-2 = normaal
web-pace-3 = snel
web-pace-4 = heel snel
web-eyes-own = jouw plaats
web-eyes-bystander = toeschouwer
web-eyes-seat = plaats { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Na afloop kun je de partij door de ogen van elke speler zien.
web-hide-end = Afloop verbergen
web-hide-end-more = Je ziet de uitslag en de lengte van de partij pas als je er bent.
web-beginning = Begin van de partij.
web-ply-told = Stap { $ply }, { $name }: { $what }
web-last-ply = Einde van de partij.
web-from-here = Vanaf hier
web-branch-same = Vanaf hier verder tegen dezelfde bots
web-branch-mine = Vanaf hier verder met alle plaatsen voor mij
web-ply-link = Link naar deze stap
web-to-table = Terug naar de tafel
