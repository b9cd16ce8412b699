page-feature-auto-confirm = Zugende bestätigen
page-feature-auto-confirm-text = Bis dahin lässt sich alles zurücknehmen
page-feature-auto-confirm-turns = Das Ende jedes Zuges bestätigen
page-feature-auto-confirm-turns-on = Züge werden bestätigt
page-feature-auto-confirm-turns-off = Züge enden sofort
page-feature-auto-confirm-seconds = Sekunden, bis dein Zug von selbst endet
