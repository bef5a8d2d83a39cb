# Che cosa hanno in comune tutti i giochi, in italiano.

certainty-printed = stampato
certainty-reviewed = da recensioni
certainty-ours = nostro

refusal-over = La partita è finita.
refusal-not-your-turn = { seat-name } non è di turno.
refusal-chance-on-turn = { seat-name } non è di turno: qui decide il caso.
refusal-chance-not-on-turn = Non tocca al caso.
refusal-no-such-move = Non c’è una mossa numero { $move }.

mark-wins = vince
mark-loses = perde
mark-ends = chiude la partita
mark-final = non si può ritirare

# Whoever sits there: at the start of a sentence, and within one. Clients that know names say those.
seat-name = Il posto { SEAT_NUMBER($seat) }
seat-within = posto { SEAT_NUMBER($seat) }
seat-on-turn = Di turno: { seat-within }.

list-comma = { $list }, { $item }
list-and = { $list } e { $item }

## Il tavolo: le sue regole, e perché rifiuta; per intero sono in docs/table.md

rule-T1 = Ogni posto ha una sedia: aperta a tutti, tenuta per chi ha l’invito, di chi ha creato il tavolo, o di un bot. Nessuno si siede su una sedia occupata, e chi ne vuole una seconda deve dire quale.
rule-T2 = La partita comincia quando ogni sedia è occupata; se chi ha creato il tavolo ha scelto di dare il via, quando lo dice.
rule-T3 = Un posto lo gioca solo chi ci siede, quando è il suo turno, e nella posizione che ha visto: una mossa dice dopo quante semimosse è giocata.
rule-T4 = Il mazziere decide per il caso con un segreto fissato prima della partita, a cui si mescolano le parole dei giocatori. L’impegno sul segreto si mostra dall’inizio, il segreto a partita finita.
rule-T5 = Il tempo corre per la persona di turno, non per i bot, non per il caso e non durante una pausa. Che cosa succede quando scade è stato scelto insieme al tavolo: nulla, un bot fa quella mossa, o il posto perde.
rule-T6 = Nel tuo turno puoi ritirare ciò che vi hai giocato, finché non si è visto qualcosa di nascosto o affidato al caso. Oltre questo punto gli altri giocatori devono essere d’accordo. Le mosse di prima che il tavolo fosse creato restano.
rule-T7 = Ciò che riguarda tutti si propone, e si fa quando ogni altra persona al tavolo ha accettato. Basta un no per chiudere la proposta, e di ogni tipo ce n’è aperta una sola.
rule-T8 = La partita va in pausa quando tutti sono d’accordo, e riprende quando lo dice un giocatore qualsiasi. Durante una pausa nessuno muove e il tempo non corre.
rule-T9 = Ogni giocatore può abbandonare. I giocatori possono accordarsi per la patta, se il gioco la prevede, o per chiudere una partita senza risultato; prima dell’inizio chi ha creato il tavolo può chiuderlo.
rule-T10 = Chi se ne va prima dell’inizio libera la sedia; chi se ne va dopo può tornarci. Il posto di un giocatore assente può passare a un bot o essere aperto, se gli altri sono d’accordo.
rule-T11 = Chi assiste vede ciò che uno spettatore può vedere, e solo dove il tavolo lo permette; il tavolo può mostrarglielo alcune mosse più tardi. Nessuno vede con gli occhi di un posto tranne chi ci siede, a meno che il suo giocatore non gli abbia dato un link.
rule-T12 = I giocatori possono parlare, e anche chi assiste, a meno che il tavolo non sia stato creato senza chat.
rule-T13 = A partita finita un giocatore può chiedere la rivincita: tutti avanzano di un posto. Da ogni semimossa si può creare un nuovo tavolo che continua da lì.
rule-T14 = Se è stato scelto così, il tavolo gioca la mossa al posto di una persona quando ce n’è una sola.
rule-T15 = Tutto ciò che succede è scritto in ordine, nulla si cambia dopo, e questa è la partita. Un comando mandato due volte si esegue una volta; uno rifiutato non cambia nulla.
rule-T16 = A mantenere l’ordine è chi ha creato il tavolo: può silenziare una persona, o allontanarla dal tavolo finché non la riammette. Nessuno vince o perde una partita per questo.

