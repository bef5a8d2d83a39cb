# Was das Programm im Browser sagt, auf Deutsch.

## Überall

web-loading = Einen Augenblick …
web-skip = Zum Inhalt springen
web-menu = Menü
web-settings = Einstellungen
web-close = Schließen
web-copied = Kopiert
web-broken = Hier ist etwas schiefgegangen. Vielleicht hilft es, die Seite neu zu laden.
web-offline = Der Server ist nicht zu erreichen. Bist du offline?
web-unreachable = Etwas zwischen hier und dem Server hat an seiner Stelle geantwortet. Versuch es gleich noch einmal.

## Das Brett

web-board = Das Brett
web-board-keys = Das Brett. Pfeiltasten führen von Stelle zu Stelle, Enter wählt, Escape geht zurück.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – gewählt
web-spot-leads =
    { $count ->
        [one] führt zu einem Zug
       *[other] führt zu { $count } Zügen
    }
web-choose-next =
    { $count ->
        [one] Wähl jetzt die markierte Stelle.
       *[other] Wähl jetzt eine der { $count } markierten Stellen.
    }
web-choose-of = Wähl jetzt: { $pieces }
web-choose-among = Welcher Zug soll es sein?
web-asked = Diesen Zug spielen? { $does }
web-play = Spielen
web-back = Zurück
web-open-rule = Regel { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Das ganze Brett
web-moves = Züge
web-pieces = Auf dem Tisch
web-filter = Zug suchen
web-filtered =
    { $count ->
        [0] So ein Zug ist nicht dabei.
        [one] Ein Zug
       *[other] { $count } Züge
    }
web-no-moves = Für dich gibt es gerade nichts zu spielen.
web-group = { $about } ({ $count })

## Ohne Verbindung, und eine neue Version

web-offline-title = Du bist offline
web-offline-more = Mit anderen spielen kannst du erst, wenn die Verbindung wieder da ist. Lesen kannst du weiterhin die Regeln und alle Spiele, die du schon angesehen hast.
web-offline-games = Spiele zum Zurückschauen
web-offline-banner = Du bist offline: Was du siehst, ist vielleicht veraltet.
web-try-again = Noch einmal versuchen
web-new-version = Es gibt eine neue Version dieser Seite.
web-load-new = Neue Version laden

## Lobby

web-picture-of = { $game }, mitten im Spiel
web-hero-play = Spiel wählen
web-hero-rules = Regeln lesen
web-shelf = Die Spiele
web-shelf-level = Stufe der Bots
web-play-now = { $bots ->
    [one] Jetzt spielen, Gegner: { $bot }
   *[other] Jetzt gegen { $bots } Bots spielen
}
web-play-alone = Jetzt spielen
web-play-friends = Mit Freunden, Optionen
web-play-options = Optionen wählen
web-rules-of = Regeln: { $game }
web-my-games = Deine Spiele
web-all-my-games = Alle deine Spiele
web-table-won = Du hast gewonnen
web-table-lost = Du hast nicht gewonnen
web-plies = { $plies ->
    [0] noch nicht begonnen
    [one] ein Zug gespielt
   *[other] { $plies } Züge gespielt
}
web-player-you = { $name } (du)
web-chair-free = ein freier Stuhl
web-chair-kept = ein freigehaltener Stuhl
web-look-back = Zurückschauen
web-look-back-at = Zurückschauen: { $game }
web-look-on = Zuschauen
web-look-on-at = Zuschauen: { $game }
web-sit-at = Hinsetzen ({ $free ->
    [one] ein Stuhl frei
   *[other] { $free } Stühle frei
})
web-choose-file = Datei wählen

## Ein neuer Tisch

web-presets = So kann es losgehen
web-preset-alone = Ich spiele
web-preset-alone-more = Dieses Spiel spielt man allein.
web-preset-bot = Gegen Bots
web-preset-bot-more = Du auf dem ersten Stuhl, Bots auf allen anderen.
web-preset-friend = Freunde per Link
web-preset-friend-more = Du bekommst einen Link zum Verschicken; wer ihn öffnet, setzt sich dazu.
web-preset-here = Alle an diesem Gerät
web-preset-here-more = Jeder Stuhl gehört dir: Lass das Gerät herumgehen oder probier etwas aus.
web-preset-bots = Nur Bots
web-preset-bots-more = Lehn dich zurück und schau, wie sie es machen.
web-chairs-more = Das Spiel beginnt, wenn jeder Stuhl besetzt ist.
web-chairs-unseen = Ein Stuhl ist offen für alle, aber die Lobby zeigt den Tisch nicht: Ihn findet nur, wem du den Link schickst.
web-from-to = Eine ganze Zahl von { $least } bis { $most }.
web-rule = Regel { $rule }
web-option-own = Eigene Angabe …
web-option-own-text = { $option }: eigene Angabe
web-tinkerers = Für Tüftler
web-clock-none = Niemand zählt die Zeit.
web-clock-count-up = Alle sehen, wie lange jeder nachgedacht hat; sonst geschieht nichts.
web-clock-bank = Jeder hat eine feste Zahl von Minuten für das ganze Spiel und bekommt nach jedem Zug ein paar Sekunden dazu.
web-clock-days = Für Spiele, die über Wochen gehen: Jeder Zug darf so viele Tage dauern, wie du festlegst.
web-public-more = Dort kann jeder den Tisch finden. Sonst kommt nur herein, wer den Link hat.
web-watching-more = Sie sehen, was alle sehen dürfen, nie, was jemand geheim hält.
web-delay-more = Bei 3 sehen sie jeden Zug drei Züge später: zu spät, um jemandem etwas zuzuflüstern.
web-chat-more = Alle, die mitspielen oder zuschauen, können einander schreiben.
web-automatic-more = Wenn du nur eines tun kannst, geschieht es von selbst.
web-wait-more = Sonst beginnt das Spiel, wenn der letzte Stuhl besetzt ist.
web-missing = Sekunden, bis jemand als abwesend gilt
web-missing-more = Ist jemand so lange weg, können sich die anderen einigen, den Stuhl einem Bot oder jemand anderem zu geben.
web-name-more = So sehen dich die anderen. Du kannst den Namen jederzeit ändern.

## Regeln

web-rules-more = In unseren eigenen Worten und jede mit einer Nummer: Wo ein Zug abgelehnt wird, ist seine Regel genannt und führt hierher.
web-find-rule = Regel suchen
web-no-rule-found = Keine Regel enthält alle diese Wörter.
web-game-rules = In diesem Spiel
web-table-rules = An jedem Tisch
web-table-rules-more = Ganz gleich, was gespielt wird, das gilt für den Tisch selbst: Stühle, Zeit, Zurücknehmen, Zuschauen.
web-print = Drucken
web-certainty-printed = So steht es im gedruckten Regelheft.
web-certainty-reviewed = Die gedruckten Regeln lassen es offen oder sind unklar; so erklären es Rezensionen oder der Verlag.
web-certainty-ours = Dazu sagt niemand etwas; wir haben es so entschieden, damit jede Frage eine Antwort hat.

## Einstellungen

web-settings-more = Nur auf diesem Gerät gespeichert und nie verschickt. Jede Wahl gilt sofort.
web-language = Sprache
web-language-more = Alle Spiele, Regeln und Meldungen richten sich danach.
web-language-auto = Wie im Browser: { $language }
web-look = Aussehen
web-theme = Farben
web-theme-more = Am Tag Papier, in der Nacht Lampenlicht; oder wie dein Gerät eingestellt ist.
web-theme-auto = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-motion = Bewegung
web-motion-more = Ob sich Räder drehen und Karten und Figuren gleiten. Ohne Bewegung ist alles gleich da, wo es hingehört.
web-motion-auto = Wie das Gerät
web-motion-full = An
web-motion-none = Aus
web-coordinates = Größere Koordinaten
web-coordinates-more = Die Namen, mit denen Züge aufgeschrieben werden, größer auf dem Brett.
web-playing = Beim Spielen
web-confirm = Vor jedem Zug fragen
web-confirm-more = Sonst wird nur vor Zügen gefragt, die nicht zurückzunehmen sind.
web-in-words-more = Neben jedem Brett steht als Text, was wo liegt: für Screenreader und für alle, die gern lesen.

## Du

web-who-are-you = Wer bist du?
web-guest-more = Zum Spielen reicht ein Name. Du bleibst Gast auf diesem Gerät, bis du ein Konto anlegst.
web-sign-in-more = Wenn du ein Konto hast, findest du deine Spiele, wie du sie verlassen hast.
web-is-guest = Gast auf diesem Gerät
web-is-account = Konto: { $login }
web-name-changed = So heißt du jetzt.
web-password-least = Mindestens { $least } Zeichen.
web-password-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
web-forget-sure = Das lässt sich nicht rückgängig machen. Bist du sicher?
web-forget-yes = Ja, vergesst mich
web-forget-no = Nein, ich bleibe
web-hook = Bescheid bekommen, wenn du am Zug bist
web-hook-more = Wenn du am Zug bist und nicht am Tisch, schickt der Server eine Nachricht an diese Webadresse: Das kann ein Kanal in einem Chat sein oder ein Programm von dir.
web-hook-url = Webadresse
web-hook-kind = Was geschickt wird
web-hook-kind-more = Jeder Chat will Nachrichten in seiner eigenen Form.
web-hook-json = JSON, für ein Programm
web-hook-slack = eine Nachricht für Slack
web-hook-discord = eine Nachricht für Discord
web-hook-save = Adresse eintragen
web-hook-saved = Sie wird aufgerufen, wenn du am Zug bist.
web-hook-drop = Nicht mehr aufrufen
web-history = Was du gespielt hast
web-history-game = Spiel
web-history-all = alle Spiele
web-history-none = Noch nichts. Das Regal in der Lobby ist voll.
web-nowhere-more = Die Maus hat überall gesucht. Vielleicht ist in der Adresse ein Tippfehler, oder was hier war, ist weg.

## Der Tisch

web-chance = Zufall
web-rather-not = Lieber nicht
web-on-turn = am Zug
web-your-turn-in = Du bist am Zug, auf Platz { SEAT_NUMBER($seat) }
web-your-turn-as = Du bist am Zug: { $name }
web-winner = hat gewonnen
web-you-won = Du hast gewonnen!
web-away = nicht verbunden
web-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-time-left = noch { $time }
web-time-used = { $time } verbraucht
web-lucky = Ein Wort für den Geber
web-lucky-why = Wenn du magst: Es wird in den Zufall gemischt, damit ihn niemand vorher ausgesucht haben kann. Die anderen sehen es, wenn das Spiel begonnen hat.
web-lucky-word = Wort: { $word }
web-lucky-give = Dieses Wort geben
web-undo-turn = Den ganzen Zug zurücknehmen
web-undone = { $count ->
    [one] Ein Halbzug wurde zurückgenommen.
   *[other] { $count } Halbzüge wurden zurückgenommen.
}
web-resign-sure = Dieses Spiel aufgeben?
web-abandon-sure = Die anderen bitten, das Spiel ohne Ergebnis zu beenden?
web-leave-sure = Aufstehen? Deine Zeit läuft weiter, und du kannst zurückkommen.
web-close-sure = Diesen Tisch schließen?
web-somebody-missing = Jemand fehlt
web-has-left = { $name } ist gegangen.
web-is-away = { $name } ist nicht verbunden.
web-replace-by = Ersatz für { $name }
web-back-to-ply = Zurück zum Stand nach Halbzug { $ply }.
web-waits-for = Wartet auf: { $names }.
web-declined = Dein Vorschlag wurde abgelehnt.
web-lately = Zuletzt: { $what }
web-log-all = Alle { $plies } Halbzüge zeigen
web-played-automatically = automatisch gespielt
web-nothing-said = Noch hat niemand etwas gesagt.
web-name-to-talk = Wer mitreden will, braucht einen Namen: Setz dich hin oder melde dich an.
web-say-what = Was du sagen willst
web-mute-for-me = Für mich stummschalten
web-unmute-for-me = Für mich wieder zeigen
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-remove = Vom Tisch entfernen
web-readmit = Wieder zulassen
web-muted-or-removed = Stummgeschaltet oder entfernt
web-said = { $name } sagt: { $text }
web-chat-unread = Chat ({ $count } neu)
web-rules-found = { $count ->
    [0] Das kommt in keiner Regel vor.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-rules-all = Alle Regeln auf einer eigenen Seite
web-line-connecting = Verbindung wird aufgebaut …
web-line-lost = Die Verbindung zum Tisch ist abgerissen.
web-line-next = { $seconds ->
    [0] Neuer Versuch läuft.
    [one] Neuer Versuch in einer Sekunde.
   *[other] Neuer Versuch in { $seconds } Sekunden.
}
web-line-kept = Was du getan hast, ist gespeichert und wird geschickt, wenn die Verbindung wieder da ist.
web-line-now = Jetzt versuchen
web-look-back-kept = Zurückschauen mit dem, was dieses Gerät davon behalten hat
web-closed = Der Tisch lässt diesen Browser nicht herein. Lade die Seite neu oder melde dich noch einmal an.
web-invite = Jemanden einladen
web-invites = { $name } lädt dich zu { $game } ein
web-share = Teilen
web-qr = Die Einladung als Code zum Scannen
web-chairs = Stühle
web-host-starts = Alle Stühle sind besetzt. Das Spiel beginnt, wenn der Gastgeber es sagt.
web-you-start = Alle Stühle sind besetzt. Starte, wann du magst.
web-sit-too = Auch Platz { SEAT_NUMBER($seat) } spielen
web-scores = Wertung
web-deal = Der Geber
web-deal-good = Der Geber ist geprüft
web-deal-bad = Der Geber lässt sich nicht bestätigen
web-deal-kept = Dieser Browser hat es geprüft: Das Geheimnis ist das, das versprochen wurde, als du an den Tisch kamst.
web-deal-broken = Das Geheimnis ist nicht das, das versprochen wurde, als du an den Tisch kamst.
web-branched-from = Das Spiel kommt von einem anderen Tisch und geht hier nach Halbzug { $plies } weiter.
web-shoulder = Dir über die Schulter schauen
web-shoulder-more = Wer diesen Link hat, sieht, was du siehst, solange du dort sitzt, und spielt keine Züge.
web-shoulder-make = Link erstellen
web-curtain = { $name } (Platz { SEAT_NUMBER($seat) }) ist am Zug.
web-curtain-more = Gib das Gerät weiter und zeig das Brett erst, wenn sonst niemand hinsieht.
web-curtain-show = Brett zeigen
web-in-words = Das Brett auch in Worten zeigen
web-about = Infos
web-has-bank = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für das ganze Spiel{ $increment ->
    [0] { "" }
    [one] { " " }und nach jedem Zug eine Sekunde dazu
   *[other] { " " }und nach jedem Zug { $increment } Sekunden dazu
}
web-has-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} für jeden Zug
web-beside = Neben dem Brett

## Zurückschauen

web-replay-of = Zurückschauen: { $game }
web-replay-how = Ansicht
web-steps = Halbzug für Halbzug
web-step-first = Zum Anfang
web-step-back = Einen Halbzug zurück
web-step-on = Einen Halbzug weiter
web-step-last = Zum Ende
web-autoplay = Abspielen
web-autoplay-stop = Anhalten
web-ply = Halbzug { $ply }
web-slider = Halbzug
web-pace = Tempo
web-pace-1 = langsam
web-pace-2 = mittel
web-pace-3 = schnell
web-pace-4 = sehr schnell
web-eyes-own = deinem eigenen Platz
web-eyes-bystander = einem Zuschauer
web-eyes-seat = Platz { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Wenn das Spiel vorbei ist, kann man es mit den Augen jedes Platzes sehen.
web-hide-end = Nicht verraten, wie es ausgeht
web-hide-end-more = Wie lang das Spiel ist und wie es ausgeht, siehst du erst, wenn du dort bist.
web-beginning = Der Anfang.
web-ply-told = Halbzug { $ply }, { $name }: { $what }
web-last-ply = Das war der letzte Halbzug.
web-from-here = Von hier aus
web-branch-same = Von hier gegen dieselben Bots weiterspielen
web-branch-mine = Von hier auf allen Stühlen selbst weiterspielen
web-ply-link = Ein Link zu diesem Halbzug
web-to-table = Zum Tisch
