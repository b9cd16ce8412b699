"""The automated project cards: green frame, they take effect when played and then lie in view for their tags."""

from valles.games.terraforming_mars.rules.words import (
    ALONE,
    ANIMAL,
    ANIMALS,
    ANY_CARD,
    ANYONE,
    AT_GANYMEDE,
    AT_NOCTIS,
    AT_PHOBOS,
    BESIDE_TWO_CITIES,
    BUILDING,
    CAPITAL_TILE,
    CITY,
    COMMERCIAL_DISTRICT_TILE,
    CORPORATE_ERA,
    CREDITS,
    EACH_CITY,
    EACH_CITY_ON_MARS,
    EACH_EVENT,
    EARTH,
    HEAT,
    JOVIAN,
    MICROBE,
    MINING_AREA_TILE,
    MINING_RIGHTS_TILE,
    MOHOLE_AREA_TILE,
    NATURAL_PRESERVE_TILE,
    NUCLEAR_ZONE_TILE,
    ON_LAND,
    ON_METAL,
    ON_METAL_BESIDE_OWN,
    ON_OCEAN_AREA,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    add,
    automated,
    choose,
    cities,
    city,
    copy_production,
    draw,
    each,
    each_of_opponents,
    exchange_production,
    gain,
    greenery,
    lose,
    metal_production,
    ocean,
    oceans,
    oxygen,
    per_adjacent_city,
    per_adjacent_ocean,
    per_city,
    per_tag,
    produces,
    production,
    raise_oxygen,
    raise_rating,
    raise_temperature,
    reduce,
    tagged,
    temperature,
    tile,
)

COLONIZER_TRAINING_CAMP = automated(
    1, "Colonizer Training Camp", cost=8, tags=(JOVIAN, BUILDING), needs=oxygen(most=5),
    points=2,
)

ASTEROID_MINING_CONSORTIUM = automated(
    2, "Asteroid Mining Consortium", cost=13, tags=(JOVIAN,), deck=CORPORATE_ERA, needs=produces(titanium=1),
    play=(reduce(titanium=1, of=ANYONE), production(titanium=1)), points=1,
)

DEEP_WELL_HEATING = automated(
    3, "Deep Well Heating", cost=13, tags=(POWER, BUILDING),
    play=(production(energy=1), raise_temperature(1)),
)

CLOUD_SEEDING = automated(
    4, "Cloud Seeding", cost=11, needs=oceans(3),
    play=(production(credits=-1, plants=2), reduce(heat=1, of=ANYONE)),
)

CAPITAL = automated(
    8, "Capital", cost=26, tags=(CITY, BUILDING), needs=oceans(4),
    play=(production(energy=-2, credits=5), tile(CAPITAL_TILE)), points=per_adjacent_ocean(),
)

DOMED_CRATER = automated(
    16, "Domed Crater", cost=24, tags=(CITY, BUILDING), needs=oxygen(most=7),
    play=(production(energy=-1, credits=3), gain(plants=3), city()), points=1,
)

NOCTIS_CITY = automated(
    17, "Noctis City", cost=18, tags=(CITY, BUILDING),
    play=(production(energy=-1, credits=3), city(where=AT_NOCTIS)),
)

METHANE_FROM_TITAN = automated(
    18, "Methane From Titan", cost=28, tags=(JOVIAN, SPACE), needs=oxygen(2),
    play=production(heat=2, plants=2), points=2,
)

PHOBOS_SPACE_HAVEN = automated(
    21, "Phobos Space Haven", cost=25, tags=(SPACE, CITY),
    play=(production(titanium=1), city(where=AT_PHOBOS)), points=3,
)

BLACK_POLAR_DUST = automated(22, "Black Polar Dust", cost=15, play=(production(credits=-2, heat=3), ocean()))

EOS_CHASMA_NATIONAL_PARK = automated(
    26, "Eos Chasma National Park", cost=16, tags=(PLANT, BUILDING), needs=temperature(-12),
    play=(add(1, ANIMALS, to=ANY_CARD), gain(plants=3), production(credits=2)), points=1,
)

CUPOLA_CITY = automated(
    29, "Cupola City", cost=16, tags=(CITY, BUILDING), needs=oxygen(most=9),
    play=(production(energy=-1, credits=3), city()),
)

LUNAR_BEAM = automated(30, "Lunar Beam", cost=13, tags=(EARTH, POWER), play=production(credits=-2, heat=2, energy=2))

UNDERGROUND_CITY = automated(
    32, "Underground City", cost=18, tags=(CITY, BUILDING),
    play=(production(energy=-2, steel=2), city()),
)

