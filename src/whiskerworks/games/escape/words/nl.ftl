# Ontsnapping in het Nederlands.

title = Ontsnapping
summary = Je bent een Kat, opgesloten met een lopende bom. Vind de Kaas onder vier gesloten agenda’s en haal de Uitgang voordat de Komkommer komt.

who-bomb = Mechanische Muis
who-exit = Uitgang
cell-name = { $cell }
bomb-way = Met { $cogs ->
    [one] 1 tandwiel
   *[other] { $cogs } tandwielen
} gaat de bom { side-name }waarts: { $fate ->
    [goes] naar { $cells }
    [edge] van het bord af, en hij ontploft
    [exit] op de Uitgang, en hij ontploft
    [wall] tegen een muur, en hij ontploft
    [cat] op de Kat, en ze ontmoeten elkaar
   *[trapped] gangen in zonder uitweg, en hij ontploft
}.

level-1 = Huiskat
level-2 = Straatkat
level-3 = Inbreker
level-4 = Acrobaat
level-5 = Ontsnappingskunstenaar

## Regels, in onze eigen woorden. docs/games/escape.md is ervan gemaakt.

rule-E1 = Je speelt alleen, als de Kat. De Muis is de Mechanische Muis, een lopende bom; de Kaaskaart dient als Uitgang. Het bord is 5 x 5, de vakken c3 tot en met g7, en niets gaat eraf. De vier agenda’s liggen dicht in de hoeken. Een beurt is Leggen, Draaien, Lopen, Bom, Einde.
rule-E2 = De optie setup is diagonal-dash, lucky-leftovers (vier willekeurige startkaarten, op 0 graden), careful-corners of horrible-hallways. Met de optie belt liggen er maar drie kaarten op de band, wat moeilijker is. Met de optie help wordt na de opbouw één agenda omgedraaid, elke hoek en elke agenda even waarschijnlijk; hij blijft daar liggen, je kent hem, en hij doet niets tot de Kat er komt. (Van ons: de opstellingen, die bestanden zijn, en dat de willekeurige kaarten op 0 graden liggen.)
rule-E3 = In de trekstapel zitten 17 Doolhofkaarten, en daaronder 3 en de Komkommer, door elkaar geschud. Met een band van drie ligt er bovenop één kaart meer.
rule-E4 = Leg een kaart naast een andere kaart, agenda’s en figuren inbegrepen, of op een Doolhofkaart met dezelfde muren; geen stapel is hoger dan twee. Op een agenda, een figuur of de Uitgang mag je nooit een kaart leggen.
rule-E5 = Tandwielen draaien ook de Mechanische Muis en de Uitgang. Het richtingwiel van de Muis wijst voor elk aantal tandwielen één kant op. (Van ons: op 0 graden wijst het met 0 naar het noorden, 1 oosten, 2 zuiden, 3 westen; de Uitgang heeft één deur, op 0 graden aan de zuidkant. In een eigen opstelling kunnen richtingwiel en deuren anders zijn.)
rule-E6 = Ligt de Kat naast de gelegde kaart, dan moet hij erdoorheen lopen, als hij ergens heen kan: naar een lege plek; naar een agenda; door de deur de Uitgang in als je de Kaas gevonden hebt, en je wint; of naar de Mechanische Muis, en je verliest. Over agenda’s mag hij heen. (Van ons: agenda’s zijn aan alle kanten open; tot je de Kaas vindt, kan de Kat de Uitgang niet in en er niet overheen.)
rule-E7 = Daarna gaat de bom. Tel de tandwielen op de gelegde kaart: de Mechanische Muis doet één stap in de richting die haar richtingwiel voor dat aantal wijst. Op een lege plek of een agenda stopt ze. Op een Doolhofkaart die voor haar open is, gaat ze door de gangen verder naar een lege plek of agenda die jij kiest, en ze mag over agenda’s heen (van ons). Ze ontploft, en je verliest, als die stap van het bord af, tegen een muur of op de Uitgang leidt, of als ze nergens kan eindigen. Stapt ze op de Kat, dan ontmoeten ze elkaar en verlies je. Ze moet in een ander vak eindigen.
rule-E8 = Trek aan het eind van je beurt een kaart. Is het de Komkommer, dan ben je te laat. Eindigde de Kat op een agenda, draai die dan om; hij werkt meteen en gaat van het bord. Muis: laat de Mechanische Muis een stap doen in een van de vier richtingen (van ons: kan ze nergens eindigen, dan gebeurt er niets). Komkommer: ze gaat nog een keer, met de tandwielen van de kaart die je deze beurt gelegd hebt, en ontploft als dat niet kan. Kat: bekijk één andere agenda, die blijft liggen; vanaf dan ken je hem. Kaas: je hebt de Kaas gevonden. (Van ons: welke van de eerste drie wat doet; in een eigen opstelling kan het anders zijn.)
rule-E9 = Je kunt pas winnen als je de Kaas gevonden hebt.
rule-M7 = Leg voor het begin de Kat, de Mechanische Muis, de Uitgang en de agenda’s neer. Elke startkaart wordt willekeurig getrokken uit de kaarten met de juiste vorm en ligt op de kleinste hoek die past; daarna wordt de band gevuld. Elke trekking is even waarschijnlijk.
rule-M8 = Elke kaart die nog in de trekstapel zit, is even waarschijnlijk.
rule-M4 = Een vak heet naar zijn kolom, c tot en met g vanaf links, en zijn rij, 3 tot en met 7 vanaf boven. Noord is boven. De hoek van een kaart zegt hoe ver hij met de klok mee gedraaid is: 0, 90, 180 of 270 graden.
rule-M12 = Elk tandwiel op de gelegde kaart draait zijn buur aan die kant 90 graden in zijn richting: een Doolhofkaart met wat eronder ligt, de Mechanische Muis of de Uitgang. De Kat en de agenda’s draaien niet, en de tandwielen van gedraaide kaarten doen niets.
rule-M13 = Alleen de Kat loopt door de gelegde kaart (E6). De Mechanische Muis gaat daarna, volgens het aantal tandwielen (E7).
rule-M16 = Trek aan het eind van je beurt een kaart voor de band. Is het de Komkommer, dan verlies je.

