# Όσα λέει ο διακομιστής, στα ελληνικά.

## Γιατί ένα αίτημα δεν μπορεί να απαντηθεί

problem-bad-json = Το αίτημα δεν είναι JSON: { $problem }
problem-bad-request = Το αίτημα δεν είναι κατανοητό: { $problem }
problem-who-are-you = Πες πρώτα ποιος είσαι: δώσε ένα όνομα, συνδέσου ή στείλε ένα διακριτικό.
problem-signed-out = Αποσυνδέθηκες. Συνδέσου ή δώσε ένα όνομα για να συνεχίσεις.
problem-wrong-password = Δεν υπάρχει λογαριασμός με αυτό το όνομα σύνδεσης και αυτόν τον κωδικό.
problem-foreign-origin = Αυτό στάλθηκε από σελίδα που δεν είναι δική μας.
problem-bad-token = Η σελίδα ήταν πολύ παλιά ή δεν φτιάχτηκε για σένα. Φόρτωσέ την ξανά και επανάλαβε αυτό που έκανες.
problem-not-yours = Αυτό δεν μπορείς να το ζητήσεις εσύ.
problem-not-found = Εδώ δεν υπάρχει τίποτα.
problem-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
problem-no-such-game = Δεν υπάρχει παιχνίδι { $game }.
problem-no-such-language = Δεν υπάρχουν ακόμη λόγια στη γλώσσα { $language }.
problem-no-such-token = Δεν έχεις τέτοιο διακριτικό.
problem-no-such-session = Δεν έχεις τέτοια σύνδεση.
problem-no-such-ply = Η παρτίδα έχει { $plies ->
    [one] { $plies } κίνηση
   *[other] { $plies } κινήσεις
}· δεν υπάρχει κίνηση αρ. { $ply }.
problem-bad-method = Αυτή η διεύθυνση δεν δέχεται { $method }.
problem-login-taken = Αυτό το όνομα σύνδεσης το έχει κάποιος άλλος.
problem-name-taken = Κάποιος με λογαριασμό έχει ήδη αυτό το όνομα ή ένα που μοιάζει ίδιο. Διάλεξε άλλο.
problem-has-account = Έχεις ήδη λογαριασμό.
problem-no-account = Δεν έχεις λογαριασμό.
problem-too-large = Είναι πολύ μεγάλο: γίνονται δεκτά το πολύ { $most } byte.
problem-bad-type = Αυτή η διεύθυνση δέχεται μόνο { $type }.
problem-bad-value = { $problem }
problem-bad-name = Ένα όνομα έχει 1 έως { $most } χαρακτήρες που φαίνονται.
problem-mixed-name = Μην ανακατεύεις στην ίδια λέξη του ονόματός σου γράμματα διαφορετικών αλφαβήτων που μοιάζουν ίδια.
problem-bad-login = Ένα όνομα σύνδεσης έχει { $least } έως { $most } χαρακτήρες που φαίνονται, χωρίς κενά.
problem-bad-password = Ένας κωδικός έχει { $least } έως { $most } χαρακτήρες.
problem-bad-option = { $problem }
problem-bad-seats = { $problem }
problem-bad-chairs = Χρειάζεται μία καρέκλα για κάθε θέση: οι θέσεις είναι { $seats }, οι καρέκλες { $chairs }.
problem-bad-record = Γραμμή { $line }: { $problem }
problem-too-fast = Πάρα πολλά αιτήματα· περίμενε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
problem-too-many-bot-games = Έχεις ήδη { $most ->
    [one] μία παρτίδα
   *[other] { $most } παρτίδες
} σε εξέλιξη μόνο με μποτ. Περίμενε να τελειώσει κάποια ή παίξε κι εσύ. Μια παρτίδα που δεν την παρακολουθεί κανείς παύει να μετράει ύστερα από λίγα λεπτά.
problem-too-many-bot-games-here = Από το δίκτυό σου είναι ήδη σε εξέλιξη { $most ->
    [one] μία παρτίδα
   *[other] { $most } παρτίδες
} μόνο με μποτ. Περίμενε να τελειώσει κάποια ή παίξε κι εσύ.
problem-not-the-operator = Αυτό μπορεί να το κάνει μόνο ο διαχειριστής του διακομιστή.
problem-banned =
    { $until ->
        [never] Δεν μπορείς να χρησιμοποιήσεις αυτόν τον διακομιστή.
       *[other] Δεν μπορείς να χρησιμοποιήσεις αυτόν τον διακομιστή έως { $until }.
    } { $reason }
