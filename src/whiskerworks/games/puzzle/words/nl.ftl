# De puzzel in het Nederlands.

title = Puzzel
summary = In je eentje bouw je met 28 Doolhofkaarten één plaat: leg ze zo dat elke naad past.

level-1 = Toekijker
level-2 = Knutselaar
level-3 = Kaartenlegger
level-4 = Kaartenmaker
level-5 = Doolhofmaker

## Regels, in onze eigen woorden. docs/games/puzzle.md is ervan gemaakt.

rule-P1 = Alle 28 Doolhofkaarten passen aan elkaar tot één doolhof, vier kaarten hoog en zeven kaarten breed.
rule-P2 = Ons deck is uit zo’n doolhof gesneden: eerst tekenden we het doolhof, met zijn sporen en zijn decor, en daarna sneden we het in de kaarten van al onze doolhofspellen. Daardoor is er altijd een oplossing.
rule-P3 = In dat doolhof begint het spoor van de Muis binnenin, en is het spoor van elke figuur compleet. Bij de uitgangen die de Kat kan gebruiken, staan planten. De werkplaatsen van de Komkommer zijn gesloten kamers. Maar op één plek liggen raderen open en bloot, en daar leidt de wollen draad heen. (Van ons: de plaat zelf.)
rule-P4 = Elke kant van een kaart heeft een naad: open, een muur, of een muur met een muizengat, en er kan een motief op staan. Twee kanten die elkaar raken, passen als hun naden gelijk zijn; tandwielen tellen niet. Een kant met een plant past alleen aan het kader, en een kant met een spoor aan het kader moet open zijn.
rule-P5 = Er is maar één manier om alle naden te laten passen, afgezien van dezelfde plaat 180 graden gedraaid. Voor ons deck is dat met een programma bewezen.
rule-P6 = Je speelt alleen. Met een zet leg je een kaart uit de bak op een lege plek in het kader, 0, 90, 180 of 270 graden gedraaid, of neem je een kaart terug in de bak. Kaarten mogen een tijdje verkeerd liggen: wat niet past, wordt getoond en nooit geweigerd. Je hebt de puzzel opgelost als alle 28 kaarten in het kader liggen en elke naad past.
rule-P7 = Vraag je om hints, dan krijg je eerst vijf aanwijzingen, een voor een, en daarna telkens de juiste plek van één kaart. Dat is de eerste kaart, op volgorde van naam, die niet ligt waar hij hoort; van de twee platen van P5 telt de plaat waarmee de meeste van je gelegde kaarten overeenkomen. Zetten en hints worden geteld. Is de plaat van een deck niet bekend, dan krijg je alleen de aanwijzingen.
rule-M2 = Elk van de vier kanten van een Doolhofkaart is open of heeft een muur. In een muur kan een muizengat zitten, en aan elke kant kan één tandwiel zitten, met de klok mee (donker) of tegen de klok in (licht). Eén kaart, het Atelier van de Muis, heeft vier muizengaten. (Van ons: hoe de kaarten gesneden zijn.)
rule-M3 = We weten niet wat er op de gedrukte kaarten staat, dus het deck is van onszelf, en het is een bestand met gegevens. Je mag een ander deck laden, met 28 kaarten met elk hooguit drie tandwielen en één Atelier ertussen. Het wordt eerst gecontroleerd; kan er niet mee gespeeld worden, dan hoor je welke kaart en welke kant niet klopt.

## Opties

option-deck = Met welk deck je speelt: een digest noemt dat van ons; een digest met de kaarten erachter, op één regel, brengt een eigen deck mee.

## Waarom een zet geweigerd wordt

refusal-not-in-tray = { $card } zit niet in de bak, maar ligt op { $place }.
refusal-place-taken = Op { $place } ligt al { $card }. Neem die eerst terug.
refusal-place-empty = Op { $place } ligt geen kaart.
refusal-no-known-place = Er zijn geen hints meer: de plaat van deck { $deck } is niet bekend.

## Waarom een tekst geen zet is

bad-place = Er is geen plek { $name }. De plekken lopen van { $first } tot en met { $last }.

## Wat er gebeurt

event-put = { $card } komt op { $place }, { $angle }° gedraaid.
event-taken = { $card } gaat van { $place } terug in de bak.
event-misfits = { $card } past niet aan deze kanten: { $sides }.
event-clue = Aanwijzing { $clue }: { clue-text }
event-told = { $card } hoort op { $place }, { $angle }° gedraaid.

clue-text = { $clue ->
    [1] Het kader is zeven kaarten breed en vier kaarten hoog. Een plant staat nooit binnen in het doolhof, en een spoor dat het kader bereikt, gaat daar naar buiten: begin bij de randen.
    [2] De Komkommer werkt achter gesloten deuren: volg een rank, en je komt uit in kamers met muren rondom.
    [3] Geen spoor breekt af tussen twee kaarten. Kruimels verraden waar de Muis liep: ergens binnenin ging ze op pad.
    [4] Planten wijzen op een uitweg voor de Kat: zoek er pootafdrukken naast.
   *[5] Maar op één plek liggen raderen open en bloot. Pak de wollen draad bij het losse eind en kijk waar hij je brengt.
}

## Hoe het afloopt

ending-assembled = Opgelost: elke naad past, na { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} en { $hints ->
    [0] zonder hint
    [one] met 1 hint
   *[other] met { $hints } hints
}.

## Wat er te zien is

move-hint = Typ put m07 c2 90 om kaart m07 op c2 te leggen, 90° gedraaid; take c2 om hem terug te nemen; hint voor een hint.
board-legend =
    Elke kaart is een hokje: = en | zijn muren, o is een muizengat, een kant zonder die tekens is open; ! staat bij een kant die niet past. Midden op een kant staat het motief:
    C kruimels, P pootafdrukken, R kaaskorst, V rank, Y wollen draad (dit zijn sporen), * plant, G raderen, B boeken, K klok, I buizen, L lamp, F portret, W raam, U kleed, T tegels, D plas, X rooster.
    Kaarten in de bak liggen op 0°. Typ look m07 om alles over een kaart te lezen, look c2 voor een plek.

piece-place = Plek { $place }
piece-empty = Plek { $place }, leeg. Hier hoort: noord { $north }; oost { $east }; zuid { $south }; west { $west }
piece-laid = { $card } op { $place }, { $angle }° gedraaid. { $shows }
piece-laid-wrong = { $card } op { $place }, { $angle }° gedraaid, past niet aan deze kanten: { $sides }. { $shows }
piece-tray = { $card }, in de bak. { $shows }
piece-misfit = { $place } past niet aan de { $side }kant: { $why ->
    [plant-inside] een plant moet aan het kader staan
    [trail-shut] een spoor aan het kader moet naar buiten kunnen
   *[differs] de kanten die elkaar daar raken, verschillen
}
piece-angle = Draai hem { $angle }° met de klok mee
piece-clue = Vraag om een hint; tot nu toe { $hints }

wants-anything = wat dan ook
wants-frame = het kader

offer-put = Leg { $card } op { $place }, { $angle }° gedraaid
offer-take = Neem { $card } terug van { $place }
offer-hint = Vraag om een hint

note-laid = { $laid } van de 28 kaarten { $laid ->
    [one] ligt
   *[other] liggen
} in het kader; { $misfits ->
    [0] alle kanten passen tot nu toe
    [one] 1 kant past niet
   *[other] { $misfits } kanten passen niet
}.
note-counts = Zetten: { $moves }. Hints: { $hints }.
note-clue = Aanwijzing { $clue }: { clue-text }
note-told = { $card } hoort op { $place }, { $angle }° gedraaid.
