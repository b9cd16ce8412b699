draw-preludes = draw { $preludes }, play 1 of them and discard the others
