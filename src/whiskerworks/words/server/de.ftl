# Was der Server sagt, auf Deutsch.

## Warum eine Anfrage scheitert

problem-bad-json = Die Anfrage ist kein gültiges JSON: { $problem }
problem-bad-request = Der Server kann diese Anfrage nicht lesen: { $problem }
problem-who-are-you = Wähle zuerst einen Namen, melde dich an oder schick ein Token mit.
problem-signed-out = Du wurdest abgemeldet. Melde dich an oder wähle einen Namen, um weiterzumachen.
problem-wrong-password = Anmeldename und Passwort passen nicht zusammen.
problem-foreign-origin = Diese Anfrage kam von einer anderen Website.
problem-bad-token = Diese Seite ist abgelaufen. Lade sie neu und versuch es noch einmal.
problem-not-yours = Darauf hast du keinen Zugriff.
problem-not-found = Seite nicht gefunden.
problem-no-such-table = Tisch nicht gefunden.
problem-no-such-game = Ein Spiel „{ $game }“ gibt es nicht.
problem-no-such-language = Whiskerworks gibt es in dieser Sprache noch nicht: { $language }.
problem-no-such-token = Du hast kein Token mit dieser Kennung.
problem-no-such-session = Du hast keine Sitzung mit dieser Kennung.
problem-no-such-ply = Einen Halbzug { $ply } gibt es nicht; gespielt sind { $plies }.
problem-bad-method = Diese Adresse nimmt { $method } nicht an.
problem-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
problem-name-taken = Ein Konto hat schon diesen Namen oder einen, der genauso aussieht. Wähle einen anderen.
problem-has-account = Du hast schon ein Konto.
problem-no-account = Du hast kein Konto.
problem-too-large = Zu groß: Erlaubt sind { $most } Bytes.
problem-bad-type = Diese Adresse nimmt nur { $type } an.
problem-bad-value = { $problem }
problem-bad-name = Ein Name muss 1 bis { $most } sichtbare Zeichen haben.
problem-mixed-name = Ein Wort in einem Namen darf keine gleich aussehenden Buchstaben aus verschiedenen Alphabeten mischen.
problem-bad-login = Ein Anmeldename muss { $least } bis { $most } sichtbare Zeichen haben, keine Leerzeichen.
problem-bad-password = Ein Passwort muss { $least } bis { $most } Zeichen haben.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Gib für jeden Platz genau einen Stuhl an. Plätze in diesem Spiel: { $seats }, Stühle in der Anfrage: { $chairs }.
problem-bad-record = Zeile { $line }: { $problem }
problem-too-fast = Zu viele Anfragen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-too-many-bot-games = Du hast schon { $most ->
    [one] ein Spiel
   *[other] { $most } Spiele
} nur mit Bots laufen. Warte, bis eines endet, oder spiel selbst mit. Ein Spiel, dem niemand zuschaut, zählt nach ein paar Minuten nicht mehr.
problem-too-many-bot-games-here = In deinem Netz { $most ->
    [one] läuft schon ein Spiel
   *[other] laufen schon { $most } Spiele
} nur mit Bots. Warte, bis eines endet, oder spiel selbst mit.
problem-not-the-operator = Das kann nur die Serverleitung.
problem-banned =
    { $until ->
        [never] Du bist auf diesem Server gesperrt.
       *[other] Du bist auf diesem Server bis { $until } gesperrt.
    } { $reason }
problem-no-such-mute = Mit dieser Kennung hast du niemanden stummgeschaltet.
problem-no-such-person = Person nicht gefunden.
problem-no-such-ban = Sperre nicht gefunden.
problem-too-many-mutes = Du hast { $most } Personen stummgeschaltet, mehr sind nicht erlaubt. Heb zuerst eine Stummschaltung auf.
problem-too-many-tables = Du hast { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}. Beende oder schließ einen, bevor du einen neuen anlegst.
problem-too-many-tables-today = Du hast an einem Tag { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} angelegt. Versuch es morgen wieder.
problem-too-many-tables-here = In deinem Netz wurden in einer Stunde zu viele Tische angelegt. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
problem-too-many-guests = Aus deinem Netz kamen in einer Stunde zu viele neue Gäste. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder oder melde dich an.
problem-server-fault = Auf dem Server ist etwas schiefgegangen. Die Serverleitung findet diesen Fehler im Protokoll unter { $request }.
problem-damaged = Der Server kann diesen Tisch nicht öffnen. Nichts ist verloren; die Serverleitung findet den Grund im Protokoll.
problem-overloaded = Der Server ist stark ausgelastet. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-storage = Der Server kann gerade nichts speichern. Das Spiel ist unverändert. Versuch es gleich noch einmal.
problem-stopping = Der Server wird gerade heruntergefahren.

