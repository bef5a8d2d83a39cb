# Fuga, in italiano.

title = Fuga
summary = Un giocatore, un Gatto rinchiuso con una bomba che cammina: trova il Formaggio tra quattro obiettivi coperti e raggiungi l’Uscita prima che esca il Cetriolo.

who-bomb = Topo Meccanico
who-exit = Uscita
cell-name = { $cell }
bomb-way = Con { $cogs ->
    [one] 1 ingranaggio
   *[other] { $cogs } ingranaggi
} la bomba va a { side-name }: { $fate ->
    [goes] in { $cells }
    [edge] fuori dal tabellone, ed esplode
    [exit] sull’Uscita, ed esplode
    [wall] contro un muro, ed esplode
    [cat] sul Gatto, e si incontrano
   *[trapped] in corridoi che non portano da nessuna parte, ed esplode
}.

level-1 = Gatto di casa
level-2 = Gatto randagio
level-3 = Scassinatore
level-4 = Acrobata
level-5 = Mago della fuga

## Le regole, con parole nostre. Da qui nasce docs/games/escape.md.

rule-E1 = Un solo giocatore, che gioca il Gatto. Il Topo è il Topo Meccanico, una bomba che cammina; il Formaggio fa da Uscita. Il tabellone è di 5 × 5, le caselle da c3 a g7, e nulla ne esce. I quattro obiettivi stanno coperti negli angoli. Un turno è: piazzare, ruotare, muovere, bomba, finire.
rule-E2 = L’opzione setup è una di quattro: diagonal-dash, lucky-leftovers (quattro carte iniziali vengono a caso, a 0 gradi), careful-corners e horrible-hallways. L’opzione belt lascia solo tre carte sul nastro, ed è più difficile. Con l’opzione help il caso scopre un obiettivo alla fine della preparazione, ogni angolo e ogni faccia con la stessa probabilità; resta lì scoperto, e non fa nulla finché il Gatto non ci arriva. (Nostro: le disposizioni, che sono file, e che le carte a caso stanno a 0 gradi.)
rule-E3 = Il mazzo è di 17 carte Labirinto, e sotto altre 3 e il Cetriolo, mescolati; con un nastro di tre ce n’è una in più in cima.
rule-E4 = Piazza una carta accanto a una carta qualsiasi, obiettivi e personaggi compresi, o su una carta Labirinto con gli stessi muri; nessuna pila è più alta di due. Mai su un obiettivo, su un personaggio o sull’Uscita.
rule-E5 = Gli ingranaggi fanno ruotare anche il Topo Meccanico e l’Uscita. La ruota del Topo indica una direzione per ogni numero di ingranaggi. (Nostro: a 0 gradi segna 0 a nord, 1 a est, 2 a sud, 3 a ovest; l’Uscita ha una porta, a 0 gradi sul lato sud. Una preparazione tua può disporre ruota e porta altrimenti.)
rule-E6 = Se il Gatto è accanto alla carta piazzata deve muoversi attraverso di essa, se può arrivare da qualche parte: in uno spazio vuoto; su un obiettivo; nell’Uscita attraverso la porta, dopo che il Formaggio è stato trovato, e così vinci; o sul Topo Meccanico, e così perdi. Può passare sugli obiettivi. (Nostro: sono aperti su tutti i lati; prima che il Formaggio sia trovato, nell’Uscita non si può entrare né passare.)
rule-E7 = Poi si muove la bomba. Conta gli ingranaggi della carta piazzata: il Topo Meccanico fa un passo di una casella dove la sua ruota indica per quel numero. In uno spazio vuoto o su un obiettivo si ferma. Su una carta Labirinto aperta verso di lui prosegue lungo i corridoi fino a uno spazio vuoto o a un obiettivo, a tua scelta; può passare sugli obiettivi (nostro). Esplode, e perdi, se quel passo porta fuori dal tabellone, contro un muro o sull’Uscita, o se non può fermarsi da nessuna parte. Se il passo lo porta sul Gatto, si sono incontrati, e perdi. Deve fermarsi altrove da dove è partito.
rule-E8 = Alla fine del turno si pesca una carta; se è il Cetriolo, è troppo tardi. Poi, se il Gatto ha finito il suo spostamento su un obiettivo, questo viene scoperto, fa ciò che fa, e lascia il tabellone. Topo: spingi il Topo Meccanico in una delle quattro direzioni (nostro: se non può fermarsi da nessuna parte, non succede nulla). Cetriolo: il Topo Meccanico si muove ancora una volta, secondo gli ingranaggi della carta piazzata in questo turno, ed esplode se non può. Gatto: guarda un altro obiettivo, che resta lì, da allora conosciuto. Formaggio: il Formaggio è trovato. (Nostro: quale dei primi tre fa che cosa; una preparazione tua può dirlo altrimenti.)
rule-E9 = Prima che il Formaggio sia trovato, nulla fa vincere.
rule-M7 = Prima della partita si dispongono il Gatto, il Topo Meccanico, l’Uscita e gli obiettivi. Il caso sceglie per ogni punto di partenza una carta della forma giusta, ruotata del più piccolo angolo che va bene, poi le carte per il nastro. Tutto ha la stessa probabilità.
rule-M8 = Ogni carta che non è ancora uscita è probabile quanto un’altra.
rule-M4 = Una casella prende il nome dalla sua colonna, da c a g da sinistra, e dalla sua riga, da 3 a 7 dall’alto. Il nord è in alto. L’angolo di una carta dice di quanto è ruotata in senso orario: 0, 90, 180 o 270 gradi.
rule-M12 = Ogni ingranaggio della carta piazzata fa ruotare ciò che sta accanto a quel lato, di 90 gradi nel suo verso: una carta Labirinto con ciò che ha sotto, il Topo Meccanico o l’Uscita. Il Gatto e gli obiettivi non ruotano, e gli ingranaggi delle carte fatte ruotare non fanno nulla.
rule-M13 = Solo il Gatto si muove attraverso la carta piazzata (E6). Il Topo Meccanico si muove dopo, secondo il numero di ingranaggi (E7).
rule-M16 = Alla fine del tuo turno pesca una carta per il nastro. Se è il Cetriolo, hai perso.

