# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Aiuto: { $title }
page-help-close = Chiudi
page-help-rules = Nel registro delle regole, in una nuova scheda:
page-help-guide = Guida a questo tavolo
page-help-guide-text = Un passo alla volta, seguendo ciò che fai; non copre né la mappa né il registro.
page-guide = Prima partita
page-guide-steps = { $done } passi su { $of } compiuti
page-guide-number = { $number } di { $of }
page-guide-fold = Riduci la guida
page-guide-unfold = Espandi la guida
page-guide-end = Termina la guida
page-guide-where = Mostrami dove
page-guide-later = Non ora
page-guide-all = Tutti i passi
page-guide-why = Perché?
page-guide-unread = ancora { $number } da leggere
page-guide-ahead = Hai preceduto la guida: questo passo è già compiuto.
page-guide-next = Continua a leggere
page-guide-finish = Continua a giocare

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
