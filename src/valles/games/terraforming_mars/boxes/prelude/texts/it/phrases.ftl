draw-preludes = pesca { $preludes }, giocane 1 e scarta le altre
