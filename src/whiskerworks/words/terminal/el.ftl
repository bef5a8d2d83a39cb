# Τι λέει το τερματικό, στα ελληνικά.

## Παιχνίδι

terminal-seats = Παίζεις στη θέση: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Στις άλλες παίζουν μποτ.
}
terminal-bot = Θέση { SEAT_NUMBER($seat) }: { $bot }.
terminal-you = εσύ
terminal-more = Γράψε help για περισσότερα.
terminal-prompt = θέση { SEAT_NUMBER($seat) }>
terminal-prompt-over = τέλος (undo, save ΑΡΧΕΙΟ, quit)>
terminal-help =
    Γράψε μια κίνηση ή ένα από αυτά:
    - moves, ή moves ΚΕΙΜΕΝΟ: οι επιτρεπτές κινήσεις σου, ή όσες περιέχουν το ΚΕΙΜΕΝΟ
    - why ΚΙΝΗΣΗ: αν επιτρέπεται μια κίνηση και τι κάνει, ή ποιος κανόνας την απαγορεύει
    - look ΣΗΜΕΙΟ: περιγράφει ένα σημείο, π.χ. look e3
    - rules, ή rules ID: οι κανόνες, ή ένας από αυτούς
    - board: σχεδιάζει ξανά το ταμπλό
    - hint: ποιες κινήσεις προτιμά ένα μποτ και πόσο πιθανό είναι να κερδίσουν (εκτός αν το παιχνίδι έχει κίνηση με αυτό το όνομα)
    - undo: παίρνει πίσω την τελευταία σου κίνηση και ό,τι ακολούθησε
    - save ΑΡΧΕΙΟ: αποθηκεύει την καταγραφή της παρτίδας ως εδώ
    - quit: έξοδος από την παρτίδα
terminal-orders = Μπορείς να γράψεις και: { $orders }.
terminal-moves = { $chosen } από { $all ->
    [one] { $all } κίνηση
   *[other] { $all } κινήσεις
}:
terminal-legal = Η κίνηση { $move } επιτρέπεται.
terminal-no-move = Το «{ $move }» δεν είναι έγκυρη κίνηση. { $problem }
terminal-hint = Ένα μποτ θα έπαιζε:
terminal-hint-move = { $move }: { $percent ->
    [0] καμία νίκη στον ορίζοντα
   *[other] { $percent } % για νίκη
}
terminal-hint-secrets = Αν κρίνουμε από τις ως τώρα κινήσεις, η θέση { SEAT_NUMBER($seat) } κρατά: { $secrets }.
terminal-hint-secret = { $secret } ({ $percent } %)
terminal-hint-failed = Το μποτ δεν μπόρεσε να δώσει υπόδειξη: { $problem }
terminal-why-what = Γράψε και μια κίνηση: why ΚΙΝΗΣΗ.
terminal-look-where = Γράψε και ένα σημείο: look ΣΗΜΕΙΟ.
terminal-nothing-there = Δεν υπάρχει τίποτα να περιγραφεί στο { $place }.
terminal-no-rule = { $game }: δεν υπάρχει κανόνας «{ $rule }». Διάλεξε από: { $known }
terminal-undone = Αναιρέθηκε: { $move }.{ $alone ->
    [1] { "" }
   *[other] { " " }Τώρα η τύχη και τα μποτ μπορεί να διαλέξουν αλλιώς.
}
terminal-final = Από τότε παίχτηκε { $move }, που δεν αναιρείται.
terminal-no-undo = Δεν έχεις τίποτα να πάρεις πίσω.
terminal-saved = Αποθηκεύτηκε: { $name }.
terminal-saved-secrets = Το αρχείο φανερώνει τα μυστικά όλων: μην το διαβάσεις όσο παίζεις.
terminal-curtain = Σειρά έχει η θέση { SEAT_NUMBER($seat) }. Πάτησε Enter όταν δεν κοιτάζει κανείς άλλος:
terminal-no-screen = Παίζεις σε απλό κείμενο. Για ολόκληρη την οθόνη, εκτέλεσε: { $command }
terminal-save-where = Γράψε και όνομα αρχείου: save ΑΡΧΕΙΟ.
terminal-exists = Δεν αποθηκεύτηκε: το { $name } υπάρχει ήδη. Διάλεξε άλλο όνομα.
terminal-not-saved = Δεν αποθηκεύτηκε: { $problem }
terminal-score = [{ $rule }] Βαθμολογία { $scores }


