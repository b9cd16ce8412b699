draw-preludes = dobierz { $preludes }, zagraj 1 z nich, a pozostałe odrzuć
    .preludes = accusative
