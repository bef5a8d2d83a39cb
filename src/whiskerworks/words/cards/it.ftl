# Che cosa hanno in comune i giochi con le carte Labirinto, in italiano. Le parole proprie di un gioco hanno la precedenza su queste.

piece-card = { $card }. { $shows }
card-sides = Nord: { $north }; est: { $east }; sud: { $south }; ovest: { $west }.
card-side = { wall-name }{ cog-name }
card-side-motif = { wall-name }, { motif-name }{ cog-name }
side-name = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
wall-name = { $wall ->
    [open] aperto
    [hole] muro con un buco di topo
   *[wall] muro
}
cog-name = { $cog ->
    [clockwise] , ruota dentata oraria
    [counter] , ruota dentata antioraria
   *[none] { "" }
}
motif-name = { $motif ->
    [crumbs] briciole
    [paws] impronte
    [rind] crosta di formaggio
    [vine] rampicante
    [yarn] filo di lana
    [plant] piante
    [gears] ingranaggi
    [books] libri
    [clock] orologio
    [pipes] tubi
    [lamp] lampada
    [portrait] ritratto
    [window] finestra
    [rug] tappeto
    [tiles] piastrelle
    [puddle] pozzanghera
    [grate] grata
   *[other] { $motif }
}

who-mouse = Topo
who-cat = Gatto
who-cheese = Formaggio
agenda-name = { $agenda ->
    [mouse] topo
    [cat] gatto
    [cheese] formaggio
   *[cucumber] cetriolo
}
way-name = { $way ->
    [clockwise] in senso orario
   *[counterclockwise] in senso antiorario
}
now-name = { $now ->
    [mouse] topo
    [cat] gatto
    [cheese] formaggio
   *[cucumber] cetriolo
}
wall-there = il muro { side-name } di { $card } in { $cell }
turns = { $card } in { $cell } { way-name }
path-open = Il { $who } ha un percorso fino al { $whom }: { $cells }.
path-walled = Il { $who } non ha un percorso fino al { $whom }: c’è di mezzo { $wall }.
path-none = Il { $who } non ha un percorso fino al { $whom }: le carte non li collegano.
path-no-cat = Il Gatto non è ancora sul tavolo.

## Le regole, con parole nostre. Da qui nascono le pagine in docs/games.

