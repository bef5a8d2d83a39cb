# Το πρόγραμμα στον περιηγητή, στα ελληνικά: όσα λένε μόνο οι σελίδες του.

## Παντού

web-loading = Φόρτωση …
web-skip = Μετάβαση στο περιεχόμενο
web-menu = Μενού
web-settings = Ρυθμίσεις
web-close = Κλείσιμο
web-copied = Αντιγράφηκε
web-broken = Κάτι πήγε στραβά. Φόρτωσε ξανά τη σελίδα.
web-offline = Ο διακομιστής δεν απαντά. Μήπως είσαι εκτός σύνδεσης;
web-unreachable = Ανάμεσα σε εσένα και τον διακομιστή, κάτι άλλο απάντησε στη θέση του. Δοκίμασε ξανά σε λίγο.

## Το ταμπλό

web-board = Το ταμπλό
web-board-keys = Το ταμπλό. Με τα βέλη μετακινείσαι, με Enter διαλέγεις, με Escape γυρίζεις πίσω.
web-spot = { $piece } – { $does }
web-spot-chosen = { $piece } – επιλεγμένο
web-spot-leads =
    { $count ->
        [one] μία κίνηση
       *[other] { $count } κινήσεις
    }
web-choose-next =
    { $count ->
        [one] Διάλεξε το σημείο που ξεχωρίζει.
       *[other] Διάλεξε ένα από τα { $count } σημεία που ξεχωρίζουν.
    }
web-choose-of = Διάλεξε: { $pieces }
web-choose-among = Ποιο από αυτά;
web-asked = Να παιχτεί; { $does }
web-play = Παίξε
web-back = Πίσω
web-open-rule = Κανόνας { $rule }
web-offer-marked = { $does } ({ $marks })
web-zoom-in = Μεγέθυνση
web-zoom-out = Σμίκρυνση
web-zoom-fit = Όλο το ταμπλό
web-moves = Κινήσεις
web-pieces = Στο τραπέζι
web-filter = Βρες μια κίνηση
web-filtered =
    { $count ->
        [0] Δεν βρέθηκε κίνηση.
        [one] Μία κίνηση
       *[other] { $count } κινήσεις
    }
web-no-moves = Δεν έχεις τίποτα να παίξεις τώρα.
web-group = { $about } ({ $count })

## Χωρίς σύνδεση, και μια νέα έκδοση

web-offline-title = Είσαι εκτός σύνδεσης
web-offline-more = Μέχρι να επανέλθει η σύνδεση δεν μπορείς να παίξεις με άλλους. Μπορείς όμως να διαβάσεις τους κανόνες και να ξαναδείς παρτίδες που έχεις ανοίξει παλιότερα.
web-offline-games = Παρτίδες για να ξαναδείς
web-offline-banner = Είσαι εκτός σύνδεσης. Η σελίδα μπορεί να μην είναι ενημερωμένη.
web-try-again = Δοκίμασε ξανά
web-new-version = Υπάρχει νέα έκδοση.
web-load-new = Ενημέρωση

## Λόμπι

web-picture-of = { $game }, στη μέση της παρτίδας
web-hero-play = Διάλεξε παιχνίδι
web-hero-rules = Δες τους κανόνες
web-shelf = Παιχνίδια
web-shelf-level = Επίπεδο μποτ
web-play-now = { $bots ->
    [one] Παίξε με { $bot }
   *[other] Παίξε με { $bots } μποτ
}
web-play-alone = Παίξε τώρα
web-play-friends = Με φίλους, επιλογές
web-play-options = Διάλεξε επιλογές
web-rules-of = Κανόνες: { $game }
web-my-games = Οι παρτίδες σου
web-all-my-games = Όλες οι παρτίδες σου
web-table-won = Κέρδισες
web-table-lost = Έχασες
web-plies = { $plies ->
    [0] δεν άρχισε
    [one] μία κίνηση
   *[other] { $plies } κινήσεις
}
web-player-you = { $name } (εσύ)
web-chair-free = ελεύθερη θέση
web-chair-kept = κρατημένη για φίλο
web-look-back = Δες ξανά
web-look-back-at = Δες ξανά: { $game }
web-look-on = Δες
web-look-on-at = Δες: { $game }
web-sit-at = Κάθισε ({ $free ->
    [one] μία ελεύθερη θέση
   *[other] { $free } ελεύθερες θέσεις
})
web-choose-file = Διάλεξε αρχείο

