# The names of cards, tiles and spaces. $case: nominative; for scientists also definite (with article).

## Blueprints

om-card-construction-yard = Cantiere Edile
om-card-metal-deposit = Deposito di Metallo
om-card-automated-production = Produzione Automatizzata
om-card-wind-turbines = Turbine Eoliche
om-card-private-ship = Nave Privata
om-card-moisture-vaporator = Vaporatore di Umidità
om-card-biomarket = Biomercato
om-card-hydroponic-farm = Fattoria Idroponica
om-card-oxygen-tank = Serbatoio d'Ossigeno
om-card-concentrator = Concentratore
om-card-casino = Casinò
om-card-gym = Palestra
om-card-mineral-mine = Miniera di Minerali
om-card-biolab = Biolaboratorio
om-card-radar = Radar
om-card-builder-drone-ai600 = Drone Costruttore AI600
om-card-research-lab = Laboratorio di Ricerca
om-card-aqueduct = Acquedotto
om-card-eco-resort = Resort Ecologico
om-card-trade-market = Mercato degli Scambi
om-card-recycling-bots = Bot Riciclatori
om-card-aerial-elevator = Ascensore Aereo
om-card-library = Biblioteca
om-card-command-center = Centro di Comando

## Scientists

om-card-geologist = { $case ->
    [definite] il Geologo
   *[nominative] Geologo
}
om-card-rd-engineer = { $case ->
    [definite] l'Ingegnere R&S
   *[nominative] Ingegnere R&S
}
om-card-hydrologist = { $case ->
    [definite] l'Idrologo
   *[nominative] Idrologo
}
om-card-biochemist = { $case ->
    [definite] il Biochimico
   *[nominative] Biochimico
}
om-card-geochemist = { $case ->
    [definite] il Geochimico
   *[nominative] Geochimico
}
om-card-systems-engineer = { $case ->
    [definite] l'Ingegnere dei Sistemi
   *[nominative] Ingegnere dei Sistemi
}

## Earth contracts, told apart by what they ask for

