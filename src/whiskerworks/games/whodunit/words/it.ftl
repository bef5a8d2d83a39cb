# Il colpevole, in italiano.

title = Il colpevole
summary = Nel labirinto a ingranaggi sei da solo: piazzi carte accanto al Topo, poi accanto al Gatto. Uno dopo l’altro i sospettati vengono scagionati; l’ultimo è il colpevole, e il labirinto deve stare come vuole lui quando esce il Cetriolo.

who-either = Topo o Gatto
suspect = { agenda-name }
has-path-mouse = il Topo ha un percorso fino al Formaggio
no-path-mouse = il Topo non ha un percorso fino al Formaggio
has-path-cat = il Gatto ha un percorso fino al Topo
no-path-cat = il Gatto non ha un percorso fino al Topo
wants = { $agenda ->
    [mouse] Il Topo deve avere un percorso fino al Formaggio, e il Gatto nessuno fino al Topo [M18].
    [cat] Il Gatto deve avere un percorso fino al Topo, e il Topo nessuno fino al Formaggio [M18].
    [cheese] Il Topo non deve avere un percorso fino al Formaggio, né il Gatto fino al Topo [M18].
   *[cucumber] Il Topo deve avere un percorso fino al Formaggio, e il Gatto uno fino al Topo [M18].
}
ability = { $agenda ->
    [mouse] in questo turno il Topo può usare i buchi di topo
    [cat] Gatto e Formaggio si scambiano di posizione
    [cheese] ruota una carta Labirinto come vuoi
   *[cucumber] cala una carta del nastro su una carta Labirinto qualsiasi, poi gioca il tuo turno
}

level-1 = Passante
level-2 = Vicino di casa
level-3 = Agente
level-4 = Investigatore
level-5 = Ispettore

## Le regole, con parole nostre. Da qui nasce docs/games/whodunit.md.

rule-W1 = Si gioca da soli, senza un obiettivo proprio. Un turno è: piazzare, ruotare, muovere, finire. Finché il Gatto non è sul tavolo il personaggio attivo è il Topo, da lì in poi il Gatto. Il caso dispone le carte iniziali e riempie il nastro; non si distribuiscono obiettivi.
rule-W2 = Prima della partita si dispongono il Formaggio, il Topo e tre carte iniziali. L’opzione setup sceglie tra cats-crossing (difficile), mouses-mirror (media), cheeses-cottage (difficile) e cucumbers-cradle (media). (Nostro: le quattro disposizioni, fatte in modo che i bot vincano ognuna delle medie nettamente più spesso di ognuna delle difficili.)
rule-W3 = Il mazzo, dall’alto: 6 carte Labirinto e un obiettivo; 5 carte Labirinto con il Gatto tra loro e un obiettivo; 5 carte Labirinto e un obiettivo; 2 carte Labirinto, poi 3 con il Cetriolo tra loro, e l’ultimo obiettivo. Quale obiettivo sia si vede quando è pescato.
rule-W4 = Piazza una carta accanto al personaggio attivo: in uno spazio vuoto, ruotata come vuoi, o sopra una carta Labirinto con gli stessi muri. Una carta Labirinto si copre una volta sola, così nessuna pila è più alta di due.
rule-W5 = Il personaggio attivo deve finire il suo spostamento altrove da dove l’ha cominciato, o perdi. Anche l’altro si muove, se è accanto alla carta piazzata e può arrivare da qualche parte.
rule-W6 = Perdi se non si può piazzare nessuna carta, se il Topo arriva al Formaggio, e se Gatto e Topo si incontrano.
rule-W7 = Un obiettivo pescato si mette da parte, e si pesca un’altra carta. All’inizio del turno successivo la sua abilità va usata, se si può: topo, formaggio e cetriolo come dicono M10a, M10c e M10d; gatto, Gatto e Formaggio si scambiano di posizione, se il Gatto c’è. Il personaggio che una carta calata fa muovere non è obbligato ad arrivare da qualche parte. (Nostro: una carta si cala su una pila di qualsiasi altezza. Se per sostituire una carta calata si pesca un obiettivo, questo aspetta il turno dopo.)
rule-W8 = Quando esce il Cetriolo si scopre l’obiettivo in fondo. Vinci se il labirinto sta come vuole lui (M18); altrimenti perdi.
rule-W9 = Nel modo più facile lo Studio del Topo resta fuori; in ogni turno può essere attivo l’uno o l’altro personaggio, così che una carta si piazza accanto a uno dei due, e di quelli che le stanno accanto almeno uno deve potersi spostare; e gli obiettivi pescati si tengono: ogni abilità si può usare una volta, all’inizio di un qualsiasi turno seguente, o mai. (Nostro: la prima parte del mazzo ha allora 5 carte Labirinto.)
rule-M7 = Il caso sceglie per ogni punto di partenza una carta con i muri giusti, ruotata del più piccolo angolo che va bene; poi quattro carte per il nastro. Tutto ha la stessa probabilità. All’inizio non c’è un percorso tra Topo e Formaggio. (Nostro: le disposizioni.)
rule-M8 = Nessuno conosce l’ordine del mazzo. (Nostro: si pesca carta per carta, e ogni carta Labirinto che non è ancora uscita è probabile quanto un’altra.)
rule-M10b = Gatto: il Gatto e il Formaggio si scambiano di posizione.
rule-M11 = Una carta si piazza ruotata come vuoi, o sopra una carta Labirinto che ha gli stessi muri, lato per lato, così come stanno le due; ingranaggi e buchi possono essere diversi. (Nostro: gli angoli a cui una carta sta in modo identico, per muri, buchi e ingranaggi, sono offerti una volta sola, con il più piccolo.)
rule-M15 = Chi arriva nella casella di chi non deve incontrare si ferma lì, e con lui la partita: il Topo sul Formaggio, il Topo sul Gatto, il Gatto sul Topo. Se non si può raggiungere altro, va fatto. Il Gatto passa liberamente sul Formaggio.
rule-M18 = Conta se il Topo ha un percorso fino al Formaggio, e se il Gatto ha un percorso fino al Topo. Solo il primo soddisfa il topo, solo il secondo il gatto, nessuno dei due il formaggio, tutti e due il cetriolo.

