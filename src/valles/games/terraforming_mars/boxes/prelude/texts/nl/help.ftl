page-help-tm-pre-title = Prelude
page-help-tm-pre = Iedereen krijgt 4 preludekaarten en houdt er 2, gratis. Vóór de eerste beurt speelt iedereen beide, in een volgorde naar keuze; labels en effecten gelden als bij groene kaarten. Een preludekaart die niet uitvoerbaar is, leg je af voor 15 M€. Een joker-label telt bij je acties als een label naar keuze.
page-tm-symbol-prelude = Preludekaarten: kaarten die je vóór de eerste beurt speelt
