# Fuga, in italiano.

title = Fuga
summary = Sei un Gatto, rinchiuso con una bomba che cammina. Trova il Formaggio tra quattro obiettivi coperti e raggiungi l’Uscita prima che esca il Cetriolo.

who-bomb = Topo Meccanico
who-exit = Uscita
cell-name = { $cell }
bomb-way = Con { $cogs ->
    [one] 1 ruota dentata
   *[other] { $cogs } ruote dentate
} la bomba va a { side-name }: { $fate ->
    [goes] in { $cells }
    [edge] fuori dal tabellone, ed esplode
    [exit] sull’Uscita, ed esplode
    [wall] contro un muro, ed esplode
    [cat] sul Gatto, e si incontrano
   *[trapped] in corridoi senza uscita, ed esplode
}.

level-1 = Gatto di casa
level-2 = Gatto randagio
level-3 = Scassinatore
level-4 = Acrobata
level-5 = Mago della fuga

## Le regole, con parole nostre. Da qui nasce docs/games/escape.md.

rule-E1 = Giochi in solitario, nei panni del Gatto. Il Topo è il Topo Meccanico, una bomba che cammina; la carta del Formaggio fa da Uscita. Il tabellone è di 5 × 5, caselle da c3 a g7, e nulla ne esce. I quattro obiettivi stanno coperti negli angoli. Un turno è: piazza, ruota, muovi, bomba, fine.
rule-E2 = L’opzione setup è una tra diagonal-dash, lucky-leftovers (quattro carte iniziali vengono a caso, a 0 gradi), careful-corners e horrible-hallways. L’opzione belt può lasciarti solo tre carte sul nastro, ed è più difficile. Con l’opzione help, alla fine della preparazione viene scoperto un obiettivo, con la stessa probabilità per ogni angolo e ogni faccia; resta al suo posto, lo conosci, e non fa nulla finché il Gatto non ci arriva. (Nostro: le disposizioni, che sono file, e gli 0 gradi delle carte a caso.)
rule-E3 = Nel mazzo ci sono 17 carte Labirinto, e sotto altre 3 e il Cetriolo, mescolati insieme. Con tre carte sul nastro ce n’è una in più in cima.
rule-E4 = Piazza una carta accanto a un’altra qualsiasi, obiettivi e personaggi compresi, o sopra una carta Labirinto con gli stessi muri; nessuna pila supera le due carte. Non puoi mai piazzare una carta su un obiettivo, un personaggio o l’Uscita.
rule-E5 = Le ruote dentate fanno ruotare anche il Topo Meccanico e l’Uscita. La rotella del Topo indica una direzione per ogni numero di ruote dentate. (Nostro: a 0 gradi segna 0 a nord, 1 a est, 2 a sud, 3 a ovest; l’Uscita ha una porta, a 0 gradi sul lato sud. Una tua disposizione può avere un’altra rotella e altre porte.)
rule-E6 = Se il Gatto è accanto alla carta piazzata, deve muoversi attraverso quella carta, se può arrivare da qualche parte: in uno spazio vuoto; su un obiettivo; nell’Uscita per la sua porta, se hai trovato il Formaggio, e vinci; o dal Topo Meccanico, e perdi. Può passare sugli obiettivi. (Nostro: gli obiettivi sono aperti su tutti i lati; finché non trovi il Formaggio, il Gatto non può né entrare nell’Uscita né attraversarla.)
rule-E7 = Poi si muove la bomba. Conta le ruote dentate della carta piazzata: il Topo Meccanico fa un passo di una casella nella direzione che la sua rotella indica per quel numero. In uno spazio vuoto o su un obiettivo si ferma. Su una carta Labirinto aperta verso di lui prosegue lungo i corridoi fino a uno spazio vuoto o a un obiettivo a tua scelta, e può passare sugli obiettivi (nostro). Esplode, e perdi, se il passo lo porta fuori dal tabellone, contro un muro o sull’Uscita, o se non può fermarsi da nessuna parte. Se il passo lo porta sul Gatto, si incontrano e perdi. Deve fermarsi in una casella diversa.
rule-E8 = Alla fine del turno pesca una carta. Se è il Cetriolo, è troppo tardi. Poi, se il Gatto ha finito lo spostamento su un obiettivo, scoprilo; ha effetto e lascia il tabellone. Topo: spingi il Topo Meccanico in una qualsiasi delle quattro direzioni (nostro: se non può fermarsi da nessuna parte, non succede nulla). Cetriolo: si muove ancora una volta, secondo le ruote dentate della carta che hai piazzato in questo turno, ed esplode se non può. Gatto: guarda un altro obiettivo, che resta dov’è; da allora lo conosci. Formaggio: hai trovato il Formaggio. (Nostro: quale dei primi tre fa che cosa; una tua disposizione può dire altrimenti.)
rule-E9 = Non puoi vincere prima di aver trovato il Formaggio.
rule-M7 = Per preparare la partita, disponi il Gatto, il Topo Meccanico, l’Uscita e gli obiettivi. Ogni carta iniziale è pescata a caso tra quelle della forma giusta e sta al più piccolo angolo che va bene; poi si riempie il nastro. Tutte le pescate sono ugualmente probabili.
rule-M8 = Ogni carta ancora nel mazzo è probabile quanto un’altra.
rule-M4 = Una casella prende il nome dalla colonna, da c a g da sinistra, e dalla riga, da 3 a 7 dall’alto. Il nord è in alto. L’angolo di una carta dice di quanto è ruotata in senso orario: 0, 90, 180 o 270 gradi.
rule-M12 = Ogni ruota dentata della carta piazzata fa ruotare nel proprio verso, di 90 gradi, ciò che sta accanto a quel lato: una carta Labirinto, insieme a ciò che ha sotto, il Topo Meccanico o l’Uscita. Il Gatto e gli obiettivi non ruotano, e le ruote dentate delle carte fatte ruotare non fanno nulla.
rule-M13 = Attraverso la carta piazzata si muove solo il Gatto (E6). Il Topo Meccanico si muove dopo, secondo il numero di ruote dentate (E7).
rule-M16 = Alla fine del turno pesca una carta per il nastro. Se è il Cetriolo, perdi.