## Ένα νέο τραπέζι

web-presets = Γρήγορη επιλογή
web-preset-alone = Σόλο
web-preset-alone-more = Παιχνίδι για έναν παίκτη.
web-preset-bot = Με μποτ
web-preset-bot-more = Κάθεσαι στην πρώτη θέση, μποτ στις υπόλοιπες.
web-preset-friend = Πρόσκληση φίλου
web-preset-friend-more = Παίρνεις έναν σύνδεσμο και τον στέλνεις. Με αυτόν κάθεται ο φίλος σου.
web-preset-here = Σε μία συσκευή
web-preset-here-more = Όλες οι θέσεις δικές σου: δίνετε τη συσκευή από χέρι σε χέρι ή κάνεις δοκιμές.
web-preset-bots = Μόνο μποτ
web-preset-bots-more = Χαλάρωσε και δες τα μποτ να παίζουν.
web-chairs-more = Η παρτίδα αρχίζει όταν πιαστούν όλες οι θέσεις.
web-chairs-unseen = Υπάρχει θέση ανοιχτή σε όλους, αλλά το τραπέζι δεν φαίνεται στο λόμπι. Το βρίσκουν μόνο όσοι πάρουν τον σύνδεσμο.
web-from-to = Γράψε έναν ακέραιο από { $least } έως { $most }.
web-rule = Κανόνας { $rule }
web-option-own = Γράψε το δικό σου …
web-option-own-text = { $option }, δικό σου κείμενο
web-tinkerers = Για προχωρημένους
web-clock-none = Χωρίς ρολόι.
web-clock-count-up = Όλοι βλέπουν πόση ώρα έχει σκεφτεί ο καθένας. Ο χρόνος δεν τελειώνει ποτέ.
web-clock-bank = Κάθε παίκτης έχει μερικά λεπτά για όλη την παρτίδα και κερδίζει δευτερόλεπτα μετά από κάθε σειρά του.
web-clock-days = Για αργές παρτίδες εβδομάδων: κάθε σειρά μπορεί να κρατήσει μερικές ημέρες.
web-public-more = Το τραπέζι φαίνεται σε όλους στο λόμπι. Αλλιώς χρειάζεται ο σύνδεσμός του.
web-watching-more = Οι θεατές βλέπουν όσα είναι φανερά, ποτέ τα μυστικά ενός παίκτη.
web-delay-more = Με 3, οι θεατές βλέπουν κάθε κίνηση τρεις κινήσεις αργότερα, πολύ αργά για να βοηθήσουν έναν παίκτη.
web-chat-more = Παίκτες και θεατές μπορούν να γράφουν μεταξύ τους.
web-automatic-more = Όταν έχεις μόνο μία κίνηση, παίζεται αυτόματα.
web-wait-more = Αλλιώς η παρτίδα αρχίζει μόλις πιαστεί η τελευταία θέση.
web-missing = Δευτερόλεπτα ώσπου ένας παίκτης να θεωρηθεί απών
web-missing-more = Μετά από τόση απουσία, οι άλλοι μπορούν να συμφωνήσουν να δώσουν τη θέση σε μποτ ή σε κάποιον άλλον.
web-name-more = Αυτό το όνομα βλέπουν οι άλλοι. Το αλλάζεις όποτε θέλεις.

## Κανόνες

