# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = verbonden
page-table-lost = De verbinding is verbroken
page-table-lost-short = opnieuw verbinden
page-table-lost-why = Je ziet de laatst bekende stand. De pagina maakt vanzelf weer verbinding.
page-table-loading = De tafel wordt klaargezet.
page-table-failed = De server is niet bereikbaar.
page-table-not-open = Deze tafel kan niet worden geopend
page-table-to-lobby = Naar mijn spellen
page-table-prompt = Jouw beslissing
page-table-waiting = Wachten op { $names }
page-table-watching = Je kijkt mee. Aan zet: { $names }
page-table-waiting-why = Kaarten en borden kun je intussen lezen.
page-table-unconfirmed = Je beurt is klaar
page-table-unconfirmed-why = Niemand gaat verder voordat je bevestigt. Tot dan kun je alles terugnemen.
page-table-confirm = Beurt beëindigen
page-table-confirming = Het einde van elke beurt bevestigen
page-table-confirming-on = Beurten bevestigen
page-table-confirming-off = Beurten eindigen meteen
page-table-refused = Dat telde niet
page-table-refused-nothing = Er is niets betaald.
page-table-dismiss = Sluiten
page-table-close = Sluiten
page-table-undo = Laatste stap ongedaan maken
page-table-undo-none = Er valt niets terug te nemen: er is iets onthuld of iemand anders heeft beslist.
page-table-restart = Beurt opnieuw
page-table-propose = Vraag de anderen om een zet terug te gaan
page-table-agree = Teruggaan, zoals { $name } vraagt
page-table-log = Logboek
page-table-log-new = { $number } nieuw
page-table-log-empty = Er is nog niets gebeurd.
page-table-since = sinds je laatste zet
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
page-table-bot = Bot { $number }
page-table-category = Categorie
