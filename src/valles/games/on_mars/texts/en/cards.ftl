# The names of cards, tiles and spaces.

## Blueprints

om-card-construction-yard = Construction Yard
om-card-metal-deposit = Metal Deposit
om-card-automated-production = Automated Production
om-card-wind-turbines = Wind Turbines
om-card-private-ship = Private Ship
om-card-moisture-vaporator = Moisture Vaporator
om-card-biomarket = Biomarket
om-card-hydroponic-farm = Hydroponic Farm
om-card-oxygen-tank = Oxygen Tank
om-card-concentrator = Concentrator
om-card-casino = Casino
om-card-gym = Gym
om-card-mineral-mine = Mineral Mine
om-card-biolab = Biolab
om-card-radar = Radar
om-card-builder-drone-ai600 = Builder Drone AI600
om-card-research-lab = Research Lab
om-card-aqueduct = Aqueduct
om-card-eco-resort = Eco Resort
om-card-trade-market = Trade Market
om-card-recycling-bots = Recycling Bots
om-card-aerial-elevator = Aerial Elevator
om-card-library = Library
om-card-command-center = Command Center

## Scientists

om-card-geologist = Geologist
om-card-rd-engineer = R&D Engineer
om-card-hydrologist = Hydrologist
om-card-biochemist = Biochemist
om-card-geochemist = Geochemist
om-card-systems-engineer = Systems Engineer

## Earth contracts, told apart by what they ask for

om-card-contract-1 = Upgrade Contract 1 (generator)
om-card-contract-2 = Upgrade Contract 2 (water extractor)
om-card-contract-3 = Upgrade Contract 3 (greenhouse)
om-card-contract-4 = Upgrade Contract 4 (oxygen condenser)
om-card-contract-5 = Upgrade Contract 5 (shelter)
om-card-contract-6 = Upgrade Contract 6 (mine)
om-card-contract-7 = Delivery Contract 7 (minerals)
om-card-contract-8 = Delivery Contract 8 (batteries)
om-card-contract-9 = Delivery Contract 9 (water)
om-card-contract-10 = Delivery Contract 10 (oxygen)
om-card-contract-11 = Delivery Contract 11 (plants)
om-card-contract-12 = Delivery Contract 12 (crystals)

## Private goals, told apart by what they ask for

om-card-goal-1 = Private Goal 1 (blueprints)
om-card-goal-2 = Private Goal 7 (advanced buildings)
om-card-goal-3 = Private Goal 3 (mines)
om-card-goal-4 = Private Goal 4 (discovery tiles)
om-card-goal-5 = Private Goal 5 (large complex)
om-card-goal-6 = Private Goal 6 (resources)
om-card-goal-7 = Private Goal 2 (shelters)
om-card-goal-8 = Private Goal 8 (colony level)
om-card-goal-9 = Private Goal 9 (colonists)
om-card-goal-10 = Private Goal 10 (tech tiles)
om-card-goal-11 = Private Goal 11 (ships)
om-card-goal-12 = Private Goal 12 (research tiles)
om-card-goal-13 = Private Goal 13 (scientist and contract)
om-card-goal-14 = Private Goal 14 (laboratory)
om-card-goal-15 = Private Goal 15 (progress cubes)
om-card-goal-16 = Private Goal 16 (two complexes)

## Missions

om-card-mission-research-tiles = Mission "Research tiles"
om-card-mission-blueprints = Mission "Blueprints"
om-card-mission-advanced-buildings = Mission "Advanced buildings"
om-card-mission-bots = Mission "Bots"
om-card-mission-discovery-tiles = Mission "Discovery tiles"
om-card-mission-techs = Mission "Technologies"
om-card-mission-progress-cubes = Mission "Progress cubes"
om-card-mission-scientists = Mission "Scientists"
om-card-mission-contracts = Mission "Contracts"

## First Colonist cards

om-card-a1 = First Colonist card A1
om-card-a2 = First Colonist card A2
om-card-a3 = First Colonist card A3
om-card-a4 = First Colonist card A4
om-card-b1 = First Colonist card B1
om-card-b2 = First Colonist card B2
om-card-b3 = First Colonist card B3
om-card-b4 = First Colonist card B4
om-card-b5 = First Colonist card B5
om-card-b6 = First Colonist card B6
om-card-b7 = First Colonist card B7
om-card-b8 = First Colonist card B8

