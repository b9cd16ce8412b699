# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Hulp: { $title }
page-help-close = Sluiten
page-help-rules = In het regelregister, in een nieuw tabblad:
page-help-guide = Gids aan deze tafel
page-help-guide-text = Stap voor stap, bij wat je doet; hij bedekt kaart noch logboek.
page-guide = Eerste spel
page-guide-steps = { $done } van { $of } stappen gedaan
page-guide-number = { $number } van { $of }
page-guide-fold = Gids inklappen
page-guide-unfold = Gids uitklappen
page-guide-end = Gids beëindigen
page-guide-where = Laat zien waar
page-guide-later = Nu niet
page-guide-all = Alle stappen
page-guide-why = Waarom?
page-guide-unread = nog { $number } te lezen
page-guide-ahead = Je was sneller: deze stap is al afgevinkt.
page-guide-next = Verder lezen
page-guide-finish = Verderspelen

page-rules-title = Regels van { $game }
page-rules-read = Regels lezen
page-rules-open = Regels, in een nieuw tabblad
page-rules-lead = Elke regel die het spel hier volgt, met een eigen kenmerk. Waar de spelregels zwijgen of verschillen, staat erbij wat is besloten.
page-rules-english = Het register zelf is in het Engels.
page-rules-search = Zoek op woord of kenmerk
page-rules-found = { $number ->
    [one] { $number } regel
   *[other] { $number } regels
}
page-rules-none = Geen regel bevat al deze woorden.
page-rules-contents = Regelgroepen
page-rules-cards = Kaarten
page-rules-standins = Kaarten met een waarde die niemand kon controleren
page-rules-standins-text = Iets op deze kaarten is afgeleid of verzonnen, zodat het spel gespeeld kan worden. Wie het spel bezit, kan het verbeteren.
