# Il puzzle, in italiano.

title = Puzzle
summary = In solitario con 28 carte Labirinto, componi un’unica immagine: disponile in modo che ogni giuntura combaci.

level-1 = Curioso
level-2 = Inventore
level-3 = Posacarte
level-4 = Cartografo
level-5 = Fabbricante di labirinti

## Le regole, con parole nostre. Da qui nasce docs/games/puzzle.md.

rule-P1 = Le 28 carte Labirinto combaciano tutte in un unico labirinto, alto quattro carte e largo sette.
rule-P2 = Il nostro mazzo è ritagliato da un labirinto così: prima abbiamo disegnato il labirinto, con le sue tracce e il suo scenario, poi l’abbiamo tagliato nelle carte di tutti i nostri giochi del labirinto. Perciò una soluzione c’è di sicuro.
rule-P3 = In quel labirinto la traccia del Topo parte dall’interno, e la traccia di ogni personaggio è completa. Le piante stanno alle uscite che il Gatto può usare. Le officine del Cetriolo sono stanze chiuse. Gli ingranaggi sono a vista in un punto solo, e il filo di lana porta lì. (Nostro: l’immagine stessa.)
rule-P4 = Ogni lato di una carta ha una giuntura: è aperto, ha un muro, o ha un muro con un buco di topo, e può portare un motivo. Due lati a contatto combaciano se hanno la stessa giuntura; le ruote dentate non contano. Un lato con una pianta va bene solo sulla cornice, e un lato con una traccia sulla cornice deve essere aperto.
rule-P5 = C’è una sola disposizione in cui ogni giuntura combacia, senza contare la stessa immagine ruotata di 180 gradi. Per il nostro mazzo lo dimostra un risolutore.
rule-P6 = Giochi in solitario. Una mossa mette una carta dal vassoio in una posizione vuota della cornice, ruotata di 0, 90, 180 o 270 gradi, o la riporta nel vassoio. Per un po’ le carte possono stare al posto sbagliato: ciò che non combacia viene mostrato, mai rifiutato. Hai risolto il puzzle quando tutte le 28 carte sono nella cornice e ogni giuntura combacia.
rule-P7 = Chiedi un suggerimento: prima ricevi cinque indizi, uno alla volta, poi ogni volta la posizione vera di una carta. È la prima carta, in ordine di nome, che non sta al suo posto, secondo quella delle due immagini di P5 che concorda con più carte già disposte. Mosse e suggerimenti vengono contati. Se l’immagine di un mazzo non è nota, ricevi solo gli indizi.
rule-M2 = Ognuno dei quattro lati di una carta Labirinto è aperto o ha un muro. Un muro può avere un buco di topo, e ogni lato può portare una ruota dentata, oraria (scura) o antioraria (chiara). Una carta, lo Studio del Topo, ha quattro buchi di topo. (Nostro: come sono ritagliate le carte.)
rule-M3 = Non sappiamo che cosa c’è sulle carte stampate, perciò il mazzo è nostro, ed è fatto di dati. Puoi caricarne un altro, di 28 carte con al massimo tre ruote dentate ciascuna e uno Studio tra loro. Prima viene controllato; se non si può giocare, ti viene detto quale carta e quale lato non vanno.

## Opzioni

option-deck = Con quale mazzo giochi: un’impronta indica il nostro; un’impronta seguita dalle carte, su una riga, ne porta uno tuo.

## Perché una mossa è rifiutata

refusal-not-in-tray = { $card } non è nel vassoio: è in { $place }.
refusal-place-taken = In { $place } c’è già { $card }. Prima riprendila.
refusal-place-empty = In { $place } non c’è nessuna carta.
refusal-no-known-place = Niente più suggerimenti: l’immagine del mazzo { $deck } non è nota.

## Perché un testo non è una mossa

bad-place = La posizione { $name } non esiste. Le posizioni vanno da { $first } a { $last }.

## Che cosa succede

event-put = { $card } va in { $place }, ruotata di { $angle }°.
event-taken = { $card } torna da { $place } nel vassoio.
event-misfits = { $card } non combacia su questi lati: { $sides }.
event-clue = Indizio { $clue }: { clue-text }
event-told = La posizione giusta di { $card } è { $place }, ruotata di { $angle }°.

clue-text = { $clue ->
    [1] La cornice è larga sette carte e alta quattro. Una pianta non sta mai dentro il labirinto, e una traccia che arriva alla cornice lì esce: comincia dai bordi.
    [2] Il Cetriolo lavora a porte chiuse: segui un rampicante, e finirai in stanze murate tutt’intorno.
    [3] Nessuna traccia si interrompe tra due carte. Le briciole mostrano dov’è andato il Topo: è partito da un punto all’interno.
    [4] Le piante segnalano una via d’uscita che il Gatto può prendere: cerca le impronte lì accanto.
   *[5] Gli ingranaggi sono a vista in un punto solo. Prendi il filo di lana per il capo libero e guarda dove ti porta.
}

## Come finisce

ending-assembled = Puzzle risolto! Ogni giuntura combacia, dopo { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} e { $hints ->
    [0] senza suggerimenti
    [one] con 1 suggerimento
   *[other] con { $hints } suggerimenti
}.

## Che cosa si vede

move-hint = Scrivi put m07 c2 90 per mettere la carta m07 in c2, ruotata di 90°; take c2 per riprenderla; hint per un suggerimento.
board-legend =
    Ogni carta è un riquadro: = e | sono muri, o è un buco di topo, un lato senza questi segni è aperto; ! segna un lato che non combacia. Al centro di un lato c’è il suo motivo:
    C briciole, P impronte, R crosta di formaggio, V rampicante, Y filo di lana (queste sono tracce), * pianta, G ingranaggi, B libri, K orologio, I tubi, L lampada, F ritratto, W finestra, U tappeto, T piastrelle, D pozzanghera, X grata.
    Le carte nel vassoio stanno a 0°. Scrivi look m07 per leggere tutto di una carta, look c2 di una posizione.

piece-place = Posizione { $place }
piece-empty = Posizione { $place }, vuota. Le serve: nord { $north }; est { $east }; sud { $south }; ovest { $west }
piece-laid = { $card } in { $place }, ruotata di { $angle }°. { $shows }
piece-laid-wrong = { $card } in { $place }, ruotata di { $angle }°, non combacia su questi lati: { $sides }. { $shows }
piece-tray = { $card }, nel vassoio. { $shows }
piece-misfit = { $place } non combacia sul lato { $side }: { $why ->
    [plant-inside] una pianta deve stare sulla cornice
    [trail-shut] una traccia sulla cornice deve avere una via d’uscita
   *[differs] i due lati a contatto sono diversi
}
piece-angle = Ruotala in senso orario di { $angle }°
piece-clue = Chiedi un suggerimento (finora: { $hints })

wants-anything = qualsiasi cosa
wants-frame = la cornice

offer-put = Metti { $card } in { $place }, ruotata di { $angle }°
offer-take = Riprendi { $card } da { $place }
offer-hint = Chiedi un suggerimento

note-laid = Carte nella cornice: { $laid } su 28; { $misfits ->
    [0] finora tutti i lati combaciano
    [one] 1 lato non combacia
   *[other] { $misfits } lati non combaciano
}.
note-counts = Mosse: { $moves }. Suggerimenti: { $hints }.
note-clue = Indizio { $clue }: { clue-text }
note-told = La posizione giusta di { $card } è { $place }, ruotata di { $angle }°.
