# Che cosa dice il server, in italiano.

## Perché a una richiesta non si può rispondere

problem-bad-json = La richiesta non è JSON valido: { $problem }
problem-bad-request = Il server non riesce a leggere questa richiesta: { $problem }
problem-who-are-you = Prima scegli un nome, accedi o manda un token.
problem-signed-out = La tua sessione è terminata. Accedi o scegli un nome per continuare.
problem-wrong-password = Nome utente e password non corrispondono.
problem-foreign-origin = Questa richiesta viene da un altro sito.
problem-bad-token = Questa pagina è scaduta. Ricaricala e riprova.
problem-not-yours = Non hai accesso a questo contenuto.
problem-not-found = Pagina non trovata.
problem-no-such-table = Tavolo non trovato.
problem-no-such-game = Il gioco «{ $game }» non esiste.
problem-no-such-language = Whiskerworks non è ancora disponibile in questa lingua: { $language }.
problem-no-such-token = Non hai un token con questo id.
problem-no-such-session = Non hai una sessione con questo id.
problem-no-such-ply = La partita ha { $plies } semimosse: la { $ply } non c’è.
problem-bad-method = Questo indirizzo non accetta { $method }.
problem-login-taken = Questo nome utente è già preso. Scegline un altro.
problem-name-taken = Un account usa già questo nome, o uno che sembra uguale. Scegline un altro.
problem-has-account = Hai già un account.
problem-no-account = Non hai un account.
problem-too-large = Troppo grande: il limite è di { $most } byte.
problem-bad-type = Questo indirizzo accetta solo { $type }.
problem-bad-value = { $problem }
problem-bad-name = Un nome deve avere da 1 a { $most } caratteri visibili.
problem-mixed-name = Una parola del nome non può mescolare lettere simili di alfabeti diversi.
problem-bad-login = Un nome utente deve avere da { $least } a { $most } caratteri visibili, senza spazi.
problem-bad-password = Una password deve avere da { $least } a { $most } caratteri.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Questo gioco ha { $seats } posti, ma la richiesta contiene { $chairs } sedie. Mandane una per posto.
problem-bad-record = Riga { $line }: { $problem }
problem-too-fast = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-too-many-bot-games = Hai già in corso { $most ->
    [one] una partita
   *[other] { $most } partite
} tra bot. Aspetta che una finisca, o prendi un posto anche tu. Una partita che nessuno guarda non conta più dopo qualche minuto.
problem-too-many-bot-games-here = Dalla tua rete { $most ->
    [one] è già in corso una partita
   *[other] sono già in corso { $most } partite
} tra bot. Aspetta che una finisca, o prendi un posto anche tu.
problem-not-the-operator = Può farlo solo chi gestisce questo server.
problem-banned =
    { $until ->
        [never] Non hai più accesso a questo server.
       *[other] Non hai accesso a questo server fino al { $until }.
    } { $reason }
problem-no-such-mute = Non hai silenziato nessuno con questo id.
problem-no-such-person = Persona non trovata.
problem-no-such-ban = Blocco non trovato.
problem-too-many-mutes = Hai silenziato { $most } persone, il massimo consentito. Prima riattivane una.
problem-too-many-tables = Hai { $most ->
    [one] un tavolo aperto
   *[other] { $most } tavoli aperti
}. Finisci o chiudi un tavolo prima di crearne un altro.
problem-too-many-tables-today = Hai creato { $most ->
    [one] un tavolo
   *[other] { $most } tavoli
} in un giorno. Riprova domani.
problem-too-many-tables-here = Dalla tua rete sono stati creati troppi tavoli in un’ora. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
problem-too-many-guests = Dalla tua rete sono arrivati troppi nuovi ospiti in un’ora. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, o accedi.
problem-server-fault = Qualcosa è andato storto sul server. Chi lo gestisce trova questo errore nel log con il codice { $request }.
problem-damaged = Il server non riesce ad aprire questo tavolo. Nulla è andato perso; chi gestisce il server trova il motivo nel log.
problem-overloaded = Il server è molto occupato. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-storage = In questo momento il server non può salvare nulla. La partita non è cambiata. Riprova tra poco.
problem-stopping = Il server si sta spegnendo.