ASTEROID_MINING = automated(40, "Asteroid Mining", cost=30, tags=(JOVIAN, SPACE), play=production(titanium=2), points=2)

FOOD_FACTORY = automated(41, "Food Factory", cost=12, tags=(BUILDING,), play=production(plants=-1, credits=4), points=1)

ARCHAEBACTERIA = automated(
    42, "Archaebacteria", cost=6, tags=(MICROBE,), needs=temperature(most=-18),
    play=production(plants=1),
)

CARBONATE_PROCESSING = automated(
    43, "Carbonate Processing", cost=6, tags=(BUILDING,),
    play=production(energy=-1, heat=3),
)

NATURAL_PRESERVE = automated(
    44, "Natural Preserve", cost=9, tags=(SCIENCE, BUILDING), needs=oxygen(most=4),
    play=(production(credits=1), tile(NATURAL_PRESERVE_TILE, where=ALONE)), points=1,
)

NUCLEAR_POWER = automated(45, "Nuclear Power", cost=10, tags=(POWER, BUILDING), play=production(credits=-2, energy=3))

LIGHTNING_HARVEST = automated(
    46, "Lightning Harvest", cost=8, tags=(POWER,), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 3),
    play=production(energy=1, credits=1), points=1,
)

ALGAE = automated(47, "Algae", cost=10, tags=(PLANT,), needs=oceans(5), play=(gain(plants=1), production(plants=2)))

ADAPTED_LICHEN = automated(48, "Adapted Lichen", cost=9, tags=(PLANT,), play=production(plants=1))

MIRANDA_RESORT = automated(
    51, "Miranda Resort", cost=12, tags=(JOVIAN, SPACE), deck=CORPORATE_ERA,
    play=production(credits=1, per=each(EARTH)), points=1,
)

LAKE_MARINERIS = automated(53, "Lake Marineris", cost=18, needs=temperature(0), play=ocean(2), points=2)

KELP_FARMING = automated(
    55, "Kelp Farming", cost=17, tags=(PLANT,), needs=oceans(6),
    play=(production(credits=2, plants=3), gain(plants=2)), points=1,
)

MINE = automated(56, "Mine", cost=4, tags=(BUILDING,), deck=CORPORATE_ERA, play=production(steel=1))

VESTA_SHIPYARD = automated(
    57, "Vesta Shipyard", cost=15, tags=(JOVIAN, SPACE), deck=CORPORATE_ERA,
    play=production(titanium=1), points=1,
)

BEAM_FROM_A_THORIUM_ASTEROID = automated(
    58, "Beam From A Thorium Asteroid", cost=32, tags=(JOVIAN, SPACE, POWER), needs=tagged(JOVIAN, 1),
    play=production(heat=3, energy=3), points=1,
)

MANGROVE = automated(
    59, "Mangrove", cost=12, tags=(PLANT,), needs=temperature(4),
    play=greenery(where=ON_OCEAN_AREA), points=1,
)

TREES = automated(
    60, "Trees", cost=13, tags=(PLANT,), needs=temperature(-4),
    play=(production(plants=3), gain(plants=1)), points=1,
)

GREAT_ESCARPMENT_CONSORTIUM = automated(
    61, "Great Escarpment Consortium", cost=6, deck=CORPORATE_ERA, needs=produces(steel=1),
    play=(reduce(steel=1, of=ANYONE), production(steel=1)),
)

MINING_AREA = automated(
    64, "Mining Area", cost=4, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=(tile(MINING_AREA_TILE, where=ON_METAL_BESIDE_OWN), metal_production()),
)

BUILDING_INDUSTRIES = automated(
    65, "Building Industries", cost=6, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=production(energy=-1, steel=2),
)

MINING_RIGHTS = automated(
    67, "Mining Rights", cost=9, tags=(BUILDING,),
    play=(tile(MINING_RIGHTS_TILE, where=ON_METAL), metal_production()),
)

SPONSORS = automated(68, "Sponsors", cost=6, tags=(EARTH,), deck=CORPORATE_ERA, play=production(credits=2))

SOLAR_WIND_POWER = automated(
    77, "Solar Wind Power", cost=11, tags=(SCIENCE, SPACE, POWER),
    play=(production(energy=1), gain(titanium=2)),
)

GANYMEDE_COLONY = automated(
    81, "Ganymede Colony", cost=20, tags=(JOVIAN, SPACE, CITY),
    play=city(where=AT_GANYMEDE), points=per_tag(JOVIAN),
)

