# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Hilfe: { $title }
page-help-close = Schließen
page-help-rules = Im Regelverzeichnis, in neuem Tab:
page-help-lesson = Lektion an diesem Tisch
page-help-lesson-text = Sie erklärt die Entscheidung, die gerade ansteht, in einer eigenen Zeile über dem Tisch.
page-lesson = Erste Partie
page-lesson-end = Lektion beenden
page-lesson-where = Zeig mir, wo
page-lesson-goal = So gewinnst du
page-lesson-now = Was gerade ansteht
page-lesson-hint = Tipp
page-lesson-hinted = Tipp: { $label }.
page-lesson-confirm = Bestätige deinen Zug oder nimm ihn zurück
page-lesson-confirm-text = Dein Zug ist fertig. Bestätige ihn, damit die anderen an die Reihe kommen; bis dahin kannst du zurücknehmen, was nichts aufgedeckt hat.

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