web-rules-more = Με δικά μας λόγια και με αρίθμηση: όταν μια κίνηση απορρίπτεται, το μήνυμα παραπέμπει εδώ, στον κανόνα της.
web-find-rule = Βρες έναν κανόνα
web-no-rule-found = Κανένας κανόνας δεν περιέχει όλες αυτές τις λέξεις.
web-game-rules = Αυτό το παιχνίδι
web-table-rules = Κάθε τραπέζι
web-table-rules-more = Ισχύουν σε κάθε παιχνίδι: θέσεις, χρόνος, αναιρέσεις κινήσεων, θεατές.
web-print = Εκτύπωση
web-certainty-printed = Από το τυπωμένο βιβλίο κανόνων.
web-certainty-reviewed = Οι τυπωμένοι κανόνες δεν το λένε ή δεν είναι σαφείς. Ακολουθούμε τις κριτικές του παιχνιδιού ή τον εκδότη του.
web-certainty-ours = Δική μας απόφαση, όπου οι κανόνες δεν λένε τίποτα.

## Ρυθμίσεις

web-settings-more = Αποθηκεύονται μόνο σε αυτή τη συσκευή. Οι αλλαγές ισχύουν αμέσως.
web-language = Γλώσσα
web-language-more = Ισχύει για τα παιχνίδια, τους κανόνες και τα μηνύματα.
web-language-auto = Γλώσσα περιηγητή: { $language }
web-look = Εμφάνιση
web-theme = Θέμα
web-theme-more = Φωτεινό τη μέρα, σκούρο τη νύχτα, ή όπως είναι ρυθμισμένη η συσκευή σου.
web-theme-auto = Όπως η συσκευή
web-theme-light = Φωτεινό
web-theme-dark = Σκούρο
web-motion = Κινούμενα εφέ
web-motion-more = Γρανάζια που γυρίζουν και κομμάτια που γλιστρούν. Χωρίς εφέ, όλα πηγαίνουν απευθείας στη θέση τους.
web-motion-auto = Όπως η συσκευή
web-motion-full = Ναι
web-motion-none = Όχι
web-coordinates = Μεγάλες συντεταγμένες
web-coordinates-more = Τα ονόματα των σημείων φαίνονται μεγαλύτερα στο ταμπλό.
web-playing = Παιχνίδι
web-confirm = Επιβεβαίωση κάθε κίνησης
web-confirm-more = Αλλιώς επιβεβαιώνεις μόνο τις κινήσεις που δεν αναιρούνται.
web-in-words-more = Περιγράφει δίπλα στο ταμπλό, με κείμενο, ό,τι βρίσκεται πάνω του: για αναγνώστες οθόνης και για όσους προτιμούν να διαβάζουν.

## Εσύ

web-who-are-you = Διάλεξε όνομα
web-guest-more = Για να παίξεις χρειάζεσαι μόνο ένα όνομα. Είσαι επισκέπτης σε αυτή τη συσκευή, ώσπου να φτιάξεις λογαριασμό.
web-sign-in-more = Συνδέσου και βρες τις παρτίδες σου όπως τις άφησες.
web-is-guest = Επισκέπτης σε αυτή τη συσκευή
web-is-account = Λογαριασμός { $login }
web-name-changed = Το όνομα άλλαξε.
web-password-least = Τουλάχιστον { $least } χαρακτήρες.
web-password-changed = Ο κωδικός άλλαξε. Αποσυνδέθηκες από κάθε άλλη συσκευή.
web-forget-sure = Αυτό δεν αναιρείται. Να γίνει σίγουρα;
web-forget-yes = Ναι, διαγραφή δεδομένων
web-forget-no = Άκυρο
web-hook = Ειδοποιήσεις σειράς
web-hook-more = Όταν έρθει η σειρά σου και λείπεις από το τραπέζι, ο διακομιστής στέλνει μήνυμα σε αυτή τη διεύθυνση ιστού: σε ένα κανάλι συνομιλίας ή σε ένα δικό σου πρόγραμμα.
web-hook-url = Διεύθυνση ιστού
web-hook-kind = Μορφή
web-hook-kind-more = Κάθε υπηρεσία συνομιλίας θέλει τη δική της μορφή.
web-hook-json = JSON, για πρόγραμμα
web-hook-slack = Μήνυμα Slack
web-hook-discord = Μήνυμα Discord
web-hook-save = Ενεργοποίηση
web-hook-saved = Οι ειδοποιήσεις είναι ενεργές.
web-hook-drop = Απενεργοποίηση
web-history = Το ιστορικό σου
web-history-game = Παιχνίδι
web-history-all = Όλα τα παιχνίδια
web-history-none = Καμία παρτίδα ακόμη. Διάλεξε παιχνίδι στο λόμπι.
web-nowhere-more = Το ποντίκι έψαξε παντού. Έλεγξε τη διεύθυνση ή γύρισε στο λόμπι.