## Pagine

page-no-script = Questa pagina ha bisogno di JavaScript. Senza, usa le pagine semplici.
page-unofficial = Un progetto di appassionati. I titoli dei giochi appartengono ai loro editori, che non l’hanno realizzato, approvato o sostenuto. Le regole sono a parole nostre, e tutti i disegni sono nostri.
page-stranger = Accedi
page-guest = Ospite
page-somebody = Qualcuno
page-operator = Chi gestisce il server
page-back = Torna alla lobby
page-problem = Non ha funzionato
page-rules = Regole
page-welcome = Gatti, topi, formaggio e ruote dentate
page-welcome-more = Sei giochi da giocare con gli amici tramite un link, contro i bot o in solitario. Non serve un account.
page-credit = Il gioco stampato è { $title } ({ $credits }).
page-more-choices = Amici, opzioni, orologi
page-seats = { $least ->
    [1] in solitario
   *[other] { $most ->
        [2] 2 giocatori
       *[other] da { $least } a { $most } giocatori
    }
}
page-play = Gioca
page-play-bot = Gioca contro un bot
page-level = Livello
page-my-tables = I tuoi tavoli
page-open = Tavoli aperti
page-no-tables = Per ora nessun tavolo aperto. Creane uno e spunta «Mostra nella lobby».
page-your-turn = Tocca a te
page-turn = Di turno: { $name }.
page-phase-waiting = In attesa di giocatori
page-phase-playing = In corso
page-phase-paused = In pausa
page-phase-over = Finita
page-phase-closed = Chiuso
page-chair-mine = Io
page-chair-kept = Un amico (invito)
page-chair-open = Chiunque
page-bot = { $name } (bot { $level })
page-record = Una partita caricata
page-upload-title = Carica una partita
page-upload-more = Incolla una registrazione o scegli il suo file. Controlliamo ogni mossa, e puoi rivedere la partita o riprenderla da qualsiasi punto.
page-upload = Carica
page-new-table = Nuovo tavolo: { $game }
page-seat = Posto { SEAT_NUMBER($seat) }
page-how-many = Numero di giocatori
page-who-plays = Giocatori
page-options = Opzioni
page-clock = Orologio
page-clock-kind = Tempo
page-clock-none = senza orologio
page-clock-count-up = cronometro, senza limite
page-clock-bank = tempo totale a giocatore
page-clock-days = giorni a turno
page-clock-more = Quanto tempo
page-clock-minutes = Minuti a giocatore
page-clock-increment = Secondi aggiunti a turno
page-clock-days-each = Giorni a turno
page-clock-expiry = Quando il tempo scade
page-expiry-loss = il giocatore perde
page-expiry-bot = un bot fa la mossa
page-expiry-nothing = non succede nulla
page-manners = Opzioni del tavolo
page-public = Mostra nella lobby
page-chat-allowed = Permetti la chat
page-automatic = Mosse obbligate in automatico
page-wait = Do io il via alla partita
page-watching = Spettatori
page-watch-yes = Chiunque può guardare
page-watch-no = Nessuno spettatore
page-delay = Ritardo per chi guarda (mosse)
page-make-table = Crea tavolo
page-your-name = Il tuo nome
page-board = Il tabellone
page-in-words = Il tabellone a parole
page-ply = { $ply } di { $plies }
page-to-now = Torna al presente
page-to-ply = Vai alla semimossa { $ply }
page-branch = Continua da qui a un nuovo tavolo
page-eyes = Visuale
page-players = Giocatori
page-you = tu
page-left = assente
page-winners = Vince: { $names }.
page-scores = Punteggio: { $scores }
page-log = Registro
page-nothing-yet = Ancora nessuna mossa.
page-hidden-move = Una mossa nascosta.
page-chat = Chat
page-say = Invia
page-your-moves = Le tue mosse
page-move = La tua mossa
page-write-move = Scrivi una mossa ({ $count } possibili)
page-play-move = Gioca
page-group = { $name } ({ $count })
page-plain-moves = mosse
page-mark-wins = vince
page-mark-loses = perde
page-mark-ends = chiude la partita
page-mark-final = definitiva
page-questions = Proposta
page-asks-undo = { $name } vuole annullare delle mosse.
page-asks-pause = { $name } vuole mettere in pausa la partita.
page-asks-draw = { $name } offre il pareggio.
page-asks-abandon = { $name } vuole chiudere la partita senza un risultato.
page-asks-replace = { $name } vuole sostituire { $target }.
page-agree = Accetta
page-decline = Rifiuta
page-withdraw = Ritira
page-free-chairs = Unisciti alla partita
page-sit = Siediti
page-lucky = una parola per il mazziere (facoltativa)
page-invite = Manda questo link a chi inviti:
page-invitation = Invito
page-copy = Copia
page-doing = Altro
page-start = Inizia partita
page-close = Chiudi tavolo
page-stand = Lascia il posto
page-undo-free = Annulla mossa
page-undo-ask = Chiedi di annullare
page-resume = Riprendi
page-pause = Chiedi una pausa
page-draw = Offri pareggio
page-resign = Abbandona
page-abandon = Proponi di chiudere
page-fill = Metti un bot al posto { SEAT_NUMBER($seat) }
page-replace = Sostituisci { $name }
page-replace-person = chiunque
page-download = Scarica registrazione
page-rematch = Gioca ancora
page-go-rematch = Vai alla rivincita
page-about = Info su questo tavolo
page-commitment = L’impegno del mazziere:
page-secret = Il segreto del mazziere:
page-secret-later = rivelato a partita finita
page-verify = Ogni estrazione deriva dal segreto e dalle parole dei giocatori. Per controllare una registrazione scaricata, esegui «whiskerworks verify».
page-words = Parole per il mazziere: { $words }
page-enter = Gioca
page-enter-title = Gioca come ospite
page-sign-in = Accedi
page-sign-out = Esci
page-sign-out-elsewhere = Esci dagli altri dispositivi
page-login = Nome utente
page-password = Password
page-name-title = Il tuo nome
page-rename = Cambia nome
page-account = Account
page-account-more = Su questo dispositivo sei ospite. Crea un nome utente e una password per ritrovare le tue partite su altri dispositivi.
page-make-account = Crea account
page-password-more = Il tuo nome utente è { $login }. Con una nuova password esci da tutti gli altri dispositivi e revochi tutti i tuoi token.
page-password-old = Password attuale
page-password-new = Nuova password
page-change-password = Cambia password
page-sessions = Dispositivi connessi
page-sessions-more = Chiudi l’accesso dai dispositivi che non riconosci. Se esci da tutti gli altri, revochi anche tutti i tuoi token.
page-session-browser = { $browser } su { $system }
page-session-unknown = Browser sconosciuto
page-session-here = questo browser
page-session-seen = ultimo uso: { $date }
page-session-seen-from = ultimo uso: { $date }, accesso da { $address }
page-tokens = Programmi
page-tokens-more = Con un token un programma può giocare per te: un tuo bot, o uno strumento.
page-token-once = Il tuo nuovo token. Copialo ora, non verrà più mostrato:
page-label = Etichetta
page-make-token = Crea token
page-drop-token = Revoca
page-muted = Persone silenziate
page-muted-more = Non vedi i loro messaggi, a nessun tavolo. Non lo possono sapere.
page-muted-nobody = Non hai silenziato nessuno. Per farlo, usa il pulsante accanto a un messaggio in chat.
page-forget = Cancella i miei dati
page-forget-more = Cancella il tuo nome, il nome utente e i token. Le partite restano a chi le ha giocate con te, senza il tuo nome.
page-older = Meno recenti
