# Wat de server zegt, in het Nederlands.

## Waarom een verzoek niet lukt

problem-bad-json = Het verzoek is geen geldige JSON: { $problem }
problem-bad-request = De server begrijpt dit verzoek niet: { $problem }
problem-who-are-you = Kies eerst een naam, log in of stuur een token.
problem-signed-out = Je bent uitgelogd. Log in of kies een naam om verder te gaan.
problem-wrong-password = Deze gebruikersnaam en dit wachtwoord horen niet bij elkaar.
problem-foreign-origin = Dit verzoek kwam van een andere website.
problem-bad-token = Deze pagina is verlopen. Vernieuw de pagina en probeer het nog eens.
problem-not-yours = Hier heb je geen toegang toe.
problem-not-found = Pagina niet gevonden.
problem-no-such-table = Tafel niet gevonden.
problem-no-such-game = Het spel “{ $game }” bestaat niet.
problem-no-such-language = Whiskerworks is er nog niet in deze taal: { $language }.
problem-no-such-token = Je hebt geen token met dat id.
problem-no-such-session = Je hebt geen sessie met dat id.
problem-no-such-ply = Stap { $ply } bestaat niet: de partij heeft { $plies ->
    [one] 1 stap
   *[other] { $plies } stappen
}.
problem-bad-method = Dit adres neemt geen { $method } aan.
problem-login-taken = Deze gebruikersnaam is al in gebruik. Kies een andere.
problem-name-taken = Iemand met een account heeft deze naam al, of een die er hetzelfde uitziet. Kies een andere.
problem-has-account = Je hebt al een account.
problem-no-account = Je hebt geen account.
problem-too-large = Te groot: de grens is { $most } bytes.
problem-bad-type = Dit adres neemt alleen { $type } aan.
problem-bad-value = { $problem }
problem-bad-name = Een naam heeft 1 tot { $most } zichtbare tekens.
problem-mixed-name = Gebruik in één woord van een naam geen letters uit verschillende alfabetten die op elkaar lijken.
problem-bad-login = Een gebruikersnaam heeft { $least } tot { $most } zichtbare tekens, zonder spaties.
problem-bad-password = Een wachtwoord heeft { $least } tot { $most } tekens.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Dit spel heeft { $seats } plaatsen, maar het aantal stoelen in het verzoek is { $chairs }. Stuur één stoel per plaats.
problem-bad-record = Regel { $line }: { $problem }
problem-too-fast = Te veel verzoeken. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
problem-too-many-bot-games = Je hebt al { $most ->
    [one] één partij
   *[other] { $most } partijen
} tussen bots lopen. Wacht tot er een is afgelopen, of speel zelf mee. Een partij waar niemand naar kijkt, telt na een paar minuten niet meer mee.
problem-too-many-bot-games-here = Vanuit je netwerk { $most ->
    [one] loopt al één partij
   *[other] lopen al { $most } partijen
} tussen bots. Wacht tot er een is afgelopen, of speel zelf mee.
problem-not-the-operator = Dat kan alleen de beheerder van deze server.
problem-banned =
    { $until ->
        [never] Je bent van deze server verbannen.
       *[other] Je bent tot { $until } van deze server verbannen.
    } { $reason }
problem-no-such-mute = Je hebt niemand met dat id gedempt.
problem-no-such-person = Persoon niet gevonden.
problem-no-such-ban = Ban niet gevonden.
problem-too-many-mutes = Je hebt { $most } mensen gedempt, en meer mag niet. Maak er eerst een ongedaan.
problem-too-many-tables = Je hebt { $most ->
    [one] één open tafel
   *[other] { $most } open tafels
}. Speel er een uit of sluit er een voordat je een nieuwe maakt.
problem-too-many-tables-today = Je hebt binnen een dag { $most ->
    [one] één tafel
   *[other] { $most } tafels
} gemaakt. Probeer het morgen weer.
problem-too-many-tables-here = Vanuit je netwerk zijn binnen een uur te veel tafels gemaakt. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} weer.
problem-too-many-guests = Vanuit je netwerk kwamen binnen een uur te veel nieuwe gasten. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} weer, of log in.
problem-server-fault = Er ging iets mis op de server. De beheerder vindt deze fout in het logboek als { $request }.
problem-damaged = De server kan deze tafel niet openen. Er is niets verloren; de beheerder vindt de oorzaak in het logboek.
problem-overloaded = De server heeft het erg druk. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
problem-storage = De server kan nu niets bewaren. De partij is niet veranderd. Probeer het zo nog eens.
problem-stopping = De server wordt afgesloten.