refusal-no-such-seat = Questo tavolo non ha quel posto.
refusal-seat-taken = Il posto { SEAT_NUMBER($seat) } è occupato.
refusal-seat-kept = Il posto { SEAT_NUMBER($seat) } è tenuto per qualcun altro.
refusal-no-free-seat = Nessuna sedia è libera.
refusal-invitation-needed = Le sedie libere sono tenute per chi è stato invitato.
refusal-already-seated = Siedi già qui; per prendere anche un altro posto, di’ quale.
refusal-not-the-host = Può farlo solo chi ha creato il tavolo.
refusal-seats-empty = La partita non può cominciare finché ci sono sedie vuote.
refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è cominciata.
refusal-not-a-player = Non giochi in quel posto.
refusal-stale = La partita è andata avanti: questo era per la semimossa { $at }, e ora si è alla semimossa { $ply }.
refusal-no-such-move-text = Questa non è una mossa. { $problem }
refusal-table-over = La partita è finita.
refusal-bad-word = Una parola per il mazziere dev’essere una riga di lettere, cifre o segni, senza spazi all’inizio e alla fine.
refusal-time-up = Il tuo tempo è scaduto.
refusal-nothing-to-undo = Non c’è nulla da ritirare.
refusal-cannot-undo-given = { $given ->
    [one] La prima semimossa è stata giocata prima che questo tavolo fosse creato, e resta.
   *[other] Le prime { $given } semimosse sono state giocate prima che questo tavolo fosse creato, e restano.
}
refusal-no-such-proposal = Non c’è una proposta { $proposal } aperta.
refusal-not-asked = La risposta non spetta a te, o l’hai già data.
refusal-already-proposed = La stessa cosa è già stata proposta, con il numero { $proposal }.
refusal-paused = La partita è in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-no-draws = Questa partita non può finire patta.
refusal-nobody-to-ask = Qui non siede nessun’altra persona che possa accettare.
refusal-not-missing = Il giocatore del posto { SEAT_NUMBER($seat) } non è assente.
refusal-not-a-persons-seat = Il posto { SEAT_NUMBER($seat) } lo gioca un bot.
refusal-no-looking-on = A questo tavolo nessuno può assistere.
refusal-bad-link = Questo link non ti lascia guardare da sopra una spalla, o non più.
refusal-no-chat = A questo tavolo non c’è chat.
refusal-nothing-said = Non c’era nulla da dire.
refusal-chat-too-fast = Scrivi troppo in fretta. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e invia di nuovo.
refusal-chat-used-up = Qui hai scritto { $lines } righe. È il massimo per persona a un tavolo.
refusal-chat-crowded = Dal tuo indirizzo si scrive troppo a questo tavolo. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e invia di nuovo.
refusal-not-over = La partita non è finita.
refusal-already-rematched = C’è già una rivincita.
refusal-bad-command-id = L’id di un comando ha solo segni che si possono stampare.
refusal-command-id-reused = Hai già mandato un altro comando con questo id. Dai a ogni comando un id tutto suo.
refusal-only-the-host = A questo tavolo solo chi l’ha creato può silenziare o allontanare qualcuno.
refusal-no-such-guest = Nessuno a questo tavolo ha il numero { $who }.
refusal-host-stays = Chi ha creato il tavolo non può essere silenziato né allontanato.
refusal-already-so = È già così.
refusal-muted = Chi ha creato questo tavolo ti ha silenziato.
refusal-removed = Chi ha creato questo tavolo ti ha allontanato.
refusal-not-yourself = Non puoi silenziarti.

## Perché un testo non è una mossa

