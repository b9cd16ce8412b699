# The nouns of the game. $case: nominative, accusative, genitive, instrumental; for buildings also locative, each
# ("każdą zaawansowaną kopalnię"), advanced ("zaawansowaną kopalnię") and own-advanced ("własna zaawansowana kopalnia").
# $count decides the number. Names of actions have a capital: they stand in quotation marks.

## Goods

om-mineral = { $case ->
    [genitive] { $count ->
        [one] minerału
       *[other] minerałów
    }
    [instrumental] { $count ->
        [one] minerałem
       *[other] minerałami
    }
   *[nominative] { $count ->
        [one] minerał
        [few] minerały
       *[other] minerałów
    }
}
om-battery = { $case ->
    [accusative] { $count ->
        [one] baterię
        [few] baterie
       *[other] baterii
    }
    [genitive] baterii
    [instrumental] { $count ->
        [one] baterią
       *[other] bateriami
    }
   *[nominative] { $count ->
        [one] bateria
        [few] baterie
       *[other] baterii
    }
}
om-water = { $case ->
    [accusative] wodę
    [genitive] wody
    [instrumental] wodą
   *[nominative] woda
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę wody
            [few] { $count } jednostki wody
           *[other] { $count } jednostek wody
        }
        [genitive] { $count ->
            [one] { $count } jednostki wody
           *[other] { $count } jednostek wody
        }
        [instrumental] { $count ->
            [one] { $count } jednostką wody
           *[other] { $count } jednostkami wody
        }
       *[nominative] { $count ->
            [one] { $count } jednostka wody
            [few] { $count } jednostki wody
           *[other] { $count } jednostek wody
        }
    }
om-plant = { $case ->
    [accusative] { $count ->
        [one] roślinę
        [few] rośliny
       *[other] roślin
    }
    [genitive] { $count ->
        [one] rośliny
       *[other] roślin
    }
    [instrumental] { $count ->
        [one] rośliną
       *[other] roślinami
    }
   *[nominative] { $count ->
        [one] roślina
        [few] rośliny
       *[other] roślin
    }
}
om-oxygen = { $case ->
    [genitive] tlenu
    [instrumental] tlenem
   *[nominative] tlen
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę tlenu
            [few] { $count } jednostki tlenu
           *[other] { $count } jednostek tlenu
        }
        [genitive] { $count ->
            [one] { $count } jednostki tlenu
           *[other] { $count } jednostek tlenu
        }
        [instrumental] { $count ->
            [one] { $count } jednostką tlenu
           *[other] { $count } jednostkami tlenu
        }
       *[nominative] { $count ->
            [one] { $count } jednostka tlenu
            [few] { $count } jednostki tlenu
           *[other] { $count } jednostek tlenu
        }
    }
om-crystal = { $case ->
    [genitive] { $count ->
        [one] kryształu
       *[other] kryształów
    }
    [instrumental] { $count ->
        [one] kryształem
       *[other] kryształami
    }
   *[nominative] { $count ->
        [one] kryształ
        [few] kryształy
       *[other] kryształów
    }
}
om-colonist = { $case ->
    [accusative] { $count ->
        [one] kolonistę
       *[other] kolonistów
    }
    [genitive] { $count ->
        [one] kolonisty
       *[other] kolonistów
    }
    [instrumental] { $count ->
        [one] kolonistą
       *[other] kolonistami
    }
   *[nominative] { $count ->
        [one] kolonista
       *[other] koloniści
    }
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } kolonistę
           *[other] { $count } kolonistów
        }
        [genitive] { $count ->
            [one] { $count } kolonisty
           *[other] { $count } kolonistów
        }
        [instrumental] { $count ->
            [one] { $count } kolonistą
           *[other] { $count } kolonistami
        }
       *[nominative] { $count ->
            [one] { $count } kolonista
           *[other] { $count } kolonistów
        }
    }

