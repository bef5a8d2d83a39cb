# Wie is de dader? in het Nederlands.

title = Wie is de dader?
summary = In je eentje in het uurwerkdoolhof leg je kaarten naast de Muis, en later naast de Kat. Een voor een worden verdachten vrijgepleit tot alleen de dader over is; als de Komkommer komt, moet het doolhof bij de dader passen.

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
    [mouse] de Muis mag deze beurt door muizengaten
    [cat] Kat en Kaas wisselen van plek
    [cheese] draai een Doolhofkaart naar keuze
   *[cucumber] laat een kaart van de band op een Doolhofkaart naar keuze vallen en speel dan je beurt
}

level-1 = Omstander
level-2 = Buur
level-3 = Agent
level-4 = Rechercheur
level-5 = Inspecteur

## Regels, in onze eigen woorden. docs/games/whodunit.md is ervan gemaakt.

rule-W1 = Je speelt alleen, zonder agenda. Een beurt is Leggen, Draaien, Lopen, Einde. De Muis is de actieve figuur tot de Kat op tafel ligt; vanaf dan is het de Kat. De startkaarten en de band worden willekeurig getrokken; er worden geen agenda’s uitgedeeld.
rule-W2 = Leg voor het begin de Kaas, de Muis en drie startkaarten neer. Met de optie setup kies je Cat’s Crossing (moeilijk), Mouse’s Mirror (gemiddeld), Cheese’s Cottage (moeilijk) of Cucumber’s Cradle (gemiddeld). (Van ons: de vier opstellingen. Ze zijn zo gemaakt dat bots elke gemiddelde duidelijk vaker winnen dan elke moeilijke.)
rule-W3 = De trekstapel, van boven af: 6 Doolhofkaarten en een agenda; 5 Doolhofkaarten met de Kat ertussen en een agenda; 5 Doolhofkaarten en een agenda; 2 Doolhofkaarten, dan 3 met de Komkommer ertussen, en de laatste agenda. Welke agenda het is, zie je als je hem trekt.
rule-W4 = Leg een kaart naast de actieve figuur: op een lege plek, hoe je hem ook draait, of boven op een Doolhofkaart met dezelfde muren. Een Doolhofkaart mag je maar één keer bedekken, dus geen stapel is hoger dan twee.
rule-W5 = De actieve figuur moet in een ander vak eindigen, anders verlies je. De andere figuur loopt ook, als die naast de gelegde kaart ligt en ergens heen kan.
rule-W6 = Je verliest als je geen kaart kunt leggen, als de Muis bij de Kaas komt, of als Kat en Muis elkaar ontmoeten.
rule-W7 = Trek je een agenda, leg hem dan opzij en trek nog een kaart. Aan het begin van je volgende beurt moet je de kracht ervan gebruiken, als het kan: muis, kaas en komkommer zoals M10a, M10c en M10d zeggen; kat: Kat en Kaas wisselen van plek, als de Kat op tafel ligt. Een figuur die door een gevallen kaart verder gestuurd wordt, hoeft nergens heen te kunnen. (Van ons: je mag een kaart op een stapel van elke hoogte laten vallen. Trek je een agenda om een gevallen kaart aan te vullen, dan wacht die tot de beurt daarna.)
rule-W8 = Trek je de Komkommer, draai dan de onderste agenda om. Je wint als het doolhof bij die agenda past (M18); anders verlies je.
rule-W9 = Met de optie easier doet het Atelier van de Muis niet mee. Elke beurt mag elk van beide figuren de actieve zijn: leg een kaart naast een van de twee, en minstens één figuur die ernaast ligt, moet weg kunnen. Agenda’s die je trekt, houd je; elke kracht mag je één keer gebruiken, aan het begin van een latere beurt naar keuze, of nooit. (Van ons: het eerste deel van de trekstapel heeft dan 5 Doolhofkaarten.)
rule-M7 = Elke startkaart wordt willekeurig getrokken uit de kaarten met de juiste muren en ligt op de kleinste hoek die past; daarna komen er vier kaarten op de band. Elke trekking is even waarschijnlijk. Bij het begin heeft de Muis geen pad naar de Kaas. (Van ons: de opstellingen.)
rule-M8 = Niemand kent de volgorde van de trekstapel. (Van ons: er wordt kaart voor kaart getrokken, en elke Doolhofkaart die er nog in zit, is even waarschijnlijk.)
rule-M10b = Kat: de Kat en de Kaas wisselen van plek.
rule-M11 = Leg een kaart hoe je hem ook draait, of boven op een Doolhofkaart waarvan de muren, zoals de twee liggen, aan dezelfde kanten zitten; tandwielen en gaten mogen verschillen. (Van ons: liggen muren, gaten en tandwielen bij meer hoeken hetzelfde, gebruik dan de kleinste.)
rule-M15 = Een figuur die bij een ander komt die hij niet mag ontmoeten, stopt daar, en de partij is voorbij: de Muis op de Kaas, de Muis op de Kat, de Kat op de Muis. Als de figuur nergens anders heen kan, moet het. Over de Kaas mag de Kat vrij heen.
rule-M18 = Twee vragen tellen: heeft de Muis een pad naar de Kaas, en heeft de Kat een pad naar de Muis? Klopt alleen het eerste, dan past het doolhof bij de muis; alleen het tweede: bij de kat; geen van beide: bij de kaas; allebei: bij de komkommer.

