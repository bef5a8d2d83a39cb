# Ontsnapping in het Nederlands.

title = Ontsnapping
summary = Eén speler, een Kat opgesloten met een lopende bom: vind de Kaas onder vier gesloten agenda’s en haal de Uitgang voordat de Komkommer komt.

who-bomb = Mechanische Muis
who-exit = Uitgang
cell-name = { $cell }
bomb-way = Met { $cogs ->
    [one] 1 tandwiel
   *[other] { $cogs } tandwielen
} gaat de bom naar het { side-name }: { $fate ->
    [goes] naar { $cells }
    [edge] van het bord af, en hij ontploft
    [exit] op de Uitgang, en hij ontploft
    [wall] tegen een muur, en hij ontploft
    [cat] op de Kat, en ze ontmoeten elkaar
   *[trapped] gangen in die nergens heen leiden, en hij ontploft
}.

level-1 = Huiskat
level-2 = Straatkat
level-3 = Inbreker
level-4 = Acrobaat
level-5 = Ontsnappingskunstenaar

## Regels, in onze eigen woorden. docs/games/escape.md is ervan gemaakt.

rule-E1 = Eén speler, die de Kat speelt. De Muis is de Mechanische Muis, een lopende bom; de Kaas ligt er als de Uitgang. Het bord is 5 x 5, de vakken c3 tot g7, en niets komt daarbuiten. De vier agenda’s liggen dicht in de hoeken. Een beurt is Leggen, Draaien, Lopen, Bom, Einde.
rule-E2 = De optie setup is een van vier: diagonal-dash, lucky-leftovers (vier startkaarten komen op goed geluk, bij 0 graden), careful-corners en horrible-hallways. De optie belt laat maar drie kaarten op de band, wat moeilijker is. Met de optie help draait het toeval aan het eind van de opbouw één agenda om, elke hoek en elke agenda even waarschijnlijk; die ligt daar dan open en doet niets tot de Kat erbij komt. (Van ons: de opstellingen, die in bestanden staan, en dat zulke kaarten bij 0 graden liggen.)
rule-E3 = De trekstapel bestaat uit 17 Doolhofkaarten, en daaronder 3 en de Komkommer, geschud; met een band van drie ligt er één meer bovenop.
rule-E4 = Leg een kaart naast een andere kaart, agenda’s en figuren meegerekend, of op een Doolhofkaart met dezelfde muren; geen stapel is hoger dan twee. Nooit op een agenda, een figuur of de Uitgang.
rule-E5 = Tandwielen draaien ook de Mechanische Muis en de Uitgang. Het richtingwiel van de Muis wijst voor elk aantal tandwielen een kant op. (Van ons: bij 0 graden staat er 0 noord, 1 oost, 2 zuid, 3 west; de Uitgang heeft één deur, bij 0 graden in het zuiden. Een eigen opstelling kan richtingwiel en deur anders kiezen.)
rule-E6 = Ligt de Kat naast de gelegde kaart, dan moet hij erdoorheen lopen, als er iets te bereiken is: naar een lege plek; naar een agenda; door de deur de Uitgang in zodra de Kaas gevonden is, en dan win je; of naar de Mechanische Muis, en dan verlies je. Over agenda’s heen lopen mag. (Van ons: die zijn aan alle kanten open; voordat de Kaas gevonden is, kan de Kat de Uitgang niet in en er niet overheen.)
rule-E7 = Dan gaat de bom. Tel de tandwielen van de gelegde kaart: de Mechanische Muis doet één stap naar de kant die haar richtingwiel voor dat aantal wijst. Op een lege plek of een agenda stopt ze. Op een Doolhofkaart die voor haar open is, gaat ze door de gangen verder naar een lege plek of agenda, die jij kiest; over agenda’s heen mag (van ons). Ze ontploft, en je verliest, als die stap van het bord af, tegen een muur of op de Uitgang leidt, of als ze nergens kan eindigen. Stapt ze op de Kat, dan hebben ze elkaar ontmoet, en je verliest. Ze moet ergens anders eindigen dan ze begon.
rule-E8 = Aan het eind van de beurt wordt er een kaart getrokken; is het de Komkommer, dan ben je te laat. Eindigde de Kat op een agenda, dan wordt die daarna omgedraaid, doet wat hij doet en gaat van het bord. Muis: laat de Mechanische Muis een stap doen naar een van de vier kanten (van ons: kan ze nergens eindigen, dan gebeurt er niets). Komkommer: ze gaat nog een keer, volgens de tandwielen van de kaart die in deze beurt gelegd is, en ontploft als dat niet kan. Kat: bekijk één andere agenda, die blijft liggen en vanaf dan bekend is. Kaas: de Kaas is gevonden. (Van ons: welke van de eerste drie wat doet; een eigen opstelling kan het anders zeggen.)
rule-E9 = Zolang de Kaas niet gevonden is, win je met niets.
rule-M7 = Voor het begin worden de Kat, de Mechanische Muis, de Uitgang en de agenda’s neergelegd. Het toeval kiest voor elke startplek een kaart van de juiste vorm, gedraaid over de kleinste hoek die past, en dan de kaarten voor de band. Alles is even waarschijnlijk.
rule-M8 = Elke kaart die nog niet geweest is, is even waarschijnlijk.
rule-M4 = Een vak heet naar zijn kolom, c tot g van links af, en zijn rij, 3 tot 7 van boven af. Noord is boven. De hoek van een kaart zegt hoe ver hij met de klok mee gedraaid is: 0, 90, 180 of 270 graden.
rule-M12 = Elk tandwiel van de gelegde kaart draait wat er aan die kant naast ligt 90 graden in zijn richting: een Doolhofkaart met wat eronder ligt, de Mechanische Muis of de Uitgang. De Kat en de agenda’s draaien niet, en de tandwielen van gedraaide kaarten doen niets.
rule-M13 = Alleen de Kat loopt door de gelegde kaart (E6). De Mechanische Muis loopt daarna, naar het aantal tandwielen (E7).
rule-M16 = Aan het eind van je beurt trek je een kaart voor de band. Is het de Komkommer, dan verlies je.