rule-M1 = Nel gioco ci sono 28 carte Labirinto; il Topo, il Formaggio e il Gatto, che stanno sul tavolo come carte a sé; il Cetriolo; e quattro obiettivi: topo, gatto, formaggio e cetriolo.
rule-M2 = Ogni lato di una carta Labirinto è aperto o ha un muro. Un muro può avere un buco di topo. Ogni lato può portare una ruota dentata, oraria (scura) o antioraria (chiara). Una carta, lo Studio del Topo, ha quattro buchi di topo, e quindi quattro muri. (Nostro: come sono ritagliate le carte.)
rule-M3 = Non conosciamo le facce delle carte stampate, perciò il mazzo è nostro. Il suo file, deck.toml, ha una voce per ogni carta, da m01 a m28: muri, buchi, ruote dentate e i motivi del puzzle. Una carta ha al massimo tre ruote dentate, almeno tre carte non ne hanno, e i due versi sono frequenti più o meno allo stesso modo. Con l’opzione deck carichi un mazzo tuo, che prima viene controllato.
rule-M4 = Una casella prende il nome dalla colonna, da a a i da sinistra, e dalla riga, da 1 a 9 dall’alto. Il nord è in alto. Il Formaggio comincia in e5. L’angolo di una carta dice di quanto è ruotata in senso orario: 0, 90, 180 o 270 gradi.
rule-M5 = Il più piccolo rettangolo intorno a tutto ciò che è sul tavolo, personaggi compresi, non è mai più largo o più alto di 5 caselle. Uno spazio vuoto è una casella senza carte che rispetta questo limite. (Nostro: il rettangolo non è fissato dall’inizio, e i personaggi contano.)
rule-M6 = Un personaggio occupa una casella tutta sua: non sta mai su una carta Labirinto, e non puoi piazzare una carta su di lui. Per chi la attraversa, la sua casella è aperta su tutti e quattro i lati. (Nostro: vale anche per gli spostamenti.)
rule-M10a = Topo: fino alla fine di questo turno, il Topo può attraversare un confine con un muro se da una delle due parti c’è un buco di topo. (Nostro: vale per gli spostamenti, non per i percorsi del finale.)
rule-M10c = Formaggio: ruota una carta Labirinto qualsiasi, insieme a ciò che ha sotto, di 90, 180 o 270 gradi.
rule-M10d = Cetriolo: cala una carta del nastro su una carta Labirinto qualsiasi, ruotata come vuoi; i muri possono essere diversi. Come ogni carta piazzata, fa ruotare le vicine, fa muovere i personaggi e viene sostituita sul nastro. Poi gioca il tuo turno.
rule-M11 = Piazza una carta del nastro: in uno spazio vuoto accanto a una carta qualsiasi sul tavolo, ruotata come vuoi; oppure sopra una carta Labirinto, se così come stanno le due carte hanno i muri sugli stessi lati. (Nostro: se più angoli danno gli stessi muri, buchi e ruote dentate, usa il più piccolo. Se non puoi piazzare nessuna carta, salta; il turno continua con la pesca.)
rule-M12 = Ogni ruota dentata della carta piazzata fa ruotare nel proprio verso, di 90 gradi, la carta Labirinto accanto a quel lato, insieme a ciò che ha sotto. I personaggi non ruotano, e le ruote dentate delle carte fatte ruotare non fanno nulla.
rule-M13 = Se il Topo o il Gatto è accanto alla carta piazzata, deve muoversi attraverso quella carta, se può arrivare da qualche parte. Se ci sono tutti e due, scegli chi va per primo; dove può andare il secondo si guarda solo dopo.
rule-M14 = Uno spostamento va dalla casella del personaggio alla carta piazzata, che da quel lato deve essere aperta. Prosegue di carta in carta dove i due lati a contatto sono aperti, e passa sopra i personaggi. Finisce in uno spazio vuoto accanto a una carta o a un personaggio che ha attraversato, uscendo da un lato aperto, e non va oltre. (Nostro: uno spostamento non finisce mai dove è cominciato, e le dimensioni del tavolo si calcolano come se il personaggio avesse già lasciato la sua casella.)
rule-M15 = Se un personaggio arriva da quello che non deve incontrare, si ferma lì e la partita finisce: se il Topo arriva sul Formaggio, vince l’obiettivo topo; se il Topo arriva sul Gatto o il Gatto sul Topo, vince l’obiettivo gatto. Se il personaggio non può raggiungere altro, devi farlo. Il Gatto passa liberamente sul Formaggio.
rule-M16 = Alla fine del turno pesca una carta per il nastro. Se peschi il Gatto, mettilo nello spazio vuoto più vicino al Formaggio, contando i passi in su, in giù, a sinistra e a destra; se più spazi sono alla stessa distanza, scegli tu. Poi pesca un’altra carta. Se peschi il Cetriolo, comincia subito il finale.
rule-M17 = C’è un percorso tra due personaggi se l’uno può arrivare all’altro su carte Labirinto i cui lati a contatto sono tutti aperti. Gli altri personaggi non lo sbarrano. (Nostro: tra personaggi in caselle vicine c’è un percorso.)
rule-M18 = Il finale pone due domande: il Topo ha un percorso fino al Formaggio? E il Gatto ha un percorso fino al Topo? Se è sì solo alla prima, vince l’obiettivo topo; solo alla seconda, il gatto; a nessuna delle due, il formaggio; a tutte e due, il cetriolo.
## Opzioni

option-deck = Le carte Labirinto: il nostro mazzo, indicato dalla sua impronta, o un mazzo tuo (da riga di comando: --deck FILE).
## Perché una mossa è rifiutata

