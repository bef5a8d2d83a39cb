# Il colpevole, in italiano.

title = Il colpevole
summary = In solitario nel labirinto meccanico, piazzi carte accanto al Topo, poi accanto al Gatto. I sospettati vengono scagionati uno a uno, finché resta solo il colpevole; quando esce il Cetriolo, il labirinto deve essere come lo vuole lui.

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
    [cat] Gatto e Formaggio si scambiano di posto
    [cheese] ruota una carta Labirinto qualsiasi
   *[cucumber] cala una carta del nastro su una carta Labirinto qualsiasi, poi gioca il tuo turno
}

level-1 = Passante
level-2 = Vicino di casa
level-3 = Agente
level-4 = Investigatore
level-5 = Ispettore

## Le regole, con parole nostre. Da qui nasce docs/games/whodunit.md.

rule-W1 = Giochi in solitario, senza obiettivo. Un turno è: piazza, ruota, muovi, fine. Il personaggio attivo è il Topo finché il Gatto non è sul tavolo; da allora è il Gatto. Le carte iniziali e il nastro vengono dal caso; non si distribuiscono obiettivi.
rule-W2 = Per preparare la partita, disponi il Formaggio, il Topo e tre carte iniziali. L’opzione setup sceglie tra cats-crossing (difficile), mouses-mirror (media), cheeses-cottage (difficile) e cucumbers-cradle (media). (Nostro: le quattro disposizioni, fatte in modo che i bot vincano ognuna delle medie nettamente più spesso di ognuna delle difficili.)
rule-W3 = Il mazzo, dall’alto: 6 carte Labirinto e un obiettivo; 5 carte Labirinto con il Gatto tra loro e un obiettivo; 5 carte Labirinto e un obiettivo; 2 carte Labirinto, poi 3 con il Cetriolo tra loro, e l’ultimo obiettivo. Quale obiettivo sia lo vedi quando lo peschi.
rule-W4 = Piazza una carta accanto al personaggio attivo: in uno spazio vuoto, ruotata come vuoi, o sopra una carta Labirinto con gli stessi muri. Puoi coprire una carta Labirinto una volta sola, quindi nessuna pila supera le due carte.
rule-W5 = Il personaggio attivo deve finire lo spostamento in una casella diversa, altrimenti perdi. Si muove anche l’altro, se è accanto alla carta piazzata e può arrivare da qualche parte.
rule-W6 = Perdi se non puoi piazzare una carta, se il Topo arriva al Formaggio o se Gatto e Topo si incontrano.
rule-W7 = Metti da parte l’obiettivo pescato e pesca un’altra carta. All’inizio del tuo turno successivo devi usarne l’abilità, se puoi: topo, formaggio e cetriolo come dicono M10a, M10c e M10d; gatto, Gatto e Formaggio si scambiano di posto, se il Gatto è sul tavolo. Un personaggio mosso da una carta calata non deve per forza arrivare da qualche parte. (Nostro: puoi calare una carta su una pila di qualsiasi altezza. Se per sostituire una carta calata peschi un obiettivo, questo aspetta il turno dopo.)
rule-W8 = Quando peschi il Cetriolo, scopri l’obiettivo in fondo al mazzo. Se il labirinto è come lo vuole lui (M18), vinci; altrimenti perdi.
rule-W9 = Con l’opzione easier, lo Studio del Topo resta fuori. In ogni turno può essere attivo l’uno o l’altro personaggio: piazza una carta accanto a uno dei due, e almeno uno dei personaggi accanto a quella carta deve potersi spostare. Gli obiettivi pescati li tieni, e puoi usare ogni abilità una volta, all’inizio di un turno successivo qualsiasi, o mai. (Nostro: la prima parte del mazzo ha allora 5 carte Labirinto.)
rule-M7 = Ogni carta iniziale è pescata a caso tra quelle con i muri giusti e sta al più piccolo angolo che va bene; poi quattro carte vanno sul nastro. Tutte le pescate sono ugualmente probabili. All’inizio il Topo non ha un percorso fino al Formaggio. (Nostro: le disposizioni.)
rule-M8 = L’ordine del mazzo non lo conosce nessuno. (Nostro: si pesca carta per carta, e ogni carta Labirinto ancora nel mazzo è probabile quanto un’altra.)
rule-M10b = Gatto: il Gatto e il Formaggio si scambiano di posto.
rule-M11 = Piazza una carta ruotata come vuoi, o sopra una carta Labirinto, se così come stanno le due carte hanno i muri sugli stessi lati; ruote dentate e buchi possono essere diversi. (Nostro: se più angoli danno gli stessi muri, buchi e ruote dentate, usa il più piccolo.)
rule-M15 = Se un personaggio arriva da quello che non deve incontrare, si ferma lì e la partita finisce: il Topo sul Formaggio, il Topo sul Gatto, il Gatto sul Topo. Se il personaggio non può raggiungere altro, devi farlo. Il Gatto passa liberamente sul Formaggio.
rule-M18 = Contano due domande: il Topo ha un percorso fino al Formaggio? E il Gatto ha un percorso fino al Topo? Se è sì solo alla prima, il labirinto è come lo vuole il topo; solo alla seconda, il gatto; a nessuna delle due, il formaggio; a tutte e due, il cetriolo.