## Seiten

page-no-script = Diese Seite braucht JavaScript. Ohne JavaScript spielst du auf den einfachen Seiten.
page-unofficial = Ein Fanprojekt. Die Titel der Spiele gehören ihren Verlagen, die es weder gemacht noch genehmigt noch empfohlen haben. Die Regeln stehen hier in unseren eigenen Worten, und alle Bilder sind von uns.
page-stranger = Anmelden
page-guest = Gast
page-somebody = Jemand
page-operator = Die Serverleitung
page-back = Zurück zur Lobby
page-problem = Das hat nicht geklappt
page-rules = Regeln
page-welcome = Katzen, Mäuse, Käse und Zahnräder
page-welcome-more = Sechs Spiele: mit Freunden über einen Link, gegen Bots oder allein. Ein Konto brauchst du nicht.
page-credit = Das gedruckte Spiel heißt { $title } ({ $credits }).
page-more-choices = Freunde, Optionen, Uhren
page-seats = { $least ->
    [1] allein
   *[other] { $most ->
        [2] zu zweit
       *[other] { $least } bis { $most } Personen
    }
}
page-play = Spielen
page-play-bot = Gegen einen Bot spielen
page-level = Stufe
page-my-tables = Deine Tische
page-open = Offene Tische
page-no-tables = Gerade gibt es keine offenen Tische. Leg einen an und setz das Häkchen bei „In der Lobby zeigen“.
page-your-turn = Du bist am Zug
page-turn = { $name } ist am Zug.
page-phase-waiting = Wartet auf Mitspieler
page-phase-playing = Läuft
page-phase-paused = Pause
page-phase-over = Vorbei
page-phase-closed = Geschlossen
page-chair-mine = Ich
page-chair-kept = Jemand mit Einladung
page-chair-open = Offen für alle
page-bot = { $name } (Bot { $level })
page-record = Ein hochgeladenes Spiel
page-upload-title = Spiel hochladen
page-upload-more = Füg eine Aufzeichnung ein oder wähle ihre Datei. Wir prüfen jeden Zug, und du kannst die Wiederholung ansehen oder von jeder Stelle aus weiterspielen.
page-upload = Hochladen
page-new-table = Neuer Tisch: { $game }
page-seat = Platz { SEAT_NUMBER($seat) }
page-how-many = Wie viele spielen
page-who-plays = Wer spielt
page-options = Optionen
page-clock = Uhr
page-clock-kind = Bedenkzeit
page-clock-none = keine Uhr
page-clock-count-up = nur mitzählen, ohne Grenze
page-clock-bank = feste Zeit pro Person
page-clock-days = Tage pro Zug
page-clock-more = Wie viel Zeit
page-clock-minutes = Minuten pro Person
page-clock-increment = Zusätzliche Sekunden pro Zug
page-clock-days-each = Tage pro Zug
page-clock-expiry = Wenn die Zeit um ist
page-expiry-loss = Niederlage
page-expiry-bot = ein Bot macht den Zug
page-expiry-nothing = nichts geschieht
page-manners = Tischoptionen
page-public = In der Lobby zeigen
page-chat-allowed = Chat erlauben
page-automatic = Zwangszüge automatisch spielen
page-wait = Ich starte das Spiel
page-watching = Zuschauer
page-watch-yes = Alle dürfen zuschauen
page-watch-no = Keine Zuschauer
page-delay = Verzögerung (Züge)
page-make-table = Tisch anlegen
page-your-name = Dein Name
page-board = Das Spielfeld
page-in-words = Das Spielfeld in Worten
page-ply = { $ply } von { $plies }
page-to-now = Zurück zur Gegenwart
page-to-ply = Zu Halbzug { $ply }
page-branch = Von hier an einem neuen Tisch weiterspielen
page-eyes = Blickwinkel
page-players = Wer spielt
page-you = du
page-left = gegangen
page-winners = Gewonnen: { $names }.
page-scores = Wertung: { $scores }
page-log = Verlauf
page-nothing-yet = Noch keine Züge.
page-hidden-move = Ein verdeckter Zug.
page-chat = Chat
page-say = Senden
page-your-moves = Deine Züge
page-move = Dein Zug
page-write-move = Zug eintippen ({ $count } möglich)
page-play-move = Spielen
page-group = { $name } ({ $count })
page-plain-moves = Züge
page-mark-wins = gewinnt
page-mark-loses = verliert
page-mark-ends = beendet das Spiel
page-mark-final = endgültig
page-questions = Vorschlag
page-asks-undo = { $name } möchte Züge zurücknehmen.
page-asks-pause = { $name } möchte das Spiel unterbrechen.
page-asks-draw = { $name } bietet ein Unentschieden an.
page-asks-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
page-asks-replace = { $name } möchte { $target } ersetzen.
page-agree = Zustimmen
page-decline = Ablehnen
page-withdraw = Zurückziehen
page-free-chairs = Mitspielen
page-sit = Hinsetzen
page-lucky = ein Wort für den Geber (freiwillig)
page-invite = Schick diesen Link an die Person, die mitspielen soll:
page-invitation = Einladung
page-copy = Kopieren
page-doing = Mehr
page-start = Spiel starten
page-close = Tisch schließen
page-stand = Platz verlassen
page-undo-free = Zurücknehmen
page-undo-ask = Um Rücknahme bitten
page-resume = Fortsetzen
page-pause = Um eine Pause bitten
page-draw = Unentschieden anbieten
page-resign = Aufgeben
page-abandon = Abbruch vorschlagen
page-fill = Bot auf Platz { SEAT_NUMBER($seat) } setzen
page-replace = { $name } ersetzen
page-replace-person = offen für alle
page-download = Aufzeichnung herunterladen
page-rematch = Noch einmal spielen
page-go-rematch = Zur Revanche
page-about = Über diesen Tisch
page-commitment = Festlegung des Gebers:
page-secret = Geheimnis des Gebers:
page-secret-later = wird gezeigt, wenn das Spiel vorbei ist
page-verify = Jede Ziehung folgt aus dem Geheimnis und den Worten aller am Tisch. Eine heruntergeladene Aufzeichnung prüfst du mit „whiskerworks verify“.
page-words = Worte für den Geber: { $words }
page-enter = Spielen
page-enter-title = Als Gast spielen
page-sign-in = Anmelden
page-sign-out = Abmelden
page-sign-out-elsewhere = Überall sonst abmelden
page-login = Anmeldename
page-password = Passwort
page-name-title = Dein Name
page-rename = Namen ändern
page-account = Konto
page-account-more = Du bist Gast auf diesem Gerät. Mit Anmeldename und Passwort findest du deine Spiele auch auf anderen Geräten.
page-make-account = Konto anlegen
page-password-more = Dein Anmeldename ist { $login }. Ein neues Passwort meldet dich überall sonst ab und widerruft alle deine Token.
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort
page-change-password = Passwort ändern
page-sessions = Angemeldete Geräte
page-sessions-more = Melde jedes Gerät ab, das du nicht kennst. „Überall sonst abmelden“ widerruft auch alle deine Token.
page-session-browser = { $browser } unter { $system }
page-session-unknown = Unbekannter Browser
page-session-here = dieser Browser
page-session-seen = zuletzt benutzt am { $date }
page-session-seen-from = zuletzt benutzt am { $date }, angemeldet von { $address }
page-tokens = Programme
page-tokens-more = Mit einem Token kann ein Programm für dich spielen: dein eigener Bot oder ein Werkzeug.
page-token-once = Dein neues Token. Kopier es jetzt, es wird nicht noch einmal gezeigt:
page-label = Bezeichnung
page-make-token = Token erstellen
page-drop-token = Widerrufen
page-muted = Stummgeschaltete Personen
page-muted-more = Ihre Nachrichten siehst du an keinem Tisch. Sie merken nichts davon.
page-muted-nobody = Du hast niemanden stummgeschaltet. Dafür gibt es im Chat einen Knopf neben jeder Nachricht.
page-forget = Meine Daten löschen
page-forget-more = Das löscht deinen Namen, deinen Anmeldenamen und deine Token. Deine Spiele bleiben denen, mit denen du gespielt hast, ohne deinen Namen.
page-older = Ältere
