# Wie is de dader? in het Nederlands.

title = Wie is de dader?
summary = In je eentje in het uurwerkdoolhof leg je kaarten naast de Muis, en later naast de Kat. Een voor een worden de verdachten vrijgepleit; de laatste is de dader, en het doolhof moet liggen zoals die het wil als de Komkommer komt.

who-either = Muis of de Kat
suspect = { agenda-name }
has-path-mouse = de Muis heeft een pad naar de Kaas
no-path-mouse = de Muis heeft geen pad naar de Kaas
has-path-cat = de Kat heeft een pad naar de Muis
no-path-cat = de Kat heeft geen pad naar de Muis
wants = { $agenda ->
    [mouse] De Muis moet een pad naar de Kaas hebben, en de Kat geen naar de Muis [M18].
    [cat] De Kat moet een pad naar de Muis hebben, en de Muis geen naar de Kaas [M18].
    [cheese] De Muis mag geen pad naar de Kaas hebben, en de Kat geen naar de Muis [M18].
   *[cucumber] De Muis moet een pad naar de Kaas hebben, en de Kat een naar de Muis [M18].
}
ability = { $agenda ->
    [mouse] in deze beurt mag de Muis door muizengaten
    [cat] Kat en Kaas wisselen van plek
    [cheese] draai een Doolhofkaart zoals je wilt
   *[cucumber] laat een kaart van de band op een Doolhofkaart naar keuze vallen en speel dan je beurt
}

level-1 = Omstander
level-2 = Buur
level-3 = Agent
level-4 = Rechercheur
level-5 = Inspecteur

## Regels, in onze eigen woorden. docs/games/whodunit.md is ervan gemaakt.

rule-W1 = Je speelt alleen, zonder agenda. Een beurt is Leggen, Draaien, Lopen, Einde. Zolang de Kat niet op tafel ligt, is de Muis de actieve figuur, daarna de Kat. Het toeval legt de startkaarten en vult de band; er wordt geen agenda gedeeld.
rule-W2 = Voor het begin worden de Kaas, de Muis en drie startkaarten neergelegd. Met de optie setup kies je uit Cat’s Crossing (moeilijk), Mouse’s Mirror (gemiddeld), Cheese’s Cottage (moeilijk) en Cucumber’s Cradle (gemiddeld). (Van ons: de vier opstellingen, zo gemaakt dat bots elke gemiddelde duidelijk vaker winnen dan elke moeilijke.)
rule-W3 = De trekstapel, van boven af: 6 Doolhofkaarten en een agenda; 5 Doolhofkaarten met de Kat ertussen en een agenda; 5 Doolhofkaarten en een agenda; 2 Doolhofkaarten, dan 3 met de Komkommer ertussen, en de laatste agenda. Welke agenda het is, blijkt als hij getrokken wordt.
rule-W4 = Leg een kaart naast de actieve figuur: op een lege plek, hoe je hem ook draait, of boven op een Doolhofkaart met dezelfde muren. Een Doolhofkaart wordt maar één keer bedekt, dus geen stapel is hoger dan twee.
rule-W5 = De actieve figuur moet na het lopen ergens anders liggen dan ervoor, anders verlies je. De andere loopt ook, als die naast de gelegde kaart ligt en ergens heen kan.
rule-W6 = Je verliest als er geen kaart gelegd kan worden, als de Muis bij de Kaas komt, en als Kat en Muis elkaar ontmoeten.
rule-W7 = Een agenda die getrokken wordt, leg je opzij, en er wordt nog een kaart getrokken. Aan het begin van de volgende beurt moet de kracht ervan gebruikt worden, als het kan: muis, kaas en komkommer zoals M10a, M10c en M10d zeggen; kat: Kat en Kaas wisselen van plek, als de Kat er is. De figuur die een gevallen kaart verder stuurt, hoeft nergens heen te kunnen. (Van ons: een kaart mag op een stapel van elke hoogte vallen. Wordt er een agenda getrokken om een gevallen kaart aan te vullen, dan wacht die tot de beurt erna.)
rule-W8 = Als de Komkommer getrokken wordt, wordt de onderste agenda omgedraaid. Je wint als het doolhof ligt zoals die het wil (M18); anders verlies je.
rule-W9 = De makkelijke manier: het Atelier van de Muis doet niet mee; in elke beurt mag elk van beide figuren de actieve zijn, zodat je een kaart naast een van beide legt, en van wie ernaast ligt moet er minstens een weg kunnen; en getrokken agenda’s houd je: elke kracht mag je één keer gebruiken, aan het begin van een latere beurt, of nooit. (Van ons: de eerste stapel heeft dan 5 Doolhofkaarten.)
rule-M7 = Het toeval kiest voor elke startplek een kaart met de juiste muren, gedraaid over de kleinste hoek die past; dan vier kaarten voor de band. Alles is even waarschijnlijk. Bij het begin is er geen pad tussen Muis en Kaas. (Van ons: de opstellingen.)
rule-M8 = Niemand kent de volgorde van de trekstapel. (Van ons: er wordt kaart voor kaart getrokken, en elke Doolhofkaart die nog niet geweest is, is even waarschijnlijk.)
rule-M10b = Kat: de Kat en de Kaas wisselen van plek.
rule-M11 = Je legt een kaart hoe je hem ook draait, of boven op een Doolhofkaart met dezelfde muren, kant voor kant, zoals de twee liggen; tandwielen en gaten mogen verschillen. (Van ons: hoeken waarbij een kaart precies hetzelfde ligt, in muren, gaten en tandwielen, worden één keer aangeboden, als de kleinste.)
rule-M15 = Wie op het vak komt van wie hij niet mag ontmoeten, blijft daar, en de partij is uit: de Muis op de Kaas, de Muis op de Kat, de Kat op de Muis. Is er niets anders te bereiken, dan moet het. Over de Kaas gaat de Kat vrij heen.
rule-M18 = Het gaat erom of de Muis een pad naar de Kaas heeft, en of de Kat een pad naar de Muis heeft. Alleen het eerste is naar de zin van de muis, alleen het tweede van de kat, geen van beide van de kaas, allebei van de komkommer.

