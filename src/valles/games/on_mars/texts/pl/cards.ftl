# The names of cards, tiles and spaces. Blueprints, missions and solo goals have a title with a capital; all others none:
# they stand in sentences. A word that several names begin with is declined once, as an attribute of the first of them.

## Blueprints

om-card-construction-yard = Plac budowy
om-card-metal-deposit = Złoże metalu
om-card-automated-production = Zautomatyzowana produkcja
om-card-wind-turbines = Turbiny wiatrowe
om-card-private-ship = Prywatny statek
om-card-moisture-vaporator = Skraplacz wilgoci
om-card-biomarket = Biomarket
om-card-hydroponic-farm = Farma hydroponiczna
om-card-oxygen-tank = Zbiornik tlenu
om-card-concentrator = Koncentrator
om-card-casino = Kasyno
om-card-gym = Siłownia
om-card-mineral-mine = Kopalnia minerałów
om-card-biolab = Biolaboratorium
om-card-radar = Radar
om-card-builder-drone-ai600 = Dron budowlany AI600
om-card-research-lab = Laboratorium badawcze
om-card-aqueduct = Akwedukt
om-card-eco-resort = Ekokurort
om-card-trade-market = Targowisko
om-card-recycling-bots = Boty recyklingowe
om-card-aerial-elevator = Winda powietrzna
om-card-library = Biblioteka
om-card-command-center = Centrum dowodzenia

## Scientists

om-card-geologist = { $case ->
    [accusative] geologa
   *[nominative] geolog
}
om-card-rd-engineer = { $case ->
    [accusative] inżyniera B+R
   *[nominative] inżynier B+R
}
om-card-hydrologist = { $case ->
    [accusative] hydrologa
   *[nominative] hydrolog
}
om-card-biochemist = { $case ->
    [accusative] biochemika
   *[nominative] biochemik
}
om-card-geochemist = { $case ->
    [accusative] geochemika
   *[nominative] geochemik
}
om-card-systems-engineer = { $case ->
    [accusative] inżyniera systemów
   *[nominative] inżynier systemów
}

## Earth contracts, told apart by what they ask for

om-card-contract-1 = kontrakt na ulepszenie 1 (generator)
om-card-contract-2 = kontrakt na ulepszenie 2 (ekstraktor wody)
om-card-contract-3 = kontrakt na ulepszenie 3 (szklarnia)
om-card-contract-4 = kontrakt na ulepszenie 4 (kondensator tlenu)
om-card-contract-5 = kontrakt na ulepszenie 5 (schron)
om-card-contract-6 = kontrakt na ulepszenie 6 (kopalnia)
om-card-contract-7 = { om-card-contract-7.contract } 7 (minerały)
    .contract = { $case ->
        [genitive] kontraktu dostawczego
       *[nominative] kontrakt dostawczy
    }
om-card-contract-8 = { om-card-contract-7.contract } 8 (baterie)
om-card-contract-9 = { om-card-contract-7.contract } 9 (woda)
om-card-contract-10 = { om-card-contract-7.contract } 10 (tlen)
om-card-contract-11 = { om-card-contract-7.contract } 11 (rośliny)
om-card-contract-12 = { om-card-contract-7.contract } 12 (kryształy)

## Private goals, told apart by what they ask for

om-card-goal-1 = cel prywatny 1 (projekty)
om-card-goal-2 = cel prywatny 7 (zaawansowane budynki)
om-card-goal-3 = cel prywatny 3 (kopalnie)
om-card-goal-4 = cel prywatny 4 (żetony odkrycia)
om-card-goal-5 = cel prywatny 5 (duży kompleks)
om-card-goal-6 = cel prywatny 6 (zasoby)
om-card-goal-7 = cel prywatny 2 (schrony)
om-card-goal-8 = cel prywatny 8 (poziom kolonii)
om-card-goal-9 = cel prywatny 9 (koloniści)
om-card-goal-10 = cel prywatny 10 (żetony technologii)
om-card-goal-11 = cel prywatny 11 (statki)
om-card-goal-12 = cel prywatny 12 (żetony badań)
om-card-goal-13 = cel prywatny 13 (naukowiec i kontrakt)
om-card-goal-14 = cel prywatny 14 (laboratorium)
om-card-goal-15 = cel prywatny 15 (kostki postępu)
om-card-goal-16 = cel prywatny 16 (dwa kompleksy)

## Missions

om-card-mission-research-tiles = { om-card-mission-research-tiles.mission } „Żetony badań”
    .mission = { $case ->
        [accusative] misję
        [genitive] misji
       *[nominative] misja
    }
om-card-mission-blueprints = { om-card-mission-research-tiles.mission } „Projekty”
om-card-mission-advanced-buildings = { om-card-mission-research-tiles.mission } „Zaawansowane budynki”
om-card-mission-bots = { om-card-mission-research-tiles.mission } „Boty”
om-card-mission-discovery-tiles = { om-card-mission-research-tiles.mission } „Żetony odkrycia”
om-card-mission-techs = { om-card-mission-research-tiles.mission } „Technologie”
om-card-mission-progress-cubes = { om-card-mission-research-tiles.mission } „Kostki postępu”
om-card-mission-scientists = { om-card-mission-research-tiles.mission } „Naukowcy”
om-card-mission-contracts = { om-card-mission-research-tiles.mission } „Kontrakty”

## First Colonist cards

om-card-a1 = { om-card-a1.card } A1
    .card = { $case ->
        [accusative] kartę Pierwszych kolonistów
        [genitive] karty Pierwszych kolonistów
       *[nominative] karta Pierwszych kolonistów
    }
