# The nouns of the game. $case: nominative; indefinite and definite (with article) for buildings and pieces; advanced
# ("Miniera Avanzata"), an-advanced ("una Miniera Avanzata") and in-advanced ("nelle Miniere Avanzate") for
# buildings; subject, of, to, from for seats. $count decides the number.

## Goods

om-mineral = { $count ->
    [one] Minerale
   *[other] Minerali
}
om-battery = { $count ->
    [one] Batteria
   *[other] Batterie
}
om-water = Acqua
    .counted = { $count } unità di Acqua
om-plant = { $count ->
    [one] Pianta
   *[other] Piante
}
om-oxygen = Ossigeno
    .counted = { $count } unità di Ossigeno
om-crystal = { $count ->
    [one] Cristallo
   *[other] Cristalli
}
om-colonist = { $count ->
    [one] Colono
   *[other] Coloni
}

## What prices name beside goods

om-any-resource = { $count ->
    [one] Risorsa a tua scelta
   *[other] Risorse a tua scelta
}
om-crystal-or-colonist = { $count ->
    [one] Cristallo o Colono
   *[other] Cristalli o Coloni
}
    .counted = { $count ->
        [one] 1 Cristallo o 1 Colono
       *[other] { $count } tra Cristalli e Coloni
    }
om-colonist-to-work = { $count ->
    [one] Colono che va al lavoro
   *[other] Coloni che vanno al lavoro
}
om-ship = { $count ->
    [one] tua Nave
   *[other] tue Navi
}
om-goal-card = { $count ->
    [one] carta Obiettivo Privato
   *[other] carte Obiettivo Privato
}

## Buildings

om-mine = { $case ->
    [indefinite] una Miniera
    [definite] { $count ->
        [one] la Miniera
       *[other] le Miniere
    }
    [advanced] { $count ->
        [one] Miniera Avanzata
       *[other] Miniere Avanzate
    }
    [an-advanced] una Miniera Avanzata
    [in-advanced] nelle Miniere Avanzate
   *[nominative] { $count ->
        [one] Miniera
       *[other] Miniere
    }
}
om-generator = { $case ->
    [indefinite] un Generatore
    [definite] { $count ->
        [one] il Generatore
       *[other] i Generatori
    }
    [advanced] { $count ->
        [one] Generatore Avanzato
       *[other] Generatori Avanzati
    }
    [an-advanced] un Generatore Avanzato
    [in-advanced] nei Generatori Avanzati
   *[nominative] { $count ->
        [one] Generatore
       *[other] Generatori
    }
}
om-water-extractor = { $case ->
    [indefinite] un Estrattore d'Acqua
    [definite] { $count ->
        [one] l'Estrattore d'Acqua
       *[other] gli Estrattori d'Acqua
    }
    [advanced] { $count ->
        [one] Estrattore d'Acqua Avanzato
       *[other] Estrattori d'Acqua Avanzati
    }
    [an-advanced] un Estrattore d'Acqua Avanzato
    [in-advanced] negli Estrattori d'Acqua Avanzati
   *[nominative] { $count ->
        [one] Estrattore d'Acqua
       *[other] Estrattori d'Acqua
    }
}
om-greenhouse = { $case ->
    [indefinite] una Serra
    [definite] { $count ->
        [one] la Serra
       *[other] le Serre
    }
    [advanced] { $count ->
        [one] Serra Avanzata
       *[other] Serre Avanzate
    }
    [an-advanced] una Serra Avanzata
    [in-advanced] nelle Serre Avanzate
   *[nominative] { $count ->
        [one] Serra
       *[other] Serre
    }
}
om-oxygen-condenser = { $case ->
    [indefinite] un Condensatore d'Ossigeno
    [definite] { $count ->
        [one] il Condensatore d'Ossigeno
       *[other] i Condensatori d'Ossigeno
    }
    [advanced] { $count ->
        [one] Condensatore d'Ossigeno Avanzato
       *[other] Condensatori d'Ossigeno Avanzati
    }
    [an-advanced] un Condensatore d'Ossigeno Avanzato
    [in-advanced] nei Condensatori d'Ossigeno Avanzati
   *[nominative] { $count ->
        [one] Condensatore d'Ossigeno
       *[other] Condensatori d'Ossigeno
    }
}
om-shelter = { $case ->
    [indefinite] un Rifugio
    [definite] { $count ->
        [one] il Rifugio
       *[other] i Rifugi
    }
    [advanced] { $count ->
        [one] Rifugio Avanzato
       *[other] Rifugi Avanzati
    }
    [an-advanced] un Rifugio Avanzato
    [in-advanced] nei Rifugi Avanzati
   *[nominative] { $count ->
        [one] Rifugio
       *[other] Rifugi
    }
}

## Pieces, points, sides

om-rover = { $case ->
    [indefinite] il Rover
   *[nominative] Rover
}
om-bot = { $case ->
    [indefinite] un Bot
   *[nominative] Bot
}
om-points = PO
om-orbit = Orbita
om-direction-n = verso nord
om-direction-ne = verso nord-est
om-direction-se = verso sud-est
om-direction-s = verso sud
om-direction-sw = verso sud-ovest
om-direction-nw = verso nord-ovest

## Seats

om-lacerda = { $case ->
    [subject] Lacerda
    [of] di Lacerda
    [to] a Lacerda
    [from] da Lacerda
   *[nominative] Lacerda
}

## Main actions

om-action-landing-pod = Capsula di atterraggio
om-action-obtain-blueprint = Ottieni un Progetto
om-action-learn-tech = Impara una nuova Tecnologia
om-action-research = Ricerca e Sviluppo
om-action-resupply = Rifornimento
om-action-control-center = Centro di Controllo
om-action-construct = Costruisci un Edificio
om-action-upgrade = Migliora un Edificio
om-action-welcome-ship = Accogli una Nave
om-action-hire = Assumi uno Scienziato o prendi un Contratto Terrestre
