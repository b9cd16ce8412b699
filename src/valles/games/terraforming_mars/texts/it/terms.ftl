# The nouns of the game. $case: nominative, indefinite and definite (with article); production (what follows
# "Produzione": "di Energia", with its number "di Energia di 2 livelli"), which (the same without its number) and
# production-by ("di 2 livelli la Produzione di Energia") for resources; kind (what follows "simbolo") for tags; subject
# (who does something: "il Giallo"), of, to, from (with preposition) for seats. $count decides the number.

## Resources

credits = { $case ->
    [production] di M€
   *[nominative] M€
}
    .counted = { $case ->
        [production] { $count ->
            [one] di M€ di { $count } livello
           *[other] di M€ di { $count } livelli
        }
        [production-by] { $count ->
            [one] di { $count } livello la Produzione di M€
           *[other] di { $count } livelli la Produzione di M€
        }
        [which] di M€
       *[nominative] { $count } M€
    }
steel = { $case ->
    [production] di Acciaio
   *[nominative] Acciaio
}
    .counted = { $case ->
        [production] { $count ->
            [one] di Acciaio di { $count } livello
           *[other] di Acciaio di { $count } livelli
        }
        [production-by] { $count ->
            [one] di { $count } livello la Produzione di Acciaio
           *[other] di { $count } livelli la Produzione di Acciaio
        }
        [which] di Acciaio
       *[nominative] { $count } unità di Acciaio
    }
titanium = { $case ->
    [production] di Titanio
   *[nominative] Titanio
}
    .counted = { $case ->
        [production] { $count ->
            [one] di Titanio di { $count } livello
           *[other] di Titanio di { $count } livelli
        }
        [production-by] { $count ->
            [one] di { $count } livello la Produzione di Titanio
           *[other] di { $count } livelli la Produzione di Titanio
        }
        [which] di Titanio
       *[nominative] { $count } unità di Titanio
    }
plants = { $case ->
    [production] di Piante
   *[nominative] { $count ->
        [one] Pianta
       *[other] Piante
    }
}
    .counted = { $case ->
        [production] { $count ->
            [one] di Piante di { $count } livello
           *[other] di Piante di { $count } livelli
        }
        [production-by] { $count ->
            [one] di { $count } livello la Produzione di Piante
           *[other] di { $count } livelli la Produzione di Piante
        }
        [which] di Piante
       *[nominative] { $count ->
            [one] { $count } Pianta
           *[other] { $count } Piante
        }
    }
energy = { $case ->
    [production] di Energia
   *[nominative] Energia
}
    .counted = { $case ->
        [production] { $count ->
            [one] di Energia di { $count } livello
           *[other] di Energia di { $count } livelli
        }
        [production-by] { $count ->
            [one] di { $count } livello la Produzione di Energia
           *[other] di { $count } livelli la Produzione di Energia
        }
        [which] di Energia
       *[nominative] { $count } unità di Energia
    }
heat = { $case ->
    [production] di Calore
   *[nominative] Calore
}
    .counted = { $case ->
        [production] { $count ->
            [one] di Calore di { $count } livello
           *[other] di Calore di { $count } livelli
        }
        [production-by] { $count ->
            [one] di { $count } livello la Produzione di Calore
           *[other] di { $count } livelli la Produzione di Calore
        }
        [which] di Calore
       *[nominative] { $count } unità di Calore
    }
animals = { $count ->
    [one] Animale
   *[other] Animali
}
microbes = { $count ->
    [one] Microbo
   *[other] Microbi
}
sciences = { $count ->
    [one] Risorsa Scienza
   *[other] Risorse Scienza
}
fighters = { $count ->
    [one] Risorsa Caccia
   *[other] Risorse Caccia
}
resources = { $count ->
    [one] Risorsa
   *[other] Risorse
}

## Other things that are counted

cards = { $count ->
    [one] carta
   *[other] carte
}
steps = { $count ->
    [one] livello
   *[other] livelli
}
points = { $case ->
    [short] PV
   *[nominative] { $count ->
        [one] Punto Vittoria
       *[other] Punti Vittoria
    }
}

## Tags

