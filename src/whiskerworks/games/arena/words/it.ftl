# Arena, in italiano.

title = Arena
summary = I topi corrono ai dadi formaggio intorno a un gatto che chiunque può mandare in giro. Vince chi per primo ha abbastanza formaggio.

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
why-steps = il dado non dice di più
why-rim = oltre { $hex } lo ferma il bordo
why-mouse = oltre { $hex } lo ferma la vicinanza di { $mice }

## Le regole, con parole nostre. Da qui nasce docs/games/arena.md.

rule-A1 = L’arena è un esagono fatto di esagoni. L’opzione side dice quanti esagoni ha ogni lato, da 4 a 7; con 5 sono 61. Le file sono a, b e così via dall’alto, gli esagoni sono numerati da sinistra: con side 5 le file hanno 5 6 7 8 9 8 7 6 5 esagoni, e il centro è e5. L’anello più esterno è il bordo. (Nostro: la grandezza.)
rule-A2 = Si gioca in due, tre, quattro o sei. Ogni topo parte da un angolo. Gli angoli si contano in senso orario da quello in alto a sinistra: con side 5, a1, a5, e9, i5, i1, e1. In due si prendono il primo e il quarto; in tre il primo, il terzo e il quinto; in quattro il primo, il secondo, il quarto e il quinto, un rettangolo; in sei tutti. I posti sono numerati in senso orario dal primo angolo, a partire da 0.
rule-A3 = Il gatto parte dal centro, e intorno a lui ci sono sei dadi formaggio, messi in modo che nessuno possa raggiungerne uno con la prima mossa. (Nostro: gli esagoni. Sono i sei che distano due passi dal centro e non sono in linea retta con esso.)
rule-A4 = Ci sono un dado gatto, quattro dadi movimento (sei se si gioca in tre o in sei) e sei dadi formaggio. Un dado segna 1, 2 o 3, con la stessa probabilità: le sue facce sono 1 1 2 2 3 3. (Da recensioni: le facce dei dadi movimento. Nostro: le facce degli altri.) Le opzioni cat_die e cheese_dice cambiano quelle degli altri.
rule-A5 = Il caso dice chi comincia il primo round, con la stessa probabilità per tutti.
rule-A6 = All’inizio di un round chi comincia tira tutti i dadi che non sono sul tabellone; nel primo round sono il dado gatto e i dadi movimento. Il caso li tira uno alla volta: il dado gatto, i dadi movimento, i dadi formaggio.
rule-A7 = Poi, in senso orario da chi comincia, ogni giocatore nel suo turno usa un dado o passa. Chi passa può usare un dado in un turno successivo del round; chi non può usarne nessuno può solo passare. Un dado usato torna con il tiro seguente, e così il formaggio che lascia il tabellone. I dadi dello stesso tipo che segnano lo stesso numero sono intercambiabili.
rule-A8 = Un dado movimento porta il tuo topo di uno o più esagoni lungo una sola linea retta. Entrare in un esagono costa 1, più 1 per ogni altro topo accanto a quell’esagono e più 1 se accanto c’è il gatto; tutta la via non può costare più di quanto segna il dado. (Nostro: nessun topo entra in un esagono occupato da un topo o dal gatto; il formaggio si può attraversare.)
rule-A9 = Un topo che finisce la sua via sul formaggio fa un punto, e il dado formaggio lascia il tabellone.
rule-A10 = Con il dado gatto scegli una direzione, e il gatto fa esattamente tanti esagoni quanti ne segna il dado; ma si ferma prima del bordo, e prima di un esagono che è accanto a un topo o ne contiene uno. Il formaggio in ogni esagono in cui entra lascia il tabellone, e nessuno fa punti. (Nostro: non si può scegliere una direzione in cui non può fare nemmeno un passo; e il gatto non entra nell’esagono di un topo.)
rule-A11 = Un dado formaggio si mette in un esagono che dista dal gatto esattamente tanti passi quanti ne segna il dado, dove non ci sono né topi né formaggio. (Nostro: i passi si contano come camminerebbe un topo, non lungo una sola linea; il bordo è permesso.)
rule-A12 = Un round finisce quando non restano dadi, o quando tutti i giocatori hanno passato di fila, per forza o per scelta. Il round successivo lo comincia chi viene, in senso orario, dopo l’ultimo che ha usato un dado. (Da recensioni: che finisce quando non restano dadi. Nostro: se nessuno ne ha usati, chi viene dopo l’ultimo che ha cominciato.)
rule-A13 = Il primo che ha sette punti vince subito. L’opzione goal cambia questo numero.
rule-A14 = Dopo 100 round, o dopo tre round di fila in cui nessuno ha usato un dado, la partita è finita: vince chi ha più punti, e chi è alla pari divide la vittoria. L’opzione round_limit cambia il numero di round.

## Opzioni

option-side = Quanti esagoni ha ogni lato dell’arena.
option-goal = Con quanti punti si vince.
option-round_limit = Dopo quanti round la partita è finita, e vince chi ha più punti.
option-cat_die = Le facce del dado gatto, come 112233: 1, 2 e 3, ognuna almeno una volta.
option-cheese_dice = Le facce dei dadi formaggio, come 112233: 1, 2 e 3, ognuna almeno una volta.

## Perché una mossa è rifiutata