refusal-start-due = Prima disponi una carta iniziale.
refusal-belt-due = Prima metti una carta sul nastro.
refusal-place-due = Ora piazza una carta, per esempio m07 e4 90.
refusal-walk-due = Prima deve muoversi il Topo o il Gatto: è accanto alla carta piazzata.
refusal-draw-due = Prima pesca una carta.
refusal-arrive-due = È uscito il Gatto: scegli dove arriva, per esempio arrive d4.
refusal-start-elsewhere = Metti la prossima carta iniziale in { $cell }.
refusal-start-walls = { $card } non ha i muri che servono in { $cell }.
refusal-start-angle = Lì metti { $card } a { $angle }°.
refusal-card-gone = { $card } è già uscita.
refusal-cat-out = Il Gatto è già uscito.
refusal-can-place = Puoi ancora piazzare una carta, quindi non puoi saltare.
refusal-not-on-belt = { $card } non è sul nastro.
refusal-same-lie = { $card } è identica a { $smaller }° e a { $angle }°. Usa { $smaller }.
refusal-walls-differ = Non puoi coprire { $below } in { $cell } con { $card }: i muri sono diversi su questi lati: { $sides }.
refusal-not-beside = Accanto a { $cell } non c’è nessuna carta.
refusal-on-character = Non puoi piazzare una carta in { $cell }: la casella è occupata ({ $who }).
refusal-too-large = Occupando { $cell } il tavolo supererebbe 5 × 5.
refusal-no-card = In { $cell } non c’è una carta Labirinto da ruotare.
refusal-no-card-below = In { $cell } non c’è una carta Labirinto su cui calarne una.
refusal-not-waiting = Ora il { $who } non si muove.
refusal-own-cell = Il { $who } è già in { $cell }. Deve andare altrove.
refusal-on-card = Il { $who } non può fermarsi in { $cell }, sopra una carta Labirinto. Gli serve uno spazio vuoto.
refusal-on-cheese = Il { $who } può passare sul Formaggio in { $cell }, ma non fermarsi lì.
refusal-shut-in = Il { $who } non può arrivare in { $cell }: { $wall } gli impedisce di entrare nella carta piazzata.
refusal-walled-off = Il { $who } non può arrivare in { $cell }: c’è di mezzo { $wall }.
refusal-no-way = Il { $who } non può arrivare in { $cell }: nessuna carta porta fin lì.
refusal-not-empty = La casella { $cell } non è vuota.
refusal-not-nearest = { $cell } è a { $far } passi dal Formaggio, ma c’è uno spazio vuoto più vicino (distanza { $near }).

## Perché un testo non è una mossa

bad-card = La carta { $name } non esiste. Le carte vanno da { $first } a { $last }.
bad-cell = La casella { $name } non esiste. Le caselle vanno da { $first } a { $last }.
bad-angle = Usa uno di questi angoli: { $known }.
bad-agenda = Usa uno di questi obiettivi: { $known }.
bad-no-lie = Aggiungi il luogo e l’angolo, per esempio { $like }.
bad-no-cell = Aggiungi il luogo, per esempio { $like }.
bad-no-angle = Aggiungi l’angolo, per esempio { $like }.
bad-no-walker = Comincia con chi si muove, per esempio { $walk }, o con una carta, per esempio { $place }.

## Che cosa succede

event-started = La carta iniziale { $card } va in { $cell }, ruotata di { $angle }°.
event-belted = { $card } va sul nastro.
event-holes-open = In questo turno il Topo può usare i buchi di topo.
event-swapped = Gatto e Formaggio si scambiano di posto: ora il Gatto è in { $cat }, il Formaggio in { $cheese }.
event-spun = { $card } in { $cell } ruota di { $angle }°.
event-dropped = { $card } viene calata su { $below } in { $cell }, ruotata di { $angle }°.
event-placed = { $card } va in { $cell }, ruotata di { $angle }°.
event-covered = { $card } va sopra { $below } in { $cell }, ruotata di { $angle }°.
event-turned = La ruota dentata { side-name } di { $by } fa ruotare { $card } in { $cell } { way-name }.
event-stays = Il { $who } è lì accanto, ma non può andare da nessuna parte.
event-walked = Il { $who } va: { $cells }.
event-took-cheese = Il Topo prende il Formaggio!
event-caught = Gatto e Topo si incontrano!
event-drew = { $card } arriva sul nastro.
event-drew-cat = Ecco il Gatto!
event-arrived = Il Gatto arriva in { $cell }.
event-drew-cucumber = Il Cetriolo! Comincia il finale.
## Che cosa si vede