## Opzioni

option-setup = Che cosa c’è sul tavolo all’inizio: una disposizione delle nostre, o una riga tua, come cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Senza lo Studio del Topo, con l’uno o l’altro personaggio attivo, e con le abilità da usare quando vuoi.

## Perché una mossa è rifiutata

refusal-spin-due = Si usa l’obiettivo formaggio: ora va ruotata una carta, per esempio spin e4 90.
refusal-drop-due = Si usa l’obiettivo cetriolo: ora va calata una carta, per esempio drop m07 e4 90.
refusal-no-such-thing = Qui non si salta: chi non può piazzare nulla ha perso.
refusal-cat-early = Il Gatto esce dopo almeno { $after } carte Labirinto; pescate finora: { $drawn }.
refusal-cat-due = Con { $drawn } carte Labirinto pescate, ora esce il Gatto.
refusal-cucumber-early = Il Cetriolo esce dopo almeno { $after } carte Labirinto; pescate finora: { $drawn }.
refusal-agenda-due = Ora si pesca un obiettivo.
refusal-agenda-early = Ora non si pesca un obiettivo.
refusal-agenda-came = L’obiettivo { agenda-name } è già uscito.
refusal-not-easier = Le abilità si usano da sole; solo nel modo più facile si tengono per dopo.
refusal-not-kept = Non hai l’obiettivo { agenda-name } da usare.
refusal-no-cat-yet = Il Gatto non è sul tavolo, quindi non può scambiarsi di posizione con il Formaggio.
refusal-not-active = { $cell } non è accanto a chi è attivo ({ $who }), e le carte si piazzano solo lì accanto.
refusal-too-high = In { $cell } una carta Labirinto è già coperta, e nessuna pila può essere più alta di due.

## Che cosa succede

event-used = L’abilità dell’obiettivo { agenda-name } ha effetto.
event-used-kept = Usi l’obiettivo { agenda-name }.
event-unused = L’abilità dell’obiettivo { agenda-name } va persa: il Gatto non è sul tavolo.
event-is-stuck = { $count ->
    [one] Il { $who } deve spostarsi, e non può.
   *[other] Almeno uno tra { $who } deve spostarsi, e nessuno dei due può.
}
event-drew-agenda = Esce un obiettivo: il { agenda-name } è scagionato. { $count ->
    [one] Quindi il colpevole è il { $left }.
   *[other] Restano: { $left }.
}
event-cannot-place = Non si può piazzare nessuna carta.
event-culprit = Il colpevole è il { agenda-name }. { $mouse } { $cat } { $right ->
    [1] È soddisfatto.
   *[other] Non è soddisfatto; lo sarebbe il { now-name }.
}

## Come finisce

ending-stuck = Perdi: il personaggio attivo è bloccato.
ending-no-place = Perdi: non si può piazzare nessuna carta.
ending-mouse-took-cheese = Perdi: il Topo ha preso il Formaggio.
ending-cat-caught-mouse = Perdi: Gatto e Topo si sono incontrati.
ending-solved-mouse = Vinci: è stato il topo, ed è soddisfatto. Il Topo può arrivare al Formaggio, e il Gatto non può arrivare al Topo.
ending-solved-cat = Vinci: è stato il gatto, ed è soddisfatto. Il Gatto può arrivare al Topo, e il Topo non può arrivare al Formaggio.
ending-solved-cheese = Vinci: è stato il formaggio, ed è soddisfatto. Tutti restano separati.
ending-solved-cucumber = Vinci: è stato il cetriolo, ed è soddisfatto. Nessuno è al sicuro da nessuno.
ending-unsolved-mouse = Perdi: è stato il topo, ma il labirinto va bene al { now-name }.
ending-unsolved-cat = Perdi: è stato il gatto, ma il labirinto va bene al { now-name }.
ending-unsolved-cheese = Perdi: è stato il formaggio, ma il labirinto va bene al { now-name }.
ending-unsolved-cucumber = Perdi: è stato il cetriolo, ma il labirinto va bene al { now-name }.