om-card-contract-1 = Contratto di Miglioria 1 (Generatore)
om-card-contract-2 = Contratto di Miglioria 2 (Estrattore d'Acqua)
om-card-contract-3 = Contratto di Miglioria 3 (Serra)
om-card-contract-4 = Contratto di Miglioria 4 (Condensatore d'Ossigeno)
om-card-contract-5 = Contratto di Miglioria 5 (Rifugio)
om-card-contract-6 = Contratto di Miglioria 6 (Miniera)
om-card-contract-7 = Contratto di Consegna 7 (Minerali)
om-card-contract-8 = Contratto di Consegna 8 (Batterie)
om-card-contract-9 = Contratto di Consegna 9 (Acqua)
om-card-contract-10 = Contratto di Consegna 10 (Ossigeno)
om-card-contract-11 = Contratto di Consegna 11 (Piante)
om-card-contract-12 = Contratto di Consegna 12 (Cristalli)

## Private goals, told apart by what they ask for

om-card-goal-1 = Obiettivo Privato 1 (Progetti)
om-card-goal-2 = Obiettivo Privato 7 (Edifici Avanzati)
om-card-goal-3 = Obiettivo Privato 3 (Miniere)
om-card-goal-4 = Obiettivo Privato 4 (tessere Scoperta)
om-card-goal-5 = Obiettivo Privato 5 (grande Complesso)
om-card-goal-6 = Obiettivo Privato 6 (Risorse)
om-card-goal-7 = Obiettivo Privato 2 (Rifugi)
om-card-goal-8 = Obiettivo Privato 8 (livello della Colonia)
om-card-goal-9 = Obiettivo Privato 9 (Coloni)
om-card-goal-10 = Obiettivo Privato 10 (tessere Tecnologia)
om-card-goal-11 = Obiettivo Privato 11 (Navi)
om-card-goal-12 = Obiettivo Privato 12 (tessere Ricerca)
om-card-goal-13 = Obiettivo Privato 13 (Scienziato e Contratto)
om-card-goal-14 = Obiettivo Privato 14 (Laboratorio)
om-card-goal-15 = Obiettivo Privato 15 (cubi Progresso)
om-card-goal-16 = Obiettivo Privato 16 (due Complessi)

## Missions

om-card-mission-research-tiles = Missione “Tessere Ricerca”
om-card-mission-blueprints = Missione “Progetti”
om-card-mission-advanced-buildings = Missione “Edifici Avanzati”
om-card-mission-bots = Missione “Bot”
om-card-mission-discovery-tiles = Missione “Tessere Scoperta”
om-card-mission-techs = Missione “Tecnologie”
om-card-mission-progress-cubes = Missione “Cubi Progresso”
om-card-mission-scientists = Missione “Scienziati”
om-card-mission-contracts = Missione “Contratti”

## First Colonist cards

om-card-a1 = carta Primi Coloni A1
om-card-a2 = carta Primi Coloni A2
om-card-a3 = carta Primi Coloni A3
om-card-a4 = carta Primi Coloni A4
om-card-b1 = carta Primi Coloni B1
om-card-b2 = carta Primi Coloni B2
om-card-b3 = carta Primi Coloni B3
om-card-b4 = carta Primi Coloni B4
om-card-b5 = carta Primi Coloni B5
om-card-b6 = carta Primi Coloni B6
om-card-b7 = carta Primi Coloni B7
om-card-b8 = carta Primi Coloni B8

## Discovery tiles

om-card-discovery-develop-x2 = tessera Scoperta (due sviluppi)
om-card-discovery-construct-mine = tessera Scoperta (Miniera)
om-card-discovery-construct-generator = tessera Scoperta (Generatore)
om-card-discovery-construct-water-extractor = tessera Scoperta (Estrattore d'Acqua)
om-card-discovery-construct-greenhouse = tessera Scoperta (Serra)
om-card-discovery-construct-oxygen-condenser = tessera Scoperta (Condensatore d'Ossigeno)
om-card-discovery-construct-shelter = tessera Scoperta (Rifugio)
om-card-discovery-upgrade-x2 = tessera Scoperta (due migliorie)
om-card-discovery-construct-any = tessera Scoperta (Edificio a scelta)
om-card-discovery-scientist-or-contract = tessera Scoperta (Scienziato o Contratto)
om-card-discovery-blueprints-x2 = tessera Scoperta (due Progetti)
om-card-discovery-warehouse-x2 = tessera Scoperta (Emporio)
om-card-discovery-crystals-x3 = tessera Scoperta (Cristalli)
om-card-discovery-gain-mineral = tessera Scoperta (Minerali)
om-card-discovery-gain-battery = tessera Scoperta (Batterie)
om-card-discovery-gain-water = tessera Scoperta (Acqua)
om-card-discovery-gain-plant = tessera Scoperta (Piante)
om-card-discovery-gain-oxygen = tessera Scoperta (Ossigeno)
om-card-discovery-learn-tech = tessera Scoperta (Tecnologia)

## Research tiles: four types, two of each

om-card-research-a1 = tessera Ricerca A1
om-card-research-a2 = tessera Ricerca A2
om-card-research-b1 = tessera Ricerca B1
om-card-research-b2 = tessera Ricerca B2
om-card-research-c1 = tessera Ricerca C1
om-card-research-c2 = tessera Ricerca C2
om-card-research-d1 = tessera Ricerca D1
om-card-research-d2 = tessera Ricerca D2

## Rewards of the Life Support System

om-card-reward-top-tech = Ricompensa SSV (migliore Tecnologia)
om-card-reward-ships = Ricompensa SSV (Navi)
om-card-reward-advanced = Ricompensa SSV (Edifici Avanzati)
om-card-reward-mines = Ricompensa SSV (Miniere)
om-card-reward-bots = Ricompensa SSV (Bot)
om-card-reward-discovery = Ricompensa SSV (tessere Scoperta)
om-card-reward-shelters = Ricompensa SSV (Rifugi)
om-card-reward-colonists = Ricompensa SSV (Coloni)

## Tech tiles

om-card-tech-mine = tessera Tecnologia Miniera
om-card-tech-generator = tessera Tecnologia Generatore
om-card-tech-water-extractor = tessera Tecnologia Estrattore d'Acqua
om-card-tech-greenhouse = tessera Tecnologia Serra
om-card-tech-oxygen-condenser = tessera Tecnologia Condensatore d'Ossigeno
om-card-tech-shelter = tessera Tecnologia Rifugio
om-card-tech-rover = tessera Tecnologia Rover
om-card-tech-upgrade = tessera Tecnologia Miglioria
om-card-tech-ship = tessera Tecnologia Nave

## Executive actions, by their depot space

om-card-executive-1 = azione esecutiva 1 (sviluppo)
om-card-executive-2 = azione esecutiva 2 (Rover)
om-card-executive-3 = azione esecutiva 3 (Progetto)
om-card-executive-4 = azione esecutiva 4 (miglioria)
om-card-executive-5 = azione esecutiva 5 (Minerale)
om-card-executive-6 = azione esecutiva 6 (Bot)
om-card-executive-7 = azione esecutiva 7 (Emporio)
om-card-executive-8 = azione esecutiva 8 (Edificio Avanzato)

## The solo game

om-card-solo-1 = carta Solitario 1
om-card-solo-2 = carta Solitario 2
om-card-solo-3 = carta Solitario 3
om-card-solo-4 = carta Solitario 4
om-card-solo-5 = carta Solitario 5
om-card-solo-6 = carta Solitario 6
om-card-solo-7 = carta Solitario 7
om-card-solo-8 = carta Solitario 8
om-card-solo-9 = carta Solitario 9
om-card-solo-10 = carta Solitario 10
om-card-solo-11 = carta Solitario 11
om-card-solo-12 = carta Solitario 12
om-card-first-colonists = Primi Coloni
om-card-next-generation = Nuova Generazione
om-card-hunky-dory = Tutto a Meraviglia
om-card-martian-potato = Una Patata Marziana
