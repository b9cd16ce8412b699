page-feature-auto-confirm = Conferma la fine del turno
page-feature-auto-confirm-text = Fino ad allora si può annullare tutto
page-feature-auto-confirm-turns = Conferma la fine di ogni turno
page-feature-auto-confirm-turns-on = I turni vanno confermati
page-feature-auto-confirm-turns-off = I turni finiscono subito
page-feature-auto-confirm-seconds = Secondi prima che il tuo turno finisca da solo
