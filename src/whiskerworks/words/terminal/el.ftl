# Τι λέει το τερματικό, στα ελληνικά.

## Παιχνίδι

terminal-seats = Οι θέσεις σου: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Τις άλλες τις παίζουν μποτ.
}
terminal-bot = Τη θέση { SEAT_NUMBER($seat) } την παίζει: { $bot }.
terminal-you = εσύ
terminal-more = Γράψε help για περισσότερα.
terminal-prompt = θέση { SEAT_NUMBER($seat) }>
terminal-prompt-over = τέλος (undo, save ΑΡΧΕΙΟ, quit)>
terminal-help =
    Γράψε μια κίνηση ή ένα από αυτά:
    - moves, ή moves ΚΕΙΜΕΝΟ: δείχνει τις επιτρεπτές κινήσεις, ή όσες περιέχουν το ΚΕΙΜΕΝΟ
    - why ΚΙΝΗΣΗ: λέει αν μια κίνηση επιτρέπεται και τι κάνει, ή ποιος κανόνας την απαγορεύει
    - look ΜΕΡΟΣ: λέει τι υπάρχει σε ένα μέρος, π.χ. look e3
    - rules, ή rules ID: δείχνει τους κανόνες, ή έναν από αυτούς
    - board: σχεδιάζει ξανά το ταμπλό
    - hint: ρωτά ένα μποτ ποιες κινήσεις θεωρεί καλύτερες και πόσο πιθανό είναι να κερδίσουν (εκτός αν το παιχνίδι έχει κίνηση με αυτό το όνομα)
    - undo: παίρνει πίσω την τελευταία σου κίνηση και ό,τι ακολούθησε
    - save ΑΡΧΕΙΟ: γράφει την καταγραφή της παρτίδας ως εδώ
    - quit: σε βγάζει από την παρτίδα
terminal-orders = Εδώ μπορείς να γράψεις και: { $orders }.
terminal-moves = { $chosen } από { $all ->
    [one] { $all } κίνηση
   *[other] { $all } κινήσεις
}:
terminal-legal = Η κίνηση { $move } επιτρέπεται.
terminal-no-move = Το «{ $move }» δεν είναι κίνηση. { $problem }
terminal-hint = Ένα μποτ θα έπαιζε:
terminal-hint-move = { $move }: { $percent ->
    [0] καμία νίκη στον ορίζοντα
   *[other] { $percent } % για νίκη
}
terminal-hint-secrets = Από όσα παίχτηκαν νομίζει ότι η θέση { SEAT_NUMBER($seat) } κρατά: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = Το μποτ δεν μπόρεσε να σκεφτεί: { $problem }
terminal-why-what = Πες ποια: why ΚΙΝΗΣΗ.
terminal-look-where = Πες πού: look ΜΕΡΟΣ.
terminal-nothing-there = Δεν υπάρχει τίποτα να πω για: { $place }.
terminal-no-rule = Το { $game } δεν έχει κανόνα «{ $rule }»· υπάρχουν: { $known }
terminal-undone = Πάρθηκε πίσω: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Ό,τι κάνουν μετά η τύχη και τα μποτ μπορεί να διαφέρει.
}
terminal-final = Από τότε παίχτηκε η κίνηση { $move }, που δεν παίρνεται πίσω.
terminal-no-undo = Δεν υπάρχει δική σου κίνηση να πάρεις πίσω.
terminal-saved = Αποθηκεύτηκε: { $name }.
terminal-saved-secrets = Λέει και όσα μοιράστηκαν κρυφά: όποιος παίζει ακόμη ας μην κοιτάξει.
terminal-curtain = Σειρά έχει η θέση { SEAT_NUMBER($seat) }. Πάτησε Enter όταν δεν κοιτά κανείς άλλος:
terminal-no-screen = Παίζεις σε απλές γραμμές κειμένου· για ολόκληρη την οθόνη: { $command }
terminal-save-where = Πες πού: save ΑΡΧΕΙΟ.
terminal-exists = Δεν αποθηκεύτηκε: υπάρχει ήδη { $name }· διάλεξε άλλο όνομα.
terminal-not-saved = Δεν αποθηκεύτηκε: { $problem }
terminal-score = [{ $rule }] Βαθμολογία { $scores }


