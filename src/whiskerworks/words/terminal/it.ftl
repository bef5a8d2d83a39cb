# Ciò che dice il terminale, in italiano.

## Giocare

terminal-seats = I tuoi posti: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Gli altri li giocano i bot.
}
terminal-bot = Posto { SEAT_NUMBER($seat) }: { $bot }.
terminal-you = tu
terminal-more = Scrivi help per altri comandi.
terminal-prompt = posto { SEAT_NUMBER($seat) }>
terminal-prompt-over = finita (undo, save FILE, quit)>
terminal-help =
    Scrivi una mossa, o uno di questi comandi:
    - moves, o moves TESTO: elenca le mosse legali, o quelle che contengono TESTO
    - why MOSSA: controlla se una mossa è legale, e dice che cosa fa o quale regola la vieta
    - look LUOGO: descrive un luogo, per esempio look e3
    - rules, o rules ID: mostra le regole, o una sola
    - board: disegna di nuovo il tabellone
    - hint: mostra le mosse preferite da un bot, e con che probabilità vincono (se il gioco non ha una mossa con questo nome)
    - undo: annulla la tua ultima mossa e tutto ciò che è venuto dopo
    - save FILE: salva la registrazione della partita fin qui
    - quit: esce dalla partita
terminal-orders = Puoi scrivere anche: { $orders }.
terminal-moves = Mosse, { $chosen } su { $all }:
terminal-legal = { $move } è legale.
terminal-no-move = «{ $move }» non è una mossa valida. { $problem }
terminal-hint = Un bot giocherebbe:
terminal-hint-move = { $move }: { $percent ->
    [0] nessuna vittoria in vista
   *[other] { $percent }% di probabilità di vincere
}
terminal-hint-secrets = Dalle mosse giocate finora, il posto { SEAT_NUMBER($seat) } ha { $secrets }.
terminal-hint-secret = { $secret } ({ $percent }%)
terminal-hint-failed = Il bot non è riuscito a dare un suggerimento: { $problem }
terminal-why-what = Aggiungi una mossa: why MOSSA.
terminal-look-where = Aggiungi un luogo: look LUOGO.
terminal-nothing-there = In { $place } non c’è nulla da descrivere.
terminal-no-rule = { $game } non ha una regola «{ $rule }». Scegli tra: { $known }
terminal-undone = Annullata: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Il caso e i bot ora possono scegliere diversamente.
}
terminal-final = Dopo è stata giocata { $move }, che non si può annullare.
terminal-no-undo = Non hai nulla da annullare.
terminal-saved = Salvato in { $name }.
terminal-saved-secrets = Il file svela i segreti di tutti: non leggerlo mentre giochi.
terminal-curtain = Ora tocca al posto { SEAT_NUMBER($seat) }. Premi Invio quando nessun altro guarda:
terminal-no-screen = Stai giocando in modalità testo. Per lo schermo intero: { $command }
terminal-save-where = Aggiungi il nome di un file: save FILE.
terminal-exists = Non salvato: { $name } esiste già. Scegli un altro nome.
terminal-not-saved = Non salvato: { $problem }
terminal-score = [{ $rule }] Punteggio { $scores }


## Lo schermo

terminal-screen-pane-board = Tabellone
terminal-screen-pane-table = Tavolo
terminal-screen-pane-played = Mosse
terminal-screen-pane-said = Messaggi
terminal-screen-pane-talk = Chat
terminal-screen-pane-rules = Regole
terminal-screen-key-rules = Regole
terminal-screen-key-hint = Suggerisci
terminal-screen-key-moves = Mosse
terminal-screen-key-pane = Riquadri
terminal-screen-key-undo = Annulla
terminal-screen-key-save = Salva
terminal-screen-key-quit = Esci
terminal-screen-key-help = Guida
terminal-screen-chance = Il caso
terminal-screen-yours = Tocca a te: { $seat }
terminal-screen-theirs = Di turno: { $seat }
terminal-screen-nobody = nessuno è di turno
terminal-screen-over = partita finita
terminal-screen-busy = Un momento …
terminal-screen-you = tu
terminal-screen-type = Scrivi una mossa, o help
terminal-screen-type-as = Scrivi una mossa, come { $move }, o help
terminal-screen-type-over = Partita finita. Scrivi help per i comandi
terminal-screen-enter = Premi Invio per giocarla, Esc per tornare indietro.
terminal-screen-left = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
terminal-screen-more = { $count ->
    [one] E 1 altra. Prima scegli qualcosa, o scrivi moves e una parte della mossa.
   *[other] E altre { $count }. Prima scegli qualcosa, o scrivi moves e una parte della mossa.
}
terminal-screen-leads = { $count ->
    [one] Da qui continua 1 mossa.
   *[other] Da qui continuano { $count } mosse.
}
terminal-screen-find = Cerca una regola, per numero o parola
terminal-screen-no-rule = Nessuna regola trovata. Premi Esc per tornare alla partita.
terminal-screen-curtain = Ora tocca a: { $seat }. Assicurati che nessun altro guardi.
terminal-screen-ready = Ci sono
terminal-screen-leave = La partita non è finita. La salvi prima di uscire?
terminal-screen-leave-kept = La partita non è finita. La registrazione è in { $name }. Esci?
terminal-screen-save = Salva la registrazione della partita fin qui come:
terminal-screen-do-save = Salva
terminal-screen-do-save-leave = Salva ed esci
terminal-screen-do-leave = Esci
terminal-screen-do-stay = Resta
terminal-screen-help =
    Sul tabellone:
    - Fai clic su pezzi e luoghi per sceglierli, in qualsiasi ordine; fai clic di nuovo per lasciarli. Ciò che puoi scegliere è sottolineato; le tue scelte stanno tra parentesi quadre.
    - Da tastiera: le frecce vanno da un luogo all’altro, Pag su e Pag giù passano alla scelta successiva, Invio o Spazio sceglie, Esc torna indietro.
    - Quando la mossa è completa, premi Invio o fai di nuovo clic per giocarla.
    - Le lettere vanno nella riga in basso. Lì le frecce richiamano le righe precedenti.
    Ovunque:
    - Tab: la parte successiva dello schermo; F4 o Ctrl+O: il riquadro successivo
    - F1 o Ctrl+R: regole; F2 o Ctrl+T: suggerimento; F3 o Ctrl+L: mosse; F8 o Ctrl+Z: annulla
    - Ctrl+S: salva; Ctrl+Q: esci; ?: questa guida


