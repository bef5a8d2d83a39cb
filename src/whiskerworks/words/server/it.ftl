# Che cosa dice il server, in italiano.

## Perché a una richiesta non si può rispondere

problem-bad-json = La richiesta non è JSON: { $problem }
problem-bad-request = La richiesta non si capisce: { $problem }
problem-who-are-you = Prima di’ chi sei: scegli un nome, accedi, o manda un token.
problem-signed-out = La tua sessione è stata chiusa. Accedi o scegli un nome per continuare.
problem-wrong-password = Non c’è un account con questo nome utente e questa password.
problem-foreign-origin = Questo è stato mandato da una pagina che non è nostra.
problem-bad-token = La pagina era troppo vecchia, o non era per te. Ricaricala e ripeti ciò che hai fatto.
problem-not-yours = Questo non spetta a te chiederlo.
problem-not-found = Qui non c’è nulla.
problem-no-such-table = Questo tavolo non c’è.
problem-no-such-game = Non c’è un gioco { $game }.
problem-no-such-language = Per la lingua { $language } non ci sono ancora parole.
problem-no-such-token = Non hai un token così.
problem-no-such-session = Non hai una sessione così.
problem-no-such-ply = La partita ha { $plies } semimosse; la semimossa { $ply } non c’è.
problem-bad-method = Questo indirizzo non accetta { $method }.
problem-login-taken = Questo nome utente è già di qualcun altro.
problem-name-taken = Qualcuno con un account ha già questo nome, o uno che sembra uguale. Scegline un altro.
problem-has-account = Hai già un account.
problem-no-account = Non hai un account.
problem-too-large = È troppo grande: si accettano al massimo { $most } byte.
problem-bad-type = Questo indirizzo accetta solo { $type }.
problem-bad-value = { $problem }
problem-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
problem-mixed-name = In una stessa parola del nome non puoi mescolare lettere di alfabeti diversi che sembrano uguali.
problem-bad-login = Un nome utente ha da { $least } a { $most } caratteri visibili, senza spazi.
problem-bad-password = Una password ha da { $least } a { $most } caratteri.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Ci vuole una sedia per ognuno dei { $seats } posti; qui le sedie sono { $chairs }.
problem-bad-record = Riga { $line }: { $problem }
problem-too-fast = Troppe richieste; aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-too-many-bot-games = Hai già { $most ->
    [one] una partita
   *[other] { $most } partite
} in corso in cui giocano solo bot. Aspetta che finisca una partita, oppure gioca anche tu. Dopo qualche minuto, una partita che nessuno guarda non conta più.
problem-too-many-bot-games-here = Dalla tua rete { $most ->
    [one] è già in corso una partita
   *[other] sono già in corso { $most } partite
} in cui giocano solo bot. Aspetta che finisca una partita, oppure gioca anche tu.
problem-not-the-operator = Può farlo solo chi gestisce questo server.
problem-banned =
    { $until ->
        [never] Non puoi usare questo server.
       *[other] Non puoi usare questo server fino al { $until }.
    } { $reason }
problem-no-such-mute = Non hai silenziato nessuno con questo id.
problem-no-such-person = Questa persona non esiste.
problem-no-such-ban = Questo blocco non esiste.
problem-too-many-mutes = Hai silenziato { $most } persone. È il massimo.
problem-too-many-tables = Hai { $most ->
    [one] un tavolo aperto
   *[other] { $most } tavoli aperti
}. Finisci una partita o chiudi un tavolo prima di crearne un altro.
problem-too-many-tables-today = Hai creato { $most ->
    [one] un tavolo
   *[other] { $most } tavoli
} in un giorno. Riprova domani.
problem-too-many-tables-here = Dal tuo indirizzo sono stati creati troppi tavoli in un’ora. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
problem-too-many-guests = Dal tuo indirizzo sono arrivati troppi ospiti in un’ora. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, o accedi.
problem-server-fault = Qui qualcosa è andato storto. Chi gestisce il server lo trova nel log con il codice { $request }.
problem-damaged = Questo tavolo è stato conservato, ma qui non si riesce a leggerlo. Nulla è perduto; chi gestisce il server trova il motivo nel log.
problem-overloaded = Il server è sovraccarico; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-storage = Al momento non si può salvare nulla. La partita è rimasta dov’era; riprova tra un attimo.
problem-stopping = Il server sta per fermarsi.