refusal-start-first = Non si sa ancora chi comincia.
refusal-started = Si sa già chi comincia.
refusal-roll-first = { $dice ->
    [one] C’è ancora 1 dado
   *[other] Ci sono ancora { $dice } dadi
} da tirare.
refusal-all-rolled = Tutti i dadi sono già stati tirati.
refusal-wrong-die = Ora non si tira un dado { kind-name }, ma un dado { $due }.
refusal-no-such-die = Nella riserva nessun dado { kind-name } segna { $value }.
refusal-same-hex = Il tuo topo è già in { $hex }; deve fare almeno un esagono.
refusal-not-straight = Da { $from } a { $hex } non c’è una linea retta.
refusal-in-the-way = La via da { $from } a { $hex } è sbarrata: c’è { $who }.
refusal-too-far = La via da { $from } a { $hex } costa { $cost }, e il dado segna { $value }: { $steps }.
refusal-cat-same-hex = Il gatto è già in { $hex }; deve fare almeno un esagono.
refusal-cat-not-straight = Per il gatto non c’è una linea retta da { $from } a { $hex }.
refusal-cat-stuck = Il gatto non può fare un passo verso { $hex }: { $why }.
refusal-cat-stops = Con un { $value } il gatto si ferma in { $stop }, prima di arrivare in { $hex }: { $why }.
refusal-cat-goes-on = Con un { $value } il gatto non si ferma in { $hex }; prosegue fino a { $stop }.
refusal-wrong-distance = { $hex } dista { $far } dal gatto in { $cat }, e il dado segna { $value }.
refusal-taken = { $hex } non è libero: c’è { $who }.

## Perché un testo non è una mossa

bad-value = Nessun dado segna { $name }; i dadi segnano da { $first } a { $last }.
bad-hex = Non c’è un esagono { $name }; ci sono quelli da { $first } a { $last }.
bad-no-hex = Scrivi anche l’esagono, per esempio { $like }.
bad-no-value = Scrivi che cosa segna il dado, per esempio { $like }.
bad-no-die = Scrivi prima il dado, per esempio { $like }.

## Che cosa succede

event-starter = Comincia { $mouse }.
event-rolled = Un dado { kind-name } segna { $value }.
event-passed = { $mouse } passa.
event-moved = { $mouse } va da { $from } a { $hex } con un { $value }, al costo di { $cost }.
event-scored = { $mouse } prende un formaggio: { $points } su { $goal }.
event-cat-moved = { $mouse } manda il gatto da { $from } a { $hex } con un { $value }{ $reason ->
    [steps] .
   *[other] ; { $why }.
}
event-swept = Il gatto spazza via il formaggio da { $hex }.
event-cheese-put = { $mouse } mette in { $hex } un formaggio che segna { $value }.
event-round = { $cause ->
    [used] Tutti i dadi sono stati usati.
   *[passed] Tutti hanno passato di fila.
} Round { $round }: comincia { $mouse }.

## Come finisce

ending-seven = { $winners } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e vince.
ending-exhausted = { $idle ->
    [1] Da tre round nessuno usa un dado
   *[other] L’ultimo round è finito
}: { $winners } { $count ->
    [one] vince
   *[other] dividono la vittoria
} con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## Che cosa si vede

move-hint = Scrivi move3 c4 per portare il tuo topo in c4 con un dado movimento che segna 3, cat2 d4 per mandare il gatto in d4 con un 2, cheese1 e6 per mettere in e6 un dado formaggio che segna 1, oppure pass.
board-legend = Sul tabellone: C il gatto, B R G V O S i topi secondo il colore, * formaggio, : il bordo, . gli altri esagoni. Ogni fila sta tra i nomi del suo primo e del suo ultimo esagono.

piece-hex = Esagono { $hex }
piece-hex-held = Esagono { $hex }: nessuno può entrare, c’è { $who }
piece-hex-cost = Esagono { $hex }: per { mouse-name } entrare costa { $cost }{ $cost ->
    [1] { "" }
   *[other] { " " }(accanto: { $adding })
}
piece-cheese = Formaggio in { $hex }
piece-mouse = Il topo di { mouse-name } in { $hex } ({ seat-within })
piece-cat = Il gatto in { $hex }
piece-dice = { $count ->
    [one] Un dado { kind-name } che segna { $value }
   *[other] { $count } dadi { kind-name } che segnano { $value }
}
piece-blank = Un dado { kind-name } { $rolling ->
    [1] ancora da tirare
   *[other] già usato
}
piece-pass = Passa
piece-plate = { $mouse } ({ seat-within }) ha { $points } punti su { $goal }

offer-pass = Passa
offer-move = Va’ in { $hex } con un { $value }
offer-cat = Manda il gatto in { $hex } con un { $value }
effect-move = Va’ in { $hex } con un { $value }, al costo di { $cost }{ $cheese ->
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
offer-cheese = Metti in { $hex } un formaggio che segna { $value }

note-start = Il caso dice chi comincia.
note-roll = { $mouse } comincia il round; { $left ->
    [one] c’è ancora 1 dado
   *[other] ci sono ancora { $left } dadi
} da tirare, ora un dado { kind-name }.
note-turn = È il turno di { $mouse } ({ seat-within }).
note-dice = Dadi da usare: { $dice }.
note-round = Round { $round } su { $limit } al massimo.
note-points = Punti, su { $goal }: { $points }.

## Chi gioca

level-1 = Rosicchiatore
level-2 = Cacciabriciole
level-3 = Topo d’arena
level-4 = Domatore di gatti
level-5 = Cheesar

## Che cosa si chiede a un tavolo vero

chance-starter = Comincia chi ha visto un gatto per ultimo. Scrivete il numero del posto: { $choices }.
chance-rolled = Tirate i dadi che non sono sul tabellone e scrivete che cosa segnano, come cat2 move1 move3 (cheese per il formaggio). Dadi ancora da tirare: { $due }; ora un dado { kind-name }.