## A un tavolo altrove

terminal-table-watching = Stai guardando.
terminal-table-shoulder = Vedi ciò che vede { $name }, e non puoi giocare mosse.
terminal-table-free = { $count ->
    [one] 1 posto è libero: scrivi sit per prenderlo.
   *[other] { $count } posti sono liberi: scrivi sit per prenderne uno.
}
terminal-table-waiting = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}. Scrivi link per avere l’indirizzo da mandare.
terminal-table-start = Siete al completo. Scrivi start per cominciare.
terminal-table-paused = La partita è in pausa. Scrivi resume per continuare.
terminal-table-asked = { $question } Scrivi agree { $number } o decline { $number }.
terminal-table-asking = In attesa di: { $names }. Scrivi decline { $number } per ritirare la tua proposta.
terminal-table-replace = Per continuare senza chi manca, scrivi replace { SEAT_NUMBER($seat) } bot 2, o replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = La rivincita è pronta. Scrivi rematch per partecipare.
terminal-table-again = Scrivi rematch per giocare ancora.
terminal-table-over = finita (rematch, save FILE, quit)>
terminal-table-lost = Connessione persa. Nuovo tentativo in corso; le tue mosse partiranno appena torni online.
terminal-table-closed = La connessione è stata chiusa: { $why }
terminal-table-version = Il server usa una versione diversa, che questo client non capisce.
terminal-table-later = Il tavolo non risponde. Il tuo messaggio partirà appena lo fa.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Non ha funzionato: { $why }
terminal-table-plan = Il server usa una versione più vecchia e non manda il disegno. Per orientarti scrivi look LUOGO e moves.
terminal-table-hint = Non puoi chiedere suggerimenti in una partita con altre persone.
terminal-table-sure = Davvero? Scrivi { $order }.
terminal-table-usage = Si scrive così: { $order }
terminal-table-unasked = Non hai nessuna domanda a cui rispondere.
terminal-table-which = Hai più domande a cui rispondere. Di’ quale, per esempio { $order } 2.
terminal-table-seated = Ora sei al posto { SEAT_NUMBER($seat) }.
terminal-table-stood = Hai lasciato il tuo posto.
terminal-table-alike = Più persone hanno questo nome. Scrivi uno di questi: { $order }
terminal-table-for-you = Solo l’host può silenziare qualcuno per tutto il tavolo. Per silenziarlo solo per te, scrivi { $order }.
terminal-table-ignored = Hai silenziato { $name } solo per te, a ogni tavolo. Per annullare, scrivi { $order }.
terminal-table-unignored = Hai riattivato { $name }.
terminal-table-ignoring = Hai silenziato queste persone solo per te, a ogni tavolo. Per riattivarne una, scrivi unignore e un nome o un numero.
terminal-table-ignoring-nobody = Non hai silenziato nessuno. Per farlo, scrivi ignore e un nome.
terminal-table-not-ignored = Non hai silenziato nessuno con questo nome o numero. Scrivi ignored per vedere l’elenco.
terminal-table-help =
    A un tavolo con altre persone, quando serve, puoi scrivere anche:
    - sit, o sit POSTO; leave: prendi un posto; lascialo
    - start: comincia, se il tavolo aspetta te
    - undo: annulla la tua mossa; se gli altri devono essere d’accordo, viene chiesto loro
    - pause, resume; draw: chiedi una pausa, riprendi; offri il pareggio
    - agree N, decline N: rispondi a una proposta, o ritira la tua
    - resign yes: abbandona; abandon yes: chiedi di chiudere senza un risultato
    - replace POSTO bot LIVELLO, o replace POSTO open: fai giocare qualcun altro al posto di chi manca
    - mute CHI, unmute CHI, remove CHI, readmit CHI: modera il tuo tavolo, per nome
    - say TESTO: scrivi in chat; word TESTO: dai al mazziere, prima della partita, una parola da mescolare
    - ignore CHI, unignore CHI: silenzia qualcuno solo per te a ogni tavolo, o riattivalo; ignored: l’elenco
    - rematch: gioca ancora, ognuno un posto più avanti
    - link: mostra l’indirizzo di questo tavolo