## Pagine

page-no-script = Questa pagina ha bisogno di script. Senza, si gioca sulle pagine semplici.
page-unofficial = Un tavolo non ufficiale per giochi che piacciono. I titoli appartengono ai loro editori, che non l’hanno realizzato, approvato né sostenuto; le regole sono raccontate con parole nostre, e tutti i disegni sono nostri.
page-stranger = Accedi
page-guest = Ospite
page-somebody = Qualcuno
page-operator = Chi gestisce il server
page-back = Torna alla sala
page-problem = Non ha funzionato
page-rules = Regole
page-welcome = Gatti, topi, formaggio e ingranaggi
page-welcome-more = Sei giochi da giocare con gli amici tramite un link, contro i bot o da soli. Non serve un account.
page-credit = Il gioco stampato è { $title } ({ $credits }).
page-more-choices = Amici, opzioni, orologi
page-seats = { $least ->
    [1] da soli
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
page-no-tables = In questo momento nessuno aspetta giocatori. Crea un tavolo e spunta «Mostralo nella sala».
page-your-turn = Tocca a te
page-turn = È il turno di { $name }.
page-phase-waiting = Si aspettano giocatori
page-phase-playing = In corso
page-phase-paused = In pausa
page-phase-over = Finita
page-phase-closed = Chiuso
page-chair-mine = Io
page-chair-kept = Una persona amica, su invito
page-chair-open = Chi arriva
page-bot = { $name } (bot { $level })
page-record = Una partita registrata
page-upload-title = Porta una partita
page-upload-more = Incolla una registrazione, o scegli il suo file: ogni mossa viene controllata, e puoi guardarla o continuare a giocare.
page-upload = Carica
page-new-table = Un tavolo per { $game }
page-seat = Posto { SEAT_NUMBER($seat) }
page-how-many = In quanti si gioca
page-who-plays = Chi gioca
page-options = Opzioni
page-clock = Orologio
page-clock-kind = Tempo
page-clock-none = senza orologio
page-clock-count-up = contato, non scade mai
page-clock-bank = una riserva per tutta la partita
page-clock-days = giorni per ogni turno
page-clock-more = Quanto tempo
page-clock-minutes = Minuti nella riserva
page-clock-increment = Secondi aggiunti dopo ogni turno
page-clock-days-each = Giorni per ogni turno
page-clock-expiry = Quando il tempo scade
page-expiry-loss = il posto perde
page-expiry-bot = un bot fa una mossa
page-expiry-nothing = non succede nulla
page-manners = Usanze del tavolo
page-public = Mostralo nella sala
page-chat-allowed = Permetti la chat
page-automatic = Gioca da sole le mosse senza scelta
page-wait = Comincio io la partita
page-watching = Spettatori
page-watch-yes = Altri possono assistere
page-watch-no = Nessuno può assistere
page-delay = Con quante mosse di ritardo
page-make-table = Crea il tavolo
page-your-name = Il tuo nome
page-board = Il tabellone
page-in-words = Il tabellone a parole
page-ply = { $ply } di { $plies }
page-to-now = A come sta ora
page-to-ply = Alla semimossa { $ply }
page-branch = Continua da qui a un nuovo tavolo
page-eyes = Con gli occhi di
page-players = Giocatori
page-you = tu
page-left = assente
page-winners = Vittoria: { $names }.
page-scores = Punteggio { $scores }
page-log = Che cosa è successo
page-nothing-yet = Ancora nulla.
page-hidden-move = Qualcosa di nascosto.
page-chat = Chat
page-say = Invia
page-your-moves = Le tue mosse
page-move = La tua mossa
page-write-move = una mossa, su { $count }
page-play-move = Giocala
page-group = { $name } ({ $count })
page-plain-moves = mosse
page-mark-wins = vince
page-mark-loses = perde
page-mark-ends = chiude la partita
page-mark-final = definitiva
page-questions = Una domanda
page-asks-undo = { $name } chiede di ritirare delle mosse.
page-asks-pause = { $name } chiede una pausa.
page-asks-draw = { $name } offre la patta.
page-asks-abandon = { $name } chiede di chiudere la partita senza risultato.
page-asks-replace = { $name } chiede una sostituzione: { $target }.
page-agree = Accetta
page-decline = Rifiuta
page-withdraw = Ritira la proposta
page-free-chairs = Una sedia è libera
page-sit = Siediti
page-lucky = una parola per il mazziere, se vuoi
page-invite = Manda questo link a chi deve sedersi qui:
page-invitation = Invito
page-copy = Copia
page-doing = Altro
page-start = Comincia ora
page-close = Chiudi il tavolo
page-stand = Alzati
page-undo-free = Ritira la mossa
page-undo-ask = Chiedi di ritirare la mossa
page-resume = Riprendi
page-pause = Chiedi una pausa
page-draw = Offri la patta
page-resign = Abbandona
page-abandon = Chiedi di chiuderla
page-fill = Affida a un bot il posto { SEAT_NUMBER($seat) }
page-replace = Chiedi di sostituire { $name }
page-replace-person = chi arriva
page-download = Scarica la registrazione
page-rematch = Gioca ancora
page-go-rematch = Alla rivincita
page-about = Su questo tavolo
page-commitment = L’impegno del mazziere:
page-secret = Il segreto del mazziere:
page-secret-later = si mostra a partita finita
page-verify = Ogni estrazione segue dal segreto e dalle parole dei giocatori: «whiskerworks verify» controlla una registrazione scaricata.
page-words = Parole per il mazziere: { $words }
page-enter = Entra
page-enter-title = Gioca come ospite
page-sign-in = Accedi
page-sign-out = Esci
page-sign-out-elsewhere = Esci da ogni altro dispositivo
page-login = Nome utente
page-password = Password
page-name-title = Il tuo nome
page-rename = Cambialo
page-account = Account
page-account-more = Su questo dispositivo giochi come ospite. Con un nome utente e una password ritrovi le tue partite anche su altri.
page-make-account = Crea un account
page-password-more = Il tuo nome utente è { $login }. Se cambi la password, esci da ogni altro dispositivo e i token di tutti i tuoi programmi vengono revocati.
page-password-old = Password attuale
page-password-new = Nuova password
page-change-password = Cambia la password
page-sessions = Dove hai effettuato l’accesso
page-sessions-more = Chiudi le sessioni che non sono tue. Uscire da ogni altro dispositivo revoca anche i token di tutti i tuoi programmi.
page-session-browser = { $browser } su { $system }
page-session-unknown = Browser sconosciuto
page-session-here = questo browser
page-session-seen = ultimo uso: { $date }
page-session-seen-from = ultimo uso: { $date }, accesso da { $address }
page-tokens = Programmi
page-tokens-more = Un programma con un token gioca per te: un tuo bot, o uno strumento.
page-token-once = Il tuo nuovo token, mostrato solo questa volta:
page-label = A che cosa serve
page-make-token = Crea un token
page-drop-token = Revocalo
page-muted = Persone che hai silenziato
page-muted-more = Non vedi ciò che dicono, a nessun tavolo. Nessun altro se ne accorge.
page-muted-nobody = Non hai silenziato nessuno. A un tavolo, usa il pulsante accanto a una riga della chat.
page-forget = Dimenticami
page-forget-more = Il tuo nome, il nome utente e i token vengono cancellati. Le partite restano a chi le ha giocate, senza il tuo nome.
page-older = Meno recenti
