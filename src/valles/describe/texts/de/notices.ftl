# Benachrichtigungen außerhalb der Seite: Push im Browser, ntfy, Webhooks und E-Mail.

notice-table = { $game } mit { $names }
notice-table-alone = { $game }
notice-turn-title = Du bist am Zug
notice-turn = Der Tisch wartet auf dich: { $table }.
notice-warning-title = Deine Zeit wird knapp
notice-warning = Antworte bald: { $table }. Ist deine Zeit abgelaufen, können andere für dich entscheiden.
notice-expired-title = Deine Zeit ist abgelaufen
notice-expired = Die anderen können jetzt für dich entscheiden oder den Computer spielen lassen: { $table }. Du kannst jederzeit zurückkehren.
notice-full-title = Der Tisch ist voll
notice-full = Alle Plätze sind besetzt, du kannst beginnen: { $table }.
notice-begun = Die Partie hat begonnen: { $table }.
notice-invited-title = Eine Einladung
notice-invited = { $name } lädt dich ein: { $table }.
notice-opened-title = Ein offener Tisch für dich
notice-opened = { $name } hat einen Tisch eröffnet, wie du ihn suchst: { $table }.
notice-message-title = Eine neue Nachricht
notice-message = { $name } hat im Chat geschrieben: { $table }.
notice-finished-title = Die Partie ist zu Ende
notice-finished = Das Ergebnis steht fest: { $table }.
notice-several = { $count ->
    [one] Eine Benachrichtigung
   *[other] { $count } Benachrichtigungen
}
notice-test-title = Test von Valles
notice-test = So sehen deine Benachrichtigungen aus.
notice-confirm-title = Bestätige deine E-Mail-Adresse
notice-confirm = Öffne diesen Link, um Benachrichtigungen von Valles an diese Adresse zu erhalten: { $link } Wenn du nicht darum gebeten hast, ignoriere diese Mail; du bekommst keine weitere.
notice-mail-footer = Wähle, was du erhältst: { $settings } Keine solchen Mails mehr: { $end }
notice-fault-status = { $host } hat mit { $status } geantwortet.
notice-fault-late = Keine Antwort von { $host } innerhalb von { $seconds } s.
notice-fault-silent = Keine Antwort von { $host }.
notice-fault-unknown = Im Internet gibt es kein { $host }.
notice-fault-private = { $host } liegt in einem privaten Netz; dorthin sendet dieser Server nichts.
notice-fault-https = Die Adresse muss mit https:// beginnen.
notice-fault-port = Port { $port } ist nicht erlaubt; möglich sind { $possible }.
    .possible = nominative or
notice-fault-url = Das ist keine vollständige Webadresse.
notice-fault-topic = Die Adresse muss ein Thema nennen, zum Beispiel https://ntfy.sh/mira-7f3k.
notice-fault-mail = Der Mailserver hat mit { $status } geantwortet.
notice-fault-mail-silent = Der Mailserver antwortet nicht.
