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

om-card-mission-research-tiles = missie “Onderzoekstegels”
om-card-mission-blueprints = missie “Blauwdrukken”
om-card-mission-advanced-buildings = missie “Geavanceerde gebouwen”
om-card-mission-bots = missie “Bots”
om-card-mission-discovery-tiles = missie “Ontdekkingstegels”
om-card-mission-techs = missie “Technologieën”
om-card-mission-progress-cubes = missie “Voortgangsblokjes”
om-card-mission-scientists = missie “Wetenschappers”
om-card-mission-contracts = missie “Contracten”

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

om-card-discovery-develop-x2 = ontdekkingstegel “Twee ontwikkelingen”
om-card-discovery-construct-mine = ontdekkingstegel “Mijn”
om-card-discovery-construct-generator = ontdekkingstegel “Generator”
om-card-discovery-construct-water-extractor = ontdekkingstegel “Waterextractor”
om-card-discovery-construct-greenhouse = ontdekkingstegel “Kas”
om-card-discovery-construct-oxygen-condenser = ontdekkingstegel “Zuurstofcondensor”
om-card-discovery-construct-shelter = ontdekkingstegel “Onderkomen”
om-card-discovery-upgrade-x2 = ontdekkingstegel “Twee opwaarderingen”
om-card-discovery-construct-any = ontdekkingstegel “Gebouw naar keuze”
om-card-discovery-scientist-or-contract = ontdekkingstegel “Wetenschapper of contract”
om-card-discovery-blueprints-x2 = ontdekkingstegel “Twee blauwdrukken”
om-card-discovery-warehouse-x2 = ontdekkingstegel “Pakhuis”
om-card-discovery-crystals-x3 = ontdekkingstegel “Kristallen”
om-card-discovery-gain-mineral = ontdekkingstegel “Mineralen”
om-card-discovery-gain-battery = ontdekkingstegel “Batterijen”
om-card-discovery-gain-water = ontdekkingstegel “Water”
om-card-discovery-gain-plant = ontdekkingstegel “Planten”
om-card-discovery-gain-oxygen = ontdekkingstegel “Zuurstof”
om-card-discovery-learn-tech = ontdekkingstegel “Technologie”

## Research tiles: four types, two of each

om-card-research-a1 = onderzoekstegel A1
om-card-research-a2 = onderzoekstegel A2
om-card-research-b1 = onderzoekstegel B1
om-card-research-b2 = onderzoekstegel B2
om-card-research-c1 = onderzoekstegel C1
om-card-research-c2 = onderzoekstegel C2
om-card-research-d1 = onderzoekstegel D1
om-card-research-d2 = onderzoekstegel D2

## Rewards of the Life Support System

om-card-reward-top-tech = LSS-beloning “Beste technologie”
om-card-reward-ships = LSS-beloning “Schepen”
om-card-reward-advanced = LSS-beloning “Geavanceerde gebouwen”
om-card-reward-mines = LSS-beloning “Mijnen”
om-card-reward-bots = LSS-beloning “Bots”
om-card-reward-discovery = LSS-beloning “Ontdekkingstegels”
om-card-reward-shelters = LSS-beloning “Onderkomens”
om-card-reward-colonists = LSS-beloning “Kolonisten”

## Tech tiles

om-card-tech-mine = techtegel “Mijn”
om-card-tech-generator = techtegel “Generator”
om-card-tech-water-extractor = techtegel “Waterextractor”
om-card-tech-greenhouse = techtegel “Kas”
om-card-tech-oxygen-condenser = techtegel “Zuurstofcondensor”
om-card-tech-shelter = techtegel “Onderkomen”
om-card-tech-rover = techtegel “Rover”
om-card-tech-upgrade = techtegel “Opwaardering”
om-card-tech-ship = techtegel “Schip”

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
