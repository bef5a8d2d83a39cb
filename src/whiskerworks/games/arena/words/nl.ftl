# Arena in het Nederlands.

title = Arena
summary = Muizen rennen om het hardst naar kaasdobbelstenen, rond een kat die iedereen mag sturen. Wie het eerst genoeg kaas heeft, wint.

mouse-name = { $colour ->
    [blue] Blauw
    [red] Rood
    [green] Groen
    [violet] Violet
    [orange] Oranje
   *[slate] Steengrijs
}
kind-name = { $kind ->
    [cat] kat
    [move] loop
   *[cheese] kaas
}
who-mouse = { mouse-name } op { $hex }
who-cat = de kat op { $hex }
holder-mouse = { mouse-name }
holder-cat = de kat
holder-cheese = kaas
dice-sort = { $count ->
    [one] { $sort }
   *[other] { $count } × { $sort }
}
points-of = { $mouse } { $points }
step-plain = { $hex } kost { $cost }
step-crowded = { $hex } kost { $cost } ({ $adding })
why-steps = de dobbelsteen geeft niet meer
why-rim = bij { $hex } houdt de rand hem tegen
why-mouse = voorbij { $hex } komt hij te dicht bij { $mice }

## Regels, in onze eigen woorden. docs/games/arena.md is ervan gemaakt.

rule-A1 = De arena is een zeshoek van zeshoekige vakken. De optie side zegt hoeveel vakken elke zijde heeft, 4 tot 7; met 5 zijn het er 61. De rijen heten van boven af a, b enzovoort, de vakken zijn van links af genummerd: met zijde 5 hebben de rijen 5 6 7 8 9 8 7 6 5 vakken, en het midden is e5. De buitenste ring is de rand. (Van ons: de grootte.)
rule-A2 = Je speelt met twee, drie, vier of zes. Elke muis begint op een hoek. De hoeken tellen met de klok mee vanaf linksboven: a1, a5, e9, i5, i1, e1 met zijde 5. Twee muizen nemen de eerste en de vierde; drie de eerste, derde en vijfde; vier de eerste, tweede, vierde en vijfde, een rechthoek; zes nemen ze allemaal. De plaatsen zijn met de klok mee genummerd vanaf de eerste hoek, te beginnen met 0.
rule-A3 = De kat begint in het midden, met zes kaasdobbelstenen eromheen, zo dat niemand er met een eerste zet bij kan. (Van ons: de vakken. Het zijn de zes op twee stappen van het midden die er niet in rechte lijn mee liggen.)
rule-A4 = Er zijn één katdobbelsteen, vier loopdobbelstenen (zes met drie of zes spelers) en zes kaasdobbelstenen. Een dobbelsteen geeft 1, 2 of 3, met gelijke kans: de vlakken zijn 1 1 2 2 3 3. (Volgens recensies: de vlakken van de loopdobbelstenen. Van ons: de vlakken van de andere.) De opties cat_die en cheese_dice veranderen die van de andere.
rule-A5 = Het toeval wijst aan wie de eerste ronde start, met gelijke kans voor iedereen.
rule-A6 = Een ronde begint ermee dat de starter alle dobbelstenen gooit die niet op het bord liggen; in de eerste ronde zijn dat de katdobbelsteen en de loopdobbelstenen. Het toeval gooit ze één voor één: de katdobbelsteen, de loopdobbelstenen, de kaasdobbelstenen.
rule-A7 = Daarna gebruikt iedereen om de beurt, vanaf de starter met de klok mee, één dobbelsteen of past. Wie past, mag in een latere beurt van de ronde nog een dobbelsteen gebruiken; wie er geen kan gebruiken, kan alleen passen. Een gebruikte dobbelsteen komt terug bij de volgende worp, en kaas die van het bord gaat ook. Dobbelstenen van één soort die hetzelfde tonen, zijn uitwisselbaar.
rule-A8 = Met een loopdobbelsteen gaat je muis één of meer vakken in één rechte lijn. Een vak binnengaan kost 1, en 1 extra voor elke andere muis naast dat vak, en ook voor de kat als die ernaast zit; de hele weg mag niet meer kosten dan de dobbelsteen toont. (Van ons: geen muis gaat een vak binnen waar een muis of de kat zit; over kaas heen lopen mag.)
rule-A9 = Een muis die haar weg op kaas beëindigt, krijgt een punt, en de kaasdobbelsteen gaat van het bord.
rule-A10 = Met de katdobbelsteen kies je een richting, en de kat gaat precies zo veel vakken als hij toont; maar de kat stopt vóór de rand, en vóór een vak dat naast een muis ligt of waar er een zit. Kaas op elk vak waar de kat komt, gaat van het bord, en niemand krijgt een punt. (Van ons: een richting waarin de kat geen stap kan doen, mag je niet kiezen; en de kat gaat het vak van een muis zelf niet binnen.)
rule-A11 = Een kaasdobbelsteen leg je op een vak precies zo veel stappen van de kat als hij toont, waar geen muis en geen kaas is. (Van ons: stappen tellen zoals een muis zou lopen, niet langs één lijn; de rand mag.)
rule-A12 = Een ronde eindigt als er geen dobbelsteen over is, of als alle spelers op rij hebben gepast, of ze nu moesten of niet. De volgende ronde start de speler die met de klok mee volgt op wie het laatst een dobbelsteen gebruikte. (Volgens recensies: dat de ronde eindigt als er geen dobbelsteen over is. Van ons: gebruikte niemand er een, dan wie volgt op de laatste starter.)
rule-A13 = Wie het eerst zeven punten heeft, wint meteen. De optie goal verandert dat aantal.
rule-A14 = Na 100 ronden, of na drie ronden op rij waarin niemand een dobbelsteen gebruikte, is de partij voorbij: wie de meeste punten heeft wint, en wie gelijk staan delen de winst. De optie round_limit verandert het aantal ronden.

