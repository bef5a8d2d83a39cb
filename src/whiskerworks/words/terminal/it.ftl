# Ciò che dice il terminale, in italiano.

## Giocare

terminal-seats = I tuoi posti: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Gli altri li giocano i bot.
}
terminal-bot = Il posto { $seat } lo gioca { $bot }.
terminal-you = tu
terminal-more = Scrivi help per saperne di più.
terminal-prompt = posto { $seat }>
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
terminal-no-move = «{ $move }» non è una mossa: { $problem }
terminal-hint = Un bot giocherebbe:
terminal-hint-move = { $move }: { $percent ->
    [0] nessuna vittoria in vista
   *[other] { $percent }% di probabilità di vincere
}
terminal-hint-secrets = Da quanto si è giocato, per il bot il posto { $seat } ha: { $secrets }.
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
terminal-curtain = Ora tocca al posto { $seat }. Premi Invio quando nessun altro guarda:
terminal-save-where = Di’ dove: save FILE.
terminal-exists = Non salvato: { $name } c’è già; scegli un altro nome.
terminal-not-saved = Non salvato: { $problem }
terminal-score = [{ $rule }] Punteggio { $scores }


## Lo schermo



## A un tavolo altrove



## L'arbitro



## Registrazioni



## Immagini
