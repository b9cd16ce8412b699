page-help-tm-pre-title = Prelude
page-help-tm-pre = Ognuno riceve 4 carte Prelude e ne tiene 2, gratis. Prima del primo turno ciascuno le gioca entrambe, nell'ordine che vuole; simboli ed effetti valgono come per le carte verdi. Una carta Prelude che non si può eseguire si scarta e frutta 15 M€. Durante le tue azioni un simbolo Jolly vale come un simbolo a tua scelta.
page-tm-symbol-prelude = Prelude: carte che si giocano prima del primo turno
