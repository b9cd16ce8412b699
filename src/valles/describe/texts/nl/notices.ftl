# Meldingen buiten de pagina: push in de browser, ntfy, webhooks en e-mail.

notice-table = { $game } met { $names }
notice-table-alone = { $game }
notice-turn-title = Jij bent aan de beurt
notice-turn = De tafel wacht op je: { $table }.
notice-warning-title = Je tijd raakt op
notice-warning = Antwoord snel: { $table }. Als je tijd om is, kunnen anderen voor je beslissen.
notice-expired-title = Je tijd is om
notice-expired = De anderen kunnen nu voor je beslissen of de computer laten spelen: { $table }. Je kunt altijd terugkomen.
notice-full-title = De tafel is vol
notice-full = Alle plaatsen zijn bezet, je kunt beginnen: { $table }.
notice-begun = Het spel is begonnen: { $table }.
notice-invited-title = Een uitnodiging
notice-invited = { $name } nodigt je uit: { $table }.
notice-opened-title = Een open tafel voor jou
notice-opened = { $name } heeft een tafel geopend zoals jij die zoekt: { $table }.
notice-message-title = Een nieuw bericht
notice-message = { $name } heeft in de chat geschreven: { $table }.
notice-finished-title = Het spel is afgelopen
notice-finished = De uitslag is bekend: { $table }.
notice-several = { $count ->
    [one] Eén melding
   *[other] { $count } meldingen
}
notice-test-title = Test van Valles
notice-test = Zo zien je meldingen eruit.
notice-confirm-title = Bevestig je e-mailadres
notice-confirm = Open deze link om op dit adres meldingen van Valles te ontvangen: { $link } Heb je hier niet om gevraagd, negeer dan deze mail; er volgt geen tweede.
notice-mail-footer = Kies wat je ontvangt: { $settings } Geen mails van deze soort meer: { $end }
notice-fault-status = { $host } antwoordde met { $status }.
notice-fault-late = Geen antwoord van { $host } binnen { $seconds } s.
notice-fault-silent = Geen antwoord van { $host }.
notice-fault-unknown = { $host } bestaat niet op internet.
notice-fault-private = { $host } ligt in een privénetwerk, waar deze server niets naartoe stuurt.
notice-fault-https = Het adres moet met https:// beginnen.
notice-fault-port = Poort { $port } kan niet worden gebruikt; mogelijk zijn { $possible }.
    .possible = nominative or
notice-fault-url = Dit is geen volledig webadres.
notice-fault-topic = Het adres moet een onderwerp noemen, zoals https://ntfy.sh/mira-7f3k.
notice-fault-mail = De mailserver antwoordde met { $status }.
notice-fault-mail-silent = De mailserver antwoordt niet.
