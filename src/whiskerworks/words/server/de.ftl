# Was der Server sagt, auf Deutsch.

## Warum eine Anfrage nicht beantwortet werden kann

problem-bad-json = Die Anfrage ist kein JSON: { $problem }
problem-bad-request = Die Anfrage ist nicht zu verstehen: { $problem }
problem-who-are-you = Sag zuerst, wer du bist: Gib einen Namen an, melde dich an oder schick ein Token.
problem-signed-out = Du wurdest abgemeldet. Melde dich an oder gib einen Namen an, um weiterzumachen.
problem-wrong-password = Ein Konto mit diesem Anmeldenamen und diesem Passwort gibt es nicht.
problem-foreign-origin = Das kam von einer Seite, die nicht unsere ist.
problem-bad-token = Die Seite war zu alt oder nicht für dich gemacht. Lade sie neu und versuch es noch einmal.
problem-not-yours = Darum kannst du nicht bitten; es gehört nicht dir.
problem-not-found = Hier ist nichts.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-game = Ein Spiel { $game } gibt es nicht.
problem-no-such-language = Für { $language } gibt es noch keine Texte.
problem-no-such-token = Ein solches Token hast du nicht.
problem-no-such-session = Eine solche Sitzung hast du nicht.
problem-no-such-ply = Das Spiel hat { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}; einen Halbzug { $ply } gibt es nicht.
problem-bad-method = Diese Adresse nimmt { $method } nicht an.
problem-login-taken = Diesen Anmeldenamen hat schon jemand anders.
problem-name-taken = Jemand mit einem Konto heißt schon so oder hat einen zum Verwechseln ähnlichen Namen. Wähle einen anderen.
problem-has-account = Du hast schon ein Konto.
problem-no-account = Du hast kein Konto.
problem-too-large = Das ist zu groß: Höchstens { $most } Bytes werden angenommen.
problem-bad-type = Diese Adresse nimmt nur { $type } an.
problem-bad-value = { $problem }
problem-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-mixed-name = Mische in einem Wort deines Namens keine gleich aussehenden Buchstaben aus verschiedenen Alphabeten.
problem-bad-login = Ein Anmeldename hat { $least } bis { $most } sichtbare Zeichen und keine Leerzeichen.
problem-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Für jeden Platz muss es einen Stuhl geben; Plätze: { $seats }, Stühle: { $chairs }.
problem-bad-record = Zeile { $line }: { $problem }
problem-too-fast = Zu viele Anfragen; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
problem-too-many-bot-games = Du hast schon { $most ->
    [one] eine Partie laufen, in der
   *[other] { $most } Partien laufen, in denen
} nur Bots spielen. Warte, bis eine Partie zu Ende ist, oder spiel selbst mit. Eine Partie, der niemand zusieht, zählt nach ein paar Minuten nicht mehr.
problem-too-many-bot-games-here = Aus deinem Netz { $most ->
    [one] läuft schon eine Partie, in der
   *[other] laufen schon { $most } Partien, in denen
} nur Bots spielen. Warte, bis eine Partie zu Ende ist, oder spiel selbst mit.
problem-not-the-operator = Das darf nur, wer diesen Server betreibt.
problem-banned =
    { $until ->
        [never] Du darfst diesen Server nicht benutzen.
       *[other] Du darfst diesen Server bis { $until } nicht benutzen.
    } { $reason }
problem-no-such-mute = Unter dieser Kennung hast du niemanden stummgeschaltet.
problem-no-such-person = Diese Person gibt es nicht.
problem-no-such-ban = Diese Sperre gibt es nicht.
problem-too-many-mutes = Du hast { $most } Personen stummgeschaltet. Mehr geht nicht.
problem-too-many-tables = Du hast { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}. Spiel an einem Tisch zu Ende oder schließ ihn, bevor du den nächsten aufmachst.
problem-too-many-tables-today = Du hast innerhalb eines Tages { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} aufgemacht. Versuch es morgen wieder.
problem-too-many-tables-here = Von deiner Adresse aus wurden in einer Stunde zu viele Tische aufgemacht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
problem-too-many-guests = Von deiner Adresse kamen in einer Stunde zu viele Gäste. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder oder melde dich an.
problem-server-fault = Hier ist etwas schiefgegangen. Wer den Server betreut, findet es im Protokoll unter { $request }.
problem-damaged = Dieser Tisch wurde aufbewahrt, kann hier aber nicht gelesen werden. Nichts davon ist verloren; wer den Server betreut, findet den Grund im Protokoll.
problem-overloaded = Der Server ist stark ausgelastet; versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-storage = Der Server kann gerade nichts speichern. Das Spiel ist unverändert; versuch es gleich noch einmal.
problem-stopping = Der Server hält gleich an.

