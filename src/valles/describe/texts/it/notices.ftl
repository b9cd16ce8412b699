# Notifiche fuori dalla pagina: push del browser, ntfy, webhook ed e-mail.

notice-table = { $game } con { $names }
notice-table-alone = { $game }
notice-turn-title = Tocca a te
notice-turn = Il tavolo ti aspetta: { $table }.
notice-warning-title = Il tuo tempo sta per finire
notice-warning = Rispondi presto: { $table }. Allo scadere del tempo gli altri potranno decidere per te.
notice-expired-title = Il tuo tempo è scaduto
notice-expired = Ora gli altri possono decidere per te o far giocare il computer: { $table }. Puoi tornare in qualsiasi momento.
notice-full-title = Il tavolo è al completo
notice-full = Tutti i posti sono occupati, puoi cominciare: { $table }.
notice-begun = La partita è cominciata: { $table }.
notice-invited-title = Un invito
notice-invited = { $name } ti invita: { $table }.
notice-opened-title = Un tavolo aperto per te
notice-opened = { $name } ha aperto un tavolo come quelli che cerchi: { $table }.
notice-message-title = Un nuovo messaggio
notice-message = { $name } ha scritto in chat: { $table }.
notice-finished-title = La partita è finita
notice-finished = C'è il risultato: { $table }.
notice-several = { $count ->
    [one] Una notifica
   *[other] { $count } notifiche
}
notice-test-title = Prova da Valles
notice-test = Ecco come saranno le tue notifiche.
notice-confirm-title = Conferma il tuo indirizzo e-mail
notice-confirm = Apri questo link per ricevere a questo indirizzo le notifiche di Valles: { $link } Se non l'hai chiesto tu, ignora questa mail: non ne riceverai altre.
notice-mail-footer = Scegli che cosa ricevere: { $settings } Niente più mail di questo tipo: { $end }
notice-fault-status = { $host } ha risposto con { $status }.
notice-fault-late = Nessuna risposta da { $host } entro { $seconds } s.
notice-fault-silent = Nessuna risposta da { $host }.
notice-fault-unknown = Su internet non esiste { $host }.
notice-fault-private = { $host } si trova in una rete privata, alla quale questo server non invia nulla.
notice-fault-https = L'indirizzo deve cominciare con https://.
notice-fault-port = La porta { $port } non si può usare; sono possibili { $possible }.
    .possible = nominative or
notice-fault-url = Questo non è un indirizzo web completo.
notice-fault-topic = L'indirizzo deve indicare un argomento, come https://ntfy.sh/mira-7f3k.
notice-fault-mail = Il server di posta ha risposto con { $status }.
notice-fault-mail-silent = Il server di posta non risponde.
