# Il puzzle, in italiano.

title = Puzzle
summary = Un giocatore, 28 carte Labirinto, un’immagine: disponile in modo che ogni giuntura combaci.

level-1 = Spettatore
level-2 = Aggiustatutto
level-3 = Posatore di carte
level-4 = Cartografo
level-5 = Creatore di labirinti

## Le regole, con parole nostre. Da qui nasce docs/games/puzzle.md.

rule-P1 = Tutte le 28 carte Labirinto combaciano in un unico labirinto, alto quattro carte e largo sette.
rule-P2 = Il nostro mazzo è ritagliato da un labirinto così: prima è stato disegnato il labirinto, con le sue tracce e il suo scenario, e le carte di tutti i nostri giochi del labirinto sono ciò che ne è venuto fuori. Così il puzzle è vero per costruzione.
rule-P3 = Che cosa si vede in quel labirinto: la traccia del Topo parte dall’interno; la traccia di ogni personaggio è completa; le piante stanno alle uscite che il Gatto può usare; le officine del Cetriolo sono stanze chiuse; le ruote dentate sono a vista in un punto solo, e il filo di lana porta lì. (Nostro: l’immagine stessa.)
rule-P4 = Ogni lato di una carta ha una giuntura: è aperto, ha un muro, o ha un muro con un buco di topo, e può portare un motivo. Due lati che si toccano combaciano quando le loro giunture sono uguali; gli ingranaggi non contano. Un lato con una pianta va bene solo sulla cornice, e sulla cornice un lato con una traccia dev’essere aperto.
rule-P5 = C’è un solo modo di disporre tutte le carte così che ogni giuntura combaci, e poi la stessa immagine ruotata di 180 gradi. Per il nostro mazzo lo dimostra un risolutore.
rule-P6 = C’è un solo giocatore. Una mossa mette una carta dal vassoio in una posizione vuota della cornice, ruotata di 0, 90, 180 o 270 gradi, o ne riporta una nel vassoio. Nel frattempo le carte possono stare sbagliate: ciò che non combacia è mostrato, mai rifiutato. Il puzzle è risolto quando tutte le 28 carte sono nella cornice e ogni giuntura combacia.
rule-P7 = Chi li chiede riceve suggerimenti: prima cinque indizi, uno per uno, poi ogni volta la posizione vera di una carta. È la prima carta, nell’ordine dei nomi, che non sta dove dovrebbe; delle due immagini di P5 conta quella che concorda con più carte già disposte. Mosse e suggerimenti vengono contati. Per un mazzo di cui non si conosce l’immagine ci sono solo gli indizi.
rule-M2 = Ognuno dei quattro lati di una carta Labirinto è aperto o ha un muro; un muro può avere un buco di topo, e ogni lato può portare un ingranaggio, orario (scuro) o antiorario (chiaro). Una carta, lo Studio del Topo, ha quattro buchi di topo. (Nostro: come sono ritagliate.)
rule-M3 = Non sappiamo che cosa c’è sulle carte stampate: il mazzo è nostro, ed è fatto di dati. Un giocatore può portarne un altro, di 28 carte con al massimo tre ingranaggi ciascuna e uno Studio tra loro; viene controllato, e se è rifiutato si dice per quale carta e quale lato.

## Opzioni

option-deck = Con quale mazzo si gioca: un’impronta indica il nostro; se dopo, sulla stessa riga, ci sono le carte, il mazzo è quello.

## Perché una mossa è rifiutata

refusal-not-in-tray = { $card } non è nel vassoio; è in { $place }.
refusal-place-taken = In { $place } c’è già { $card }; prima riprendila.
refusal-place-empty = In { $place } non c’è nessuna carta.
refusal-no-known-place = Non ci sono altri suggerimenti: l’immagine del mazzo { $deck } non si conosce.

## Perché un testo non è una mossa

bad-place = Non c’è una posizione { $name }; vanno da { $first } a { $last }.

## Che cosa succede

event-put = { $card } è messa in { $place }, ruotata di { $angle } gradi.
event-taken = { $card } torna da { $place } nel vassoio.
event-misfits = { $card } non combacia a { $sides }.
event-clue = Indizio { $clue }: { clue-text }
event-told = { $card } va in { $place }, ruotata di { $angle } gradi.

clue-text = { $clue ->
    [1] La cornice è larga sette carte e alta quattro. Una pianta non sta mai dentro il labirinto, e una traccia che arriva alla cornice lì esce: comincia dai bordi.
    [2] Il Cetriolo lavora a porte chiuse: segui un viticcio, e finirai in stanze con muri tutt’intorno.
    [3] Nessuna traccia si interrompe tra due carte. Le briciole mostrano dov’è andato il Topo: è partito da un punto all’interno.
    [4] Dove stanno le piante c’è una via d’uscita, e il Gatto la può prendere: cerca le impronte lì accanto.
   *[5] Le ruote dentate sono a vista in un punto solo. Prendi il filo di lana per il capo libero e guarda dove ti porta.
}

## Come finisce

ending-assembled = Ogni giuntura combacia: il labirinto è intero, dopo { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} e { $hints ->
    [0] senza suggerimenti
    [one] con 1 suggerimento
   *[other] con { $hints } suggerimenti
}.

## Che cosa si vede

move-hint = Scrivi put m07 c2 90 per mettere la carta m07 in c2, ruotata di 90 gradi; take c2 per riprenderla; hint per un suggerimento.
board-legend =
    Ogni carta è un riquadro: = e | sono muri, o è un buco di topo, un lato senza questi segni è aperto; ! segna un lato che non combacia. Al centro di un lato c’è il suo motivo:
    C briciole, P impronte, R crosta di formaggio, V viticcio, Y filo di lana (queste sono tracce), * pianta, G ruote dentate, B libri, K orologio, I tubi, L lampada, F ritratto, W finestra, U tappeto, T piastrelle, D pozzanghera, X grata.
    Le carte nel vassoio stanno a 0 gradi; look m07 dice tutto di una carta, look c2 di una posizione.

piece-place = Posizione { $place }
piece-empty = Posizione { $place }, vuota. Chiede: nord { $north }; est { $east }; sud { $south }; ovest { $west }
piece-laid = { $card } in { $place }, ruotata di { $angle } gradi. { $shows }
piece-laid-wrong = { $card } in { $place }, ruotata di { $angle } gradi, non combacia a { $sides }. { $shows }
piece-tray = { $card }, nel vassoio. { $shows }
piece-misfit = { $place } non combacia a { $side }: { $why ->
    [plant-inside] una pianta deve stare sulla cornice
    [trail-shut] una traccia sulla cornice deve avere una via d’uscita
   *[differs] i lati che lì si toccano sono diversi
}
piece-angle = Ruotala di { $angle } gradi, in senso orario
piece-clue = Chiedi un suggerimento (finora: { $hints })

wants-anything = qualsiasi cosa
wants-frame = la cornice

offer-put = Metti { $card } in { $place }, ruotata di { $angle } gradi
offer-take = Riprendi { $card } da { $place }
offer-hint = Chiedi un suggerimento

note-laid = Carte nella cornice: { $laid } su 28; { $misfits ->
    [0] finora tutti i lati combaciano
    [one] 1 lato non combacia
   *[other] { $misfits } lati non combaciano
}.
note-counts = Mosse: { $moves }. Suggerimenti: { $hints }.
note-clue = Indizio { $clue }: { clue-text }
note-told = { $card } va in { $place }, ruotata di { $angle } gradi.
