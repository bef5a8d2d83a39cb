# Wat de server zegt, in het Nederlands.

## Waarom een verzoek niet beantwoord kan worden

problem-bad-json = Het verzoek is geen JSON: { $problem }
problem-bad-request = Het verzoek is niet te begrijpen: { $problem }
problem-who-are-you = Zeg eerst wie je bent: geef een naam, log in of stuur een token.
problem-signed-out = Je bent uitgelogd. Log in of geef een naam op om verder te gaan.
problem-wrong-password = Er is geen account met deze gebruikersnaam en dit wachtwoord.
problem-foreign-origin = Dit kwam van een pagina die niet van ons is.
problem-bad-token = De pagina was te oud, of niet voor jou gemaakt. Laad haar opnieuw en doe nog eens wat je deed.
problem-not-yours = Dit is niet aan jou om te vragen.
problem-not-found = Hier is niets.
problem-no-such-table = Die tafel bestaat niet.
problem-no-such-game = Er is geen spel { $game }.
problem-no-such-language = Er zijn nog geen woorden in { $language }.
problem-no-such-token = Zo’n token heb je niet.
problem-no-such-session = Zo’n sessie heb je niet.
problem-no-such-ply = De partij heeft { $plies } { $plies ->
    [one] zet
   *[other] zetten
}; er is geen zet { $ply }.
problem-bad-method = Dit adres neemt geen { $method } aan.
problem-login-taken = Iemand anders heeft deze gebruikersnaam al.
problem-name-taken = Iemand met een account heeft deze naam al, of een die er hetzelfde uitziet. Kies een andere.
problem-has-account = Je hebt al een account.
problem-no-account = Je hebt geen account.
problem-too-large = Dit is te groot: er worden hooguit { $most } bytes aangenomen.
problem-bad-type = Dit adres neemt alleen { $type } aan.
problem-bad-value = { $problem }
problem-bad-name = Een naam heeft 1 tot { $most } zichtbare tekens.
problem-mixed-name = Gebruik in één woord van je naam geen letters uit verschillende alfabetten die op elkaar lijken.
problem-bad-login = Een gebruikersnaam heeft { $least } tot { $most } zichtbare tekens, zonder spaties.
problem-bad-password = Een wachtwoord heeft { $least } tot { $most } tekens.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Voor elk van de { $seats } plaatsen moet er één stoel zijn, niet { $chairs }.
problem-bad-record = Regel { $line }: { $problem }
problem-too-fast = Te veel verzoeken; wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
problem-too-many-bot-games = Je hebt al { $most ->
    [one] één partij
   *[other] { $most } partijen
} lopen waarin alleen bots spelen. Wacht tot er een is afgelopen, of speel zelf mee. Een partij waar niemand naar kijkt, telt na een paar minuten niet meer mee.
problem-too-many-bot-games-here = Vanuit jouw netwerk { $most ->
    [one] loopt al één partij
   *[other] lopen al { $most } partijen
} waarin alleen bots spelen. Wacht tot er een is afgelopen, of speel zelf mee.
problem-not-the-operator = Dat mag alleen wie deze server beheert.
problem-banned =
    { $until ->
        [never] Je mag deze server niet gebruiken.
       *[other] Je mag deze server tot { $until } niet gebruiken.
    } { $reason }
problem-no-such-mute = Onder dat id heb je niemand gedempt.
problem-no-such-person = Die persoon bestaat niet.
problem-no-such-ban = Die ban bestaat niet.
problem-too-many-mutes = Je hebt { $most } mensen gedempt. Meer kan niet.
problem-too-many-tables = Je hebt { $most ->
    [one] één open tafel
   *[other] { $most } open tafels
}. Speel er een uit of sluit er een voordat je een nieuwe maakt.
problem-too-many-tables-today = Je hebt binnen een dag { $most ->
    [one] één tafel
   *[other] { $most } tafels
} gemaakt. Probeer het morgen weer.
problem-too-many-tables-here = Vanaf je adres zijn binnen een uur te veel tafels gemaakt. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} weer.
problem-too-many-guests = Vanaf je adres kwamen binnen een uur te veel gasten. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} weer, of log in.
problem-server-fault = Hier ging iets mis. Wie de server beheert, vindt het in het logboek onder { $request }.
problem-damaged = Deze tafel is bewaard, maar kan hier niet gelezen worden. Er is niets van verloren; wie de server beheert, vindt de reden in het logboek.
problem-overloaded = De server heeft het erg druk; probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} opnieuw.
problem-storage = De server kan nu even niets bewaren. De partij is niet veranderd; probeer het zo nog eens.
problem-stopping = De server gaat zo stoppen.

