# Tandwielen in het Nederlands.

title = Tandwielen
summary = Twee spelers, 55 pinnen, één gouden wiel: drijf het aan vanuit je basis, of zet je tegenstander klem.

colour-name = { $colour ->
    [blue] Blauw
    [red] Rood
   *[gold] Goud
}
winner-name = { $winner ->
    [blue] Blauw
   *[red] Rood
}
turning = { $motion ->
    [clockwise] draait met de klok mee
    [counter] draait tegen de klok in
    [locked] zit vast
    [ring] zit vast, hoort bij de ring die het raderwerk vastzet
   *[alone] raakt geen ander wiel
}

level-1 = Leerling
level-2 = Knutselaar
level-3 = Gezel
level-4 = Klokkenmaker
level-5 = Groot Uurwerk

## Regels, in onze eigen woorden. docs/games/gears.md is ervan gemaakt.

rule-G1 = Het bord is een driehoek van 55 pinnen in tien rijen, van a (één pin, de top) tot j (tien pinnen). De pinnen van een rij zijn vanaf links genummerd. Twee pinnen zijn buren als wielen erop in elkaar grijpen: links en rechts in de rij, twee erboven en twee eronder. Zo zijn er 135 paren buren en 81 driehoeken.
rule-G2 = Het gouden hoofdtandwiel, kortweg het gouden wiel, zit op a1, de basis van Blauw op j1 en de basis van Rood op j10. Deze drie blijven altijd zitten. Je begint met 14 losse tandwielen in je hand. Blauw is de eerste plaats, Rood de tweede. (Van ons: Blauw zit links.)
rule-G3 = Een munt bepaalt wie begint; dat schrijf je als “first blue” of “first red”. Met de optie first kies je zelf wie begint.
rule-G4 = In je beurt doe je precies één ding: je zet een nieuw tandwiel uit je hand op een vrije pin, of je verplaatst een van je losse tandwielen naar een andere vrije pin. Wielen van je tegenstander verplaats je nooit. (Volgens recensies: passen mag niet.)
rule-G5 = Wielen die in elkaar grijpen, draaien in tegengestelde richting. Een raderwerk is een aaneengesloten groep wielen van welke kleur ook, met het gouden wiel en de bases erbij. Het draait als je de wielen zo met twee kleuren kunt kleuren dat buren altijd verschillen; anders zit het vast. Een driehoek zet een raderwerk vast, en elke langere ring met een oneven aantal wielen ook: ringen van 9 en 11 passen op dit bord, ringen van 5 en 7 niet. (Volgens recensies: de lange ringen.)
rule-G6 = Je wielen mogen na je actie op geen van de volgende drie manieren zitten.
rule-G6a = Je mag geen driehoek vormen van drie eigen wielen; je basis telt mee.
rule-G6b = Je mag niet allebei de buren van een hoekpin (a1, j1 of j10) bezetten.
rule-G6c = Je mag je eigen basis niet achterlaten in een raderwerk dat vastzit.
rule-G7 = Je wint als na je actie het raderwerk van je basis draait en het gouden wiel erbij hoort.
rule-G8 = Zo niet, en laat je actie de basis van je tegenstander het gouden wiel draaien, dan wint je tegenstander: jij hebt de verbinding gelegd.
rule-G9 = Ben je aan de beurt en is er geen actie die mag, dan zit je klem en verlies je.
rule-G10 = Het is remise als dezelfde wielen voor de derde keer zo op het bord zitten met dezelfde speler aan de beurt, of na 60 acties op rij zonder nieuw tandwiel. Met de optie quiet_limit verander je dat aantal; 0 schakelt de grens uit.
rule-G11 = Met de optie swap mag de tweede speler de allereerste actie beantwoorden met “swap”: de twee spelers ruilen van kleur, en wie begon is weer aan de beurt, nu met de andere kleur.

## Opties

