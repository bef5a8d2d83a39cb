# Tandwielen in het Nederlands.

title = Tandwielen
summary = Twee spelers, 55 pinnen, één gouden wiel: drijf het aan vanuit je basis, of zet die van de ander klem.

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
    [locked] kan niet draaien
    [ring] kan niet draaien, zit in de ring die het raderwerk vastzet
   *[alone] grijpt nergens in
}

level-1 = Leerling
level-2 = Knutselaar
level-3 = Gezel
level-4 = Klokkenmaker
level-5 = Groot Uurwerk

## Regels, in onze eigen woorden. docs/games/gears.md is ervan gemaakt.

rule-G1 = Het bord heeft 55 pinnen in een driehoek van tien rijen, van a (één pin, de top) tot j (tien pinnen). De pinnen van een rij zijn van links af genummerd. Pinnen zijn buren als wielen die erop zitten in elkaar grijpen: links en rechts in de rij, twee erboven, twee eronder. Dat geeft 135 paren buren en 81 driehoeken.
rule-G2 = Het gouden wiel zit op a1, de basis van Blauw op j1 en de basis van Rood op j10; deze drie blijven altijd zitten. Elke speler heeft 14 losse tandwielen in de hand. Plaats 0 is Blauw, plaats 1 is Rood. (Van ons: dat Blauw links zit.)
rule-G3 = Een munt beslist wie begint: het toeval speelt “first blue” of “first red”, met gelijke kans. Met de optie first kies je zelf wie begint.
rule-G4 = In je beurt doe je precies één ding: je zet een nieuw tandwiel uit je hand op een vrije pin, of je verplaatst een van je eigen losse tandwielen naar een andere vrije pin. De wielen van de ander verplaats je nooit. (Volgens recensies: niemand mag passen.)
rule-G5 = Wielen die in elkaar grijpen, draaien in tegengestelde richting. Een raderwerk is een aaneengesloten groep wielen van welke kleur ook, met het gouden wiel en de bases erbij. Het draait precies dan als je de wielen met twee kleuren zo kunt kleuren dat buren verschillen. Een driehoek zet het vast, en elke langere ring met een oneven aantal wielen ook; op dit bord komen ringen van 9 en 11 voor, 5 en 7 kunnen niet. (Volgens recensies: de lange ringen.)
rule-G6 = Sommige acties worden geweigerd om hoe je wielen daarna zouden staan.
rule-G6a = Geweigerd: drie van je eigen wielen, je basis meegeteld, die een driehoek vormen.
rule-G6b = Geweigerd: jouw kleur op allebei de buren van een hoekpin (a1, j1 of j10).
rule-G6c = Geweigerd: je eigen basis in een raderwerk dat niet draait.
rule-G7 = Draait na je actie het raderwerk van je basis en hoort het gouden wiel erbij, dan win je.
rule-G8 = Zo niet, en draait na je actie het raderwerk van de andere basis met het gouden wiel erbij, dan wint de ander: jij hebt de verbinding gemaakt.
rule-G9 = Ben je aan de beurt en wordt elke actie geweigerd, dan zit je klem en verlies je.
rule-G10 = Het is remise als voor de derde keer dezelfde wielen zo liggen met dezelfde speler aan de beurt, of na 60 acties op rij zonder nieuw tandwiel. De optie quiet_limit verandert dat aantal; 0 betekent nooit.
rule-G11 = Met de optie swap mag wie niet begon de allereerste actie beantwoorden met “swap”: de twee spelers ruilen van kleur, en wie begon is weer aan de beurt, met de andere kleur.

## Opties

option-first = Wie begint: een munt beslist (coin), of blue, of red.
option-quiet_limit = Remise na zo veel acties op rij zonder nieuw tandwiel; 0 betekent nooit.
option-swap = Of de tweede speler de eerste actie mag beantwoorden door van kleur te ruilen.

## Waarom een zet geweigerd wordt

refusal-corner-wheel = Het wiel op { $peg } blijft altijd zitten.
refusal-toss-first = De munt is nog niet opgegooid.
refusal-toss-is-over = De munt is al opgegooid.
refusal-not-vacant = Op { $peg } zit al een wiel.
refusal-hand-empty = Je hebt geen nieuw tandwiel meer; verplaats er een dat op het bord zit.
refusal-no-cog-there = Op { $peg } zit geen tandwiel.
refusal-not-your-cog = Het tandwiel op { $peg } is niet van jou.
refusal-same-peg = Het tandwiel op { $peg } moet naar een andere pin.
refusal-own-triangle = Op { $peg } zou het een driehoek van je eigen kleur sluiten.
refusal-own-corner = Op { $peg } zou het een hoek afsluiten met twee wielen van je eigen kleur.
refusal-base-locked = Je basis zou niet kunnen draaien: de ring { $ring } zet hem vast.
refusal-no-swap = Ruilen kan nu niet.

## Waarom een tekst geen zet is

bad-peg = Er is geen pin { $name }; er zijn { $first } tot en met { $last }.

## Wat er gebeurt

event-first = De munt zegt: { colour-name } begint.
event-placed = { colour-name } zet een tandwiel op { $peg }.
event-moved = { colour-name } verplaatst een tandwiel van { $origin } naar { $peg }.
event-swapped = { seat-name } ruilt: de spelers wisselen van kleur.
event-locked = De basis van { colour-name } zit vast door de ring { $ring }.
event-freed = De basis van { colour-name } kan weer draaien.

## Hoe het afloopt

ending-gold = De basis van { winner-name } draait het gouden wiel: { winner-name } wint.
ending-gift = Door de laatste actie draait de basis van { winner-name } het gouden wiel: een cadeautje, { winner-name } wint.
ending-block = Wat de ander ook doet, het wordt geweigerd en de basis blijft vastzitten: { winner-name } wint door een blokkade.
ending-repetition = Dezelfde stelling voor de derde keer: remise.
ending-stalemate = Te veel acties zonder nieuw tandwiel: remise.

## Wat er te zien is

move-hint = Typ e3 om een nieuw tandwiel op e3 te zetten, of e3-f4 om je tandwiel van e3 naar f4 te verplaatsen.
board-legend = Op het bord: * het gouden wiel, B en R de bases, b en r losse tandwielen, . een vrije pin. Achter een wiel: > draait met de klok mee, < tegen de klok in, x zit vast.

piece-peg = Pin { $peg }
piece-cog = Tandwiel van { colour-name } op { $peg }, { turning }
piece-base = Basis van { colour-name } op { $peg }, { turning }
piece-gold = Het gouden wiel op { $peg }, { turning }

offer-place = Zet een nieuw tandwiel op { $peg }
offer-move = Verplaats het tandwiel van { $origin } naar { $peg }
offer-swap = Ruil van kleur met de andere speler

note-toss = Een munt beslist wie begint.
note-turn = { colour-name } is aan de beurt ({ seat-within }).
note-locked = De basis van { colour-name } zit vast door de ring { $ring }: alleen een actie die hem losmaakt, is toegestaan [G6c].
note-hand = { colour-name } heeft { $left ->
    [0] geen nieuw tandwiel meer
    [one] 1 nieuw tandwiel
   *[other] { $left } nieuwe tandwielen
}.
note-quiet = { $quiet ->
    [one] 1 actie
   *[other] { $quiet } acties
} zonder nieuw tandwiel; remise bij { $limit }.

## Wat er aan een echte tafel gevraagd wordt

chance-first = Gooi een munt op om wie begint en typ blue (blauw) of red (rood).
