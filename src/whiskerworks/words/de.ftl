# Was alle Spiele gemeinsam haben, auf Deutsch.

certainty-printed = gedruckt
certainty-reviewed = laut Rezension
certainty-ours = von uns

refusal-over = Das Spiel ist vorbei.
refusal-not-your-turn = { seat-name } ist nicht am Zug.
refusal-chance-on-turn = { seat-name } ist nicht am Zug: Hier entscheidet der Zufall.
refusal-chance-not-on-turn = Der Zufall ist nicht am Zug.
refusal-no-such-move = Einen Zug Nummer { $move } gibt es nicht.

mark-wins = gewinnt
mark-loses = verliert
mark-ends = beendet das Spiel
mark-final = nicht zurückzunehmen

# Whoever sits there: at the start of a sentence, and within one. Clients that know names say those.
seat-name = Platz { SEAT_NUMBER($seat) }
seat-within = Platz { SEAT_NUMBER($seat) }
seat-on-turn = Am Zug: { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } und { $item }

## Der Tisch: seine Regeln, und warum er ablehnt; ausführlich in docs/table.md

rule-T1 = Zu jedem Platz gehört ein Stuhl: offen für alle, freigehalten für die Person mit der Einladung, der eigene des Gastgebers oder der eines Bots. Niemand setzt sich auf einen besetzten Stuhl, und ein zweiter muss ausdrücklich genannt werden.
rule-T2 = Das Spiel beginnt, wenn jeder Stuhl besetzt ist; will der Gastgeber selbst starten, dann, wenn er es sagt.
rule-T3 = Einen Platz spielt nur, wer dort sitzt, wenn der Platz am Zug ist, und in der Stellung, die zu sehen war: Ein Zug sagt, nach wie vielen Halbzügen er gespielt wird.
rule-T4 = Der Geber entscheidet für den Zufall nach einem Geheimnis, das vor dem Spiel feststeht und in das die Worte der Spieler gemischt werden. Die Festlegung auf das Geheimnis ist von Anfang an zu sehen, das Geheimnis selbst, wenn das Spiel zu Ende ist.
rule-T5 = Die Zeit läuft für die Person am Zug, nicht für Bots, nicht für den Zufall und nicht in einer Pause. Was geschieht, wenn sie um ist, wurde mit dem Tisch gewählt: nichts, ein Bot macht diesen Zug, oder der Platz verliert.
rule-T6 = Solange du am Zug bist, darfst du zurücknehmen, was du in diesem Zug gespielt hast, bis sich etwas Verborgenes oder Zufälliges gezeigt hat. Darüber hinaus müssen die anderen zustimmen. Züge aus der Zeit vor diesem Tisch bleiben.
rule-T7 = Was alle betrifft, wird vorgeschlagen und geschieht, wenn alle anderen Personen am Tisch zugestimmt haben. Ein einziges Nein beendet es, und von jeder Art ist nur ein Vorschlag offen.
rule-T8 = Das Spiel pausiert, wenn alle zustimmen, und geht weiter, sobald jemand, der mitspielt, es sagt. In einer Pause zieht niemand, und keine Zeit läuft.
rule-T9 = Jeder darf aufgeben. Gemeinsam könnt ihr ein Spiel, das sich teilen lässt, teilen oder es ohne Ergebnis beenden; bevor es begonnen hat, darf der Gastgeber den Tisch schließen.
rule-T10 = Wer vor dem Start geht, macht den Stuhl frei; wer später geht, darf auf ihn zurückkommen. Fehlt jemand, kann der Platz einem Bot gegeben oder geöffnet werden, wenn die anderen zustimmen.
rule-T11 = Wer zuschaut, sieht, was Zuschauer sehen dürfen, und nur, wo der Tisch es erlaubt; er kann es ihnen auch erst einige Züge später zeigen. Mit den Augen eines Platzes sieht nur, wer dort sitzt, und wer von dort einen Link bekommen hat.
rule-T12 = Wer mitspielt, darf reden, und wer zuschaut, auch, es sei denn, der Tisch wurde ohne Chat aufgemacht.
rule-T13 = Ist das Spiel vorbei, darf jeder, der mitgespielt hat, eine Revanche ausrufen: Alle rücken einen Platz weiter. Von jedem Halbzug aus kann ein neuer Tisch aufgemacht werden, an dem es von dort weitergeht.
rule-T14 = Wo es so gewählt wurde, spielt der Tisch einen Zug von selbst, wenn es nur einen gibt.
rule-T15 = Alles, was geschieht, wird der Reihe nach aufgeschrieben, nichts wird später geändert, und das ist die Partie. Ein Befehl, der zweimal geschickt wird, wird einmal ausgeführt; einer, der abgelehnt wird, ändert nichts.
rule-T16 = Der Gastgeber sorgt für Ordnung: Er darf Leute am Tisch stummschalten oder vom Tisch entfernen, bis er sie wieder zulässt. Niemand gewinnt oder verliert dadurch ein Spiel.

refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seat-taken = Platz { SEAT_NUMBER($seat) } ist besetzt.
refusal-seat-kept = Platz { SEAT_NUMBER($seat) } ist für jemand anderen freigehalten.
refusal-no-free-seat = Kein Stuhl ist frei.
refusal-invitation-needed = Die freien Stühle sind für Eingeladene freigehalten.
refusal-already-seated = Du sitzt schon dort; willst du noch einen Platz, nenne ihn.
refusal-not-the-host = Das darf nur, wer den Tisch aufgemacht hat.
refusal-seats-empty = Das Spiel kann nicht beginnen, solange Stühle leer sind.
refusal-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-not-a-player = Auf diesem Platz spielst du nicht.
refusal-stale = Das Spiel ist schon weiter: Das war für Halbzug { $at }, und es steht bei Halbzug { $ply }.
refusal-no-such-move-text = Das ist kein Zug. { $problem }
refusal-table-over = Das Spiel ist vorbei.
refusal-bad-word = Ein Wort für den Geber muss eine Zeile aus Buchstaben, Ziffern oder Zeichen sein, ohne Leerzeichen davor und dahinter.
refusal-time-up = Deine Zeit ist um.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-cannot-undo-given = { $given ->
    [one] Der erste Halbzug wurde vor diesem Tisch gespielt und bleibt.
   *[other] Die ersten { $given } Halbzüge wurden vor diesem Tisch gespielt und bleiben.
}
refusal-no-such-proposal = Einen offenen Vorschlag { $proposal } gibt es nicht.
refusal-not-asked = Du bist hier nicht gefragt, oder du hast schon geantwortet.
refusal-already-proposed = Dasselbe ist schon vorgeschlagen, als Nummer { $proposal }.
refusal-paused = Das Spiel pausiert.
refusal-not-paused = Das Spiel pausiert nicht.
refusal-no-draws = Dieses Spiel lässt sich nicht teilen.
refusal-nobody-to-ask = Hier sitzt sonst niemand, der zustimmen könnte.
refusal-not-missing = Auf Platz { SEAT_NUMBER($seat) } fehlt niemand.
refusal-not-a-persons-seat = Auf Platz { SEAT_NUMBER($seat) } spielt ein Bot.
refusal-no-looking-on = An diesem Tisch darf niemand zuschauen.
refusal-bad-link = Mit diesem Link kannst du niemandem über die Schulter schauen, oder nicht mehr.
refusal-no-chat = An diesem Tisch gibt es keinen Chat.
refusal-nothing-said = Da war nichts zu sagen.
refusal-chat-too-fast = Du schreibst zu schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und schick es noch einmal.
refusal-chat-used-up = Du hast hier { $lines } Zeilen geschrieben. Mehr sind pro Person und Tisch nicht erlaubt.
refusal-chat-crowded = Von deiner Adresse aus wird hier zu viel geschrieben. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und schick es noch einmal.
refusal-not-over = Das Spiel ist nicht vorbei.
refusal-already-rematched = Es gibt schon eine Revanche.
refusal-bad-command-id = Die Kennung eines Befehls besteht nur aus druckbaren Zeichen.
refusal-command-id-reused = Unter dieser Kennung hast du schon einen anderen Befehl geschickt. Gib jedem Befehl eine eigene Kennung.
refusal-only-the-host = Nur der Gastgeber darf an diesem Tisch jemanden stummschalten oder entfernen.
refusal-no-such-guest = Niemand an diesem Tisch hat die Nummer { $who }.
refusal-host-stays = Der Gastgeber kann weder stummgeschaltet noch entfernt werden.
refusal-already-so = Das ist schon so.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
refusal-not-yourself = Du kannst dich nicht selbst stummschalten.

## Warum ein Text kein Zug ist

bad-form = { $hint }
bad-spelling = Schreib es so: { $like }
bad-seat = Es gibt die Plätze { $first } bis { $last }.
bad-mover = Ein Zug beginnt mit seinem Platz, oder mit * für den Zufall.

