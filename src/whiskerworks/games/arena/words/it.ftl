# Arena, in italiano.

title = Arena
summary = Corri con il tuo topo verso il formaggio, e manda il gatto dagli altri. Vince chi per primo ha abbastanza formaggio.

mouse-name = { $colour ->
    [blue] Blu
    [red] Rosso
    [green] Verde
    [violet] Viola
    [orange] Arancione
   *[slate] Ardesia
}
kind-name = { $kind ->
    [cat] gatto
    [move] movimento
   *[cheese] formaggio
}
who-mouse = { mouse-name } in { $hex }
who-cat = il gatto in { $hex }
holder-mouse = { mouse-name }
holder-cat = il gatto
holder-cheese = del formaggio
dice-sort = { $count ->
    [one] { $sort }
   *[other] { $count } × { $sort }
}
points-of = { $mouse } { $points }
step-plain = { $hex } costa { $cost }
step-crowded = { $hex } costa { $cost } (accanto: { $adding })
why-steps = il dado non basta per andare oltre
why-rim = oltre { $hex } arriverebbe al bordo
why-mouse = oltre { $hex } si avvicinerebbe troppo a { $mice }

## Le regole, con parole nostre. Da qui nasce docs/games/arena.md.

rule-A1 = L’arena è un esagono fatto di esagoni. L’opzione side dice quanti esagoni ha ogni lato, da 4 a 7; con 5 l’arena ha 61 esagoni. Le file hanno una lettera dall’alto, a partire da a, e gli esagoni un numero da sinistra: con side 5 le file hanno 5 6 7 8 9 8 7 6 5 esagoni, e il centro è e5. L’anello più esterno è il bordo. (Nostro: la grandezza.)
rule-A2 = Si gioca in due, tre, quattro o sei. Ogni topo parte da un angolo. Gli angoli si contano in senso orario da quello in alto a sinistra: con side 5 sono a1, a5, e9, i5, i1, e1. In due si prendono il primo e il quarto; in tre il primo, il terzo e il quinto; in quattro il primo, il secondo, il quarto e il quinto, un rettangolo; in sei tutti. I posti vanno in senso orario dal primo angolo.
rule-A3 = Il gatto comincia al centro. Intorno a lui ci sono sei dadi formaggio, troppo lontani per una prima mossa. (Nostro: gli esagoni. Sono i sei a due passi dal centro, ma non in linea retta con esso.)
rule-A4 = Si gioca con un dado gatto, quattro dadi movimento (sei se si è in tre o in sei) e sei dadi formaggio. Un dado mostra 1, 2 o 3 con la stessa probabilità: le facce sono 1 1 2 2 3 3. (Da recensioni: le facce dei dadi movimento. Nostro: le facce degli altri.) Le opzioni cat_die e cheese_dice cambiano le facce di quei dadi.
rule-A5 = Un sorteggio decide chi comincia il primo round, con la stessa probabilità per tutti.
rule-A6 = Chi comincia un round tira tutti i dadi che non sono sul tabellone; nel primo round sono il dado gatto e i dadi movimento. I dadi si tirano uno alla volta: prima il dado gatto, poi i dadi movimento, poi i dadi formaggio.
rule-A7 = Poi, in senso orario da chi ha cominciato, ognuno al suo turno usa un dado o passa. Dopo aver passato puoi ancora usare un dado in un turno successivo dello stesso round. Se non puoi usare nessun dado, devi passare. I dadi usati e il formaggio che lascia il tabellone tornano con il tiro successivo. I dadi dello stesso tipo che mostrano lo stesso numero sono intercambiabili.
rule-A8 = Un dado movimento porta il tuo topo avanti di uno o più esagoni lungo una sola linea retta. Entrare in un esagono costa 1, più 1 per ogni altro topo accanto a quell’esagono, più 1 se accanto c’è il gatto. L’intero percorso non può costare più di quanto mostra il dado. (Nostro: non puoi entrare in un esagono con un topo o con il gatto; puoi attraversare il formaggio.)
rule-A9 = Se finisci la mossa sul formaggio, fai un punto. Il dado formaggio lascia il tabellone.
rule-A10 = Per usare il dado gatto scegli una direzione: il gatto avanza esattamente di tanti esagoni quanti ne mostra il dado, ma si ferma prima del bordo e prima di un esagono che contiene un topo o gli sta accanto. Il formaggio in ogni esagono in cui entra lascia il tabellone, e nessuno fa punti. (Nostro: non puoi scegliere una direzione in cui il gatto non può fare nemmeno un passo; il gatto non entra mai nell’esagono di un topo.)
rule-A11 = Metti un dado formaggio in un esagono distante dal gatto esattamente tanti passi quanti ne mostra il dado. L’esagono non può contenere né un topo né formaggio. (Nostro: i passi si contano come li farebbe un topo, non lungo una sola linea; il bordo è permesso.)
rule-A12 = Un round finisce quando non restano dadi, o quando tutti i giocatori hanno passato di fila, per scelta o per forza. Il round successivo lo comincia chi viene, in senso orario, dopo l’ultimo ad aver usato un dado. (Da recensioni: il round finisce quando non restano dadi. Nostro: se nessuno ha usato un dado, comincia chi viene dopo l’ultimo che aveva cominciato.)
rule-A13 = Il primo giocatore che arriva a sette punti vince subito. L’opzione goal cambia questo numero.
rule-A14 = La partita finisce anche dopo 100 round, o dopo tre round di fila in cui nessuno ha usato un dado. Allora vince chi ha più punti, e in caso di parità la vittoria è condivisa. L’opzione round_limit cambia il numero di round.

