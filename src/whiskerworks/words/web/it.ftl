# Che cosa dice il programma nel browser, in italiano.

## Ovunque

web-loading = Un momento…
web-skip = Vai al contenuto
web-menu = Menu
web-settings = Impostazioni
web-close = Chiudi
web-copied = Copiato
web-broken = Qui qualcosa è andato storto. Ricaricare la pagina può aiutare.
web-offline = Il server non è raggiungibile. Sei offline?
web-unreachable = Lungo la strada qualcos’altro ha risposto al posto del server. Riprova tra un momento.

## Il tabellone

web-board = Il tabellone
web-board-keys = Il tabellone. Con le frecce passi da un punto all’altro, con Invio scegli, con Esc torni indietro.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – la tua scelta
web-spot-leads =
    { $count ->
        [one] porta a una mossa
       *[other] porta a { $count } mosse
    }
web-choose-next =
    { $count ->
        [one] Ora scegli il punto evidenziato.
       *[other] Ora scegli un punto tra quelli evidenziati ({ $count }).
    }
web-choose-of = Ora scegli: { $pieces }
web-choose-among = Quale di queste?
web-asked = La giochi? { $does }
web-play = Gioca
web-back = Indietro
web-open-rule = Regola { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Tutto il tabellone
web-moves = Mosse
web-pieces = Sul tavolo
web-filter = Cerca una mossa
web-filtered =
    { $count ->
        [0] Nessuna mossa corrisponde.
        [one] Una mossa
       *[other] { $count } mosse
    }
web-no-moves = Ora non hai nulla da giocare.
web-group = { $about } ({ $count })

## Senza connessione, e una nuova versione

web-offline-title = Sei offline
web-offline-more = Finché non torna la connessione non si può giocare con nessuno. Le regole, e le partite che hai già guardato, si possono leggere lo stesso.
web-offline-games = Partite che puoi rivedere
web-offline-banner = Sei offline: ciò che vedi può essere vecchio.
web-try-again = Riprova
web-new-version = C’è una nuova versione di questa pagina.
web-load-new = Carica la nuova versione

## La sala

web-picture-of = { $game }: una partita in corso
web-hero-play = Scegli un gioco
web-hero-rules = Leggi le regole
web-shelf = I giochi
web-shelf-level = I bot giocano da
web-play-now = { $bots ->
    [one] Gioca subito contro { $bot }
   *[other] Gioca subito contro { $bots } bot
}
web-play-alone = Gioca subito
web-play-friends = Amici e opzioni
web-play-options = Scegli le opzioni
web-rules-of = Regole: { $game }
web-my-games = Le tue partite
web-all-my-games = Tutte le tue partite
web-table-won = Hai vinto
web-table-lost = Non hai vinto
web-plies = { $plies ->
    [0] non ancora cominciata
    [one] una mossa giocata
   *[other] { $plies } mosse giocate
}
web-player-you = { $name } (tu)
web-chair-free = una sedia libera
web-chair-kept = una sedia per chi ha l’invito
web-look-back = Rivedi
web-look-back-at = Rivedi la partita: { $game }
web-look-on = Assisti
web-look-on-at = Assisti alla partita: { $game }
web-sit-at = Siediti ({ $free ->
    [one] una sedia libera
   *[other] { $free } sedie libere
})
web-choose-file = Scegli un file

## Un nuovo tavolo

web-presets = Modi di cominciare
web-preset-alone = Gioco io
web-preset-alone-more = A questo gioco si gioca da soli.
web-preset-bot = Contro i bot
web-preset-bot-more = Tu sulla prima sedia, i bot su tutte le altre.
web-preset-friend = Amici con un link
web-preset-friend-more = Ricevi un link da mandare; chi lo apre si siede.
web-preset-here = Tutti su questo dispositivo
web-preset-here-more = Ogni sedia è tua: passatevi il dispositivo, o fai qualche prova.
web-preset-bots = Solo bot
web-preset-bots-more = Rilassati e guarda come se la cavano.
web-chairs-more = La partita comincia quando ogni sedia è occupata.
web-chairs-unseen = Una sedia è per chi arriva, ma la sala non mostra il tavolo: lo troverà solo chi riceve il link da te.
web-from-to = Un numero intero da { $least } a { $most }.
web-rule = Regola { $rule }
web-option-own = Scrivi tu…
web-option-own-text = { $option }: scrivi tu
web-tinkerers = Per smanettoni
web-clock-none = Nessuno conta il tempo.
web-clock-count-up = Tutti vedono quanto ha pensato ciascuno; non succede mai nulla.
web-clock-bank = Ognuno ha un certo numero di minuti per tutta la partita, e dopo ogni turno recupera qualche secondo.
web-clock-days = Per partite che durano settimane: ogni turno può durare un certo numero di giorni.
web-public-more = Lì può trovarlo chiunque. Altrimenti si entra solo con il link.
web-watching-more = Vedono ciò che è pubblico, mai ciò che un giocatore tiene segreto.
web-delay-more = Con 3 vedono ogni mossa tre mosse più tardi: troppo tardi per suggerire qualcosa a un giocatore.
web-chat-more = I giocatori e chi assiste possono scriversi.
web-automatic-more = Quando puoi fare una cosa sola, si fa da sé.
web-wait-more = Altrimenti la partita comincia quando è occupata l’ultima sedia.
web-missing = Secondi prima che un giocatore conti come assente
web-missing-more = Dopo un’assenza così lunga gli altri possono accordarsi per dare la sedia a un bot, o a qualcun altro.
web-name-more = È quello che vedono gli altri. Puoi cambiarlo quando vuoi.

## Regole

web-rules-more = Con parole nostre, e con un numero per ogni regola: quando una mossa è rifiutata, trovi indicata la regola, e da lì arrivi qui.
web-find-rule = Cerca una regola
web-no-rule-found = Nessuna regola contiene tutte queste parole.
web-game-rules = In questo gioco
web-table-rules = A ogni tavolo
web-table-rules-more = A qualsiasi gioco si giochi, queste valgono per il tavolo stesso: le sedie, il tempo, ritirare le mosse, assistere.
web-print = Stampa
web-certainty-printed = Lo dice il regolamento stampato.
web-certainty-reviewed = Le regole stampate lo lasciano aperto o non sono chiare; lo racconta così chi ha recensito o pubblicato il gioco.
web-certainty-ours = Nessuno lo dice; l’abbiamo deciso noi, perché ogni domanda abbia una risposta.

## Impostazioni

web-settings-more = Restano solo su questo dispositivo, e non vengono mai inviate. Ogni scelta vale subito.
web-language = Lingua
web-language-more = Cambia per tutti i giochi, le regole e i messaggi.
web-language-auto = Come nel browser: { $language }
web-look = Aspetto
web-theme = Colori
web-theme-more = Carta di giorno, luce di lampada di notte; oppure come è impostato il tuo dispositivo.
web-theme-auto = Di sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-motion = Movimento
web-motion-more = Se le ruote girano e i pezzi scorrono. Senza movimento ogni cosa è semplicemente dove deve stare.
web-motion-auto = Di sistema
web-motion-full = Animato
web-motion-none = Fermo
web-coordinates = Nomi dei luoghi in grande
web-coordinates-more = I nomi con cui si scrivono le mosse, più grandi sul tabellone.
web-playing = Durante la partita
web-confirm = Chiedi conferma per ogni mossa
web-confirm-more = Altrimenti si chiede solo per le mosse che non si possono ritirare.
web-in-words-more = Accanto a ogni tabellone sta scritto che cosa c’è, e dove: per gli screen reader, e per chi ama leggere.

## Tu

web-who-are-you = Chi sei?
web-guest-more = Per giocare basta un nome. Su questo dispositivo resti ospite finché non crei un account.
web-sign-in-more = Se hai un account, ritrovi le tue partite dove le hai lasciate.
web-is-guest = Ospite su questo dispositivo
web-is-account = Account { $login }
web-name-changed = Ora il tuo nome è questo.
web-password-least = Almeno { $least } caratteri.
web-password-changed = La password è cambiata; tutti gli altri accessi sono chiusi.
web-forget-sure = Non si può tornare indietro. Vuoi farlo davvero?
web-forget-yes = Sì, dimenticami
web-forget-no = No, resto
web-hook = Fatti chiamare quando tocca a te
web-hook-more = Quando tocca a te e non sei al tavolo, il server manda un messaggio a questo indirizzo web: il canale di una chat, o un tuo programma.
web-hook-url = Indirizzo web
web-hook-kind = Che cosa mandare
web-hook-kind-more = Ogni chat vuole i messaggi nel suo formato.
web-hook-json = JSON, per un programma
web-hook-slack = un messaggio per Slack
web-hook-discord = un messaggio per Discord
web-hook-save = Chiama questo indirizzo
web-hook-saved = Verrà chiamato.
web-hook-drop = Non chiamarlo più
web-history = Che cosa hai giocato
web-history-game = Gioco
web-history-all = tutti i giochi
web-history-none = Ancora nulla. Nella sala c’è uno scaffale pieno.
web-nowhere-more = Il topo ha guardato dappertutto. Forse nell’indirizzo c’è un errore, o quello che era qui non c’è più.

## Il tavolo

web-chance = Caso
web-rather-not = Meglio di no
web-on-turn = di turno
web-your-turn-in = Tocca a te, al posto { SEAT_NUMBER($seat) }
web-your-turn-as = Tocca a te: { $name }
web-winner = vittoria
web-you-won = Hai vinto!
web-away = non in linea
web-watching = { $count ->
    [one] Assiste una persona.
   *[other] Assistono { $count } persone.
}
web-time-left = tempo rimasto: { $time }
web-time-used = tempo usato: { $time }
web-lucky = Una parola per il mazziere
web-lucky-why = Se vuoi: si mescola al caso, così nessuno può averlo scelto prima. Gli altri la vedono quando la partita è cominciata.
web-lucky-word = parola: { $word }
web-lucky-give = Dai questa parola
web-undo-turn = Ritira tutto il turno
web-undone = { $count ->
    [one] È stata ritirata una semimossa.
   *[other] Sono state ritirate { $count } semimosse.
}
web-resign-sure = Abbandoni questa partita?
web-abandon-sure = Chiedi agli altri di chiudere la partita senza risultato?
web-leave-sure = Ti alzi? Il tuo tempo continua a correre, e puoi tornare.
web-close-sure = Chiudi questo tavolo?
web-somebody-missing = Manca qualcuno
web-has-left = { $name } ha lasciato il tavolo.
web-is-away = { $name } non è in linea.
web-replace-by = Chi gioca al posto di { $name }
web-back-to-ply = Si torna a com’era dopo la semimossa { $ply }.
web-waits-for = In attesa di { $names }.
web-declined = La tua proposta è stata rifiutata.
web-lately = Ultime mosse: { $what }
web-log-all = Mostra tutte le { $plies } semimosse
web-played-automatically = mossa automatica
web-nothing-said = Nessuno ha ancora detto nulla.
web-name-to-talk = Per parlare serve un nome: siediti, o accedi.
web-say-what = Che cosa dire
web-mute-for-me = Silenzia per me
web-unmute-for-me = Mostra di nuovo
web-mute = Silenzia
web-unmute = Ridai la parola
web-remove = Allontana
web-readmit = Riammetti
web-muted-or-removed = Silenziati o allontanati
web-said = { $name } dice: { $text }
web-chat-unread = Chat ({ $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
})
web-rules-found = { $count ->
    [0] Nessuna regola lo contiene.
    [one] Una regola
   *[other] { $count } regole
}
web-rules-all = Tutte le regole, su una pagina a parte
web-line-connecting = Connessione in corso…
web-line-lost = La connessione con il tavolo si è interrotta.
web-line-next = { $seconds ->
    [0] Si riprova ora.
    [one] Si riprova tra un secondo.
   *[other] Si riprova tra { $seconds } secondi.
}
web-line-kept = Ciò che hai fatto è al sicuro, e viene inviato quando torna la connessione.
web-line-now = Prova ora
web-look-back-kept = Rivedi ciò che questo dispositivo ne ha conservato
web-closed = Il tavolo non fa entrare questo browser. Ricarica la pagina, o accedi di nuovo.
web-invite = Invita qualcuno
web-invites = { $name } ti invita a { $game }
web-share = Condividi
web-qr = L’invito come codice da inquadrare
web-chairs = Sedie
web-host-starts = Tutte le sedie sono occupate. La partita comincia quando lo dice chi ha creato il tavolo.
web-you-start = Tutte le sedie sono occupate. Comincia quando vuoi.
web-sit-too = Gioca anche il posto { SEAT_NUMBER($seat) }
web-scores = Punteggi
web-deal = Il mazziere
web-deal-good = Il mazziere è verificato
web-deal-bad = Il mazziere non si può verificare
web-deal-kept = L’ha controllato questo browser: il segreto è quello promesso al tuo arrivo al tavolo.
web-deal-broken = Il segreto non è quello promesso al tuo arrivo al tavolo.
web-branched-from = Continua da un altro tavolo, dopo la semimossa { $plies }.
web-shoulder = Da sopra la tua spalla
web-shoulder-more = Chi ha questo link vede ciò che vedi tu, finché siedi lì, e non gioca mosse.
web-shoulder-make = Crea un link
web-curtain = È il turno di { $name } (posto { SEAT_NUMBER($seat) }).
web-curtain-more = Passa il dispositivo; si va avanti quando nessun altro guarda.
web-curtain-show = Mostra il tabellone
web-in-words = Mostra il tabellone anche a parole
web-about = Info
web-has-bank = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} per tutta la partita{ $increment ->
    [0] { "" }
    [one] , e un secondo in più dopo ogni turno
   *[other] , e { $increment } secondi in più dopo ogni turno
}
web-has-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
} per ogni turno
web-beside = Accanto al tabellone

