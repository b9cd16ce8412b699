draw-preludes = ziehe { $preludes }, spiele 1 davon aus und wirf die anderen ab
    .preludes = accusative