## Opzioni

option-side = Quanti esagoni ha ogni lato dell’arena.
option-goal = Quanti punti servono per vincere.
option-round_limit = Dopo quanti round la partita finisce e vince chi ha più punti.
option-cat_die = Le facce del dado gatto, per esempio 112233: 1, 2 e 3, ognuna almeno una volta.
option-cheese_dice = Le facce dei dadi formaggio, per esempio 112233: 1, 2 e 3, ognuna almeno una volta.

## Perché una mossa è rifiutata

refusal-start-first = Prima va deciso chi comincia.
refusal-started = Chi comincia è già stato deciso.
refusal-roll-first = Prima tira i dadi: { $dice ->
    [one] ne manca ancora 1
   *[other] ne mancano ancora { $dice }
}.
refusal-all-rolled = Tutti i dadi sono già stati tirati.
refusal-wrong-die = Non tirare ancora un dado { kind-name }: prima viene un dado { $due }.
refusal-no-such-die = Nessun dado { kind-name } mostra { $value }.
refusal-same-hex = Il tuo topo è già in { $hex }. Muovilo di almeno un esagono.
refusal-not-straight = Da { $from } a { $hex } non puoi andare in linea retta.
refusal-in-the-way = Non puoi andare da { $from } a { $hex }: c’è di mezzo { $who }.
refusal-too-far = Andare da { $from } a { $hex } costa { $cost }, ma il dado mostra { $value }: { $steps }.
refusal-cat-same-hex = Il gatto è già in { $hex }. Mandalo almeno un esagono più in là.
refusal-cat-not-straight = Da { $from } a { $hex } il gatto non può andare in linea retta.
refusal-cat-stuck = Il gatto non può fare un passo verso { $hex }: { $why }.
refusal-cat-stops = Con un { $value } il gatto si ferma in { $stop }, prima di arrivare in { $hex }: { $why }.
refusal-cat-goes-on = Con un { $value } il gatto non si ferma in { $hex }: prosegue fino a { $stop }.
refusal-wrong-distance = { $hex } è a distanza { $far } dal gatto in { $cat }, ma il dado mostra { $value }.
refusal-taken = L’esagono { $hex } è occupato: c’è { $who }.

## Perché un testo non è una mossa

bad-value = Nessun dado mostra { $name }. I dadi mostrano da { $first } a { $last }.
bad-hex = L’esagono { $name } non esiste. Gli esagoni vanno da { $first } a { $last }.
bad-no-hex = Aggiungi l’esagono, per esempio { $like }.
bad-no-value = Aggiungi il numero che mostra il dado, per esempio { $like }.
bad-no-die = Comincia con il dado, per esempio { $like }.

## Che cosa succede

