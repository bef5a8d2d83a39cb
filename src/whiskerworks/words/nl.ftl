# Wat alle spellen delen, in het Nederlands.

certainty-printed = gedrukt
certainty-reviewed = volgens recensies
certainty-ours = van ons

refusal-over = De partij is voorbij.
refusal-not-your-turn = { seat-name } is niet aan de beurt.
refusal-chance-on-turn = { seat-name } is niet aan de beurt: eerst beslist het toeval.
refusal-chance-not-on-turn = Het toeval heeft nu niets te beslissen.
refusal-no-such-move = Er is geen zet met nummer { $move }.

mark-wins = wint
mark-loses = verliest
mark-ends = beëindigt de partij
mark-final = kan niet terug

# The player of a seat, at the start of a sentence and within one. Clients that know names use those.
seat-name = Plaats { SEAT_NUMBER($seat) }
seat-within = plaats { SEAT_NUMBER($seat) }
seat-on-turn = Aan de beurt: { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } en { $item }

## De tafel: haar regels, en waarom ze weigert; docs/table.md heeft ze volledig

rule-T1 = Bij elke plaats hoort een stoel: open voor iedereen, gereserveerd voor wie de uitnodiging heeft, van de host, of van een bot. Op een stoel die bezet is, kun je niet gaan zitten. Wil je een tweede stoel, zeg dan welke.
rule-T2 = De partij begint als alle stoelen bezet zijn, of als de host start, wanneer de host dat zo gekozen heeft.
rule-T3 = Een plaats wordt alleen gespeeld door wie er zit, om de beurt, en vanuit de stelling die daar te zien was: bij elke zet staat hoeveel stappen er al gespeeld waren.
rule-T4 = De croupier beslist voor het toeval met een geheim dat vóór de partij vastligt en gemengd wordt met de woorden van de spelers. De vastlegging van het geheim is vanaf het begin te zien, het geheim zelf na de partij.
rule-T5 = De klok loopt voor wie aan de beurt is, en staat stil voor bots, voor het toeval en tijdens een pauze. De opties van de tafel zeggen wat er gebeurt als de tijd op is: niets, een bot doet die zet, of de plaats verliest.
rule-T6 = In je eigen beurt kun je de zetten terugnemen die je daarin gedaan hebt, tot er iets verborgens of toevalligs is onthuld. Daarna moeten de andere spelers akkoord gaan. Zetten van voordat de tafel gemaakt werd, kun je niet terugnemen.
rule-T7 = Een voorstel dat iedereen betreft, gaat in zodra alle andere mensen aan tafel akkoord zijn. Eén “nee” is genoeg om het af te wijzen, en van elke soort kan er maar één voorstel openstaan.
rule-T8 = De partij wordt gepauzeerd als iedereen akkoord is, en gaat verder zodra een speler erom vraagt. Tijdens een pauze kun je niet zetten en staat de klok stil.
rule-T9 = Elke speler mag opgeven. Spelers kunnen remise afspreken als het spel die kent, of de partij zonder uitslag beëindigen. Voordat de partij begint, kan de host de tafel sluiten.
rule-T10 = Ga je weg voor het begin, dan is je stoel weer vrij. Ga je later weg, dan kun je terugkomen. Als de anderen akkoord zijn, neemt een bot of iemand anders de plaats van een afwezige speler in.
rule-T11 = Toeschouwers zien alleen wat openbaar is, en alleen als de tafel toeschouwers toelaat. De tafel kan hun de zetten met vertraging tonen. De geheimen van een plaats zie je alleen als je er zit, of als de speler je een link gaf.
rule-T12 = Spelers en toeschouwers kunnen chatten, tenzij de tafel zonder chat gemaakt is.
rule-T13 = Na de partij kan een speler om revanche vragen: iedereen schuift een plaats op. Vanaf elke stap kun je een nieuwe tafel maken die daar verdergaat.
rule-T14 = Als dat zo is ingesteld, speelt de tafel je zet voor je wanneer je er maar één hebt.
rule-T15 = Alles wat gebeurt, wordt op volgorde vastgelegd en nooit veranderd; dat logboek is de partij. Een opdracht die twee keer verstuurd wordt, wordt één keer uitgevoerd, en een geweigerde opdracht verandert niets.
rule-T16 = De host bewaart de orde aan tafel en kan mensen dempen, of wegsturen tot ze weer worden toegelaten. Dat beslist nooit wie er wint.

refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-seat-taken = Plaats { SEAT_NUMBER($seat) } is bezet.
refusal-seat-kept = Plaats { SEAT_NUMBER($seat) } is gereserveerd.
refusal-no-free-seat = De tafel is vol.
refusal-invitation-needed = De vrije plaatsen zijn gereserveerd. Vraag de host om een uitnodiging.
refusal-already-seated = Je hebt al een plaats. Wil je er nog een, kies dan welke.
refusal-not-the-host = Dat kan alleen de host.
refusal-seats-empty = De partij kan pas beginnen als alle plaatsen bezet zijn.
refusal-begun = De partij is al begonnen.
refusal-not-begun = De partij is nog niet begonnen.
refusal-not-a-player = Die plaats speel jij niet.
refusal-stale = De partij is al verder: je reageerde op stap { $at }, en het is nu stap { $ply }.
refusal-no-such-move-text = Dat is geen geldige zet. { $problem }
refusal-table-over = De partij is voorbij.
refusal-bad-word = Een woord voor de croupier is één regel met letters, cijfers of tekens, zonder spatie aan het begin of eind.
refusal-time-up = Je tijd is op.
refusal-nothing-to-undo = Je hebt niets om terug te nemen.
refusal-cannot-undo-given = { $given ->
    [one] De eerste stap is gespeeld
   *[other] De eerste { $given } stappen zijn gespeeld
} voordat deze tafel gemaakt werd, dus terugnemen kan niet.
refusal-no-such-proposal = Voorstel { $proposal } staat niet open.
refusal-not-asked = Dit voorstel wacht niet op jouw antwoord.
refusal-already-proposed = Dat is al voorgesteld, als nummer { $proposal }.
refusal-paused = De partij is gepauzeerd.
refusal-not-paused = De partij is niet gepauzeerd.
refusal-no-draws = Dit spel kent geen remise.
refusal-nobody-to-ask = Je zit hier als enige aan tafel, dus niemand kan akkoord gaan.
refusal-not-missing = De speler van plaats { SEAT_NUMBER($seat) } is niet afwezig.
refusal-not-a-persons-seat = Plaats { SEAT_NUMBER($seat) } wordt door een bot gespeeld.
refusal-no-looking-on = Aan deze tafel mag niemand meekijken.
refusal-bad-link = Deze link om met een speler mee te kijken is ongeldig, of werkt niet meer.
refusal-no-chat = De chat staat uit aan deze tafel.
refusal-nothing-said = Schrijf eerst een bericht.
refusal-chat-too-fast = Je stuurt te snel berichten. Wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} en stuur het opnieuw.
refusal-chat-used-up = Je hebt de grens van { $lines } chatberichten aan deze tafel bereikt.
refusal-chat-crowded = Vanuit je netwerk komen hier te veel berichten. Wacht { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} en stuur het opnieuw.
refusal-not-over = De partij is nog niet voorbij.
refusal-already-rematched = Er is al een revanche.
refusal-bad-command-id = Het id van een opdracht mag alleen afdrukbare tekens bevatten.
refusal-command-id-reused = Dit id heb je al voor een andere opdracht gebruikt. Geef elke opdracht een eigen id.
refusal-only-the-host = Alleen de host kan aan deze tafel mensen dempen of wegsturen.
refusal-no-such-guest = Niemand aan deze tafel heeft nummer { $who }.
refusal-host-stays = De host kan niet gedempt of weggestuurd worden.
refusal-already-so = Er verandert niets: dat is al zo.
refusal-muted = De host heeft je aan deze tafel gedempt.
refusal-removed = De host heeft je van deze tafel weggestuurd.
refusal-not-yourself = Je kunt jezelf niet dempen.

## Waarom een tekst geen zet is