## Το τραπέζι

web-chance = Τύχη
web-rather-not = Άκυρο
web-on-turn = παίζει
web-your-turn-in = Σειρά σου, θέση { SEAT_NUMBER($seat) }
web-your-turn-as = Σειρά σου: { $name }
web-winner = κέρδισε
web-you-won = Κέρδισες!
web-away = εκτός σύνδεσης
web-watching = { $count ->
    [one] 1 θεατής
   *[other] { $count } θεατές
}
web-time-left = απομένουν { $time }
web-time-used = πέρασαν { $time }
web-lucky = Μια λέξη για τον κρουπιέρη
web-lucky-why = Προαιρετικά: ο κρουπιέρης ανακατεύει τη λέξη σου στην τύχη, ώστε κανείς να μην έχει στήσει το αποτέλεσμα. Οι άλλοι τη βλέπουν όταν αρχίσει η παρτίδα.
web-lucky-word = λέξη: { $word }
web-lucky-give = Δώσε τη λέξη
web-undo-turn = Πάρε πίσω όλη τη σειρά
web-undone = { $count ->
    [one] Αναιρέθηκε μία κίνηση.
   *[other] Αναιρέθηκαν { $count } κινήσεις.
}
web-resign-sure = Παραιτείσαι από την παρτίδα;
web-abandon-sure = Να ζητηθεί από τους άλλους να λήξει η παρτίδα χωρίς αποτέλεσμα;
web-leave-sure = Αφήνεις τη θέση σου; Το ρολόι σου συνεχίζει να τρέχει, και μπορείς να γυρίσεις.
web-close-sure = Κλείνεις αυτό το τραπέζι;
web-somebody-missing = Λείπει ένας παίκτης
web-has-left = { $name } έφυγε.
web-is-away = { $name }: εκτός σύνδεσης.
web-replace-by = Αντικατάσταση: { $name }
web-back-to-ply = Πίσω στην κίνηση αρ. { $ply }.
web-waits-for = Αναμονή για: { $names }.
web-declined = Η πρότασή σου απορρίφθηκε.
web-lately = Τελευταία: { $what }
web-log-all = Όλες οι κινήσεις ({ $plies })
web-played-automatically = παίχτηκε αυτόματα
web-nothing-said = Κανένα μήνυμα ακόμη.
web-name-to-talk = Διάλεξε όνομα για τη συνομιλία: κάθισε ή συνδέσου.
web-say-what = Μήνυμα
web-mute-for-me = Σίγαση για μένα
web-unmute-for-me = Άρση σίγασης για μένα
web-mute = Σίγαση
web-unmute = Άρση σίγασης
web-remove = Απομάκρυνση
web-readmit = Επαναφορά
web-muted-or-removed = Σε σίγαση ή εκτός
web-said = { $name }: { $text }
web-chat-unread = Συνομιλία ({ $count } νέα)
web-rules-found = { $count ->
    [0] Δεν βρέθηκε κανόνας.
    [one] Ένας κανόνας
   *[other] { $count } κανόνες
}
web-rules-all = Όλοι οι κανόνες σε μία σελίδα
web-line-connecting = Σύνδεση …
web-line-lost = Χάθηκε η σύνδεση.
web-line-next = { $seconds ->
    [0] Γίνεται επανασύνδεση.
    [one] Επανασύνδεση σε ένα δευτερόλεπτο.
   *[other] Επανασύνδεση σε { $seconds } δευτερόλεπτα.
}
web-line-kept = Οι κινήσεις σου φυλάσσονται και θα σταλούν μόλις επανέλθει η σύνδεση.
web-line-now = Επανασύνδεση
web-look-back-kept = Δες όσα έχει κρατήσει αυτή η συσκευή
web-closed = Αυτός ο περιηγητής δεν μπορεί να μπει στο τραπέζι. Φόρτωσε ξανά τη σελίδα ή συνδέσου ξανά.
web-invite = Πρόσκληση
web-invites = { $name } σε προσκαλεί να παίξεις { $game }
web-share = Κοινοποίηση
web-qr = Κωδικός QR της πρόσκλησης
web-chairs = Θέσεις
web-host-starts = Είστε όλοι εδώ. Την παρτίδα την αρχίζει ο οικοδεσπότης.
web-you-start = Είστε όλοι εδώ. Άρχισε όποτε θέλεις.
web-sit-too = Παίξε και τη θέση { SEAT_NUMBER($seat) }
web-scores = Βαθμολογία
web-deal = Έλεγχος κληρώσεων
web-deal-good = Επαληθευμένες κληρώσεις
web-deal-bad = Μη επαληθευμένες κληρώσεις
web-deal-kept = Το έλεγξε ο περιηγητής σου: το μυστικό ταιριάζει με τη δέσμευση που είδες όταν μπήκες στο τραπέζι.
web-deal-broken = Το μυστικό δεν ταιριάζει με τη δέσμευση που είδες όταν μπήκες στο τραπέζι.
web-branched-from = Συνεχίζει παρτίδα άλλου τραπεζιού από την κίνηση αρ. { $plies }.
web-shoulder = Μοιράσου αυτό που βλέπεις
web-shoulder-more = Όποιος έχει αυτόν τον σύνδεσμο βλέπει ό,τι βλέπεις όσο κάθεσαι εδώ, αλλά δεν παίζει.
web-shoulder-make = Νέος σύνδεσμος
web-curtain = Σειρά έχει: { $name } (θέση { SEAT_NUMBER($seat) }).
web-curtain-more = Δώσε τη συσκευή. Συνέχισε όταν δεν κοιτάζει κανείς άλλος.
web-curtain-show = Δείξε το ταμπλό
web-in-words = Το ταμπλό με λόγια
web-about = Πληροφορίες
web-has-bank = { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
} για όλη την παρτίδα{ $increment ->
    [0] { "" }
    [one] , συν ένα δευτερόλεπτο ανά σειρά
   *[other] , συν { $increment } δευτερόλεπτα ανά σειρά
}
web-has-days = { $days ->
    [one] μία ημέρα
   *[other] { $days } ημέρες
} ανά σειρά
web-beside = Δίπλα στο ταμπλό