## Η οθόνη

terminal-screen-pane-board = Ταμπλό
terminal-screen-pane-table = Τραπέζι
terminal-screen-pane-played = Κινήσεις
terminal-screen-pane-said = Μηνύματα
terminal-screen-pane-talk = Συνομιλία
terminal-screen-pane-rules = Κανόνες
terminal-screen-key-rules = Κανόνες
terminal-screen-key-hint = Υπόδειξη
terminal-screen-key-moves = Κινήσεις
terminal-screen-key-pane = Πλαίσια
terminal-screen-key-undo = Πίσω
terminal-screen-key-save = Σώσε
terminal-screen-key-quit = Έξοδος
terminal-screen-key-help = Βοήθεια
terminal-screen-chance = Τύχη
terminal-screen-yours = Σειρά σου: { $seat }
terminal-screen-theirs = { $seat } παίζει
terminal-screen-nobody = κανείς δεν έχει σειρά
terminal-screen-over = τέλος παρτίδας
terminal-screen-busy = Μια στιγμή …
terminal-screen-you = εσύ
terminal-screen-type = Γράψε μια κίνηση, ή help
terminal-screen-type-as = Γράψε μια κίνηση, π.χ. { $move }, ή help
terminal-screen-type-over = Τέλος παρτίδας. Γράψε help για τις εντολές
terminal-screen-enter = Πάτησε Enter για να παιχτεί, Escape για πίσω.
terminal-screen-left = { $count ->
    [one] 1 κίνηση
   *[other] { $count } κινήσεις
}
terminal-screen-more = { $count ->
    [one] Και 1 ακόμη. Διάλεξε πρώτα κάτι, ή γράψε moves και ένα μέρος της.
   *[other] Και { $count } ακόμη. Διάλεξε πρώτα κάτι, ή γράψε moves και ένα μέρος τους.
}
terminal-screen-leads = { $count ->
    [one] Από εδώ συνεχίζει 1 κίνηση.
   *[other] Από εδώ συνεχίζουν { $count } κινήσεις.
}
terminal-screen-find = Βρες κανόνα με το id ή με μια λέξη
terminal-screen-no-rule = Δεν βρέθηκε κανόνας. Πάτησε Escape για να γυρίσεις στην παρτίδα.
terminal-screen-curtain = Σειρά έχει: { $seat }. Να μην κοιτάζει κανείς άλλος.
terminal-screen-ready = Συνέχεια
terminal-screen-leave = Η παρτίδα δεν τελείωσε. Να αποθηκευτεί πριν φύγεις;
terminal-screen-leave-kept = Η παρτίδα δεν τελείωσε. Η καταγραφή της είναι στο { $name }. Να φύγεις;
terminal-screen-save = Αποθήκευση της καταγραφής ως εδώ με όνομα:
terminal-screen-do-save = Αποθήκευση
terminal-screen-do-save-leave = Αποθήκευση και έξοδος
terminal-screen-do-leave = Έξοδος
terminal-screen-do-stay = Παραμονή
terminal-screen-help =
    Στο ταμπλό:
    - Κάνε κλικ σε κομμάτια και σημεία για να τα διαλέξεις, με όποια σειρά θέλεις· άλλο ένα κλικ τα αφήνει. Ό,τι μπορείς να διαλέξεις είναι υπογραμμισμένο, ό,τι διάλεξες είναι σε αγκύλες.
    - Με το πληκτρολόγιο: τα βέλη πάνε από σημείο σε σημείο, τα Page Up και Page Down στην επόμενη επιλογή, Enter ή διάστημα διαλέγει, Escape πάει πίσω.
    - Όταν η κίνηση συμπληρωθεί, πάτησε Enter ή κάνε πάλι κλικ για να παιχτεί.
    - Τα γράμματα πάνε στην κάτω γραμμή. Εκεί τα βέλη φέρνουν πίσω προηγούμενες γραμμές.
    Παντού:
    - Tab: το επόμενο μέρος της οθόνης· F4 ή Ctrl+O: το επόμενο πλαίσιο
    - F1 ή Ctrl+R: κανόνες· F2 ή Ctrl+T: υπόδειξη· F3 ή Ctrl+L: κινήσεις· F8 ή Ctrl+Z: πίσω
    - Ctrl+S: αποθήκευση· Ctrl+Q: έξοδος· ?: αυτή η βοήθεια