bad-form = { $hint }
bad-spelling = Typ het zo: { $like }
bad-seat = In zetten zijn de plaatsen genummerd van { $first } tot en met { $last }.
bad-mover = Begin een zet met de plaats, of met * voor het toeval.

## Wie er speelt; spellen hebben eigen namen voor de niveaus

level-1 = Beginner
level-2 = Thuisspeler
level-3 = Clubspeler
level-4 = Expert
level-5 = Meester
bot-level = { $name } (niveau { $level })
bot-random = Willekeurige bot
bot-greedy = Gretige bot (kijkt één zet vooruit)
bot-other = Bot

# Beurtmeldingen
problem-no-hooks = Deze server stuurt geen beurtmeldingen.
problem-bad-hook = Vul een adres in dat met https:// begint en een host noemt, zonder poort, gebruikersnaam of wachtwoord.
problem-private-hook = { $host } is niet via het openbare internet te bereiken. Vul een adres in dat iedereen kan bereiken.
hook-your-turn = Jij bent aan de beurt bij { $game }.

## Hoe spelers een partij zelf beëindigen

ending-resigned = { seat-name } geeft op.
ending-time = { seat-name } heeft geen tijd meer.
ending-agreed = De spelers zijn remise overeengekomen.
ending-abandoned = De spelers hebben de partij zonder uitslag beëindigd.

## Meekijken en terugkijken

refusal-no-such-ply = Stap { $ply } bestaat niet: de partij heeft { $plies ->
    [one] 1 stap
   *[other] { $plies } stappen
}.
refusal-not-your-eyes = Tijdens de partij kun je niet meekijken met plaats { SEAT_NUMBER($seat) }.
refusal-record-not-yet = Het verslag komt beschikbaar als de partij voorbij is.

## De croupier controleren

verify-good = Het geheim van de croupier hoort bij de vastlegging van vóór de partij.{ $words ->
    [0] { "" }
    [one] { " " }Het woord van één speler is erdoor gemengd.
   *[other] { " " }De woorden van { $words } spelers zijn erdoor gemengd.
}
verify-draws = { $draws ->
    [0] Het toeval heeft niets beslist, dus er zijn geen trekkingen om te controleren.
    [one] De ene trekking volgt eruit: gecontroleerd.
   *[other] Alle { $draws } trekkingen volgen eruit: gecontroleerd.
}
verify-taken-back = { $draws ->
    [one] Nog één trekking is met de zetten eromheen teruggenomen en kan niet gecontroleerd worden.
   *[other] Nog { $draws } trekkingen zijn met de zetten eromheen teruggenomen en kunnen niet gecontroleerd worden.
}
verify-given = { $draws ->
    [one] Eén trekking is gedaan voordat deze tafel begon en wordt hier niet gecontroleerd.
   *[other] { $draws } trekkingen zijn gedaan voordat deze tafel begon en worden hier niet gecontroleerd.
}
verify-no-commitment = Het verslag bevat geen vastlegging, dus de trekkingen kunnen niet gecontroleerd worden.
verify-no-secret = De croupier heeft het geheim nog niet getoond. Controleer de trekkingen na afloop van de partij.
verify-open = Het verslag zegt niet hoe de partij afliep. Er kunnen trekkingen ontbreken, dus het is niet als geheel te controleren.
verify-bad-secret = Het geheim moet { $bytes } bytes lang zijn, hexadecimaal geschreven.
verify-other-secret = Het geheim hoort niet bij de vastlegging: de SHA-256 ervan is anders.
verify-bad-number = { $tag } moet een getal zijn dat bij het verslag past.
verify-no-such-seat = { $tag } is een woord van een plaats die er aan deze tafel niet is.
verify-bad-draws = draws moet { $count ->
    [one] één getal
   *[other] { $count } getallen
} noemen, één voor elke trekking aan de tafel, in oplopende volgorde.
verify-draws-left-out = De lijst van trekkingen slaat nummers over, maar er is geen zet teruggenomen.
verify-other-draw = Trekking { $number } is { $move }, maar het geheim geeft { $right }.