problem-no-such-mute = Δεν έχεις βάλει κανέναν σε σίγαση με αυτό το id.
problem-no-such-person = Δεν υπάρχει τέτοιο άτομο.
problem-no-such-ban = Δεν υπάρχει τέτοιος αποκλεισμός.
problem-too-many-mutes = Έχεις βάλει { $most } άτομα σε σίγαση. Περισσότερα δεν γίνεται.
problem-too-many-tables = Έχεις { $most ->
    [one] ένα ανοιχτό τραπέζι
   *[other] { $most } ανοιχτά τραπέζια
}. Τελείωσε ή κλείσε ένα πριν φτιάξεις άλλο.
problem-too-many-tables-today = Έφτιαξες { $most ->
    [one] ένα τραπέζι
   *[other] { $most } τραπέζια
} μέσα σε μια μέρα. Δοκίμασε ξανά αύριο.
problem-too-many-tables-here = Από τη διεύθυνσή σου φτιάχτηκαν πάρα πολλά τραπέζια μέσα σε μία ώρα. Δοκίμασε ξανά σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}.
problem-too-many-guests = Ήρθαν πάρα πολλοί επισκέπτες από τη διεύθυνσή σου μέσα σε μία ώρα. Δοκίμασε ξανά σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}, ή συνδέσου.
problem-server-fault = Κάτι πήγε στραβά εδώ. Όποιος φροντίζει τον διακομιστή το βρίσκει στο ημερολόγιο, με τον κωδικό { $request }.
problem-damaged = Αυτό το τραπέζι έχει φυλαχτεί, αλλά δεν διαβάζεται εδώ. Τίποτα δεν χάθηκε· όποιος φροντίζει τον διακομιστή βρίσκει την αιτία στο ημερολόγιο.
problem-overloaded = Ο διακομιστής είναι υπερφορτωμένος· δοκίμασε ξανά σε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
problem-storage = Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα αυτή τη στιγμή. Η παρτίδα έμεινε όπως ήταν· δοκίμασε ξανά σε λίγο.
problem-stopping = Ο διακομιστής ετοιμάζεται να σταματήσει.

## Σελίδες