## Η οθόνη

terminal-screen-pane-board = Ταμπλό
terminal-screen-pane-table = Τραπέζι
terminal-screen-pane-played = Παίχτηκαν
terminal-screen-pane-said = Απαντήσεις
terminal-screen-pane-talk = Κουβέντα
terminal-screen-pane-rules = Κανόνες
terminal-screen-key-rules = Κανόνες
terminal-screen-key-hint = Ιδέα
terminal-screen-key-moves = Κινήσεις
terminal-screen-key-pane = Πλαίσια
terminal-screen-key-undo = Πίσω
terminal-screen-key-save = Σώσε
terminal-screen-key-quit = Τέλος
terminal-screen-key-help = Βοήθεια
terminal-screen-chance = Τύχη
terminal-screen-yours = { $seat }: σειρά σου
terminal-screen-theirs = { $seat }: έχει σειρά
terminal-screen-nobody = κανείς δεν έχει σειρά
terminal-screen-over = το παιχνίδι τελείωσε
terminal-screen-busy = Μια στιγμή …
terminal-screen-you = εσύ
terminal-screen-type = Γράψε μια κίνηση, ή help
terminal-screen-type-as = Γράψε μια κίνηση, όπως { $move }, ή help
terminal-screen-type-over = Τελείωσε· το help λέει τι μπορείς να γράψεις
terminal-screen-enter = Το Enter την παίζει, το Escape γυρίζει πίσω.
terminal-screen-left = { $count ->
    [one] 1 κίνηση
   *[other] { $count } κινήσεις
}
terminal-screen-more = { $count ->
    [one] Και 1 ακόμη: διάλεξε πρώτα κάτι, ή γράψε moves και ένα μέρος της.
   *[other] Και { $count } ακόμη: διάλεξε πρώτα κάτι, ή γράψε moves και ένα μέρος τους.
}
terminal-screen-leads = { $count ->
    [one] Από εδώ συνεχίζει 1 κίνηση.
   *[other] Από εδώ συνεχίζουν { $count } κινήσεις.
}
terminal-screen-find = Βρες έναν κανόνα: τον αριθμό του, ή μια λέξη
terminal-screen-no-rule = Κανένας κανόνας δεν το έχει. Το Escape φέρνει πίσω στο παιχνίδι.
terminal-screen-curtain = Σειρά έχει: { $seat }. Κανείς άλλος δεν πρέπει να κοιτά τώρα.
terminal-screen-ready = Έτοιμοι
terminal-screen-leave = Το παιχνίδι δεν τελείωσε. Να σωθεί πριν φύγεις;
terminal-screen-leave-kept = Το παιχνίδι δεν τελείωσε. Η καταγραφή του είναι στο { $name }. Να φύγεις;
terminal-screen-save = Σώσε το παιχνίδι ως εδώ με το όνομα:
terminal-screen-do-save = Σώσε
terminal-screen-do-save-leave = Σώσε και φύγε
terminal-screen-do-leave = Φύγε
terminal-screen-do-stay = Μείνε
terminal-screen-help =
    Στο ταμπλό:
    - Κάνε κλικ για να διαλέξεις, με όποια σειρά θέλεις, και ξανά για να αφήσεις. Ό,τι διαλέγεται είναι υπογραμμισμένο, ό,τι διάλεξες είναι σε αγκύλες.
    - Με πλήκτρα: τα βέλη πάνε από θέση σε θέση, τα Page Up και Page Down σε ό,τι διαλέγεται· το Enter ή το διάστημα διαλέγει, το Escape γυρίζει πίσω.
    - Μόλις επιλεγεί όλη μια κίνηση, την παίζει το Enter ή άλλο ένα κλικ.
    - Τα γράμματα πάνε στη γραμμή κάτω· εκεί τα βέλη φέρνουν πίσω όσα γράφτηκαν πριν.
    Παντού:
    - Tab: το επόμενο μέρος της οθόνης· F4 ή Ctrl+O: το επόμενο πλαίσιο
    - F1 ή Ctrl+R: κανόνες· F2 ή Ctrl+T: ιδέα· F3 ή Ctrl+L: κινήσεις· F8 ή Ctrl+Z: πίσω
    - Ctrl+S: σώσε· Ctrl+Q: τέλος· ?: αυτή η βοήθεια


