# The nouns of the game. $case: nominative, accusative, genitive, instrumental, locative; dative for seats; production
# (what follows "produkcja": "stali", with its number "stali o 2 poziomy"); each ("każdy zasób", "każde 2 zasoby") for
# resources on cards; kind (what follows "symbol") for tags; short ("PZ") for points. $count decides the number.

## Resources

credits = M€
steel = { $case ->
    [genitive] stali
    [instrumental] stalą
    [locative] stali
    [production] stali
   *[nominative] stal
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę stali
            [few] { $count } jednostki stali
           *[other] { $count } jednostek stali
        }
        [genitive] { $count ->
            [one] { $count } jednostki stali
           *[other] { $count } jednostek stali
        }
        [instrumental] { $count ->
            [one] { $count } jednostką stali
           *[other] { $count } jednostkami stali
        }
        [locative] { $count ->
            [one] { $count } jednostce stali
           *[other] { $count } jednostkach stali
        }
        [production] { $count ->
            [one] stali o { $count } poziom
            [few] stali o { $count } poziomy
           *[other] stali o { $count } poziomów
        }
       *[nominative] { $count ->
            [one] { $count } jednostka stali
            [few] { $count } jednostki stali
           *[other] { $count } jednostek stali
        }
    }
titanium = { $case ->
    [genitive] tytanu
    [instrumental] tytanem
    [locative] tytanie
    [production] tytanu
   *[nominative] tytan
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę tytanu
            [few] { $count } jednostki tytanu
           *[other] { $count } jednostek tytanu
        }
        [genitive] { $count ->
            [one] { $count } jednostki tytanu
           *[other] { $count } jednostek tytanu
        }
        [instrumental] { $count ->
            [one] { $count } jednostką tytanu
           *[other] { $count } jednostkami tytanu
        }
        [locative] { $count ->
            [one] { $count } jednostce tytanu
           *[other] { $count } jednostkach tytanu
        }
        [production] { $count ->
            [one] tytanu o { $count } poziom
            [few] tytanu o { $count } poziomy
           *[other] tytanu o { $count } poziomów
        }
       *[nominative] { $count ->
            [one] { $count } jednostka tytanu
            [few] { $count } jednostki tytanu
           *[other] { $count } jednostek tytanu
        }
    }
plants = { $case ->
    [genitive] roślinności
    [instrumental] roślinnością
    [locative] roślinności
    [production] roślinności
   *[nominative] roślinność
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę roślinności
            [few] { $count } jednostki roślinności
           *[other] { $count } jednostek roślinności
        }
        [genitive] { $count ->
            [one] { $count } jednostki roślinności
           *[other] { $count } jednostek roślinności
        }
        [instrumental] { $count ->
            [one] { $count } jednostką roślinności
           *[other] { $count } jednostkami roślinności
        }
        [locative] { $count ->
            [one] { $count } jednostce roślinności
           *[other] { $count } jednostkach roślinności
        }
        [production] { $count ->
            [one] roślinności o { $count } poziom
            [few] roślinności o { $count } poziomy
           *[other] roślinności o { $count } poziomów
        }
       *[nominative] { $count ->
            [one] { $count } jednostka roślinności
            [few] { $count } jednostki roślinności
           *[other] { $count } jednostek roślinności
        }
    }
energy = { $case ->
    [accusative] energię
    [genitive] energii
    [instrumental] energią
    [locative] energii
    [production] energii
   *[nominative] energia
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę energii
            [few] { $count } jednostki energii
           *[other] { $count } jednostek energii
        }
        [genitive] { $count ->
            [one] { $count } jednostki energii
           *[other] { $count } jednostek energii
        }
        [instrumental] { $count ->
            [one] { $count } jednostką energii
           *[other] { $count } jednostkami energii
        }
        [locative] { $count ->
            [one] { $count } jednostce energii
           *[other] { $count } jednostkach energii
        }
        [production] { $count ->
            [one] energii o { $count } poziom
            [few] energii o { $count } poziomy
           *[other] energii o { $count } poziomów
        }
       *[nominative] { $count ->
            [one] { $count } jednostka energii
            [few] { $count } jednostki energii
           *[other] { $count } jednostek energii
        }
    }