## Opties

option-setup = Waar alles bij het begin ligt: een opstelling van ons, of een eigen regel zoals mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Hoeveel kaarten er op de band liggen: 3 is moeilijker dan 4.
option-help = Vóór de eerste beurt wordt één agenda omgedraaid.

## Waarom een zet geweigerd wordt

refusal-help-due = Nu wordt er een agenda omgedraaid.
refusal-walk-due = De gelegde kaart stuurt de Kat verder: hij moet nu lopen, zoals met cat c5.
refusal-bomb-due = De Mechanische Muis moet nu gaan, zoals met bomb d6.
refusal-face-due = Nu wordt gezegd welke agenda daar ligt.
refusal-nudge-due = Je mag de Mechanische Muis nu een stap laten doen, zoals met nudge d6.
refusal-again-due = De Mechanische Muis moet nog een keer gaan, zoals met bomb d6.
refusal-peek-due = Je mag nu een agenda bekijken, zoals met peek c3.
refusal-no-such-thing = Zo’n zet bestaat niet in dit spel.
refusal-cucumber-early = De Komkommer komt na minstens { $after } kaarten; getrokken tot nu toe: { $drawn }.
refusal-off-board = { $cell } ligt niet op het bord, dat van c3 tot g7 gaat.
refusal-too-high = Op { $cell } liggen al twee kaarten, en hoger wordt geen stapel.
refusal-on-agenda = Op { $cell } ligt een agenda, en daar komt geen kaart op.
refusal-no-cheese-yet = De Uitgang is dicht tot de Kaas gevonden is.
refusal-no-door = De Kat komt bij de Uitgang, maar niet bij de deur.
refusal-bomb-elsewhere = Met { $cogs ->
    [one] 1 tandwiel
   *[other] { $cogs } tandwielen
} eindigt de Mechanische Muis niet op { $cell }; wel kan ze eindigen op { $cells }.
refusal-nudge-elsewhere = De Mechanische Muis kan met een stap niet naar { $cell }; wel kan ze eindigen op { $cells }.
refusal-no-agenda = Op { $cell } ligt geen agenda.
refusal-agenda-known = De agenda op { $cell } is al bekend.
refusal-face-elsewhere = Het is de agenda op { $cell } die omgedraaid wordt.
refusal-face-known = De { agenda-name }agenda ligt niet op { $cell }.

## Wat er gebeurt

event-helped = Om je op weg te helpen wordt de agenda op { $cell } omgedraaid: { agenda-name }.
event-skipped = Er kan niets gelegd worden.
event-turned-mouse = Het tandwiel in het { side-name } van { $by } draait de Mechanische Muis { way-name }.
event-turned-exit = Het tandwiel in het { side-name } van { $by } draait de Uitgang { way-name }.
event-through-door = De Kat is buiten!
event-met = Kat en Mechanische Muis ontmoeten elkaar!
event-bombed = De Mechanische Muis neemt de weg { $cells }.
event-blew-up = { $way } Boem!
event-drew-cucumber = De Komkommer wordt getrokken: te laat.
event-faced = De agenda op { $cell } wordt omgedraaid: { agenda-name }.
event-found = De Kaas is gevonden! Nu naar de Uitgang.
event-may-nudge = De Mechanische Muis mag één stap doen, naar welke kant ook.
event-nudged = De Mechanische Muis doet een stap: { $cells }.
event-goes-again = De Mechanische Muis gaat nog een keer, met { $cogs ->
    [one] 1 tandwiel
   *[other] { $cogs } tandwielen
}.
event-may-peek = Je mag een van de andere agenda’s bekijken.
event-nothing-happens = Er valt niets voor te doen.
event-peeks = Je bekijkt de agenda op { $cell }.
event-peeked = De agenda op { $cell } is: { agenda-name }.

