# Labirinto, in italiano.

title = Labirinto
summary = Ognuno ha un obiettivo segreto, e tutti costruiscono lo stesso labirinto a ingranaggi. Le carte fanno ruotare altre carte, mandano in giro il Topo e il Gatto, e alla fine decidono chi può arrivare da chi.

holder-none = nessuno
holder-seat = { seat-within }
secret-1 = l’obiettivo topo
secret-2 = l’obiettivo gatto
secret-3 = l’obiettivo formaggio
secret-4 = l’obiettivo cetriolo
## Le regole, con parole nostre. Da qui nasce docs/games/maze.md.

rule-M7 = Prima della partita si dispongono il Formaggio, il Topo e due carte iniziali di due forme, senza un percorso tra Topo e Formaggio. Il caso sceglie per ogni punto di partenza una carta della forma giusta, ruotata del più piccolo angolo che va bene; poi quattro carte per il nastro; poi un obiettivo per ogni posto, che solo quel posto vede. Tutto ha la stessa probabilità. Gli obiettivi che avanzano restano sconosciuti. (Nostro: la disposizione, che l’opzione setup cambia.)
rule-M8 = Il mazzo è di 19 carte Labirinto con il Gatto da qualche parte nel mezzo, e sotto 3 carte Labirinto e il Cetriolo, mescolati. (Nostro: il Gatto esce dopo un numero di carte da 5 a 14 delle 19, ognuno con la stessa probabilità.) Ogni carta che non è ancora uscita è probabile quanto un’altra. L’opzione cat cambia questi numeri.
rule-M9 = Il caso dice chi comincia; poi si gioca a giro, nell’ordine dei posti.
rule-M10 = Una volta nella partita, all’inizio del tuo turno, puoi rivelare il tuo obiettivo e usarne subito l’abilità.
rule-M10b = Gatto: il Gatto e il Formaggio si scambiano di posizione. (Nostro: si può rivelare solo finché il Gatto è sul tavolo.)
rule-M19 = Vince il posto che ha l’obiettivo vincente. Se non ce l’ha nessuno, perdono tutti.
rule-M20 = Sono pubblici il tavolo, il nastro, quante carte restano, e gli obiettivi rivelati. Il tuo obiettivo è privato finché non lo riveli. Nessuno conosce l’ordine del mazzo né gli obiettivi non distribuiti. (A partita finita, tutti gli obiettivi distribuiti vengono mostrati.)

## Opzioni

option-setup = Che cosa c’è sul tavolo all’inizio: una disposizione delle nostre, o una riga tua, come cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Dopo quante carte esce il Gatto: due numeri, come 5-14.

## Perché una mossa è rifiutata

refusal-deal-due = Ora si distribuisce un obiettivo.
refusal-begin-due = Prima va detto chi comincia.
refusal-spin-due = Hai rivelato il formaggio: ora va ruotata una carta, per esempio spin e4 90.
refusal-drop-due = Hai rivelato il cetriolo: ora va calata una carta, per esempio drop m07 e4 90.
refusal-reveal-first = È ciò che fa { $ability ->
    [spin] il formaggio
   *[drop] il cetriolo
} quando è rivelato; prima rivelalo.
refusal-deal-order = Il prossimo obiettivo va a { seat-within }.
refusal-deal-gone = L’obiettivo { agenda-name } è già stato distribuito.
refusal-no-such-seat = Non c’è un posto { $seat }.
refusal-cat-early = Il Gatto esce dopo almeno { $after } carte; pescate finora: { $drawn }.
refusal-cat-due = Con { $drawn } carte pescate, ora esce il Gatto.
refusal-cucumber-early = Il Cetriolo esce dopo almeno { $after } carte; pescate finora: { $drawn }.
refusal-already-revealed = Il tuo obiettivo è già rivelato; si fa una volta sola per partita.
refusal-no-cat-yet = Il gatto si può rivelare solo finché il Gatto è sul tavolo.
## Che cosa succede

event-dealt = Hai l’obiettivo { agenda-name }.
event-dealt-secretly = { seat-name } riceve un obiettivo.
event-begins = { seat-name } comincia.
event-revealed = { seat-name } rivela l’obiettivo { agenda-name }.
event-spun = { seat-name } ruota { $card } in { $cell } di { $angle } gradi.
event-dropped = { seat-name } cala { $card } su { $below } in { $cell }, a { $angle } gradi.
event-placed = { seat-name } piazza { $card } in { $cell } a { $angle } gradi.
event-covered = { seat-name } mette { $card } sopra { $below } in { $cell }, a { $angle } gradi.
event-skipped = { seat-name } non può piazzare nulla.
event-traced = { $mouse } { $cat } Quindi vince l’obiettivo { agenda-name }.

## Come finisce

