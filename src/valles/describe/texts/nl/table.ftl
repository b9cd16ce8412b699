# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = verbonden
page-table-lost = De verbinding is verbroken
page-table-lost-short = opnieuw verbinden
page-table-lost-why = Je ziet de stand van { $time }. Wat je hebt besloten, gaat niet verloren; de pagina maakt vanzelf weer verbinding.
page-table-loading = De tafel wordt klaargezet.
page-table-not-open = Deze tafel kan niet worden geopend
page-table-to-lobby = Naar mijn partijen
page-table-prompt = Jouw beslissing
page-table-waiting = Wachten op { $names }
page-table-watching = Je kijkt mee. Aan de beurt: { $names }
page-table-looking = Je ziet de kaarten en de vraag van deze plaats: { $name }
page-table-waiting-why = Kaarten en borden kun je intussen bekijken.
page-table-unconfirmed = Je beurt is klaar
page-table-unconfirmed-why = Niemand gaat verder voordat je bevestigt. Tot dan kun je alles ongedaan maken.
page-table-unconfirmed-final = Niemand gaat verder voordat je bevestigt.
page-table-confirm = Beurt beëindigen
page-table-summary = Deze beurt
page-table-foretold = Wat je keuze zou opleveren
page-table-refused = Dat is niet geaccepteerd
page-table-refused-nothing = Er is niets betaald.
page-table-dismiss = Sluiten
page-table-cancel = Annuleren
page-table-hidden-next = Daarna wordt iets verborgens onthuld; dan kan deze stap niet meer ongedaan worden gemaakt.
page-table-hidden-short = onthult kaarten
page-table-close = Sluiten
page-table-undo = Laatste stap ongedaan maken
page-table-restart = Beurt opnieuw beginnen
page-table-propose = De anderen vragen om een stap terug te gaan
page-table-agree = Teruggaan, zoals { $name } vraagt
page-table-log = Logboek
page-table-log-new = { $number } nieuw
page-table-log-empty = Er is nog niets gebeurd.
page-table-since = sinds je voor het laatst keek
page-table-since-turn = sinds je laatste beurt
page-table-log-you = jij:
page-table-log-only = Slechts één speler
page-table-log-actions = { $number ->
    [one] { $number } actie
   *[other] { $number } acties
}
page-table-hits-since = { $number ->
    [one] { $number } treffer sinds je laatste beurt
   *[other] { $number } treffers sinds je laatste beurt
}
page-table-show = Tonen
page-table-times = { $number } keer
page-table-and-more = en nog { $number }
page-table-points-how = { $name }: { $points }. Toon waar de punten vandaan komen.
page-table-hand-over = Geef door aan { $name }
page-table-hand-over-why = De kaarten van de anderen blijven verborgen.
page-table-i-am = Ik ben { $name }
page-table-less = Minder: { $what }
page-table-more = Meer: { $what }
page-table-over = De partij is afgelopen
page-table-frozen = Deze partij kan niet verder
page-table-result = Uitslag tonen
page-table-won = { $number ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
page-table-details = Grafieken en terugkijken
page-table-nobody-won = Niemand heeft gewonnen.
page-table-replay-since = Tonen wat er is gebeurd sinds je voor het laatst keek
page-table-film = Stap { $step } van { $of }
page-table-film-end = Naar de huidige stand
page-table-log-sentences = Logboek in zinnen
page-table-sound = Geluid
page-table-sound-on = Het geluid staat aan
page-table-sound-off = Het geluid staat uit
page-table-back = { $number ->
    [0] Weer verbonden. Intussen is er niets gebeurd.
    [one] Weer verbonden. Intussen is er { $number } stap gezet.
   *[other] Weer verbonden. Intussen zijn er { $number } stappen gezet.
}
page-table-hits = { $number ->
    [one] Je hebt één keer iets verloren
   *[other] Je hebt { $number } keer iets verloren
}
page-table-waiting-since = sinds { $time }
page-table-try = Nu proberen
page-table-broken = Er is bij ons iets misgegaan
page-table-broken-why = De partij staat veilig op stap { $step }. Laad de pagina opnieuw om daar verder te gaan.
page-table-report = Foutrapport kopiëren
page-table-report-show = Foutrapport tonen
page-table-report-copied = Gekopieerd
page-table-reload = Tafel opnieuw laden
page-table-drawer = Logboek en doelen
page-table-zoom-in = Spelbord vergroten
page-table-zoom-out = Hele spelbord tonen
page-table-undo-nothing = Er is nog niets dat ongedaan kan worden gemaakt.
page-table-undo-revealed = Je laatste stap heeft iets verborgens onthuld en kan daarom niet ongedaan worden gemaakt.
page-table-undo-others = Daarna heeft iemand anders gekozen. De anderen zouden akkoord moeten gaan.
page-table-plan = Mijn beurt plannen
page-table-plan-short = Plannen
page-table-plan-drop = Deze stap schrappen
page-table-plan-drop-step = Uit het plan schrappen: { $what }
page-table-plan-clear = Plan schrappen
page-table-plan-this = Plannen voor mijn beurt
page-table-plan-gone = Je plan is niet meer mogelijk: { $what }. { $why }
page-table-plan-fits = Je plan is nog mogelijk.
page-table-planned = { $number ->
    [one] Je plan: { $number } stap
   *[other] Je plan: { $number } stappen
}
page-table-planned-steps = Je plan: { $what }
page-table-plan-skip = Verder met: { $what }
page-table-plan-other = Iets anders
page-table-title = { $title }: Valles
page-table-title-turn = (!) Jij bent aan de beurt: Valles
page-table-title-turn-last = (!) Jij bent aan de beurt · { $last }
page-table-computer-thinks = { $computer } denkt na
page-table-notice = Jij bent aan de beurt
page-table-notices-ask = Moet de browser je waarschuwen als je aan de beurt bent?
page-table-notices-yes = Ja, graag
page-table-notices-no = Nee, dank je
page-table-keys = Toetsen
page-table-keys-letters = De letters op de antwoordknoppen werken overal, behalve waar je typt.
page-table-key-regions = volgende gebied
page-table-key-arrows = binnen een gebied bewegen; op het bord naar het aangrenzende veld
page-table-key-pick = kiezen, dan bevestigen
page-table-key-back = één keuze terug
page-table-key-buttons = antwoordknop
page-table-key-undo = een stap ongedaan maken
page-table-key-plan = plannen wat is aangewezen, hoogstens drie stappen
page-table-key-restart = de beurt opnieuw beginnen
page-table-key-board = naar het bord
page-table-key-hand = naar de hand
page-table-key-log = naar het logboek
page-table-key-chat = aan de anderen schrijven
page-table-key-hint = in een les om een hint vragen
page-table-key-search = kaarten zoeken
page-table-key-keys = deze lijst

## Looking for cards

page-table-find = Kaarten zoeken
page-table-find-words = Naam of tekst
page-table-found = Gevonden kaarten: { $number }

## The plain table, at which any game can be played

page-plain-view = De tafel
page-plain-answers = Antwoorden
page-plain-no-answers = Er wordt je nu niets gevraagd.
page-plain-players = Spelers
page-plain-regions = Gebieden van de tafel
page-plain-tab-answers = Antwoorden
page-plain-tab-table = Tafel
page-plain-tab-log = Logboek
page-plain-yes = ja
page-plain-no = nee
page-plain-becomes = wordt