## Opties

option-setup = Waar alles bij het begin ligt: een opstelling van ons, of een eigen regel, zoals mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Hoeveel kaarten er op de band liggen: 3 is moeilijker dan 4.
option-help = Of er vóór je eerste beurt één agenda wordt omgedraaid.

## Waarom een zet geweigerd wordt

refusal-help-due = Draai eerst een agenda om.
refusal-walk-due = De Kat ligt naast de gelegde kaart en moet nu lopen, zoals in cat c5.
refusal-bomb-due = Verplaats nu de Mechanische Muis, zoals in bomb d6.
refusal-face-due = Draai eerst de agenda daar om.
refusal-nudge-due = Laat de Mechanische Muis nu een stap doen, zoals in nudge d6.
refusal-again-due = Verplaats de Mechanische Muis nog een keer, zoals in bomb d6.
refusal-peek-due = Bekijk nu een agenda, zoals in peek c3.
refusal-no-such-thing = Zo’n zet is er niet in Ontsnapping.
refusal-cucumber-early = De Komkommer komt na minstens { $after } kaarten; tot nu toe getrokken: { $drawn }.
refusal-off-board = { $cell } ligt niet op het bord, dat van c3 tot en met g7 loopt.
refusal-too-high = Op { $cell } liggen al twee kaarten, en hoger mag een stapel niet zijn.
refusal-on-agenda = Op { $cell } kun je geen kaart leggen: daar ligt een agenda.
refusal-no-cheese-yet = De Uitgang blijft dicht tot je de Kaas vindt.
refusal-no-door = De Kat komt bij de Uitgang, maar niet bij de deur.
refusal-bomb-elsewhere = Met { $cogs ->
    [one] 1 tandwiel
   *[other] { $cogs } tandwielen
} kan de Mechanische Muis niet eindigen op { $cell }, maar wel op { $cells }.
refusal-nudge-elsewhere = Met één stap kan de Mechanische Muis niet eindigen op { $cell }, maar wel op { $cells }.
refusal-no-agenda = Op { $cell } ligt geen agenda.
refusal-agenda-known = De agenda op { $cell } ken je al.
refusal-face-elsewhere = Draai de agenda op { $cell } om.
refusal-face-known = De agenda op { $cell } is niet de { agenda-name }agenda.

## Wat er gebeurt

event-helped = Om je te helpen wordt de agenda op { $cell } omgedraaid: { agenda-name }.
event-skipped = Je kunt geen kaart leggen.
event-turned-mouse = Het tandwiel aan de { side-name }kant van { $by } draait de Mechanische Muis { way-name }.
event-turned-exit = Het tandwiel aan de { side-name }kant van { $by } draait de Uitgang { way-name }.
event-through-door = De Kat is buiten!
event-met = Kat en Mechanische Muis ontmoeten elkaar!
event-bombed = De Mechanische Muis loopt: { $cells }.
event-blew-up = { $way } Boem!
event-drew-cucumber = De Komkommer! Je bent te laat.
event-faced = Je draait de agenda op { $cell } om: { agenda-name }.
event-found = Je hebt de Kaas gevonden! Nu snel naar de Uitgang.
event-may-nudge = Laat de Mechanische Muis één stap doen, in een richting naar keuze.
event-nudged = Je laat de Mechanische Muis een stap doen: { $cells }.
event-goes-again = De Mechanische Muis gaat nog een keer, met { $cogs ->
    [one] 1 tandwiel
   *[other] { $cogs } tandwielen
}.
event-may-peek = Bekijk een van de andere agenda’s.
event-nothing-happens = Er gebeurt niets.
event-peeks = Je bekijkt de agenda op { $cell }.
event-peeked = De agenda op { $cell } is: { agenda-name }.