## Opzioni

option-setup = Che cosa c’è sul tavolo all’inizio: una disposizione nostra, o una riga tua, per esempio cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW.
option-easier = Una partita più facile: senza lo Studio del Topo, con l’uno o l’altro personaggio attivo, e con le abilità da usare quando vuoi.

## Perché una mossa è rifiutata

refusal-spin-due = Stai usando l’obiettivo formaggio: ora ruota una carta, per esempio spin e4 90.
refusal-drop-due = Stai usando l’obiettivo cetriolo: ora cala una carta, per esempio drop m07 e4 90.
refusal-no-such-thing = Non puoi saltare: se non puoi piazzare una carta, perdi.
refusal-cat-early = Il Gatto esce dopo almeno { $after } carte Labirinto; pescate finora: { $drawn }.
refusal-cat-due = Dopo { $drawn } carte Labirinto ora deve uscire il Gatto.
refusal-cucumber-early = Il Cetriolo esce dopo almeno { $after } carte Labirinto; pescate finora: { $drawn }.
refusal-agenda-due = Ora pesca un obiettivo.
refusal-agenda-early = La prossima carta non è un obiettivo.
refusal-agenda-came = L’obiettivo { agenda-name } è già uscito.
refusal-not-easier = Le abilità hanno effetto da sole. Si tengono per dopo solo con l’opzione easier.
refusal-not-kept = Non hai un obiettivo { agenda-name } da usare.
refusal-no-cat-yet = Il Gatto non è sul tavolo, quindi non può scambiarsi di posto con il Formaggio.
refusal-not-active = { $cell } non è accanto al personaggio attivo ({ $who }): piazza la carta lì accanto.
refusal-too-high = La carta Labirinto in { $cell } è già coperta, e una pila non può superare le due carte.

## Che cosa succede

event-used = L’obiettivo { agenda-name } ha effetto.
event-used-kept = Usi l’obiettivo { agenda-name }.
event-unused = L’obiettivo { agenda-name } non ha effetto: il Gatto non è sul tavolo.
event-is-stuck = { $count ->
    [one] Il { $who } deve spostarsi, ma non può.
   *[other] { $who }: almeno uno deve spostarsi, ma nessuno dei due può.
}
event-drew-agenda = Un obiettivo! Il { agenda-name } è scagionato. { $count ->
    [one] Il colpevole dev’essere il { $left }.
   *[other] Ancora sospettati: { $left }.
}
event-cannot-place = Non puoi piazzare nessuna carta.
event-culprit = Il colpevole è il { agenda-name }. { $mouse } { $cat } { $right ->
    [1] Il labirinto è come lo vuole lui.
   *[other] Invece il labirinto è come lo vuole il { now-name }.
}

## Come finisce

ending-stuck = Hai perso: il personaggio attivo è bloccato.
ending-no-place = Hai perso: non puoi piazzare nessuna carta.
ending-mouse-took-cheese = Hai perso: il Topo ha preso il Formaggio.
ending-cat-caught-mouse = Hai perso: Gatto e Topo si sono incontrati.
ending-solved-mouse = Hai vinto: è stato il topo! Il Topo può raggiungere il Formaggio, e il Gatto non può raggiungere il Topo.
ending-solved-cat = Hai vinto: è stato il gatto! Il Gatto può raggiungere il Topo, e il Topo non può raggiungere il Formaggio.
ending-solved-cheese = Hai vinto: è stato il formaggio! Il Topo non può raggiungere il Formaggio, né il Gatto il Topo.
ending-solved-cucumber = Hai vinto: è stato il cetriolo! Il Topo può raggiungere il Formaggio, e il Gatto il Topo.
ending-unsolved-mouse = Hai perso: è stato il topo, ma il labirinto è come lo vuole il { now-name }.
ending-unsolved-cat = Hai perso: è stato il gatto, ma il labirinto è come lo vuole il { now-name }.
ending-unsolved-cheese = Hai perso: è stato il formaggio, ma il labirinto è come lo vuole il { now-name }.
ending-unsolved-cucumber = Hai perso: è stato il cetriolo, ma il labirinto è come lo vuole il { now-name }.

## Che cosa si vede