## Pagina’s

page-no-script = Deze pagina heeft JavaScript nodig. Gebruik anders de eenvoudige pagina’s.
page-unofficial = Een fanproject. De titels van de spellen zijn van hun uitgevers, die dit niet gemaakt, goedgekeurd of aanbevolen hebben. De regels vertellen we in onze eigen woorden, en alle tekeningen zijn van ons.
page-stranger = Inloggen
page-guest = Gast
page-somebody = Iemand
page-operator = De beheerder
page-back = Terug naar de lobby
page-problem = Dat lukte niet
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
page-no-tables = Op dit moment zijn er geen open tafels. Maak er een en vink “In de lobby tonen” aan.
page-your-turn = Jouw beurt
page-turn = { $name } is aan de beurt.
page-phase-waiting = Wacht op spelers
page-phase-playing = Bezig
page-phase-paused = Gepauzeerd
page-phase-over = Voorbij
page-phase-closed = Gesloten
page-chair-mine = Ik
page-chair-kept = Een vriend (uitnodiging)
page-chair-open = Iedereen
page-bot = { $name } (bot { $level })
page-record = Een geüploade partij
page-upload-title = Partij uploaden
page-upload-more = Plak een verslag of kies het bestand. We controleren elke zet, en je kunt de partij terugkijken of vanaf elk punt verder spelen.
page-upload = Uploaden
page-new-table = Nieuwe tafel: { $game }
page-seat = Plaats { SEAT_NUMBER($seat) }
page-how-many = Aantal spelers
page-who-plays = Spelers
page-options = Opties
page-clock = Klok
page-clock-kind = Tijd
page-clock-none = geen klok
page-clock-count-up = meten, zonder grens
page-clock-bank = bedenktijd per speler
page-clock-days = dagen per beurt
page-clock-more = Hoeveel tijd
page-clock-minutes = Minuten per speler
page-clock-increment = Extra seconden per beurt
page-clock-days-each = Dagen per beurt
page-clock-expiry = Als de tijd op is
page-expiry-loss = de speler verliest
page-expiry-bot = een bot doet de zet
page-expiry-nothing = er gebeurt niets
page-manners = Tafelopties
page-public = In de lobby tonen
page-chat-allowed = Chat toestaan
page-automatic = Gedwongen zetten automatisch spelen
page-wait = Ik start de partij
page-watching = Toeschouwers
page-watch-yes = Iedereen mag meekijken
page-watch-no = Geen toeschouwers
page-delay = Vertraging (zetten)
page-make-table = Tafel maken
page-your-name = Je naam
page-board = Het bord
page-in-words = Het bord in woorden
page-ply = { $ply } van { $plies }
page-to-now = Terug naar nu
page-to-ply = Naar stap { $ply }
page-branch = Vanaf hier verder aan een nieuwe tafel
page-eyes = Bekijken als
page-players = Spelers
page-you = jij
page-left = vertrokken
page-winners = Gewonnen door { $names }.
page-scores = Score: { $scores }
page-log = Logboek
page-nothing-yet = Nog geen zetten.
page-hidden-move = Een verborgen zet.
page-chat = Chat
page-say = Versturen
page-your-moves = Jouw zetten
page-move = Jouw zet
page-write-move = Typ een zet ({ $count } mogelijk)
page-play-move = Spelen
page-group = { $name } ({ $count })
page-plain-moves = zetten
page-mark-wins = wint
page-mark-loses = verliest
page-mark-ends = beëindigt de partij
page-mark-final = kan niet terug
page-questions = Voorstel
page-asks-undo = { $name } wil zetten terugnemen.
page-asks-pause = { $name } wil de partij pauzeren.
page-asks-draw = { $name } biedt remise aan.
page-asks-abandon = { $name } wil de partij zonder uitslag beëindigen.
page-asks-replace = { $name } wil { $target } vervangen.
page-agree = Akkoord
page-decline = Afwijzen
page-withdraw = Intrekken
page-free-chairs = Speel mee
page-sit = Gaan zitten
page-lucky = een woord voor de croupier (niet verplicht)
page-invite = Stuur deze link naar je vriend:
page-invitation = Uitnodiging
page-copy = Kopiëren
page-doing = Meer
page-start = Partij starten
page-close = Tafel sluiten
page-stand = Opstaan
page-undo-free = Terugnemen
page-undo-ask = Terugnemen vragen
page-resume = Verdergaan
page-pause = Om een pauze vragen
page-draw = Remise aanbieden
page-resign = Opgeven
page-abandon = Vragen om te stoppen
page-fill = Bot op plaats { SEAT_NUMBER($seat) } zetten
page-replace = { $name } vervangen
page-replace-person = wie maar wil
page-download = Verslag downloaden
page-rematch = Nog eens spelen
page-go-rematch = Naar de revanche
page-about = Over deze tafel
page-commitment = De vastlegging van de croupier:
page-secret = Het geheim van de croupier:
page-secret-later = te zien als de partij voorbij is
page-verify = Elke trekking volgt uit het geheim en de woorden van de spelers. Controleer een gedownload verslag met “whiskerworks verify”.
page-words = Woorden voor de croupier: { $words }
page-enter = Spelen
page-enter-title = Speel als gast
page-sign-in = Inloggen
page-sign-out = Uitloggen
page-sign-out-elsewhere = Overal elders uitloggen
page-login = Gebruikersnaam
page-password = Wachtwoord
page-name-title = Je naam
page-rename = Naam wijzigen
page-account = Account
page-account-more = Op dit apparaat ben je gast. Maak een gebruikersnaam en wachtwoord aan om je partijen ook op andere apparaten te vinden.
page-make-account = Account maken
page-password-more = Je gebruikersnaam is { $login }. Met een nieuw wachtwoord word je overal elders uitgelogd en worden al je tokens ingetrokken.
page-password-old = Huidig wachtwoord
page-password-new = Nieuw wachtwoord
page-change-password = Wachtwoord wijzigen
page-sessions = Ingelogde apparaten
page-sessions-more = Log elk apparaat uit dat je niet herkent. Log je overal elders uit, dan worden ook al je tokens ingetrokken.
page-session-browser = { $browser } op { $system }
page-session-unknown = Onbekende browser
page-session-here = deze browser
page-session-seen = laatst gebruikt op { $date }
page-session-seen-from = laatst gebruikt op { $date }, ingelogd vanaf { $address }
page-tokens = Programma’s
page-tokens-more = Met een token kan een programma voor je spelen: een bot van jezelf, of een hulpmiddel.
page-token-once = Je nieuwe token. Kopieer hem nu; hij wordt niet nog eens getoond:
page-label = Naam
page-make-token = Token maken
page-drop-token = Intrekken
page-muted = Gedempte mensen
page-muted-more = Aan geen enkele tafel zie je hun berichten. Zij merken er niets van.
page-muted-nobody = Je hebt niemand gedempt. Gebruik daarvoor de knop naast een chatbericht.
page-forget = Wis mijn gegevens
page-forget-more = Dit wist je naam, gebruikersnaam en tokens. Je partijen blijven bij de mensen met wie je speelde, zonder jouw naam.
page-older = Ouder