heat = { $case ->
    [genitive] ciepła
    [instrumental] ciepłem
    [locative] cieple
    [production] ciepła
   *[nominative] ciepło
}
    .counted = { $case ->
        [accusative] { $count ->
            [one] { $count } jednostkę ciepła
            [few] { $count } jednostki ciepła
           *[other] { $count } jednostek ciepła
        }
        [genitive] { $count ->
            [one] { $count } jednostki ciepła
           *[other] { $count } jednostek ciepła
        }
        [instrumental] { $count ->
            [one] { $count } jednostką ciepła
           *[other] { $count } jednostkami ciepła
        }
        [locative] { $count ->
            [one] { $count } jednostce ciepła
           *[other] { $count } jednostkach ciepła
        }
        [production] { $count ->
            [one] ciepła o { $count } poziom
            [few] ciepła o { $count } poziomy
           *[other] ciepła o { $count } poziomów
        }
       *[nominative] { $count ->
            [one] { $count } jednostka ciepła
            [few] { $count } jednostki ciepła
           *[other] { $count } jednostek ciepła
        }
    }
animals = { $case ->
    [genitive] { $count ->
        [one] zwierzęcia
       *[other] zwierząt
    }
    [instrumental] { $count ->
        [one] zwierzęciem
       *[other] zwierzętami
    }
    [locative] { $count ->
        [one] zwierzęciu
       *[other] zwierzętach
    }
    [each] { $count ->
        [one] każde zwierzę
        [few] zwierzęta
       *[other] zwierząt
    }
   *[nominative] { $count ->
        [one] zwierzę
        [few] zwierzęta
       *[other] zwierząt
    }
}
microbes = { $case ->
    [accusative] { $count ->
        [one] mikroba
        [few] mikroby
       *[other] mikrobów
    }
    [genitive] { $count ->
        [one] mikroba
       *[other] mikrobów
    }
    [instrumental] { $count ->
        [one] mikrobem
       *[other] mikrobami
    }
    [locative] { $count ->
        [one] mikrobie
       *[other] mikrobach
    }
    [each] { $count ->
        [one] każdego mikroba
        [few] mikroby
       *[other] mikrobów
    }
   *[nominative] { $count ->
        [one] mikrob
        [few] mikroby
       *[other] mikrobów
    }
}
sciences = { $case ->
    [genitive] { $count ->
        [one] zasobu nauki
       *[other] zasobów nauki
    }
    [instrumental] { $count ->
        [one] zasobem nauki
       *[other] zasobami nauki
    }
    [locative] { $count ->
        [one] zasobie nauki
       *[other] zasobach nauki
    }
    [each] { $count ->
        [one] każdy zasób nauki
        [few] zasoby nauki
       *[other] zasobów nauki
    }
   *[nominative] { $count ->
        [one] zasób nauki
        [few] zasoby nauki
       *[other] zasobów nauki
    }
}
fighters = { $case ->
    [genitive] { $count ->
        [one] myśliwca
       *[other] myśliwców
    }
    [instrumental] { $count ->
        [one] myśliwcem
       *[other] myśliwcami
    }
    [locative] { $count ->
        [one] myśliwcu
       *[other] myśliwcach
    }
    [each] { $count ->
        [one] każdy myśliwiec
        [few] myśliwce
       *[other] myśliwców
    }
   *[nominative] { $count ->
        [one] myśliwiec
        [few] myśliwce
       *[other] myśliwców
    }
}
resources = { $case ->
    [genitive] { $count ->
        [one] zasobu
       *[other] zasobów
    }
    [instrumental] { $count ->
        [one] zasobem
       *[other] zasobami
    }
    [locative] { $count ->
        [one] zasobie
       *[other] zasobach
    }
    [each] { $count ->
        [one] każdy zasób
        [few] zasoby
       *[other] zasobów
    }
   *[nominative] { $count ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
}

## Other things that are counted

cards = { $case ->
    [accusative] { $count ->
        [one] kartę
        [few] karty
       *[other] kart
    }
    [genitive] { $count ->
        [one] karty
       *[other] kart
    }
    [instrumental] { $count ->
        [one] kartą
       *[other] kartami
    }
    [locative] { $count ->
        [one] karcie
       *[other] kartach
    }
   *[nominative] { $count ->
        [one] karta
        [few] karty
       *[other] kart
    }
}
steps = { $case ->
    [genitive] { $count ->
        [one] poziomu
       *[other] poziomów
    }
    [instrumental] { $count ->
        [one] poziomem
       *[other] poziomami
    }
    [locative] { $count ->
        [one] poziomie
       *[other] poziomach
    }
   *[nominative] { $count ->
        [one] poziom
        [few] poziomy
       *[other] poziomów
    }
}
points = { $case ->
    [genitive] { $count ->
        [one] punktu zwycięstwa
       *[other] punktów zwycięstwa
    }
    [instrumental] { $count ->
        [one] punktem zwycięstwa
       *[other] punktami zwycięstwa
    }
    [locative] { $count ->
        [one] punkcie zwycięstwa
       *[other] punktach zwycięstwa
    }
    [short] PZ
   *[nominative] { $count ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }
}

## Tags

tag-building = { $case ->
    [genitive] { $count ->
        [one] symbolu budowli
       *[other] symboli budowli
    }
    [instrumental] { $count ->
        [one] symbolem budowli
       *[other] symbolami budowli
    }
    [locative] { $count ->
        [one] symbolu budowli
       *[other] symbolach budowli
    }
    [kind] budowli
   *[nominative] { $count ->
        [one] symbol budowli
        [few] symbole budowli
       *[other] symboli budowli
    }
}
tag-space = { $case ->
    [genitive] { $count ->
        [one] symbolu przestrzeni kosmicznej
       *[other] symboli przestrzeni kosmicznej
    }
    [instrumental] { $count ->
        [one] symbolem przestrzeni kosmicznej
       *[other] symbolami przestrzeni kosmicznej
    }
    [locative] { $count ->
        [one] symbolu przestrzeni kosmicznej
       *[other] symbolach przestrzeni kosmicznej
    }
    [kind] przestrzeni kosmicznej
   *[nominative] { $count ->
        [one] symbol przestrzeni kosmicznej
        [few] symbole przestrzeni kosmicznej
       *[other] symboli przestrzeni kosmicznej
    }
}
tag-power = { $case ->
    [genitive] { $count ->
        [one] symbolu energii
       *[other] symboli energii
    }
    [instrumental] { $count ->
        [one] symbolem energii
       *[other] symbolami energii
    }
    [locative] { $count ->
        [one] symbolu energii
       *[other] symbolach energii
    }
    [kind] energii
   *[nominative] { $count ->
        [one] symbol energii
        [few] symbole energii
       *[other] symboli energii
    }
}
tag-science = { $case ->
    [genitive] { $count ->
        [one] symbolu nauki
       *[other] symboli nauki
    }
    [instrumental] { $count ->
        [one] symbolem nauki
       *[other] symbolami nauki
    }
    [locative] { $count ->
        [one] symbolu nauki
       *[other] symbolach nauki
    }
    [kind] nauki
   *[nominative] { $count ->
        [one] symbol nauki
        [few] symbole nauki
       *[other] symboli nauki
    }
}
tag-jovian = { $case ->
    [genitive] { $count ->
        [one] symbolu Jowisza
       *[other] symboli Jowisza
    }
    [instrumental] { $count ->
        [one] symbolem Jowisza
       *[other] symbolami Jowisza
    }
    [locative] { $count ->
        [one] symbolu Jowisza
       *[other] symbolach Jowisza
    }
    [kind] Jowisza
   *[nominative] { $count ->
        [one] symbol Jowisza
        [few] symbole Jowisza
       *[other] symboli Jowisza
    }
}
tag-earth = { $case ->
    [genitive] { $count ->
        [one] symbolu Ziemi
       *[other] symboli Ziemi
    }
    [instrumental] { $count ->
        [one] symbolem Ziemi
       *[other] symbolami Ziemi
    }
    [locative] { $count ->
        [one] symbolu Ziemi
       *[other] symbolach Ziemi
    }
    [kind] Ziemi
   *[nominative] { $count ->
        [one] symbol Ziemi
        [few] symbole Ziemi
       *[other] symboli Ziemi
    }
}
tag-plant = { $case ->
    [genitive] { $count ->
        [one] symbolu roślinności
       *[other] symboli roślinności
    }
    [instrumental] { $count ->
        [one] symbolem roślinności
       *[other] symbolami roślinności
    }
    [locative] { $count ->
        [one] symbolu roślinności
       *[other] symbolach roślinności
    }
    [kind] roślinności
   *[nominative] { $count ->
        [one] symbol roślinności
        [few] symbole roślinności
       *[other] symboli roślinności
    }
}
tag-microbe = { $case ->
    [genitive] { $count ->
        [one] symbolu mikrobów
       *[other] symboli mikrobów
    }
    [instrumental] { $count ->
        [one] symbolem mikrobów
       *[other] symbolami mikrobów
    }
    [locative] { $count ->
        [one] symbolu mikrobów
       *[other] symbolach mikrobów
    }
    [kind] mikrobów
   *[nominative] { $count ->
        [one] symbol mikrobów
        [few] symbole mikrobów
       *[other] symboli mikrobów
    }
}
tag-animal = { $case ->
    [genitive] { $count ->
        [one] symbolu zwierząt
       *[other] symboli zwierząt
    }
    [instrumental] { $count ->
        [one] symbolem zwierząt
       *[other] symbolami zwierząt
    }
    [locative] { $count ->
        [one] symbolu zwierząt
       *[other] symbolach zwierząt
    }
    [kind] zwierząt
   *[nominative] { $count ->
        [one] symbol zwierząt
        [few] symbole zwierząt
       *[other] symboli zwierząt
    }
}
tag-city = { $case ->
    [genitive] { $count ->
        [one] symbolu miasta
       *[other] symboli miasta
    }
    [instrumental] { $count ->
        [one] symbolem miasta
       *[other] symbolami miasta
    }
    [locative] { $count ->
        [one] symbolu miasta
       *[other] symbolach miasta
    }
    [kind] miasta
   *[nominative] { $count ->
        [one] symbol miasta
        [few] symbole miasta
       *[other] symboli miasta
    }
}
tag-event = { $case ->
    [genitive] { $count ->
        [one] symbolu wydarzenia
       *[other] symboli wydarzenia
    }
    [instrumental] { $count ->
        [one] symbolem wydarzenia
       *[other] symbolami wydarzenia
    }
    [locative] { $count ->
        [one] symbolu wydarzenia
       *[other] symbolach wydarzenia
    }
    [kind] wydarzenia
   *[nominative] { $count ->
        [one] symbol wydarzenia
        [few] symbole wydarzenia
       *[other] symboli wydarzenia
    }
}
tag-wild = { $case ->
    [genitive] { $count ->
        [one] symbolu uniwersalnego
       *[other] symboli uniwersalnych
    }
    [instrumental] { $count ->
        [one] symbolem uniwersalnym
       *[other] symbolami uniwersalnymi
    }
    [locative] { $count ->
        [one] symbolu uniwersalnym
       *[other] symbolach uniwersalnych
    }
    [kind] uniwersalny
   *[nominative] { $count ->
        [one] symbol uniwersalny
        [few] symbole uniwersalne
       *[other] symboli uniwersalnych
    }
}

## Tiles

tiles = { $case ->
    [genitive] { $count ->
        [one] obszaru
       *[other] obszarów
    }
    [instrumental] { $count ->
        [one] obszarem
       *[other] obszarami
    }
    [locative] { $count ->
        [one] obszarze
       *[other] obszarach
    }
   *[nominative] { $count ->
        [one] obszar
        [few] obszary
       *[other] obszarów
    }
}
tile-ocean = { $case ->
    [genitive] { $count ->
        [one] obszaru oceanów
       *[other] obszarów oceanów
    }
    [instrumental] { $count ->
        [one] obszarem oceanów
       *[other] obszarami oceanów
    }
    [locative] { $count ->
        [one] obszarze oceanów
       *[other] obszarach oceanów
    }
   *[nominative] { $count ->
        [one] obszar oceanów
        [few] obszary oceanów
       *[other] obszarów oceanów
    }
}
tile-greenery = { $case ->
    [genitive] { $count ->
        [one] obszaru zieleni
       *[other] obszarów zieleni
    }
    [instrumental] { $count ->
        [one] obszarem zieleni
       *[other] obszarami zieleni
    }
    [locative] { $count ->
        [one] obszarze zieleni
       *[other] obszarach zieleni
    }
   *[nominative] { $count ->
        [one] obszar zieleni
        [few] obszary zieleni
       *[other] obszarów zieleni
    }
}
tile-city = { $case ->
    [genitive] { $count ->
        [one] obszaru miasta
       *[other] obszarów miast
    }
    [instrumental] { $count ->
        [one] obszarem miasta
       *[other] obszarami miast
    }
    [locative] { $count ->
        [one] obszarze miasta
       *[other] obszarach miast
    }
   *[nominative] { $count ->
        [one] obszar miasta
        [few] obszary miast
       *[other] obszarów miast
    }
}
tile-capital = { $case ->
    [genitive] kafelka Stolicy
    [instrumental] kafelkiem Stolicy
    [locative] kafelku Stolicy
   *[nominative] kafelek Stolicy
}
    .counted = { $case ->
        [genitive] kafelka Stolicy
        [instrumental] kafelkiem Stolicy
        [locative] kafelku Stolicy
       *[nominative] kafelek Stolicy
    }
tile-commercial-district = { $case ->
    [genitive] obszaru specjalnego „Dystrykt handlowy”
    [instrumental] obszarem specjalnym „Dystrykt handlowy”
    [locative] obszarze specjalnym „Dystrykt handlowy”
   *[nominative] obszar specjalny „Dystrykt handlowy”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Dystrykt handlowy”
        [instrumental] obszarem specjalnym „Dystrykt handlowy”
        [locative] obszarze specjalnym „Dystrykt handlowy”
       *[nominative] obszar specjalny „Dystrykt handlowy”
    }
tile-ecological-zone = { $case ->
    [genitive] obszaru specjalnego „Strefa ekologiczna”
    [instrumental] obszarem specjalnym „Strefa ekologiczna”
    [locative] obszarze specjalnym „Strefa ekologiczna”
   *[nominative] obszar specjalny „Strefa ekologiczna”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Strefa ekologiczna”
        [instrumental] obszarem specjalnym „Strefa ekologiczna”
        [locative] obszarze specjalnym „Strefa ekologiczna”
       *[nominative] obszar specjalny „Strefa ekologiczna”
    }
tile-industrial-center = { $case ->
    [genitive] obszaru specjalnego „Ośrodek przemysłowy”
    [instrumental] obszarem specjalnym „Ośrodek przemysłowy”
    [locative] obszarze specjalnym „Ośrodek przemysłowy”
   *[nominative] obszar specjalny „Ośrodek przemysłowy”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Ośrodek przemysłowy”
        [instrumental] obszarem specjalnym „Ośrodek przemysłowy”
        [locative] obszarze specjalnym „Ośrodek przemysłowy”
       *[nominative] obszar specjalny „Ośrodek przemysłowy”
    }
tile-lava-flows = { $case ->
    [genitive] obszaru specjalnego „Strumienie lawy”
    [instrumental] obszarem specjalnym „Strumienie lawy”
    [locative] obszarze specjalnym „Strumienie lawy”
   *[nominative] obszar specjalny „Strumienie lawy”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Strumienie lawy”
        [instrumental] obszarem specjalnym „Strumienie lawy”
        [locative] obszarze specjalnym „Strumienie lawy”
       *[nominative] obszar specjalny „Strumienie lawy”
    }
tile-mining-area = { $case ->
    [genitive] obszaru specjalnego „Obszar górniczy”
    [instrumental] obszarem specjalnym „Obszar górniczy”
    [locative] obszarze specjalnym „Obszar górniczy”
   *[nominative] obszar specjalny „Obszar górniczy”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Obszar górniczy”
        [instrumental] obszarem specjalnym „Obszar górniczy”
        [locative] obszarze specjalnym „Obszar górniczy”
       *[nominative] obszar specjalny „Obszar górniczy”
    }
tile-mining-rights = { $case ->
    [genitive] obszaru specjalnego „Prawa górnicze”
    [instrumental] obszarem specjalnym „Prawa górnicze”
    [locative] obszarze specjalnym „Prawa górnicze”
   *[nominative] obszar specjalny „Prawa górnicze”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Prawa górnicze”
        [instrumental] obszarem specjalnym „Prawa górnicze”
        [locative] obszarze specjalnym „Prawa górnicze”
       *[nominative] obszar specjalny „Prawa górnicze”
    }
tile-mohole-area = { $case ->
    [genitive] obszaru specjalnego „Obszar Mohole”
    [instrumental] obszarem specjalnym „Obszar Mohole”
    [locative] obszarze specjalnym „Obszar Mohole”
   *[nominative] obszar specjalny „Obszar Mohole”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Obszar Mohole”
        [instrumental] obszarem specjalnym „Obszar Mohole”
        [locative] obszarze specjalnym „Obszar Mohole”
       *[nominative] obszar specjalny „Obszar Mohole”
    }
tile-natural-preserve = { $case ->
    [genitive] obszaru specjalnego „Rezerwat naturalny”
    [instrumental] obszarem specjalnym „Rezerwat naturalny”
    [locative] obszarze specjalnym „Rezerwat naturalny”
   *[nominative] obszar specjalny „Rezerwat naturalny”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Rezerwat naturalny”
        [instrumental] obszarem specjalnym „Rezerwat naturalny”
        [locative] obszarze specjalnym „Rezerwat naturalny”
       *[nominative] obszar specjalny „Rezerwat naturalny”
    }
tile-nuclear-zone = { $case ->
    [genitive] obszaru specjalnego „Strefa nuklearna”
    [instrumental] obszarem specjalnym „Strefa nuklearna”
    [locative] obszarze specjalnym „Strefa nuklearna”
   *[nominative] obszar specjalny „Strefa nuklearna”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Strefa nuklearna”
        [instrumental] obszarem specjalnym „Strefa nuklearna”
        [locative] obszarze specjalnym „Strefa nuklearna”
       *[nominative] obszar specjalny „Strefa nuklearna”
    }
tile-restricted-area = { $case ->
    [genitive] obszaru specjalnego „Obszar zastrzeżony”
    [instrumental] obszarem specjalnym „Obszar zastrzeżony”
    [locative] obszarze specjalnym „Obszar zastrzeżony”
   *[nominative] obszar specjalny „Obszar zastrzeżony”
}
    .counted = { $case ->
        [genitive] obszaru specjalnego „Obszar zastrzeżony”
        [instrumental] obszarem specjalnym „Obszar zastrzeżony”
        [locative] obszarze specjalnym „Obszar zastrzeżony”
       *[nominative] obszar specjalny „Obszar zastrzeżony”
    }

## Seats

seat-neutral = { $case ->
    [accusative] wirtualnego przeciwnika
    [genitive] wirtualnego przeciwnika
    [dative] wirtualnemu przeciwnikowi
    [instrumental] wirtualnym przeciwnikiem
    [locative] wirtualnym przeciwniku
   *[nominative] wirtualny przeciwnik
}
seat-world-government = { $case ->
    [accusative] Rząd Ziemi
    [genitive] Rządu Ziemi
    [dative] Rządowi Ziemi
    [instrumental] Rządem Ziemi
    [locative] Rządzie Ziemi
   *[nominative] Rząd Ziemi
}

## Standard projects, milestones, awards

standard-sell-patents = Sprzedaż patentów
standard-power-plant = Elektrownia
standard-asteroid = Asteroida
standard-aquifer = Nawodnienie
standard-greenery = Zieleń
standard-city = Miasto
standard-buffer-gas = Gaz buforowy
milestone-terraformer = { $case ->
    [genitive] Terraformatora
   *[nominative] Terraformator
}
milestone-mayor = { $case ->
    [genitive] Prezydenta
   *[nominative] Prezydent
}
milestone-gardener = { $case ->
    [genitive] Ogrodnika
   *[nominative] Ogrodnik
}
milestone-builder = { $case ->
    [genitive] Konstruktora
   *[nominative] Konstruktor
}
milestone-planner = { $case ->
    [genitive] Planisty
   *[nominative] Planista
}
milestone-diversifier = { $case ->
    [genitive] Dywersyfikatora
   *[nominative] Dywersyfikator
}
milestone-tactician = { $case ->
    [genitive] Taktyka
   *[nominative] Taktyk
}
milestone-polar-explorer = { $case ->
    [genitive] Odkrywcy polarnego
   *[nominative] Odkrywca polarny
}
milestone-energizer = { $case ->
    [genitive] Dostawcy energii
   *[nominative] Dostawca energii
}
milestone-rim-settler = { $case ->
    [genitive] Osadnika rubieży
   *[nominative] Osadnik rubieży
}
milestone-generalist = { $case ->
    [genitive] Omnibusa
   *[nominative] Omnibus
}
milestone-specialist = { $case ->
    [genitive] Specjalisty
   *[nominative] Specjalista
}
milestone-ecologist = { $case ->
    [genitive] Ekologa
   *[nominative] Ekolog
}
milestone-tycoon = { $case ->
    [genitive] Inwestora
   *[nominative] Inwestor
}
milestone-legend = { $case ->
    [genitive] Legendy
   *[nominative] Legenda
}
award-landlord = { $case ->
    [genitive] Potentata ziemskiego
   *[nominative] Potentat ziemski
}
award-banker = { $case ->
    [genitive] Bankiera
   *[nominative] Bankier
}
award-scientist = { $case ->
    [genitive] Naukowca
   *[nominative] Naukowiec
}
award-thermalist = { $case ->
    [genitive] Magnata cieplnego
   *[nominative] Magnat cieplny
}
award-miner = { $case ->
    [genitive] Górnika
   *[nominative] Górnik
}
award-cultivator = { $case ->
    [genitive] Kultywatora
   *[nominative] Kultywator
}
award-magnate = { $case ->
    [genitive] Magnata
   *[nominative] Magnat
}
award-space-baron = { $case ->
    [genitive] Kosmicznego barona
   *[nominative] Kosmiczny baron
}
award-excentric = { $case ->
    [genitive] Ekscentryka
   *[nominative] Ekscentryk
}
award-contractor = { $case ->
    [genitive] Wykonawcy
   *[nominative] Wykonawca
}
award-celebrity = { $case ->
    [genitive] Celebryty
   *[nominative] Celebryta
}
award-industrialist = { $case ->
    [genitive] Przemysłowca
   *[nominative] Przemysłowiec
}
award-desert-settler = { $case ->
    [genitive] Osadnika pustyni
   *[nominative] Osadnik pustyni
}
award-estate-dealer = { $case ->
    [genitive] Dewelopera
   *[nominative] Deweloper
}
award-benefactor = { $case ->
    [genitive] Dobroczyńcy
   *[nominative] Dobroczyńca
}