move-hint = Scrivi m07 e4 90 per piazzare la carta m07 in e4, ruotata di 90°; mouse f6 o cat c2 per muovere un personaggio; nella versione più facile, use cat per usare un obiettivo tenuto.
board-legend = Sul tabellone: = e | sono muri, o è un buco di topo in un muro, R e L sono ruote dentate che fanno ruotare la carta da quel lato verso destra (senso orario) o sinistra (senso antiorario); M07 in maiuscolo sta sopra un’altra carta; > < segnano il personaggio attivo; una casella con il nome è vuota, e lì puoi piazzare una carta. Sotto c’è il nastro, con le carte a 0°.

piece-cell = { $use ->
    [beside] { $cell }, vuota; qui puoi piazzare una carta
    [goal] { $cell }, vuota; qui può andare un personaggio
    [outside] { $cell }, fuori limite; il tavolo non può superare 5 × 5
   *[far] { $cell }, vuota; non è accanto al personaggio attivo
}
piece-active = Il { $who } in { $cell }, attivo; piazza le carte accanto a lui
piece-use = Usa l’obiettivo { agenda-name }: { ability }
piece-suspect = Sospettato: { agenda-name }. { wants } { $right ->
    [1] Ora il labirinto va bene
   *[other] Ora il labirinto non va bene
}: { $why }.
piece-cleared = Scagionato: { agenda-name }, pescato dal mazzo{ $kept ->
    [1] ; puoi ancora usarne l’abilità
   *[other] { "" }
}

then = { $lost ->
    [no] { $suits ->
        [0] Poi il labirinto non andrebbe bene per nessun sospettato
       *[other] { $sure ->
            [1] Poi il labirinto andrebbe bene per: { $suited }
           *[other] Poi il labirinto potrebbe andare bene per: { $suited }
        }
    }
    [stuck] Perderesti: il personaggio attivo sarebbe bloccato
    [no-place] Perderesti: non potresti piazzare nessuna carta
    [mouse-took-cheese] Perderesti: il Topo prenderebbe il Formaggio
    [cat-caught-mouse] Perderesti: Gatto e Topo si incontrerebbero
   *[ways] Perderesti, dovunque vadano
}
offer-use = Usa l’obiettivo { agenda-name }: { ability }
effect-place = { $covers ->
    [1] Metti { $card } sopra la carta in { $cell }, ruotata di { $angle }°
   *[other] Piazza { $card } in { $cell }, ruotata di { $angle }°
}{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; poi deve muoversi: { $who }
}. { then }
effect-drop = Cala { $card } sulla carta in { $cell }, ruotata di { $angle }°{ $count ->
    [0] { "" }
   *[other] ; fa ruotare { $turned }
}{ $sent ->
    [0] { "" }
   *[other] ; poi deve muoversi: { $who }
}. { then }
effect-spin = Ruota { $card } in { $cell } di { $angle }°. { then }
effect-walk = Il { $who } va: { $cells }{ $meets ->
    [cheese] , e prende il Formaggio
    [cat] , e incontra il Gatto
    [mouse] , e incontra il Topo
   *[nobody] { "" }
}. { then }
effect-arrive = Fai arrivare il Gatto in { $cell }. { then }
effect-use = Usa l’obiettivo { agenda-name }: { ability }{ $agenda ->
    [cat] . { then }
   *[other] { "" }
}

note-setup = { $step ->
    [start] Si dispongono le carte iniziali.
   *[belt] Si riempie il nastro.
}
note-turn = { $step ->
    [turn] Piazza una carta accanto al personaggio attivo ({ $who }).
    [spin] Stai usando l’obiettivo formaggio: ruota una carta.
    [drop] Stai usando l’obiettivo cetriolo: cala una carta su un’altra.
    [move] Muovi un personaggio.
    [arrive] Scegli dove arriva il Gatto.
   *[draw] Pesca una carta.
}
note-suspect = Sospettato: { agenda-name }. { $right ->
    [1] Il labirinto va bene
   *[other] Il labirinto non va bene
}: { $why }.
note-cleared = Scagionati: { $who }.
note-fresh = All’inizio del tuo prossimo turno ha effetto, se può, l’obiettivo { $who }.
note-fresh-easier = Dal tuo prossimo turno puoi usare l’obiettivo { $who }.
note-kept = Obiettivi che puoi usare una volta ciascuno, all’inizio di un turno: { $who }.
note-left = Nel mazzo { $left ->
    [one] resta 1 carta Labirinto
   *[other] restano { $left } carte Labirinto
}. { $next ->
    [agenda] La prossima carta è un obiettivo.
    [cucumber] Ogni carta pescata può essere il Cetriolo.
    [cat] Ogni carta pescata può essere il Gatto.
   *[card] { $before ->
        [one] Il Cetriolo può uscire dopo 1 altra carta.
       *[other] Il Cetriolo può uscire dopo altre { $before } carte.
    }
}

## Che cosa si chiede a un tavolo vero

chance-drew-agenda = Pesca una carta. Deve essere un obiettivo: scoprilo e scrivi quale: { $choices }.