## Pagina’s

page-no-script = Deze pagina heeft scripts nodig. Zonder scripts speel je op de eenvoudige pagina’s.
page-unofficial = Een onofficiële tafel voor spellen waar mensen van houden. De titels zijn van hun uitgevers, die dit niet gemaakt, goedgekeurd of aanbevolen hebben; de regels vertellen we in onze eigen woorden, en alle tekeningen zijn van ons.
page-stranger = Inloggen
page-guest = Gast
page-somebody = Iemand
page-operator = De beheerder
page-back = Terug naar de lobby
page-problem = Dit lukte niet
page-rules = Regels
page-welcome = Katten, muizen, kaas en tandwielen
page-welcome-more = Zes spellen om met vrienden te spelen via een link, tegen bots, of alleen. Zonder account.
page-credit = Het gedrukte spel is { $title } ({ $credits }).
page-more-choices = Vrienden, opties, klokken
page-seats = { $least ->
    [1] alleen
   *[other] { $most ->
        [2] 2 spelers
       *[other] { $least } tot { $most } spelers
    }
}
page-play = Spelen
page-play-bot = Tegen een bot spelen
page-level = Niveau
page-my-tables = Jouw tafels
page-open = Open tafels
page-no-tables = Op dit moment wacht niemand op spelers. Maak een tafel en vink “In de lobby tonen” aan.
page-your-turn = Jouw beurt
page-turn = { $name } is aan de beurt.
page-phase-waiting = Wacht op spelers
page-phase-playing = Bezig
page-phase-paused = Gepauzeerd
page-phase-over = Voorbij
page-phase-closed = Gesloten
page-chair-mine = Ik
page-chair-kept = Een vriend, op uitnodiging
page-chair-open = Wie er maar komt
page-bot = { $name } (bot { $level })
page-record = Een verslag van een partij
page-upload-title = Breng een partij mee
page-upload-more = Plak een verslag, of kies het bestand: elke zet wordt gecontroleerd, en je kunt de partij bekijken of verder spelen.
page-upload = Uploaden
page-new-table = Een tafel voor { $game }
page-seat = Plaats { SEAT_NUMBER($seat) }
page-how-many = Met hoeveel
page-who-plays = Wie er speelt
page-options = Opties
page-clock = Klok
page-clock-kind = Tijd
page-clock-none = geen klok
page-clock-count-up = geteld, nooit op
page-clock-bank = een voorraad voor de hele partij
page-clock-days = dagen per beurt
page-clock-more = Hoeveel tijd
page-clock-minutes = Minuten in de voorraad
page-clock-increment = Seconden erbij na elke beurt
page-clock-days-each = Dagen per beurt
page-clock-expiry = Als de tijd op is
page-expiry-loss = de plaats verliest
page-expiry-bot = een bot doet één zet
page-expiry-nothing = er gebeurt niets
page-manners = Afspraken
page-public = In de lobby tonen
page-chat-allowed = Chat toestaan
page-automatic = Zetten zonder keuze vanzelf spelen
page-wait = Ik start de partij
page-watching = Toekijken
page-watch-yes = Anderen mogen toekijken
page-watch-no = Niemand mag toekijken
page-delay = Zo veel zetten later
page-make-table = Tafel maken
page-your-name = Je naam
page-board = Het bord
page-in-words = Het bord in woorden
page-ply = { $ply } van { $plies }
page-to-now = Naar hoe het nu staat
page-to-ply = Naar zet { $ply }
page-branch = Hiervandaan verder aan een nieuwe tafel
page-eyes = Met de ogen van
page-players = Spelers
page-you = jij
page-left = vertrokken
page-winners = Gewonnen door { $names }.
page-scores = Score { $scores }
page-log = Wat er gebeurde
page-nothing-yet = Nog niets.
page-hidden-move = Iets verborgens.
page-chat = Chat
page-say = Zeg het
page-your-moves = Jouw zetten
page-move = Jouw zet
page-write-move = een zet, uit { $count }
page-play-move = Zet spelen
page-group = { $name } ({ $count })
page-plain-moves = zetten
page-mark-wins = wint
page-mark-loses = verliest
page-mark-ends = beëindigt de partij
page-mark-final = definitief
page-questions = Een vraag
page-asks-undo = { $name } vraagt om zetten terug te nemen.
page-asks-pause = { $name } vraagt om een pauze.
page-asks-draw = { $name } biedt remise aan.
page-asks-abandon = { $name } vraagt om de partij zonder uitslag te beëindigen.
page-asks-replace = { $name } vraagt om { $target } te vervangen.
page-agree = Akkoord
page-decline = Weigeren
page-withdraw = Intrekken
page-free-chairs = Er is een stoel vrij
page-sit = Gaan zitten
page-lucky = een woord voor de croupier, als je wilt
page-invite = Stuur deze link naar wie hier moet zitten:
page-invitation = Uitnodiging
page-copy = Kopiëren
page-doing = Meer
page-start = Nu starten
page-close = Tafel opheffen
page-stand = Opstaan
page-undo-free = Terugnemen
page-undo-ask = Vragen om terug te nemen
page-resume = Verdergaan
page-pause = Om een pauze vragen
page-draw = Remise aanbieden
page-resign = Opgeven
page-abandon = Vragen om te stoppen
page-fill = Plaats { SEAT_NUMBER($seat) } aan een bot geven
page-replace = Vragen om { $name } te vervangen
page-replace-person = wie er maar komt
page-download = Verslag downloaden
page-rematch = Nog eens spelen
page-go-rematch = Naar de revanche
page-about = Over deze tafel
page-commitment = De croupier heeft zich vastgelegd op:
page-secret = Het geheim van de croupier:
page-secret-later = te zien als de partij voorbij is
page-verify = Elke trekking volgt uit het geheim en de woorden van de spelers: “whiskerworks verify” controleert een gedownload verslag.
page-words = Woorden voor de croupier: { $words }
page-enter = Kom binnen
page-enter-title = Speel als gast
page-sign-in = Inloggen
page-sign-out = Uitloggen
page-sign-out-elsewhere = Overal elders uitloggen
page-login = Gebruikersnaam
page-password = Wachtwoord
page-name-title = Je naam
page-rename = Wijzigen
page-account = Account
page-account-more = Op dit apparaat ben je gast. Met een gebruikersnaam en een wachtwoord vind je je partijen ook op andere terug.
page-make-account = Account maken
page-password-more = Je gebruikersnaam is { $login }. Een nieuw wachtwoord logt je overal elders uit en trekt de tokens van al je programma’s in.
page-password-old = Huidig wachtwoord
page-password-new = Nieuw wachtwoord
page-change-password = Wachtwoord instellen
page-sessions = Waar je bent ingelogd
page-sessions-more = Log elke sessie uit die niet van jou is. Overal elders uitloggen trekt ook de tokens van al je programma’s in.
page-session-browser = { $browser } op { $system }
page-session-unknown = Onbekende browser
page-session-here = deze browser
page-session-seen = laatst gebruikt op { $date }
page-session-seen-from = laatst gebruikt op { $date }, ingelogd vanaf { $address }
page-tokens = Programma’s
page-tokens-more = Een programma met een token speelt voor jou: een bot van jezelf, of een hulpmiddel.
page-token-once = Je nieuwe token, alleen deze keer te zien:
page-label = Waar het voor is
page-make-token = Token maken
page-drop-token = Intrekken
page-muted = Door jou gedempt
page-muted-more = Je ziet aan geen enkele tafel wat ze zeggen. Niemand anders merkt het.
page-muted-nobody = Je hebt niemand voor jezelf gedempt. Aan een tafel doe je dat met de knop naast een regel in de chat.
page-forget = Vergeet me
page-forget-more = Je naam, gebruikersnaam en tokens worden gewist. Partijen blijven bij wie ze gespeeld hebben, zonder jouw naam.
page-older = Oudere