## Σε τραπέζι σε διακομιστή

terminal-table-watching = Παρακολουθείς.
terminal-table-shoulder = Παρακολουθείς από την πλευρά ενός παίκτη ({ $name }) και δεν μπορείς να παίξεις.
terminal-table-free = { $count ->
    [one] 1 θέση είναι ελεύθερη: γράψε sit για να καθίσεις.
   *[other] { $count } θέσεις είναι ελεύθερες: γράψε sit για να καθίσεις.
}
terminal-table-waiting = { $count ->
    [one] Λείπει ακόμη ένας παίκτης
   *[other] Λείπουν ακόμη { $count } παίκτες
}. Γράψε link για τη διεύθυνση που θα στείλεις.
terminal-table-start = Είστε όλοι εδώ. Γράψε start για να αρχίσετε.
terminal-table-paused = Η παρτίδα είναι σε παύση. Γράψε resume για να συνεχιστεί.
terminal-table-asked = { $question } Γράψε agree { $number } ή decline { $number }.
terminal-table-asking = Αναμονή για: { $names }. Γράψε decline { $number } για να αποσύρεις την πρότασή σου.
terminal-table-replace = Για να συνεχίσετε χωρίς τον παίκτη που λείπει, γράψε replace { SEAT_NUMBER($seat) } bot 2 ή replace { SEAT_NUMBER($seat) } open.
terminal-table-rematch = Η ρεβάνς είναι έτοιμη. Γράψε rematch για να πας εκεί.
terminal-table-again = Γράψε rematch για να παίξεις ξανά.
terminal-table-over = τέλος (rematch, save ΑΡΧΕΙΟ, quit)>
terminal-table-lost = Χάθηκε η σύνδεση. Γίνεται επανασύνδεση· οι κινήσεις σου θα σταλούν μόλις επανέλθει.
terminal-table-closed = Αποσυνδέθηκες: { $why }
terminal-table-version = Ο διακομιστής έχει άλλη έκδοση, και αυτό το πρόγραμμα δεν τον καταλαβαίνει.
terminal-table-later = Το τραπέζι δεν απαντά. Το μήνυμά σου θα σταλεί μόλις απαντήσει.
terminal-table-late = { $line }: { $why }
terminal-table-failed = Αυτό δεν έγινε: { $why }
terminal-table-plan = Ο διακομιστής έχει παλιότερη έκδοση και δεν στέλνει σχέδιο. Γράψε look ΣΗΜΕΙΟ και moves για να βρεις τον δρόμο σου.
terminal-table-hint = Σε παρτίδα με άλλους ανθρώπους δεν δίνονται υποδείξεις.
terminal-table-sure = Σίγουρα; Γράψε { $order }.
terminal-table-usage = Γράψε το έτσι: { $order }
terminal-table-unasked = Καμία πρόταση δεν περιμένει απάντησή σου.
terminal-table-which = Πολλές προτάσεις περιμένουν απάντηση. Πες ποια, π.χ. { $order } 2.
terminal-table-seated = Κάθεσαι τώρα στη θέση { SEAT_NUMBER($seat) }.
terminal-table-stood = Άφησες τη θέση σου.
terminal-table-alike = Πολλά άτομα έχουν αυτό το όνομα. Γράψε ένα από αυτά: { $order }
terminal-table-for-you = Μόνο ο οικοδεσπότης μπορεί να βάλει κάποιον σε σίγαση για όλο το τραπέζι. Για σίγαση μόνο για σένα, γράψε { $order }.
terminal-table-ignored = Σε σίγαση για σένα, σε κάθε τραπέζι: { $name }. Για να το αναιρέσεις, γράψε { $order }.
terminal-table-unignored = Δεν είναι πια σε σίγαση για σένα: { $name }.
terminal-table-ignoring = Αυτά τα άτομα τα έχεις βάλει σε σίγαση για σένα, σε κάθε τραπέζι. Για άρση, γράψε unignore και ένα όνομα ή αριθμό.
terminal-table-ignoring-nobody = Δεν έχεις βάλει κανέναν σε σίγαση. Για να το κάνεις, γράψε ignore και το όνομα.
terminal-table-not-ignored = Δεν έχεις βάλει σε σίγαση κανέναν με αυτό το όνομα ή αριθμό. Γράψε ignored για τη λίστα σου.
terminal-table-help =
    Σε τραπέζι με άλλους ανθρώπους γράφονται, όταν ταιριάζει, και αυτά:
    - sit, ή sit ΘΕΣΗ· leave: παίρνεις μια θέση· την αφήνεις
    - start: αρχίζει η παρτίδα, αν το τραπέζι περιμένει εσένα
    - undo: παίρνεις πίσω την κίνησή σου· αν πρέπει να συμφωνήσουν οι άλλοι, ερωτώνται
    - pause, resume· draw: ζητάς παύση, συνεχίζεις· προτείνεις ισοπαλία
    - agree N, decline N: απαντάς σε πρόταση, ή αποσύρεις τη δική σου
    - resign yes: παραιτείσαι· abandon yes: ζητάς να λήξει χωρίς αποτέλεσμα
    - replace ΘΕΣΗ bot ΕΠΙΠΕΔΟ, ή replace ΘΕΣΗ open: κάποιος άλλος παίζει για όποιον λείπει
    - mute ΠΟΙΟΝ, unmute ΠΟΙΟΝ, remove ΠΟΙΟΝ, readmit ΠΟΙΟΝ: συντονίζεις το δικό σου τραπέζι, με το όνομα
    - say ΚΕΙΜΕΝΟ: συνομιλία· word ΚΕΙΜΕΝΟ: δίνεις στον κρουπιέρη μια λέξη για το ανακάτεμα, πριν από την παρτίδα
    - ignore ΠΟΙΟΝ, unignore ΠΟΙΟΝ: σίγαση για σένα σε κάθε τραπέζι, ή άρση της· ignored: η λίστα σου
    - rematch: παίζετε ξανά, όλοι μία θέση πιο πέρα
    - link: η διεύθυνση αυτού του τραπεζιού