page-no-script = Αυτή η σελίδα χρειάζεται σενάρια (scripts). Χωρίς αυτά, παίξτε στις απλές σελίδες.
page-unofficial = Ένα ανεπίσημο τραπέζι για παιχνίδια που αρέσουν. Οι τίτλοι τους ανήκουν στους εκδότες τους, που δεν το έφτιαξαν, δεν το ενέκριναν και δεν το συστήνουν· οι κανόνες λέγονται με δικά μας λόγια, και όλες οι εικόνες είναι δικές μας.
page-stranger = Σύνδεση
page-guest = Επισκέπτης
page-somebody = Κάποιος
page-operator = Ο διαχειριστής
page-back = Πίσω στο λόμπι
page-problem = Αυτό δεν πέτυχε
page-rules = Κανόνες
page-welcome = Γάτες, ποντίκια, τυρί και γρανάζια
page-welcome-more = Έξι παιχνίδια για να παίξεις με φίλους μέσω συνδέσμου, με μποτ ή χωρίς παρέα. Λογαριασμός δεν χρειάζεται.
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
page-no-tables = Αυτή τη στιγμή κανείς δεν περιμένει παίκτες. Φτιάξε ένα τραπέζι και διάλεξε «Να φαίνεται στο λόμπι».
page-your-turn = Η σειρά σου
page-turn = Παίζει: { $name }.
page-phase-waiting = Περιμένει παίκτες
page-phase-playing = Παίζεται
page-phase-paused = Σε παύση
page-phase-over = Τελείωσε
page-phase-closed = Έκλεισε
page-chair-mine = Εγώ
page-chair-kept = Φίλος, με πρόσκληση
page-chair-open = Όποιος έρθει
page-bot = { $name } (μποτ { $level })
page-record = Μια καταγραφή παρτίδας
page-upload-title = Φέρε μια παρτίδα
page-upload-more = Επικόλλησε μια καταγραφή ή διάλεξε το αρχείο της: κάθε κίνηση ελέγχεται, και μπορείς να τη δεις ή να συνεχίσεις να παίζεις.
page-upload = Ανέβασε
page-new-table = Τραπέζι για το παιχνίδι: { $game }
page-seat = Θέση { SEAT_NUMBER($seat) }
page-how-many = Πόσοι παίζουν
page-who-plays = Ποιος παίζει
page-options = Επιλογές
page-clock = Ρολόι
page-clock-kind = Χρόνος
page-clock-none = χωρίς ρολόι
page-clock-count-up = μετριέται, δεν τελειώνει ποτέ
page-clock-bank = απόθεμα για όλη την παρτίδα
page-clock-days = ημέρες για κάθε σειρά
page-clock-more = Πόσος χρόνος
page-clock-minutes = Λεπτά στο απόθεμα
page-clock-increment = Δευτερόλεπτα που προστίθενται μετά από κάθε σειρά
page-clock-days-each = Ημέρες για κάθε σειρά
page-clock-expiry = Όταν τελειώσει ο χρόνος
page-expiry-loss = η θέση χάνει
page-expiry-bot = παίζει μία φορά ένα μποτ
page-expiry-nothing = δεν γίνεται τίποτα
page-manners = Τρόποι
page-public = Να φαίνεται στο λόμπι
page-chat-allowed = Να επιτρέπεται η συζήτηση
page-automatic = Να παίζονται μόνες τους οι κινήσεις χωρίς επιλογή
page-wait = Την παρτίδα την αρχίζω εγώ
page-watching = Θεατές
page-watch-yes = Άλλοι μπορούν να παρακολουθούν
page-watch-no = Κανείς δεν μπορεί να παρακολουθεί
page-delay = Πόσες κινήσεις πίσω
page-make-table = Φτιάξε το τραπέζι
page-your-name = Το όνομά σου
page-board = Το ταμπλό
page-in-words = Το ταμπλό με λόγια
page-ply = { $ply } από { $plies }
page-to-now = Στο τώρα
page-to-ply = Στην κίνηση αρ. { $ply }
page-branch = Συνέχισε από εδώ σε νέο τραπέζι
page-eyes = Με τα μάτια:
page-players = Παίκτες
page-you = εσύ
page-left = έφυγε
page-winners = Νίκη: { $names }.
page-scores = Βαθμολογία { $scores }
page-log = Τι έγινε
page-nothing-yet = Τίποτα ακόμη.
page-hidden-move = Κάτι κρυφό.
page-chat = Συζήτηση
page-say = Πες το
page-your-moves = Οι κινήσεις σου
page-move = Η κίνησή σου
page-write-move = μια κίνηση, από { $count }
page-play-move = Παίξ’ την
page-group = { $name } ({ $count })
page-plain-moves = κινήσεις
page-mark-wins = κερδίζει
page-mark-loses = χάνει
page-mark-ends = τελειώνει την παρτίδα
page-mark-final = οριστική
page-questions = Μια ερώτηση
page-asks-undo = { $name }: ζητά να παρθούν πίσω κινήσεις.
page-asks-pause = { $name }: ζητά παύση.
page-asks-draw = { $name }: προτείνει ισοπαλία.
page-asks-abandon = { $name }: ζητά να τελειώσει η παρτίδα χωρίς αποτέλεσμα.
page-asks-replace = { $name }: ζητά αντικατάσταση. Ποιος φεύγει: { $target }.
page-agree = Συμφωνώ
page-decline = Αρνούμαι
page-withdraw = Αποσύρω
page-free-chairs = Υπάρχει ελεύθερη καρέκλα
page-sit = Κάθισε
page-lucky = μια λέξη για τον κρουπιέρη, αν θέλεις
page-invite = Στείλε αυτόν τον σύνδεσμο σε όποιον θα καθίσει εδώ:
page-invitation = Πρόσκληση
page-copy = Αντιγραφή
page-doing = Περισσότερα
page-start = Άρχισε τώρα
page-close = Κλείσε το τραπέζι
page-stand = Σήκω
page-undo-free = Πάρε πίσω
page-undo-ask = Ζήτησε να πάρεις πίσω
page-resume = Συνέχισε
page-pause = Ζήτησε παύση
page-draw = Πρότεινε ισοπαλία
page-resign = Παραιτήσου
page-abandon = Ζήτησε να τελειώσει
page-fill = Δώσε τη θέση { SEAT_NUMBER($seat) } σε μποτ
page-replace = Ζήτησε αντικατάσταση: { $name }
page-replace-person = όποιος έρθει
page-download = Κατέβασε την καταγραφή
page-rematch = Παίξε ξανά
page-go-rematch = Στη ρεβάνς
page-about = Για αυτό το τραπέζι
page-commitment = Ο κρουπιέρης δεσμεύτηκε σε:
page-secret = Το μυστικό του κρουπιέρη:
page-secret-later = φανερώνεται όταν τελειώσει η παρτίδα
page-verify = Κάθε κλήρωση βγαίνει από το μυστικό και τις λέξεις των παικτών: το «whiskerworks verify» ελέγχει μια καταγραφή που κατέβασες.
page-words = Λέξεις για τον κρουπιέρη: { $words }
page-enter = Μπες
page-enter-title = Παίξε ως επισκέπτης
page-sign-in = Σύνδεση
page-sign-out = Αποσύνδεση
page-sign-out-elsewhere = Αποσύνδεση παντού αλλού
page-login = Όνομα σύνδεσης
page-password = Κωδικός
page-name-title = Το όνομά σου
page-rename = Άλλαξέ το
page-account = Λογαριασμός
page-account-more = Σε αυτή τη συσκευή είσαι επισκέπτης. Με όνομα σύνδεσης και κωδικό βρίσκεις τις παρτίδες σου και σε άλλες.
page-make-account = Φτιάξε λογαριασμό
page-password-more = Το όνομα σύνδεσής σου είναι { $login }. Αν ορίσεις νέο κωδικό, αποσυνδέεσαι παντού αλλού και ανακαλούνται τα διακριτικά όλων των προγραμμάτων σου.
page-password-old = Τωρινός κωδικός
page-password-new = Νέος κωδικός
page-change-password = Όρισε τον κωδικό
page-sessions = Πού έχεις συνδεθεί
page-sessions-more = Κάνε αποσύνδεση όπου δεν είσαι εσύ. Η αποσύνδεση παντού αλλού ανακαλεί και τα διακριτικά όλων των προγραμμάτων σου.
page-session-browser = { $browser } σε { $system }
page-session-unknown = Άγνωστος περιηγητής
page-session-here = αυτός ο περιηγητής
page-session-seen = τελευταία χρήση: { $date }
page-session-seen-from = τελευταία χρήση: { $date }, σύνδεση από { $address }
page-tokens = Προγράμματα
page-tokens-more = Ένα πρόγραμμα με διακριτικό παίζει για σένα: ένα δικό σου μποτ ή ένα εργαλείο.
page-token-once = Το νέο σου διακριτικό, φαίνεται μόνο αυτή τη φορά:
page-label = Για τι είναι
page-make-token = Φτιάξε διακριτικό
page-drop-token = Ανακάλεσέ το
page-muted = Άτομα που έβαλες σε σίγαση
page-muted-more = Δεν βλέπεις όσα λένε, σε κανένα τραπέζι. Κανείς άλλος δεν το καταλαβαίνει.
page-muted-nobody = Δεν έχεις βάλει κανέναν σε σίγαση. Σε ένα τραπέζι, πάτησε το κουμπί δίπλα σε μια γραμμή της συζήτησης.
page-forget = Ξέχασέ με
page-forget-more = Το όνομα, το όνομα σύνδεσης και τα διακριτικά σου διαγράφονται. Οι παρτίδες μένουν σε όσους τις έπαιξαν, χωρίς το όνομά σου.
page-older = Παλιότερα
