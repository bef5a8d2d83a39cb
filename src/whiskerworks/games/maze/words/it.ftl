# Labirinto, in italiano.

title = Labirinto
summary = Ognuno ha un obiettivo segreto, e tutti costruiscono lo stesso labirinto meccanico. Le tue carte ne fanno ruotare altre e fanno correre il Topo e il Gatto; alla fine conta chi può raggiungere chi.

holder-none = nessuno
holder-seat = { seat-within }
secret-1 = l’obiettivo topo
secret-2 = l’obiettivo gatto
secret-3 = l’obiettivo formaggio
secret-4 = l’obiettivo cetriolo
## Le regole, con parole nostre. Da qui nasce docs/games/maze.md.

rule-M7 = Per preparare la partita, disponi il Formaggio, il Topo e due carte iniziali di due forme stabilite, senza un percorso tra Topo e Formaggio. Ogni carta iniziale è pescata a caso tra quelle della forma giusta e sta al più piccolo angolo che va bene. Poi quattro carte vanno sul nastro, e ogni giocatore riceve un obiettivo che nessun altro vede. Tutte le pescate sono ugualmente probabili. Gli obiettivi avanzati non li conosce nessuno. (Nostro: la disposizione, che l’opzione setup cambia.)
rule-M8 = Nel mazzo ci sono 19 carte Labirinto, con il Gatto da qualche parte in mezzo, e sotto 3 carte Labirinto e il Cetriolo, mescolati insieme. Ogni carta ancora nel mazzo è probabile quanto un’altra. (Nostro: il Gatto esce dopo un numero di carte da 5 a 14 delle 19, ognuno con la stessa probabilità; l’opzione cat cambia questi numeri.)
rule-M9 = Un sorteggio decide chi comincia. Poi si gioca a giro, nell’ordine dei posti.
rule-M10 = Una volta per partita, all’inizio del tuo turno, puoi rivelare il tuo obiettivo e usarne subito l’abilità.
rule-M10b = Gatto: il Gatto e il Formaggio si scambiano di posto. (Nostro: puoi rivelarlo solo se il Gatto è sul tavolo.)
rule-M19 = Vinci se hai l’obiettivo vincente. Se non ce l’ha nessuno, perdono tutti.
rule-M20 = Tutti vedono il tavolo, il nastro, quante carte restano e gli obiettivi rivelati. Il tuo obiettivo lo vedi solo tu, finché non lo riveli. Nessuno conosce l’ordine del mazzo o gli obiettivi non distribuiti. (A partita finita si mostrano tutti gli obiettivi distribuiti.)

## Opzioni

option-setup = Che cosa c’è sul tavolo all’inizio: una disposizione nostra, o una riga tua, per esempio cheese=e5 mouse=f6 start=f5:S start=e6:NW.
option-cat = Dopo quante carte esce il Gatto: due numeri, per esempio 5-14.

## Perché una mossa è rifiutata

refusal-deal-due = Prima distribuisci un obiettivo.
refusal-begin-due = Prima va deciso chi comincia.
refusal-spin-due = Hai rivelato il formaggio: ora ruota una carta, per esempio spin e4 90.
refusal-drop-due = Hai rivelato il cetriolo: ora cala una carta, per esempio drop m07 e4 90.
refusal-reveal-first = Puoi farlo solo subito dopo aver rivelato l’obiettivo { $ability ->
    [spin] formaggio
   *[drop] cetriolo
}.
refusal-deal-order = Il prossimo obiettivo spetta a: { seat-within }.
refusal-deal-gone = L’obiettivo { agenda-name } è già stato distribuito.
refusal-no-such-seat = Qui { $seat } non è il numero di un posto.
refusal-cat-early = Il Gatto esce dopo almeno { $after } carte; pescate finora: { $drawn }.
refusal-cat-due = Dopo { $drawn } carte ora deve uscire il Gatto.
refusal-cucumber-early = Il Cetriolo esce dopo almeno { $after } carte; pescate finora: { $drawn }.
refusal-already-revealed = Hai già rivelato il tuo obiettivo. Puoi farlo una sola volta per partita.
refusal-no-cat-yet = Puoi rivelare l’obiettivo gatto solo se il Gatto è sul tavolo.
## Che cosa succede

event-dealt = Hai l’obiettivo { agenda-name }.
event-dealt-secretly = { seat-name } riceve un obiettivo.
event-begins = { seat-name } comincia.
event-revealed = { seat-name } rivela l’obiettivo { agenda-name }.
event-spun = { seat-name } ruota { $card } in { $cell } di { $angle }°.
event-dropped = { seat-name } cala { $card } su { $below } in { $cell }, ruotata di { $angle }°.
event-placed = { seat-name } piazza { $card } in { $cell }, ruotata di { $angle }°.
event-covered = { seat-name } mette { $card } sopra { $below } in { $cell }, ruotata di { $angle }°.
event-skipped = { seat-name } non può piazzare nessuna carta.
event-traced = { $mouse } { $cat } Vince l’obiettivo { agenda-name }.