tag-building = { $case ->
    [indefinite] un simbolo Edificio
    [definite] il simbolo Edificio
    [kind] Edificio
   *[nominative] { $count ->
        [one] simbolo Edificio
       *[other] simboli Edificio
    }
}
tag-space = { $case ->
    [indefinite] un simbolo Spazio
    [definite] il simbolo Spazio
    [kind] Spazio
   *[nominative] { $count ->
        [one] simbolo Spazio
       *[other] simboli Spazio
    }
}
tag-power = { $case ->
    [indefinite] un simbolo Potenza
    [definite] il simbolo Potenza
    [kind] Potenza
   *[nominative] { $count ->
        [one] simbolo Potenza
       *[other] simboli Potenza
    }
}
tag-science = { $case ->
    [indefinite] un simbolo Scienza
    [definite] il simbolo Scienza
    [kind] Scienza
   *[nominative] { $count ->
        [one] simbolo Scienza
       *[other] simboli Scienza
    }
}
tag-jovian = { $case ->
    [indefinite] un simbolo Gioviano
    [definite] il simbolo Gioviano
    [kind] Gioviano
   *[nominative] { $count ->
        [one] simbolo Gioviano
       *[other] simboli Gioviani
    }
}
tag-earth = { $case ->
    [indefinite] un simbolo Terra
    [definite] il simbolo Terra
    [kind] Terra
   *[nominative] { $count ->
        [one] simbolo Terra
       *[other] simboli Terra
    }
}
tag-plant = { $case ->
    [indefinite] un simbolo Pianta
    [definite] il simbolo Pianta
    [kind] Pianta
   *[nominative] { $count ->
        [one] simbolo Pianta
       *[other] simboli Pianta
    }
}
tag-microbe = { $case ->
    [indefinite] un simbolo Microbo
    [definite] il simbolo Microbo
    [kind] Microbo
   *[nominative] { $count ->
        [one] simbolo Microbo
       *[other] simboli Microbo
    }
}
tag-animal = { $case ->
    [indefinite] un simbolo Animale
    [definite] il simbolo Animale
    [kind] Animale
   *[nominative] { $count ->
        [one] simbolo Animale
       *[other] simboli Animale
    }
}
tag-city = { $case ->
    [indefinite] un simbolo Città
    [definite] il simbolo Città
    [kind] Città
   *[nominative] { $count ->
        [one] simbolo Città
       *[other] simboli Città
    }
}
tag-event = { $case ->
    [indefinite] un simbolo Evento
    [definite] il simbolo Evento
    [kind] Evento
   *[nominative] { $count ->
        [one] simbolo Evento
       *[other] simboli Evento
    }
}
tag-wild = { $case ->
    [indefinite] un simbolo Jolly
    [definite] il simbolo Jolly
    [kind] Jolly
   *[nominative] { $count ->
        [one] simbolo Jolly
       *[other] simboli Jolly
    }
}

## Tiles

tiles = { $count ->
    [one] tessera
   *[other] tessere
}
tile-ocean = { $case ->
    [indefinite] { $count ->
        [one] una tessera Oceano
       *[other] tessere Oceano
    }
    [definite] la tessera Oceano
   *[nominative] { $count ->
        [one] tessera Oceano
       *[other] tessere Oceano
    }
}
tile-greenery = { $case ->
    [indefinite] { $count ->
        [one] una tessera Vegetazione
       *[other] tessere Vegetazione
    }
    [definite] la tessera Vegetazione
   *[nominative] { $count ->
        [one] tessera Vegetazione
       *[other] tessere Vegetazione
    }
}
tile-city = { $case ->
    [indefinite] { $count ->
        [one] una tessera Città
       *[other] tessere Città
    }
    [definite] la tessera Città
   *[nominative] { $count ->
        [one] tessera Città
       *[other] tessere Città
    }
}
tile-capital = { $case ->
    [indefinite] la tessera Città “Capitale”
    [definite] la tessera Città “Capitale”
   *[nominative] tessera Città “Capitale”
}
    .counted = la tessera Città “Capitale”
tile-commercial-district = { $case ->
    [indefinite] la tessera “Distretto Commerciale”
    [definite] la tessera “Distretto Commerciale”
   *[nominative] tessera “Distretto Commerciale”
}
    .counted = la tessera “Distretto Commerciale”
