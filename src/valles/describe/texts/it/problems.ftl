# Che cosa il server rifiuta, e perché.

damage-game = il gioco qui non è disponibile, o non in questa forma.
damage-rows = le mosse della partita sono danneggiate o incomplete.
damage-seats = i suoi posti non sono leggibili.
damage-table = i dati del tavolo non sono leggibili.
problem-already-seated = Siedi già a questo tavolo.
problem-away = Hai lasciato questo posto; prima devi tornarci.
problem-away-connected = { $seat } è in linea: l'assenza si può segnare solo dopo { $seconds } s senza connessione.
problem-away-too-soon = { $seat } non è in linea: l'assenza si potrà segnare tra { $seconds } s.
problem-bad-request = Il server non capisce questa richiesta.
problem-bot-version = Il programma usa la versione { $spoken } del protocollo; qui vale la versione { $version }.
problem-broken-record = Questa non è la registrazione di una partita: { $reason }
problem-content-type = Le richieste si inviano come application/json.
problem-damaged = Il tavolo non si può aprire: { $reason } I suoi dati restano conservati così come sono.
problem-decision-used = Questo identificativo indica già un'altra decisione.
problem-device-only = Senza un server nessuno può unirsi da un altro dispositivo. A questo tavolo puoi giocare da solo, contro i computer o in più persone su questo dispositivo.
problem-docs-not-built = La documentazione non è stata costruita. Nel codice sorgente di Valles la costruisce `make docs`.
problem-finishing = Il server sta per essere aggiornato. Le partite iniziate si possono finire; quelle nuove potranno iniziare dopo l’aggiornamento.
problem-first-game = Una prima partita è per una persona sola, in solitaria o contro il computer.
problem-foreign-origin = Questa richiesta viene da un altro sito.
problem-frozen = In questa versione la partita, dalla mossa { $step } in poi, andrebbe diversamente da come è stata giocata, quindi qui non può proseguire. Il tavolo è mostrato com'era dopo la mossa { $shown }.
problem-frozen-record = A questo tavolo giocano anche altri, e la registrazione mostrerebbe le loro carte. Può salvarla chi gestisce il server: valles check --records.
problem-game-too-long = Questa partita è arrivata a { $possible } mosse e non può essere più lunga.
problem-has-started = La partita è già iniziata.
problem-weaker-stand-in = Il computer che gioca per chi è assente non può diventare più debole durante la partita.
problem-host-only = Può farlo solo chi ha aperto il tavolo.
problem-other-link = Questo link apre qualcosa di diverso da ciò che dice il suo indirizzo, perciò non è successo nulla. Chiedi a chi te l’ha mandato.
problem-players-only = Può farlo solo chi ha giocato questa partita.
problem-illegal = Non è possibile: { $reason }
problem-illegal-option = Non è possibile: { $reason } Sono possibili { $possible }.
problem-impossible = Queste risposte non sono possibili una dopo l'altra.
problem-internal = Qualcosa è andato storto nel server. Non è cambiato nulla; riprova.
problem-join-first = Prima unisciti al tavolo.
problem-link-dead = Questo link non è valido: è già stato usato, è scaduto o non è mai esistito.
problem-malformed = Il messaggio non è valido: { $reason }
problem-mcp-missing = Questo server non è predisposto per i modelli linguistici. Chi lo gestisce può installare ciò che manca: pip install 'valles[mcp]'
problem-method = Questo indirizzo non accetta questo metodo.
problem-no-name = Serve un nome che si possa leggere.
problem-no-seat = Non hai un posto a questo tavolo.
problem-no-network = La rete dei computer di livello difficile ed esperto non è ancora su questo dispositivo e non è stato possibile scaricarla. Scegli facile o medio, oppure riprova con una connessione.
problem-no-such-move = La mossa { $move } non esiste.
problem-no-such-option = Qui la possibilità “{ $option }” non esiste; sono possibili { $possible }.
problem-no-such-seat = Qui il posto “{ $seat }” non esiste; ci sono { $possible }.
problem-no-person = A questo posto non siede nessuna persona.
problem-unknown-person = Questa persona non è più qui.
problem-nobody-sits-there = Nessuno occupa questo posto: { $seat }.
problem-not-asked = Questo posto ora non deve decidere nulla.
problem-hint-alone = I suggerimenti ci sono solo se non gioca nessun altro.
problem-hint-rated = Nelle partite classificate non ci sono suggerimenti.
problem-rated-alone = Possono valere per la classifica solo le partite con avversari.
problem-rated-variant = Le partite classificate non si possono giocare con “{ $option }: { $value }”.
problem-not-found = A questo indirizzo non c'è nulla.
problem-not-over = La partita non è ancora finita; fino ad allora i suoi segreti restano tali.
problem-not-started = La partita non è ancora iniziata.
problem-not-your-seat = { $seat } non è il tuo posto.
problem-nothing-said = Questo messaggio è vuoto.
problem-nothing-to-take-back = Non hai risposte da ritirare.
problem-opponent-setup = Il computer ({ $opponent }) ha imparato questo gioco solo con le scelte abituali, e qui “{ $option }” è diverso. Il computer ({ $other }) gioca con tutte le scelte.
problem-over = La partita è finita e chiunque sia al tavolo può guardare le carte di tutti.
problem-only-with-people = È possibile solo ai tavoli in cui giocano insieme delle persone.
problem-out-of-date = Nel frattempo il tavolo è cambiato; controllalo di nuovo.
problem-record-cut = manca la fine.
problem-record-game = è di un gioco che qui non c'è; ci sono { $possible }.
problem-record-head = la prima riga non indica gioco, regole, preparazione e seme.
problem-record-line = la riga { $move } delle mosse non si può leggere.
problem-record-move = la mossa { $move } lì non è possibile.
problem-record-setup = la preparazione indicata non è possibile.
problem-record-state = dopo la mossa { $move } la partita non corrisponde alla registrazione.
problem-record-too-long = ha { $count } mosse; al massimo ne sono possibili { $possible }.
problem-seat-taken = { $seat }: questo posto è occupato.
problem-seats-open = Manca ancora qualcuno: { $seats }.
problem-setup = Non si può preparare una partita così: { $reason }
problem-setup-alone = in solitaria non si può scegliere “{ $option }”.
problem-setup-chairs = “{ $option }” dipende dai posti.
problem-setup-mixture = “{ $option }” non può essere “{ $value }” se “{ $other }” è “{ $chosen }”; può essere { $possible }.
problem-setup-needs = “{ $option }” può essere “{ $value }” solo con “{ $other }”.
problem-setup-option = non c'è la scelta “{ $option }”; ci sono { $possible }.
problem-setup-seat = “{ $option }” deve indicare posti di questo tavolo: { $possible }.
problem-setup-several = “{ $option }” si può scegliere solo in solitaria.
problem-setup-together = queste scelte non sono compatibili.
problem-setup-value = “{ $option }” può essere { $possible }.
problem-busy = In questo momento c'è molto traffico. Non è cambiato nulla; riprova tra poco.
problem-signs-out = Questo link disconnette { $name } da questo dispositivo. Prima conferma.
problem-storage-full = Su questo dispositivo non c’è più spazio, perciò la mossa non è stata salvata. Nulla è cambiato. Libera un po’ di spazio, oppure salva le partite come file e rimuovi quelle vecchie.
problem-too-fast = Troppe richieste; aspetta al massimo { $seconds } secondi.
problem-too-large = La richiesta è troppo grande.
problem-too-long = Il server impiega troppo tempo a calcolarlo.
problem-too-many-changes = Questo tavolo è stato modificato troppo spesso: ora sono possibili solo mosse.
problem-too-many-imports = Nell'ultima ora hai importato, o provato a importare, { $count } partite; aspetta un po'.
problem-too-many-seats = { $count } posti sono troppi; ne sono possibili { $possible }.
problem-too-many-sockets = Troppe finestre aperte; ne sono possibili { $count }.
problem-too-many-tables = Hai aperto { $count } tavoli in un'ora; aspetta un po'.
problem-unavailable = Non è stato possibile salvare la mossa. Non è cambiato nulla; riprova.
problem-undo-needs-consent = Senza chiedere puoi tornare alla mossa { $move }; oltre, solo se tutti sono d'accordo.
problem-unknown-card = { $possible-count ->
    [0] In questo gioco non c'è una carta “{ $card }”.
   *[other] In questo gioco non c'è una carta “{ $card }”; nomi simili: { $possible }.
}
problem-unknown-game = Qui il gioco “{ $game }” non esiste; ci sono { $possible }.
problem-unknown-host = Il server non è conosciuto con questo nome. Chi lo gestisce può aggiungerlo con --allow-host.
problem-unknown-opponent = L'avversario “{ $opponent }” non esiste; ci sono { $possible }.
problem-unknown-option = In questo gioco la possibilità “{ $option }” non esiste.
problem-unknown-session = Il server non ti riconosce; prima inserisci un nome.
problem-unknown-table = Il tavolo non esiste o non hai accesso.
problem-unknown-topic = L'argomento “{ $topic }” non esiste; ci sono { $possible }.
problem-version = Il server è stato aggiornato dopo il caricamento di questa pagina. Ricaricala per continuare; nulla va perso.

