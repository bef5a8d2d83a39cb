# Wat alle spellen met Doolhofkaarten delen, in het Nederlands. De eigen woorden van een spel gaan voor.

piece-card = { $card }. { $shows }
card-sides = Noord: { $north }; oost: { $east }; zuid: { $south }; west: { $west }.
card-side = { wall-name }{ cog-name }
card-side-motif = { wall-name }, { motif-name }{ cog-name }
side-name = { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
wall-name = { $wall ->
    [open] open
    [hole] muur met muizengat
   *[wall] muur
}
cog-name = { $cog ->
    [clockwise] , tandwiel met de klok mee
    [counter] , tandwiel tegen de klok in
   *[none] { "" }
}
motif-name = { $motif ->
    [crumbs] kruimels
    [paws] pootafdrukken
    [rind] kaaskorst
    [vine] rank
    [yarn] wollen draad
    [plant] planten
    [gears] raderen
    [books] boeken
    [clock] klok
    [pipes] buizen
    [lamp] lamp
    [portrait] portret
    [window] raam
    [rug] kleed
    [tiles] tegels
    [puddle] plas
    [grate] rooster
   *[other] { $motif }
}

who-mouse = Muis
who-cat = Kat
who-cheese = Kaas
agenda-name = { $agenda ->
    [mouse] muis
    [cat] kat
    [cheese] kaas
   *[cucumber] komkommer
}
way-name = { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
now-name = { $now ->
    [mouse] muis
    [cat] kat
    [cheese] kaas
   *[cucumber] komkommer
}
wall-there = de muur in het { side-name } van { $card } op { $cell }
turns = { $card } op { $cell } { way-name }
path-open = Een pad verbindt de { $who } en de { $whom }: { $cells }.
path-walled = Er is geen pad van de { $who } naar de { $whom }: { $wall } is in de weg.
path-none = Er is geen pad van de { $who } naar de { $whom }: niets leidt erheen.
path-no-cat = De Kat ligt nog niet op tafel.

## Regels, in onze eigen woorden. De pagina’s in docs/games zijn ervan gemaakt.

rule-M1 = Er zijn 28 Doolhofkaarten; de Muis, de Kaas en de Kat, die als eigen kaarten op tafel liggen; de Komkommer; en vier agenda’s: muis, kat, kaas en komkommer.
rule-M2 = Elke kant van een Doolhofkaart is open of heeft een muur. In een muur kan een muizengat zitten. Aan elke kant kan één tandwiel zitten, met de klok mee (donker) of tegen de klok in (licht). Eén kaart, het Atelier van de Muis, heeft vier muizengaten, en dus vier muren. (Van ons: hoe de kaarten gesneden zijn.)
rule-M3 = De echte voorkanten van de kaarten kennen we niet. Ons deck is een bestand, deck.toml, met voor elke kaart, m01 tot m28, een regel: muren, gaten, tandwielen en de motieven van de puzzel. Een kaart heeft hooguit drie tandwielen, minstens drie kaarten hebben er geen, en beide richtingen komen ongeveer even vaak voor. Met de optie deck speel je met een ander deck, dat eerst gecontroleerd wordt.
rule-M4 = Een vak heet naar zijn kolom, a tot i van links af, en zijn rij, 1 tot 9 van boven af. De Kaas begint op e5. Noord is boven. Hoe een kaart ligt, zegt de hoek waarover hij met de klok mee gedraaid is: 0, 90, 180 of 270.
rule-M5 = De kleinste rechthoek om alles wat op tafel ligt, figuren meegerekend, is nooit breder of hoger dan 5. Een lege plek is een vak zonder kaart waar iets kan komen te liggen zonder die maat te overschrijden. (Van ons: dat de rechthoek niet vanaf het begin vastligt, en dat figuren meetellen.)
rule-M6 = Een figuur vult een eigen vak. Een figuur ligt nooit op een Doolhofkaart, en er komt geen kaart op een figuur. Voor wie over dat vak heen gaat, is het aan alle kanten open. (Van ons: dat dit ook bij het lopen geldt.)
rule-M10a = Muis: tot het eind van deze beurt mag de Muis een grens met een muur over als er aan een van beide zijden een muizengat in zit. (Van ons: dit geldt bij het lopen, niet voor de paden van het eindspel.)
rule-M10c = Kaas: draai één Doolhofkaart naar keuze, met wat eronder ligt, 90, 180 of 270 graden.
rule-M10d = Komkommer: laat een kaart van de band op een Doolhofkaart naar keuze vallen, hoe je hem ook draait en wat de muren ook zijn; hij draait andere kaarten, stuurt figuren verder en wordt op de band aangevuld, net als een gelegde kaart; daarna speel je je beurt.
rule-M11 = Leg een kaart van de band: op een lege plek naast een kaart op tafel, hoe je hem ook draait; of boven op een Doolhofkaart met dezelfde muren, kant voor kant, zoals de twee liggen. (Van ons: hoeken waarbij een kaart precies hetzelfde ligt, in muren, gaten en tandwielen, worden één keer aangeboden, als de kleinste. Kan er niets gelegd worden, dan sla je over en gaat de beurt verder met het trekken.)
rule-M12 = Elk tandwiel van de gelegde kaart draait de Doolhofkaart naast die kant, met wat eronder ligt, 90 graden in zijn richting. Figuren draaien niet, en de tandwielen van kaarten die gedraaid worden, doen niets.
rule-M13 = Ligt de Muis of de Kat naast de gelegde kaart, dan moet die erdoorheen lopen, als er iets te bereiken is. Liggen ze er allebei, dan kies jij wie eerst gaat; waar de tweede heen kan, wordt daarna bekeken.
rule-M14 = Lopen gaat van het vak van de figuur de gelegde kaart in, die daar aan die kant open moet zijn, en verder van kaart naar kaart waar beide kanten tegen elkaar open zijn, en over figuren heen. Het eindigt op een lege plek naast waar de figuur doorheen kwam, binnengegaan door een open kant; vandaar gaat het niet verder. (Van ons: het eindigt niet waar het begon, en de omvang van het doolhof wordt bekeken alsof de figuur al weg is.)
rule-M15 = Wie op het vak komt van wie hij niet mag ontmoeten, blijft daar, en de partij is uit: Muis op Kaas, en de muisagenda wint; Muis op Kat of Kat op Muis, en de katagenda wint. Is er niets anders te bereiken, dan moet het. Over de Kaas gaat de Kat vrij heen.
rule-M16 = Aan het eind van een beurt trekt het toeval een kaart voor de band. Is het de Kat, dan komt die op de lege plek het dichtst bij de Kaas, geteld in rechte stappen dwars door alles heen; zijn er meer, dan kiest wie aan de beurt is; daarna wordt er nog een kaart getrokken. Is het de Komkommer, dan begint meteen het eindspel.
rule-M17 = Een pad verbindt twee figuren als je van de een bij de ander kunt komen over Doolhofkaarten waarvan de kanten tegen elkaar overal open zijn; andere figuren hinderen niet. (Van ons: figuren op vakken naast elkaar hebben een pad.)
rule-M18 = In het eindspel telt of de Muis een pad naar de Kaas heeft, en of de Kat een pad naar de Muis heeft. Alleen het eerste: de muisagenda wint. Alleen het tweede: kat. Geen van beide: kaas. Allebei: komkommer.
## Opties

option-deck = De Doolhofkaarten: ons eigen deck, aangeduid met zijn digest, of een deck van jezelf (op de opdrachtregel: --deck BESTAND).
## Waarom een zet geweigerd wordt

refusal-start-due = Nu wordt er een startkaart gelegd.
refusal-belt-due = Nu komt er een kaart op de band.
refusal-place-due = Nu moet er een kaart gelegd worden, zoals met m07 e4 90.
refusal-walk-due = De gelegde kaart stuurt iemand verder: Muis of Kat moet nu lopen.
refusal-draw-due = Nu wordt er een kaart getrokken.
refusal-arrive-due = De Kat is er: kies op welk vak, zoals met arrive d4.
refusal-start-elsewhere = De volgende startkaart komt op { $cell }.
refusal-start-walls = { $card } heeft niet de muren die bij { $cell } horen.
refusal-start-angle = { $card } komt daar { $angle } graden gedraaid te liggen.
refusal-card-gone = { $card } is al geweest.
refusal-cat-out = De Kat is al geweest.
refusal-can-place = Er is een kaart die gelegd kan worden, dus overslaan mag niet.
refusal-not-on-belt = { $card } ligt niet op de band.
refusal-same-lie = { $card } ligt bij { $smaller } graden hetzelfde als bij { $angle }; zeg { $smaller }.
refusal-walls-differ = De muren van { $card } en van { $below } op { $cell } zijn niet gelijk in het { $sides }.
refusal-not-beside = Er ligt niets naast { $cell }.
refusal-on-character = Op { $cell } ligt de { $who }, en op een figuur komt geen kaart.
refusal-too-large = Met iets op { $cell } zou het doolhof groter worden dan 5 x 5.
refusal-no-card = Op { $cell } ligt geen Doolhofkaart om te draaien.
refusal-no-card-below = Op { $cell } ligt geen Doolhofkaart om er een op te laten vallen.
refusal-not-waiting = Het is niet de { $who } die nu moet lopen.
refusal-own-cell = De { $who } ligt al op { $cell } en moet ergens anders heen.
refusal-on-card = Op { $cell } ligt een Doolhofkaart, en de { $who } kan alleen op een lege plek eindigen.
refusal-on-cheese = De { $who } mag over de Kaas op { $cell } heen, maar daar niet blijven.
refusal-shut-in = De { $who } kan niet naar { $cell }: { $wall } verspert de weg naar de gelegde kaart.
refusal-walled-off = De { $who } kan niet naar { $cell }: { $wall } is in de weg.
refusal-no-way = De { $who } kan niet naar { $cell }: geen begaanbare weg leidt erheen.
refusal-not-empty = { $cell } is niet leeg.
refusal-not-nearest = { $cell } ligt { $far } { $far ->
    [one] stap
   *[other] stappen
} van de Kaas; de dichtstbijzijnde lege plek ligt op { $near }.

## Waarom een tekst geen zet is

bad-card = Er is geen kaart { $name }; er zijn { $first } tot en met { $last }.
bad-cell = Er is geen vak { $name }; er zijn { $first } tot en met { $last }.
bad-angle = De hoek is een van deze: { $known }.
bad-agenda = De agenda is een van deze: { $known }.
bad-no-lie = Zeg ook waar, en de hoek, zoals met { $like }.
bad-no-cell = Zeg ook waar, zoals met { $like }.
bad-no-angle = Zeg ook de hoek, zoals met { $like }.
bad-no-walker = Zeg wie daarheen gaat, zoals met { $walk }, of welke kaart: { $place }.

## Wat er gebeurt

event-started = { $card } wordt op { $cell } gelegd, { $angle } graden gedraaid.
event-belted = { $card } komt op de band.
event-holes-open = In deze beurt mag de Muis door muizengaten.
event-swapped = Kat en Kaas wisselen van plek: de Kat ligt nu op { $cat }, de Kaas op { $cheese }.
event-spun = { $card } op { $cell } wordt { $angle } graden gedraaid.
event-dropped = { $card } valt op { $below } op { $cell }, { $angle } graden gedraaid.
event-placed = { $card } wordt op { $cell } gelegd, { $angle } graden gedraaid.
event-covered = { $card } komt boven op { $below } op { $cell }, { $angle } graden gedraaid.
event-turned = Het tandwiel in het { side-name } van { $by } draait { $card } op { $cell } { way-name }.
event-stays = De { $who } ligt ernaast, maar kan nergens heen.
event-walked = De { $who } neemt de weg { $cells }.
event-took-cheese = De Muis heeft de Kaas!
event-caught = Kat en Muis ontmoeten elkaar!
event-drew = { $card } wordt getrokken en komt op de band.
event-drew-cat = De Kat wordt getrokken!
event-arrived = De Kat komt op { $cell }.
event-drew-cucumber = De Komkommer wordt getrokken: het eindspel!
## Wat er te zien is

piece-cell = { $use ->
    [beside] { $cell }: een lege plek; hier kan een kaart komen
    [outside] { $cell }: nu niet, het doolhof zou groter worden dan 5 x 5
   *[far] { $cell }: er ligt niets naast
}
piece-laid = { $card } op { $cell }{ $deep ->
    [0] { "" }
   *[other] , boven op een stapel
}. { $sides }
piece-mouse = De Muis op { $cell }
piece-cheese = De Kaas op { $cell }
piece-cat = De Kat op { $cell }
piece-belt = { $card } op de band. { $sides }
piece-angle = { $angle } graden gedraaid
piece-skip = Overslaan
piece-deck = De trekstapel: nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
}
offer-place = Leg { $card } op { $cell }, { $angle } graden gedraaid
offer-drop = Laat { $card } op de kaart op { $cell } vallen, { $angle } graden gedraaid
offer-spin = Draai de kaart op { $cell } { $angle } graden
offer-walk = Verplaats de { $who } naar { $cell }
effect-place = { $covers ->
    [1] Leg { $card } boven op de kaart op { $cell }, { $angle } graden gedraaid
   *[other] Leg { $card } op { $cell }, { $angle } graden gedraaid
}{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}{ $sent ->
    [0] . Zou de partij dan eindigen, dan wint: { now-name }
   *[other] ; dat stuurt verder: { $who }
}
effect-drop = Laat { $card } op de kaart op { $cell } vallen, { $angle } graden gedraaid{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}{ $sent ->
    [0] . Zou de partij dan eindigen, dan wint: { now-name }
   *[other] ; dat stuurt verder: { $who }
}
effect-spin = Draai { $card } op { $cell } { $angle } graden. Zou de partij dan eindigen, dan wint: { now-name }
effect-walk = De { $who } neemt de weg { $cells }{ $meets ->
    [cheese] { " " }en pakt de Kaas
    [cat] { " " }en ontmoet de Kat
    [mouse] { " " }en ontmoet de Muis
   *[nobody] { "" }
}
offer-arrive = De Kat komt op { $cell }
offer-skip = Overslaan: er kan niets gelegd worden
note-waiting = Moet lopen: { $who }.
note-holes = De Muis mag in deze beurt door muizengaten.

## Wat er aan een echte tafel gevraagd wordt

chance-started = { start-card }. Typ de naam, zoals m05; moves toont welke kunnen komen.
chance-belted = Trek een Doolhofkaart voor de band en typ de naam, zoals m11; of meer op een regel. Nog te trekken: { $due }.
chance-drew = Trek een kaart voor de band en typ de naam: m12, of cat (Kat) of cucumber (Komkommer) als het die is.
chance-drew-cat = Trek een kaart: nu moet het de Kat zijn. Typ cat.
chance-drew-cucumber = Trek de laatste kaart: het moet de Komkommer zijn. Typ cucumber.
start-card = { $shape ->
    [any] Trek een willekeurige Doolhofkaart en leg die op { $cell }
    [open] Neem een Doolhofkaart zonder muren en leg die op { $cell }
   *[walls] Neem een Doolhofkaart en leg die zo op { $cell } dat er aan deze kanten muren zijn en verder geen: { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse (Muis)
    [cat] cat (Kat)
    [cheese] cheese (Kaas)
   *[cucumber] cucumber (Komkommer)
}
