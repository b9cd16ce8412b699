draw-preludes = trek { $preludes }, speel er 1 van en leg de andere af