# Accounts.

problem-confirm = Accedi di nuovo prima di cambiarlo: forse in questo momento il dispositivo lo usa qualcun altro.
problem-email = Questo non è un indirizzo e-mail.
problem-has-account = Il tuo nome è già conservato.
problem-last-way-in = Conserva almeno { $count } modi per accedere, tra cui una password o una passkey. Prima aggiungine un altro.
problem-merge-account = Si possono portare con sé solo le partite di un ospite, e qui qualcuno ha effettuato l’accesso.
problem-merge-table = Tu e { $name } avete posti allo stesso tavolo. Prima finite la partita, oppure tieni due nomi.
problem-name-taken = Il nome “{ $name }” è già in uso su questo server. Sono liberi: { $possible }.
problem-no-account = Qui sei un ospite. Prima conserva il tuo nome.
problem-no-mail = Questo server non invia e-mail.
problem-no-passkeys-here = I browser permettono le passkey solo agli indirizzi che iniziano con https e hanno un nome. Questo è { $origin }.
problem-no-such-device = Su quel dispositivo non hai effettuato l’accesso.
problem-no-such-passkey = Questa passkey non esiste.
problem-no-way-in = Scegli una password o una passkey.
problem-other-name = Non è il tuo nome. Scrivi { $name }.
problem-passkey = Non è stato possibile verificare la passkey. Riprova.
problem-passkey-known = Questa passkey è già stata aggiunta.
problem-passkey-late = Ci è voluto troppo tempo. Riprova.
problem-password-short = La password deve avere almeno { $count } caratteri.
problem-password-weak = Questa password è troppo facile da indovinare.
problem-sign-in = Il nome non corrisponde a questa password o a questo codice.
problem-sign-in-passkey = Questa passkey qui non è conosciuta.
problem-too-many-passkeys = Hai già { $count } passkey. Prima rimuovine una.
mail-verify-subject = Valles: conferma il tuo indirizzo e-mail
mail-verify-text = Ciao { $name },

    apri questo link per confermare che questo indirizzo è tuo. È valido per un giorno:

    { $link }

    Se non hai inserito questo indirizzo in Valles, ignora questa e-mail.

# Notices.

problem-mail-failed = Non è stato possibile inviare la mail con il link: { $reason }
problem-no-such-channel = Questo canale non esiste.
problem-notice-address = Non è possibile inviare nulla lì: { $reason }
problem-notice-link = Questo link non è più valido. Non è cambiato nulla.
problem-push-keys = L'iscrizione del browser non è utilizzabile. Consenti di nuovo le notifiche.
problem-time-zone = Il fuso orario "{ $zone }" non esiste.
problem-too-many-channels = Puoi avere al massimo { $possible } canali. Prima rimuovine uno.