## Σε τραπέζι αλλού

terminal-table-watching = Παρακολουθείς.
terminal-table-shoulder = Βλέπεις με τα μάτια άλλου ({ $name }) και δεν παίζεις κινήσεις.
terminal-table-free = { $count ->
    [one] Μια καρέκλα είναι ελεύθερη: γράψε sit.
   *[other] { $count } καρέκλες είναι ελεύθερες: γράψε sit.
}
terminal-table-waiting = { $count ->
    [one] Λείπει ακόμη ένας παίκτης
   *[other] Λείπουν ακόμη { $count } παίκτες
}. Γράψε link για τη διεύθυνση που θα στείλεις.
terminal-table-start = Όλες οι καρέκλες πιάστηκαν. Γράψε start για να αρχίσετε.
terminal-table-paused = Η παρτίδα είναι σε παύση. Γράψε resume για να συνεχιστεί.
terminal-table-asked = { $question } Γράψε agree { $number } ή decline { $number }.
terminal-table-asking = Αναμονή για: { $names }. Γράψε decline { $number } για να την αποσύρεις.
terminal-table-replace = Για να συνεχίσετε ωστόσο, γράψε replace { SEAT_NUMBER($seat) } bot 2 ή replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Υπάρχει ρεβάνς. Γράψε rematch για να πας εκεί.
terminal-table-again = Γράψε rematch για να παίξεις ξανά.
terminal-table-over = τέλος (rematch, save ΑΡΧΕΙΟ, quit)>
terminal-table-lost = Χάθηκε η σύνδεση με το τραπέζι. Γίνεται νέα προσπάθεια· ό,τι κάνεις δεν χάνεται.
terminal-table-closed = Δεν έχεις πια σύνδεση: { $why }
terminal-table-version = Ο διακομιστής είναι άλλης έκδοσης, και ό,τι λέει δεν γίνεται κατανοητό.
terminal-table-later = Το τραπέζι δεν απαντά. Ό,τι έγραψες θα σταλεί μόλις απαντήσει.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Αυτό δεν έγινε: { $why }
terminal-table-plan = Ο διακομιστής είναι παλαιότερης έκδοσης και δεν στέλνει σχέδιο. Με look ΜΕΡΟΣ και moves βρίσκεις τον δρόμο σου.
terminal-table-hint = Σε τραπέζι με άλλους δεν υπάρχουν υποδείξεις.
terminal-table-sure = Σίγουρα; Γράψε { $order }.
terminal-table-usage = Γράψ’ το έτσι: { $order }
terminal-table-unasked = Κανείς δεν σε ρωτά κάτι τώρα.
terminal-table-which = Υπάρχουν πολλές ερωτήσεις. Πες ποια, π.χ. { $order } 2.
terminal-table-seated = Κάθεσαι στη θέση { SEAT_NUMBER($seat) }.
terminal-table-stood = Σηκώθηκες από τη θέση σου.
terminal-table-alike = Περισσότεροι από ένας έχουν αυτό το όνομα. Γράψε ένα από αυτά: { $order }
terminal-table-for-you = Μόνο ο οικοδεσπότης μπορεί να βάλει κάποιον σε σίγαση για όλους σε αυτό το τραπέζι. Για σίγαση μόνο για σένα, γράψε { $order }.
terminal-table-ignored = Σε σίγαση για σένα, σε κάθε τραπέζι: { $name }. Για να το αναιρέσεις, γράψε { $order }.
terminal-table-unignored = Δεν είναι πια σε σίγαση για σένα: { $name }.
terminal-table-ignoring = Αυτούς έχεις βάλει σε σίγαση για σένα, σε κάθε τραπέζι. Για να το αναιρέσεις, γράψε unignore και ένα όνομα ή έναν αριθμό.
terminal-table-ignoring-nobody = Δεν έχεις βάλει κανέναν σε σίγαση για σένα. Για να το κάνεις, γράψε ignore και το όνομα.
terminal-table-not-ignored = Δεν έχεις βάλει κανέναν σε σίγαση με αυτό το όνομα ή αυτόν τον αριθμό. Γράψε ignored για να δεις τη λίστα.
terminal-table-help =
    Σε τραπέζι με άλλους υπάρχουν, όπου έχει νόημα, και αυτά:
    - sit, ή sit ΘΕΣΗ· leave: κάθεσαι· σηκώνεσαι
    - start: αρχίζει την παρτίδα, αν το τραπέζι περιμένει εσένα
    - undo: παίρνει πίσω την κίνησή σου· όπου πρέπει να συμφωνήσουν οι άλλοι, ερωτώνται
    - pause, resume· draw: ζητά παύση, συνεχίζει· προτείνει ισοπαλία
    - agree N, decline N: απαντά σε ό,τι ζητά κάποιος, ή αποσύρει ό,τι ζήτησες εσύ
    - resign yes: παραιτείσαι· abandon yes: ζητά να τελειώσει χωρίς αποτέλεσμα
    - replace ΘΕΣΗ bot ΕΠΙΠΕΔΟ, ή replace ΘΕΣΗ open: παίζει κάποιος άλλος για όποιον λείπει
    - mute ΠΟΙΟΝ, unmute ΠΟΙΟΝ, remove ΠΟΙΟΝ, readmit ΠΟΙΟΝ: φροντίζεις για την τάξη στο δικό σου τραπέζι, με το όνομα
    - say ΚΕΙΜΕΝΟ: μιλάς· word ΚΕΙΜΕΝΟ: δίνει στον κρουπιέρη, πριν από την παρτίδα, μια λέξη για το ανακάτεμα
    - ignore ΠΟΙΟΝ, unignore ΠΟΙΟΝ: βάζεις κάποιον σε σίγαση για σένα σε κάθε τραπέζι, ή το αναιρείς· ignored: δείχνει τη λίστα
    - rematch: παίζεις ξανά, όλοι μία θέση πιο πέρα
    - link: η διεύθυνση αυτού του τραπεζιού



