# Was alle Spiele gemeinsam haben, auf Deutsch.

certainty-printed = gedruckt
certainty-reviewed = laut Rezension
certainty-ours = von uns

refusal-over = Das Spiel ist vorbei.
refusal-not-your-turn = { seat-name } ist nicht am Zug.
refusal-chance-on-turn = { seat-name } ist noch nicht am Zug: Zuerst entscheidet der Zufall.
refusal-chance-not-on-turn = Der Zufall hat jetzt nichts zu entscheiden.
refusal-no-such-move = Einen Zug Nummer { $move } gibt es nicht.

mark-wins = gewinnt
mark-loses = verliert
mark-ends = beendet das Spiel
mark-final = nicht zurückzunehmen

# Wer auf einem Platz spielt, am Satzanfang und mitten im Satz. Wer Namen kennt, setzt sie dafür ein.
seat-name = Platz { SEAT_NUMBER($seat) }
seat-within = Platz { SEAT_NUMBER($seat) }
seat-on-turn = { seat-within } ist am Zug.

list-comma = { $list }, { $item }
list-and = { $list } und { $item }

## Der Tisch: seine Regeln, und warum er etwas ablehnt (ausführlich in docs/table.md)

rule-T1 = Zu jedem Platz gehört ein Stuhl. Er ist offen für alle oder reserviert für eine Person mit Einladung, oder er gehört dem Gastgeber oder einem Bot. Auf einen besetzten Stuhl kannst du dich nicht setzen. Willst du einen zweiten Stuhl, gib an, welchen.
rule-T2 = Das Spiel beginnt, wenn alle Stühle besetzt sind, oder wenn der Gastgeber es startet, falls er das so eingestellt hat.
rule-T3 = Für einen Platz zieht nur, wer dort sitzt, nur wenn der Platz am Zug ist und nur in der Stellung, die dort zu sehen war: Jeder Zug nennt die Zahl der Halbzüge, die vor ihm gespielt wurden.
rule-T4 = Der Geber entscheidet für den Zufall mit einem Geheimnis, das vor dem Spiel festgelegt und mit den Worten der Personen am Tisch gemischt wird. Die Festlegung auf das Geheimnis ist von Anfang an zu sehen, das Geheimnis selbst nach dem Spiel.
rule-T5 = Die Uhr läuft für die Person, die am Zug ist. Sie läuft nicht für Bots, nicht für den Zufall und nicht während einer Pause. Die Einstellungen des Tisches sagen, was geschieht, wenn die Zeit um ist: nichts, ein Bot macht den Zug, oder der Platz verliert.
rule-T6 = Solange du am Zug bist, kannst du deine Halbzüge in diesem Zug zurücknehmen, bis etwas Verborgenes oder Zufälliges aufgedeckt wurde. Danach müssen die anderen zustimmen. Was vor diesem Tisch gespielt wurde, kann nicht zurückgenommen werden.
rule-T7 = Ein Vorschlag, der alle betrifft, gilt, sobald jede andere Person am Tisch zugestimmt hat. Ein einziges Nein beendet ihn, und von jeder Art kann nur einer offen sein.
rule-T8 = Das Spiel pausiert, wenn alle zustimmen, und geht weiter, sobald jemand am Tisch es möchte. In einer Pause kannst du nicht ziehen, und die Uhr steht.
rule-T9 = Aufgeben kannst du jederzeit. Alle am Tisch können sich auf ein Unentschieden einigen, wo das Spiel eines kennt, oder darauf, ohne Ergebnis aufzuhören. Bevor das Spiel beginnt, kann der Gastgeber den Tisch schließen.
rule-T10 = Gehst du vor dem Start, wird dein Stuhl wieder frei. Gehst du später, kannst du zurückkommen. Fehlt jemand, kann ein Bot oder eine andere Person den Platz übernehmen, wenn die Übrigen zustimmen.
rule-T11 = Wer zuschaut, sieht nur, was offen liegt, und nur dort, wo Zuschauer erlaubt sind. Der Tisch kann ihnen die Züge auch verzögert zeigen. Die Geheimnisse eines Platzes siehst du nur, wenn du dort sitzt oder von dort einen Link bekommen hast.
rule-T12 = Alle, die mitspielen oder zuschauen, können chatten, es sei denn, der Tisch wurde ohne Chat angelegt.
rule-T13 = Nach dem Spiel kann jede Person, die mitgespielt hat, um eine Revanche bitten: Alle rücken einen Platz weiter. Von jedem Halbzug aus kannst du einen neuen Tisch anlegen, der dort weitermacht.
rule-T14 = Wenn es so eingestellt ist, spielt der Tisch deinen Zug für dich, sobald du nur einen möglichen hast.
rule-T15 = Alles, was geschieht, wird der Reihe nach protokolliert und nie geändert; dieses Protokoll ist die Partie. Ein Befehl, der zweimal gesendet wird, wird einmal ausgeführt, und ein abgelehnter Befehl ändert nichts.
rule-T16 = Der Gastgeber moderiert den Tisch: Er kann Personen stummschalten oder entfernen, bis er sie wieder zulässt. Das entscheidet nie darüber, wer gewinnt.

refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seat-taken = Platz { SEAT_NUMBER($seat) } ist besetzt.
refusal-seat-kept = Platz { SEAT_NUMBER($seat) } ist reserviert.
refusal-no-free-seat = Der Tisch ist voll.
refusal-invitation-needed = Die freien Plätze sind reserviert. Bitte den Gastgeber um eine Einladung.
refusal-already-seated = Du hast schon einen Platz. Willst du einen zweiten, gib an, welchen.
refusal-not-the-host = Das kann nur der Gastgeber.
refusal-seats-empty = Das Spiel kann erst beginnen, wenn alle Plätze besetzt sind.
refusal-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-not-a-player = Auf diesem Platz spielst du nicht.
refusal-stale = Das Spiel ist schon weiter: Deine Eingabe galt für Halbzug { $at }, jetzt ist es bei Halbzug { $ply }.
refusal-no-such-move-text = Das ist kein gültiger Zug. { $problem }
refusal-table-over = Das Spiel ist vorbei.
refusal-bad-word = Ein Wort für den Geber ist eine Zeile aus Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen am Anfang und am Ende.
refusal-time-up = Deine Zeit ist abgelaufen.
refusal-nothing-to-undo = Du hast nichts zurückzunehmen.
refusal-cannot-undo-given = { $given ->
    [one] Der erste Halbzug wurde gespielt, bevor es diesen Tisch gab, und kann nicht zurückgenommen werden.
   *[other] Die ersten { $given } Halbzüge wurden gespielt, bevor es diesen Tisch gab, und können nicht zurückgenommen werden.
}
refusal-no-such-proposal = Ein Vorschlag { $proposal } ist nicht offen.
refusal-not-asked = Dieser Vorschlag wartet nicht auf deine Antwort.
refusal-already-proposed = Das ist schon vorgeschlagen, als Nummer { $proposal }.
refusal-paused = Das Spiel pausiert.
refusal-not-paused = Das Spiel pausiert nicht.
refusal-no-draws = In diesem Spiel gibt es kein Unentschieden.
refusal-nobody-to-ask = Außer dir sitzt hier niemand, der zustimmen könnte.
refusal-not-missing = Auf Platz { SEAT_NUMBER($seat) } fehlt niemand.
refusal-not-a-persons-seat = Auf Platz { SEAT_NUMBER($seat) } spielt ein Bot.
refusal-no-looking-on = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-bad-link = Dieser Link zur Ansicht einer Person am Tisch ist ungültig oder gilt nicht mehr.
refusal-no-chat = An diesem Tisch ist der Chat ausgeschaltet.
refusal-nothing-said = Schreib zuerst eine Nachricht.
refusal-chat-too-fast = Du schreibst zu schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und schick die Nachricht noch einmal.
refusal-chat-used-up = Du hast die { $lines } Nachrichten, die dir im Chat dieses Tisches zustehen, aufgebraucht.
refusal-chat-crowded = Aus deinem Netz kommen hier zu viele Nachrichten. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und schick die Nachricht noch einmal.
refusal-not-over = Das Spiel ist noch nicht vorbei.
refusal-already-rematched = Eine Revanche gibt es schon.
refusal-bad-command-id = Die Kennung eines Befehls darf nur druckbare Zeichen enthalten.
refusal-command-id-reused = Diese Kennung hast du schon für einen anderen Befehl verwendet. Gib jedem Befehl eine eigene.
refusal-only-the-host = Nur der Gastgeber kann an diesem Tisch jemanden stummschalten oder entfernen.
refusal-no-such-guest = Niemand an diesem Tisch hat die Nummer { $who }.
refusal-host-stays = Der Gastgeber kann nicht stummgeschaltet oder entfernt werden.
refusal-already-so = Es gibt nichts zu ändern: Das ist schon so.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
refusal-not-yourself = Du kannst dich nicht selbst stummschalten.