## Opzioni

option-setup = Dove sta tutto all’inizio: una disposizione nostra, o una riga tua, per esempio mouse=f4 cat=d6 exit=e5 agenda=c3 agenda=g3 agenda=c7 agenda=g7 start=d4 start=e4:N start=f6 start=e6:S.
option-belt = Quante carte ci sono sul nastro: con 3 è più difficile che con 4.
option-help = Se prima del tuo primo turno viene scoperto un obiettivo.

## Perché una mossa è rifiutata

refusal-help-due = Prima scopri un obiettivo.
refusal-walk-due = Il Gatto è accanto alla carta piazzata: ora muovilo, per esempio cat c5.
refusal-bomb-due = Ora muovi il Topo Meccanico, per esempio bomb d6.
refusal-face-due = Prima scopri l’obiettivo che c’è lì.
refusal-nudge-due = Ora spingi il Topo Meccanico, per esempio nudge d6.
refusal-again-due = Muovi ancora una volta il Topo Meccanico, per esempio bomb d6.
refusal-peek-due = Ora guarda un obiettivo, per esempio peek c3.
refusal-no-such-thing = In Fuga questa mossa non c’è.
refusal-cucumber-early = Il Cetriolo esce dopo almeno { $after } carte; pescate finora: { $drawn }.
refusal-off-board = { $cell } è fuori dal tabellone, che va da c3 a g7.
refusal-too-high = In { $cell } ci sono già due carte, e una pila non può essere più alta.
refusal-on-agenda = Non puoi piazzare una carta in { $cell }: lì c’è un obiettivo.
refusal-no-cheese-yet = L’Uscita resta chiusa finché non trovi il Formaggio.
refusal-no-door = Il Gatto arriva all’Uscita, ma non dalla porta.
refusal-bomb-elsewhere = Con { $cogs ->
    [one] 1 ruota dentata
   *[other] { $cogs } ruote dentate
} il Topo Meccanico non può fermarsi in { $cell }. Può fermarsi in { $cells }.
refusal-nudge-elsewhere = Non puoi spingere il Topo Meccanico in { $cell }. Può fermarsi in { $cells }.
refusal-no-agenda = In { $cell } non c’è nessun obiettivo.
refusal-agenda-known = Conosci già l’obiettivo in { $cell }.
refusal-face-elsewhere = Scopri invece l’obiettivo in { $cell }.
refusal-face-known = L’obiettivo in { $cell } non può essere { agenda-name }.

## Che cosa succede

event-helped = Per aiutarti si scopre l’obiettivo in { $cell }: { agenda-name }.
event-skipped = Non puoi piazzare nessuna carta.
event-turned-mouse = La ruota dentata { side-name } di { $by } fa ruotare il Topo Meccanico { way-name }.
event-turned-exit = La ruota dentata { side-name } di { $by } fa ruotare l’Uscita { way-name }.
event-through-door = Il Gatto è fuori!
event-met = Gatto e Topo Meccanico si incontrano!
event-bombed = Il Topo Meccanico va: { $cells }.
event-blew-up = { $way } Bum!
event-drew-cucumber = Il Cetriolo! È troppo tardi.
event-faced = Scopri l’obiettivo in { $cell }: { agenda-name }.
event-found = Hai trovato il Formaggio! E ora di corsa all’Uscita.
event-may-nudge = Spingi una volta il Topo Meccanico, in qualsiasi direzione.
event-nudged = Spingi il Topo Meccanico: { $cells }.
event-goes-again = Il Topo Meccanico si muove ancora una volta, con { $cogs ->
    [one] 1 ruota dentata
   *[other] { $cogs } ruote dentate
}.
event-may-peek = Guarda uno degli altri obiettivi.
event-nothing-happens = Non ha effetto.
event-peeks = Guardi l’obiettivo in { $cell }.
event-peeked = L’obiettivo in { $cell } è: { agenda-name }.