## Ο διαιτητής

terminal-referee-prompt = τύχη>
terminal-referee-prompt-secret = ποια;>
terminal-referee-help =
    Παίξτε με τα δικά σας κομμάτια και γράψτε τι κάνατε, εδώ και τι έκανε η τύχη: κάρτες που τραβήχτηκαν, ζάρια που έπεσαν, το κέρμα.
    Σε μια γραμμή χωρούν πολλά, με ; ανάμεσα, ή με κενά όπου είναι σαφές: 7 9 m12 για τρεις κάρτες, cat1 move2 move2 για ζάρια.
    Ή γράψτε ένα από αυτά:
    - moves, ή moves ΚΕΙΜΕΝΟ: δείχνει τι μπορεί να παιχτεί ή να έρθει τώρα, ή όσα έχουν μέσα ΚΕΙΜΕΝΟ
    - why ΚΙΝΗΣΗ: λέει αν κάτι γίνεται και τι κάνει, ή ποιος κανόνας το απαγορεύει
    - look ΘΕΣΗ: λέει ό,τι υπάρχει να ειπωθεί για μια θέση, όπως look e3
    - rules, ή rules ΑΡΙΘΜΟΣ: δείχνει τους κανόνες, ή έναν από αυτούς
    - board: σχεδιάζει ξανά το τραπέζι, για να το συγκρίνετε με το δικό σας
    - undo, ή undo ΠΛΗΘΟΣ: παίρνει πίσω την τελευταία κίνηση, ή τόσες, και λέει τι να ξαναβάλετε
    - save ΑΡΧΕΙΟ: γράφει την καταγραφή του παιχνιδιού ως εδώ
    - quit: τέλος