## Ο διαιτητής

terminal-referee-prompt = τύχη>
terminal-referee-prompt-secret = ποιο;>
terminal-referee-help =
    Παίξε με τις δικές σου κάρτες και το δικό σου ταμπλό, και γράφε τις κινήσεις και ό,τι κρίνει η τύχη: κάρτες που τραβήχτηκαν, ζάρια, το κέρμα.
    Σε μια γραμμή χωρούν πολλά, με ; ανάμεσα ή, όπου είναι σαφές, με κενά: 7 9 m12 για τρεις κάρτες, cat1 move2 move2 για ζάρια.
    Ή γράψε ένα από αυτά:
    - moves, ή moves ΚΕΙΜΕΝΟ: όσα μπορούν να έρθουν τώρα, ή όσα περιέχουν το ΚΕΙΜΕΝΟ
    - why ΚΙΝΗΣΗ: αν κάτι γίνεται και τι κάνει, ή ποιος κανόνας το απαγορεύει
    - look ΣΗΜΕΙΟ: περιγράφει ένα σημείο, π.χ. look e3
    - rules, ή rules ID: οι κανόνες, ή ένας από αυτούς
    - board: σχεδιάζει ξανά το τραπέζι, για να το συγκρίνεις με το δικό σου
    - undo, ή undo ΑΡΙΘΜΟΣ: παίρνει πίσω την τελευταία κίνηση, ή τόσες, και λέει τι να ξαναβάλεις στη θέση του
    - save ΑΡΧΕΙΟ: αποθηκεύει την καταγραφή της παρτίδας ως εδώ
    - quit: έξοδος
