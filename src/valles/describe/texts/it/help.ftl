# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Aiuto: { $title }
page-help-close = Chiudi
page-help-rules = Nel registro delle regole, in una nuova scheda:
page-help-lesson = Lezione a questo tavolo
page-help-lesson-text = Spiega la decisione da prendere ora, in una riga tutta sua sopra il tavolo.
page-lesson = Prima partita
page-lesson-end = Termina la lezione
page-lesson-where = Mostrami dove
page-lesson-goal = Come si vince
page-lesson-now = Che cosa fare ora
page-lesson-hint = Suggerimento
page-lesson-hinted = Suggerimento: { $label }.
page-lesson-confirm = Conferma il turno o annullalo
page-lesson-confirm-text = Il tuo turno è completo. Confermalo per far giocare gli altri; fino ad allora puoi annullare ciò che non ha rivelato nulla.

page-rules-title = Regole di { $game }
page-rules-read = Leggi le regole
page-rules-open = Regole, in una nuova scheda
page-rules-lead = Tutte le regole che il gioco segue qui, ognuna con una propria sigla. Dove i regolamenti tacciono o divergono, è indicato che cosa si è deciso.
page-rules-english = Il registro è in inglese.
page-rules-search = Cerca per parola o sigla
page-rules-found = { $number ->
    [one] { $number } regola
   *[other] { $number } regole
}
page-rules-none = Nessuna regola contiene tutte queste parole.
page-rules-contents = Gruppi di regole
page-rules-cards = Carte
page-rules-standins = Carte con un valore che nessuno ha potuto verificare
page-rules-standins-text = Qualcosa su queste carte è dedotto o inventato, perché si possa giocare. Chi possiede il gioco può correggerlo.
