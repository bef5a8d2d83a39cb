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
    [clockwise] , ingranaggio orario
    [counter] , ingranaggio antiorario
   *[none] { "" }
}
motif-name = { $motif ->
    [crumbs] briciole
    [paws] impronte
    [rind] crosta di formaggio
    [vine] viticcio
    [yarn] filo di lana
    [plant] piante
    [gears] ruote dentate
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
wall-there = il muro sul lato { side-name } di { $card } in { $cell }
turns = { $card } in { $cell } { way-name }
path-open = Un percorso unisce il { $who } e il { $whom }: { $cells }.
path-walled = Non c’è un percorso dal { $who } al { $whom }: lo sbarra { $wall }.
path-none = Non c’è un percorso dal { $who } al { $whom }: nulla porta fin lì.
path-no-cat = Il Gatto non è ancora sul tavolo.

## Le regole, con parole nostre. Da qui nascono le pagine in docs/games.

rule-M1 = Ci sono 28 carte Labirinto; il Topo, il Formaggio e il Gatto, che stanno sul tavolo come carte a sé; il Cetriolo; e quattro obiettivi: topo, gatto, formaggio e cetriolo.
rule-M2 = Ogni lato di una carta Labirinto è aperto o ha un muro. Un muro può avere un buco di topo. Ogni lato può portare un ingranaggio, orario (scuro) o antiorario (chiaro). Una carta, lo Studio del Topo, ha quattro buchi di topo, e quindi quattro muri. (Nostro: come sono ritagliate le carte.)
rule-M3 = Non conosciamo le facce vere delle carte. Il nostro mazzo è un file, deck.toml, con una voce per ogni carta, da m01 a m28: muri, buchi, ingranaggi e i motivi del puzzle. Una carta ha al massimo tre ingranaggi, almeno tre carte non ne hanno, e i due versi sono più o meno ugualmente frequenti. L’opzione deck porta un altro mazzo, che prima viene controllato.
rule-M4 = Le caselle hanno il nome di una colonna, da a a i da sinistra, e di una riga, da 1 a 9 dall’alto. Il Formaggio parte in e5. Il nord è in alto. Come sta una carta lo dice l’angolo di cui è ruotata in senso orario: 0, 90, 180 o 270.
rule-M5 = Il più piccolo rettangolo intorno a tutto ciò che è sul tavolo, personaggi compresi, non è mai più largo o più alto di 5. Uno spazio vuoto è una casella senza carta in cui si può mettere qualcosa rispettando questo limite. (Nostro: che il rettangolo non è fissato dall’inizio, e che i personaggi contano.)
rule-M6 = Un personaggio occupa una casella tutta sua. Non sta mai su una carta Labirinto, e nessuna carta si mette su di lui. Chi passa sulla sua casella la trova aperta su tutti i lati. (Nostro: che questo vale anche per gli spostamenti.)
rule-M10a = Topo: fino alla fine di questo turno il Topo può attraversare un confine con un muro se da una delle due parti c’è un buco di topo. (Nostro: questo vale per gli spostamenti, non per i percorsi del finale.)
rule-M10c = Formaggio: ruota una carta Labirinto qualsiasi, con ciò che ha sotto, di 90, 180 o 270 gradi.
rule-M10d = Cetriolo: cala una carta del nastro su una carta Labirinto qualsiasi, ruotata come vuoi, quali che siano i muri; fa ruotare e muovere come una carta piazzata, e come quella viene sostituita sul nastro; poi gioca il tuo turno.
rule-M11 = Piazza una carta dal nastro: in uno spazio vuoto accanto a una carta qualsiasi sul tavolo, ruotata come vuoi; oppure sopra una carta Labirinto che ha gli stessi muri, lato per lato, così come stanno le due. (Nostro: gli angoli a cui una carta sta in modo identico, per muri, buchi e ingranaggi, sono offerti una volta sola, con il più piccolo. Se non si può piazzare nulla salti, e il turno prosegue con la pesca.)
rule-M12 = Ogni ingranaggio della carta piazzata fa ruotare la carta Labirinto accanto a quel lato, con ciò che ha sotto, di 90 gradi nel suo verso. I personaggi non ruotano, e gli ingranaggi delle carte fatte ruotare non fanno nulla.
rule-M13 = Se il Topo o il Gatto è accanto alla carta piazzata, deve muoversi attraverso di essa, se può arrivare da qualche parte. Se ci sono tutti e due, scegli chi va per primo; dove può andare il secondo si giudica dopo.
rule-M14 = Uno spostamento porta dalla casella del personaggio nella carta piazzata, che da quella parte dev’essere aperta, e poi di carta in carta dove i due lati che si toccano sono aperti, e sopra i personaggi. Finisce in uno spazio vuoto accanto a ciò che ha attraversato, entrando da un lato aperto; da lì non prosegue. (Nostro: non finisce dov’è cominciato, e la misura del tavolo si giudica come se il personaggio fosse già partito.)
rule-M15 = Chi arriva nella casella di chi non deve incontrare si ferma lì, e con lui la partita: Topo sul Formaggio, e vince l’obiettivo topo; Topo sul Gatto o Gatto sul Topo, e vince l’obiettivo gatto. Se non si può raggiungere altro, va fatto. Il Gatto passa liberamente sul Formaggio.
rule-M16 = Alla fine di un turno il caso pesca una carta per il nastro. Se è il Gatto, lo si mette nello spazio vuoto più vicino al Formaggio, contando i passi in orizzontale e in verticale senza badare ai muri; se ce n’è più d’uno, sceglie il giocatore di turno; poi si pesca un’altra carta. Se è il Cetriolo, comincia subito il finale.
rule-M17 = Un percorso unisce due personaggi quando si può andare dall’uno all’altro su carte Labirinto i cui lati che si toccano sono tutti aperti; gli altri personaggi non sono d’ostacolo. (Nostro: tra personaggi in caselle vicine c’è un percorso.)
rule-M18 = Nel finale conta se il Topo ha un percorso fino al Formaggio, e se il Gatto ha un percorso fino al Topo. Solo il primo: vince l’obiettivo topo. Solo il secondo: gatto. Nessuno dei due: formaggio. Tutti e due: cetriolo.
## Opzioni

option-deck = Le carte Labirinto: il nostro mazzo, indicato dalla sua impronta, o un mazzo tuo (dalla riga di comando: --deck FILE).
## Perché una mossa è rifiutata

refusal-start-due = Ora si dispone una carta iniziale.
refusal-belt-due = Ora si mette una carta sul nastro.
refusal-place-due = Ora va piazzata una carta, per esempio m07 e4 90.
refusal-walk-due = La carta piazzata fa muovere qualcuno: ora il Topo o il Gatto deve spostarsi.
refusal-draw-due = Ora si pesca una carta.
refusal-arrive-due = È uscito il Gatto: scegli dove arriva, per esempio arrive d4.
refusal-start-elsewhere = La prossima carta iniziale va in { $cell }.
refusal-start-walls = { $card } non ha i muri che servono in { $cell }.
refusal-start-angle = Lì { $card } va messa a { $angle } gradi.
refusal-card-gone = { $card } è già uscita.
refusal-cat-out = Il Gatto è già uscito.
refusal-can-place = C’è una carta che si può piazzare, quindi non puoi saltare.
refusal-not-on-belt = { $card } non è sul nastro.
refusal-same-lie = A { $smaller } gradi { $card } sta come a { $angle }; scrivi { $smaller }.
refusal-walls-differ = I muri di { $card } e di { $below } in { $cell } non sono uguali a { $sides }.
refusal-not-beside = Accanto a { $cell } non c’è nulla.
refusal-on-character = La casella { $cell } è occupata ({ $who }), e su un personaggio non si mettono carte.
refusal-too-large = Con qualcosa in { $cell } il tavolo sarebbe più grande di 5 × 5.
refusal-no-card = In { $cell } non c’è una carta Labirinto da ruotare.
refusal-no-card-below = In { $cell } non c’è una carta Labirinto su cui calarne una.
refusal-not-waiting = Non è il { $who } che ora deve muoversi.
refusal-own-cell = Il { $who } deve andare altrove: in { $cell } c’è già.
refusal-on-card = In { $cell } c’è una carta Labirinto, e il { $who } può fermarsi solo in uno spazio vuoto.
refusal-on-cheese = Il { $who } può passare sul Formaggio in { $cell }, ma non restarci.
refusal-shut-in = Il { $who } non può arrivare in { $cell }: { $wall } gli chiude l’accesso alla carta piazzata.
refusal-walled-off = Il { $who } non può arrivare in { $cell }: lo ferma { $wall }.
refusal-no-way = Il { $who } non può arrivare in { $cell }: nulla di ciò che può attraversare porta fin lì.
refusal-not-empty = { $cell } non è vuota.
refusal-not-nearest = { $cell } dista { $far } passi dal Formaggio; lo spazio vuoto più vicino ne dista { $near }.

## Perché un testo non è una mossa

bad-card = Non c’è una carta { $name }; vanno da { $first } a { $last }.
bad-cell = Non c’è una casella { $name }; vanno da { $first } a { $last }.
bad-angle = L’angolo è uno di questi: { $known }.
bad-agenda = L’obiettivo è uno di questi: { $known }.
bad-no-lie = Scrivi anche dove, e l’angolo, per esempio { $like }.
bad-no-cell = Scrivi anche dove, per esempio { $like }.
bad-no-angle = Scrivi anche l’angolo, per esempio { $like }.
bad-no-walker = Scrivi chi ci va, per esempio { $walk }, o quale carta: { $place }.

## Che cosa succede

event-started = { $card } è disposta in { $cell } a { $angle } gradi.
event-belted = { $card } va sul nastro.
event-holes-open = In questo turno il Topo può usare i buchi di topo.
event-swapped = Gatto e Formaggio si scambiano di posizione: ora il Gatto è in { $cat }, il Formaggio in { $cheese }.
event-spun = { $card } in { $cell } è ruotata di { $angle } gradi.
event-dropped = { $card } è calata su { $below } in { $cell }, a { $angle } gradi.
event-placed = { $card } è piazzata in { $cell } a { $angle } gradi.
event-covered = { $card } è messa sopra { $below } in { $cell }, a { $angle } gradi.
event-turned = L’ingranaggio sul lato { side-name } di { $by } fa ruotare { $card } in { $cell } { way-name }.
event-stays = Il { $who } è lì accanto, ma non può andare da nessuna parte.
event-walked = Il { $who } va: { $cells }.
event-took-cheese = Il Topo ha il Formaggio!
event-caught = Gatto e Topo si incontrano!
event-drew = { $card } è pescata e va sul nastro.
event-drew-cat = Esce il Gatto!
event-arrived = Il Gatto arriva in { $cell }.
event-drew-cucumber = Esce il Cetriolo: è il finale!
## Che cosa si vede

piece-cell = { $use ->
    [beside] { $cell }: uno spazio vuoto; qui si può piazzare una carta
    [outside] { $cell }: non ora, il tavolo sarebbe più grande di 5 × 5
   *[far] { $cell }: accanto non c’è nulla
}
piece-laid = { $card } in { $cell }{ $deep ->
    [0] { "" }
   *[other] , sopra altre
}. { $sides }
piece-mouse = Il Topo in { $cell }
piece-cheese = Il Formaggio in { $cell }
piece-cat = Il Gatto in { $cell }
piece-belt = { $card } sul nastro. { $sides }
piece-angle = Ruotata di { $angle } gradi
piece-skip = Salta
piece-deck = Il mazzo: { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}
offer-place = Piazza { $card } in { $cell } a { $angle } gradi
offer-drop = Cala { $card } sulla carta in { $cell }, a { $angle } gradi
offer-spin = Ruota la carta in { $cell } di { $angle } gradi
offer-walk = Porta il { $who } in { $cell }
effect-place = { $covers ->
    [1] Metti { $card } sopra la carta in { $cell }, a { $angle } gradi
   *[other] Piazza { $card } in { $cell } a { $angle } gradi
}{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}{ $sent ->
    [0] . Se la partita finisse così: { now-name }
   *[other] ; fa muovere: { $who }
}
effect-drop = Cala { $card } sulla carta in { $cell }, a { $angle } gradi{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}{ $sent ->
    [0] . Se la partita finisse così: { now-name }
   *[other] ; fa muovere: { $who }
}
effect-spin = Ruota { $card } in { $cell } di { $angle } gradi. Se la partita finisse così: { now-name }
effect-walk = Il { $who } va: { $cells }{ $meets ->
    [cheese] , e prende il Formaggio
    [cat] , e incontra il Gatto
    [mouse] , e incontra il Topo
   *[nobody] { "" }
}
offer-arrive = Il Gatto arriva in { $cell }
offer-skip = Salta: non si può piazzare nulla
note-waiting = Deve muoversi: { $who }.
note-holes = In questo turno il Topo può usare i buchi di topo.

## Che cosa si chiede a un tavolo vero

chance-started = { start-card }. Scrivete il suo nome, come m05; moves mostra quelle che possono uscire.
chance-belted = Pescate una carta Labirinto per il nastro e scrivete il suo nome, come m11; o più d’una su una riga. Ancora da pescare: { $due }.
chance-drew = Pescate una carta per il nastro e scrivete il suo nome: m12, oppure cat (Gatto) o cucumber (Cetriolo) se è quello.
chance-drew-cat = Pescate una carta: ora deve essere il Gatto. Scrivete cat.
chance-drew-cucumber = Pescate l’ultima carta: deve essere il Cetriolo. Scrivete cucumber.
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