## Μια παρτίδα ξανά

web-replay-of = Δες ξανά: { $game }
web-replay-how = Προβολή
web-steps = Κίνηση προς κίνηση
web-step-first = Πρώτη κίνηση
web-step-back = Προηγούμενη κίνηση
web-step-on = Επόμενη κίνηση
web-step-last = Τελευταία κίνηση
web-autoplay = Αυτόματη προβολή
web-autoplay-stop = Παύση
web-ply = κίνηση αρ. { $ply }
web-slider = Κίνηση
web-pace = Ταχύτητα
web-pace-1 = αργή
web-pace-2 = κανονική
web-pace-3 = γρήγορη
web-pace-4 = πολύ γρήγορη
web-eyes-own = η θέση σου
web-eyes-bystander = θεατής
web-eyes-seat = θέση { SEAT_NUMBER($seat) }, { $name }
web-eyes-later = Όταν τελειώσει η παρτίδα, μπορείς να τη δεις από την πλευρά κάθε παίκτη.
web-hide-end = Κρύψε το τέλος
web-hide-end-more = Κρύβει το αποτέλεσμα και τη διάρκεια της παρτίδας μέχρι να φτάσεις εκεί.
web-beginning = Αρχή της παρτίδας.
web-ply-told = Κίνηση αρ. { $ply }, { $name }: { $what }
web-last-ply = Τέλος της παρτίδας.
web-from-here = Από εδώ
web-branch-same = Συνέχισε από εδώ με τα ίδια μποτ
web-branch-mine = Συνέχισε από εδώ με όλες τις θέσεις δικές μου
web-ply-link = Σύνδεσμος για την κίνηση
web-to-table = Πίσω στο τραπέζι