## Opties

option-setup = Wat er bij het begin op tafel ligt: een opstelling van ons, of een eigen regel, zoals cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Een makkelijker spel: zonder het Atelier van de Muis, elk van beide figuren mag actief zijn, en krachten gebruik je wanneer je wilt.

## Waarom een zet geweigerd wordt

refusal-spin-due = Je gebruikt de kaasagenda: draai nu een kaart, zoals in spin e4 90.
refusal-drop-due = Je gebruikt de komkommeragenda: laat nu een kaart vallen, zoals in drop m07 e4 90.
refusal-no-such-thing = Overslaan kan niet: als je geen kaart kunt leggen, verlies je.
refusal-cat-early = De Kat komt na minstens { $after } Doolhofkaarten; tot nu toe getrokken: { $drawn }.
refusal-cat-due = Na { $drawn } Doolhofkaarten moet nu de Kat komen.
refusal-cucumber-early = De Komkommer komt na minstens { $after } Doolhofkaarten; tot nu toe getrokken: { $drawn }.
refusal-agenda-due = Trek nu een agenda.
refusal-agenda-early = De volgende kaart is geen agenda.
refusal-agenda-came = De { agenda-name }agenda is al geweest.
refusal-not-easier = Krachten werken vanzelf. Alleen met de optie easier bewaar je ze voor later.
refusal-not-kept = Je hebt de { agenda-name }agenda niet om te gebruiken.
refusal-no-cat-yet = De Kat ligt niet op tafel en kan dus niet met de Kaas van plek wisselen.
refusal-not-active = Leg je kaart naast de { $who }; { $cell } ligt daar niet naast.
refusal-too-high = De Doolhofkaart op { $cell } is al bedekt, en een stapel mag niet hoger zijn dan twee.

## Wat er gebeurt

event-used = De { agenda-name }agenda werkt.
event-used-kept = Je gebruikt de { agenda-name }agenda.
event-unused = De { agenda-name }agenda doet niets: de Kat ligt niet op tafel.
event-is-stuck = { $count ->
    [one] De { $who } moet weg, maar kan niet.
   *[other] { $who }: minstens een van beide moet weg, maar geen van beide kan.
}
event-drew-agenda = Een agenda! Vrijgepleit: de { agenda-name }. { $count ->
    [one] De dader moet de { $left } zijn.
   *[other] Nog verdacht: { $left }.
}
event-cannot-place = Je kunt geen kaart leggen.
event-culprit = De dader is de { agenda-name }. { $mouse } { $cat } { $right ->
    [1] Het doolhof past daarbij.
   *[other] Maar het doolhof past bij de { now-name }.
}

## Hoe het afloopt

ending-stuck = Je verliest: de actieve figuur zit vast.
ending-no-place = Je verliest: je kunt geen kaart leggen.
ending-mouse-took-cheese = Je verliest: de Muis heeft de Kaas gepakt.
ending-cat-caught-mouse = Je verliest: Kat en Muis hebben elkaar ontmoet.
ending-solved-mouse = Je wint: de muis heeft het gedaan! De Muis kan bij de Kaas komen, en de Kat niet bij de Muis.
ending-solved-cat = Je wint: de kat heeft het gedaan! De Kat kan bij de Muis komen, en de Muis niet bij de Kaas.
ending-solved-cheese = Je wint: de kaas heeft het gedaan! De Muis kan niet bij de Kaas komen, en de Kat niet bij de Muis.
ending-solved-cucumber = Je wint: de komkommer heeft het gedaan! De Muis kan bij de Kaas komen, en de Kat bij de Muis.
ending-unsolved-mouse = Je verliest: de muis heeft het gedaan, maar het doolhof past bij de { now-name }.
ending-unsolved-cat = Je verliest: de kat heeft het gedaan, maar het doolhof past bij de { now-name }.
ending-unsolved-cheese = Je verliest: de kaas heeft het gedaan, maar het doolhof past bij de { now-name }.
ending-unsolved-cucumber = Je verliest: de komkommer heeft het gedaan, maar het doolhof past bij de { now-name }.

## Wat er te zien is

