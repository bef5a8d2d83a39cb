# Ciò che tutti i giochi hanno in comune, in italiano.

certainty-printed = da regolamento
certainty-reviewed = da recensioni
certainty-ours = nostro

refusal-over = La partita è finita.
refusal-not-your-turn = { seat-name } non è di turno.
refusal-chance-on-turn = { seat-name } non è di turno: prima decide il caso.
refusal-chance-not-on-turn = Ora il caso non ha nulla da decidere.
refusal-no-such-move = La mossa numero { $move } non esiste.

mark-wins = vince
mark-loses = perde
mark-ends = chiude la partita
mark-final = non si può annullare

# Chi gioca un posto, a inizio frase e dentro la frase. I client che conoscono i nomi mettono quelli.
seat-name = Il posto { SEAT_NUMBER($seat) }
seat-within = posto { SEAT_NUMBER($seat) }
seat-on-turn = Di turno: { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } e { $item }

## Il tavolo: le sue regole e i suoi rifiuti (per intero in docs/table.md)

rule-T1 = Ogni posto ha una sedia: aperta a tutti, riservata a chi ha l’invito, dell’host, o di un bot. Non puoi sederti su una sedia occupata. Per prendere una seconda sedia, di’ quale.
rule-T2 = La partita comincia quando tutte le sedie sono occupate; oppure quando l’host dà il via, se ha scelto così.
rule-T3 = Un posto lo gioca solo chi ci siede, al suo turno e nella posizione che ha visto: ogni mossa dice quante semimosse sono state giocate prima.
rule-T4 = Il mazziere decide per il caso con un segreto fissato prima della partita, a cui si mescolano le parole dei giocatori. L’impegno sul segreto si vede fin dall’inizio, il segreto a partita finita.
rule-T5 = L’orologio corre per la persona di turno. Non corre per i bot, per il caso o durante una pausa. Le opzioni del tavolo dicono che cosa succede quando il tempo scade: nulla, un bot fa quella mossa, o il posto perde.
rule-T6 = Nel tuo turno puoi annullare le mosse che hai fatto, finché non si rivela qualcosa di nascosto o deciso dal caso. Da lì in poi gli altri giocatori devono essere d’accordo. Le mosse precedenti alla creazione del tavolo non si possono annullare.
rule-T7 = Una proposta che riguarda tutti vale quando ogni altra persona al tavolo l’ha accettata. Basta un «no» per farla cadere, e può esserci una sola proposta aperta per ogni tipo.
rule-T8 = La partita va in pausa se tutti sono d’accordo, e riprende appena un giocatore lo chiede. Durante la pausa non puoi muovere e l’orologio è fermo.
rule-T9 = Ogni giocatore può abbandonare. I giocatori possono accordarsi per il pareggio, se il gioco lo prevede, o per chiudere la partita senza un risultato. Prima dell’inizio l’host può chiudere il tavolo.
rule-T10 = Se te ne vai prima dell’inizio, la tua sedia torna libera. Se te ne vai dopo, puoi tornare. Se gli altri sono d’accordo, un bot o un’altra persona può prendere il posto di chi manca.
rule-T11 = Gli spettatori vedono solo ciò che è pubblico, e solo se il tavolo li ammette. Il tavolo può mostrare loro le mosse in ritardo. I segreti di un posto li vedi solo se ci siedi, o se chi ci gioca ti ha dato un link.
rule-T12 = Giocatori e spettatori possono usare la chat, a meno che il tavolo sia stato creato senza.
rule-T13 = Dopo la partita un giocatore può chiedere la rivincita: tutti avanzano di un posto. Da qualsiasi semimossa puoi creare un nuovo tavolo che continua da lì.
rule-T14 = Se il tavolo è impostato così, quando hai una sola mossa la gioca per te.
rule-T15 = Tutto ciò che succede viene registrato in ordine e non cambia più: quel registro è la partita. Un comando mandato due volte viene eseguito una volta sola, e un comando rifiutato non cambia nulla.
rule-T16 = L’host modera il tavolo: può silenziare una persona, o allontanarla finché non la riammette. Questo non decide mai chi vince.

refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-seat-taken = Il posto { SEAT_NUMBER($seat) } è occupato.
refusal-seat-kept = Il posto { SEAT_NUMBER($seat) } è riservato.
refusal-no-free-seat = Il tavolo è al completo.
refusal-invitation-needed = I posti liberi sono riservati. Chiedi un invito all’host.
refusal-already-seated = Hai già un posto. Per prenderne un secondo, scegli quale.
refusal-not-the-host = Può farlo solo l’host.
refusal-seats-empty = La partita non può cominciare finché tutti i posti non sono occupati.
refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è ancora cominciata.
refusal-not-a-player = Quel posto non lo giochi tu.
refusal-stale = La partita è andata avanti: la tua azione era per la semimossa { $at }, ora siamo alla { $ply }.
refusal-no-such-move-text = Questa non è una mossa valida. { $problem }
refusal-table-over = La partita è finita.
refusal-bad-word = Una parola per il mazziere è una sola riga di lettere, cifre o simboli, senza spazi all’inizio o alla fine.
refusal-time-up = Il tuo tempo è scaduto.
refusal-nothing-to-undo = Non hai nulla da annullare.
refusal-cannot-undo-given = { $given ->
    [one] La prima semimossa è stata giocata prima che questo tavolo esistesse, e non si può annullare.
   *[other] Le prime { $given } semimosse sono state giocate prima che questo tavolo esistesse, e non si possono annullare.
}
refusal-no-such-proposal = La proposta { $proposal } non è aperta.
refusal-not-asked = Questa proposta non aspetta una tua risposta.
refusal-already-proposed = È già stato proposto, con il numero { $proposal }.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-no-draws = Questo gioco non può finire in pareggio.
refusal-nobody-to-ask = A questo tavolo non c’è nessun’altra persona che possa accettare.
refusal-not-missing = Chi gioca al posto { SEAT_NUMBER($seat) } non è assente.
refusal-not-a-persons-seat = Al posto { SEAT_NUMBER($seat) } gioca un bot.
refusal-no-looking-on = Questo tavolo non ammette spettatori.
refusal-bad-link = Questo link alla visuale di un giocatore non è valido, o non lo è più.
refusal-no-chat = A questo tavolo la chat è disattivata.
refusal-nothing-said = Prima scrivi un messaggio.
refusal-chat-too-fast = Stai scrivendo troppo in fretta. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e invia di nuovo.
refusal-chat-used-up = Hai raggiunto il limite di { $lines } messaggi in chat a questo tavolo.
refusal-chat-crowded = Dalla tua rete arrivano troppi messaggi a questo tavolo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e invia di nuovo.
refusal-not-over = La partita non è ancora finita.
refusal-already-rematched = La rivincita c’è già.
refusal-bad-command-id = L’id di un comando può contenere solo caratteri stampabili.
refusal-command-id-reused = Hai già usato questo id per un altro comando. Ogni comando vuole un id suo.
refusal-only-the-host = A questo tavolo solo l’host può silenziare o allontanare qualcuno.
refusal-no-such-guest = Nessuno a questo tavolo ha il numero { $who }.
refusal-host-stays = L’host non si può silenziare né allontanare.
refusal-already-so = Non c’è nulla da cambiare: è già così.
refusal-muted = L’host ti ha silenziato a questo tavolo.
refusal-removed = L’host ti ha allontanato da questo tavolo.
refusal-not-yourself = Non puoi silenziarti.

## Perché un testo non è una mossa

bad-form = { $hint }
bad-spelling = Scrivi così: { $like }
bad-seat = Nelle mosse i posti sono numerati da { $first } a { $last }.
bad-mover = Comincia la mossa con il suo posto, o con * per il caso.

## Chi gioca; i giochi hanno nomi propri per i livelli

level-1 = Principiante
level-2 = Giocatore occasionale
level-3 = Giocatore di circolo
level-4 = Esperto
level-5 = Maestro
bot-level = { $name } (livello { $level })
bot-random = Bot casuale
bot-greedy = Bot ingordo (pensa una mossa avanti)
bot-other = Bot

# Notifiche di turno
problem-no-hooks = Questo server non manda notifiche di turno.
problem-bad-hook = Scrivi un indirizzo che cominci con https:// e indichi un host, senza porta, nome utente o password.
problem-private-hook = { $host } non è sull’internet pubblica. Scrivi un indirizzo che chiunque può raggiungere.
hook-your-turn = Tocca a te: { $game }.

## Finali decisi dai giocatori

ending-resigned = { seat-name } ha abbandonato.
ending-time = { seat-name } ha finito il tempo.
ending-agreed = I giocatori si sono accordati per il pareggio.
ending-abandoned = I giocatori hanno chiuso la partita senza un risultato.

## Spettatori e partite da rivedere

refusal-no-such-ply = La semimossa { $ply } non c’è: { $plies ->
    [one] ne è stata giocata 1
   *[other] ne sono state giocate { $plies }
}.
refusal-not-your-eyes = Durante la partita non puoi vedere ciò che vede il posto { SEAT_NUMBER($seat) }.
refusal-record-not-yet = La registrazione sarà disponibile a partita finita.

## Verificare il mazziere

verify-good = Il segreto del mazziere corrisponde all’impegno preso prima della partita.{ $words ->
    [0] { "" }
    [one] { " " }Vi è mescolata la parola di un giocatore.
   *[other] { " " }Vi sono mescolate le parole di { $words } giocatori.
}
verify-draws = { $draws ->
    [0] Il caso non ha deciso nulla: non ci sono estrazioni da verificare.
    [one] L’unica estrazione ne deriva: verificata.
   *[other] Tutte le { $draws } estrazioni ne derivano: verificate.
}
verify-taken-back = { $draws ->
    [one] Un’altra estrazione è stata annullata insieme alle mosse vicine, e non si può verificare.
   *[other] Altre { $draws } estrazioni sono state annullate insieme alle mosse vicine, e non si possono verificare.
}
verify-given = { $draws ->
    [one] Un’estrazione è precedente a questo tavolo, e qui non viene verificata.
   *[other] { $draws } estrazioni sono precedenti a questo tavolo, e qui non vengono verificate.
}
verify-no-commitment = La registrazione non contiene un impegno: le sue estrazioni non si possono verificare.
verify-no-secret = Il mazziere non ha ancora mostrato il segreto. Verifica le estrazioni a partita finita.
verify-open = La registrazione non dice com’è finita la partita: qualche estrazione potrebbe mancare, e non si può verificare per intero.
verify-bad-secret = Il segreto deve essere di { $bytes } byte, scritti in esadecimale.
verify-other-secret = Il segreto non corrisponde all’impegno: il suo SHA-256 è diverso.
verify-bad-number = { $tag } deve essere un numero compatibile con la registrazione.
verify-no-such-seat = { $tag } è la parola di un posto che a questo tavolo non c’è.
verify-bad-draws = draws deve elencare { $count ->
    [one] un numero
   *[other] { $count } numeri
}, uno per ogni estrazione del tavolo, in ordine crescente.
verify-draws-left-out = L’elenco delle estrazioni salta dei numeri, ma nessuna mossa è stata annullata.
verify-other-draw = L’estrazione { $number } è { $move }, ma dal segreto risulta { $right }.
