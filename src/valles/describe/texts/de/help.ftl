# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Hilfe: { $title }
page-help-close = Schließen
page-help-rules = Im Regelverzeichnis, in neuem Tab:
page-help-guide = Begleiter an diesem Tisch
page-help-guide-text = Schritt für Schritt, nach dem, was du tust; er verdeckt weder Karte noch Protokoll.
page-guide = Erste Partie
page-guide-steps = { $done } von { $of } Schritten geschafft
page-guide-number = { $number } von { $of }
page-guide-fold = Begleiter einklappen
page-guide-unfold = Begleiter ausklappen
page-guide-end = Begleiter beenden
page-guide-where = Zeig mir, wo
page-guide-later = Jetzt nicht
page-guide-all = Alle Schritte
page-guide-why = Warum?
page-guide-unread = noch { $number } zu lesen
page-guide-ahead = Du warst schneller: Dieser Schritt ist schon abgehakt.
page-guide-next = Weiterlesen
page-guide-finish = Weiterspielen

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