CALLISTO_PENAL_MINES = automated(
    82, "Callisto Penal Mines", cost=24, tags=(JOVIAN, SPACE), deck=CORPORATE_ERA,
    play=production(credits=3), points=2,
)

GIANT_SPACE_MIRROR = automated(83, "Giant Space Mirror", cost=17, tags=(POWER, SPACE), play=production(energy=3))

TRANS_NEPTUNE_PROBE = automated(84, "Trans-Neptune Probe", cost=6, tags=(SCIENCE, SPACE), deck=CORPORATE_ERA, points=1)

COMMERCIAL_DISTRICT = automated(
    85, "Commercial District", cost=16, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=(production(energy=-1, credits=4), tile(COMMERCIAL_DISTRICT_TILE)), points=per_adjacent_city(),
)

ROBOTIC_WORKFORCE = automated(
    86, "Robotic Workforce", cost=9, tags=(SCIENCE,), deck=CORPORATE_ERA,
    play=copy_production(of_tag=BUILDING),
)

GRASS = automated(
    87, "Grass", cost=11, tags=(PLANT,), needs=temperature(-16),
    play=(production(plants=1), gain(plants=3)),
)

HEATHER = automated(
    88, "Heather", cost=6, tags=(PLANT,), needs=temperature(-14),
    play=(production(plants=1), gain(plants=1)),
)

PEROXIDE_POWER = automated(89, "Peroxide Power", cost=7, tags=(POWER, BUILDING), play=production(credits=-1, energy=2))

RESEARCH = automated(90, "Research", cost=11, tags=(SCIENCE, SCIENCE), deck=CORPORATE_ERA, play=draw(2), points=1)

GENE_REPAIR = automated(
    91, "Gene Repair", cost=12, tags=(SCIENCE,), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 3),
    play=production(credits=2), points=2,
)

IO_MINING_INDUSTRIES = automated(
    92, "Io Mining Industries", cost=41, tags=(JOVIAN, SPACE), deck=CORPORATE_ERA,
    play=production(titanium=2, credits=2), points=per_tag(JOVIAN),
)

BUSHES = automated(
    93, "Bushes", cost=10, tags=(PLANT,), needs=temperature(-10),
    play=(production(plants=2), gain(plants=2)),
)

GREENHOUSES = automated(96, "Greenhouses", cost=6, tags=(PLANT, BUILDING), play=gain(plants=1, per=EACH_CITY))

NUCLEAR_ZONE = automated(
    97, "Nuclear Zone", cost=10, tags=(EARTH,),
    play=(tile(NUCLEAR_ZONE_TILE), raise_temperature(2)), points=-2,
)

TROPICAL_RESORT = automated(
    98, "Tropical Resort", cost=13, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=production(heat=-2, credits=3), points=2,
)

TOLL_STATION = automated(
    99, "Toll Station", cost=12, tags=(SPACE,), deck=CORPORATE_ERA,
    play=production(credits=1, per=each_of_opponents(SPACE)),
)

FUELED_GENERATORS = automated(
    100, "Fueled Generators", cost=1, tags=(POWER, BUILDING),
    play=production(credits=-1, energy=1),
)

POWER_GRID = automated(102, "Power Grid", cost=18, tags=(POWER,), play=production(energy=1, per=each(POWER)))

ACQUIRED_COMPANY = automated(
    106, "Acquired Company", cost=10, tags=(EARTH,), deck=CORPORATE_ERA,
    play=production(credits=3),
)

MEDIA_ARCHIVES = automated(
    107, "Media Archives", cost=8, tags=(EARTH,), deck=CORPORATE_ERA,
    play=gain(credits=1, per=EACH_EVENT),
)

OPEN_CITY = automated(
    108, "Open City", cost=23, tags=(CITY, BUILDING), needs=oxygen(12),
    play=(production(energy=-1, credits=4), gain(plants=2), city()), points=1,
)

SOLAR_POWER = automated(113, "Solar Power", cost=11, tags=(POWER, BUILDING), play=production(energy=1), points=1)

BREATHING_FILTERS = automated(114, "Breathing Filters", cost=11, tags=(SCIENCE,), needs=oxygen(7), points=2)

ARTIFICIAL_PHOTOSYNTHESIS = automated(
    115, "Artificial Photosynthesis", cost=12, tags=(SCIENCE,),
    play=choose(production(plants=1), production(energy=2)),
)

ARTIFICIAL_LAKE = automated(
    116, "Artificial Lake", cost=15, tags=(BUILDING,), needs=temperature(-6),
    play=ocean(where=ON_LAND), points=1,
)

