# The names of cards, tiles and spaces.

## Blueprints

om-card-construction-yard = Bouwplaats
om-card-metal-deposit = Metaalafzetting
om-card-automated-production = Geautomatiseerde productie
om-card-wind-turbines = Windturbines
om-card-private-ship = Privéschip
om-card-moisture-vaporator = Vochtvanger
om-card-biomarket = Biomarkt
om-card-hydroponic-farm = Hydrocultuurkwekerij
om-card-oxygen-tank = Zuurstoftank
om-card-concentrator = Concentrator
om-card-casino = Casino
om-card-gym = Sportschool
om-card-mineral-mine = Mineralenmijn
om-card-biolab = Biolab
om-card-radar = Radar
om-card-builder-drone-ai600 = Bouwdrone AI600
om-card-research-lab = Onderzoekslab
om-card-aqueduct = Aquaduct
om-card-eco-resort = Ecoresort
om-card-trade-market = Handelsmarkt
om-card-recycling-bots = Recyclingbots
om-card-aerial-elevator = Luchtlift
om-card-library = Bibliotheek
om-card-command-center = Commandocentrum

## Scientists

om-card-geologist = geoloog
om-card-rd-engineer = O&O-ingenieur
om-card-hydrologist = hydroloog
om-card-biochemist = biochemicus
om-card-geochemist = geochemicus
om-card-systems-engineer = systeemingenieur

## Earth contracts, told apart by what they ask for

om-card-contract-1 = opwaarderingscontract 1 (generator)
om-card-contract-2 = opwaarderingscontract 2 (waterextractor)
om-card-contract-3 = opwaarderingscontract 3 (kas)
om-card-contract-4 = opwaarderingscontract 4 (zuurstofcondensor)
om-card-contract-5 = opwaarderingscontract 5 (onderkomen)
om-card-contract-6 = opwaarderingscontract 6 (mijn)
om-card-contract-7 = leveringscontract 7 (mineralen)
om-card-contract-8 = leveringscontract 8 (batterijen)
om-card-contract-9 = leveringscontract 9 (water)
om-card-contract-10 = leveringscontract 10 (zuurstof)
om-card-contract-11 = leveringscontract 11 (planten)
om-card-contract-12 = leveringscontract 12 (kristallen)

## Private goals, told apart by what they ask for

om-card-goal-1 = privédoel 1 (blauwdrukken)
om-card-goal-2 = privédoel 7 (geavanceerde gebouwen)
om-card-goal-3 = privédoel 3 (mijnen)
om-card-goal-4 = privédoel 4 (ontdekkingstegels)
om-card-goal-5 = privédoel 5 (groot complex)
om-card-goal-6 = privédoel 6 (grondstoffen)
om-card-goal-7 = privédoel 2 (onderkomens)
om-card-goal-8 = privédoel 8 (kolonieniveau)
om-card-goal-9 = privédoel 9 (kolonisten)
om-card-goal-10 = privédoel 10 (techtegels)
om-card-goal-11 = privédoel 11 (schepen)
om-card-goal-12 = privédoel 12 (onderzoekstegels)
om-card-goal-13 = privédoel 13 (wetenschapper en contract)
om-card-goal-14 = privédoel 14 (laboratorium)
om-card-goal-15 = privédoel 15 (voortgangsblokjes)
om-card-goal-16 = privédoel 16 (twee complexen)

## Missions

om-card-mission-research-tiles = Missie: onderzoekstegels
om-card-mission-blueprints = Missie: blauwdrukken
om-card-mission-advanced-buildings = Missie: geavanceerde gebouwen
om-card-mission-bots = Missie: bots
om-card-mission-discovery-tiles = Missie: ontdekkingstegels
om-card-mission-techs = Missie: technologieën
om-card-mission-progress-cubes = Missie: voortgangsblokjes
om-card-mission-scientists = Missie: wetenschappers
om-card-mission-contracts = Missie: contracten

## First Colonist cards

om-card-a1 = Eerste-Kolonistenkaart A1
om-card-a2 = Eerste-Kolonistenkaart A2
om-card-a3 = Eerste-Kolonistenkaart A3
om-card-a4 = Eerste-Kolonistenkaart A4
om-card-b1 = Eerste-Kolonistenkaart B1
om-card-b2 = Eerste-Kolonistenkaart B2
om-card-b3 = Eerste-Kolonistenkaart B3
om-card-b4 = Eerste-Kolonistenkaart B4
om-card-b5 = Eerste-Kolonistenkaart B5
om-card-b6 = Eerste-Kolonistenkaart B6
om-card-b7 = Eerste-Kolonistenkaart B7
om-card-b8 = Eerste-Kolonistenkaart B8