## Warum ein Text kein Zug ist

bad-form = { $hint }
bad-spelling = Schreib es so: { $like }
bad-seat = In Zügen sind die Plätze von { $first } bis { $last } nummeriert.
bad-mover = Beginne einen Zug mit seinem Platz oder mit * für den Zufall.

## Wer spielt; Spiele haben eigene Namen für die Stufen

level-1 = Anfänger
level-2 = Gelegenheitsspieler
level-3 = Vereinsspieler
level-4 = Experte
level-5 = Meister
bot-level = { $name } (Stufe { $level })
bot-random = Zufallsbot
bot-greedy = Gieriger Bot (denkt einen Zug voraus)
bot-other = Bot

# Benachrichtigungen, wenn man am Zug ist
problem-no-hooks = Dieser Server verschickt keine Benachrichtigungen.
problem-bad-hook = Gib eine Adresse an, die mit https:// beginnt und einen Rechner nennt, ohne Port, Benutzernamen oder Passwort.
problem-private-hook = { $host } ist im öffentlichen Internet nicht zu erreichen. Gib eine Adresse an, die alle erreichen können.
hook-your-turn = Du bist bei { $game } am Zug.

## Wie ein Spiel vorzeitig endet

ending-resigned = { seat-name } hat aufgegeben.
ending-time = { seat-name } hat die Zeit überschritten.
ending-agreed = Das Spiel endet einvernehmlich unentschieden.
ending-abandoned = Das Spiel endet einvernehmlich ohne Ergebnis.

## Zuschauen und Wiederholung

refusal-no-such-ply = Einen Halbzug { $ply } gibt es nicht; gespielt sind { $plies }.
refusal-not-your-eyes = Solange das Spiel läuft, kannst du es nicht von Platz { SEAT_NUMBER($seat) } aus sehen.
refusal-record-not-yet = Die Aufzeichnung gibt es erst, wenn das Spiel vorbei ist.

## Den Geber prüfen

verify-good = Das Geheimnis des Gebers passt zu der Festlegung vor dem Spiel.{ $words ->
    [0] { "" }
    [one] { " " }Das Wort einer Person wurde hineingemischt.
   *[other] { " " }Die Worte von { $words } Personen wurden hineingemischt.
}
verify-draws = { $draws ->
    [0] Der Zufall hat nichts entschieden; es gibt keine Ziehungen zu prüfen.
    [one] Die einzige Ziehung folgt daraus: geprüft.
   *[other] Alle { $draws } Ziehungen folgen daraus: geprüft.
}
verify-taken-back = { $draws ->
    [one] Eine weitere Ziehung wurde mit den Zügen um sie herum zurückgenommen und lässt sich nicht prüfen.
   *[other] { $draws } weitere Ziehungen wurden mit den Zügen um sie herum zurückgenommen und lassen sich nicht prüfen.
}
verify-given = { $draws ->
    [one] Eine Ziehung stammt aus der Zeit vor diesem Tisch und wird hier nicht geprüft.
   *[other] { $draws } Ziehungen stammen aus der Zeit vor diesem Tisch und werden hier nicht geprüft.
}
verify-no-commitment = Die Aufzeichnung enthält keine Festlegung; ihre Ziehungen lassen sich nicht prüfen.
verify-no-secret = Der Geber hat das Geheimnis noch nicht gezeigt. Prüfe die Ziehungen, wenn das Spiel vorbei ist.
verify-open = Die Aufzeichnung sagt nicht, wie das Spiel geendet hat. Es können also Ziehungen fehlen, und als Ganzes lässt sie sich nicht prüfen.
verify-bad-secret = Das Geheimnis muss aus { $bytes } Bytes bestehen, hexadezimal geschrieben.
verify-other-secret = Das Geheimnis passt nicht zur Festlegung: Sein SHA-256 ist ein anderer.
verify-bad-number = { $tag } muss eine Zahl sein, die zur Aufzeichnung passt.
verify-no-such-seat = { $tag } ist das Wort eines Platzes, den es an diesem Tisch nicht gibt.
verify-bad-draws = draws muss { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} nennen, eine für jede Ziehung am Tisch, in aufsteigender Reihenfolge.
verify-draws-left-out = Die Liste der Ziehungen überspringt Nummern, aber kein Zug wurde zurückgenommen.
verify-other-draw = Ziehung { $number } ist { $move }, aber aus dem Geheimnis folgt { $right }.