tile-ecological-zone = { $case ->
    [indefinite] la tessera “Zona Ecologica”
    [definite] la tessera “Zona Ecologica”
   *[nominative] tessera “Zona Ecologica”
}
    .counted = la tessera “Zona Ecologica”
tile-industrial-center = { $case ->
    [indefinite] la tessera “Centro Industriale”
    [definite] la tessera “Centro Industriale”
   *[nominative] tessera “Centro Industriale”
}
    .counted = la tessera “Centro Industriale”
tile-lava-flows = { $case ->
    [indefinite] la tessera “Flussi di Lava”
    [definite] la tessera “Flussi di Lava”
   *[nominative] tessera “Flussi di Lava”
}
    .counted = la tessera “Flussi di Lava”
tile-mining-area = { $case ->
    [indefinite] la tessera “Area Estrazione Mineraria”
    [definite] la tessera “Area Estrazione Mineraria”
   *[nominative] tessera “Area Estrazione Mineraria”
}
    .counted = la tessera “Area Estrazione Mineraria”
tile-mining-rights = { $case ->
    [indefinite] la tessera “Diritti di Estrazione Mineraria”
    [definite] la tessera “Diritti di Estrazione Mineraria”
   *[nominative] tessera “Diritti di Estrazione Mineraria”
}
    .counted = la tessera “Diritti di Estrazione Mineraria”
tile-mohole-area = { $case ->
    [indefinite] la tessera “Area Mohole”
    [definite] la tessera “Area Mohole”
   *[nominative] tessera “Area Mohole”
}
    .counted = la tessera “Area Mohole”
tile-natural-preserve = { $case ->
    [indefinite] la tessera “Riserva Naturale”
    [definite] la tessera “Riserva Naturale”
   *[nominative] tessera “Riserva Naturale”
}
    .counted = la tessera “Riserva Naturale”
tile-nuclear-zone = { $case ->
    [indefinite] la tessera “Zona Nucleare”
    [definite] la tessera “Zona Nucleare”
   *[nominative] tessera “Zona Nucleare”
}
    .counted = la tessera “Zona Nucleare”
tile-restricted-area = { $case ->
    [indefinite] la tessera “Area Riservata”
    [definite] la tessera “Area Riservata”
   *[nominative] tessera “Area Riservata”
}
    .counted = la tessera “Area Riservata”

## Seats

seat-neutral = { $case ->
    [subject] l'avversario neutrale
    [of] dell'avversario neutrale
    [to] all'avversario neutrale
    [from] dall'avversario neutrale
   *[nominative] l'avversario neutrale
}
seat-world-government = { $case ->
    [subject] il Governo Mondiale
    [of] del Governo Mondiale
    [to] al Governo Mondiale
    [from] dal Governo Mondiale
   *[nominative] il Governo Mondiale
}

## Standard projects, milestones, awards

standard-sell-patents = Vendita Brevetti
standard-power-plant = Centrale Elettrica
standard-asteroid = Asteroide
standard-aquifer = Falda Acquifera
standard-greenery = Vegetazione
standard-city = Città
standard-buffer-gas = Gas Tampone
milestone-terraformer = Terraformatore
milestone-mayor = Sindaco
milestone-gardener = Giardiniere
milestone-builder = Costruttore
milestone-planner = Pianificatore
milestone-diversifier = Diversificatore
milestone-tactician = Tattico
milestone-polar-explorer = Esploratore del polo
milestone-energizer = Esperto di energia
milestone-rim-settler = Colonizzatore dei margini
milestone-generalist = Generalista
milestone-specialist = Specialista
milestone-ecologist = Ecologista
milestone-tycoon = Tycoon
milestone-legend = Leggenda
award-landlord = Proprietario terriero
award-banker = Banchiere
award-scientist = Scienziato
award-thermalist = Esperto di termodinamica
award-miner = Minatore
award-cultivator = Coltivatore
award-magnate = Magnate
award-space-baron = Barone dello spazio
award-excentric = Eccentrico
award-contractor = Impresario
award-celebrity = Celebrità
award-industrialist = Industriale
award-desert-settler = Colonizzatore del deserto
award-estate-dealer = Mercante di terreni
award-benefactor = Benefattore