## Opzioni

option-setup = Dove sta tutto all’inizio: una disposizione delle nostre, o una riga tua, come mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Quante carte ci sono sul nastro: 3 è più difficile di 4.
option-help = Un obiettivo viene scoperto prima del primo turno.

## Perché una mossa è rifiutata

refusal-help-due = Ora si scopre un obiettivo.
refusal-walk-due = La carta piazzata fa muovere il Gatto: ora deve spostarsi, per esempio cat c5.
refusal-bomb-due = Ora deve muoversi il Topo Meccanico, per esempio bomb d6.
refusal-face-due = Ora si dice quale obiettivo c’è lì.
refusal-nudge-due = Ora puoi spingere il Topo Meccanico, per esempio nudge d6.
refusal-again-due = Il Topo Meccanico deve muoversi ancora una volta, per esempio bomb d6.
refusal-peek-due = Ora puoi guardare un obiettivo, per esempio peek c3.
refusal-no-such-thing = In Fuga non c’è una mossa così.
refusal-cucumber-early = Il Cetriolo esce dopo almeno { $after } carte; pescate finora: { $drawn }.
refusal-off-board = { $cell } non è sul tabellone, che va da c3 a g7.
refusal-too-high = In { $cell } ci sono già due carte, e nessuna pila è più alta.
refusal-on-agenda = In { $cell } c’è un obiettivo, e sopra non si mettono carte.
refusal-no-cheese-yet = L’Uscita è chiusa finché il Formaggio non è trovato.
refusal-no-door = Il Gatto arriva all’Uscita, ma non alla sua porta.
refusal-bomb-elsewhere = Con { $cogs ->
    [one] 1 ingranaggio
   *[other] { $cogs } ingranaggi
} il Topo Meccanico non si ferma in { $cell }; può fermarsi in { $cells }.
refusal-nudge-elsewhere = Non si può spingere il Topo Meccanico in { $cell }; può fermarsi in { $cells }.
refusal-no-agenda = In { $cell } non c’è nessun obiettivo.
refusal-agenda-known = L’obiettivo in { $cell } si conosce già.
refusal-face-elsewhere = È l’obiettivo in { $cell } che si scopre.
refusal-face-known = L’obiettivo { agenda-name } non è in { $cell }.

## Che cosa succede

event-helped = Per cominciare si scopre l’obiettivo in { $cell }: { agenda-name }.
event-skipped = Non si può piazzare nulla.
event-turned-mouse = L’ingranaggio sul lato { side-name } di { $by } fa ruotare il Topo Meccanico { way-name }.
event-turned-exit = L’ingranaggio sul lato { side-name } di { $by } fa ruotare l’Uscita { way-name }.
event-through-door = Il Gatto è fuori!
event-met = Gatto e Topo Meccanico si incontrano!
event-bombed = Il Topo Meccanico va: { $cells }.
event-blew-up = { $way } Bum!
event-drew-cucumber = Esce il Cetriolo: troppo tardi.
event-faced = Si scopre l’obiettivo in { $cell }: { agenda-name }.
event-found = Il Formaggio è trovato! E ora, all’Uscita.
event-may-nudge = Il Topo Meccanico si può spingere una volta, in qualsiasi direzione.
event-nudged = Il Topo Meccanico è spinto: { $cells }.
event-goes-again = Il Topo Meccanico si muove ancora una volta, con { $cogs ->
    [one] 1 ingranaggio
   *[other] { $cogs } ingranaggi
}.
event-may-peek = Si può guardare uno degli altri obiettivi.
event-nothing-happens = Non ha nulla da fare.
event-peeks = Guardi l’obiettivo in { $cell }.
event-peeked = L’obiettivo in { $cell } è: { agenda-name }.

## Come finisce

