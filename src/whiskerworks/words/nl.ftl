# Wat alle spellen delen, in het Nederlands.

certainty-printed = gedrukt
certainty-reviewed = volgens recensies
certainty-ours = van ons

refusal-over = De partij is voorbij.
refusal-not-your-turn = { seat-name } is niet aan de beurt.
refusal-chance-on-turn = { seat-name } is niet aan de beurt: het toeval beslist.
refusal-chance-not-on-turn = Het toeval is niet aan de beurt.
refusal-no-such-move = Er is geen zet met nummer { $move }.

mark-wins = wint
mark-loses = verliest
mark-ends = beëindigt de partij
mark-final = kan niet terug

# Whoever sits there: at the start of a sentence, and within one. Clients that know names say those.
seat-name = Plaats { SEAT_NUMBER($seat) }
seat-within = plaats { SEAT_NUMBER($seat) }
seat-on-turn = Aan de beurt: { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } en { $item }

## De tafel: haar regels, en waarom ze weigert; docs/table.md heeft ze volledig

rule-T1 = Elke plaats heeft een stoel: open voor iedereen, bewaard voor wie de uitnodiging heeft, van de host zelf, of van een bot. Niemand gaat zitten op een stoel die bezet is, en wie een tweede wil, moet die noemen.
rule-T2 = De partij begint als elke stoel bezet is; wil de host daarmee wachten, dan als de host het zegt.
rule-T3 = Een plaats wordt alleen gespeeld door wie daar zit, in haar beurt, en in de stelling die diegene zag: bij een zet hoort na hoeveel zetten hij gespeeld wordt.
rule-T4 = De croupier beslist voor het toeval met een geheim dat vóór de partij vastligt, met de woorden van de spelers erdoor gemengd. De vastlegging van het geheim is vanaf het begin te zien, het geheim zelf als de partij voorbij is.
rule-T5 = De tijd loopt voor wie aan de beurt is, niet voor bots, niet voor het toeval en niet tijdens een pauze. Wat er gebeurt als ze op is, werd bij het maken van de tafel gekozen: niets, een bot doet die zet, of de plaats verliest.
rule-T6 = In je eigen beurt mag je terugnemen wat je daarin gespeeld hebt, tot er iets verborgens of toevalligs is gebleken. Voor meer moeten de andere spelers akkoord gaan. Zetten van voordat de tafel gemaakt werd, blijven staan.
rule-T7 = Wat iedereen aangaat, wordt voorgesteld, en gebeurt als alle andere mensen aan tafel akkoord zijn. Eén nee is genoeg om het af te wijzen, en van elke soort staat er maar één voorstel open.
rule-T8 = De partij pauzeert als iedereen akkoord is, en gaat verder als een speler het zegt. Tijdens een pauze zet niemand en loopt er geen tijd.
rule-T9 = Elke speler mag opgeven. Spelers mogen afspreken een partij te delen die gedeeld kan worden, of haar zonder uitslag te beëindigen; voordat ze begonnen is, mag de host de tafel sluiten.
rule-T10 = Wie voor het begin weggaat, maakt de stoel vrij; wie later weggaat, mag erop terugkomen. De plaats van een speler die er niet is, kan aan een bot gegeven of opengesteld worden, als de anderen akkoord zijn.
rule-T11 = Wie toekijkt, ziet wat een toeschouwer mag zien, en alleen waar de tafel het toestaat; ze kan het ook een paar zetten later laten zien. Niemand ziet met de ogen van een plaats behalve wie daar zit, tenzij die er een link voor gaf.
rule-T12 = Spelers mogen praten, en wie toekijken ook, tenzij de tafel zonder chat gemaakt is.
rule-T13 = Als de partij voorbij is, mag een speler om revanche vragen: iedereen schuift een plaats op. Vanaf elke zet kan een nieuwe tafel gemaakt worden die daar verdergaat.
rule-T14 = Waar dat gekozen is, speelt de tafel iemands zet als er maar één mogelijk is.
rule-T15 = Alles wat gebeurt, wordt op volgorde opgeschreven, niets wordt later veranderd, en dat is de partij. Een opdracht die twee keer gestuurd wordt, wordt één keer uitgevoerd; een die geweigerd wordt, verandert niets.
rule-T16 = De host bewaart de orde en mag mensen aan de tafel dempen, of wegsturen tot ze weer worden toegelaten. Niemand wint of verliest daardoor een partij.

