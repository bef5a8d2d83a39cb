# Ingranaggi, in italiano.

title = Ingranaggi
summary = Due giocatori, 55 pioli, una ruota d’oro: falla girare con la tua base, o blocca la base avversaria.

colour-name = { $colour ->
    [blue] Blu
    [red] Rosso
   *[gold] Oro
}
winner-name = { $winner ->
    [blue] Blu
   *[red] Rosso
}
turning = { $motion ->
    [clockwise] gira in senso orario
    [counter] gira in senso antiorario
    [locked] bloccata
    [ring] bloccata, fa parte dell’anello che ferma il suo ingranaggio
   *[alone] non tocca altre ruote
}

level-1 = Apprendista
level-2 = Inventore
level-3 = Artigiano
level-4 = Orologiaio
level-5 = Gran Meccanismo

## Le regole, con parole nostre. Da qui nasce docs/games/gears.md.

rule-G1 = Il tabellone è un triangolo di 55 pioli su dieci file, da a (un solo piolo, il vertice) a j (dieci pioli). In ogni fila i pioli si numerano da sinistra. Due pioli sono vicini se le loro ruote ingranerebbero: a sinistra e a destra nella stessa fila, due sopra, due sotto. In tutto fanno 135 coppie di vicini e 81 triangoli.
rule-G2 = La ruota d’oro sta su a1, la base di Blu su j1, la base di Rosso su j10. Queste tre non si spostano mai. All’inizio hai in mano 14 ruote dentate. Blu è il primo posto, Rosso il secondo. (Nostro: Blu sta a sinistra.)
rule-G3 = Chi comincia lo decide il lancio di una moneta, che si scrive «first blue» o «first red». Con l’opzione first si può invece stabilire chi comincia.
rule-G4 = Nel tuo turno fai esattamente una di queste due cose: metti una ruota nuova dalla tua mano su un piolo libero, oppure sposti una delle tue ruote già in gioco su un altro piolo libero. Le ruote avversarie non si toccano mai. (Da recensioni: non puoi passare.)
rule-G5 = Due ruote che ingranano girano in versi opposti. Un ingranaggio è un gruppo di ruote collegate, di qualsiasi colore, comprese la ruota d’oro e le basi. Gira se le sue ruote si possono dipingere di due colori in modo che due vicine siano sempre diverse; altrimenti è bloccato. Lo blocca un triangolo, e così qualsiasi anello più lungo con un numero dispari di ruote: su questo tabellone ci stanno anelli da 9 e da 11, non da 5 o da 7. (Da recensioni: gli anelli lunghi.)
rule-G6 = Alla fine della tua azione le tue ruote non possono trovarsi in nessuna delle tre situazioni che seguono.
rule-G6a = Non puoi formare un triangolo con tre ruote tue, base compresa.
rule-G6b = Non puoi occupare tutti e due i pioli vicini a un angolo (a1, j1 o j10).
rule-G6c = Non puoi lasciare la tua base in un ingranaggio bloccato.
rule-G7 = Vinci se, dopo la tua azione, l’ingranaggio della tua base gira e comprende la ruota d’oro.
rule-G8 = Se invece con la tua azione è la base avversaria a far girare la ruota d’oro, hai perso: il collegamento l’hai fatto tu.
rule-G9 = Se tocca a te e non hai nessuna azione possibile, il blocco ti fa perdere.
rule-G10 = La partita finisce in pareggio quando le stesse ruote si ritrovano sugli stessi pioli per la terza volta con lo stesso giocatore di turno, oppure dopo 60 azioni di fila senza una ruota nuova. L’opzione quiet_limit cambia questo numero; con 0 il limite non c’è.
rule-G11 = Con l’opzione swap, chi gioca per secondo può rispondere alla primissima azione con «swap»: i due giocatori si scambiano i colori, e chi aveva cominciato gioca di nuovo, ora con l’altro colore.

## Opzioni

