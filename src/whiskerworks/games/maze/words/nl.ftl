# Doolhof in het Nederlands.

title = Doolhof
summary = Iedereen heeft een geheime agenda en bouwt aan hetzelfde uurwerkdoolhof. Je kaarten draaien andere kaarten en laten Muis en Kat lopen; aan het eind telt wie bij wie kan komen.

holder-none = niemand
holder-seat = { seat-within }
secret-1 = de muisagenda
secret-2 = de katagenda
secret-3 = de kaasagenda
secret-4 = de komkommeragenda
## Regels, in onze eigen woorden. docs/games/maze.md is ervan gemaakt.

rule-M7 = Leg voor het begin de Kaas, de Muis en twee startkaarten met gegeven vormen neer, zonder pad tussen Muis en Kaas. Elke startkaart wordt willekeurig getrokken uit de kaarten met de juiste vorm en ligt op de kleinste hoek die past. Daarna komen er vier kaarten op de band, en elke speler krijgt een agenda die niemand anders ziet. Elke trekking is even waarschijnlijk. Niemand kent de agenda’s die overblijven. (Van ons: de opstelling, die je met de optie setup verandert.)
rule-M8 = In de trekstapel zitten 19 Doolhofkaarten met ergens halverwege de Kat, en daaronder 3 Doolhofkaarten en de Komkommer, door elkaar geschud. Elke kaart die nog in de stapel zit, is even waarschijnlijk. (Van ons: de Kat komt na 5 tot en met 14 van de 19, elk aantal even waarschijnlijk; met de optie cat verander je die aantallen.)
rule-M9 = Het lot bepaalt wie begint. Daarna gaat de beurt rond op volgorde van de plaatsen.
rule-M10 = Eén keer per partij mag je aan het begin van je beurt je agenda onthullen en meteen de kracht ervan gebruiken.
rule-M10b = Kat: de Kat en de Kaas wisselen van plek. (Van ons: onthullen kan alleen als de Kat op tafel ligt.)
rule-M19 = Je wint als jij de winnende agenda hebt. Heeft niemand die, dan verliest iedereen.
rule-M20 = Iedereen ziet de tafel, de band, hoeveel kaarten er nog zijn en de onthulde agenda’s. Je eigen agenda zie alleen jij, tot je hem onthult. Niemand kent de volgorde van de trekstapel of de agenda’s die niet uitgedeeld zijn. (Na de partij worden alle uitgedeelde agenda’s getoond.)

## Opties

option-setup = Wat er bij het begin op tafel ligt: een opstelling van ons, of een eigen regel, zoals cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Na hoeveel kaarten de Kat komt: twee getallen, zoals 5-14.

## Waarom een zet geweigerd wordt

refusal-deal-due = Deel eerst een agenda uit.
refusal-begin-due = Bepaal eerst wie begint.
refusal-spin-due = Je hebt de kaas onthuld: draai nu een kaart, zoals in spin e4 90.
refusal-drop-due = Je hebt de komkommer onthuld: laat nu een kaart vallen, zoals in drop m07 e4 90.
refusal-reveal-first = Dat kan alleen meteen nadat je de { $ability ->
    [spin] kaas
   *[drop] komkommer
}agenda hebt onthuld.
refusal-deal-order = Deel de volgende agenda uit aan { seat-within }.
refusal-deal-gone = De { agenda-name }agenda is al uitgedeeld.
refusal-no-such-seat = Er is hier geen plaats met nummer { $seat }.
refusal-cat-early = De Kat komt na minstens { $after } kaarten; tot nu toe getrokken: { $drawn }.
refusal-cat-due = Na { $drawn } kaarten moet nu de Kat komen.
refusal-cucumber-early = De Komkommer komt na minstens { $after } kaarten; tot nu toe getrokken: { $drawn }.
refusal-already-revealed = Je hebt je agenda al onthuld. Dat kan maar één keer per partij.
refusal-no-cat-yet = Je kunt de katagenda alleen onthullen als de Kat op tafel ligt.
## Wat er gebeurt

event-dealt = Jij hebt de { agenda-name }agenda.
event-dealt-secretly = { seat-name } krijgt een agenda.
event-begins = { seat-name } begint.
event-revealed = { seat-name } onthult de { agenda-name }agenda.
event-spun = { seat-name } draait { $card } op { $cell } { $angle }°.
event-dropped = { seat-name } laat { $card } vallen op { $below } op { $cell }, { $angle }° gedraaid.
event-placed = { seat-name } legt { $card } op { $cell }, { $angle }° gedraaid.
event-covered = { seat-name } legt { $card } boven op { $below } op { $cell }, { $angle }° gedraaid.
event-skipped = { seat-name } kan geen kaart leggen.
event-traced = { $mouse } { $cat } De { agenda-name }agenda wint.