bad-form = { $hint }
bad-spelling = Scrivi così: { $like }
bad-seat = I posti vanno da { $first } a { $last }.
bad-mover = Una mossa comincia con il suo posto, o con * per il caso.

## Chi gioca; i giochi hanno nomi propri per i livelli

level-1 = Principiante
level-2 = Occasionale
level-3 = Giocatore di circolo
level-4 = Esperto
level-5 = Maestro
bot-level = { $name } (livello { $level })
bot-random = un bot che muove a caso
bot-greedy = un bot goloso, che guarda una mossa avanti
bot-other = un bot

# Che cosa si dice a chi vuole essere chiamato quando è il suo turno.
problem-no-hooks = Questo server non chiama indirizzi web.
problem-bad-hook = Un indirizzo web così non viene chiamato: deve cominciare con https:// e indicare un host, senza porta, nome o password.
problem-private-hook = Non possiamo chiamare { $host }: non è un host pubblico su internet. Indica un indirizzo web che tutti possano raggiungere.
hook-your-turn = Tocca a te in una partita di questo gioco: { $game }.

## Come i giocatori chiudono una partita che per le regole continuerebbe

ending-resigned = { seat-name } ha abbandonato.
ending-time = { seat-name } ha esaurito il tempo.
ending-agreed = I giocatori si sono accordati per la patta.
ending-abandoned = I giocatori hanno lasciato la partita senza risultato.

## Assistere, e guardare indietro

refusal-no-such-ply = La semimossa { $ply } non c’è: ne { $plies ->
    [one] è stata giocata 1
   *[other] sono state giocate { $plies }
}.
refusal-not-your-eyes = Finché la partita è in corso non puoi vederla con gli occhi del posto { SEAT_NUMBER($seat) }.
refusal-record-not-yet = La registrazione di una partita con segreti si può avere a partita finita.

## Verificare il mazziere

verify-good = Il segreto del mazziere è quello promesso prima della partita.{ $words ->
    [0] { "" }
    [one] { " " }Vi è stata mescolata la parola di un giocatore.
   *[other] { " " }Vi sono state mescolate le parole di { $words } giocatori.
}
verify-draws = { $draws ->
    [0] Nulla è stato affidato al caso: non ci sono estrazioni da verificare.
    [one] L’unica estrazione ne segue: verificata.
   *[other] Tutte le { $draws } estrazioni ne seguono: verificate.
}
verify-taken-back = { $draws ->
    [one] Un’altra estrazione è stata ritirata, con le mosse intorno, e non si può verificare.
   *[other] Altre { $draws } estrazioni sono state ritirate, con le mosse intorno, e non si possono verificare.
}
verify-given = { $draws ->
    [one] Un’estrazione è stata fatta prima che questo tavolo cominciasse, e qui non è verificata.
   *[other] { $draws } estrazioni sono state fatte prima che questo tavolo cominciasse, e qui non sono verificate.
}
verify-no-commitment = La registrazione non indica un impegno: nessuno ha promesso un segreto, quindi le sue estrazioni non si possono verificare.
verify-no-secret = Il mazziere non ha mostrato il segreto: le estrazioni si possono verificare a partita finita.
verify-open = La registrazione non dice com’è finita la partita: possono mancare delle estrazioni, quindi non si può verificare per intero.
verify-bad-secret = Il segreto dev’essere di { $bytes } byte, scritti in cifre esadecimali.
verify-other-secret = Il segreto non è quello promesso: il suo sha256 non è l’impegno.
verify-bad-number = { $tag } dev’essere un numero adatto alla registrazione.
verify-no-such-seat = { $tag } è la parola di un posto che a questo tavolo non c’è.
verify-bad-draws = draws dev’essere { $count ->
    [one] un numero
   *[other] una serie di { $count } numeri
}, uno per ogni estrazione del tavolo, ognuno più grande del precedente.
verify-draws-left-out = Mancano dei numeri di estrazione, ma nessuna mossa è stata ritirata.
verify-other-draw = L’estrazione { $number } è { $move }, ma il segreto dice { $right }.
