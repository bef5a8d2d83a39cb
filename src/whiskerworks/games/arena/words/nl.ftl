# Arena in het Nederlands.

title = Arena
summary = Ren met je muis om de kaas en stuur de kat op de anderen af. Wie als eerste genoeg kaas heeft, wint.

mouse-name = { $colour ->
    [blue] Blauw
    [red] Rood
    [green] Groen
    [violet] Violet
    [orange] Oranje
   *[slate] Steengrijs
}
kind-name = { $kind ->
    [cat] katten
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
why-steps = verder brengt de dobbelsteen hem niet
why-rim = voorbij { $hex } komt hij op de rand
why-mouse = voorbij { $hex } komt hij te dicht bij { $mice }

## Regels, in onze eigen woorden. docs/games/arena.md is ervan gemaakt.

rule-A1 = De arena is een zeshoek van zeshoekige vakken. De optie side bepaalt hoeveel vakken elke zijde heeft, van 4 tot en met 7; met 5 heeft de arena 61 vakken. De rijen hebben letters van boven naar beneden, te beginnen met a, en de vakken zijn vanaf links genummerd: met zijde 5 hebben de rijen 5 6 7 8 9 8 7 6 5 vakken, en het midden is e5. De buitenste ring is de rand. (Van ons: de grootte.)
rule-A2 = Arena speel je met twee, drie, vier of zes. Elke muis begint op een hoek. De hoeken tellen met de klok mee vanaf linksboven: a1, a5, e9, i5, i1, e1 met zijde 5. Twee muizen nemen de eerste en de vierde; drie de eerste, derde en vijfde; vier de eerste, tweede, vierde en vijfde, een rechthoek; zes nemen ze allemaal. De plaatsen volgen met de klok mee vanaf de eerste hoek.
rule-A3 = De kat begint in het midden. Er liggen zes kaasdobbelstenen omheen, buiten bereik van een eerste zet. (Van ons: de vakken. Het zijn de zes op twee stappen van het midden die er niet in rechte lijn mee liggen.)
rule-A4 = Je speelt met één kattendobbelsteen, vier loopdobbelstenen (zes met drie of zes spelers) en zes kaasdobbelstenen. Een dobbelsteen toont 1, 2 of 3, met gelijke kans: de vlakken zijn 1 1 2 2 3 3. (Volgens recensies: de vlakken van de loopdobbelstenen. Van ons: die van de andere.) Met de opties cat_die en cheese_dice verander je de vlakken van die dobbelstenen.
rule-A5 = Het lot bepaalt wie de eerste ronde start, met gelijke kans voor iedereen.
rule-A6 = De startspeler van een ronde gooit alle dobbelstenen die niet op het bord liggen; in de eerste ronde zijn dat de kattendobbelsteen en de loopdobbelstenen. De dobbelstenen worden één voor één gegooid: eerst de kattendobbelsteen, dan de loopdobbelstenen, dan de kaasdobbelstenen.
rule-A7 = Daarna gebruikt iedereen om de beurt, met de klok mee vanaf de startspeler, één dobbelsteen of past. Heb je gepast, dan mag je in een latere beurt van de ronde toch nog een dobbelsteen gebruiken. Kun je geen dobbelsteen gebruiken, dan moet je passen. Gebruikte dobbelstenen en kaas die van het bord gaat, komen bij de volgende worp terug. Dobbelstenen van één soort die hetzelfde getal tonen, zijn uitwisselbaar.
rule-A8 = Met een loopdobbelsteen gaat je muis één of meer vakken in één rechte lijn. Een vak binnengaan kost 1, plus 1 voor elke andere muis naast dat vak, plus 1 als de kat ernaast zit. De hele weg mag niet meer kosten dan de dobbelsteen toont. (Van ons: een vak met een muis of de kat kun je niet in; over kaas mag je heen.)
rule-A9 = Eindig je zet op kaas en je krijgt een punt. De kaasdobbelsteen gaat van het bord.
rule-A10 = Gebruik je de kattendobbelsteen, kies dan een richting: de kat gaat precies zoveel vakken als de dobbelsteen toont, maar stopt vóór de rand en vóór een vak waar een muis op of naast zit. Kaas op elk vak waar de kat komt, gaat van het bord, en niemand krijgt er punten voor. (Van ons: een richting waarin de kat geen stap kan doen, mag je niet kiezen; het vak van een muis gaat de kat nooit in.)
rule-A11 = Leg een kaasdobbelsteen op een vak precies zoveel stappen van de kat als de dobbelsteen toont. Op dat vak mag geen muis en geen kaas zijn. (Van ons: tel de stappen zoals een muis zou lopen, niet langs één lijn; de rand mag.)
rule-A12 = Een ronde eindigt als er geen dobbelstenen meer zijn, of als alle spelers na elkaar gepast hebben, of ze moesten of niet. De volgende ronde wordt gestart door de speler die met de klok mee volgt op wie het laatst een dobbelsteen gebruikte. (Volgens recensies: de ronde eindigt als er geen dobbelstenen meer zijn. Van ons: gebruikte niemand een dobbelsteen, dan start de speler na de vorige startspeler.)
rule-A13 = Wie als eerste zeven punten haalt, wint meteen. Met de optie goal verander je dat aantal.
rule-A14 = De partij eindigt ook na 100 rondes, of na drie rondes op rij waarin niemand een dobbelsteen gebruikte. Dan winnen de meeste punten, en bij gelijke stand delen spelers de winst. Met de optie round_limit verander je het aantal rondes.

## Opties

option-side = Hoeveel vakken elke zijde van de arena heeft.
option-goal = Met hoeveel punten je wint.
option-round_limit = Na hoeveel rondes de partij eindigt en de meeste punten winnen.
option-cat_die = De vlakken van de kattendobbelsteen, zoals 112233: 1, 2 en 3, elk minstens één keer.
option-cheese_dice = De vlakken van de kaasdobbelstenen, zoals 112233: 1, 2 en 3, elk minstens één keer.

## Waarom een zet geweigerd wordt

refusal-start-first = Bepaal eerst wie start.
refusal-started = De startspeler is al bekend.
refusal-roll-first = Gooi eerst de dobbelstenen: { $dice ->
    [one] er is nog 1 dobbelsteen
   *[other] er zijn nog { $dice } dobbelstenen
} te gooien.
refusal-all-rolled = Alle dobbelstenen zijn al gegooid.
refusal-wrong-die = Gooi nog geen { kind-name }dobbelsteen: eerst komt een { $due }dobbelsteen.
refusal-no-such-die = Er is geen { kind-name }dobbelsteen die { $value } toont.
refusal-same-hex = Je muis zit al op { $hex }. Ga minstens één vak verder.
refusal-not-straight = Van { $from } kun je niet in een rechte lijn naar { $hex }.
refusal-in-the-way = Van { $from } kun je niet naar { $hex }: de weg is versperd door { $who }.
refusal-too-far = Van { $from } naar { $hex } kost { $cost }, maar de dobbelsteen toont { $value }: { $steps }.
refusal-cat-same-hex = De kat zit al op { $hex }. Stuur hem minstens één vak verder.
refusal-cat-not-straight = De kat kan van { $from } niet in een rechte lijn naar { $hex }.
refusal-cat-stuck = De kat kan geen stap doen in de richting van { $hex }: { $why }.
refusal-cat-stops = Met een { $value } stopt de kat op { $stop }, nog vóór { $hex }: { $why }.
refusal-cat-goes-on = Met een { $value } stopt de kat niet op { $hex }, maar gaat hij door naar { $stop }.
refusal-wrong-distance = { $hex } ligt { $far } van de kat op { $cat }, maar de dobbelsteen toont { $value }.
refusal-taken = { $hex } is bezet door { $who }.

## Waarom een tekst geen zet is

bad-value = Geen dobbelsteen toont { $name }. Dobbelstenen tonen { $first } tot en met { $last }.
bad-hex = Er is geen vak { $name }. De vakken lopen van { $first } tot en met { $last }.
bad-no-hex = Zet het vak erbij, zoals in { $like }.
bad-no-value = Zet erbij wat de dobbelsteen toont, zoals in { $like }.
bad-no-die = Begin met de dobbelsteen, zoals in { $like }.

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
event-cheese-put = { $mouse } legt op { $hex } een kaasdobbelsteen die { $value } toont.
event-round = { $cause ->
    [used] Alle dobbelstenen zijn gebruikt.
   *[passed] Iedereen heeft gepast.
} Ronde { $round }: { $mouse } start.

## Hoe het afloopt

ending-seven = { $winners } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
ending-exhausted = { $idle ->
    [1] Drie rondes lang gebruikte niemand een dobbelsteen
   *[other] De laatste ronde is voorbij
}: { $winners } { $count ->
    [one] wint
   *[other] delen de winst
} met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

## Wat er te zien is

move-hint = Typ move3 c4 om met een loopdobbelsteen die 3 toont naar c4 te gaan, cat2 d4 om de kat met een 2 naar d4 te sturen, cheese1 e6 om een kaasdobbelsteen die 1 toont op e6 te leggen, of pass om te passen.
board-legend = Op het bord: C is de kat, B R G V O S zijn de muizen naar kleur, * is kaas, : de rand, . elk ander vak. Elke rij staat tussen de namen van haar eerste en haar laatste vak.

piece-hex = Vak { $hex }
piece-hex-held = Vak { $hex }, bezet door { $who }
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
piece-blank = Een { kind-name }dobbelsteen, { $rolling ->
    [1] nog niet gegooid
   *[other] gebruikt
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
offer-cheese = Leg op { $hex } een kaasdobbelsteen die { $value } toont

note-start = Het lot bepaalt wie start.
note-roll = { $mouse } start de ronde en gooit de dobbelstenen: { $left ->
    [one] er is nog 1 dobbelsteen
   *[other] er zijn nog { $left } dobbelstenen
} te gooien, nu een { kind-name }dobbelsteen.
note-turn = { $mouse } is aan de beurt ({ seat-within }).
note-dice = Te gebruiken dobbelstenen: { $dice }.
note-round = Ronde { $round } van hooguit { $limit }.
note-points = Punten ({ $goal } nodig om te winnen): { $points }.

## Wie er speelt

level-1 = Knabbelaar
level-2 = Kruimeljager
level-3 = Arenamuis
level-4 = Kattentemmer
level-5 = Cheesar

## Wat er aan een echte tafel gevraagd wordt

chance-starter = Wie heeft het laatst een kat gezien? Die speler start. Typ het nummer van de plaats: { $choices }.
chance-rolled = Gooi de dobbelstenen die niet op het bord liggen en typ wat ze tonen, zoals cat2 move1 move3 (cheese voor kaas). Nog te gooien: { $due }; nu een { kind-name }dobbelsteen.