## Hoe het afloopt

ending-mouse-took-cheese = De Muis heeft de Kaas! De muisagenda wint, in handen van { $holder }.
ending-cat-caught-mouse = Kat en Muis hebben elkaar ontmoet! De katagenda wint, in handen van { $holder }.
ending-endgame-mouse = De Muis kan bij de Kaas komen, de Kat niet bij de Muis. De muisagenda wint, in handen van { $holder }.
ending-endgame-cat = De Kat kan bij de Muis komen, de Muis niet bij de Kaas. De katagenda wint, in handen van { $holder }.
ending-endgame-cheese = De Muis kan niet bij de Kaas komen, en de Kat niet bij de Muis. De kaasagenda wint, in handen van { $holder }.
ending-endgame-cucumber = De Muis kan bij de Kaas komen, en de Kat bij de Muis. De komkommeragenda wint, in handen van { $holder }.

## Wat er te zien is

move-hint = Typ m07 e4 90 om kaart m07 op e4 te leggen, 90° gedraaid; mouse f6 of cat c2 om met een figuur te lopen; reveal om je agenda te onthullen.
board-legend = Op het bord: = en | zijn muren, o is een muizengat in een muur, R en L zijn tandwielen die de kaart aan die kant naar rechts (met de klok mee) of links (tegen de klok in) draaien; M07 in hoofdletters ligt boven op een andere kaart; een vak met een naam is leeg, en je kunt er een kaart leggen. Daaronder ligt de band, met de kaarten op 0°.

piece-reveal = Onthul je agenda
piece-agenda = { $agenda ->
    [none] { seat-name } heeft nog geen agenda
    [secret] { seat-name } heeft een geheime agenda
   *[other] { seat-name } { $own ->
        [1] (jij) { "" }
       *[other] { "" }
    }heeft de { agenda-name }agenda, { $up ->
        [1] onthuld voor iedereen
       *[other] nog geheim
    }
}

offer-reveal = Onthul je agenda, { $agenda ->
    [mouse] de muis: de Muis mag deze beurt door muizengaten
    [cat] de kat: Kat en Kaas wisselen van plek
    [cheese] de kaas: draai een kaart naar keuze
   *[cucumber] de komkommer: laat een kaart op een andere vallen en speel dan je beurt
}

note-setup = { $step ->
    [start] De startkaarten worden gelegd.
    [belt] De band wordt gevuld.
    [deal] De agenda’s worden uitgedeeld.
   *[begin] Het lot bepaalt wie begint.
}
note-turn = { seat-name } is aan de beurt: { $step ->
    [turn] leg een kaart.
    [spin] draai een kaart.
    [drop] laat een kaart op een andere vallen.
    [move] loop met een figuur.
    [arrive] kies waar de Kat komt te liggen.
   *[draw] trek een kaart.
}
note-own = Jouw agenda: { agenda-name }. { goal } { $up ->
    [1] Je hebt hem onthuld.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Je wint als de Muis de Kaas pakt, of als de Muis aan het eind een pad naar de Kaas heeft en de Kat geen naar de Muis [M15, M18].
    [cat] Je wint als Kat en Muis elkaar ontmoeten, of als de Kat aan het eind een pad naar de Muis heeft en de Muis geen naar de Kaas [M15, M18].
    [cheese] Je wint als de Muis aan het eind geen pad naar de Kaas heeft en de Kat geen naar de Muis [M18].
   *[cucumber] Je wint als de Muis aan het eind een pad naar de Kaas heeft en de Kat een naar de Muis [M18].
}
ability = { $agenda ->
    [mouse] Onthul hem om de Muis een beurt lang door muizengaten te laten gaan [M10a].
    [cat] Onthul hem om Kat en Kaas van plek te laten wisselen [M10b].
    [cheese] Onthul hem om één Doolhofkaart naar keuze te draaien [M10c].
   *[cucumber] Onthul hem om vóór je beurt een kaart van de band op een Doolhofkaart naar keuze te laten vallen [M10d].
}
note-revealed = { seat-name } heeft de { agenda-name }agenda onthuld.
note-now = Als de partij nu eindigt, wint de { agenda-name }agenda.
note-left = Nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
} in de trekstapel{ $cat ->
    [0] ; de Kat moet nog komen.
   *[other] .
}
note-held = { seat-name } had de { agenda-name }agenda.

## Wie er speelt

level-1 = Slaapmuis
level-2 = Veldmuis
level-3 = Straatkat
level-4 = Intrigant
level-5 = Meesterbrein

## Wat er aan een echte tafel gevraagd wordt

chance-dealt-secretly = Welke agenda heeft { seat-within }? Typ een van deze: { $choices }.
chance-begins = Wie heeft het laatst kaas gegeten? Die speler begint. Typ het nummer van de plaats: { $choices }.