## L’arbitro

terminal-referee-prompt = caso>
terminal-referee-prompt-secret = quale?>
terminal-referee-help =
    Giocate con le vostre carte e il vostro tabellone, e scrivete le mosse e tutto ciò che decide il caso: carte pescate, dadi tirati, la moneta.
    Su una riga possono stare più cose, separate da ; o, dove è chiaro, da spazi: 7 9 m12 per tre carte, cat1 move2 move2 per i dadi.
    Oppure scrivete uno di questi comandi:
    - moves, o moves TESTO: elenca tutto ciò che ora può venire, o ciò che contiene TESTO
    - why MOSSA: controlla se una cosa è possibile, e dice che cosa fa o quale regola la vieta
    - look LUOGO: descrive un luogo, per esempio look e3
    - rules, o rules ID: mostra le regole, o una sola
    - board: disegna di nuovo il tavolo, per confrontarlo con il vostro
    - undo, o undo NUMERO: annulla l’ultima mossa, o altrettante, e dice che cosa rimettere a posto
    - save FILE: salva la registrazione della partita fin qui
    - quit: esce
terminal-referee-secret = Questo resta segreto: guardate il vostro e non scrivetelo. L’arbitro lo chiede quando gli serve.
terminal-referee-depends = L’effetto dipende da qualcosa che è ancora segreto
terminal-referee-turned = { $piece } ora è a { $angle }°; prima era a { $was }°.
terminal-referee-ambiguous = «{ $typed }» può voler dire più cose: { $choices }. Scrivine di più.
terminal-referee-unexpected = «{ $typed }» ora non è possibile.{ $few ->
    [all] { " " }Scegli tra: { $choices }.
    [many] { " " }Scrivi moves per vedere che cosa è possibile.
   *[none] { "" }
}
terminal-referee-surplus = «{ $typed }» è di troppo: il caso non ha più nulla da decidere. Separa le mosse con ; o , e usa gli spazi solo tra una mossa e i risultati del caso.
terminal-referee-nothing-taken = Questa riga è stata ignorata.
terminal-referee-undo-what = Scrivi quante mosse annullare, per esempio undo 3.
terminal-referee-no-undo = Non c’è nulla da annullare.
terminal-referee-withdrawn = Non più giocata: { $move }.
terminal-referee-undone = Annullate, a partire dall’ultima: { $moves }.
terminal-referee-turn-back = Rigirate { $piece } a { $angle }°.
terminal-referee-put-back = Rimettete: { $piece }
terminal-referee-take-away = Togliete: { $piece }
terminal-referee-seat-back = { seat-name } gioca di nuovo con: { $pieces }
terminal-referee-saved-untold = Alcuni segreti sono rimasti tali: al loro posto la registrazione ha qualcosa di possibile, e segna dove.
terminal-referee-no-record = Questa partita è cominciata a metà, quindi non ha una registrazione.
terminal-referee-no-hints = L’arbitro è neutrale e non dà suggerimenti.


## Registrazioni



## Immagini

terminal-sheet-title = { $game }: foglio di preparazione
terminal-sheet-after = { $name }, mossa { $ply } di { $plies }.
terminal-sheet-seats = { $seats ->
    [one] Per un giocatore.
   *[other] Per { $seats } giocatori.
}
terminal-sheet-eyes-bystander = Questa pagina mostra solo ciò che è pubblico.
terminal-sheet-eyes-seat = { seat-name } sa ciò che mostra questa pagina. Gli altri non devono guardarla.
terminal-sheet-eyes-all = La partita è finita: questa pagina mostra i segreti.
terminal-sheet-things = Prendete questi pezzi e disponeteli come nella figura
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Accanto al tabellone
terminal-sheet-gone = Fuori vista, e non nel mazzo
terminal-sheet-options = Opzioni di gioco
terminal-sheet-on = Per continuare
terminal-sheet-referee = Continuate da qui con l’arbitro:
terminal-sheet-replay = Come si è arrivati qui:
terminal-picture-moves = { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}
terminal-picture-bad = Questa registrazione non è valida: { $problem }
