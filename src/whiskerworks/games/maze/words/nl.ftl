# Doolhof in het Nederlands.

title = Doolhof
summary = Iedereen heeft een geheime agenda en bouwt aan hetzelfde uurwerkdoolhof. Kaarten draaien andere kaarten, sturen Muis en Kat rond en beslissen ten slotte wie bij wie kan komen.

holder-none = niemand
holder-seat = { seat-within }
secret-1 = de muisagenda
secret-2 = de katagenda
secret-3 = de kaasagenda
secret-4 = de komkommeragenda
## Regels, in onze eigen woorden. docs/games/maze.md is ervan gemaakt.

rule-M7 = Voor het begin worden de Kaas, de Muis en twee startkaarten van twee vormen neergelegd, zonder pad tussen Muis en Kaas. Het toeval kiest voor elke startplek een kaart van de juiste vorm, gedraaid over de kleinste hoek die past; dan vier kaarten voor de band; dan voor elke plaats een agenda, die alleen die plaats ziet. Alles is even waarschijnlijk. Agenda’s die overblijven, blijven onbekend. (Van ons: de opstelling, die je met de optie setup verandert.)
rule-M8 = De trekstapel bestaat uit 19 Doolhofkaarten met ergens halverwege de Kat, en daaronder 3 Doolhofkaarten en de Komkommer, geschud. (Van ons: de Kat komt na 5 tot 14 van de 19, elk aantal even waarschijnlijk.) Elke kaart die nog niet geweest is, is even waarschijnlijk. De optie cat verandert deze aantallen.
rule-M9 = Het toeval wijst aan wie begint; daarna gaat de beurt rond op volgorde van de plaatsen.
rule-M10 = Eén keer per partij mag je aan het begin van je beurt je agenda onthullen en meteen de kracht ervan gebruiken.
rule-M10b = Kat: de Kat en de Kaas wisselen van plek. (Van ons: onthullen kan alleen als de Kat op tafel ligt.)
rule-M19 = De plaats met de winnende agenda wint. Heeft niemand die, dan verliest iedereen.
rule-M20 = Openbaar zijn de tafel, de band, hoeveel kaarten er nog zijn en de agenda’s die onthuld zijn. Je eigen agenda is geheim tot je hem onthult. Niemand kent de volgorde van de trekstapel of de agenda’s die niet gedeeld zijn. (Is de partij voorbij, dan worden alle gedeelde agenda’s getoond.)

## Opties

option-setup = Wat er bij het begin op tafel ligt: een opstelling van ons, of een eigen regel zoals cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Na hoeveel kaarten de Kat komt: twee getallen, zoals 5-14.

## Waarom een zet geweigerd wordt

refusal-deal-due = Nu wordt er een agenda gedeeld.
refusal-begin-due = Eerst moet gezegd worden wie begint.
refusal-spin-due = Je hebt de kaas onthuld: nu moet er een kaart gedraaid worden, zoals met spin e4 90.
refusal-drop-due = Je hebt de komkommer onthuld: nu moet er een kaart vallen, zoals met drop m07 e4 90.
refusal-reveal-first = Dat doet { $ability ->
    [spin] de kaas
   *[drop] de komkommer
} als je die onthult; onthul eerst.
refusal-deal-order = De volgende agenda gaat naar { seat-within }.
refusal-deal-gone = De { agenda-name }agenda is al gedeeld.
refusal-no-such-seat = Er is geen plaats { $seat }.
refusal-cat-early = De Kat komt na minstens { $after } kaarten; getrokken tot nu toe: { $drawn }.
refusal-cat-due = Na { $drawn } kaarten is het de Kat die komt.
refusal-cucumber-early = De Komkommer komt na minstens { $after } kaarten; getrokken tot nu toe: { $drawn }.
refusal-already-revealed = Je agenda is al onthuld; dat kan één keer per partij.
refusal-no-cat-yet = De kat kan alleen onthuld worden als de Kat op tafel ligt.
## Wat er gebeurt

event-dealt = Jij hebt de { agenda-name }agenda.
event-dealt-secretly = { seat-name } krijgt een agenda.
event-begins = { seat-name } begint.
event-revealed = { seat-name } onthult de { agenda-name }agenda.
event-spun = { seat-name } draait { $card } op { $cell } { $angle } graden.
event-dropped = { seat-name } laat { $card } vallen op { $below } op { $cell }, { $angle } graden gedraaid.
event-placed = { seat-name } legt { $card } op { $cell }, { $angle } graden gedraaid.
event-covered = { seat-name } legt { $card } boven op { $below } op { $cell }, { $angle } graden gedraaid.
event-skipped = { seat-name } kan niets leggen.
event-traced = { $mouse } { $cat } Dus wint de { agenda-name }agenda.