ending-mouse-took-cheese = Il Topo ha preso il Formaggio: vince l’obiettivo topo. Chi lo aveva: { $holder }.
ending-cat-caught-mouse = Il Gatto ha preso il Topo: vince l’obiettivo gatto. Chi lo aveva: { $holder }.
ending-endgame-mouse = Alla fine il Topo può arrivare al Formaggio e il Gatto non può arrivare al Topo: vince l’obiettivo topo. Chi lo aveva: { $holder }.
ending-endgame-cat = Alla fine il Gatto può arrivare al Topo e il Topo non può arrivare al Formaggio: vince l’obiettivo gatto. Chi lo aveva: { $holder }.
ending-endgame-cheese = Alla fine tutti restano separati: vince l’obiettivo formaggio. Chi lo aveva: { $holder }.
ending-endgame-cucumber = Alla fine nessuno è al sicuro da nessuno: vince l’obiettivo cetriolo. Chi lo aveva: { $holder }.

## Che cosa si vede

move-hint = Scrivi m07 e4 90 per piazzare la carta m07 in e4, ruotata di 90 gradi; mouse f6 o cat c2 per muovere qualcuno; reveal per scoprire il tuo obiettivo.
board-legend = Sul tabellone: = e | muri, o un buco di topo in un muro, R e L un ingranaggio su quel lato che fa ruotare la carta vicina a destra (senso orario) o a sinistra (senso antiorario); M07 sta sopra altre; le caselle con un nome sono vuote e possono ricevere una carta. Sotto, il nastro, con le carte a 0 gradi.

piece-reveal = Rivela il tuo obiettivo
piece-agenda = { $agenda ->
    [none] { seat-name } non ha ancora un obiettivo
    [secret] { seat-name } ha un obiettivo segreto
   *[other] { seat-name } { $own ->
        [1] (tu) { "" }
       *[other] { "" }
    }ha l’obiettivo { agenda-name }{ $up ->
        [1] , visibile a tutti
       *[other] , segreto
    }
}

offer-reveal = Rivela il tuo obiettivo, { $agenda ->
    [mouse] il topo: in questo turno il Topo può usare i buchi di topo
    [cat] il gatto: Gatto e Formaggio si scambiano di posizione
    [cheese] il formaggio: ruota una carta come vuoi
   *[cucumber] il cetriolo: cala una carta su un’altra qualsiasi, poi gioca il tuo turno
}

note-setup = { $step ->
    [start] Il caso dispone le carte iniziali.
    [belt] Il caso riempie il nastro.
    [deal] Il caso distribuisce gli obiettivi.
   *[begin] Il caso dice chi comincia.
}
note-turn = { seat-name } è di turno: { $step ->
    [turn] va piazzata una carta.
    [spin] va ruotata una carta.
    [drop] va calata una carta su un’altra.
    [move] qualcuno deve muoversi.
    [arrive] deve arrivare il Gatto.
   *[draw] si pesca una carta.
}
note-own = Il tuo obiettivo: { agenda-name }. { goal } { $up ->
    [1] È rivelato.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Vinci se il Topo prende il Formaggio, o se alla fine ha un percorso fin lì mentre il Gatto non ne ha uno fino al Topo [M15, M18].
    [cat] Vinci se Gatto e Topo si incontrano, o se alla fine il Gatto ha un percorso fino al Topo mentre il Topo non ne ha uno fino al Formaggio [M15, M18].
    [cheese] Vinci se alla fine non c’è un percorso né dal Topo al Formaggio né dal Gatto al Topo [M18].
   *[cucumber] Vinci se alla fine ci sono percorsi dal Topo al Formaggio e dal Gatto al Topo [M18].
}
ability = { $agenda ->
    [mouse] Rivelato, apre al Topo i buchi di topo per un turno [M10a].
    [cat] Rivelato, fa scambiare di posizione Gatto e Formaggio [M10b].
    [cheese] Rivelato, fa ruotare una carta Labirinto qualsiasi [M10c].
   *[cucumber] Rivelato, cala una carta del nastro su una carta Labirinto qualsiasi prima del tuo turno [M10d].
}
note-revealed = { seat-name } ha rivelato l’obiettivo { agenda-name }.
note-now = Se la partita finisse ora, vincerebbe l’obiettivo { agenda-name }.
note-left = Nel mazzo { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}{ $cat ->
    [0] ; il Gatto deve ancora uscire.
   *[other] .
}
note-held = { seat-name } aveva l’obiettivo { agenda-name }.

## Chi gioca

level-1 = Ghiro
level-2 = Topo di campagna
level-3 = Gatto randagio
level-4 = Intrigante
level-5 = Mente diabolica

## Che cosa si chiede a un tavolo vero

chance-dealt-secretly = Quale obiettivo ha { seat-within }? Scrivete uno di questi: { $choices }.
chance-begins = Comincia chi ha mangiato formaggio per ultimo. Scrivete il numero del posto: { $choices }.