refusal-no-such-seat = Deze tafel heeft die plaats niet.
refusal-seat-taken = Plaats { SEAT_NUMBER($seat) } is bezet.
refusal-seat-kept = Plaats { SEAT_NUMBER($seat) } is voor iemand anders bewaard.
refusal-no-free-seat = Er is geen stoel vrij.
refusal-invitation-needed = De stoelen die vrij zijn, zijn bewaard voor wie uitgenodigd is.
refusal-already-seated = Je zit hier al; wil je nog een plaats, noem die dan.
refusal-not-the-host = Dat mag alleen wie de tafel gemaakt heeft.
refusal-seats-empty = De partij kan niet beginnen zolang er stoelen leeg zijn.
refusal-begun = De partij is al begonnen.
refusal-not-begun = De partij is nog niet begonnen.
refusal-not-a-player = Jij speelt niet op die plaats.
refusal-stale = De partij is al verder: dat was voor zet { $at }, en ze staat nu bij zet { $ply }.
refusal-no-such-move-text = Dat is geen zet. { $problem }
refusal-table-over = De partij is voorbij.
refusal-bad-word = Een woord voor de croupier is één regel met letters, cijfers of tekens, zonder spaties eromheen.
refusal-time-up = Je tijd is op.
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-cannot-undo-given = { $given ->
    [one] De eerste zet is gespeeld
   *[other] De eerste { $given } zetten zijn gespeeld
} voordat deze tafel gemaakt werd; dat blijft staan.
refusal-no-such-proposal = Er is geen open voorstel { $proposal }.
refusal-not-asked = Dat is niet aan jou om te beantwoorden, of je hebt het al gedaan.
refusal-already-proposed = Hetzelfde is al voorgesteld, als nummer { $proposal }.
refusal-paused = De partij is gepauzeerd.
refusal-not-paused = De partij is niet gepauzeerd.
refusal-no-draws = Deze partij kan niet gedeeld worden.
refusal-nobody-to-ask = Er zit hier niemand anders om akkoord te gaan.
refusal-not-missing = De speler van plaats { SEAT_NUMBER($seat) } is er nog.
refusal-not-a-persons-seat = Plaats { SEAT_NUMBER($seat) } wordt door een bot gespeeld.
refusal-no-looking-on = Aan deze tafel mag niemand toekijken.
refusal-bad-link = Met deze link kun je niet, of niet meer, over iemands schouder meekijken.
refusal-no-chat = Aan deze tafel is geen chat.
refusal-nothing-said = Er werd niets gezegd.
refusal-chat-too-fast = Je schrijft te snel. Wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} en stuur het opnieuw.
refusal-chat-used-up = Je hebt hier { $lines } regels geschreven. Dat is het maximum per persoon aan een tafel.
refusal-chat-crowded = Vanaf je adres wordt hier te veel geschreven. Wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} en stuur het opnieuw.
refusal-not-over = De partij is nog niet voorbij.
refusal-already-rematched = Er is al een revanche.
refusal-bad-command-id = Het id van een opdracht bestaat alleen uit afdrukbare tekens.
refusal-command-id-reused = Onder dit id heb je al een andere opdracht gestuurd. Geef elke opdracht een eigen id.
refusal-only-the-host = Alleen de host mag aan deze tafel mensen dempen of wegsturen.
refusal-no-such-guest = Niemand aan deze tafel heeft nummer { $who }.
refusal-host-stays = De host kan niet worden gedempt of weggestuurd.
refusal-already-so = Dat is al zo.
refusal-muted = De host heeft je aan deze tafel gedempt.
refusal-removed = De host heeft je van deze tafel weggestuurd.
refusal-not-yourself = Je kunt jezelf niet dempen.

## Waarom een tekst geen zet is

bad-form = { $hint }
bad-spelling = Schrijf het zo: { $like }
bad-seat = Plaatsen zijn { $first } tot en met { $last }.
bad-mover = Een zet begint met zijn plaats, of met * voor het toeval.