GEOTHERMAL_POWER = automated(117, "Geothermal Power", cost=11, tags=(POWER, BUILDING), play=production(energy=2))

FARMING = automated(
    118, "Farming", cost=16, tags=(PLANT,), needs=temperature(4),
    play=(production(credits=2, plants=2), gain(plants=2)), points=2,
)

DUST_SEALS = automated(119, "Dust Seals", cost=2, needs=oceans(most=3), points=1)

URBANIZED_AREA = automated(
    120, "Urbanized Area", cost=10, tags=(CITY, BUILDING),
    play=(production(energy=-1, credits=2), city(where=BESIDE_TWO_CITIES)),
)

MOSS = automated(122, "Moss", cost=4, tags=(PLANT,), needs=oceans(3), play=(lose(plants=1), production(plants=1)))

HACKERS = automated(
    125, "Hackers", cost=3, deck=CORPORATE_ERA,
    play=(production(energy=-1, credits=2), reduce(credits=2, of=ANYONE)), points=-1,
)

GHG_FACTORIES = automated(126, "GHG Factories", cost=11, tags=(BUILDING,), play=production(energy=-1, heat=4))

ZEPPELINS = automated(
    129, "Zeppelins", cost=13, needs=oxygen(5),
    play=production(credits=1, per=EACH_CITY_ON_MARS), points=1,
)

WORMS = automated(
    130, "Worms", cost=8, tags=(MICROBE,), needs=oxygen(4),
    play=production(plants=1, per=each(MICROBE, every=2)),
)

FUSION_POWER = automated(
    132, "Fusion Power", cost=14, tags=(SCIENCE, POWER, BUILDING), needs=tagged(POWER, 2),
    play=production(energy=3),
)

ADVANCED_ECOSYSTEMS = automated(
    135, "Advanced Ecosystems", cost=11, tags=(PLANT, MICROBE, ANIMAL),
    needs=(tagged(PLANT, 1), tagged(MICROBE, 1), tagged(ANIMAL, 1)), points=3,
)

GREAT_DAM = automated(
    136, "Great Dam", cost=12, tags=(POWER, BUILDING), needs=oceans(4),
    play=production(energy=2), points=1,
)

CARTEL = automated(
    137, "Cartel", cost=8, tags=(EARTH,), deck=CORPORATE_ERA,
    play=production(credits=1, per=each(EARTH)),
)

STRIP_MINE = automated(
    138, "Strip Mine", cost=25, tags=(BUILDING,),
    play=(production(energy=-2, steel=2, titanium=1), raise_oxygen(2)),
)

WAVE_POWER = automated(139, "Wave Power", cost=8, tags=(POWER,), needs=oceans(3), play=production(energy=1), points=1)

POWER_PLANT = automated(141, "Power Plant", cost=4, tags=(POWER, BUILDING), play=production(energy=1))

MOHOLE_AREA = automated(
    142, "Mohole Area", cost=20, tags=(BUILDING,),
    play=(production(heat=4), tile(MOHOLE_AREA_TILE, where=ON_OCEAN_AREA)),
)

TITANIUM_MINE = automated(
    144, "Titanium Mine", cost=7, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=production(titanium=1),
)

TECTONIC_STRESS_POWER = automated(
    145, "Tectonic Stress Power", cost=18, tags=(POWER, BUILDING), needs=tagged(SCIENCE, 2),
    play=production(energy=3), points=1,
)

NITROPHILIC_MOSS = automated(
    146, "Nitrophilic Moss", cost=8, tags=(PLANT,), needs=oceans(3),
    play=(lose(plants=2), production(plants=2)),
)

INSECTS = automated(
    148, "Insects", cost=9, tags=(MICROBE,), needs=oxygen(6),
    play=production(plants=1, per=each(PLANT)),
)

INSULATION = automated(152, "Insulation", cost=2, play=exchange_production(HEAT, CREDITS))

DESIGNED_MICROORGANISMS = automated(
    155, "Designed Microorganisms", cost=16, tags=(SCIENCE, MICROBE), needs=temperature(most=-14),
    play=production(plants=2),
)

INDUSTRIAL_MICROBES = automated(
    158, "Industrial Microbes", cost=12, tags=(MICROBE, BUILDING),
    play=production(energy=1, steel=1),
)

LICHEN = automated(159, "Lichen", cost=7, tags=(PLANT,), needs=temperature(-24), play=production(plants=1))

POWER_SUPPLY_CONSORTIUM = automated(
    160, "Power Supply Consortium", cost=5, tags=(POWER,), deck=CORPORATE_ERA, needs=tagged(POWER, 2),
    play=(reduce(energy=1, of=ANYONE), production(energy=1)),
)

