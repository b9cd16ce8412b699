# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Hilfe: { $title }
page-help-close = Schließen
page-help-rules = Im Regelverzeichnis, in neuem Tab:
page-help-guide = Durch die erste Generation führen
page-help-guide-text = Kurze Hinweise am Tisch von Terraforming Mars; sie stehen nie im Weg.

page-rules-title = Regeln von { $game }
page-rules-read = Regeln lesen
page-rules-open = Regeln, in neuem Tab
page-rules-lead = Jede Regel, der das Spiel hier folgt, mit eigener Kennung. Wo die Regelhefte schweigen oder sich unterscheiden, steht dabei, was entschieden wurde.
page-rules-english = Das Verzeichnis selbst ist englisch.
page-rules-search = Nach Wort oder Kennung suchen
page-rules-found = { $number ->
    [one] { $number } Regel
   *[other] { $number } Regeln
}
page-rules-none = Keine Regel enthält alle diese Wörter.
page-rules-contents = Regelgruppen
page-rules-cards = Karten
page-rules-standins = Karten mit einem Wert, den niemand prüfen konnte
page-rules-standins-text = Etwas auf diesen Karten ist erschlossen oder erfunden, damit das Spiel spielbar ist. Wer das Spiel besitzt, kann es berichtigen.
