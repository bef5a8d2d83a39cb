# Όσα λέει ο διακομιστής, στα ελληνικά.

## Γιατί ένα αίτημα δεν μπορεί να απαντηθεί

problem-bad-json = Το αίτημα δεν είναι έγκυρο JSON: { $problem }
problem-bad-request = Ο διακομιστής δεν μπορεί να διαβάσει το αίτημα: { $problem }
problem-who-are-you = Διάλεξε πρώτα όνομα, συνδέσου ή στείλε ένα διακριτικό.
problem-signed-out = Αποσυνδέθηκες. Συνδέσου ή διάλεξε όνομα για να συνεχίσεις.
problem-wrong-password = Το όνομα σύνδεσης και ο κωδικός δεν ταιριάζουν.
problem-foreign-origin = Αυτό το αίτημα ήρθε από άλλον ιστότοπο.
problem-bad-token = Αυτή η σελίδα έληξε. Φόρτωσέ την ξανά και ξαναδοκίμασε.
problem-not-yours = Δεν έχεις πρόσβαση εδώ.
problem-not-found = Η σελίδα δεν βρέθηκε.
problem-no-such-table = Το τραπέζι δεν βρέθηκε.
problem-no-such-game = Το παιχνίδι «{ $game }» δεν υπάρχει.
problem-no-such-language = Το Whiskerworks δεν υπάρχει ακόμη στη γλώσσα { $language }.
problem-no-such-token = Δεν έχεις διακριτικό με αυτό το id.
problem-no-such-session = Δεν έχεις σύνδεση με αυτό το id.
problem-no-such-ply = Δεν υπάρχει κίνηση αρ. { $ply }: η παρτίδα έχει { $plies ->
    [one] μία κίνηση
   *[other] { $plies } κινήσεις
}.
problem-bad-method = Αυτή η διεύθυνση δεν δέχεται { $method }.
problem-login-taken = Αυτό το όνομα σύνδεσης είναι πιασμένο. Διάλεξε άλλο.
problem-name-taken = Αυτό το όνομα, ή ένα που μοιάζει ίδιο, ανήκει ήδη σε λογαριασμό. Διάλεξε άλλο.
problem-has-account = Έχεις ήδη λογαριασμό.
problem-no-account = Δεν έχεις λογαριασμό.
problem-too-large = Πολύ μεγάλο: το όριο είναι { $most } byte.
problem-bad-type = Αυτή η διεύθυνση δέχεται μόνο { $type }.
problem-bad-value = { $problem }
problem-bad-name = Το όνομα πρέπει να έχει 1 έως { $most } ορατούς χαρακτήρες.
problem-mixed-name = Μια λέξη του ονόματος δεν μπορεί να ανακατεύει γράμματα διαφορετικών αλφαβήτων που μοιάζουν ίδια.
problem-bad-login = Το όνομα σύνδεσης πρέπει να έχει { $least } έως { $most } ορατούς χαρακτήρες, χωρίς κενά.
problem-bad-password = Ο κωδικός πρέπει να έχει { $least } έως { $most } χαρακτήρες.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Οι θέσεις του παιχνιδιού είναι { $seats }, οι καρέκλες στο αίτημα { $chairs }. Στείλε μία καρέκλα για κάθε θέση.
problem-bad-record = Γραμμή { $line }: { $problem }
problem-too-fast = Πάρα πολλά αιτήματα. Δοκίμασε ξανά σε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
problem-too-many-bot-games = Έχεις ήδη { $most ->
    [one] μία παρτίδα
   *[other] { $most } παρτίδες
} ανάμεσα σε μποτ σε εξέλιξη. Περίμενε να τελειώσει μία ή παίξε κι εσύ. Μια παρτίδα που δεν την παρακολουθεί κανείς παύει να μετρά μετά από λίγα λεπτά.
problem-too-many-bot-games-here = Από το δίκτυό σου είναι ήδη σε εξέλιξη { $most ->
    [one] μία παρτίδα
   *[other] { $most } παρτίδες
} ανάμεσα σε μποτ. Περίμενε να τελειώσει μία ή παίξε κι εσύ.
problem-not-the-operator = Μόνο ο διαχειριστής αυτού του διακομιστή μπορεί να το κάνει.
problem-banned =
    { $until ->
        [never] Έχεις αποκλειστεί από αυτόν τον διακομιστή.
       *[other] Έχεις αποκλειστεί από αυτόν τον διακομιστή έως { $until }.
    } { $reason }
