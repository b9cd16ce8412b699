# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Hulp: { $title }
page-help-close = Sluiten
page-help-rules = In het regelregister, in een nieuw tabblad:
page-help-lesson = Les aan deze tafel
page-help-lesson-text = De les legt de beslissing uit die nu gevraagd wordt, in een eigen rij boven de tafel.
page-lesson = Eerste partij
page-lesson-end = Les beëindigen
page-lesson-where = Laat zien waar
page-lesson-goal = Hoe je wint
page-lesson-now = Wat er nu gevraagd wordt
page-lesson-hint = Hint
page-lesson-hinted = Hint: { $label }.
page-lesson-confirm = Bevestig je beurt of maak hem ongedaan
page-lesson-confirm-text = Je beurt is klaar. Bevestig hem zodat de anderen aan de beurt komen; tot dan kun je ongedaan maken wat niets heeft onthuld.

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
