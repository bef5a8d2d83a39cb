# Ciò che dice il terminale, in italiano.

## Giocare

terminal-seats = I tuoi posti: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Gli altri li giocano i bot.
}
terminal-bot = Il posto { SEAT_NUMBER($seat) } lo gioca { $bot }.
terminal-you = tu
terminal-more = Scrivi help per saperne di più.
terminal-prompt = posto { SEAT_NUMBER($seat) }>
terminal-prompt-over = finita (undo, save FILE, quit)>
terminal-help =
    Scrivi una mossa, o uno di questi comandi:
    - moves, o moves TESTO: elenca le mosse legali, o quelle che contengono TESTO
    - why MOSSA: dice se una mossa è legale e che cosa fa, o quale regola la vieta
    - look LUOGO: dice che cosa c’è da sapere di un luogo, per esempio look e3
    - rules, o rules ID: mostra le regole, o una di esse
    - board: disegna di nuovo il tabellone
    - hint: chiede a un bot quali mosse gli sembrano migliori, e con che probabilità vincono (a meno che il gioco non abbia una mossa con questo nome)
    - undo: ritira la tua ultima mossa e ciò che l’ha seguita
    - save FILE: scrive la registrazione della partita fin qui
    - quit: lascia la partita
terminal-orders = Qui puoi scrivere anche: { $orders }.
terminal-moves = Mosse, { $chosen } su { $all }:
terminal-legal = { $move } è legale.
terminal-no-move = «{ $move }» non è una mossa. { $problem }
terminal-hint = Un bot giocherebbe:
terminal-hint-move = { $move }: { $percent ->
    [0] nessuna vittoria in vista
   *[other] { $percent }% di probabilità di vincere
}
terminal-hint-secrets = Da quanto si è giocato, per il bot il posto { SEAT_NUMBER($seat) } ha: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent }%)
terminal-hint-failed = Il bot non è riuscito a pensare: { $problem }
terminal-why-what = Di’ quale: why MOSSA.
terminal-look-where = Di’ dove: look LUOGO.
terminal-nothing-there = Non c’è nulla da dire di { $place }.
terminal-no-rule = { $game } non ha una regola «{ $rule }»; ci sono: { $known }
terminal-undone = Ritirata: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Ciò che faranno il caso e i bot può essere diverso.
}
terminal-final = Da allora è stata giocata { $move }, che non si può ritirare.
terminal-no-undo = Non c’è nulla di tuo da ritirare.
terminal-saved = Salvato in { $name }.
terminal-saved-secrets = Dice che cosa è stato distribuito in segreto: chi gioca ancora non dovrebbe guardare.
terminal-curtain = Ora tocca al posto { SEAT_NUMBER($seat) }. Premi Invio quando nessun altro guarda:
terminal-no-screen = Giochi in semplici righe di testo; per lo schermo intero: { $command }
terminal-save-where = Di’ dove: save FILE.
terminal-exists = Non salvato: { $name } c’è già; scegli un altro nome.
terminal-not-saved = Non salvato: { $problem }
terminal-score = [{ $rule }] Punteggio { $scores }


## Lo schermo

terminal-screen-pane-board = Tabellone
terminal-screen-pane-table = Tavolo
terminal-screen-pane-played = Giocate
terminal-screen-pane-said = Risposte
terminal-screen-pane-talk = Chiacchiere
terminal-screen-pane-rules = Regole
terminal-screen-key-rules = Regole
terminal-screen-key-hint = Aiuto
terminal-screen-key-moves = Mosse
terminal-screen-key-pane = Riquadri
terminal-screen-key-undo = Ritira
terminal-screen-key-save = Salva
terminal-screen-key-quit = Esci
terminal-screen-key-help = Guida
terminal-screen-chance = Il caso
terminal-screen-yours = { $seat }: tocca a te
terminal-screen-theirs = { $seat } è di turno
terminal-screen-nobody = nessuno è di turno
terminal-screen-over = la partita è finita
terminal-screen-busy = Un momento …
terminal-screen-you = tu
terminal-screen-type = Scrivi una mossa, o help
terminal-screen-type-as = Scrivi una mossa, come { $move }, o help
terminal-screen-type-over = È finita; help dice che cosa si può scrivere
terminal-screen-enter = Invio la gioca, Esc torna indietro.
terminal-screen-left = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
terminal-screen-more = { $count ->
    [one] E 1 altra: scegli prima qualcosa, o scrivi moves e una parte della mossa.
   *[other] E altre { $count }: scegli prima qualcosa, o scrivi moves e una parte della mossa.
}
terminal-screen-leads = { $count ->
    [one] Da qui prosegue 1 mossa.
   *[other] Da qui proseguono { $count } mosse.
}
terminal-screen-find = Cerca una regola: il numero, o una parola
terminal-screen-no-rule = Nessuna regola ha questo. Esc riporta al gioco.
terminal-screen-curtain = Ora tocca a: { $seat }. Nessun altro dovrebbe guardare.
terminal-screen-ready = Pronti
terminal-screen-leave = La partita non è finita. Salvarla prima di uscire?
terminal-screen-leave-kept = La partita non è finita. La sua registrazione è in { $name }. Uscire?
terminal-screen-save = Salva la partita fin qui come:
terminal-screen-do-save = Salva
terminal-screen-do-save-leave = Salva ed esci
terminal-screen-do-leave = Esci
terminal-screen-do-stay = Resta
terminal-screen-help =
    Sul tabellone:
    - Fai clic per scegliere, in qualsiasi ordine, e di nuovo per lasciare. Ciò che si può scegliere è sottolineato, ciò che è scelto sta tra parentesi quadre.
    - Con i tasti: le frecce vanno da un punto all’altro, Pag su e Pag giù a ciò che si può scegliere; Invio o Spazio sceglie, Esc torna indietro.
    - Appena tutta una mossa è scelta, Invio o un altro clic la gioca.
    - Le lettere vanno nella riga in basso; lì le frecce riportano ciò che è stato scritto prima.
    Ovunque:
    - Tab: la parte successiva dello schermo; F4 o Ctrl+O: il riquadro successivo
    - F1 o Ctrl+R: regole; F2 o Ctrl+T: aiuto; F3 o Ctrl+L: mosse; F8 o Ctrl+Z: ritira
    - Ctrl+S: salva; Ctrl+Q: esci; ?: questa guida