## Come finisce

ending-mouse-took-cheese = Il Topo ha preso il Formaggio! Vince l’obiettivo topo. Chi lo aveva: { $holder }.
ending-cat-caught-mouse = Gatto e Topo si sono incontrati! Vince l’obiettivo gatto. Chi lo aveva: { $holder }.
ending-endgame-mouse = Il Topo può raggiungere il Formaggio, e il Gatto non può raggiungere il Topo. Vince l’obiettivo topo. Chi lo aveva: { $holder }.
ending-endgame-cat = Il Gatto può raggiungere il Topo, e il Topo non può raggiungere il Formaggio. Vince l’obiettivo gatto. Chi lo aveva: { $holder }.
ending-endgame-cheese = Il Topo non può raggiungere il Formaggio, né il Gatto il Topo. Vince l’obiettivo formaggio. Chi lo aveva: { $holder }.
ending-endgame-cucumber = Il Topo può raggiungere il Formaggio, e il Gatto il Topo. Vince l’obiettivo cetriolo. Chi lo aveva: { $holder }.

## Che cosa si vede

move-hint = Scrivi m07 e4 90 per piazzare la carta m07 in e4, ruotata di 90°; mouse f6 o cat c2 per muovere un personaggio; reveal per rivelare il tuo obiettivo.
board-legend = Sul tabellone: = e | sono muri, o è un buco di topo in un muro, R e L sono ruote dentate che fanno ruotare la carta da quel lato verso destra (senso orario) o sinistra (senso antiorario); M07 in maiuscolo sta sopra un’altra carta; una casella con il nome è vuota, e lì puoi piazzare una carta. Sotto c’è il nastro, con le carte a 0°.

piece-reveal = Rivela il tuo obiettivo
piece-agenda = { $agenda ->
    [none] { seat-name } non ha ancora un obiettivo
    [secret] { seat-name } ha un obiettivo segreto
   *[other] { seat-name } { $own ->
        [1] (tu) { "" }
       *[other] { "" }
    }ha l’obiettivo { agenda-name }, { $up ->
        [1] rivelato a tutti
       *[other] ancora segreto
    }
}

offer-reveal = Rivela il tuo obiettivo, { $agenda ->
    [mouse] il topo: in questo turno il Topo può usare i buchi di topo
    [cat] il gatto: Gatto e Formaggio si scambiano di posto
    [cheese] il formaggio: ruota una carta qualsiasi
   *[cucumber] il cetriolo: cala una carta su un’altra qualsiasi, poi gioca il tuo turno
}

note-setup = { $step ->
    [start] Si dispongono le carte iniziali.
    [belt] Si riempie il nastro.
    [deal] Si distribuiscono gli obiettivi.
   *[begin] Un sorteggio decide chi comincia.
}
note-turn = { seat-name } è di turno: { $step ->
    [turn] piazza una carta.
    [spin] ruota una carta.
    [drop] cala una carta su un’altra.
    [move] muove un personaggio.
    [arrive] sceglie dove arriva il Gatto.
   *[draw] pesca una carta.
}
note-own = Il tuo obiettivo: { agenda-name }. { goal } { $up ->
    [1] Lo hai già rivelato.
   *[other] { ability }
}
goal = { $agenda ->
    [mouse] Vinci se il Topo prende il Formaggio, o se alla fine ha un percorso fino al Formaggio e il Gatto non ne ha uno fino al Topo [M15, M18].
    [cat] Vinci se Gatto e Topo si incontrano, o se alla fine il Gatto ha un percorso fino al Topo e il Topo non ne ha uno fino al Formaggio [M15, M18].
    [cheese] Vinci se alla fine il Topo non ha un percorso fino al Formaggio, né il Gatto fino al Topo [M18].
   *[cucumber] Vinci se alla fine il Topo ha un percorso fino al Formaggio, e il Gatto ne ha uno fino al Topo [M18].
}
ability = { $agenda ->
    [mouse] Rivelalo per far usare al Topo i buchi di topo per un turno [M10a].
    [cat] Rivelalo per scambiare di posto Gatto e Formaggio [M10b].
    [cheese] Rivelalo per ruotare una carta Labirinto qualsiasi [M10c].
   *[cucumber] Rivelalo per calare una carta del nastro su una carta Labirinto qualsiasi prima del tuo turno [M10d].
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
level-5 = Mente criminale

## Che cosa si chiede a un tavolo vero

chance-dealt-secretly = Qual è l’obiettivo ({ seat-within })? Scrivete uno di questi: { $choices }.
chance-begins = Comincia chi ha mangiato formaggio per ultimo. Scrivete il numero del suo posto: { $choices }.