terminal-referee-secret = Αυτό μένει μυστικό: δες το δικό σου και μην το γράψεις. Ο διαιτητής ρωτά όταν χρειάζεται να το ξέρει.
terminal-referee-depends = Το αποτέλεσμα εξαρτάται από κάτι που είναι ακόμη μυστικό
terminal-referee-turned = { $piece }: τώρα στις { $angle } μοίρες, πριν στις { $was }.
terminal-referee-ambiguous = Το «{ $typed }» σημαίνει πολλά: { $choices }. Γράψε περισσότερα.
terminal-referee-unexpected = Το «{ $typed }» δεν γίνεται τώρα.{ $few ->
    [all] { " " }Διάλεξε από: { $choices }.
    [many] { " " }Γράψε moves για να δεις τι γίνεται.
   *[none] { "" }
}
terminal-referee-surplus = Το «{ $typed }» περισσεύει: η τύχη δεν έχει τίποτα άλλο να αποφασίσει. Χώρισε τις κινήσεις με ; ή , και βάλε κενά μόνο ανάμεσα σε μια κίνηση και σε όσα έφερε η τύχη μετά από αυτήν.
terminal-referee-nothing-taken = Αυτή η γραμμή αγνοήθηκε.
terminal-referee-undo-what = Γράψε πόσες κινήσεις να αναιρεθούν, π.χ. undo 3.
terminal-referee-no-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
terminal-referee-withdrawn = Τελικά δεν παίχτηκε: { $move }.
terminal-referee-undone = Αναιρέθηκαν, η πιο πρόσφατη πρώτη: { $moves }.
terminal-referee-turn-back = Γύρισε πίσω στις { $angle } μοίρες: { $piece }.
terminal-referee-put-back = Ξαναβάλε: { $piece }
terminal-referee-take-away = Πάρε: { $piece }
terminal-referee-seat-back = { seat-name } παίζει ξανά με αυτά: { $pieces }
terminal-referee-saved-untold = Κάποια μυστικά δεν τα είπες· στη θέση τους η καταγραφή έχει κάτι που ταιριάζει, και σημειώνει πού.
terminal-referee-no-record = Αυτή η παρτίδα άρχισε από τη μέση, γι’ αυτό δεν έχει καταγραφή.
terminal-referee-no-hints = Ο διαιτητής είναι ουδέτερος και δεν δίνει υποδείξεις.




## Εικόνες

terminal-sheet-title = { $game }: οδηγίες στησίματος
terminal-sheet-after = { $name }, μετά από { $ply } από τις { $plies } κινήσεις.
terminal-sheet-seats = { $seats ->
    [one] Για έναν παίκτη.
   *[other] Για { $seats } παίκτες.
}
terminal-sheet-eyes-bystander = Αυτή η σελίδα δείχνει μόνο όσα είναι φανερά.
terminal-sheet-eyes-seat = { seat-name } ξέρει όσα δείχνει αυτή η σελίδα. Οι άλλοι να μην κοιτάξουν.
terminal-sheet-eyes-all = Η παρτίδα τελείωσε, γι’ αυτό η σελίδα δείχνει τα μυστικά.
terminal-sheet-things = Πάρε αυτά και τοποθέτησέ τα όπως στην εικόνα
terminal-sheet-many = { $count } × { $thing }
terminal-sheet-beside = Δίπλα στο ταμπλό
terminal-sheet-gone = Εκτός παιχνιδιού και όχι στην τράπουλα
terminal-sheet-options = Παίχτηκε με
terminal-sheet-on = Για να συνεχίσεις
terminal-sheet-referee = Συνέχισε από εδώ με τον διαιτητή:
terminal-sheet-replay = Πώς έφτασε η παρτίδα ως εδώ:
terminal-picture-moves = { $plies ->
    [one] 1 κίνηση
   *[other] { $plies } κινήσεις
}
terminal-picture-bad = Αυτή η καταγραφή δεν είναι έγκυρη: { $problem }
