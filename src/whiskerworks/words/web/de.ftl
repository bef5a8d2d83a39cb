# Was das Programm im Browser sagt, auf Deutsch.

## Überall

web-loading = Lädt …
web-skip = Zum Inhalt springen
web-menu = Menü
web-settings = Einstellungen
web-close = Schließen
web-copied = Kopiert
web-broken = Etwas ist schiefgegangen. Versuch, die Seite neu zu laden.
web-offline = Der Server ist nicht erreichbar. Bist du offline?
web-unreachable = Statt des Servers hat etwas anderes auf dem Weg dorthin geantwortet. Versuch es gleich noch einmal.

## Das Spielfeld

web-board = Das Spielfeld
web-board-keys = Das Spielfeld. Mit den Pfeiltasten bewegst du dich, mit Enter wählst du aus, mit Escape gehst du zurück.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – ausgewählt
web-spot-leads =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
web-choose-next =
    { $count ->
        [one] Wähle die markierte Stelle.
       *[other] Wähle eine der { $count } markierten Stellen.
    }
web-choose-of = Zur Wahl: { $pieces }
web-choose-among = Welcher Zug?
web-asked = Diesen Zug spielen? { $does }
web-play = Spielen
web-back = Zurück
web-open-rule = Regel { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Ganzes Spielfeld
web-moves = Züge
web-pieces = Auf dem Tisch
web-filter = Zug suchen
web-filtered =
    { $count ->
        [0] Kein passender Zug.
        [one] Ein Zug
       *[other] { $count } Züge
    }
web-no-moves = Du hast gerade nichts zu tun.
web-group = { $about } ({ $count })

## Ohne Verbindung, und eine neue Version

web-offline-title = Du bist offline
web-offline-more = Mit anderen kannst du erst wieder spielen, wenn du online bist. Die Regeln kannst du weiter lesen, und von Spielen, die du schon geöffnet hattest, kannst du die Wiederholung ansehen.
web-offline-games = Wiederholungen
web-offline-banner = Du bist offline. Diese Seite ist vielleicht nicht aktuell.
web-try-again = Noch einmal versuchen
web-new-version = Eine neue Version ist da.
web-load-new = Aktualisieren

## Lobby

web-picture-of = { $game }, mitten im Spiel
web-hero-play = Spiel aussuchen
web-hero-rules = Regeln lesen
web-shelf = Spiele
web-shelf-level = Stufe der Bots
web-play-now = { $bots ->
    [one] Gegen { $bot } spielen
   *[other] Gegen { $bots } Bots spielen
}
web-play-alone = Jetzt spielen
web-play-friends = Mit Freunden, Optionen
web-play-options = Optionen wählen
web-rules-of = Regeln: { $game }
web-my-games = Deine Spiele
web-all-my-games = Alle deine Spiele
web-table-won = Du hast gewonnen
web-table-lost = Du hast verloren
web-plies = { $plies ->
    [0] noch nicht begonnen
    [one] ein Zug
   *[other] { $plies } Züge
}
web-player-you = { $name } (du)
web-chair-free = freier Platz
web-chair-kept = für Eingeladene reserviert
web-look-back = Wiederholung ansehen
web-look-back-at = Wiederholung ansehen: { $game }
web-look-on = Zuschauen
web-look-on-at = Bei { $game } zuschauen
web-sit-at = Mitspielen ({ $free } frei)
web-choose-file = Datei auswählen

## Ein neuer Tisch

web-presets = Schnellstart
web-preset-alone = Allein
web-preset-alone-more = Ein Spiel für eine Person.
web-preset-bot = Gegen Bots
web-preset-bot-more = Du bekommst den ersten Platz, Bots die anderen.
web-preset-friend = Freunde einladen
web-preset-friend-more = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, spielt mit.
web-preset-here = Alle an einem Gerät
web-preset-here-more = Alle Plätze gehören dir: Reich das Gerät herum oder probier etwas aus.
web-preset-bots = Nur Bots
web-preset-bots-more = Lehn dich zurück und schau den Bots zu.
web-chairs-more = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-chairs-unseen = Ein Platz ist für alle offen, aber die Lobby zeigt diesen Tisch nicht. Finden kann ihn nur, wer von dir den Link bekommt.
web-from-to = Gib eine ganze Zahl von { $least } bis { $most } ein.
web-rule = Regel { $rule }
web-option-own = Eigene Angabe …
web-option-own-text = { $option }, eigene Angabe
web-tinkerers = Erweitert
web-clock-none = Es wird ohne Uhr gespielt.
web-clock-count-up = Alle sehen, wer wie lange nachgedacht hat. Die Zeit läuft nie ab.
web-clock-bank = Alle haben gleich viele Minuten für das ganze Spiel und bekommen nach jedem Zug Sekunden dazu.
web-clock-days = Für langsame Spiele über Wochen: Jeder Zug darf einige Tage dauern.
web-public-more = Alle können den Tisch in der Lobby finden. Sonst braucht man seinen Link.
web-watching-more = Wer zuschaut, sieht nur, was offen liegt, nie die Geheimnisse einer Person am Tisch.
web-delay-more = Bei 3 ist jeder Zug erst drei Züge später zu sehen: zu spät, um jemandem zu helfen.
web-chat-more = Alle, die mitspielen oder zuschauen, können einander schreiben.
web-automatic-more = Hast du nur einen möglichen Zug, wird er für dich gespielt.
web-wait-more = Sonst beginnt das Spiel, wenn der letzte Platz besetzt ist.
web-missing = Sekunden, bis jemand als abwesend gilt
web-missing-more = Ist jemand so lange fort, können die anderen gemeinsam beschließen, dass ein Bot oder jemand anders den Platz übernimmt.
web-name-more = Diesen Namen sehen die anderen. Du kannst ihn jederzeit ändern.

## Regeln

web-rules-more = In unseren eigenen Worten und nummeriert: Wird ein Zug abgelehnt, führt die Meldung zu ihrer Regel auf dieser Seite.
web-find-rule = Regel suchen
web-no-rule-found = Keine Regel enthält alle diese Wörter.
web-game-rules = Dieses Spiel
web-table-rules = Jeder Tisch
web-table-rules-more = Das gilt in jedem Spiel: Plätze, Zeit, Zurücknehmen, Zuschauen.
web-print = Drucken
web-certainty-printed = Aus der gedruckten Spielregel.
web-certainty-reviewed = Die gedruckte Regel sagt dazu nichts oder ist unklar. Wir halten uns an Rezensionen oder den Verlag.
web-certainty-ours = Unsere eigene Entscheidung, wo die Spielregel nichts sagt.

## Einstellungen

web-settings-more = Nur auf diesem Gerät gespeichert. Änderungen gelten sofort.
web-language = Sprache
web-language-more = Gilt für Spiele, Regeln und Meldungen.
web-language-auto = Wie im Browser: { $language }
web-look = Aussehen
web-theme = Design
web-theme-more = Hell am Tag, dunkel bei Nacht, oder so, wie dein Gerät eingestellt ist.
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animationen
web-motion-more = Räder drehen sich, Karten und Figuren gleiten. Ohne Animationen springt alles sofort an seinen Platz.
web-motion-auto = System
web-motion-full = An
web-motion-none = Aus
web-coordinates = Große Koordinaten
web-coordinates-more = Zeigt die Namen der Felder größer an.
web-playing = Beim Spielen
web-confirm = Jeden Zug bestätigen
web-confirm-more = Sonst wird nur bei Zügen nachgefragt, die du nicht zurücknehmen kannst.
web-in-words-more = Beschreibt neben dem Spielfeld als Text, was darauf liegt: für Screenreader und alle, die lieber lesen.

## Du

web-who-are-you = Wie heißt du?
web-guest-more = Zum Spielen brauchst du nur einen Namen. Du bleibst Gast auf diesem Gerät, bis du ein Konto anlegst.
web-sign-in-more = Nach dem Anmelden findest du deine Spiele, wie du sie verlassen hast.
web-is-guest = Gast auf diesem Gerät
web-is-account = Konto { $login }
web-name-changed = Name geändert.
web-password-least = Mindestens { $least } Zeichen.
web-password-changed = Passwort geändert. Überall sonst bist du jetzt abgemeldet.
web-forget-sure = Das lässt sich nicht rückgängig machen. Bist du sicher?
web-forget-yes = Ja, Daten löschen
web-forget-no = Abbrechen
web-hook = Benachrichtigungen
web-hook-more = Wenn du am Zug bist und nicht am Tisch, schickt der Server eine Nachricht an diese Webadresse: an einen Chatkanal oder an ein Programm von dir.
web-hook-url = Webadresse
web-hook-kind = Format
web-hook-kind-more = Jeder Chatdienst erwartet sein eigenes Format.
web-hook-json = JSON, für ein Programm
web-hook-slack = Nachricht für Slack
web-hook-discord = Nachricht für Discord
web-hook-save = Einschalten
web-hook-saved = Die Benachrichtigungen sind an.
web-hook-drop = Ausschalten
web-history = Deine bisherigen Spiele
web-history-game = Spiel
web-history-all = Alle Spiele
web-history-none = Noch keine Spiele. Such dir in der Lobby eins aus.
web-nowhere-more = Die Maus hat überall gesucht. Prüf die Adresse oder geh zurück zur Lobby.

## Der Tisch

web-chance = Zufall
web-rather-not = Abbrechen
web-on-turn = am Zug
web-your-turn-in = Du bist am Zug, Platz { SEAT_NUMBER($seat) }
web-your-turn-as = Du bist am Zug: { $name }
web-winner = hat gewonnen
web-you-won = Du gewinnst!
web-away = offline
web-watching = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
web-time-left = noch { $time }
web-time-used = { $time } verbraucht
web-lucky = Ein Wort für den Geber
web-lucky-why = Freiwillig: Der Geber mischt dein Wort in den Zufall, damit niemand das Ergebnis abgesprochen haben kann. Die anderen sehen es, sobald das Spiel beginnt.
web-lucky-word = Wort: { $word }
web-lucky-give = Wort abgeben
web-undo-turn = Ganzen Zug zurücknehmen
web-undone = { $count ->
    [one] Ein Halbzug wurde zurückgenommen.
   *[other] { $count } Halbzüge wurden zurückgenommen.
}
web-resign-sure = Dieses Spiel aufgeben?
web-abandon-sure = Die anderen bitten, das Spiel ohne Ergebnis zu beenden?
web-leave-sure = Platz verlassen? Deine Uhr läuft weiter, und du kannst zurückkommen.
web-close-sure = Diesen Tisch schließen?
web-somebody-missing = Jemand fehlt
web-has-left = { $name } ist gegangen.
web-is-away = { $name } ist offline.
web-replace-by = Wer für { $name } spielen soll
web-back-to-ply = Zurück zu Halbzug { $ply }.
web-waits-for = Warten auf { $names }.
web-declined = Dein Vorschlag wurde abgelehnt.
web-lately = Zuletzt: { $what }
web-log-all = Alle { $plies } Halbzüge zeigen
web-played-automatically = automatisch gespielt
web-nothing-said = Noch keine Nachrichten.
web-name-to-talk = Zum Chatten brauchst du einen Namen: Setz dich hin oder melde dich an.
web-say-what = Nachricht
web-mute-for-me = Für mich stummschalten
web-unmute-for-me = Für mich wieder anzeigen
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-remove = Entfernen
web-readmit = Wieder zulassen
web-muted-or-removed = Stummgeschaltet oder entfernt
web-said = { $name }: { $text }
web-chat-unread = Chat ({ $count } neu)
web-rules-found = { $count ->
    [0] Keine passende Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-rules-all = Alle Regeln auf einer Seite
web-line-connecting = Verbindet …
web-line-lost = Verbindung verloren.
web-line-next = { $seconds ->
    [0] Neuer Versuch läuft.
    [one] Neuer Versuch in einer Sekunde.
   *[other] Neuer Versuch in { $seconds } Sekunden.
}
web-line-kept = Deine Züge sind gespeichert und werden gesendet, sobald du wieder verbunden bist.
web-line-now = Neu verbinden
web-look-back-kept = Wiederholung des Teils ansehen, der auf diesem Gerät gespeichert ist
web-closed = Dieser Browser kommt nicht an den Tisch. Lade die Seite neu oder melde dich noch einmal an.
web-invite = Jemanden einladen
web-invites = { $name } lädt dich zu { $game } ein
web-share = Teilen
web-qr = QR-Code der Einladung
web-chairs = Plätze
web-host-starts = Alle sind da. Der Gastgeber kann das Spiel starten.
web-you-start = Alle sind da. Starte, wenn du bereit bist.
web-sit-too = Auch Platz { SEAT_NUMBER($seat) } spielen
web-scores = Wertung
web-deal = Fairer Zufall
web-deal-good = Zufall geprüft
web-deal-bad = Zufall nicht bestätigt
web-deal-kept = Dein Browser hat es geprüft: Das Geheimnis passt zu der Festlegung, die du beim Hinsetzen gesehen hast.
web-deal-broken = Das Geheimnis passt nicht zu der Festlegung, die du beim Hinsetzen gesehen hast.
web-branched-from = Setzt das Spiel eines anderen Tisches fort, ab Halbzug { $plies }.
web-shoulder = Deine Ansicht teilen
web-shoulder-more = Wer diesen Link hat, sieht, was du siehst, solange du hier sitzt, kann aber nicht ziehen.
web-shoulder-make = Link erstellen
web-curtain = { $name } ist am Zug (Platz { SEAT_NUMBER($seat) }).
web-curtain-more = Gib das Gerät weiter. Mach erst weiter, wenn sonst niemand hinsieht.
web-curtain-show = Spielfeld zeigen
web-in-words = Spielfeld als Text beschreiben
web-about = Info
web-has-bank = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für das ganze Spiel{ $increment ->
    [0] { "" }
    [one] , dazu eine Sekunde pro Zug
   *[other] , dazu { $increment } Sekunden pro Zug
}
web-has-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} pro Zug
web-beside = Neben dem Spielfeld

## Wiederholung

web-replay-of = Wiederholung: { $game }
web-replay-how = Ansicht
web-steps = Halbzug für Halbzug
web-step-first = Erster Halbzug
web-step-back = Voriger Halbzug
web-step-on = Nächster Halbzug
web-step-last = Letzter Halbzug
web-autoplay = Abspielen
web-autoplay-stop = Anhalten
web-ply = Halbzug { $ply }
web-slider = Halbzug
web-pace = Tempo
web-pace-1 = langsam
web-pace-2 = normal
web-pace-3 = schnell
web-pace-4 = sehr schnell
web-eyes-own = dein Platz
web-eyes-bystander = Zuschauer
web-eyes-seat = Platz { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Wenn das Spiel vorbei ist, kannst du es von jedem Platz aus sehen.
web-hide-end = Ende verbergen
web-hide-end-more = Verbirgt das Ergebnis und die Länge des Spiels, bis du dort angekommen bist.
web-beginning = Beginn des Spiels.
web-ply-told = Halbzug { $ply }, { $name }: { $what }
web-last-ply = Ende des Spiels.
web-from-here = Von hier aus
web-branch-same = Von hier gegen dieselben Bots weiterspielen
web-branch-mine = Von hier auf allen Plätzen selbst weiterspielen
web-ply-link = Link zu diesem Halbzug
web-to-table = Zurück zum Tisch