## Hoe het afloopt

ending-mouse-took-cheese = De Muis pakte de Kaas: de muisagenda wint, in handen van { $holder }.
ending-cat-caught-mouse = De Kat ving de Muis: de katagenda wint, in handen van { $holder }.
ending-endgame-mouse = Aan het eind kan de Muis bij de Kaas komen en de Kat niet bij de Muis: de muisagenda wint, in handen van { $holder }.
ending-endgame-cat = Aan het eind kan de Kat bij de Muis komen en de Muis niet bij de Kaas: de katagenda wint, in handen van { $holder }.
ending-endgame-cheese = Aan het eind kan niemand bij een ander komen: de kaasagenda wint, in handen van { $holder }.
ending-endgame-cucumber = Aan het eind is niemand veilig voor een ander: de komkommeragenda wint, in handen van { $holder }.

## Wat er te zien is

move-hint = Typ m07 e4 90 om de kaart m07 op e4 te leggen, 90 graden gedraaid; mouse f6 of cat c2 om iemand te laten lopen; reveal om je agenda te onthullen.
board-legend = Op het bord: = en | muren, o een muizengat in een muur, R en L een tandwiel aan die kant dat de buurkaart naar rechts (met de klok mee) of naar links (tegen de klok in) draait; M07 ligt boven op andere kaarten; vakken met een naam zijn leeg en kunnen een kaart krijgen. Daaronder de band, met de kaarten zoals ze bij 0 graden liggen.

piece-reveal = Onthul je agenda
piece-agenda = { $agenda ->
    [none] { seat-name } heeft nog geen agenda
    [secret] { seat-name } heeft een geheime agenda
   *[other] { seat-name } { $own ->
        [1] (jij) { "" }
       *[other] { "" }
    }heeft de { agenda-name }agenda{ $up ->
        [1] , voor iedereen zichtbaar
       *[other] , in het geheim
    }
}

offer-reveal = Onthul je agenda, { $agenda ->
    [mouse] de muis: in deze beurt mag de Muis door muizengaten
    [cat] de kat: Kat en Kaas wisselen van plek
    [cheese] de kaas: draai een kaart zoals je wilt
   *[cucumber] de komkommer: laat een kaart op een andere vallen en speel dan je beurt
}

note-setup = { $step ->
    [start] Het toeval legt de startkaarten.
    [belt] Het toeval vult de band.
    [deal] Het toeval deelt de agenda’s.
   *[begin] Het toeval wijst aan wie begint.
}
note-turn = { seat-name } is aan de beurt: { $step ->
    [turn] er moet een kaart gelegd worden.
    [spin] er moet een kaart gedraaid worden.
    [drop] er moet een kaart op een andere vallen.
    [move] iemand moet lopen.
    [arrive] de Kat moet een vak krijgen.
   *[draw] er wordt een kaart getrokken.
}
note-own = Jouw agenda: { agenda-name }. { goal } { $up ->
    [1] Hij is onthuld.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Je wint als de Muis de Kaas pakt, of aan het eind een pad erheen heeft terwijl de Kat er geen naar de Muis heeft [M15, M18].
    [cat] Je wint als Kat en Muis elkaar ontmoeten, of als aan het eind de Kat een pad naar de Muis heeft terwijl de Muis er geen naar de Kaas heeft [M15, M18].
    [cheese] Je wint als er aan het eind geen pad is van de Muis naar de Kaas en ook niet van de Kat naar de Muis [M18].
   *[cucumber] Je wint als er aan het eind paden zijn van de Muis naar de Kaas en van de Kat naar de Muis [M18].
}
ability = { $agenda ->
    [mouse] Onthuld laat hij de Muis een beurt lang door muizengaten [M10a].
    [cat] Onthuld laat hij Kat en Kaas van plek wisselen [M10b].
    [cheese] Onthuld draait hij één Doolhofkaart naar keuze [M10c].
   *[cucumber] Onthuld laat hij vóór je beurt een kaart van de band op een Doolhofkaart naar keuze vallen [M10d].
}
note-revealed = { seat-name } heeft de { agenda-name }agenda onthuld.
note-now = Zou de partij nu eindigen, dan wint de { agenda-name }agenda.
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
chance-begins = Wie het laatst kaas at, begint. Typ het nummer van die plaats: { $choices }.