## Hoe het afloopt

ending-escaped = De Kat heeft de Kaas en is buiten: je wint!
ending-met-mouse = De Kat en de Mechanische Muis ontmoetten elkaar: je verliest.
ending-exploded = De Mechanische Muis kon nergens heen en ontplofte: je verliest.
ending-too-late = De Komkommer kwam voordat de Kat buiten was: je verliest.

## Wat er te zien is

move-hint = Typ m07 e4 90 om de kaart m07 op e4 te leggen, 90 graden gedraaid; cat c5 om de Kat te laten lopen; bomb d6 om te zeggen waar de Mechanische Muis eindigt.
board-legend = Op het bord: = en | muren, o een muizengat in een muur, R en L een tandwiel aan die kant dat de buurkaart naar rechts (met de klok mee) of naar links (tegen de klok in) draait; M07 ligt boven op een andere kaart; vakken met een naam zijn leeg; gestippelde kaders zijn agenda’s, ? een die niemand kent. Rond de MOUSE (Muis) staan de getallen van haar richtingwiel; de EXIT (Uitgang) is open waar de deur zit. Daaronder de band, met de kaarten zoals ze bij 0 graden liggen.

piece-cell = { $use ->
    [beside] { $cell }: een lege plek; hier kan een kaart komen
   *[far] { $cell }: een lege plek; er ligt niets naast
}
piece-agenda = { $agenda ->
    [none] Een gesloten agenda op { $cell }
   *[other] De { agenda-name }agenda op { $cell }, bekend
}
piece-exit = De Uitgang op { $cell }, met de deur in het { side-name }, { $open ->
    [1] open
   *[other] dicht tot de Kaas gevonden is
}
piece-bomb = De Mechanische Muis op { $cell }. Op haar richtingwiel staat { $north } noord, { $east } oost, { $south } zuid, { $west } west
piece-bomb-mark = { $cell }: hier kan de bom heen met zo veel tandwielen: { $cogs }
piece-plate = De { agenda-name }agenda: { $effect ->
    [nudge] laat de Mechanische Muis een stap doen, naar welke kant ook
    [again] de Mechanische Muis gaat nog een keer
    [peek] bekijk een andere agenda
   *[find] de Kaas is gevonden
}. { $lies ->
    [gone] Hij lag op { $cell } en is weg
    [known] Hij ligt op { $cell }
   *[hidden] Niemand weet waar hij ligt
}
sentences = { $said } { $next }
offer-bomb = Verplaats de Mechanische Muis naar { $cell }
effect-place = { $covers ->
    [1] Leg { $card } boven op de kaart op { $cell }, { $angle } graden gedraaid
   *[other] Leg { $card } op { $cell }, { $angle } graden gedraaid
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
    [agenda] { " " }en draait dan de agenda daar om
   *[nobody] { "" }
}
effect-bomb = De Mechanische Muis neemt de weg { $cells }
offer-peek = Bekijk de agenda op { $cell }

note-step = { $step ->
    [start] Het toeval legt de startkaarten.
    [belt] Het toeval vult de band.
    [help] Het toeval draait een agenda om.
    [turn] Er moet een kaart gelegd worden.
    [move] De Kat moet lopen; daarna gaat de bom.
    [bomb] De Mechanische Muis moet gaan.
    [draw] Er wordt een kaart getrokken.
    [face] De agenda onder de Kat wordt omgedraaid.
    [nudge] Je mag de Mechanische Muis een stap laten doen, naar welke kant ook.
    [again] De Mechanische Muis moet nog een keer gaan.
    [peek] Je mag een agenda bekijken.
   *[peeked] Je krijgt te horen welke agenda het is.
}
note-find = De Kaas is nog niet gevonden: { $left ->
    [one] er ligt nog 1 agenda
   *[other] er liggen nog { $left } agenda’s
} op het bord.
note-leave = De Kaas is gevonden: de deur van de Uitgang zit in het { side-name }.
note-left = Nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
} in de trekstapel; { $safe ->
    [0] elke getrokken kaart kan nu de Komkommer zijn.
    [one] na de volgende kan elke getrokken kaart de Komkommer zijn.
   *[other] na de volgende { $safe } kan elke getrokken kaart de Komkommer zijn.
}

## Wat er aan een echte tafel gevraagd wordt

chance-drew = Trek een kaart voor de band en typ de naam: m12, of cucumber als het de Komkommer is.
chance-helped = Draai een van de vier agenda’s om, welke dan ook, en typ waar hij ligt en welke het is, zoals c3 cat.
chance-faced = Draai de agenda op { $cell } om en typ welke het is: { $choices }.
chance-peeked = Bekijk de agenda op { $cell } en typ welke het is: { $choices }.