terminal-referee-secret = Αυτό μένει μυστικό: ο καθένας κοιτάζει το δικό του και δεν γράφει τίποτα. Ο διαιτητής ρωτά όταν πρέπει να το ξέρει.
terminal-referee-depends = Το τι κάνει εξαρτάται από κάτι που είναι ακόμη μυστικό
terminal-referee-turned = Η { $piece } είναι τώρα στις { $angle } μοίρες· πριν ήταν στις { $was }.
terminal-referee-ambiguous = Το «{ $typed }» μπορεί να είναι πολλά: { $choices }. Γράψε περισσότερα.
terminal-referee-unexpected = Το «{ $typed }» δεν γίνεται τώρα.{ $few ->
    [all] { " " }Μπορεί να έρθει: { $choices }.
    [many] { " " }Γράψε moves για να δεις τι μπορεί να έρθει.
   *[none] { "" }
}
terminal-referee-surplus = Το «{ $typed }» περισσεύει εδώ: η τύχη δεν έχει τίποτα άλλο να κάνει. Βάλε ; ή , ανάμεσα σε πολλές κινήσεις· κενά αρκούν μόνο ανάμεσα σε μια κίνηση και σε ό,τι έκανε μετά η τύχη.
terminal-referee-nothing-taken = Τίποτα από αυτή τη γραμμή δεν κρατήθηκε.
terminal-referee-undo-what = Πες πόσες κινήσεις να παρθούν πίσω, όπως undo 3.
terminal-referee-no-undo = Δεν υπάρχει τίποτα να παρθεί πίσω.
terminal-referee-withdrawn = Τελικά δεν παίχτηκε: { $move }.
terminal-referee-undone = Πάρθηκαν πίσω, το τελευταίο πρώτο: { $moves }.
terminal-referee-turn-back = Γυρίστε την { $piece } πάλι στις { $angle } μοίρες.
terminal-referee-put-back = Πάλι όπως ήταν: { $piece }
terminal-referee-take-away = Πάρτε από εκεί: { $piece }
terminal-referee-seat-back = { seat-name } παίζει πάλι με: { $pieces }
terminal-referee-saved-untold = Ό,τι είναι μυστικό δεν ειπώθηκε· στη θέση του γράφτηκε κάτι που ταιριάζει, και η καταγραφή λέει πού.
terminal-referee-no-record = Αυτό το παιχνίδι άρχισε από τη μέση: δεν υπάρχει καταγραφή του.
terminal-referee-no-hints = Ο διαιτητής δεν είναι με κανέναν και δεν δίνει συμβουλές.


## Καταγραφές



## Εικόνες

terminal-sheet-title = { $game }: φύλλο στησίματος
terminal-sheet-after = { $name }, μετά από { $ply } από { $plies } κινήσεις.
terminal-sheet-seats = { $seats ->
    [one] Για ένα άτομο.
   *[other] Για { $seats } άτομα.
}
terminal-sheet-eyes-bystander = Σε αυτή τη σελίδα υπάρχει μόνο ό,τι επιτρέπεται να ξέρουν όλοι.
terminal-sheet-eyes-seat = { seat-name } ξέρει όσα δείχνει αυτή η σελίδα: οι άλλοι ας μην κοιτάξουν.
terminal-sheet-eyes-all = Η παρτίδα τελείωσε, γι’ αυτό τα μυστικά είναι σε αυτή τη σελίδα.
terminal-sheet-things = Πάρε αυτά και βάλε τα στη θέση τους όπως στην εικόνα
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Δίπλα στο ταμπλό
terminal-sheet-gone = Δεν φαίνονται πια και δεν είναι στην τράπουλα
terminal-sheet-options = Παίχτηκε με
terminal-sheet-on = Για να συνεχίσεις
terminal-sheet-referee = Ο διαιτητής συνεχίζει από εδώ:
terminal-sheet-replay = Πώς έφτασε ως εδώ:
terminal-picture-moves = { $plies ->
    [one] 1 κίνηση
   *[other] { $plies } κινήσεις
}
terminal-picture-bad = Αυτή η καταγραφή δεν είναι σωστή: { $problem }