## Opties

option-side = Hoeveel vakken elke zijde van de arena heeft.
option-goal = Met hoeveel punten je wint.
option-round_limit = Na zo veel ronden is de partij voorbij en winnen de meeste punten.
option-cat_die = De vlakken van de katdobbelsteen, zoals 112233: 1, 2 en 3, elk minstens één keer.
option-cheese_dice = De vlakken van de kaasdobbelstenen, zoals 112233: 1, 2 en 3, elk minstens één keer.

## Waarom een zet geweigerd wordt

refusal-start-first = Er is nog niemand aangewezen om te starten.
refusal-started = De starter is al aangewezen.
refusal-roll-first = { $dice ->
    [one] 1 dobbelsteen moet
   *[other] { $dice } dobbelstenen moeten
} nog gegooid worden.
refusal-all-rolled = Alle dobbelstenen zijn al gegooid.
refusal-wrong-die = Nu wordt er geen { kind-name }dobbelsteen gegooid, maar een { $due }dobbelsteen.
refusal-no-such-die = Er is geen { kind-name }dobbelsteen die { $value } toont.
refusal-same-hex = Je muis zit al op { $hex }; ze moet minstens één vak verder.
refusal-not-straight = Er is geen rechte lijn van { $from } naar { $hex }.
refusal-in-the-way = De weg van { $from } naar { $hex } is versperd door { $who }.
refusal-too-far = De weg van { $from } naar { $hex } kost { $cost }, en de dobbelsteen toont { $value }: { $steps }.
refusal-cat-same-hex = De kat zit al op { $hex }; hij moet minstens één vak verder.
refusal-cat-not-straight = Er is voor de kat geen rechte lijn van { $from } naar { $hex }.
refusal-cat-stuck = De kat kan geen stap doen in de richting van { $hex }: { $why }.
refusal-cat-stops = Met een { $value } stopt de kat op { $stop }, nog vóór { $hex }: { $why }.
refusal-cat-goes-on = Met een { $value } stopt de kat niet op { $hex }; hij gaat door naar { $stop }.
refusal-wrong-distance = { $hex } ligt op afstand { $far } van de kat op { $cat }, en de dobbelsteen toont { $value }.
refusal-taken = { $hex } is niet vrij; daar is al { $who }.

## Waarom een tekst geen zet is

bad-value = Geen dobbelsteen toont { $name }; dobbelstenen tonen { $first } tot en met { $last }.
bad-hex = Er is geen vak { $name }; er zijn { $first } tot en met { $last }.
bad-no-hex = Zeg ook het vak, zoals met { $like }.
bad-no-value = Zeg wat de dobbelsteen toont, zoals met { $like }.
bad-no-die = Zeg eerst de dobbelsteen, zoals met { $like }.

## Wat er gebeurt