problem-no-such-mute = Δεν έχεις βάλει κανέναν σε σίγαση με αυτό το id.
problem-no-such-person = Το άτομο δεν βρέθηκε.
problem-no-such-ban = Ο αποκλεισμός δεν βρέθηκε.
problem-too-many-mutes = Έχεις { $most } άτομα σε σίγαση, που είναι το όριο. Κάνε πρώτα άρση σε κάποιο.
problem-too-many-tables = Έχεις { $most ->
    [one] ένα ανοιχτό τραπέζι
   *[other] { $most } ανοιχτά τραπέζια
}. Τελείωσε ή κλείσε ένα πριν φτιάξεις άλλο.
problem-too-many-tables-today = Έχεις φτιάξει { $most ->
    [one] ένα τραπέζι
   *[other] { $most } τραπέζια
} μέσα σε μία ημέρα. Δοκίμασε ξανά αύριο.
problem-too-many-tables-here = Από το δίκτυό σου φτιάχτηκαν πάρα πολλά τραπέζια μέσα σε μία ώρα. Δοκίμασε ξανά σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}.
problem-too-many-guests = Από το δίκτυό σου ήρθαν πάρα πολλοί νέοι επισκέπτες μέσα σε μία ώρα. Δοκίμασε ξανά σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}, ή συνδέσου.
problem-server-fault = Κάτι πήγε στραβά στον διακομιστή. Ο διαχειριστής του βρίσκει το σφάλμα στο ημερολόγιο ως { $request }.
problem-damaged = Ο διακομιστής δεν μπορεί να ανοίξει αυτό το τραπέζι. Τίποτα δεν χάθηκε· ο διαχειριστής του βρίσκει την αιτία στο ημερολόγιο.
problem-overloaded = Ο διακομιστής έχει πολλή δουλειά. Δοκίμασε ξανά σε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
problem-storage = Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή. Η παρτίδα δεν άλλαξε. Δοκίμασε ξανά σε λίγο.
problem-stopping = Ο διακομιστής κλείνει.

## Σελίδες