## Che cosa si vede

move-hint = Scrivi m07 e4 90 per piazzare la carta m07 in e4, ruotata di 90 gradi; mouse f6 o cat c2 per muovere qualcuno; nel modo più facile, use cat per usare un obiettivo uscito.
board-legend = Sul tabellone: = e | muri, o un buco di topo in un muro, R e L un ingranaggio su quel lato che fa ruotare la carta vicina a destra (senso orario) o a sinistra (senso antiorario); M07 sta sopra altre; > < chi è attivo; le caselle con un nome sono vuote e possono ricevere una carta. Sotto, il nastro, con le carte a 0 gradi.

piece-cell = { $use ->
    [beside] { $cell }: uno spazio vuoto; qui si può piazzare una carta
    [goal] { $cell }: uno spazio vuoto; qui può andare qualcuno
    [outside] { $cell }: non ora, il tavolo sarebbe più grande di 5 × 5
   *[far] { $cell }: uno spazio vuoto, ma non accanto a chi è attivo
}
piece-active = Il { $who } in { $cell }, attivo: le carte si piazzano accanto a lui
piece-use = Usa l’obiettivo { agenda-name }: { ability }
piece-suspect = Sospettato: { agenda-name }. { wants } { $right ->
    [1] Ora sarebbe soddisfatto
   *[other] Ora non sarebbe soddisfatto
}: { $why }.
piece-cleared = Scagionato: { agenda-name }, uscito dal mazzo{ $kept ->
    [1] ; la sua abilità si può ancora usare
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Poi sarebbe soddisfatto: nessuno dei sospettati rimasti
       *[other] { $sure ->
            [1] Poi sarebbe soddisfatto: { $suited }
           *[other] Poi potrebbe essere soddisfatto: { $suited }
        }
    }
    [stuck] Perdi: il personaggio attivo sarebbe bloccato
    [no-place] Perdi: non si potrebbe piazzare nulla
    [mouse-took-cheese] Perdi: il Topo prenderebbe il Formaggio
    [cat-caught-mouse] Perdi: Gatto e Topo si incontrerebbero
   *[ways] Perdi, chiunque vada ovunque
}
offer-use = Usa l’obiettivo { agenda-name }: { ability }
effect-place = { $covers ->
    [1] Metti { $card } sopra la carta in { $cell }, a { $angle } gradi
   *[other] Piazza { $card } in { $cell } a { $angle } gradi
}{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; fa muovere: { $who }
}. { then }
effect-drop = Cala { $card } sulla carta in { $cell }, a { $angle } gradi{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; fa muovere: { $who }
}. { then }
effect-spin = Ruota { $card } in { $cell } di { $angle } gradi. { then }
effect-walk = Il { $who } va: { $cells }{ $meets ->
    [cheese] , e prende il Formaggio
    [cat] , e incontra il Gatto
    [mouse] , e incontra il Topo
   *[nobody] { "" }
}. { then }
effect-arrive = Il Gatto arriva in { $cell }. { then }
effect-use = Usa l’obiettivo { agenda-name }: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Il caso dispone le carte iniziali.
   *[belt] Il caso riempie il nastro.
}
note-turn = { $step ->
    [turn] Va piazzata una carta accanto a chi è attivo ({ $who }).
    [spin] Si usa l’obiettivo formaggio: va ruotata una carta.
    [drop] Si usa l’obiettivo cetriolo: va calata una carta su un’altra.
    [move] Qualcuno deve muoversi.
    [arrive] Deve arrivare il Gatto.
   *[draw] Si pesca una carta.
}
note-suspect = Sospettato: { agenda-name }. { $right ->
    [1] Ora soddisfatto
   *[other] Ora non soddisfatto
}: { $why }.
note-cleared = Scagionati finora: { $who }.
note-fresh = All’inizio del prossimo turno si usa, se possibile, l’abilità di: { $who }.
note-fresh-easier = Dal prossimo turno puoi usare: { $who }.
note-kept = Da usare una volta, all’inizio di un turno: { $who }.
note-left = Nel mazzo { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}. { $next ->
    [agenda] Ora si pesca un obiettivo.
    [cucumber] A ogni pesca può uscire il Cetriolo.
    [cat] A ogni pesca può uscire il Gatto.
   *[card] { $before ->
        [one] Il Cetriolo può uscire dopo 1 altra carta.
       *[other] Il Cetriolo può uscire dopo altre { $before } carte.
    }
}

## Che cosa si chiede a un tavolo vero

chance-drew-agenda = Pesca una carta: ora esce un obiettivo. Scoprilo e scrivi quale: { $choices }.