## Discovery tiles

om-card-discovery-develop-x2 = Ontdekking: twee ontwikkelingen
om-card-discovery-construct-mine = Ontdekking: mijn
om-card-discovery-construct-generator = Ontdekking: generator
om-card-discovery-construct-water-extractor = Ontdekking: waterextractor
om-card-discovery-construct-greenhouse = Ontdekking: kas
om-card-discovery-construct-oxygen-condenser = Ontdekking: zuurstofcondensor
om-card-discovery-construct-shelter = Ontdekking: onderkomen
om-card-discovery-upgrade-x2 = Ontdekking: twee opwaarderingen
om-card-discovery-construct-any = Ontdekking: gebouw naar keuze
om-card-discovery-scientist-or-contract = Ontdekking: wetenschapper of contract
om-card-discovery-blueprints-x2 = Ontdekking: twee blauwdrukken
om-card-discovery-warehouse-x2 = Ontdekking: pakhuis
om-card-discovery-crystals-x3 = Ontdekking: kristallen
om-card-discovery-gain-mineral = Ontdekking: mineralen
om-card-discovery-gain-battery = Ontdekking: batterijen
om-card-discovery-gain-water = Ontdekking: water
om-card-discovery-gain-plant = Ontdekking: planten
om-card-discovery-gain-oxygen = Ontdekking: zuurstof
om-card-discovery-learn-tech = Ontdekking: technologie

## Research tiles: four types, two of each

om-card-research-a1 = Onderzoek A1
om-card-research-a2 = Onderzoek A2
om-card-research-b1 = Onderzoek B1
om-card-research-b2 = Onderzoek B2
om-card-research-c1 = Onderzoek C1
om-card-research-c2 = Onderzoek C2
om-card-research-d1 = Onderzoek D1
om-card-research-d2 = Onderzoek D2

## Rewards of the Life Support System

om-card-reward-top-tech = LSS-beloning: beste technologie
om-card-reward-ships = LSS-beloning: schepen
om-card-reward-advanced = LSS-beloning: geavanceerde gebouwen
om-card-reward-mines = LSS-beloning: mijnen
om-card-reward-bots = LSS-beloning: bots
om-card-reward-discovery = LSS-beloning: ontdekkingstegels
om-card-reward-shelters = LSS-beloning: onderkomens
om-card-reward-colonists = LSS-beloning: kolonisten

## Tech tiles

om-card-tech-mine = techtegel mijn
om-card-tech-generator = techtegel generator
om-card-tech-water-extractor = techtegel waterextractor
om-card-tech-greenhouse = techtegel kas
om-card-tech-oxygen-condenser = techtegel zuurstofcondensor
om-card-tech-shelter = techtegel onderkomen
om-card-tech-rover = techtegel rover
om-card-tech-upgrade = techtegel opwaardering
om-card-tech-ship = techtegel schip

## Executive actions, by their depot space

om-card-executive-1 = speciale actie 1 (ontwikkeling)
om-card-executive-2 = speciale actie 2 (rover)
om-card-executive-3 = speciale actie 3 (blauwdruk)
om-card-executive-4 = speciale actie 4 (opwaardering)
om-card-executive-5 = speciale actie 5 (mineraal)
om-card-executive-6 = speciale actie 6 (bots)
om-card-executive-7 = speciale actie 7 (pakhuis)
om-card-executive-8 = speciale actie 8 (geavanceerd gebouw)

## The solo game

om-card-solo-1 = solokaart 1
om-card-solo-2 = solokaart 2
om-card-solo-3 = solokaart 3
om-card-solo-4 = solokaart 4
om-card-solo-5 = solokaart 5
om-card-solo-6 = solokaart 6
om-card-solo-7 = solokaart 7
om-card-solo-8 = solokaart 8
om-card-solo-9 = solokaart 9
om-card-solo-10 = solokaart 10
om-card-solo-11 = solokaart 11
om-card-solo-12 = solokaart 12
om-card-first-colonists = Eerste Kolonisten
om-card-next-generation = Volgende generatie
om-card-hunky-dory = Alles in orde
om-card-martian-potato = Een Marsaardappel