## A un tavolo altrove

terminal-table-watching = Stai a guardare.
terminal-table-shoulder = Guardi con gli occhi di { $name } e non giochi mosse.
terminal-table-free = { $count ->
    [one] Una sedia è libera: scrivi sit.
   *[other] { $count } sedie sono libere: scrivi sit.
}
terminal-table-waiting = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}. Scrivi link per avere l’indirizzo da mandare.
terminal-table-start = Tutte le sedie sono occupate. Scrivi start per cominciare.
terminal-table-paused = La partita è in pausa. Scrivi resume per riprendere.
terminal-table-asked = { $question } Scrivi agree { $number } o decline { $number }.
terminal-table-asking = Si aspetta: { $names }. Scrivi decline { $number } per ritirare la proposta.
terminal-table-replace = Per andare avanti lo stesso, scrivi replace { SEAT_NUMBER($seat) } bot 2 o replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = C’è una rivincita. Scrivi rematch per andarci.
terminal-table-again = Scrivi rematch per giocare ancora.
terminal-table-over = finita (rematch, save FILE, quit)>
terminal-table-lost = La connessione con il tavolo si è interrotta. Si riprova; quello che fai non va perso.
terminal-table-closed = La connessione è chiusa: { $why }
terminal-table-version = Il server è di un’altra versione, e quello che dice non si capisce.
terminal-table-later = Il tavolo non risponde. Quello che hai scritto parte appena risponde.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Non ha funzionato: { $why }
terminal-table-plan = Il server è di una versione più vecchia e non manda un disegno. Scrivi look LUOGO e moves per orientarti.
terminal-table-hint = A un tavolo con altri non ci sono suggerimenti.
terminal-table-sure = Davvero? Scrivi { $order }.
terminal-table-usage = Si scrive così: { $order }
terminal-table-unasked = Adesso nessuno ti chiede niente.
terminal-table-which = Ci sono più domande. Di’ quale, per esempio { $order } 2.
terminal-table-seated = Sei al posto { SEAT_NUMBER($seat) }.
terminal-table-stood = Hai lasciato il tuo posto.
terminal-table-alike = Più persone hanno questo nome. Scrivi uno di questi comandi: { $order }
terminal-table-for-you = Solo chi ha creato il tavolo può silenziare qualcuno per tutti. Per silenziare qualcuno solo per te, scrivi { $order }.
terminal-table-ignored = Hai silenziato { $name } solo per te, a ogni tavolo. Per annullare, scrivi { $order }.
terminal-table-unignored = Ora vedi di nuovo ciò che dice questa persona: { $name }.
terminal-table-ignoring = Persone che hai silenziato solo per te, a ogni tavolo. Per annullare, scrivi unignore e un nome o un numero.
terminal-table-ignoring-nobody = Non hai silenziato nessuno. Per silenziare qualcuno solo per te, scrivi ignore e il nome.
terminal-table-not-ignored = Non hai silenziato nessuno con questo nome o numero. Scrivi ignored per vedere la lista.
terminal-table-help =
    A un tavolo con altri, quando ha senso, ci sono anche:
    - sit, o sit POSTO; leave: sedersi; alzarsi
    - start: cominciare, se il tavolo aspetta te
    - undo: ritirare la tua mossa; se gli altri devono essere d’accordo, lo si chiede loro
    - pause, resume; draw: chiedere una pausa, riprendere; offrire la patta
    - agree N, decline N: rispondere a una proposta, o ritirare la tua
    - resign yes: abbandonare; abandon yes: chiedere di finire senza risultato
    - replace POSTO bot LIVELLO, o replace POSTO open: far giocare qualcun altro al posto di chi manca
    - mute CHI, unmute CHI, remove CHI, readmit CHI: mantenere l’ordine a un tavolo creato da te, con il nome
    - say TESTO: parlare; word TESTO: dare al mazziere, prima della partita, una parola da mescolare al caso
    - ignore CHI, unignore CHI: silenziare qualcuno solo per te, a ogni tavolo, o annullare; ignored: vedere la lista
    - rematch: giocare ancora, ognuno un posto più avanti
    - link: l’indirizzo di questo tavolo



