page-help-tm-pre-title = Präludium
page-help-tm-pre = Alle erhalten 4 Präludien und behalten 2 davon, kostenlos. Vor dem ersten Spielzug spielen alle beide aus, in beliebiger Reihenfolge; Symbole und Effekte gelten wie bei grünen Karten. Ein Präludium, das nicht ausführbar ist, wird für 15 M€ abgeworfen. Ein Jokersymbol zählt bei deinen Aktionen als Symbol deiner Wahl.
page-tm-symbol-prelude = Präludien: Karten, die vor dem ersten Spielzug ausgespielt werden