## Opties

option-setup = Wat er bij het begin op tafel ligt: een opstelling van ons, of een eigen regel zoals cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Zonder het Atelier van de Muis, met beide figuren als mogelijke actieve, en met krachten die je gebruikt wanneer je wilt.

## Waarom een zet geweigerd wordt

refusal-spin-due = De kaasagenda wordt gebruikt: nu moet er een kaart gedraaid worden, zoals met spin e4 90.
refusal-drop-due = De komkommeragenda wordt gebruikt: nu moet er een kaart vallen, zoals met drop m07 e4 90.
refusal-no-such-thing = Overslaan bestaat hier niet: wie niets kan leggen, heeft verloren.
refusal-cat-early = De Kat komt na minstens { $after } Doolhofkaarten; getrokken tot nu toe: { $drawn }.
refusal-cat-due = Na { $drawn } Doolhofkaarten is het de Kat die komt.
refusal-cucumber-early = De Komkommer komt na minstens { $after } Doolhofkaarten; getrokken tot nu toe: { $drawn }.
refusal-agenda-due = Nu wordt er een agenda getrokken.
refusal-agenda-early = Nu wordt er geen agenda getrokken.
refusal-agenda-came = De { agenda-name }agenda is al geweest.
refusal-not-easier = Krachten werken hier vanzelf; alleen op de makkelijke manier bewaar je ze voor later.
refusal-not-kept = Je hebt de { agenda-name }agenda niet om te gebruiken.
refusal-no-cat-yet = De Kat ligt niet op tafel en kan dus niet met de Kaas van plek wisselen.
refusal-not-active = Een kaart moet naast de { $who } komen, en { $cell } ligt daar niet naast.
refusal-too-high = Op { $cell } is al een Doolhofkaart bedekt, en geen stapel mag hoger zijn dan twee.

## Wat er gebeurt

event-used = De kracht van de { agenda-name }agenda werkt.
event-used-kept = Je gebruikt de { agenda-name }agenda.
event-unused = De kracht van de { agenda-name }agenda gaat verloren: de Kat ligt niet op tafel.
event-is-stuck = { $count ->
    [one] De { $who } moet weg en kan niet.
   *[other] Minstens een van { $who } moet weg, en geen van beide kan het.
}
event-drew-agenda = Er wordt een agenda getrokken: de { agenda-name } is vrijgepleit. { $count ->
    [one] Dus de dader is de { $left }.
   *[other] Over zijn nog: { $left }.
}
event-cannot-place = Er kan geen kaart gelegd worden.
event-culprit = De dader is de { agenda-name }. { $mouse } { $cat } { $right ->
    [1] Die is tevreden.
   *[other] Die is niet tevreden; de { now-name } zou het wel zijn.
}

## Hoe het afloopt

ending-stuck = Je verliest: de actieve figuur zit vast.
ending-no-place = Je verliest: er kan geen kaart gelegd worden.
ending-mouse-took-cheese = Je verliest: de Muis heeft de Kaas gepakt.
ending-cat-caught-mouse = Je verliest: Kat en Muis hebben elkaar ontmoet.
ending-solved-mouse = Je wint: de muis heeft het gedaan en is tevreden. De Muis kan bij de Kaas komen, en de Kat niet bij de Muis.
ending-solved-cat = Je wint: de kat heeft het gedaan en is tevreden. De Kat kan bij de Muis komen, en de Muis niet bij de Kaas.
ending-solved-cheese = Je wint: de kaas heeft het gedaan en is tevreden. Niemand kan bij een ander komen.
ending-solved-cucumber = Je wint: de komkommer heeft het gedaan en is tevreden. Niemand is veilig voor een ander.
ending-unsolved-mouse = Je verliest: de muis heeft het gedaan, maar het doolhof ligt naar de zin van de { now-name }.
ending-unsolved-cat = Je verliest: de kat heeft het gedaan, maar het doolhof ligt naar de zin van de { now-name }.
ending-unsolved-cheese = Je verliest: de kaas heeft het gedaan, maar het doolhof ligt naar de zin van de { now-name }.
ending-unsolved-cucumber = Je verliest: de komkommer heeft het gedaan, maar het doolhof ligt naar de zin van de { now-name }.

