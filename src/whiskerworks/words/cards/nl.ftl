# Wat alle spellen met Doolhofkaarten delen, in het Nederlands. De eigen woorden van een spel gaan voor.

piece-card = { $card }. { $shows }
card-sides = Noord: { $north }; oost: { $east }; zuid: { $south }; west: { $west }.
card-side = { wall-name }{ cog-name }
card-side-motif = { wall-name }, { motif-name }{ cog-name }
side-name = { $side ->
    [north] noord
    [east] oost
    [south] zuid
   *[west] west
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
wall-there = de muur aan de { side-name }kant van { $card } op { $cell }
turns = { $card } op { $cell } { way-name }
path-open = De { $who } heeft een pad naar de { $whom }: { $cells }.
path-walled = De { $who } heeft geen pad naar de { $whom }: { $wall } zit in de weg.
path-none = De { $who } heeft geen pad naar de { $whom }: de kaarten verbinden die twee niet.
path-no-cat = De Kat ligt nog niet op tafel.

## Regels, in onze eigen woorden. De pagina’s in docs/games zijn ervan gemaakt.

rule-M1 = Het spel heeft 28 Doolhofkaarten; de Muis, de Kaas en de Kat, die als eigen kaarten op tafel liggen; de Komkommer; en vier agenda’s: muis, kat, kaas en komkommer.
rule-M2 = Elke kant van een Doolhofkaart is open of heeft een muur. In een muur kan een muizengat zitten. Aan elke kant kan één tandwiel zitten, met de klok mee (donker) of tegen de klok in (licht). Eén kaart, het Atelier van de Muis, heeft vier muizengaten en dus vier muren. (Van ons: hoe de kaarten gesneden zijn.)
rule-M3 = We weten niet wat er op de gedrukte kaarten staat, dus het deck is van onszelf. Het bestand deck.toml beschrijft elke kaart, m01 tot en met m28: muren, gaten, tandwielen en de motieven van de puzzel. Een kaart heeft hooguit drie tandwielen, minstens drie kaarten hebben er geen, en beide richtingen komen ongeveer even vaak voor. Met de optie deck laad je een eigen deck, dat eerst gecontroleerd wordt.
rule-M4 = Een vak heet naar zijn kolom, a tot en met i vanaf links, en zijn rij, 1 tot en met 9 vanaf boven. Noord is boven. De Kaas begint op e5. De hoek van een kaart zegt hoe ver hij met de klok mee gedraaid is: 0, 90, 180 of 270 graden.
rule-M5 = De kleinste rechthoek om alles wat op tafel ligt, figuren inbegrepen, is nooit breder of hoger dan 5. Een lege plek is een vak zonder kaart waarbij dat zo blijft. (Van ons: de rechthoek ligt niet vanaf het begin vast, en figuren tellen mee.)
rule-M6 = Een figuur vult een eigen vak: hij ligt nooit op een Doolhofkaart, en je mag er geen kaart op leggen. Wie over dat vak heen gaat, vindt het aan alle vier de kanten open. (Van ons: dat geldt ook bij het lopen.)
rule-M10a = Muis: tot het eind van deze beurt mag de Muis door een muur als er aan een van beide zijden een muizengat in zit. (Van ons: dit geldt bij het lopen, niet voor de paden van het eindspel.)
rule-M10c = Kaas: draai één Doolhofkaart naar keuze, met wat eronder ligt, 90, 180 of 270 graden.
rule-M10d = Komkommer: laat een kaart van de band op een Doolhofkaart naar keuze vallen, hoe je hem ook draait; de muren hoeven niet te kloppen. Net als bij elke gelegde kaart draaien zijn tandwielen de buren, stuurt hij figuren verder en wordt de band aangevuld. Daarna speel je je beurt.
rule-M11 = Leg een kaart van de lopende band: op een lege plek naast een kaart op tafel, hoe je hem ook draait, of boven op een Doolhofkaart waarvan de muren, zoals de twee liggen, aan dezelfde kanten zitten. (Van ons: liggen muren, gaten en tandwielen bij meer hoeken hetzelfde, gebruik dan de kleinste. Kun je geen enkele kaart leggen, sla dan over; je beurt gaat verder met trekken.)
rule-M12 = Elk tandwiel op de gelegde kaart draait de Doolhofkaart naast die kant, met wat eronder ligt, 90 graden in zijn richting. Figuren draaien niet, en de tandwielen van gedraaide kaarten doen niets.
rule-M13 = Ligt de Muis of de Kat naast de gelegde kaart, dan moet die figuur erdoorheen lopen, als er ergens heen te komen is. Liggen ze er allebei, dan kies jij wie eerst gaat; pas daarna kijk je waar de tweede heen kan.
rule-M14 = Lopen begint in het vak van de figuur en gaat de gelegde kaart in, die aan die kant open moet zijn. Het gaat verder van kaart naar kaart waar beide kanten tegen elkaar open zijn, en over figuren heen. Het eindigt op een lege plek naast een kaart of figuur waar de figuur doorheen kwam, door een open kant, en gaat niet verder. (Van ons: lopen eindigt nooit waar het begon, en voor de omvang van het doolhof geldt dat de figuur al weg is uit zijn vak.)
rule-M15 = Een figuur die bij een ander komt die hij niet mag ontmoeten, stopt daar, en de partij is voorbij: Muis op Kaas, en de muisagenda wint; Muis op Kat of Kat op Muis, en de katagenda wint. Als de figuur nergens anders heen kan, moet het. Over de Kaas mag de Kat vrij heen.
rule-M16 = Aan het eind van je beurt trek je een kaart voor de band. Trek je de Kat, leg hem dan op de lege plek die het dichtst bij de Kaas ligt, geteld in stappen omhoog, omlaag, links en rechts; zijn er meer even dichtbij, dan kies jij. Trek daarna nog een kaart. Trek je de Komkommer, dan begint meteen het eindspel.
rule-M17 = Twee figuren hebben een pad als je van de een bij de ander kunt komen over Doolhofkaarten waarvan de kanten tegen elkaar allemaal open zijn. Andere figuren versperren het niet. (Van ons: figuren op aangrenzende vakken hebben een pad.)
rule-M18 = In het eindspel tellen twee vragen: heeft de Muis een pad naar de Kaas, en heeft de Kat een pad naar de Muis? Klopt alleen het eerste, dan wint de muisagenda; alleen het tweede: kat; geen van beide: kaas; allebei: komkommer.
## Opties

option-deck = De Doolhofkaarten: ons eigen deck, aangeduid met zijn digest, of een eigen deck (op de opdrachtregel: --deck BESTAND).
## Waarom een zet geweigerd wordt

refusal-start-due = Leg eerst een startkaart.
refusal-belt-due = Leg eerst een kaart op de band.
refusal-place-due = Leg nu een kaart, zoals in m07 e4 90.
refusal-walk-due = De Muis of de Kat ligt naast de gelegde kaart en moet eerst lopen.
refusal-draw-due = Trek eerst een kaart.
refusal-arrive-due = De Kat is er: kies waar hij komt te liggen, zoals in arrive d4.
refusal-start-elsewhere = Leg de volgende startkaart op { $cell }.
refusal-start-walls = { $card } heeft niet de muren die op { $cell } nodig zijn.
refusal-start-angle = Leg { $card } daar op { $angle }°.
refusal-card-gone = { $card } is al geweest.
refusal-cat-out = De Kat is al geweest.
refusal-can-place = Je kunt nog een kaart leggen, dus overslaan mag niet.
refusal-not-on-belt = { $card } ligt niet op de band.
refusal-same-lie = { $card } ligt op { $smaller }° hetzelfde als op { $angle }°. Gebruik { $smaller }.
refusal-walls-differ = Je kunt { $below } op { $cell } niet met { $card } bedekken: de muren verschillen aan deze kanten: { $sides }.
refusal-not-beside = Naast { $cell } ligt geen kaart.
refusal-on-character = Op { $cell } kun je geen kaart leggen: daar ligt de { $who }.
refusal-too-large = Met { $cell } erbij zou het doolhof groter worden dan 5 x 5.
refusal-no-card = Op { $cell } ligt geen Doolhofkaart om te draaien.
refusal-no-card-below = Op { $cell } ligt geen Doolhofkaart om er een op te laten vallen.
refusal-not-waiting = De { $who } hoeft nu niet te lopen.
refusal-own-cell = De { $who } ligt al op { $cell } en moet ergens anders heen.
refusal-on-card = De { $who } kan niet stoppen op { $cell }, boven op een Doolhofkaart. Kies een lege plek.
refusal-on-cheese = De { $who } mag over de Kaas op { $cell } heen, maar er niet stoppen.
refusal-shut-in = De { $who } kan niet naar { $cell }: { $wall } verspert de weg naar de gelegde kaart.
refusal-walled-off = De { $who } kan niet naar { $cell }: { $wall } zit in de weg.
refusal-no-way = De { $who } kan niet naar { $cell }: geen kaarten leiden daarheen.
refusal-not-empty = { $cell } is niet leeg.
refusal-not-nearest = { $cell } ligt { $far } { $far ->
    [one] stap
   *[other] stappen
} van de Kaas, maar er is een lege plek op maar { $near }.

## Waarom een tekst geen zet is

bad-card = Er is geen kaart { $name }. De kaarten lopen van { $first } tot en met { $last }.
bad-cell = Er is geen vak { $name }. De vakken lopen van { $first } tot en met { $last }.
bad-angle = Gebruik een van deze hoeken: { $known }.
bad-agenda = Gebruik een van deze agenda’s: { $known }.
bad-no-lie = Zet de plek en de hoek erbij, zoals in { $like }.
bad-no-cell = Zet de plek erbij, zoals in { $like }.
bad-no-angle = Zet de hoek erbij, zoals in { $like }.
bad-no-walker = Begin met wie daarheen gaat, zoals in { $walk }, of met een kaart, zoals in { $place }.

## Wat er gebeurt

event-started = Startkaart { $card } komt op { $cell }, { $angle }° gedraaid.
event-belted = { $card } komt op de band.
event-holes-open = De Muis mag deze beurt door muizengaten.
event-swapped = Kat en Kaas wisselen van plek: de Kat ligt nu op { $cat }, de Kaas op { $cheese }.
event-spun = { $card } op { $cell } wordt { $angle }° gedraaid.
event-dropped = { $card } valt op { $below } op { $cell }, { $angle }° gedraaid.
event-placed = { $card } komt op { $cell }, { $angle }° gedraaid.
event-covered = { $card } komt boven op { $below } op { $cell }, { $angle }° gedraaid.
event-turned = Het tandwiel aan de { side-name }kant van { $by } draait { $card } op { $cell } { way-name }.
event-stays = De { $who } ligt ernaast, maar kan nergens heen.
event-walked = De { $who } loopt: { $cells }.
event-took-cheese = De Muis pakt de Kaas!
event-caught = Kat en Muis ontmoeten elkaar!
event-drew = { $card } komt op de band.
event-drew-cat = De Kat is er!
event-arrived = De Kat komt op { $cell }.
event-drew-cucumber = De Komkommer! Het eindspel begint.
## Wat er te zien is

piece-cell = { $use ->
    [beside] { $cell }, leeg; hier kun je een kaart leggen
    [outside] { $cell }, buiten bereik; het doolhof mag niet groter zijn dan 5 x 5
   *[far] { $cell }, leeg; er ligt geen kaart naast
}
piece-laid = { $card } op { $cell }{ $deep ->
    [0] { "" }
   *[other] , boven op een andere kaart
}. { $sides }
piece-mouse = De Muis op { $cell }
piece-cheese = De Kaas op { $cell }
piece-cat = De Kat op { $cell }
piece-belt = { $card } op de band. { $sides }
piece-angle = { $angle }° gedraaid
piece-skip = Overslaan
piece-deck = De trekstapel: nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
}
offer-place = Leg { $card } op { $cell }, { $angle }° gedraaid
offer-drop = Laat { $card } vallen op { $cell }, { $angle }° gedraaid
offer-spin = Draai de kaart op { $cell } { $angle }°
offer-walk = Loop met de { $who } naar { $cell }
effect-place = { $covers ->
    [1] Leg { $card } boven op de kaart op { $cell }, { $angle }° gedraaid
   *[other] Leg { $card } op { $cell }, { $angle }° gedraaid
}{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}. { $sent ->
    [0] Als de partij dan eindigt, wint de { now-name }agenda
   *[other] Daarna lopen: { $who }
}
effect-drop = Laat { $card } vallen op de kaart op { $cell }, { $angle }° gedraaid{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}. { $sent ->
    [0] Als de partij dan eindigt, wint de { now-name }agenda
   *[other] Daarna lopen: { $who }
}
effect-spin = Draai { $card } op { $cell } { $angle }°. Als de partij dan eindigt, wint de { now-name }agenda
effect-walk = De { $who } neemt de weg { $cells }{ $meets ->
    [cheese] { " " }en pakt de Kaas
    [cat] { " " }en ontmoet de Kat
    [mouse] { " " }en ontmoet de Muis
   *[nobody] { "" }
}
offer-arrive = Leg de Kat op { $cell }
offer-skip = Overslaan: je kunt geen kaart leggen
note-waiting = Nu lopen: { $who }.
note-holes = De Muis mag deze beurt door muizengaten.

## Wat er aan een echte tafel gevraagd wordt

chance-started = { start-card }. Typ de naam, zoals m05; typ moves voor de kaarten die passen.
chance-belted = Trek een Doolhofkaart voor de band en typ de naam, zoals m11, of typ er meer op één regel. Nog te trekken: { $due }.
chance-drew = Trek een kaart voor de band en typ de naam, zoals m12, of cat (Kat) of cucumber (Komkommer) als je die trekt.
chance-drew-cat = Trek een kaart. Het moet de Kat zijn: typ cat.
chance-drew-cucumber = Trek de laatste kaart. Het moet de Komkommer zijn: typ cucumber.
start-card = { $shape ->
    [any] Trek een willekeurige Doolhofkaart en leg die op { $cell }
    [open] Pak een Doolhofkaart zonder muren en leg die op { $cell }
   *[walls] Pak een Doolhofkaart en leg die zo op { $cell } dat er alleen aan deze kanten muren zitten: { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse (muis)
    [cat] cat (kat)
    [cheese] cheese (kaas)
   *[cucumber] cucumber (komkommer)
}