## Rivedere una partita

web-replay-of = Rivedi la partita: { $game }
web-replay-how = Come guardare
web-steps = Una semimossa alla volta
web-step-first = All’inizio
web-step-back = Indietro di una semimossa
web-step-on = Avanti di una semimossa
web-step-last = Alla fine
web-autoplay = Fai scorrere la partita
web-autoplay-stop = Ferma
web-ply = semimossa { $ply }
web-slider = Semimossa
web-pace = Velocità
web-pace-1 = lenta
web-pace-2 = tranquilla
web-pace-3 = rapida
web-pace-4 = molto rapida
web-eyes-own = il tuo posto
web-eyes-bystander = chi assiste
web-eyes-seat = posto { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = A partita finita si può vedere con gli occhi di chiunque.
web-hide-end = Nascondi come finisce
web-hide-end-more = Quanto dura la partita e com’è finita si vede solo quando ci arrivi.
web-beginning = L’inizio.
web-ply-told = Semimossa { $ply }, { $name }: { $what }
web-last-ply = Questa era l’ultima semimossa.
web-from-here = Da qui
web-branch-same = Continua da qui contro gli stessi bot
web-branch-mine = Continua da qui con tutte le sedie mie
web-ply-link = Un link a questa semimossa
web-to-table = Al tavolo