piece-cell = { $use ->
    [beside] { $cell }, vuota; qui puoi piazzare una carta
    [outside] { $cell }, fuori limite; il tavolo non può superare 5 × 5
   *[far] { $cell }, vuota; accanto non c’è nessuna carta
}
piece-laid = { $card } in { $cell }{ $deep ->
    [0] { "" }
   *[other] , sopra un’altra carta
}. { $sides }
piece-mouse = Il Topo in { $cell }
piece-cheese = Il Formaggio in { $cell }
piece-cat = Il Gatto in { $cell }
piece-belt = { $card } sul nastro. { $sides }
piece-angle = Ruotata di { $angle }°
piece-skip = Salta
piece-deck = Il mazzo: { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}
offer-place = Piazza { $card } in { $cell }, ruotata di { $angle }°
offer-drop = Cala { $card } in { $cell }, ruotata di { $angle }°
offer-spin = Ruota la carta in { $cell } di { $angle }°
offer-walk = Muovi il { $who } in { $cell }
effect-place = { $covers ->
    [1] Metti { $card } sopra la carta in { $cell }, ruotata di { $angle }°
   *[other] Piazza { $card } in { $cell }, ruotata di { $angle }°
}{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}. { $sent ->
    [0] Se la partita finisse così, vincerebbe l’obiettivo { now-name }
   *[other] Poi deve muoversi: { $who }
}
effect-drop = Cala { $card } sulla carta in { $cell }, ruotata di { $angle }°{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}. { $sent ->
    [0] Se la partita finisse così, vincerebbe l’obiettivo { now-name }
   *[other] Poi deve muoversi: { $who }
}
effect-spin = Ruota { $card } in { $cell } di { $angle }°. Se la partita finisse così, vincerebbe l’obiettivo { now-name }
effect-walk = Il { $who } va: { $cells }{ $meets ->
    [cheese] , e prende il Formaggio
    [cat] , e incontra il Gatto
    [mouse] , e incontra il Topo
   *[nobody] { "" }
}
offer-arrive = Fai arrivare il Gatto in { $cell }
offer-skip = Salta: non puoi piazzare nessuna carta
note-waiting = Deve muoversi: { $who }.
note-holes = In questo turno il Topo può usare i buchi di topo.

## Che cosa si chiede a un tavolo vero

chance-started = { start-card }. Scrivete il suo nome, per esempio m05; con moves vedete le carte adatte.
chance-belted = Pescate una carta Labirinto per il nastro e scrivete il suo nome, per esempio m11, oppure più d’una sulla stessa riga. Ancora da pescare: { $due }.
chance-drew = Pescate una carta per il nastro e scrivete il suo nome, per esempio m12; oppure cat (Gatto) o cucumber (Cetriolo).
chance-drew-cat = Pescate una carta. Deve essere il Gatto: scrivete cat.
chance-drew-cucumber = Pescate l’ultima carta. Deve essere il Cetriolo: scrivete cucumber.
start-card = { $shape ->
    [any] Pescate una carta Labirinto qualsiasi e mettetela in { $cell }
    [open] Prendete una carta Labirinto senza muri e mettetela in { $cell }
   *[walls] Prendete una carta Labirinto e mettetela in { $cell } in modo che abbia muri su questi lati e su nessun altro: { $walls }
}
chance-agenda = { $agenda ->
    [mouse] mouse (Topo)
    [cat] cat (Gatto)
    [cheese] cheese (Formaggio)
   *[cucumber] cucumber (Cetriolo)
}
