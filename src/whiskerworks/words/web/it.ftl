# Che cosa dice il programma nel browser, in italiano.

## Ovunque

web-loading = Caricamento …
web-skip = Vai al contenuto
web-menu = Menu
web-settings = Impostazioni
web-close = Chiudi
web-copied = Copiato
web-broken = Qualcosa è andato storto. Prova a ricaricare la pagina.
web-offline = Il server non risponde. Sei offline?
web-unreachable = Ha risposto qualcos’altro al posto del server. Riprova tra un momento.

## Il tabellone

web-board = Il tabellone
web-board-keys = Il tabellone. Spostati con le frecce, scegli con Invio, torna indietro con Esc.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – la tua scelta
web-spot-leads =
    { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
web-choose-next =
    { $count ->
        [one] Scegli il punto evidenziato.
       *[other] Scegli uno dei { $count } punti evidenziati.
    }
web-choose-of = Scegli: { $pieces }
web-choose-among = Quale?
web-asked = Giochi questa mossa? { $does }
web-play = Gioca
web-back = Indietro
web-open-rule = Regola { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Adatta allo schermo
web-moves = Mosse
web-pieces = Sul tavolo
web-filter = Cerca una mossa
web-filtered =
    { $count ->
        [0] Nessuna mossa trovata.
        [one] Una mossa
       *[other] { $count } mosse
    }
web-no-moves = Per ora non hai mosse da giocare.
web-group = { $about } ({ $count })

## Senza connessione, e una nuova versione

web-offline-title = Sei offline
web-offline-more = Per giocare con gli altri devi tornare online. Intanto puoi leggere le regole e rivedere le partite che hai già aperto.
web-offline-games = Partite da rivedere
web-offline-banner = Sei offline. Questa pagina potrebbe non essere aggiornata.
web-try-again = Riprova
web-new-version = È disponibile una nuova versione.
web-load-new = Aggiorna

## La lobby

web-picture-of = { $game }, a metà partita
web-hero-play = Scegli un gioco
web-hero-rules = Leggi le regole
web-shelf = Giochi
web-shelf-level = Livello dei bot
web-play-now = { $bots ->
    [one] Sfida: { $bot }
   *[other] Sfida { $bots } bot
}
web-play-alone = Gioca subito
web-play-friends = Amici e opzioni
web-play-options = Scegli le opzioni
web-rules-of = Regole: { $game }
web-my-games = Le tue partite
web-all-my-games = Tutte le tue partite
web-table-won = Hai vinto
web-table-lost = Hai perso
web-plies = { $plies ->
    [0] non ancora iniziata
    [one] una mossa
   *[other] { $plies } mosse
}
web-player-you = { $name } (tu)
web-chair-free = posto libero
web-chair-kept = riservato a un amico
web-look-back = Rivedi
web-look-back-at = Rivedi { $game }
web-look-on = Guarda
web-look-on-at = Guarda { $game }
web-sit-at = Unisciti ({ $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
})
web-choose-file = Scegli un file

## Un nuovo tavolo

web-presets = Preparazione rapida
web-preset-alone = In solitario
web-preset-alone-more = Un gioco per una persona sola.
web-preset-bot = Contro i bot
web-preset-bot-more = Tu prendi il primo posto, i bot tutti gli altri.
web-preset-friend = Invita un amico
web-preset-friend-more = Ricevi un link da condividere. Chi lo apre si siede al tavolo.
web-preset-here = Su un dispositivo
web-preset-here-more = Tutti i posti sono tuoi: passatevi il dispositivo, o fai qualche prova.
web-preset-bots = Solo bot
web-preset-bots-more = Rilassati e guarda i bot giocare.
web-chairs-more = La partita comincia quando tutti i posti sono occupati.
web-chairs-unseen = Un posto è libero per chiunque, ma il tavolo non compare nella lobby: lo trova solo chi riceve il link da te.
web-from-to = Scrivi un numero intero da { $least } a { $most }.
web-rule = Regola { $rule }
web-option-own = Scrivi tu …
web-option-own-text = { $option }, testo tuo
web-tinkerers = Avanzate
web-clock-none = Si gioca senza orologio.
web-clock-count-up = Tutti vedono quanto ha pensato ogni giocatore. Il tempo non scade mai.
web-clock-bank = Ogni giocatore ha un certo numero di minuti per tutta la partita, e guadagna qualche secondo dopo ogni turno.
web-clock-days = Per partite lente, lunghe settimane: ogni turno può durare un certo numero di giorni.
web-public-more = Chiunque può trovare il tavolo nella lobby. Altrimenti serve il link.
web-watching-more = Gli spettatori vedono ciò che è pubblico, mai i segreti di un giocatore.
web-delay-more = Con 3, gli spettatori vedono ogni mossa tre mosse dopo: troppo tardi per dare una mano a qualcuno.
web-chat-more = Giocatori e spettatori possono scriversi.
web-automatic-more = Se hai una sola mossa possibile, si gioca da sola.
web-wait-more = Altrimenti la partita comincia quando si occupa l’ultimo posto.
web-missing = Secondi prima che un giocatore risulti assente
web-missing-more = Dopo un’assenza così lunga, gli altri possono decidere insieme di dare il posto a un bot o a un’altra persona.
web-name-more = È il nome che vedono gli altri. Puoi cambiarlo quando vuoi.

## Regole

web-rules-more = Spiegate a parole nostre e numerate: quando una mossa è rifiutata, il messaggio rimanda qui, alla sua regola.
web-find-rule = Cerca una regola
web-no-rule-found = Nessuna regola contiene tutte queste parole.
web-game-rules = Questo gioco
web-table-rules = Ogni tavolo
web-table-rules-more = Valgono per tutti i giochi: posti, tempo, mosse annullate, spettatori.
web-print = Stampa
web-certainty-printed = Dal regolamento stampato.
web-certainty-reviewed = Qui il regolamento stampato tace o non è chiaro. Seguiamo chi ha recensito o pubblicato il gioco.
web-certainty-ours = Una decisione nostra, dove il regolamento tace.

## Impostazioni

web-settings-more = Salvate solo su questo dispositivo. I cambiamenti valgono subito.
web-language = Lingua
web-language-more = Vale per giochi, regole e messaggi.
web-language-auto = Lingua del browser: { $language }
web-look = Aspetto
web-theme = Tema
web-theme-more = Chiaro di giorno, scuro di notte, o come il tuo dispositivo.
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-more = Ruote che girano e pezzi che scorrono. Senza animazioni, tutto va subito al suo posto.
web-motion-auto = Come il dispositivo
web-motion-full = Attive
web-motion-none = Disattivate
web-coordinates = Coordinate grandi
web-coordinates-more = Mostra più grandi sul tabellone i nomi dei punti.
web-playing = In partita
web-confirm = Conferma ogni mossa
web-confirm-more = Altrimenti la conferma serve solo per le mosse che non si possono annullare.
web-in-words-more = Descrive con un testo, accanto al tabellone, tutto ciò che c’è sopra: per gli screen reader e per chi preferisce leggere.

## Tu

web-who-are-you = Scegli un nome
web-guest-more = Per giocare basta un nome. Su questo dispositivo resti ospite finché non crei un account.
web-sign-in-more = Accedi per ritrovare le tue partite dove le hai lasciate.
web-is-guest = Ospite su questo dispositivo
web-is-account = Account { $login }
web-name-changed = Nome cambiato.
web-password-least = Almeno { $least } caratteri.
web-password-changed = Password cambiata. Ogni altro accesso è stato chiuso.
web-forget-sure = Non si può annullare. Vuoi davvero farlo?
web-forget-yes = Sì, cancella i miei dati
web-forget-no = Annulla
web-hook = Notifiche di turno
web-hook-more = Quando tocca a te e non sei al tavolo, il server manda un messaggio a questo indirizzo web: il canale di una chat, o un tuo programma.
web-hook-url = Indirizzo web
web-hook-kind = Formato
web-hook-kind-more = Ogni servizio di chat vuole un formato suo.
web-hook-json = JSON, per un programma
web-hook-slack = messaggio per Slack
web-hook-discord = messaggio per Discord
web-hook-save = Attiva
web-hook-saved = Le notifiche sono attive.
web-hook-drop = Disattiva
web-history = La tua cronologia
web-history-game = Gioco
web-history-all = Tutti i giochi
web-history-none = Ancora nessuna partita. Scegli un gioco nella lobby.
web-nowhere-more = Il topo ha cercato dappertutto. Controlla l’indirizzo, o torna alla lobby.

## Il tavolo

web-chance = Caso
web-rather-not = Annulla
web-on-turn = di turno
web-your-turn-in = Tocca a te, posto { SEAT_NUMBER($seat) }
web-your-turn-as = Tocca a te: { $name }
web-winner = ha vinto
web-you-won = Hai vinto!
web-away = offline
web-watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
web-time-left = restano { $time }
web-time-used = usati { $time }
web-lucky = Una parola per il mazziere
web-lucky-why = Se vuoi: il mazziere mescola la tua parola al caso, così nessuno può aver deciso prima il risultato. Gli altri la vedono quando la partita comincia.
web-lucky-word = parola: { $word }
web-lucky-give = Dai la parola
web-undo-turn = Annulla tutto il turno
web-undone = { $count ->
    [one] È stata annullata una semimossa.
   *[other] Sono state annullate { $count } semimosse.
}
web-resign-sure = Abbandoni questa partita?
web-abandon-sure = Chiedi agli altri di chiudere la partita senza un risultato?
web-leave-sure = Lasci il tuo posto? Il tuo orologio continua a correre, e puoi tornare.
web-close-sure = Chiudi questo tavolo?
web-somebody-missing = Manca un giocatore
web-has-left = { $name } ha lasciato il tavolo.
web-is-away = { $name } è offline.
web-replace-by = Chi gioca al posto di { $name }
web-back-to-ply = Si torna alla semimossa { $ply }.
web-waits-for = In attesa di: { $names }.
web-declined = La tua proposta è stata rifiutata.
web-lately = Ultima mossa: { $what }
web-log-all = Mostra tutte le { $plies } semimosse
web-played-automatically = giocata in automatico
web-nothing-said = Ancora nessun messaggio.
web-name-to-talk = Per scrivere in chat scegli un nome: siediti o accedi.
web-say-what = Messaggio
web-mute-for-me = Silenzia per me
web-unmute-for-me = Riattiva per me
web-mute = Silenzia
web-unmute = Riattiva
web-remove = Allontana
web-readmit = Riammetti
web-muted-or-removed = Silenziati o allontanati
web-said = { $name }: { $text }
web-chat-unread = Chat ({ $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
})
web-rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola
   *[other] { $count } regole
}
web-rules-all = Tutte le regole in una pagina
web-line-connecting = Connessione …
web-line-lost = Connessione persa.
web-line-next = { $seconds ->
    [0] Nuovo tentativo in corso.
    [one] Nuovo tentativo tra un secondo.
   *[other] Nuovo tentativo tra { $seconds } secondi.
}
web-line-kept = Le tue mosse sono salve e partiranno appena torni online.
web-line-now = Riconnetti
web-look-back-kept = Rivedi la parte salvata su questo dispositivo
web-closed = Questo browser non può entrare al tavolo. Ricarica la pagina, o accedi di nuovo.
web-invite = Invita qualcuno
web-invites = { $name } ti invita a una partita: { $game }
web-share = Condividi
web-qr = Codice QR dell’invito
web-chairs = Posti
web-host-starts = Siete al completo. L’host può far cominciare la partita.
web-you-start = Siete al completo. Comincia quando vuoi.
web-sit-too = Gioca anche il posto { SEAT_NUMBER($seat) }
web-scores = Punteggi
web-deal = Mazziere onesto
web-deal-good = Estrazioni verificate
web-deal-bad = Estrazioni non verificate
web-deal-kept = Il tuo browser ha controllato: il segreto corrisponde all’impegno che hai visto arrivando al tavolo.
web-deal-broken = Il segreto non corrisponde all’impegno che hai visto arrivando al tavolo.
web-branched-from = Continua la partita di un altro tavolo, dalla semimossa { $plies }.
web-shoulder = Condividi la tua visuale
web-shoulder-more = Chi ha questo link vede ciò che vedi tu finché siedi qui, ma non può giocare.
web-shoulder-make = Crea link
web-curtain = Tocca a { $name } (posto { SEAT_NUMBER($seat) }).
web-curtain-more = Passa il dispositivo. Continua quando nessun altro guarda.
web-curtain-show = Mostra tabellone
web-in-words = Descrivi a parole il tabellone
web-about = Info
web-has-bank = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} per tutta la partita{ $increment ->
    [0] { "" }
    [one] , più un secondo a turno
   *[other] , più { $increment } secondi a turno
}
web-has-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
} a turno
web-beside = Accanto al tabellone

## Rivedere una partita

web-replay-of = Rivedi: { $game }
web-replay-how = Visuale
web-steps = Una semimossa alla volta
web-step-first = Prima semimossa
web-step-back = Semimossa precedente
web-step-on = Semimossa successiva
web-step-last = Ultima semimossa
web-autoplay = Riproduci
web-autoplay-stop = Pausa
web-ply = semimossa { $ply }
web-slider = Semimossa
web-pace = Velocità
web-pace-1 = lenta
web-pace-2 = normale
web-pace-3 = veloce
web-pace-4 = molto veloce
web-eyes-own = il tuo posto
web-eyes-bystander = spettatore
web-eyes-seat = posto { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = A partita finita puoi vederla dalla parte di ogni giocatore.
web-hide-end = Nascondi il finale
web-hide-end-more = Nasconde il risultato e la durata della partita finché non ci arrivi.
web-beginning = Inizio della partita.
web-ply-told = Semimossa { $ply }, { $name }: { $what }
web-last-ply = Fine della partita.
web-from-here = Da qui
web-branch-same = Continua da qui contro gli stessi bot
web-branch-mine = Continua da qui, con tutti i posti miei
web-ply-link = Link a questa semimossa
web-to-table = Torna al tavolo
