# The names of cards, tiles and spaces.

## Blueprints

om-card-construction-yard = Bauhof
om-card-metal-deposit = Metallvorkommen
om-card-automated-production = Automatisierte Produktion
om-card-wind-turbines = Windturbinen
om-card-private-ship = Privatschiff
om-card-moisture-vaporator = Feuchtigkeitsvaporator
om-card-biomarket = Biomarkt
om-card-hydroponic-farm = Hydroponische Farm
om-card-oxygen-tank = Sauerstofftank
om-card-concentrator = Konzentrator
om-card-casino = Casino
om-card-gym = Turnhalle
om-card-mineral-mine = Mineralienmine
om-card-biolab = Biolabor
om-card-radar = Radar
om-card-builder-drone-ai600 = Baudrohne AI600
om-card-research-lab = Forschungslabor
om-card-aqueduct = Aquädukt
om-card-eco-resort = Ökoresort
om-card-trade-market = Handelsmarkt
om-card-recycling-bots = Recycling-Bots
om-card-aerial-elevator = Raumaufzug
om-card-library = Bücherei
om-card-command-center = Kommandozentrale

## Scientists

om-card-geologist = { $case ->
    [nominative] Geologe
   *[other] Geologen
}
om-card-rd-engineer = F&E-Ingenieur
om-card-hydrologist = { $case ->
    [nominative] Hydrologe
   *[other] Hydrologen
}
om-card-biochemist = Biochemiker
om-card-geochemist = Geochemiker
om-card-systems-engineer = Systemingenieur

## Earth contracts, told apart by what they ask for

om-card-contract-1 = Aufwertungsvertrag 1 (Generator)
om-card-contract-2 = Aufwertungsvertrag 2 (Wasserextraktor)
om-card-contract-3 = Aufwertungsvertrag 3 (Gewächshaus)
om-card-contract-4 = Aufwertungsvertrag 4 (Sauerstoffkondensator)
om-card-contract-5 = Aufwertungsvertrag 5 (Unterkunft)
om-card-contract-6 = Aufwertungsvertrag 6 (Mine)
om-card-contract-7 = Liefervertrag 7 (Mineralien)
om-card-contract-8 = Liefervertrag 8 (Batterien)
om-card-contract-9 = Liefervertrag 9 (Wasser)
om-card-contract-10 = Liefervertrag 10 (Sauerstoff)
om-card-contract-11 = Liefervertrag 11 (Pflanzen)
om-card-contract-12 = Liefervertrag 12 (Kristalle)

## Private goals, told apart by what they ask for

om-card-goal-1 = Privatziel 1 (Baupläne)
om-card-goal-2 = Privatziel 7 (fortschrittliche Gebäude)
om-card-goal-3 = Privatziel 3 (Minen)
om-card-goal-4 = Privatziel 4 (Entdeckungsplättchen)
om-card-goal-5 = Privatziel 5 (großer Komplex)
om-card-goal-6 = Privatziel 6 (Ressourcen)
om-card-goal-7 = Privatziel 2 (Unterkünfte)
om-card-goal-8 = Privatziel 8 (Kolonielevel)
om-card-goal-9 = Privatziel 9 (Kolonisten)
om-card-goal-10 = Privatziel 10 (Techplättchen)
om-card-goal-11 = Privatziel 11 (Schiffe)
om-card-goal-12 = Privatziel 12 (Forschungsplättchen)
om-card-goal-13 = Privatziel 13 (Wissenschaftler und Vertrag)
om-card-goal-14 = Privatziel 14 (Labor)
om-card-goal-15 = Privatziel 15 (Fortschrittswürfel)
om-card-goal-16 = Privatziel 16 (zwei Komplexe)

## Missions

om-card-mission-research-tiles = Mission „Forschungsplättchen“
om-card-mission-blueprints = Mission „Baupläne“
om-card-mission-advanced-buildings = Mission „Fortschrittliche Gebäude“
om-card-mission-bots = Mission „Bots“
om-card-mission-discovery-tiles = Mission „Entdeckungsplättchen“
om-card-mission-techs = Mission „Technologien“
om-card-mission-progress-cubes = Mission „Fortschrittswürfel“
om-card-mission-scientists = Mission „Wissenschaftler“
om-card-mission-contracts = Mission „Erdenverträge“

## First Colonist cards

om-card-a1 = Erste-Kolonisten-Karte A1
om-card-a2 = Erste-Kolonisten-Karte A2
om-card-a3 = Erste-Kolonisten-Karte A3
om-card-a4 = Erste-Kolonisten-Karte A4
om-card-b1 = Erste-Kolonisten-Karte B1
om-card-b2 = Erste-Kolonisten-Karte B2
om-card-b3 = Erste-Kolonisten-Karte B3
om-card-b4 = Erste-Kolonisten-Karte B4
om-card-b5 = Erste-Kolonisten-Karte B5
om-card-b6 = Erste-Kolonisten-Karte B6
om-card-b7 = Erste-Kolonisten-Karte B7
om-card-b8 = Erste-Kolonisten-Karte B8