## Seiten

page-no-script = Diese Seite braucht Skripte. Ohne sie spielt man auf den einfachen Seiten.
page-unofficial = Ein inoffizieller Tisch für Spiele, die man gern spielt. Ihre Titel gehören ihren Verlagen, die ihn weder gemacht noch genehmigt noch empfohlen haben; die Regeln stehen hier in unseren eigenen Worten, und alle Bilder sind von uns.
page-stranger = Anmelden
page-guest = Gast
page-somebody = Jemand
page-operator = Serverleitung
page-back = Zurück zur Lobby
page-problem = Das hat nicht geklappt
page-rules = Regeln
page-welcome = Katzen, Mäuse, Käse und Zahnräder
page-welcome-more = Sechs Spiele, mit Freunden über einen Link, gegen Bots oder allein. Ein Konto brauchst du nicht.
page-credit = Das gedruckte Spiel heißt { $title } ({ $credits }).
page-more-choices = Freunde, Optionen, Uhren
page-seats = { $least ->
    [1] allein
   *[other] { $most ->
        [2] zu zweit
       *[other] { $least } bis { $most } Spieler
    }
}
page-play = Spielen
page-play-bot = Gegen einen Bot spielen
page-level = Stufe
page-my-tables = Deine Tische
page-open = Offene Tische
page-no-tables = Gerade wartet niemand auf Mitspieler. Mach einen Tisch auf und setz das Häkchen bei „In der Lobby zeigen“.
page-your-turn = Du bist am Zug
page-turn = { $name } ist am Zug.
page-phase-waiting = Wartet auf Mitspieler
page-phase-playing = Läuft
page-phase-paused = Pause
page-phase-over = Vorbei
page-phase-closed = Geschlossen
page-chair-mine = Ich
page-chair-kept = Jemand mit Einladung
page-chair-open = Wer gerade kommt
page-bot = { $name } (Bot { $level })
page-record = Aufzeichnung eines Spiels
page-upload-title = Ein Spiel mitbringen
page-upload-more = Füg eine Aufzeichnung ein oder wähl ihre Datei: Jeder Zug wird geprüft, und du kannst sie ansehen oder weiterspielen.
page-upload = Hochladen
page-new-table = Neuer Tisch: { $game }
page-seat = Platz { SEAT_NUMBER($seat) }
page-how-many = Wie viele spielen
page-who-plays = Wer spielt
page-options = Optionen
page-clock = Uhr
page-clock-kind = Bedenkzeit
page-clock-none = keine Uhr
page-clock-count-up = wird gezählt, läuft nie ab
page-clock-bank = ein Zeitkonto für das ganze Spiel
page-clock-days = Tage für jeden Zug
page-clock-more = Wie viel Zeit
page-clock-minutes = Minuten auf dem Zeitkonto
page-clock-increment = Sekunden dazu nach jedem Zug
page-clock-days-each = Tage für jeden Zug
page-clock-expiry = Wenn die Zeit um ist
page-expiry-loss = verliert der Platz
page-expiry-bot = zieht einmal ein Bot
page-expiry-nothing = geschieht nichts
page-manners = Am Tisch
page-public = In der Lobby zeigen
page-chat-allowed = Chat erlauben
page-automatic = Züge ohne Wahl automatisch spielen
page-wait = Ich starte das Spiel
page-watching = Zuschauen
page-watch-yes = Andere dürfen zuschauen
page-watch-no = Niemand darf zuschauen
page-delay = Um so viele Züge verzögert
page-make-table = Tisch aufmachen
page-your-name = Dein Name
page-board = Das Brett
page-in-words = Das Brett in Worten
page-ply = { $ply } von { $plies }
page-to-now = Zum jetzigen Stand
page-to-ply = Zu Halbzug { $ply }
page-branch = Von hier an einem neuen Tisch weiterspielen
page-eyes = Mit den Augen von
page-players = Wer mitspielt
page-you = du
page-left = gegangen
page-winners = Gewonnen: { $names }.
page-scores = Wertung { $scores }
page-log = Was geschah
page-nothing-yet = Noch nichts.
page-hidden-move = Etwas Verborgenes.
page-chat = Chat
page-say = Sagen
page-your-moves = Deine Züge
page-move = Dein Zug
page-write-move = ein Zug, von { $count }
page-play-move = Ziehen
page-group = { $name } ({ $count })
page-plain-moves = Züge
page-mark-wins = gewinnt
page-mark-loses = verliert
page-mark-ends = beendet das Spiel
page-mark-final = endgültig
page-questions = Eine Frage
page-asks-undo = { $name } möchte Züge zurücknehmen.
page-asks-pause = { $name } bittet um eine Pause.
page-asks-draw = { $name } bietet ein Unentschieden an.
page-asks-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
page-asks-replace = { $name } bittet um Ersatz für { $target }.
page-agree = Zustimmen
page-decline = Ablehnen
page-withdraw = Zurückziehen
page-free-chairs = Ein Stuhl ist frei
page-sit = Hinsetzen
page-lucky = ein Wort für den Geber, wenn du magst
page-invite = Schick diesen Link der Person, die hier sitzen soll:
page-invitation = Einladung
page-copy = Kopieren
page-doing = Mehr
page-start = Jetzt starten
page-close = Tisch schließen
page-stand = Aufstehen
page-undo-free = Zurücknehmen
page-undo-ask = Zurücknehmen erbitten
page-resume = Weiter
page-pause = Um eine Pause bitten
page-draw = Unentschieden anbieten
page-resign = Aufgeben
page-abandon = Abbruch vorschlagen
page-fill = Platz { SEAT_NUMBER($seat) } einem Bot geben
page-replace = Um Ersatz bitten: { $name }
page-replace-person = wer gerade kommt
page-download = Aufzeichnung herunterladen
page-rematch = Noch einmal spielen
page-go-rematch = Zur Revanche
page-about = Über diesen Tisch
page-commitment = Der Geber hat sich festgelegt auf:
page-secret = Das Geheimnis des Gebers:
page-secret-later = wird gezeigt, wenn das Spiel vorbei ist
page-verify = Jede Ziehung folgt aus dem Geheimnis und den Worten der Spieler: „whiskerworks verify“ prüft eine heruntergeladene Aufzeichnung.
page-words = Worte für den Geber: { $words }
page-enter = Eintreten
page-enter-title = Als Gast spielen
page-sign-in = Anmelden
page-sign-out = Abmelden
page-sign-out-elsewhere = Überall sonst abmelden
page-login = Anmeldename
page-password = Passwort
page-name-title = Dein Name
page-rename = Ändern
page-account = Konto
page-account-more = Du bist Gast auf diesem Gerät. Mit Anmeldename und Passwort findest du deine Spiele auch auf anderen.
page-make-account = Konto anlegen
page-password-more = Dein Anmeldename ist { $login }. Wenn du das Passwort neu setzt, wirst du überall sonst abgemeldet, und alle deine Programme verlieren ihre Token.
page-password-old = Jetziges Passwort
page-password-new = Neues Passwort
page-change-password = Passwort setzen
page-sessions = Wo du angemeldet bist
page-sessions-more = Melde jede Sitzung ab, die nicht deine ist. „Überall sonst abmelden“ entzieht auch allen deinen Programmen ihre Token.
page-session-browser = { $browser } unter { $system }
page-session-unknown = Unbekannter Browser
page-session-here = dieser Browser
page-session-seen = zuletzt benutzt am { $date }
page-session-seen-from = zuletzt benutzt am { $date }, angemeldet von { $address }
page-tokens = Programme
page-tokens-more = Ein Programm mit einem Token spielt für dich: ein eigener Bot oder ein Werkzeug.
page-token-once = Dein neues Token, nur dieses eine Mal gezeigt:
page-label = Wofür es ist
page-make-token = Token erstellen
page-drop-token = Token entziehen
page-muted = Für dich stummgeschaltet
page-muted-more = Was sie sagen, siehst du an keinem Tisch. Sonst merkt das niemand.
page-muted-nobody = Du hast niemanden für dich stummgeschaltet. Am Tisch geht das mit dem Knopf neben einer Zeile im Chat.
page-forget = Vergesst mich
page-forget-more = Dein Name, Anmeldename und deine Token werden gelöscht. Spiele bleiben denen, die sie gespielt haben, ohne deinen Namen.
page-older = Ältere