## What prices name beside goods

om-any-resource = { $case ->
    [genitive] { $count ->
        [one] dowolnego zasobu
       *[other] dowolnych zasobów
    }
    [instrumental] { $count ->
        [one] dowolnym zasobem
       *[other] dowolnymi zasobami
    }
   *[nominative] { $count ->
        [one] dowolny zasób
        [few] dowolne zasoby
       *[other] dowolnych zasobów
    }
}
om-crystal-or-colonist = { $case ->
    [accusative] { $count ->
        [one] kryształ lub kolonistę
        [few] kryształy lub kolonistów
       *[other] kryształów lub kolonistów
    }
    [genitive] { $count ->
        [one] kryształu lub kolonisty
       *[other] kryształów lub kolonistów
    }
    [instrumental] { $count ->
        [one] kryształem lub kolonistą
       *[other] kryształami lub kolonistami
    }
   *[nominative] { $count ->
        [one] kryształ lub kolonista
        [few] kryształy lub koloniści
       *[other] kryształów lub kolonistów
    }
}
om-colonist-to-work = { $case ->
    [accusative] { $count ->
        [one] kolonistę wysłanego do pracy
       *[other] kolonistów wysłanych do pracy
    }
    [genitive] { $count ->
        [one] kolonisty wysłanego do pracy
       *[other] kolonistów wysłanych do pracy
    }
    [instrumental] { $count ->
        [one] kolonistą wysłanym do pracy
       *[other] kolonistami wysłanymi do pracy
    }
   *[nominative] { $count ->
        [one] kolonista wysłany do pracy
       *[other] kolonistów wysłanych do pracy
    }
}
om-ship = { $case ->
    [accusative] { $count ->
        [one] własny statek
        [few] własne statki
       *[other] własnych statków
    }
    [genitive] { $count ->
        [one] własnego statku
       *[other] własnych statków
    }
    [instrumental] { $count ->
        [one] własnym statkiem
       *[other] własnymi statkami
    }
   *[nominative] { $count ->
        [one] własny statek
        [few] własne statki
       *[other] własnych statków
    }
}
om-goal-card = { $case ->
    [accusative] { $count ->
        [one] kartę celu prywatnego
        [few] karty celu prywatnego
       *[other] kart celu prywatnego
    }
    [genitive] { $count ->
        [one] karty celu prywatnego
       *[other] kart celu prywatnego
    }
    [instrumental] { $count ->
        [one] kartą celu prywatnego
       *[other] kartami celu prywatnego
    }
   *[nominative] { $count ->
        [one] karta celu prywatnego
        [few] karty celu prywatnego
       *[other] kart celu prywatnego
    }
}

## Buildings

