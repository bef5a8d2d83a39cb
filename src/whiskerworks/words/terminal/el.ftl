# Τι λέει το τερματικό, στα ελληνικά.

## Παιχνίδι

terminal-seats = Οι θέσεις σου: { $seats }.{ $bots ->
    [0] { "" }
   *[other] { " " }Τις άλλες τις παίζουν μποτ.
}
terminal-bot = Τη θέση { $seat } την παίζει: { $bot }.
terminal-you = εσύ
terminal-more = Γράψε help για περισσότερα.
terminal-prompt = θέση { $seat }>
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
terminal-no-move = Το «{ $move }» δεν είναι κίνηση: { $problem }
terminal-hint = Ένα μποτ θα έπαιζε:
terminal-hint-move = { $move }: { $percent ->
    [0] καμία νίκη στον ορίζοντα
   *[other] { $percent } % για νίκη
}
terminal-hint-secrets = Από όσα παίχτηκαν νομίζει ότι η θέση { $seat } κρατά: { $secrets }.
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
terminal-curtain = Σειρά έχει η θέση { $seat }. Πάτησε Enter όταν δεν κοιτά κανείς άλλος:
terminal-save-where = Πες πού: save ΑΡΧΕΙΟ.
terminal-exists = Δεν αποθηκεύτηκε: υπάρχει ήδη { $name }· διάλεξε άλλο όνομα.
terminal-not-saved = Δεν αποθηκεύτηκε: { $problem }
terminal-score = [{ $rule }] Βαθμολογία { $scores }


## Η οθόνη



## Σε τραπέζι αλλού



## Ο διαιτητής



## Καταγραφές



## Εικόνες
