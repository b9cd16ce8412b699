# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = verbonden
page-table-lost = De verbinding is verbroken
page-table-lost-short = opnieuw verbinden
page-table-lost-why = Je ziet de tafel van { $time }. Wat je besloot gaat niet verloren; de pagina maakt vanzelf weer verbinding.
page-table-loading = De tafel wordt klaargezet.
page-table-not-open = Deze tafel kan niet worden geopend
page-table-to-lobby = Naar mijn spellen
page-table-prompt = Jouw beslissing
page-table-waiting = Wachten op { $names }
page-table-watching = Je kijkt mee. Aan zet: { $names }
page-table-waiting-why = Kaarten en borden kun je intussen lezen.
page-table-unconfirmed = Je beurt is klaar
page-table-unconfirmed-why = Niemand gaat verder voordat je bevestigt. Tot dan kun je alles terugnemen.
page-table-confirm = Beurt beëindigen
page-table-summary = Deze beurt
page-table-foretold = Wat je keuze zou brengen
page-table-summary-empty = In deze beurt is niets gebeurd.
page-table-confirming = Het einde van elke beurt bevestigen
page-table-confirming-on = Beurten bevestigen
page-table-confirming-off = Beurten eindigen meteen
page-table-refused = Dat telde niet
page-table-refused-nothing = Er is niets betaald.
page-table-dismiss = Sluiten
page-table-cancel = Annuleren
page-table-hidden-next = Daarna wordt iets verborgens getoond; dan kan het niet terug.
page-table-hidden-short = onthult kaarten
page-table-close = Sluiten
page-table-undo = Laatste stap ongedaan maken
page-table-restart = Beurt opnieuw
page-table-propose = Vraag de anderen om een zet terug te gaan
page-table-agree = Teruggaan, zoals { $name } vraagt
page-table-log = Logboek
page-table-log-new = { $number } nieuw
page-table-log-empty = Er is nog niets gebeurd.
page-table-since = sinds je laatst keek
page-table-hand-over = Geef door aan { $name }
page-table-hand-over-why = De kaarten van de anderen blijven verborgen.
page-table-i-am = Ik ben { $name }
page-table-less = Minder: { $what }
page-table-more = Meer: { $what }
page-table-over = Het spel is afgelopen
page-table-result = Toon de uitslag
page-table-won = { $number ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
page-table-details = Grafieken en herhaling
page-table-nobody-won = Niemand heeft gewonnen.
page-table-category = Categorie
page-table-replay-since = Laat zien wat er gebeurde sinds je laatst keek
page-table-film = Stap { $step } van { $of }
page-table-film-skip = Elke toets of klik stopt het.
page-table-sound = Geluid
page-table-sound-on = Het geluid staat aan
page-table-sound-off = Het geluid staat uit
page-table-back = { $number ->
    [0] Weer verbonden. Intussen is er niets gebeurd.
    [one] Weer verbonden. Intussen is er { $number } stap gezet.
   *[other] Weer verbonden. Intussen zijn er { $number } stappen gezet.
}
page-table-hits = { $number ->
    [one] Je bent één keer geraakt
   *[other] Je bent { $number } keer geraakt
}
page-table-waiting-since = sinds { $time }
page-table-try = Nu proberen
page-table-broken = Er ging bij ons iets stuk
page-table-broken-why = Het spel staat veilig op stap { $step }. Laad opnieuw om daar verder te gaan.
page-table-report = Verslag kopiëren
page-table-report-show = Verslag tonen
page-table-report-copied = Gekopieerd
page-table-reload = Tafel opnieuw laden
page-table-drawer = Logboek en doelen
page-table-zoom-in = Kaart vergroten
page-table-zoom-out = Hele kaart tonen
page-table-undo-nothing = Er is nog niets dat kan worden teruggenomen.
page-table-undo-revealed = Je laatste stap heeft iets verborgens onthuld en kan daarom niet worden teruggenomen.
page-table-undo-others = Daarna heeft iemand anders beslist. De anderen zouden akkoord moeten gaan.
page-table-plan = Gepland:
page-table-plan-drop = Plan laten vallen
page-table-plan-this = Plannen voor mijn beurt
page-table-plan-gone = Je plan kan nu niet: { $what }. { $why }
page-table-keys = Toetsen
page-table-keys-letters = De letters op de knoppen van de vraag werken overal, behalve waar je typt.
page-table-key-regions = volgende gebied
page-table-key-arrows = binnen een gebied; op de kaart naar het buurvak
page-table-key-pick = kiezen, dan bevestigen
page-table-key-back = één keuze terug
page-table-key-buttons = knop van de vraag
page-table-key-undo = een stap terugnemen
page-table-key-restart = de beurt opnieuw beginnen
page-table-key-board = naar het bord
page-table-key-hand = naar de hand
page-table-key-log = naar het logboek
page-table-key-chat = de anderen schrijven
page-table-key-search = kaarten zoeken
page-table-key-keys = deze lijst

## Looking for cards

page-table-find = Kaarten zoeken
page-table-find-words = Naam of tekst
page-table-found = Gevonden kaarten: { $number }