MICRO_MILLS = automated(164, "Micro-Mills", cost=3, play=production(heat=1))

MAGNETIC_FIELD_GENERATORS = automated(
    165, "Magnetic Field Generators", cost=20, tags=(BUILDING,),
    play=(production(energy=-4, plants=2), raise_rating(3)),
)

WINDMILLS = automated(
    168, "Windmills", cost=6, tags=(POWER, BUILDING), needs=oxygen(7),
    play=production(energy=1), points=1,
)

TUNDRA_FARMING = automated(
    169, "Tundra Farming", cost=16, tags=(PLANT,), needs=temperature(-6),
    play=(production(plants=1, credits=2), gain(plants=1)), points=2,
)

MAGNETIC_FIELD_DOME = automated(
    171, "Magnetic Field Dome", cost=5, tags=(BUILDING,),
    play=(production(energy=-2, plants=1), raise_rating(1)),
)

PROTECTED_VALLEY = automated(
    174, "Protected Valley", cost=23, tags=(PLANT, BUILDING),
    play=(production(credits=2), greenery(where=ON_OCEAN_AREA)),
)

SATELLITES = automated(
    175, "Satellites", cost=10, tags=(SPACE,), deck=CORPORATE_ERA,
    play=production(credits=1, per=each(SPACE)),
)

NOCTIS_FARMING = automated(
    176, "Noctis Farming", cost=10, tags=(PLANT, BUILDING), needs=temperature(-20),
    play=(production(credits=1), gain(plants=2)), points=1,
)

HEAT_TRAPPERS = automated(
    178, "Heat Trappers", cost=6, tags=(POWER, BUILDING),
    play=(reduce(heat=2, of=ANYONE), production(energy=1)), points=-1,
)

SOIL_FACTORY = automated(179, "Soil Factory", cost=9, tags=(BUILDING,), play=production(energy=-1, plants=1), points=1)

FUEL_FACTORY = automated(
    180, "Fuel Factory", cost=6, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=production(energy=-1, titanium=1, credits=1),
)

CORPORATE_STRONGHOLD = automated(
    182, "Corporate Stronghold", cost=11, tags=(CITY, BUILDING), deck=CORPORATE_ERA,
    play=(production(energy=-1, credits=3), city()), points=-2,
)

BIOMASS_COMBUSTORS = automated(
    183, "Biomass Combustors", cost=4, tags=(POWER, BUILDING), needs=oxygen(6),
    play=(reduce(plants=1, of=ANYONE), production(energy=2)), points=-1,
)

RAD_SUITS = automated(
    186, "Rad-Suits", cost=6, deck=CORPORATE_ERA, needs=cities(2),
    play=production(credits=1), points=1,
)

ENERGY_SAVING = automated(189, "Energy Saving", cost=15, tags=(POWER,), play=production(energy=1, per=EACH_CITY))

PLANTATION = automated(193, "Plantation", cost=15, tags=(PLANT,), needs=tagged(SCIENCE, 2), play=greenery())

LAGRANGE_OBSERVATORY = automated(
    196, "Lagrange Observatory", cost=9, tags=(SCIENCE, SPACE), deck=CORPORATE_ERA,
    play=draw(1), points=1,
)

TERRAFORMING_GANYMEDE = automated(
    197, "Terraforming Ganymede", cost=33, tags=(JOVIAN, SPACE), deck=CORPORATE_ERA,
    play=raise_rating(1, per=each(JOVIAN)), points=2,
)

IMMIGRATION_SHUTTLES = automated(
    198, "Immigration Shuttles", cost=31, tags=(EARTH, SPACE),
    play=production(credits=5), points=per_city(3),
)

ENERGY_TAPPING = automated(
    201, "Energy Tapping", cost=3, tags=(POWER,), deck=CORPORATE_ERA,
    play=(reduce(energy=1, of=ANYONE), production(energy=1)), points=-1,
)

SOLETTA = automated(203, "Soletta", cost=35, tags=(SPACE,), play=production(heat=7))

RAD_CHEM_FACTORY = automated(
    205, "Rad-Chem Factory", cost=8, tags=(BUILDING,),
    play=(production(energy=-1), raise_rating(2)),
)

MEDICAL_LAB = automated(
    207, "Medical Lab", cost=13, tags=(SCIENCE, BUILDING), deck=CORPORATE_ERA,
    play=production(credits=1, per=each(BUILDING, every=2)), points=1,
)