## L'arbitro

terminal-referee-prompt = caso>
terminal-referee-prompt-secret = quale?>
terminal-referee-help =
    Giocate con il vostro cartone e scrivete che cosa avete fatto, qui anche che cosa ha fatto il caso: carte pescate, dadi tirati, la moneta.
    Su una riga possono stare più cose, separate da ; o da spazi dove è chiaro: 7 9 m12 per tre carte, cat1 move2 move2 per dei dadi.
    Oppure scrivete una di queste parole:
    - moves, o moves TESTO: mostrare che cosa si può giocare o può uscire ora, o ciò che contiene TESTO
    - why MOSSA: dire se una cosa è possibile e che cosa fa, o quale regola la vieta
    - look LUOGO: dire che cosa c’è da dire di un luogo, come look e3
    - rules, o rules NUMERO: mostrare le regole, o una di esse
    - board: disegnare di nuovo il tavolo, per confrontarlo con il vostro
    - undo, o undo NUMERO: ritirare l’ultima mossa, o altrettante, e dire che cosa rimettere a posto
    - save FILE: scrivere la registrazione della partita finora
    - quit: uscire
terminal-referee-secret = Questo resta segreto: guardate il vostro e non scrivetene nulla. L’arbitro chiede quando bisogna saperlo.
terminal-referee-depends = Che cosa fa dipende da qualcosa di ancora segreto
terminal-referee-turned = { $piece } ora è a { $angle } gradi; prima erano { $was }.
terminal-referee-ambiguous = «{ $typed }» può essere più cose: { $choices }. Scrivi di più.
terminal-referee-unexpected = «{ $typed }» ora non va bene.{ $few ->
    [all] { " " }Può uscire: { $choices }.
    [many] { " " }Scrivi moves per vedere che cosa può uscire.
   *[none] { "" }
}
terminal-referee-surplus = «{ $typed }» qui è di troppo: al caso non resta nulla da fare. Metti ; o , tra più mosse; gli spazi bastano solo tra una mossa e ciò che ha fatto poi il caso.
terminal-referee-nothing-taken = Di questa riga non è stato preso nulla.
terminal-referee-undo-what = Di’ quante mosse ritirare, come undo 3.
terminal-referee-no-undo = Non c’è nulla da ritirare.
terminal-referee-withdrawn = Alla fine non giocata: { $move }.
terminal-referee-undone = Ritirate, l’ultima per prima: { $moves }.
terminal-referee-turn-back = Rigirate { $piece } a { $angle } gradi.
terminal-referee-put-back = Di nuovo com’era: { $piece }
terminal-referee-take-away = Togliete: { $piece }
terminal-referee-seat-back = { seat-name } gioca di nuovo con: { $pieces }
terminal-referee-saved-untold = Ciò che è segreto non è stato detto; al suo posto c’è qualcosa che va bene, e la registrazione dice dove.
terminal-referee-no-record = Questa partita è cominciata a metà: non ce n’è una registrazione.
terminal-referee-no-hints = L’arbitro non sta con nessuno e non dà consigli.


## Registrazioni



## Immagini

terminal-sheet-title = { $game }: foglio di preparazione
terminal-sheet-after = { $name }, dopo { $ply } mosse su { $plies }.
terminal-sheet-seats = { $seats ->
    [one] Per una persona.
   *[other] Per { $seats } persone.
}
terminal-sheet-eyes-bystander = Su questa pagina c’è solo ciò che tutti possono sapere.
terminal-sheet-eyes-seat = { seat-name } sa ciò che mostra questa pagina: gli altri non dovrebbero guardare.
terminal-sheet-eyes-all = La partita è finita, perciò i segreti sono su questa pagina.
terminal-sheet-things = Prendi questi pezzi e mettili al loro posto come nella figura
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Accanto al tabellone
terminal-sheet-gone = Non più visibili, e non nel mazzo
terminal-sheet-options = Giocato con
terminal-sheet-on = Per continuare
terminal-sheet-referee = L’arbitro continua da qui:
terminal-sheet-replay = Come si è arrivati a questo punto:
terminal-picture-moves = { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}
terminal-picture-bad = Questa registrazione non è giusta: { $problem }