## Discovery tiles

om-card-discovery-develop-x2 = Entdeckungsplättchen „Zwei Entwicklungen“
om-card-discovery-construct-mine = Entdeckungsplättchen „Mine“
om-card-discovery-construct-generator = Entdeckungsplättchen „Generator“
om-card-discovery-construct-water-extractor = Entdeckungsplättchen „Wasserextraktor“
om-card-discovery-construct-greenhouse = Entdeckungsplättchen „Gewächshaus“
om-card-discovery-construct-oxygen-condenser = Entdeckungsplättchen „Sauerstoffkondensator“
om-card-discovery-construct-shelter = Entdeckungsplättchen „Unterkunft“
om-card-discovery-upgrade-x2 = Entdeckungsplättchen „Zwei Aufwertungen“
om-card-discovery-construct-any = Entdeckungsplättchen „Beliebiges Gebäude“
om-card-discovery-scientist-or-contract = Entdeckungsplättchen „Wissenschaftler oder Vertrag“
om-card-discovery-blueprints-x2 = Entdeckungsplättchen „Zwei Baupläne“
om-card-discovery-warehouse-x2 = Entdeckungsplättchen „Warenlager“
om-card-discovery-crystals-x3 = Entdeckungsplättchen „Kristalle“
om-card-discovery-gain-mineral = Entdeckungsplättchen „Mineralien“
om-card-discovery-gain-battery = Entdeckungsplättchen „Batterien“
om-card-discovery-gain-water = Entdeckungsplättchen „Wasser“
om-card-discovery-gain-plant = Entdeckungsplättchen „Pflanzen“
om-card-discovery-gain-oxygen = Entdeckungsplättchen „Sauerstoff“
om-card-discovery-learn-tech = Entdeckungsplättchen „Technologie“

## Research tiles: four types, two of each

om-card-research-a1 = Forschungsplättchen A1
om-card-research-a2 = Forschungsplättchen A2
om-card-research-b1 = Forschungsplättchen B1
om-card-research-b2 = Forschungsplättchen B2
om-card-research-c1 = Forschungsplättchen C1
om-card-research-c2 = Forschungsplättchen C2
om-card-research-d1 = Forschungsplättchen D1
om-card-research-d2 = Forschungsplättchen D2

## Rewards of the Life Support System

om-card-reward-top-tech = LSS-Belohnung „Beste Technologie“
om-card-reward-ships = LSS-Belohnung „Schiffe“
om-card-reward-advanced = LSS-Belohnung „Fortschrittliche Gebäude“
om-card-reward-mines = LSS-Belohnung „Minen“
om-card-reward-bots = LSS-Belohnung „Bots“
om-card-reward-discovery = LSS-Belohnung „Entdeckungsplättchen“
om-card-reward-shelters = LSS-Belohnung „Unterkünfte“
om-card-reward-colonists = LSS-Belohnung „Kolonisten“

## Tech tiles

om-card-tech-mine = Minen-Techplättchen
om-card-tech-generator = Generator-Techplättchen
om-card-tech-water-extractor = Wasserextraktor-Techplättchen
om-card-tech-greenhouse = Gewächshaus-Techplättchen
om-card-tech-oxygen-condenser = Sauerstoffkondensator-Techplättchen
om-card-tech-shelter = Unterkunfts-Techplättchen
om-card-tech-rover = Rover-Techplättchen
om-card-tech-upgrade = Aufwertungs-Techplättchen
om-card-tech-ship = Schiffs-Techplättchen

## Executive actions, by their depot space

om-card-executive-1 = Sonderaktion 1 (Entwickeln)
om-card-executive-2 = Sonderaktion 2 (Rover)
om-card-executive-3 = Sonderaktion 3 (Bauplan)
om-card-executive-4 = Sonderaktion 4 (Aufwerten)
om-card-executive-5 = Sonderaktion 5 (Mineral)
om-card-executive-6 = Sonderaktion 6 (Bots)
om-card-executive-7 = Sonderaktion 7 (Warenlager)
om-card-executive-8 = Sonderaktion 8 (fortschrittliches Gebäude)

## The solo game

om-card-solo-1 = Solokarte 1
om-card-solo-2 = Solokarte 2
om-card-solo-3 = Solokarte 3
om-card-solo-4 = Solokarte 4
om-card-solo-5 = Solokarte 5
om-card-solo-6 = Solokarte 6
om-card-solo-7 = Solokarte 7
om-card-solo-8 = Solokarte 8
om-card-solo-9 = Solokarte 9
om-card-solo-10 = Solokarte 10
om-card-solo-11 = Solokarte 11
om-card-solo-12 = Solokarte 12
om-card-first-colonists = Erste Kolonisten
om-card-next-generation = Nächste Generation
om-card-hunky-dory = Alles in Ordnung
om-card-martian-potato = Eine Marsianische Kartoffel