page-no-script = Αυτή η σελίδα χρειάζεται JavaScript. Χωρίς αυτό, χρησιμοποίησε τις απλές σελίδες.
page-unofficial = Ανεπίσημο έργο φίλων των παιχνιδιών. Οι τίτλοι ανήκουν στους εκδότες τους, που δεν το έφτιαξαν, δεν το ενέκριναν και δεν το στηρίζουν. Οι κανόνες είναι με δικά μας λόγια, και όλες οι εικόνες δικές μας.
page-stranger = Σύνδεση
page-guest = Επισκέπτης
page-somebody = Κάποιος
page-operator = Ο διαχειριστής
page-back = Πίσω στο λόμπι
page-problem = Αυτό δεν έγινε
page-rules = Κανόνες
page-welcome = Γάτες, ποντίκια, τυρί και γρανάζια
page-welcome-more = Έξι παιχνίδια με φίλους μέσω συνδέσμου, με μποτ ή χωρίς αντίπαλο. Δεν χρειάζεται λογαριασμός.
page-credit = Το τυπωμένο παιχνίδι είναι το { $title } ({ $credits }).
page-more-choices = Φίλοι, επιλογές, ρολόγια
page-seats = { $least ->
    [1] για έναν
   *[other] { $most ->
        [2] 2 παίκτες
       *[other] { $least } έως { $most } παίκτες
    }
}
page-play = Παίξε
page-play-bot = Παίξε με ένα μποτ
page-level = Επίπεδο
page-my-tables = Τα τραπέζια σου
page-open = Ανοιχτά τραπέζια
page-no-tables = Αυτή τη στιγμή δεν υπάρχουν ανοιχτά τραπέζια. Φτιάξε ένα και τσέκαρε το «Να φαίνεται στο λόμπι».
page-your-turn = Σειρά σου
page-turn = Σειρά έχει: { $name }.
page-phase-waiting = Περιμένει παίκτες
page-phase-playing = Σε εξέλιξη
page-phase-paused = Σε παύση
page-phase-over = Τελείωσε
page-phase-closed = Έκλεισε
page-chair-mine = Εγώ
page-chair-kept = Φίλος (με πρόσκληση)
page-chair-open = Ανοιχτή σε όλους
page-bot = { $name } (μποτ { $level })
page-record = Ανεβασμένη παρτίδα
page-upload-title = Ανέβασε παρτίδα
page-upload-more = Επικόλλησε μια καταγραφή ή διάλεξε το αρχείο της. Ελέγχουμε κάθε κίνηση, και μπορείς να ξαναδείς την παρτίδα ή να συνεχίσεις από όποιο σημείο θέλεις.
page-upload = Ανέβασμα
page-new-table = Νέο τραπέζι: { $game }
page-seat = Θέση { SEAT_NUMBER($seat) }
page-how-many = Αριθμός παικτών
page-who-plays = Παίκτες
page-options = Επιλογές
page-clock = Ρολόι
page-clock-kind = Χρόνος
page-clock-none = χωρίς ρολόι
page-clock-count-up = μέτρηση χωρίς όριο
page-clock-bank = συνολικός χρόνος ανά παίκτη
page-clock-days = ημέρες ανά σειρά
page-clock-more = Πόσος χρόνος
page-clock-minutes = Λεπτά ανά παίκτη
page-clock-increment = Επιπλέον δευτερόλεπτα ανά σειρά
page-clock-days-each = Ημέρες ανά σειρά
page-clock-expiry = Όταν τελειώσει ο χρόνος
page-expiry-loss = ο παίκτης χάνει
page-expiry-bot = ένα μποτ παίζει την κίνηση
page-expiry-nothing = δεν γίνεται τίποτα
page-manners = Επιλογές τραπεζιού
page-public = Να φαίνεται στο λόμπι
page-chat-allowed = Με συνομιλία
page-automatic = Αυτόματες αναγκαστικές κινήσεις
page-wait = Αρχίζω εγώ την παρτίδα
page-watching = Θεατές
page-watch-yes = Ανοιχτό σε θεατές
page-watch-no = Χωρίς θεατές
page-delay = Καθυστέρηση θεατών (κινήσεις)
page-make-table = Δημιουργία τραπεζιού
page-your-name = Το όνομά σου
page-board = Το ταμπλό
page-in-words = Το ταμπλό με λόγια
page-ply = { $ply } από { $plies }
page-to-now = Πίσω στο τώρα
page-to-ply = Στην κίνηση αρ. { $ply }
page-branch = Συνέχισε από εδώ σε νέο τραπέζι
page-eyes = Προβολή ως
page-players = Παίκτες
page-you = εσύ
page-left = έφυγε
page-winners = Νίκη: { $names }.
page-scores = Βαθμολογία: { $scores }
page-log = Ημερολόγιο
page-nothing-yet = Καμία κίνηση ακόμη.
page-hidden-move = Μια κρυφή κίνηση.
page-chat = Συνομιλία
page-say = Στείλε
page-your-moves = Οι κινήσεις σου
page-move = Η κίνησή σου
page-write-move = Γράψε μια κίνηση ({ $count } δυνατές)
page-play-move = Παίξε
page-group = { $name } ({ $count })
page-plain-moves = κινήσεις
page-mark-wins = κερδίζει
page-mark-loses = χάνει
page-mark-ends = λήγει η παρτίδα
page-mark-final = οριστική
page-questions = Πρόταση
page-asks-undo = { $name } θέλει να πάρει πίσω κινήσεις.
page-asks-pause = { $name } θέλει παύση.
page-asks-draw = { $name } προτείνει ισοπαλία.
page-asks-abandon = { $name } θέλει να λήξει η παρτίδα χωρίς αποτέλεσμα.
page-asks-replace = { $name } ζητά αντικατάσταση. Ποιος φεύγει: { $target }.
page-agree = Συμφωνώ
page-decline = Διαφωνώ
page-withdraw = Απόσυρση
page-free-chairs = Μπες στην παρτίδα
page-sit = Κάθισε
page-lucky = μια λέξη για τον κρουπιέρη (προαιρετικά)
page-invite = Στείλε αυτόν τον σύνδεσμο στον φίλο σου:
page-invitation = Πρόσκληση
page-copy = Αντιγραφή
page-doing = Περισσότερα
page-start = Άρχισε την παρτίδα
page-close = Κλείσε το τραπέζι
page-stand = Άφησε τη θέση
page-undo-free = Πάρε πίσω
page-undo-ask = Ζήτα να πάρεις πίσω
page-resume = Συνέχισε
page-pause = Ζήτα παύση
page-draw = Πρότεινε ισοπαλία
page-resign = Παραιτήσου
page-abandon = Ζήτα λήξη χωρίς αποτέλεσμα
page-fill = Βάλε μποτ στη θέση { SEAT_NUMBER($seat) }
page-replace = Αντικατάσταση: { $name }
page-replace-person = όποιος έρθει
page-download = Λήψη καταγραφής
page-rematch = Παίξε ξανά
page-go-rematch = Μπες στη ρεβάνς
page-about = Για το τραπέζι
page-commitment = Η δέσμευση του κρουπιέρη:
page-secret = Το μυστικό του κρουπιέρη:
page-secret-later = φανερώνεται μετά το τέλος της παρτίδας
page-verify = Κάθε κλήρωση προκύπτει από το μυστικό και τις λέξεις των παικτών. Για να ελέγξεις μια καταγραφή που κατέβασες, εκτέλεσε «whiskerworks verify».
page-words = Λέξεις για τον κρουπιέρη: { $words }
page-enter = Παίξε
page-enter-title = Παίξε ως επισκέπτης
page-sign-in = Σύνδεση
page-sign-out = Αποσύνδεση
page-sign-out-elsewhere = Αποσύνδεση παντού αλλού
page-login = Όνομα σύνδεσης
page-password = Κωδικός
page-name-title = Το όνομά σου
page-rename = Αλλαγή ονόματος
page-account = Λογαριασμός
page-account-more = Σε αυτή τη συσκευή είσαι επισκέπτης. Με όνομα σύνδεσης και κωδικό βρίσκεις τις παρτίδες σου και σε άλλες συσκευές.
page-make-account = Δημιουργία λογαριασμού
page-password-more = Το όνομα σύνδεσής σου είναι { $login }. Ένας νέος κωδικός σε αποσυνδέει παντού αλλού και ανακαλεί όλα τα διακριτικά σου.
page-password-old = Τρέχων κωδικός
page-password-new = Νέος κωδικός
page-change-password = Αλλαγή κωδικού
page-sessions = Συνδεδεμένες συσκευές
page-sessions-more = Αποσύνδεσε όποια συσκευή δεν αναγνωρίζεις. Η αποσύνδεση παντού αλλού ανακαλεί και όλα τα διακριτικά σου.
page-session-browser = { $browser } σε { $system }
page-session-unknown = Άγνωστος περιηγητής
page-session-here = αυτός ο περιηγητής
page-session-seen = τελευταία χρήση: { $date }
page-session-seen-from = τελευταία χρήση: { $date }, σύνδεση από { $address }
page-tokens = Προγράμματα
page-tokens-more = Με ένα διακριτικό, ένα πρόγραμμα μπορεί να παίζει για σένα: ένα δικό σου μποτ ή ένα εργαλείο.
page-token-once = Το νέο σου διακριτικό. Αντίγραψέ το τώρα, δεν θα ξαναφανεί:
page-label = Ετικέτα
page-make-token = Νέο διακριτικό
page-drop-token = Ανάκληση
page-muted = Άτομα σε σίγαση
page-muted-more = Δεν βλέπεις τα μηνύματά τους σε κανένα τραπέζι. Δεν το καταλαβαίνουν.
page-muted-nobody = Δεν έχεις βάλει κανέναν σε σίγαση. Για να το κάνεις, πάτησε το κουμπί δίπλα σε μήνυμα της συνομιλίας.
page-forget = Διαγραφή δεδομένων
page-forget-more = Διαγράφονται το όνομα, το όνομα σύνδεσης και τα διακριτικά σου. Οι παρτίδες μένουν σε όσους έπαιξες μαζί, χωρίς το όνομά σου.
page-older = Παλιότερα