## Come finisce

ending-escaped = Hai vinto: il Gatto è fuori, con il Formaggio!
ending-met-mouse = Hai perso: il Gatto e il Topo Meccanico si sono incontrati.
ending-exploded = Hai perso: il Topo Meccanico non aveva dove andare ed è esploso.
ending-too-late = Hai perso: il Cetriolo è uscito prima che il Gatto fosse fuori.

## Che cosa si vede

move-hint = Scrivi m07 e4 90 per piazzare la carta m07 in e4, ruotata di 90°; cat c5 per muovere il Gatto; bomb d6 per scegliere dove si ferma il Topo Meccanico.
board-legend = Sul tabellone: = e | sono muri, o è un buco di topo in un muro, R e L sono ruote dentate che fanno ruotare la carta da quel lato verso destra (senso orario) o sinistra (senso antiorario); M07 in maiuscolo sta sopra un’altra carta; una casella con il nome è vuota; le cornici punteggiate sono obiettivi, ? uno che non conosci. Intorno al Topo (MOUSE) stanno i numeri della sua rotella; l’Uscita (EXIT) è aperta dove ha la porta. Sotto c’è il nastro, con le carte a 0°.

piece-cell = { $use ->
    [beside] { $cell }, vuota; qui puoi piazzare una carta
   *[far] { $cell }, vuota; accanto non c’è nessuna carta
}
piece-agenda = { $agenda ->
    [none] Un obiettivo coperto in { $cell }
   *[other] L’obiettivo { agenda-name } in { $cell }, che conosci già
}
piece-exit = L’Uscita in { $cell }, porta sul lato { side-name }, { $open ->
    [1] aperta
   *[other] chiusa finché non trovi il Formaggio
}
piece-bomb = Il Topo Meccanico in { $cell }. La sua rotella segna { $north } a nord, { $east } a est, { $south } a sud, { $west } a ovest
piece-bomb-mark = { $cell }: qui può arrivare la bomba. Ruote dentate necessarie: { $cogs }
piece-plate = L’obiettivo { agenda-name }: { $effect ->
    [nudge] spingi il Topo Meccanico in qualsiasi direzione
    [again] il Topo Meccanico si muove ancora una volta
    [peek] guarda un altro obiettivo
   *[find] trovi il Formaggio
}. { $lies ->
    [gone] Era in { $cell } e non c’è più
    [known] È in { $cell }
   *[hidden] Non sai dov’è
}
sentences = { $said } { $next }
offer-bomb = Muovi il Topo Meccanico in { $cell }
effect-place = { $covers ->
    [1] Metti { $card } sopra la carta in { $cell }, ruotata di { $angle }°
   *[other] Piazza { $card } in { $cell }, ruotata di { $angle }°
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
    [agenda] , e lì scoprirà l’obiettivo
   *[nobody] { "" }
}
effect-bomb = Il Topo Meccanico va: { $cells }
offer-peek = Guarda l’obiettivo in { $cell }

note-step = { $step ->
    [start] Si dispongono le carte iniziali.
    [belt] Si riempie il nastro.
    [help] Si scopre un obiettivo.
    [turn] Piazza una carta.
    [move] Muovi il Gatto; poi si muove la bomba.
    [bomb] Scegli dove va il Topo Meccanico.
    [draw] Pesca una carta.
    [face] Scopri l’obiettivo sotto il Gatto.
    [nudge] Spingi il Topo Meccanico in qualsiasi direzione.
    [again] Muovi ancora una volta il Topo Meccanico.
    [peek] Scegli un obiettivo da guardare.
   *[peeked] Guarda l’obiettivo.
}
note-find = Trova il Formaggio: sul tabellone { $left ->
    [one] resta 1 obiettivo
   *[other] restano { $left } obiettivi
}.
note-leave = Hai trovato il Formaggio. Raggiungi l’Uscita: la porta è sul lato { side-name }.
note-left = Nel mazzo { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}; { $safe ->
    [0] ogni carta pescata può essere il Cetriolo.
    [one] dopo la prossima, ogni carta pescata può essere il Cetriolo.
   *[other] dopo le prossime { $safe }, ogni carta pescata può essere il Cetriolo.
}

## Che cosa si chiede a un tavolo vero

chance-drew = Pesca una carta per il nastro e scrivi il suo nome, per esempio m12; oppure cucumber se è il Cetriolo.
chance-helped = Scopri uno qualsiasi dei quattro obiettivi e scrivi dove sta e qual è, per esempio c3 cat.
chance-faced = Scopri l’obiettivo in { $cell } e scrivi qual è: { $choices }.
chance-peeked = Guarda l’obiettivo in { $cell } e scrivi qual è: { $choices }.