## Wie er speelt; spellen hebben eigen namen voor de niveaus

level-1 = Beginner
level-2 = Thuisspeler
level-3 = Clubspeler
level-4 = Expert
level-5 = Meester
bot-level = { $name } (niveau { $level })
bot-random = een bot die zomaar wat zet
bot-greedy = een gretige bot, die één zet vooruitkijkt
bot-other = een bot

# Wat mensen te horen krijgen die geroepen willen worden als ze aan de beurt zijn.
problem-no-hooks = Deze server roept geen webadressen op.
problem-bad-hook = Zo’n webadres wordt niet opgeroepen: het moet met https:// beginnen en een host noemen, zonder poort, naam of wachtwoord.
problem-private-hook = We kunnen { $host } niet oproepen: die host staat niet op het openbare internet. Geef een webadres op dat iedereen kan bereiken.
hook-your-turn = Jij bent aan de beurt in een partij { $game }.

## Hoe spelers een partij beëindigen die volgens de regels door zou gaan

ending-resigned = { seat-name } gaf op.
ending-time = { seat-name } had geen tijd meer.
ending-agreed = De spelers spraken af de partij te delen.
ending-abandoned = De spelers stopten de partij zonder uitslag.

## Toekijken en terugkijken

refusal-no-such-ply = Er is geen zet { $ply }: er { $plies ->
    [one] is er 1
   *[other] zijn er { $plies }
} gespeeld.
refusal-not-your-eyes = Zolang de partij loopt, kun je haar niet zien met de ogen van plaats { SEAT_NUMBER($seat) }.
refusal-record-not-yet = Het verslag van een partij met geheimen is er pas als de partij voorbij is.

## De croupier controleren

verify-good = Het geheim van de croupier is het geheim dat vóór de partij beloofd werd.{ $words ->
    [0] { "" }
    [one] { " " }Het woord van één speler is erdoor gemengd.
   *[other] { " " }De woorden van { $words } spelers zijn erdoor gemengd.
}
verify-draws = { $draws ->
    [0] Niets is aan het toeval overgelaten: er is geen trekking om te controleren.
    [one] De ene trekking volgt eruit: gecontroleerd.
   *[other] Alle { $draws } trekkingen volgen eruit: gecontroleerd.
}
verify-taken-back = { $draws ->
    [one] Nog één trekking werd teruggenomen, met de zetten eromheen, en kan niet gecontroleerd worden.
   *[other] Nog { $draws } trekkingen werden teruggenomen, met de zetten eromheen, en kunnen niet gecontroleerd worden.
}
verify-given = { $draws ->
    [one] Eén trekking is gedaan voordat deze tafel begon en wordt hier niet gecontroleerd.
   *[other] { $draws } trekkingen zijn gedaan voordat deze tafel begon en worden hier niet gecontroleerd.
}
verify-no-commitment = Het verslag noemt geen vastlegging: niemand beloofde een geheim, dus zijn de trekkingen niet te controleren.
verify-no-secret = De croupier heeft het geheim nog niet getoond: trekkingen zijn te controleren als de partij voorbij is.
verify-open = Het verslag zegt niet hoe de partij afliep: er kunnen trekkingen ontbreken, dus is het niet als geheel te controleren.
verify-bad-secret = Het geheim moet { $bytes } bytes zijn, geschreven in hexadecimale cijfers.
verify-other-secret = Het geheim is niet het geheim dat beloofd werd: de sha256 ervan is niet de vastlegging.
verify-bad-number = { $tag } moet een getal zijn dat bij het verslag past.
verify-no-such-seat = { $tag } is het woord van een plaats die er aan deze tafel niet is.
verify-bad-draws = draws moet { $count ->
    [one] één getal zijn
   *[other] { $count } getallen zijn
}, een voor elke trekking van de tafel, elk groter dan het vorige.
verify-draws-left-out = Er ontbreken nummers van trekkingen, maar er is geen zet teruggenomen.
verify-other-draw = Trekking { $number } is { $move }, maar het geheim zegt { $right }.
