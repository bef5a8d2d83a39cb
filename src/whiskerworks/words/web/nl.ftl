# Wat het programma in de browser zegt, in het Nederlands.

## Overal

web-loading = Een ogenblik …
web-skip = Direct naar de inhoud
web-menu = Menu
web-settings = Instellingen
web-close = Sluiten
web-copied = Gekopieerd
web-broken = Hier ging iets mis. De pagina opnieuw laden helpt misschien.
web-offline = De server is niet te bereiken. Ben je offline?
web-unreachable = Niet de server antwoordde, maar iets ertussenin. Probeer het zo nog eens.

## Het bord

web-board = Het bord
web-board-keys = Het bord. Met de pijltjestoetsen ga je van plek naar plek, met Enter kies je, met Escape ga je terug.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – gekozen
web-spot-leads =
    { $count ->
        [one] leidt tot één zet
       *[other] leidt tot { $count } zetten
    }
web-choose-next =
    { $count ->
        [one] Kies nu wat gemarkeerd is.
       *[other] Kies nu een van de { $count } die gemarkeerd zijn.
    }
web-choose-of = Kies nu: { $pieces }
web-choose-among = Welke van deze?
web-asked = Dit spelen? { $does }
web-play = Spelen
web-back = Terug
web-open-rule = Regel { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Het hele bord
web-moves = Zetten
web-pieces = Op tafel
web-filter = Zet zoeken
web-filtered =
    { $count ->
        [0] Zo’n zet is er niet.
        [one] Eén zet
       *[other] { $count } zetten
    }
web-no-moves = Voor jou is er nu niets te spelen.
web-group = { $about } ({ $count })

## Zonder verbinding, en een nieuwe versie

web-offline-title = Je bent offline
web-offline-more = Tot de verbinding terug is, kun je met niemand spelen. De regels, en partijen die je al bekeken hebt, kun je nog wel openen.
web-offline-games = Partijen die je kunt terugkijken
web-offline-banner = Je bent offline: wat je ziet, kan verouderd zijn.
web-try-again = Opnieuw proberen
web-new-version = Er is een nieuwe versie van deze pagina.
web-load-new = Nieuwe versie laden

## Lobby

web-picture-of = { $game }, midden in een partij
web-hero-play = Kies een spel
web-hero-rules = Lees de regels
web-shelf = De spellen
web-shelf-level = Bots spelen als
web-play-now = { $bots ->
    [one] Nu spelen tegen { $bot }
   *[other] Nu spelen tegen { $bots } bots
}
web-play-alone = Nu spelen
web-play-friends = Met vrienden, opties
web-play-options = Opties kiezen
web-rules-of = Regels van { $game }
web-my-games = Jouw partijen
web-all-my-games = Al jouw partijen
web-table-won = Je hebt gewonnen
web-table-lost = Je hebt niet gewonnen
web-plies = { $plies ->
    [0] nog niet begonnen
    [one] één zet gespeeld
   *[other] { $plies } zetten gespeeld
}
web-player-you = { $name } (jij)
web-chair-free = een vrije stoel
web-chair-kept = een stoel, bewaard voor een vriend
web-look-back = Terugkijken
web-look-back-at = Terugkijken: { $game }
web-look-on = Toekijken
web-look-on-at = Toekijken bij { $game }
web-sit-at = Gaan zitten ({ $free ->
    [one] één stoel vrij
   *[other] { $free } stoelen vrij
})
web-choose-file = Bestand kiezen

## Een nieuwe tafel

web-presets = Manieren om te beginnen
web-preset-alone = Ik speel
web-preset-alone-more = Dit is een spel voor één speler.
web-preset-bot = Tegen bots
web-preset-bot-more = Jij op de eerste stoel, bots op alle andere.
web-preset-friend = Een vriend via een link
web-preset-friend-more = Je krijgt een link om te sturen; wie hem opent, gaat zitten.
web-preset-here = Samen op dit apparaat
web-preset-here-more = Alle stoelen zijn van jou: geef het apparaat door, of probeer van alles uit.
web-preset-bots = Alleen bots
web-preset-bots-more = Leun achterover en kijk hoe zij het doen.
web-chairs-more = De partij begint als elke stoel bezet is.
web-chairs-unseen = Er is een stoel voor wie er maar komt, maar de lobby toont de tafel niet: alleen wie de link van je krijgt, kan haar vinden.
web-from-to = Een geheel getal van { $least } tot en met { $most }.
web-rule = Regel { $rule }
web-option-own = Zelf invullen …
web-option-own-text = { $option }, zelf ingevuld
web-tinkerers = Voor knutselaars
web-clock-none = Niemand houdt de tijd bij.
web-clock-count-up = Iedereen ziet hoelang elke speler heeft nagedacht; verder gebeurt er nooit iets.
web-clock-bank = Elke speler heeft zo veel minuten voor de hele partij, en krijgt er na elke beurt wat seconden bij.
web-clock-days = Voor partijen die weken duren: elke beurt mag zo veel dagen duren.
web-public-more = Iedereen kan de tafel daar vinden. Anders kom je er alleen met de link.
web-watching-more = Toeschouwers zien wat openbaar is, nooit wat een speler geheim heeft.
web-delay-more = Met 3 zien ze elke zet drie zetten later: te laat om een speler nog iets in te fluisteren.
web-chat-more = Spelers en toeschouwers mogen elkaar schrijven.
web-automatic-more = Kun je maar één ding doen, dan gebeurt het vanzelf.
web-wait-more = Anders begint de partij zodra de laatste stoel bezet is.
web-missing = Seconden tot een speler als afwezig geldt
web-missing-more = Is iemand zo lang weg, dan kunnen de anderen afspreken de stoel aan een bot te geven, of aan iemand anders.
web-name-more = Zo zien anderen je. Je kunt je naam altijd wijzigen.

## Regels

web-rules-more = In onze eigen woorden, met een nummer voor elke regel: wordt ergens een zet geweigerd, dan staat de regel erbij, met een link hierheen.
web-find-rule = Regel zoeken
web-no-rule-found = Er is geen regel met al deze woorden.
web-game-rules = In dit spel
web-table-rules = Aan elke tafel
web-table-rules-more = Wat er ook gespeeld wordt, deze regels gelden voor de tafel zelf: stoelen, tijd, terugnemen, toekijken.
web-print = Afdrukken
web-certainty-printed = Zo staat het in de gedrukte spelregels.
web-certainty-reviewed = De gedrukte regels laten het open of zijn onduidelijk; zo vertellen het recensenten of uitgevers van het spel.
web-certainty-ours = Niemand vertelt het; wij hebben het zo beslist, zodat elke vraag een antwoord heeft.

## Instellingen

web-settings-more = Alleen op dit apparaat bewaard, en nooit verstuurd. Elke keuze geldt meteen.
web-language = Taal
web-language-more = Alle spellen, regels en berichten veranderen mee.
web-language-auto = Zoals in de browser: { $language }
web-look = Hoe het eruitziet
web-theme = Kleuren
web-theme-more = Overdag papier, ’s nachts lamplicht; of zoals je apparaat is ingesteld.
web-theme-auto = Zoals het apparaat
web-theme-light = Dag
web-theme-dark = Nacht
web-motion = Beweging
web-motion-more = Of wielen draaien en stukken schuiven. Zonder beweging staat alles gewoon waar het hoort.
web-motion-auto = Zoals het apparaat
web-motion-full = Bewegend
web-motion-none = Stil
web-coordinates = Grotere namen van plekken
web-coordinates-more = De namen waarmee zetten opgeschreven worden, groter op het bord.
web-playing = Spelen
web-confirm = Vragen vóór elke zet
web-confirm-more = Anders wordt er alleen gevraagd bij zetten die niet terug kunnen.
web-in-words-more = Naast elk bord staat als tekst wat waar ligt: voor schermlezers, en voor wie graag leest.

## Jij

web-who-are-you = Wie ben je?
web-guest-more = Een naam is genoeg om te spelen. Je blijft gast op dit apparaat tot je een account maakt.
web-sign-in-more = Heb je een account, dan vind je je partijen terug waar je gebleven was.
web-is-guest = Gast op dit apparaat
web-is-account = Account { $login }
web-name-changed = Zo heet je nu.
web-password-least = Minstens { $least } tekens.
web-password-changed = Het wachtwoord is gewijzigd; overal elders ben je uitgelogd.
web-forget-sure = Dit kan niet ongedaan gemaakt worden. Weet je het zeker?
web-forget-yes = Ja, vergeet me
web-forget-no = Nee, onthoud me
web-hook = Een seintje als je aan de beurt bent
web-hook-more = Ben je aan de beurt en zit je niet aan tafel, dan stuurt de server een bericht naar dit webadres: een kanaal in een chat, of een programma van jezelf.
web-hook-url = Webadres
web-hook-kind = Wat er gestuurd wordt
web-hook-kind-more = Elke chat wil berichten in een eigen vorm.
web-hook-json = JSON, voor een programma
web-hook-slack = een bericht voor Slack
web-hook-discord = een bericht voor Discord
web-hook-save = Dit adres oproepen
web-hook-saved = Het adres wordt voortaan opgeroepen.
web-hook-drop = Niet meer oproepen
web-history = Wat je gespeeld hebt
web-history-game = Spel
web-history-all = alle spellen
web-history-none = Nog niets. In de lobby staat een plank vol spellen.
web-nowhere-more = De muis heeft overal gezocht. Misschien zit er een foutje in het adres, of is wat hier stond verdwenen.

## De tafel

web-chance = Toeval
web-rather-not = Liever niet
web-on-turn = aan de beurt
web-your-turn-in = Jouw beurt, op plaats { SEAT_NUMBER($seat) }
web-your-turn-as = Jouw beurt: { $name }
web-winner = gewonnen
web-you-won = Je hebt gewonnen!
web-away = niet verbonden
web-watching = { $count ->
    [one] Er kijkt één persoon toe.
   *[other] Er kijken { $count } mensen toe.
}
web-time-left = nog { $time }
web-time-used = { $time } gebruikt
web-lucky = Een woord voor de croupier
web-lucky-why = Als je wilt: het wordt door het toeval gemengd, zodat niemand dat van tevoren gekozen kan hebben. Anderen zien je woord als de partij begonnen is.
web-lucky-word = woord: { $word }
web-lucky-give = Dit woord geven
web-undo-turn = Hele beurt terugnemen
web-undone = { $count ->
    [one] Er is één zet teruggenomen.
   *[other] Er zijn { $count } zetten teruggenomen.
}
web-resign-sure = Deze partij opgeven?
web-abandon-sure = De anderen vragen om de partij zonder uitslag te beëindigen?
web-leave-sure = Opstaan? Je tijd loopt door, en je mag terugkomen.
web-close-sure = Deze tafel opheffen?
web-somebody-missing = Er is iemand afwezig
web-has-left = { $name } is vertrokken.
web-is-away = { $name } is niet verbonden.
web-replace-by = Wie speelt voor { $name }
web-back-to-ply = Terug naar hoe het stond na zet { $ply }.
web-waits-for = Wacht op { $names }.
web-declined = Je voorstel is geweigerd.
web-lately = Laatst: { $what }
web-log-all = Alle { $plies } zetten tonen
web-played-automatically = vanzelf gespeeld
web-nothing-said = Er is nog niets gezegd.
web-name-to-talk = Wie wil praten, heeft een naam nodig: ga zitten, of log in.
web-say-what = Wat je wilt zeggen
web-mute-for-me = Dempen voor mij
web-unmute-for-me = Weer tonen
web-mute = Dempen
web-unmute = Niet meer dempen
web-remove = Wegsturen
web-readmit = Weer toelaten
web-muted-or-removed = Gedempt of weggestuurd
web-said = { $name } zegt: { $text }
web-chat-unread = Chat ({ $count } nieuw)
web-rules-found = { $count ->
    [0] Dat staat in geen enkele regel.
    [one] Eén regel
   *[other] { $count } regels
}
web-rules-all = Alle regels op een eigen pagina
web-line-connecting = Verbinden …
web-line-lost = De verbinding met de tafel is verbroken.
web-line-next = { $seconds ->
    [0] Nu een nieuwe poging.
    [one] Nieuwe poging over één seconde.
   *[other] Nieuwe poging over { $seconds } seconden.
}
web-line-kept = Wat je deed is bewaard, en wordt verstuurd zodra de verbinding terug is.
web-line-now = Nu proberen
web-look-back-kept = Terugkijken wat dit apparaat ervan bewaard heeft
web-closed = De tafel laat deze browser niet binnen. Laad de pagina opnieuw, of log opnieuw in.
web-invite = Iemand uitnodigen
web-invites = { $name } nodigt je uit voor { $game }
web-share = Delen
web-qr = De uitnodiging als code om te scannen
web-chairs = Stoelen
web-host-starts = Alle stoelen zijn bezet. De partij begint als de host het zegt.
web-you-start = Alle stoelen zijn bezet. Start wanneer je wilt.
web-sit-too = Ook plaats { SEAT_NUMBER($seat) } spelen
web-scores = Scores
web-deal = De croupier
web-deal-good = De croupier is gecontroleerd: alles klopt
web-deal-bad = De croupier doorstaat de controle niet
web-deal-kept = Deze browser heeft het nagekeken: het geheim is het geheim dat beloofd werd toen je aan tafel kwam.
web-deal-broken = Het geheim is niet het geheim dat beloofd werd toen je aan tafel kwam.
web-branched-from = Deze partij gaat verder vanaf een andere tafel, na zet { $plies }.
web-shoulder = Over je schouder meekijken
web-shoulder-more = Wie deze link heeft, ziet wat jij ziet, zolang je daar zit, en speelt geen zetten.
web-shoulder-make = Link maken
web-curtain = { $name } (plaats { SEAT_NUMBER($seat) }) is aan de beurt.
web-curtain-more = Geef het apparaat door, en ga verder als niemand anders kijkt.
web-curtain-show = Bord tonen
web-in-words = Het bord ook in woorden tonen
web-about = Info
web-has-bank = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} voor de hele partij{ $increment ->
    [0] { "" }
    [one] , en één seconde erbij na elke beurt
   *[other] , en { $increment } seconden erbij na elke beurt
}
web-has-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
} per beurt
web-beside = Naast het bord