move-hint = Typ m07 e4 90 om kaart m07 op e4 te leggen, 90° gedraaid; mouse f6 of cat c2 om met een figuur te lopen; in het makkelijkere spel ook use cat om een bewaarde agenda te gebruiken.
board-legend = Op het bord: = en | zijn muren, o is een muizengat in een muur, R en L zijn tandwielen die de kaart aan die kant naar rechts (met de klok mee) of links (tegen de klok in) draaien; M07 in hoofdletters ligt boven op een andere kaart; > < staan om de actieve figuur; een vak met een naam is leeg, en je kunt er een kaart leggen. Daaronder ligt de band, met de kaarten op 0°.

piece-cell = { $use ->
    [beside] { $cell }, leeg; hier kun je een kaart leggen
    [goal] { $cell }, leeg; hier kan een figuur heen
    [outside] { $cell }, buiten bereik; het doolhof mag niet groter zijn dan 5 x 5
   *[far] { $cell }, leeg; niet naast de actieve figuur
}
piece-active = De { $who } op { $cell }, actief; leg kaarten hiernaast
piece-use = Gebruik de { agenda-name }agenda: { ability }
piece-suspect = Verdachte: { agenda-name }. { wants } { $right ->
    [1] Het doolhof past nu
   *[other] Het doolhof past nu niet
}: { $why }.
piece-cleared = Vrijgepleit: { agenda-name }, uit de trekstapel gekomen{ $kept ->
    [1] ; de kracht kun je nog gebruiken
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Het doolhof past dan bij geen enkele verdachte
       *[other] { $sure ->
            [1] Het doolhof past dan bij: { $suited }
           *[other] Het doolhof kan dan passen bij: { $suited }
        }
    }
    [stuck] Je verliest dan: de actieve figuur zit vast
    [no-place] Je verliest dan: je kunt geen kaart leggen
    [mouse-took-cheese] Je verliest dan: de Muis pakt de Kaas
    [cat-caught-mouse] Je verliest dan: Kat en Muis ontmoeten elkaar
   *[ways] Je verliest dan, waar ze ook heen gaan
}
offer-use = Gebruik de { agenda-name }agenda: { ability }
effect-place = { $covers ->
    [1] Leg { $card } boven op de kaart op { $cell }, { $angle }° gedraaid
   *[other] Leg { $card } op { $cell }, { $angle }° gedraaid
}{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; daarna lopen: { $who }
}. { then }
effect-drop = Laat { $card } vallen op de kaart op { $cell }, { $angle }° gedraaid{ $count ->
    [0] { "" }
   *[other] ; dat draait { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; daarna lopen: { $who }
}. { then }
effect-spin = Draai { $card } op { $cell } { $angle }°. { then }
effect-walk = De { $who } neemt de weg { $cells }{ $meets ->
    [cheese] { " " }en pakt de Kaas
    [cat] { " " }en ontmoet de Kat
    [mouse] { " " }en ontmoet de Muis
   *[nobody] { "" }
}. { then }
effect-arrive = Leg de Kat op { $cell }. { then }
effect-use = Gebruik de { agenda-name }agenda: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] De startkaarten worden gelegd.
   *[belt] De band wordt gevuld.
}
note-turn = { $step ->
    [turn] Leg een kaart naast de { $who }.
    [spin] Je gebruikt de kaasagenda: draai een kaart.
    [drop] Je gebruikt de komkommeragenda: laat een kaart op een andere vallen.
    [move] Loop met een figuur.
    [arrive] Kies waar de Kat komt te liggen.
   *[draw] Trek een kaart.
}
note-suspect = Verdachte: { agenda-name }. { $right ->
    [1] Het doolhof past
   *[other] Het doolhof past niet
}: { $why }.
note-cleared = Vrijgepleit: { $who }.
note-fresh = Aan het begin van je volgende beurt werkt, als het kan, de kracht van deze agenda: { $who }.
note-fresh-easier = Vanaf je volgende beurt kun je deze agenda gebruiken: { $who }.
note-kept = Agenda’s die je elk één keer kunt gebruiken, aan het begin van een beurt: { $who }.
note-left = Nog { $left ->
    [one] 1 Doolhofkaart
   *[other] { $left } Doolhofkaarten
} in de trekstapel. { $next ->
    [agenda] De volgende kaart is een agenda.
    [cucumber] Elke kaart die je trekt, kan de Komkommer zijn.
    [cat] Elke kaart die je trekt, kan de Kat zijn.
   *[card] { $before ->
        [one] Na nog 1 kan de Komkommer komen.
       *[other] Na nog { $before } kan de Komkommer komen.
    }
}

## Wat er aan een echte tafel gevraagd wordt

chance-drew-agenda = Trek een kaart. Het moet een agenda zijn: draai hem om en typ welke het is: { $choices }.