## Wat er te zien is

move-hint = Typ m07 e4 90 om de kaart m07 op e4 te leggen, 90 graden gedraaid; mouse f6 of cat c2 om iemand te laten lopen; op de makkelijke manier use cat om een agenda te gebruiken die je hebt.
board-legend = Op het bord: = en | muren, o een muizengat in een muur, R en L een tandwiel aan die kant dat de buurkaart naar rechts (met de klok mee) of naar links (tegen de klok in) draait; M07 ligt boven op andere kaarten; > < wie actief is; vakken met een naam zijn leeg en kunnen een kaart krijgen. Daaronder de band, met de kaarten zoals ze bij 0 graden liggen.

piece-cell = { $use ->
    [beside] { $cell }: een lege plek; hier kan een kaart komen
    [goal] { $cell }: een lege plek; hierheen kan iemand gaan
    [outside] { $cell }: nu niet, het doolhof zou groter worden dan 5 x 5
   *[far] { $cell }: een lege plek, maar niet naast wie actief is
}
piece-active = De { $who } op { $cell }, actief: hiernaast komen de kaarten
piece-use = Gebruik de { agenda-name }agenda: { ability }
piece-suspect = Verdachte: { agenda-name }. { wants } { $right ->
    [1] Zou nu tevreden zijn
   *[other] Zou nu niet tevreden zijn
}: { $why }.
piece-cleared = Vrijgepleit: { agenda-name }, uit de trekstapel gekomen{ $kept ->
    [1] ; de kracht is nog te gebruiken
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Dan tevreden: geen verdachte die nog over is
       *[other] { $sure ->
            [1] Dan tevreden: { $suited }
           *[other] Kan dan tevreden zijn: { $suited }
        }
    }
    [stuck] Je verliest: de actieve figuur zou vastzitten
    [no-place] Je verliest: er zou niets gelegd kunnen worden
    [mouse-took-cheese] Je verliest: de Muis zou de Kaas pakken
    [cat-caught-mouse] Je verliest: Kat en Muis zouden elkaar ontmoeten
   *[ways] Je verliest, wie er ook waarheen loopt
}
offer-use = Gebruik de { agenda-name }agenda: { ability }
effect-place = { $covers ->
    [1] Leg { $card } boven op de kaart op { $cell }, { $angle } graden gedraaid
   *[other] Leg { $card } op { $cell }, { $angle } graden gedraaid
}{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; dat stuurt verder: { $who }
}. { then }
effect-drop = Laat { $card } op de kaart op { $cell } vallen, { $angle } graden gedraaid{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; dat stuurt verder: { $who }
}. { then }
effect-spin = Draai { $card } op { $cell } { $angle } graden. { then }
effect-walk = De { $who } neemt de weg { $cells }{ $meets ->
    [cheese] { " " }en pakt de Kaas
    [cat] { " " }en ontmoet de Kat
    [mouse] { " " }en ontmoet de Muis
   *[nobody] { "" }
}. { then }
effect-arrive = De Kat komt op { $cell }. { then }
effect-use = Gebruik de { agenda-name }agenda: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Het toeval legt de startkaarten.
   *[belt] Het toeval vult de band.
}
note-turn = { $step ->
    [turn] Er moet een kaart gelegd worden naast de { $who }.
    [spin] De kaasagenda wordt gebruikt: er moet een kaart gedraaid worden.
    [drop] De komkommeragenda wordt gebruikt: er moet een kaart op een andere vallen.
    [move] Iemand moet lopen.
    [arrive] De Kat moet een vak krijgen.
   *[draw] Er wordt een kaart getrokken.
}
note-suspect = Verdachte: { agenda-name }. { $right ->
    [1] Nu tevreden
   *[other] Nu niet tevreden
}: { $why }.
note-cleared = Vrijgepleit: { $who }.
note-fresh = Agenda waarvan de kracht, als het kan, aan het begin van de volgende beurt gebruikt wordt: { $who }.
note-fresh-easier = Agenda die je vanaf de volgende beurt kunt gebruiken: { $who }.
note-kept = Bewaard, één keer te gebruiken, aan het begin van een beurt: { $who }.
note-left = Nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
} in de trekstapel. { $next ->
    [agenda] Nu wordt er een agenda getrokken.
    [cucumber] Elke getrokken kaart kan de Komkommer zijn.
    [cat] Elke getrokken kaart kan de Kat zijn.
   *[card] { $before ->
        [one] Na nog 1 kan de Komkommer komen.
       *[other] Na nog { $before } kan de Komkommer komen.
    }
}

## Wat er aan een echte tafel gevraagd wordt

chance-drew-agenda = Trek een kaart: nu komt er een agenda. Draai die om en typ welke: { $choices }.