om-mine = { $case ->
    [accusative] { $count ->
        [one] kopalnię
        [few] kopalnie
       *[other] kopalni
    }
    [genitive] kopalni
    [locative] { $count ->
        [one] kopalni
       *[other] kopalniach
    }
    [each] każdą zaawansowaną kopalnię
    [advanced] zaawansowaną kopalnię
    [own-advanced] { $count ->
        [one] własna zaawansowana kopalnia
        [few] własne zaawansowane kopalnie
       *[other] własnych zaawansowanych kopalni
    }
   *[nominative] { $count ->
        [one] kopalnia
        [few] kopalnie
       *[other] kopalni
    }
}
om-generator = { $case ->
    [genitive] { $count ->
        [one] generatora
       *[other] generatorów
    }
    [locative] { $count ->
        [one] generatorze
       *[other] generatorach
    }
    [each] każdy zaawansowany generator
    [advanced] zaawansowany generator
    [own-advanced] { $count ->
        [one] własny zaawansowany generator
        [few] własne zaawansowane generatory
       *[other] własnych zaawansowanych generatorów
    }
   *[nominative] { $count ->
        [one] generator
        [few] generatory
       *[other] generatorów
    }
}
om-water-extractor = { $case ->
    [genitive] { $count ->
        [one] ekstraktora wody
       *[other] ekstraktorów wody
    }
    [locative] { $count ->
        [one] ekstraktorze wody
       *[other] ekstraktorach wody
    }
    [each] każdy zaawansowany ekstraktor wody
    [advanced] zaawansowany ekstraktor wody
    [own-advanced] { $count ->
        [one] własny zaawansowany ekstraktor wody
        [few] własne zaawansowane ekstraktory wody
       *[other] własnych zaawansowanych ekstraktorów wody
    }
   *[nominative] { $count ->
        [one] ekstraktor wody
        [few] ekstraktory wody
       *[other] ekstraktorów wody
    }
}
om-greenhouse = { $case ->
    [accusative] { $count ->
        [one] szklarnię
        [few] szklarnie
       *[other] szklarni
    }
    [genitive] szklarni
    [locative] { $count ->
        [one] szklarni
       *[other] szklarniach
    }
    [each] każdą zaawansowaną szklarnię
    [advanced] zaawansowaną szklarnię
    [own-advanced] { $count ->
        [one] własna zaawansowana szklarnia
        [few] własne zaawansowane szklarnie
       *[other] własnych zaawansowanych szklarni
    }
   *[nominative] { $count ->
        [one] szklarnia
        [few] szklarnie
       *[other] szklarni
    }
}
om-oxygen-condenser = { $case ->
    [genitive] { $count ->
        [one] kondensatora tlenu
       *[other] kondensatorów tlenu
    }
    [locative] { $count ->
        [one] kondensatorze tlenu
       *[other] kondensatorach tlenu
    }
    [each] każdy zaawansowany kondensator tlenu
    [advanced] zaawansowany kondensator tlenu
    [own-advanced] { $count ->
        [one] własny zaawansowany kondensator tlenu
        [few] własne zaawansowane kondensatory tlenu
       *[other] własnych zaawansowanych kondensatorów tlenu
    }
   *[nominative] { $count ->
        [one] kondensator tlenu
        [few] kondensatory tlenu
       *[other] kondensatorów tlenu
    }
}
om-shelter = { $case ->
    [genitive] { $count ->
        [one] schronu
       *[other] schronów
    }
    [locative] { $count ->
        [one] schronie
       *[other] schronach
    }
    [each] każdy zaawansowany schron
    [advanced] zaawansowany schron
    [own-advanced] { $count ->
        [one] własny zaawansowany schron
        [few] własne zaawansowane schrony
       *[other] własnych zaawansowanych schronów
    }
   *[nominative] { $count ->
        [one] schron
        [few] schrony
       *[other] schronów
    }
}

## Pieces, points, sides

om-rover = łazik
om-bot = { $case ->
    [accusative] bota
   *[nominative] bot
}
om-points = PO
om-orbit = { $case ->
    [locative] orbicie
   *[nominative] orbita
}
om-direction-n = na północ
om-direction-ne = na północny wschód
om-direction-se = na południowy wschód
om-direction-s = na południe
om-direction-sw = na południowy zachód
om-direction-nw = na północny zachód

## Seats

om-lacerda = { $case ->
    [accusative] Lacerdę
    [genitive] Lacerdy
    [dative] Lacerdzie
    [instrumental] Lacerdą
    [locative] Lacerdzie
   *[nominative] Lacerda
}

## Main actions

om-action-landing-pod = Kapsuła lądowania
om-action-obtain-blueprint = Zdobądź projekt
om-action-learn-tech = Poznaj nową technologię
om-action-research = Badania i rozwój
om-action-resupply = Zaopatrzenie
om-action-control-center = Centrum kontroli
om-action-construct = Zbuduj budynek
om-action-upgrade = Ulepsz budynek
om-action-welcome-ship = Powitaj statek
om-action-hire = Zatrudnij naukowca lub weź kontrakt z Ziemi