ending-escaped = Il Gatto ha il Formaggio ed è fuori: vinci!
ending-met-mouse = Il Gatto e il Topo Meccanico si sono incontrati: perdi.
ending-exploded = Il Topo Meccanico non poteva andare da nessuna parte ed è esploso: perdi.
ending-too-late = Il Cetriolo è uscito prima che il Gatto fosse fuori: perdi.

## Che cosa si vede

move-hint = Scrivi m07 e4 90 per piazzare la carta m07 in e4, ruotata di 90 gradi; cat c5 per muovere il Gatto; bomb d6 per dire dove si ferma il Topo Meccanico.
board-legend = Sul tabellone: = e | muri, o un buco di topo in un muro, R e L un ingranaggio su quel lato che fa ruotare la carta vicina a destra (senso orario) o a sinistra (senso antiorario); M07 sta sopra un’altra; le caselle con un nome sono vuote; le cornici punteggiate sono obiettivi, ? uno che nessuno conosce. Intorno al Topo Meccanico (MOUSE) ci sono i numeri della sua ruota; l’Uscita (EXIT) è aperta dove ha la porta. Sotto, il nastro, con le carte a 0 gradi.

piece-cell = { $use ->
    [beside] { $cell }: uno spazio vuoto; qui si può piazzare una carta
   *[far] { $cell }: uno spazio vuoto; accanto non c’è nulla
}
piece-agenda = { $agenda ->
    [none] Un obiettivo coperto in { $cell }
   *[other] L’obiettivo { agenda-name } in { $cell }, conosciuto
}
piece-exit = L’Uscita in { $cell }, con la porta sul lato { side-name }, { $open ->
    [1] aperta
   *[other] chiusa finché il Formaggio non è trovato
}
piece-bomb = Il Topo Meccanico in { $cell }. La sua ruota segna { $north } a nord, { $east } a est, { $south } a sud, { $west } a ovest
piece-bomb-mark = { $cell }: la bomba può andarci con questo numero di ingranaggi: { $cogs }
piece-plate = L’obiettivo { agenda-name }: { $effect ->
    [nudge] spingi il Topo Meccanico in qualsiasi direzione
    [again] il Topo Meccanico si muove ancora una volta
    [peek] guarda un altro obiettivo
   *[find] il Formaggio è trovato
}. { $lies ->
    [gone] Era in { $cell } e non c’è più
    [known] È in { $cell }
   *[hidden] Nessuno sa dov’è
}
sentences = { $said } { $next }
offer-bomb = Porta il Topo Meccanico in { $cell }
effect-place = { $covers ->
    [1] Metti { $card } sopra la carta in { $cell }, a { $angle } gradi
   *[other] Piazza { $card } in { $cell } a { $angle } gradi
}{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}. { $others ->
    [0] { "" }
   *[other] { $other } { "" }
}{ $cat ->
    [1] Prima si muove il Gatto. { "" }
   *[other] { "" }
}{ $bomb }
effect-walk = Il Gatto va: { $cells }{ $meets ->
    [exit] , ed è fuori
    [mouse] , e incontra il Topo Meccanico
    [agenda] , e scoprirà l’obiettivo che è lì
   *[nobody] { "" }
}
effect-bomb = Il Topo Meccanico va: { $cells }
offer-peek = Guarda l’obiettivo in { $cell }

note-step = { $step ->
    [start] Il caso dispone le carte iniziali.
    [belt] Il caso riempie il nastro.
    [help] Il caso scopre un obiettivo.
    [turn] Va piazzata una carta.
    [move] Deve muoversi il Gatto; poi la bomba.
    [bomb] Deve muoversi il Topo Meccanico.
    [draw] Si pesca una carta.
    [face] Si scopre l’obiettivo sotto il Gatto.
    [nudge] Puoi spingere il Topo Meccanico in qualsiasi direzione.
    [again] Il Topo Meccanico deve muoversi ancora una volta.
    [peek] Puoi guardare un obiettivo.
   *[peeked] Ti viene detto qual è l’obiettivo.
}
note-find = Il Formaggio non è ancora trovato: sul tabellone { $left ->
    [one] resta 1 obiettivo
   *[other] restano { $left } obiettivi
}.
note-leave = Il Formaggio è trovato: la porta dell’Uscita è sul lato { side-name }.
note-left = Nel mazzo { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}; { $safe ->
    [0] il Cetriolo può uscire a ogni pesca.
    [one] dopo la prossima il Cetriolo può uscire a ogni pesca.
   *[other] dopo le prossime { $safe } il Cetriolo può uscire a ogni pesca.
}

## Che cosa si chiede a un tavolo vero

chance-drew = Pesca una carta per il nastro e scrivi il suo nome: m12, oppure cucumber se è il Cetriolo.
chance-helped = Scopri uno dei quattro obiettivi, uno qualsiasi, e scrivi dove sta e quale è, come c3 cat.
chance-faced = Scopri l’obiettivo in { $cell } e scrivi quale è: { $choices }.
chance-peeked = Guarda l’obiettivo in { $cell } e scrivi quale è: { $choices }.