option-first = Wie begint: een munt beslist (coin), of blue of red.
option-quiet_limit = Na hoeveel acties op rij zonder nieuw tandwiel het remise is; 0 schakelt de grens uit.
option-swap = Of de tweede speler na de eerste actie van kleur mag ruilen.

## Waarom een zet geweigerd wordt

refusal-corner-wheel = Het wiel op { $peg } blijft altijd zitten.
refusal-toss-first = Gooi eerst de munt op.
refusal-toss-is-over = De munt is al opgegooid.
refusal-not-vacant = Op { $peg } zit al een wiel.
refusal-hand-empty = Je hebt geen nieuwe tandwielen meer. Verplaats er een dat op het bord zit.
refusal-no-cog-there = Op { $peg } zit geen tandwiel.
refusal-not-your-cog = Het tandwiel op { $peg } is niet van jou.
refusal-same-peg = Verplaats het tandwiel op { $peg } naar een andere pin.
refusal-own-triangle = Met een tandwiel op { $peg } sluit je een driehoek van je eigen kleur.
refusal-own-corner = Met een tandwiel op { $peg } bezet je allebei de pinnen naast een hoek.
refusal-base-locked = Je basis zou niet meer kunnen draaien: de ring { $ring } zou hem vastzetten.
refusal-no-swap = Je kunt nu niet van kleur ruilen.

## Waarom een tekst geen zet is

bad-peg = Er is geen pin { $name }. De pinnen lopen van { $first } tot en met { $last }.

## Wat er gebeurt

event-first = De munt valt op { colour-name }: { colour-name } begint.
event-placed = { colour-name } zet een tandwiel op { $peg }.
event-moved = { colour-name } verplaatst een tandwiel van { $origin } naar { $peg }.
event-swapped = { seat-name } ruilt: de spelers wisselen van kleur.
event-locked = De ring { $ring } zet de basis van { colour-name } vast.
event-freed = De basis van { colour-name } kan weer draaien.

## Hoe het afloopt

ending-gold = De basis van { winner-name } draait het gouden wiel: { winner-name } wint!
ending-gift = De laatste actie verbindt de basis van { winner-name } met het gouden wiel: een cadeautje, en { winner-name } wint!
ending-block = Geen enkele actie mag nog en de basis blijft vastzitten: { winner-name } wint door een blokkade!
ending-repetition = Voor de derde keer dezelfde stelling: remise.
ending-stalemate = Te veel acties zonder nieuw tandwiel: remise.

## Wat er te zien is

move-hint = Typ e3 om een nieuw tandwiel op e3 te zetten, of e3-f4 om je tandwiel van e3 naar f4 te verplaatsen.
board-legend = Op het bord: * is het gouden wiel, B en R zijn de bases, b en r losse tandwielen, . is een vrije pin. Achter een wiel: > draait met de klok mee, < tegen de klok in, x zit vast.

piece-peg = Pin { $peg }
piece-cog = Tandwiel van { colour-name } op { $peg }, { turning }
piece-base = Basis van { colour-name } op { $peg }, { turning }
piece-gold = Het gouden wiel op { $peg }, { turning }

offer-place = Zet een nieuw tandwiel op { $peg }
offer-move = Verplaats het tandwiel van { $origin } naar { $peg }
offer-swap = Ruil van kleur met je tegenstander

note-toss = Gooi een munt op om te bepalen wie begint.
note-turn = { colour-name } is aan de beurt ({ seat-within }).
note-locked = De ring { $ring } zet de basis van { colour-name } vast. { colour-name } moet hem nu bevrijden [G6c].
note-hand = { colour-name } heeft { $left ->
    [0] geen nieuwe tandwielen meer
    [one] nog 1 nieuw tandwiel
   *[other] nog { $left } nieuwe tandwielen
}.
note-quiet = { $quiet ->
    [one] 1 actie
   *[other] { $quiet } acties
} zonder nieuw tandwiel; bij { $limit } is het remise.

## Wat er aan een echte tafel gevraagd wordt

chance-first = Gooi een munt op om te bepalen wie begint en typ blue (Blauw) of red (Rood).