event-starter = { $mouse } start.
event-rolled = Een { kind-name }dobbelsteen toont { $value }.
event-passed = { $mouse } past.
event-moved = { $mouse } gaat met een { $value } van { $from } naar { $hex }; dat kost { $cost }.
event-scored = { $mouse } pakt een kaas: { $points } van { $goal }.
event-cat-moved = { $mouse } stuurt de kat met een { $value } van { $from } naar { $hex }{ $reason ->
    [steps] .
   *[other] ; { $why }.
}
event-swept = De kat veegt de kaas van { $hex }.
event-cheese-put = { $mouse } legt een kaas die { $value } toont op { $hex }.
event-round = { $cause ->
    [used] Alle dobbelstenen zijn gebruikt.
   *[passed] Iedereen heeft op rij gepast.
} Ronde { $round }: { $mouse } start.

## Hoe het afloopt

ending-seven = { $winners } heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en wint.
ending-exhausted = { $idle ->
    [1] Drie ronden lang heeft niemand een dobbelsteen gebruikt
   *[other] De laatste ronde is voorbij
}: { $winners } { $count ->
    [one] wint
   *[other] delen de winst
} met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

## Wat er te zien is

move-hint = Typ move3 c4 om je muis met een loopdobbelsteen die 3 toont naar c4 te brengen, cat2 d4 om de kat met een 2 naar d4 te sturen, cheese1 e6 om een kaasdobbelsteen die 1 toont op e6 te leggen, of pass.
board-legend = Op het bord: C de kat, B R G V O S de muizen naar kleur, * kaas, : de rand, . andere vakken. Elke rij staat tussen de namen van haar eerste en haar laatste vak.

piece-hex = Vak { $hex }
piece-hex-held = Vak { $hex }: niemand kan erin, hier is { $who }
piece-hex-cost = Vak { $hex }: binnengaan kost { mouse-name } { $cost }{ $cost ->
    [1] { "" }
   *[other] { " " }vanwege { $adding }
}
piece-cheese = Kaas op { $hex }
piece-mouse = De muis van { mouse-name } op { $hex } ({ seat-within })
piece-cat = De kat op { $hex }
piece-dice = { $count ->
    [one] Een { kind-name }dobbelsteen die { $value } toont
   *[other] { $count } { kind-name }dobbelstenen die { $value } tonen
}
piece-blank = Een { kind-name }dobbelsteen die { $rolling ->
    [1] nog gegooid moet worden
   *[other] al gebruikt is
}
piece-pass = Passen
piece-plate = { $mouse } ({ seat-within }) heeft { $points } van { $goal } punten

offer-pass = Passen
offer-move = Ga met een { $value } naar { $hex }
offer-cat = Stuur de kat met een { $value } naar { $hex }
effect-move = Ga met een { $value } naar { $hex }; dat kost { $cost }{ $cheese ->
    [0] { "" }
   *[other] { " " }en levert een punt op
}
effect-cat = Stuur de kat met een { $value } naar { $hex }{ $reason ->
    [steps] { "" }
   *[other] ; { $why }
}{ $cheese ->
    [0] { "" }
    [one] ; hij veegt een kaas weg
   *[other] ; hij veegt { $cheese } kazen weg
}
offer-cheese = Leg een kaas die { $value } toont op { $hex }

note-start = Het toeval wijst aan wie start.
note-roll = { $mouse } start de ronde; { $left ->
    [one] 1 dobbelsteen moet
   *[other] { $left } dobbelstenen moeten
} nog gegooid worden, nu een { kind-name }dobbelsteen.
note-turn = { $mouse } is aan de beurt ({ seat-within }).
note-dice = Te gebruiken dobbelstenen: { $dice }.
note-round = Ronde { $round } van hooguit { $limit }.
note-points = Punten, van { $goal }: { $points }.

## Wie er speelt

level-1 = Knabbelaar
level-2 = Kruimeljager
level-3 = Arenamuis
level-4 = Kattentemmer
level-5 = Cheesar

## Wat er aan een echte tafel gevraagd wordt

chance-starter = Wie het laatst een kat zag, start. Typ het nummer van die plaats: { $choices }.
chance-rolled = Gooi de dobbelstenen die niet op het bord liggen en typ wat ze tonen, zoals cat2 move1 move3 (cheese voor kaas). Nog te gooien: { $due }; nu een { kind-name }dobbelsteen.