option-first = Chi comincia: decide la moneta (coin), oppure blue o red.
option-quiet_limit = Dopo quante azioni di fila senza una ruota nuova la partita finisce in pareggio; con 0 il limite non c’è.
option-swap = Se chi gioca per secondo può rispondere alla prima azione con uno scambio di colori.

## Perché una mossa è rifiutata

refusal-corner-wheel = La ruota su { $peg } non si sposta mai.
refusal-toss-first = Prima lancia la moneta.
refusal-toss-is-over = La moneta è già stata lanciata.
refusal-not-vacant = Su { $peg } c’è già una ruota.
refusal-hand-empty = Non hai più ruote nuove. Spostane una che è già sul tabellone.
refusal-no-cog-there = Su { $peg } non c’è una ruota da spostare.
refusal-not-your-cog = La ruota su { $peg } non è tua.
refusal-same-peg = Sposta la ruota da { $peg } su un piolo diverso.
refusal-own-triangle = Con una ruota su { $peg } chiuderesti un triangolo del tuo colore.
refusal-own-corner = Con una ruota su { $peg } occuperesti tutti e due i pioli vicini a un angolo.
refusal-base-locked = La tua base non potrebbe più girare: la bloccherebbe l’anello { $ring }.
refusal-no-swap = Ora non puoi scambiare i colori.

## Perché un testo non è una mossa

bad-peg = Il piolo { $name } non esiste. I pioli vanno da { $first } a { $last }.

## Che cosa succede

event-first = La moneta dice { colour-name }: comincia { colour-name }.
event-placed = { colour-name } mette una ruota su { $peg }.
event-moved = { colour-name } sposta una ruota da { $origin } a { $peg }.
event-swapped = { seat-name } sceglie lo scambio: i giocatori si scambiano i colori.
event-locked = L’anello { $ring } blocca la base di { colour-name }.
event-freed = La base di { colour-name } può di nuovo girare.

## Come finisce

ending-gold = La base di { winner-name } fa girare la ruota d’oro: vince { winner-name }!
ending-gift = L’ultima azione ha collegato la base di { winner-name } alla ruota d’oro. Un bel regalo: vince { winner-name }!
ending-block = Non resta nessuna azione possibile e la base è ancora bloccata: { winner-name } vince per blocco!
ending-repetition = La stessa posizione si è ripetuta per la terza volta: pareggio.
ending-stalemate = Troppe azioni senza una ruota nuova: pareggio.

## Che cosa si vede

move-hint = Scrivi e3 per mettere una ruota nuova su e3, o e3-f4 per spostare la tua ruota da e3 a f4.
board-legend = Sul tabellone: * è la ruota d’oro, B e R sono le basi, b e r le altre ruote, . è un piolo libero. Dopo una ruota, > vuol dire che gira in senso orario, < in senso antiorario, x che è bloccata.

piece-peg = Piolo { $peg }
piece-cog = Ruota di { colour-name } su { $peg }: { turning }
piece-base = Base di { colour-name } su { $peg }: { turning }
piece-gold = La ruota d’oro su { $peg }: { turning }

offer-place = Metti una ruota nuova su { $peg }
offer-move = Sposta la ruota da { $origin } a { $peg }
offer-swap = Scambia i colori

note-toss = Lancia la moneta per decidere chi comincia.
note-turn = Tocca a { colour-name } ({ seat-within }).
note-locked = L’anello { $ring } blocca la base di { colour-name }, e ora { colour-name } deve liberarla [G6c].
note-hand = { colour-name } { $left ->
    [0] non ha più ruote nuove
    [one] ha ancora 1 ruota nuova
   *[other] ha ancora { $left } ruote nuove
}.
note-quiet = { $quiet ->
    [one] 1 azione
   *[other] { $quiet } azioni
} senza una ruota nuova; a { $limit } la partita finisce in pareggio.

## Che cosa si chiede a un tavolo vero

chance-first = Lanciate una moneta per decidere chi comincia, poi scrivete blue (Blu) o red (Rosso).