## Discovery tiles

om-card-discovery-develop-x2 = Discovery tile "Two developments"
om-card-discovery-construct-mine = Discovery tile "Mine"
om-card-discovery-construct-generator = Discovery tile "Generator"
om-card-discovery-construct-water-extractor = Discovery tile "Water extractor"
om-card-discovery-construct-greenhouse = Discovery tile "Greenhouse"
om-card-discovery-construct-oxygen-condenser = Discovery tile "Oxygen condenser"
om-card-discovery-construct-shelter = Discovery tile "Shelter"
om-card-discovery-upgrade-x2 = Discovery tile "Two upgrades"
om-card-discovery-construct-any = Discovery tile "Any building"
om-card-discovery-scientist-or-contract = Discovery tile "Scientist or contract"
om-card-discovery-blueprints-x2 = Discovery tile "Two blueprints"
om-card-discovery-warehouse-x2 = Discovery tile "Warehouse"
om-card-discovery-crystals-x3 = Discovery tile "Crystals"
om-card-discovery-gain-mineral = Discovery tile "Minerals"
om-card-discovery-gain-battery = Discovery tile "Batteries"
om-card-discovery-gain-water = Discovery tile "Water"
om-card-discovery-gain-plant = Discovery tile "Plants"
om-card-discovery-gain-oxygen = Discovery tile "Oxygen"
om-card-discovery-learn-tech = Discovery tile "Technology"

## Research tiles: four types, two of each

om-card-research-a1 = Research tile A1
om-card-research-a2 = Research tile A2
om-card-research-b1 = Research tile B1
om-card-research-b2 = Research tile B2
om-card-research-c1 = Research tile C1
om-card-research-c2 = Research tile C2
om-card-research-d1 = Research tile D1
om-card-research-d2 = Research tile D2

## Rewards of the Life Support System

om-card-reward-top-tech = LSS reward "Best technology"
om-card-reward-ships = LSS reward "Ships"
om-card-reward-advanced = LSS reward "Advanced buildings"
om-card-reward-mines = LSS reward "Mines"
om-card-reward-bots = LSS reward "Bots"
om-card-reward-discovery = LSS reward "Discovery tiles"
om-card-reward-shelters = LSS reward "Shelters"
om-card-reward-colonists = LSS reward "Colonists"

## Tech tiles

om-card-tech-mine = Mine Tech tile
om-card-tech-generator = Generator Tech tile
om-card-tech-water-extractor = Water Extractor Tech tile
om-card-tech-greenhouse = Greenhouse Tech tile
om-card-tech-oxygen-condenser = Oxygen Condenser Tech tile
om-card-tech-shelter = Shelter Tech tile
om-card-tech-rover = Rover Tech tile
om-card-tech-upgrade = Upgrade Tech tile
om-card-tech-ship = Ship Tech tile

## Executive actions, by their depot space

om-card-executive-1 = executive action 1 (develop)
om-card-executive-2 = executive action 2 (rover)
om-card-executive-3 = executive action 3 (blueprint)
om-card-executive-4 = executive action 4 (upgrade)
om-card-executive-5 = executive action 5 (mineral)
om-card-executive-6 = executive action 6 (bots)
om-card-executive-7 = executive action 7 (warehouse)
om-card-executive-8 = executive action 8 (advanced building)

## The solo game

om-card-solo-1 = solo card 1
om-card-solo-2 = solo card 2
om-card-solo-3 = solo card 3
om-card-solo-4 = solo card 4
om-card-solo-5 = solo card 5
om-card-solo-6 = solo card 6
om-card-solo-7 = solo card 7
om-card-solo-8 = solo card 8
om-card-solo-9 = solo card 9
om-card-solo-10 = solo card 10
om-card-solo-11 = solo card 11
om-card-solo-12 = solo card 12
om-card-first-colonists = First Colonists
om-card-next-generation = Next Generation
om-card-hunky-dory = Hunky Dory
om-card-martian-potato = A Martian Potato