## Terugkijken

web-replay-of = Terugkijken: { $game }
web-replay-how = Hoe je kijkt
web-steps = Zet voor zet
web-step-first = Naar het begin
web-step-back = Eén zet terug
web-step-on = Eén zet verder
web-step-last = Naar het eind
web-autoplay = Vanzelf afspelen
web-autoplay-stop = Stoppen
web-ply = zet { $ply }
web-slider = Zet
web-pace = Snelheid
web-pace-1 = langzaam
web-pace-2 = rustig
web-pace-3 = snel
web-pace-4 = heel snel
web-eyes-own = je eigen plaats
web-eyes-bystander = een toeschouwer
web-eyes-seat = plaats { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Als de partij voorbij is, kun je haar met ieders ogen bekijken.
web-hide-end = Afloop verbergen
web-hide-end-more = Hoe lang de partij duurt en hoe ze afloopt, zie je pas als je daar bent.
web-beginning = Het begin.
web-ply-told = Zet { $ply }, { $name }: { $what }
web-last-ply = Dat was de laatste zet.
web-from-here = Hiervandaan
web-branch-same = Hiervandaan verder tegen dezelfde bots
web-branch-mine = Hiervandaan verder met alle stoelen voor mij
web-ply-link = Een link naar deze zet
web-to-table = Naar de tafel