## Wer spielt; Spiele haben eigene Namen für die Stufen

level-1 = Anfänger
level-2 = Gelegenheitsspieler
level-3 = Vereinsspieler
level-4 = Experte
level-5 = Meister
bot-level = { $name } (Stufe { $level })
bot-random = ein Bot, der zufällig zieht
bot-greedy = ein gieriger Bot, der einen Zug vorausschaut
bot-other = ein Bot

# Was Leute erfahren, die gerufen werden wollen, wenn sie am Zug sind.
problem-no-hooks = Dieser Server ruft keine Webadressen auf.
problem-bad-hook = Eine solche Webadresse wird nicht aufgerufen: Sie muss mit https:// beginnen und einen Rechner nennen, ohne Port, Namen oder Passwort.
problem-private-hook = { $host } lässt sich nicht aufrufen: Im öffentlichen Internet gibt es diesen Rechner nicht. Gib eine Webadresse an, die alle erreichen können.
hook-your-turn = Du bist am Zug. Das Spiel: { $game }.

## Wie Spieler ein Spiel beenden, das nach den Regeln weiterginge

ending-resigned = { seat-name } hat aufgegeben.
ending-time = { seat-name } hat die Zeit überschritten.
ending-agreed = Alle waren einverstanden, das Spiel zu teilen.
ending-abandoned = Das Spiel wurde ohne Ergebnis abgebrochen.

## Zuschauen und zurückschauen

refusal-no-such-ply = Einen Halbzug { $ply } gibt es nicht; gespielt sind { $plies }.
refusal-not-your-eyes = Solange das Spiel läuft, kannst du es nicht mit den Augen von Platz { SEAT_NUMBER($seat) } sehen.
refusal-record-not-yet = Die Aufzeichnung eines Spiels mit Geheimnissen gibt es erst, wenn es vorbei ist.

## Den Geber prüfen

verify-good = Das Geheimnis des Gebers ist das, das vor dem Spiel versprochen wurde.{ $words ->
    [0] { "" }
    [one] { " " }Das Wort einer Person wurde hineingemischt.
   *[other] { " " }Die Worte von { $words } Personen wurden hineingemischt.
}
verify-draws = { $draws ->
    [0] Nichts blieb dem Zufall überlassen: Es gibt keine Ziehung zu prüfen.
    [one] Die einzige Ziehung folgt daraus: geprüft.
   *[other] Alle { $draws } Ziehungen folgen daraus: geprüft.
}
verify-taken-back = { $draws ->
    [one] Eine weitere Ziehung wurde mit den Zügen um sie herum zurückgenommen und kann nicht geprüft werden.
   *[other] { $draws } weitere Ziehungen wurden mit den Zügen um sie herum zurückgenommen und können nicht geprüft werden.
}
verify-given = { $draws ->
    [one] Eine Ziehung geschah, bevor dieser Tisch begann, und wird hier nicht geprüft.
   *[other] { $draws } Ziehungen geschahen, bevor dieser Tisch begann, und werden hier nicht geprüft.
}
verify-no-commitment = Die Aufzeichnung nennt keine Festlegung: Niemand hat ein Geheimnis versprochen, darum können ihre Ziehungen nicht geprüft werden.
verify-no-secret = Der Geber hat das Geheimnis noch nicht gezeigt: Ziehungen können geprüft werden, wenn das Spiel vorbei ist.
verify-open = Die Aufzeichnung sagt nicht, wie das Spiel endete: Ziehungen können fehlen, darum kann sie nicht als Ganzes geprüft werden.
verify-bad-secret = Das Geheimnis muss { $bytes } Bytes lang sein, in hexadezimalen Ziffern geschrieben.
verify-other-secret = Das Geheimnis ist nicht das versprochene: Seine sha256 ist nicht die Festlegung.
verify-bad-number = { $tag } muss eine Zahl sein, die zur Aufzeichnung passt.
verify-no-such-seat = { $tag } ist das Wort eines Platzes, den es an diesem Tisch nicht gibt.
verify-bad-draws = draws muss { $count ->
    [one] eine Zahl sein
   *[other] aus { $count } Zahlen bestehen
}, eine für jede Ziehung des Tisches, jede größer als die davor.
verify-draws-left-out = Nummern von Ziehungen sind ausgelassen, aber kein Zug wurde zurückgenommen.
verify-other-draw = Ziehung { $number } ist { $move }, aber das Geheimnis sagt { $right }.
