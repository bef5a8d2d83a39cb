# Ingranaggi, in italiano.

title = Ingranaggi
summary = Due giocatori, 55 perni, una ruota d’oro: falla girare dalla tua base, o inceppa quella dell’altro.

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
    [locked] non può girare
    [ring] non può girare, fa parte dell’anello che blocca il suo treno
   *[alone] non ingrana con nulla
}

level-1 = Apprendista
level-2 = Aggiustatutto
level-3 = Artigiano
level-4 = Orologiaio
level-5 = Gran Meccanismo

## Le regole, con parole nostre. Da qui nasce docs/games/gears.md.

rule-G1 = Il tabellone ha 55 perni disposti a triangolo su dieci file, da a (un perno, il vertice) a j (dieci perni). I perni di una fila sono numerati da sinistra. Due perni sono vicini quando le ruote che portano ingranano: a sinistra e a destra nella fila, due sopra, due sotto. In tutto sono 135 coppie di vicini e 81 triangoli.
rule-G2 = La ruota d’oro sta su a1, la base di Blu su j1 e la base di Rosso su j10; queste tre non si muovono mai. Ogni giocatore ha in mano 14 ingranaggi liberi. Il posto 0 è Blu, il posto 1 è Rosso. (Nostro: che Blu stia a sinistra.)
rule-G3 = Una moneta decide chi comincia: il caso gioca «first blue» o «first red», con la stessa probabilità. L’opzione first stabilisce invece chi comincia.
rule-G4 = Nel tuo turno fai esattamente una cosa: metti un ingranaggio nuovo dalla mano su un perno libero, oppure sposti uno dei tuoi ingranaggi liberi su un altro perno libero. Non muovi mai le ruote dell’altro. (Da recensioni: nessuno può passare.)
rule-G5 = Le ruote che ingranano girano in versi opposti. Un treno è un gruppo di ruote collegate, di qualsiasi colore, comprese la ruota d’oro e le basi. Gira solo se le sue ruote si possono colorare con due colori in modo che le vicine siano diverse. Un triangolo lo blocca, e così ogni anello più lungo con un numero dispari di ruote; su questo tabellone esistono anelli di 9 e di 11, non di 5 e di 7. (Da recensioni: gli anelli lunghi.)
rule-G6 = Alcune azioni sono vietate per come resterebbero le tue ruote.
rule-G6a = Vietato: tre ruote tue, base compresa, che formano un triangolo.
rule-G6b = Vietato: il tuo colore su tutti e due i vicini di un perno d’angolo (a1, j1 o j10).
rule-G6c = Vietato: la tua base in un treno che non gira.
rule-G7 = Se dopo la tua azione il treno della tua base gira e comprende la ruota d’oro, vinci.
rule-G8 = Altrimenti, se dopo la tua azione il treno dell’altra base gira e comprende la ruota d’oro, vince l’altro: il collegamento gliel’hai fatto tu.
rule-G9 = Se è il tuo turno e ogni azione è vietata, è un blocco e perdi.
rule-G10 = È patta quando le stesse ruote si trovano negli stessi punti, con lo stesso giocatore di turno, per la terza volta; oppure dopo 60 azioni di fila senza un ingranaggio nuovo. L’opzione quiet_limit cambia questo numero; 0 vuol dire mai.
rule-G11 = Con l’opzione swap, chi non ha cominciato può rispondere alla primissima azione con «swap»: i due giocatori si scambiano i colori, e tocca di nuovo a chi ha cominciato, con l’altro colore.

## Opzioni

option-first = Chi comincia: decide una moneta, oppure blue, oppure red.
option-quiet_limit = Dopo quante azioni di fila senza un ingranaggio nuovo è patta; 0 vuol dire mai.
option-swap = Se il secondo giocatore può rispondere alla prima azione scambiando i colori.

## Perché una mossa è rifiutata

refusal-corner-wheel = La ruota su { $peg } non si muove mai.
refusal-toss-first = La moneta non è ancora stata lanciata.
refusal-toss-is-over = La moneta è già stata lanciata.
refusal-not-vacant = Su { $peg } c’è già una ruota.
refusal-hand-empty = Non hai più ingranaggi nuovi; spostane uno che è sul tabellone.
refusal-no-cog-there = Su { $peg } non c’è nessun ingranaggio.
refusal-not-your-cog = L’ingranaggio su { $peg } non è tuo.
refusal-same-peg = L’ingranaggio su { $peg } deve andare su un altro perno.
refusal-own-triangle = Su { $peg } chiuderebbe un triangolo del tuo stesso colore.
refusal-own-corner = Su { $peg } chiuderebbe un angolo con due ruote del tuo stesso colore.
refusal-base-locked = La tua base non potrebbe girare: la blocca l’anello { $ring }.
refusal-no-swap = Ora non si può scambiare.

## Perché un testo non è una mossa

bad-peg = Non c’è un perno { $name }; vanno da { $first } a { $last }.

## Che cosa succede

event-first = La moneta dice: comincia { colour-name }.
event-placed = { colour-name } mette un ingranaggio su { $peg }.
event-moved = { colour-name } sposta un ingranaggio da { $origin } a { $peg }.
event-swapped = { seat-name } scambia: i giocatori si scambiano i colori.
event-locked = La base di { colour-name } è bloccata dall’anello { $ring }.
event-freed = La base di { colour-name } può girare di nuovo.

## Come finisce

ending-gold = La base di { winner-name } fa girare la ruota d’oro: vince { winner-name }.
ending-gift = Dopo l’ultima azione la base di { winner-name } fa girare la ruota d’oro: un regalo, vince { winner-name }.
ending-block = Ogni azione dell’altro è vietata, la base resta bloccata: { winner-name } vince per blocco.
ending-repetition = La stessa posizione per la terza volta: patta.
ending-stalemate = Troppe azioni senza un ingranaggio nuovo: patta.

## Che cosa si vede

move-hint = Scrivi e3 per mettere un ingranaggio nuovo su e3, o e3-f4 per spostare il tuo ingranaggio da e3 a f4.
board-legend = Sul tabellone: * la ruota d’oro, B e R le basi, b e r gli ingranaggi liberi, . un perno libero. Dopo una ruota: > gira in senso orario, < in senso antiorario, x è bloccata.

piece-peg = Perno { $peg }
piece-cog = Ingranaggio di { colour-name } su { $peg }: { turning }
piece-base = Base di { colour-name } su { $peg }: { turning }
piece-gold = La ruota d’oro su { $peg }: { turning }

offer-place = Metti un ingranaggio nuovo su { $peg }
offer-move = Sposta l’ingranaggio da { $origin } a { $peg }
offer-swap = Scambia i colori con l’altro giocatore

note-toss = Una moneta decide chi comincia.
note-turn = Tocca a { colour-name } ({ seat-within }).
note-locked = La base di { colour-name } è bloccata dall’anello { $ring }: è permessa solo un’azione che la liberi [G6c].
note-hand = { colour-name } { $left ->
    [0] non ha più ingranaggi nuovi
    [one] ha 1 ingranaggio nuovo
   *[other] ha { $left } ingranaggi nuovi
}.
note-quiet = { $quiet ->
    [one] 1 azione
   *[other] { $quiet } azioni
} senza un ingranaggio nuovo; a { $limit } è patta.

## Che cosa si chiede a un tavolo vero

chance-first = Lanciate una moneta per chi comincia e scrivete blue (blu) o red (rosso).
