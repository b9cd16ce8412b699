page-help-tm-pre-title = Preludium
page-help-tm-pre = Każdy otrzymuje 4 preludia i zatrzymuje 2 z nich za darmo. Przed pierwszą turą każdy zagrywa oba w dowolnej kolejności; symbole i efekty działają jak na zielonych kartach. Preludium, którego nie można zagrać, odrzuca się i otrzymuje 15 M€. Symbol uniwersalny liczy się podczas twoich akcji jako dowolny symbol.
page-tm-symbol-prelude = Preludia: karty zagrywane przed pierwszą turą