om-card-a2 = { om-card-a1.card } A2
om-card-a3 = { om-card-a1.card } A3
om-card-a4 = { om-card-a1.card } A4
om-card-b1 = { om-card-a1.card } B1
om-card-b2 = { om-card-a1.card } B2
om-card-b3 = { om-card-a1.card } B3
om-card-b4 = { om-card-a1.card } B4
om-card-b5 = { om-card-a1.card } B5
om-card-b6 = { om-card-a1.card } B6
om-card-b7 = { om-card-a1.card } B7
om-card-b8 = { om-card-a1.card } B8

## Discovery tiles

om-card-discovery-develop-x2 = żeton odkrycia (dwukrotny rozwój)
om-card-discovery-construct-mine = żeton odkrycia (kopalnia)
om-card-discovery-construct-generator = żeton odkrycia (generator)
om-card-discovery-construct-water-extractor = żeton odkrycia (ekstraktor wody)
om-card-discovery-construct-greenhouse = żeton odkrycia (szklarnia)
om-card-discovery-construct-oxygen-condenser = żeton odkrycia (kondensator tlenu)
om-card-discovery-construct-shelter = żeton odkrycia (schron)
om-card-discovery-upgrade-x2 = żeton odkrycia (dwa ulepszenia)
om-card-discovery-construct-any = żeton odkrycia (dowolny budynek)
om-card-discovery-scientist-or-contract = żeton odkrycia (naukowiec lub kontrakt)
om-card-discovery-blueprints-x2 = żeton odkrycia (dwa projekty)
om-card-discovery-warehouse-x2 = żeton odkrycia (hurtownia)
om-card-discovery-crystals-x3 = żeton odkrycia (kryształy)
om-card-discovery-gain-mineral = żeton odkrycia (minerały)
om-card-discovery-gain-battery = żeton odkrycia (baterie)
om-card-discovery-gain-water = żeton odkrycia (woda)
om-card-discovery-gain-plant = żeton odkrycia (rośliny)
om-card-discovery-gain-oxygen = żeton odkrycia (tlen)
om-card-discovery-learn-tech = żeton odkrycia (technologia)

## Research tiles: four types, two of each

om-card-research-a1 = żeton badań A1
om-card-research-a2 = żeton badań A2
om-card-research-b1 = żeton badań B1
om-card-research-b2 = żeton badań B2
om-card-research-c1 = żeton badań C1
om-card-research-c2 = żeton badań C2
om-card-research-d1 = żeton badań D1
om-card-research-d2 = żeton badań D2

## Rewards of the Life Support System

om-card-reward-top-tech = { om-card-reward-top-tech.reward } za najlepszą technologię
    .reward = { $case ->
        [accusative] nagrodę SPŻ
        [genitive] nagrody SPŻ
       *[nominative] nagroda SPŻ
    }
om-card-reward-ships = { om-card-reward-top-tech.reward } za statki
om-card-reward-advanced = { om-card-reward-top-tech.reward } za zaawansowane budynki
om-card-reward-mines = { om-card-reward-top-tech.reward } za kopalnie
om-card-reward-bots = { om-card-reward-top-tech.reward } za boty
om-card-reward-discovery = { om-card-reward-top-tech.reward } za żetony odkrycia
om-card-reward-shelters = { om-card-reward-top-tech.reward } za schrony
om-card-reward-colonists = { om-card-reward-top-tech.reward } za kolonistów

## Tech tiles

om-card-tech-mine = żeton technologii kopalni
om-card-tech-generator = żeton technologii generatora
om-card-tech-water-extractor = żeton technologii ekstraktora wody
om-card-tech-greenhouse = żeton technologii szklarni
om-card-tech-oxygen-condenser = żeton technologii kondensatora tlenu
om-card-tech-shelter = żeton technologii schronu
om-card-tech-rover = żeton technologii łazika
om-card-tech-upgrade = żeton technologii ulepszania
om-card-tech-ship = żeton technologii statku

## Executive actions, by their depot space

om-card-executive-1 = { om-card-executive-1.action } 1 (rozwój)
    .action = { $case ->
        [accusative] akcję specjalną
       *[nominative] akcja specjalna
    }
om-card-executive-2 = { om-card-executive-1.action } 2 (łazik)
om-card-executive-3 = { om-card-executive-1.action } 3 (projekt)
om-card-executive-4 = { om-card-executive-1.action } 4 (ulepszenie)
om-card-executive-5 = { om-card-executive-1.action } 5 (minerał)
om-card-executive-6 = { om-card-executive-1.action } 6 (boty)
om-card-executive-7 = { om-card-executive-1.action } 7 (hurtownia)
om-card-executive-8 = { om-card-executive-1.action } 8 (zaawansowany budynek)

## The solo game

om-card-solo-1 = { om-card-solo-1.card } 1
    .card = { $case ->
        [accusative] kartę solo
        [genitive] karty solo
       *[nominative] karta solo
    }
om-card-solo-2 = { om-card-solo-1.card } 2
om-card-solo-3 = { om-card-solo-1.card } 3
om-card-solo-4 = { om-card-solo-1.card } 4
om-card-solo-5 = { om-card-solo-1.card } 5
om-card-solo-6 = { om-card-solo-1.card } 6
om-card-solo-7 = { om-card-solo-1.card } 7
om-card-solo-8 = { om-card-solo-1.card } 8
om-card-solo-9 = { om-card-solo-1.card } 9
om-card-solo-10 = { om-card-solo-1.card } 10
om-card-solo-11 = { om-card-solo-1.card } 11
om-card-solo-12 = { om-card-solo-1.card } 12
om-card-first-colonists = Pierwsi koloniści
om-card-next-generation = Następne pokolenie
om-card-hunky-dory = Wszystko gra
om-card-martian-potato = Marsjański ziemniak