## Hoe het afloopt

ending-escaped = Je wint: de Kat is buiten, mét de Kaas!
ending-met-mouse = Je verliest: de Kat en de Mechanische Muis hebben elkaar ontmoet.
ending-exploded = Je verliest: de Mechanische Muis kon nergens heen en is ontploft.
ending-too-late = Je verliest: de Komkommer kwam voordat de Kat buiten was.

## Wat er te zien is

move-hint = Typ m07 e4 90 om kaart m07 op e4 te leggen, 90° gedraaid; cat c5 om met de Kat te lopen; bomb d6 om te kiezen waar de Mechanische Muis eindigt.
board-legend = Op het bord: = en | zijn muren, o is een muizengat in een muur, R en L zijn tandwielen die de kaart aan die kant naar rechts (met de klok mee) of links (tegen de klok in) draaien; M07 in hoofdletters ligt boven op een andere kaart; een vak met een naam is leeg; gestippelde kaders zijn agenda’s, ? is er een die je niet kent. Rond MOUSE (de Muis) staan de getallen van haar richtingwiel; EXIT (de Uitgang) is open waar de deur zit. Daaronder ligt de band, met de kaarten op 0°.

piece-cell = { $use ->
    [beside] { $cell }, leeg; hier kun je een kaart leggen
   *[far] { $cell }, leeg; er ligt geen kaart naast
}
piece-agenda = { $agenda ->
    [none] Een gesloten agenda op { $cell }
   *[other] De { agenda-name }agenda op { $cell }, die je kent
}
piece-exit = De Uitgang op { $cell }, met de deur aan de { side-name }kant, { $open ->
    [1] open
   *[other] dicht tot je de Kaas vindt
}
piece-bomb = De Mechanische Muis op { $cell }. Haar richtingwiel: { $north } noord, { $east } oost, { $south } zuid, { $west } west
piece-bomb-mark = { $cell }: hier kan de bom heen. Benodigde tandwielen: { $cogs }
piece-plate = De { agenda-name }agenda: { $effect ->
    [nudge] laat de Mechanische Muis een stap naar keuze doen
    [again] de Mechanische Muis gaat nog een keer
    [peek] bekijk een andere agenda
   *[find] je vindt de Kaas
}. { $lies ->
    [gone] Hij lag op { $cell } en is weg
    [known] Hij ligt op { $cell }
   *[hidden] Je weet niet waar hij ligt
}
sentences = { $said } { $next }
offer-bomb = Verplaats de Mechanische Muis naar { $cell }
effect-place = { $covers ->
    [1] Leg { $card } boven op de kaart op { $cell }, { $angle }° gedraaid
   *[other] Leg { $card } op { $cell }, { $angle }° gedraaid
}{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}. { $others ->
    [0] { "" }
   *[other] { $other } { "" }
}{ $cat ->
    [1] De Kat loopt eerst. { "" }
   *[other] { "" }
}{ $bomb }
effect-walk = De Kat neemt de weg { $cells }{ $meets ->
    [exit] { " " }en is buiten
    [mouse] { " " }en ontmoet de Mechanische Muis
    [agenda] { " " }en draait straks de agenda daar om
   *[nobody] { "" }
}
effect-bomb = De Mechanische Muis neemt de weg { $cells }
offer-peek = Bekijk de agenda op { $cell }

note-step = { $step ->
    [start] De startkaarten worden gelegd.
    [belt] De band wordt gevuld.
    [help] Er wordt een agenda omgedraaid.
    [turn] Leg een kaart.
    [move] Loop met de Kat; daarna gaat de bom.
    [bomb] Kies waar de Mechanische Muis heen gaat.
    [draw] Trek een kaart.
    [face] Draai de agenda onder de Kat om.
    [nudge] Laat de Mechanische Muis een stap naar keuze doen.
    [again] Verplaats de Mechanische Muis nog een keer.
    [peek] Kies een agenda om te bekijken.
   *[peeked] Bekijk de agenda.
}
note-find = Vind de Kaas: { $left ->
    [one] er ligt nog 1 agenda
   *[other] er liggen nog { $left } agenda’s
} op het bord.
note-leave = Je hebt de Kaas gevonden. Ga naar de Uitgang: de deur zit aan de { side-name }kant.
note-left = Nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
} in de trekstapel; { $safe ->
    [0] elke kaart die je trekt, kan de Komkommer zijn.
    [one] na de volgende kan elke kaart de Komkommer zijn.
   *[other] na de volgende { $safe } kan elke kaart de Komkommer zijn.
}

## Wat er aan een echte tafel gevraagd wordt

chance-drew = Trek een kaart voor de band en typ de naam, zoals m12, of cucumber als je de Komkommer trekt.
chance-helped = Draai een van de vier agenda’s om en typ waar hij ligt en welke het is, zoals c3 cat.
chance-faced = Draai de agenda op { $cell } om en typ welke het is: { $choices }.
chance-peeked = Bekijk de agenda op { $cell } en typ welke het is: { $choices }.