event-starter = Comincia { $mouse }.
event-rolled = Un dado { kind-name } mostra { $value }.
event-passed = { $mouse } passa.
event-moved = { $mouse } va da { $from } a { $hex } con un { $value }; costo: { $cost }.
event-scored = { $mouse } prende un formaggio: { $points } su { $goal }.
event-cat-moved = { $mouse } manda il gatto da { $from } a { $hex } con un { $value }{ $reason ->
    [steps] .
   *[other] ; { $why }.
}
event-swept = Il gatto spazza via il formaggio da { $hex }.
event-cheese-put = { $mouse } mette in { $hex } un dado formaggio che mostra { $value }.
event-round = { $cause ->
    [used] Tutti i dadi sono stati usati.
   *[passed] Tutti hanno passato.
} Round { $round }: comincia { $mouse }.

## Come finisce

ending-seven = { $winners } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}!
ending-exhausted = { $idle ->
    [1] Per tre round nessuno ha usato un dado
   *[other] L’ultimo round è finito
}: { $winners } { $count ->
    [one] vince
   *[other] condividono la vittoria
} con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## Che cosa si vede

move-hint = Scrivi move3 c4 per portare il tuo topo in c4 con un dado movimento che mostra 3, cat2 d4 per mandare il gatto in d4 con un 2, cheese1 e6 per mettere in e6 un dado formaggio che mostra 1, oppure pass.
board-legend = Sul tabellone: C è il gatto, B R G V O S sono i topi, per colore, * è il formaggio, : il bordo, . ogni altro esagono. Ogni fila sta tra i nomi del suo primo e del suo ultimo esagono.

piece-hex = Esagono { $hex }
piece-hex-held = Esagono { $hex }, occupato: c’è { $who }
piece-hex-cost = Esagono { $hex }: a { mouse-name } entrare costa { $cost }{ $cost ->
    [1] { "" }
   *[other] { " " }(accanto: { $adding })
}
piece-cheese = Formaggio in { $hex }
piece-mouse = Il topo { mouse-name } in { $hex } ({ seat-within })
piece-cat = Il gatto in { $hex }
piece-dice = { $count ->
    [one] Un dado { kind-name } che mostra { $value }
   *[other] { $count } dadi { kind-name } che mostrano { $value }
}
piece-blank = Un dado { kind-name }, { $rolling ->
    [1] ancora da tirare
   *[other] usato
}
piece-pass = Passa
piece-plate = { $mouse } ({ seat-within }) ha { $points } punti su { $goal }

offer-pass = Passa
offer-move = Vai in { $hex } con un { $value }
offer-cat = Manda il gatto in { $hex } con un { $value }
effect-move = Vai in { $hex } con un { $value }; costo: { $cost }{ $cheese ->
    [0] { "" }
   *[other] , e fai un punto
}
effect-cat = Manda il gatto in { $hex } con un { $value }{ $reason ->
    [steps] { "" }
   *[other] ; { $why }
}{ $cheese ->
    [0] { "" }
    [one] ; spazza via un formaggio
   *[other] ; spazza via { $cheese } formaggi
}
offer-cheese = Metti in { $hex } un dado formaggio che mostra { $value }

note-start = Un sorteggio decide chi comincia.
note-roll = { $mouse } comincia il round e tira i dadi: { $left ->
    [one] ne manca ancora 1
   *[other] ne mancano ancora { $left }
}, ora un dado { kind-name }.
note-turn = Tocca a { $mouse } ({ seat-within }).
note-dice = Dadi che puoi usare: { $dice }.
note-round = Round { $round } su { $limit } al massimo.
note-points = Punti (ne servono { $goal }): { $points }.

## Chi gioca

level-1 = Rosicchiatore
level-2 = Caccia-briciole
level-3 = Topo d’arena
level-4 = Domagatti
level-5 = Cheesar

## Che cosa si chiede a un tavolo vero

chance-starter = Comincia chi ha visto un gatto per ultimo. Scrivete il numero del suo posto: { $choices }.
chance-rolled = Tirate i dadi che non sono sul tabellone e scrivete i risultati, per esempio cat2 move1 move3 (cheese per il formaggio). Ancora da tirare: { $due }; ora un dado { kind-name }.
