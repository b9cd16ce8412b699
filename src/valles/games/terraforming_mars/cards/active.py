"""The active project cards: blue frame, they bring an action or a lasting effect."""

from valles.games.terraforming_mars.rules.words import (
    ALONE,
    ANIMAL,
    ANIMALS,
    ANOTHER_CARD,
    ANYONE,
    BESIDE_CITY,
    BESIDE_GREENERY,
    BUILDING,
    CITY,
    CORPORATE_ERA,
    CREDITS,
    EACH_CITY_ON_MARS,
    EARTH,
    ECOLOGICAL_ZONE_TILE,
    ENERGY,
    FIGHTERS,
    HABITATS,
    INDUSTRIAL_CENTER_TILE,
    JOVIAN,
    MICROBE,
    MICROBES,
    PLANT,
    POWER,
    RESTRICTED_AREA_TILE,
    SCIENCE,
    SCIENCES,
    SPACE,
    STEEL,
    THAT_CARD,
    THIS,
    TITANIUM,
    active,
    add,
    choose,
    city,
    city_placed,
    discard,
    discount,
    draw,
    exchange,
    gain,
    greeneries,
    if_any,
    look,
    may,
    metal_value,
    ocean,
    ocean_placed,
    oceans,
    oxygen,
    pay,
    per,
    per_tag,
    production,
    protect,
    raise_oxygen,
    raise_rating,
    raise_temperature,
    reduce,
    reveal,
    shift_requirements,
    spend,
    tagged,
    take,
    temperature,
    tile,
    you_place_greenery,
    you_play,
    you_play_event,
    you_use_standard_project,
)

SEARCH_FOR_LIFE = active(
    5, "Search For Life", cost=3, tags=(SCIENCE,), needs=oxygen(most=6), holds=SCIENCES,
    action=pay(1) >> reveal(MICROBE, then=add(1, SCIENCES, to=THIS)),
    points=if_any(SCIENCES, points=3),
)

INVENTORS_GUILD = active(6, "Inventors' Guild", cost=9, tags=(SCIENCE,), deck=CORPORATE_ERA, action=look(1, buy=1))

MARTIAN_RAILS = active(
    7, "Martian Rails", cost=13, tags=(BUILDING,),
    action=spend(energy=1) >> gain(credits=1, per=EACH_CITY_ON_MARS),
)

WATER_IMPORT_FROM_EUROPA = active(
    12, "Water Import From Europa", cost=25, tags=(JOVIAN, SPACE),
    action=pay(12, using=TITANIUM) >> ocean(),
    points=per_tag(JOVIAN),
)

SPACE_ELEVATOR = active(
    13, "Space Elevator", cost=27, tags=(SPACE, BUILDING), deck=CORPORATE_ERA,
    play=production(titanium=1),
    action=spend(steel=1) >> gain(credits=5),
    points=2,
)

DEVELOPMENT_CENTER = active(
    14, "Development Center", cost=11, tags=(SCIENCE, BUILDING), deck=CORPORATE_ERA,
    action=spend(energy=1) >> draw(1),
)

EQUATORIAL_MAGNETIZER = active(
    15, "Equatorial Magnetizer", cost=11, tags=(BUILDING,),
    action=production(energy=-1) >> raise_rating(1),
)

RESEARCH_OUTPOST = active(
    20, "Research Outpost", cost=18, tags=(SCIENCE, CITY, BUILDING),
    play=city(where=ALONE),
    always=discount(1),
)

ARCTIC_ALGAE = active(
    23, "Arctic Algae", cost=12, tags=(PLANT,), needs=temperature(most=-12),
    play=gain(plants=1),
    when=ocean_placed(do=gain(plants=2)),
)

PREDATORS = active(
    24, "Predators", cost=14, tags=(ANIMAL,), needs=oxygen(11), holds=ANIMALS,
    action=take(1, ANIMALS, of=ANYONE) >> add(1, ANIMALS, to=THIS),
    points=per(1, ANIMALS),
)

SPACE_STATION = active(
    25, "Space Station", cost=10, tags=(SPACE,), deck=CORPORATE_ERA,
    always=discount(2, SPACE),
    points=1,
)

SECURITY_FLEET = active(
    28, "Security Fleet", cost=12, tags=(SPACE,), deck=CORPORATE_ERA, holds=FIGHTERS,
    action=spend(titanium=1) >> add(1, FIGHTERS, to=THIS),
    points=per(1, FIGHTERS),
)

OPTIMAL_AEROBRAKING = active(
    31, "Optimal Aerobraking", cost=7, tags=(SPACE,),
    when=you_play_event(SPACE, do=gain(credits=3, heat=3)),
)

REGOLITH_EATERS = active(
    33, "Regolith Eaters", cost=13, tags=(SCIENCE, MICROBE), holds=MICROBES,
    action=choose(add(1, MICROBES, to=THIS), spend(microbes=2) >> raise_oxygen(1)),
)

GHG_PRODUCING_BACTERIA = active(
    34, "GHG Producing Bacteria", cost=8, tags=(SCIENCE, MICROBE), needs=oxygen(4), holds=MICROBES,
    action=choose(add(1, MICROBES, to=THIS), spend(microbes=2) >> raise_temperature(1)),
)

ANTS = active(
    35, "Ants", cost=9, tags=(MICROBE,), needs=oxygen(4), holds=MICROBES,
    action=take(1, MICROBES, of=ANYONE) >> add(1, MICROBES, to=THIS),
    points=per(2, MICROBES),
)

ROVER_CONSTRUCTION = active(
    38, "Rover Construction", cost=8, tags=(BUILDING,),
    when=city_placed(do=gain(credits=2)),
    points=1,
)

TARDIGRADES = active(
    49, "Tardigrades", cost=4, tags=(MICROBE,), deck=CORPORATE_ERA, holds=MICROBES,
    action=add(1, MICROBES, to=THIS),
    points=per(4, MICROBES),
)

FISH = active(
    52, "Fish", cost=9, tags=(ANIMAL,), needs=temperature(2), holds=ANIMALS,
    play=reduce(plants=1, of=ANYONE),
    action=add(1, ANIMALS, to=THIS),
    points=per(1, ANIMALS),
)

SMALL_ANIMALS = active(
    54, "Small Animals", cost=6, tags=(ANIMAL,), needs=oxygen(6), holds=ANIMALS,
    play=reduce(plants=1, of=ANYONE),
    action=add(1, ANIMALS, to=THIS),
    points=per(2, ANIMALS),
)

ELECTRO_CATAPULT = active(
    69, "Electro Catapult", cost=17, tags=(BUILDING,), deck=CORPORATE_ERA, needs=oxygen(most=8),
    play=production(energy=-1),
    action=choose(spend(plants=1) >> gain(credits=7), spend(steel=1) >> gain(credits=7)),
    points=1,
)

EARTH_CATAPULT = active(70, "Earth Catapult", cost=23, tags=(EARTH,), deck=CORPORATE_ERA, always=discount(2), points=2)

ADVANCED_ALLOYS = active(
    71, "Advanced Alloys", cost=9, tags=(SCIENCE,), deck=CORPORATE_ERA,
    always=metal_value(steel=1, titanium=1),
)

BIRDS = active(
    72, "Birds", cost=10, tags=(ANIMAL,), needs=oxygen(13), holds=ANIMALS,
    play=reduce(plants=2, of=ANYONE),
    action=add(1, ANIMALS, to=THIS),
    points=per(1, ANIMALS),
)

MARS_UNIVERSITY = active(
    73, "Mars University", cost=8, tags=(SCIENCE, BUILDING), deck=CORPORATE_ERA,
    when=you_play(SCIENCE, do=may(discard(1) >> draw(1))),
    points=1,
)

VIRAL_ENHANCERS = active(
    74, "Viral Enhancers", cost=9, tags=(SCIENCE, MICROBE), deck=CORPORATE_ERA,
    when=you_play(PLANT, MICROBE, ANIMAL, do=choose(gain(plants=1), add(1, to=THAT_CARD))),
)

SPACE_MIRRORS = active(76, "Space Mirrors", cost=3, tags=(POWER, SPACE), action=pay(7) >> production(energy=1))

QUANTUM_EXTRACTOR = active(
    79, "Quantum Extractor", cost=13, tags=(SCIENCE, POWER), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 4),
    play=production(energy=4),
    always=discount(2, SPACE),
)

MASS_CONVERTER = active(
    94, "Mass Converter", cost=8, tags=(SCIENCE, POWER), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 5),
    play=production(energy=6),
    always=discount(2, SPACE),
)

PHYSICS_COMPLEX = active(
    95, "Physics Complex", cost=12, tags=(SCIENCE, BUILDING), deck=CORPORATE_ERA, holds=SCIENCES,
    action=spend(energy=6) >> add(1, SCIENCES, to=THIS),
    points=per(1, SCIENCES, points=2),
)

IRONWORKS = active(
    101, "Ironworks", cost=11, tags=(BUILDING,),
    action=spend(energy=4) >> (gain(steel=1), raise_oxygen(1)),
)

STEELWORKS = active(
    103, "Steelworks", cost=15, tags=(BUILDING,),
    action=spend(energy=4) >> (gain(steel=2), raise_oxygen(1)),
)

ORE_PROCESSOR = active(
    104, "Ore Processor", cost=13, tags=(BUILDING,),
    action=spend(energy=4) >> (gain(titanium=1), raise_oxygen(1)),
)

EARTH_OFFICE = active(105, "Earth Office", cost=1, tags=(EARTH,), deck=CORPORATE_ERA, always=discount(3, EARTH))

MEDIA_GROUP = active(
    109, "Media Group", cost=6, tags=(EARTH,), deck=CORPORATE_ERA,
    when=you_play_event(do=gain(credits=3)),
)

BUSINESS_NETWORK = active(
    110, "Business Network", cost=4, tags=(EARTH,), deck=CORPORATE_ERA,
    play=production(credits=-1),
    action=look(1, buy=1),
)

INDUSTRIAL_CENTER = active(
    123, "Industrial Center", cost=4, tags=(BUILDING,), deck=CORPORATE_ERA,
    play=tile(INDUSTRIAL_CENTER_TILE, where=BESIDE_CITY),
    action=pay(7) >> production(steel=1),
)

ECOLOGICAL_ZONE = active(
    128, "Ecological Zone", cost=12, tags=(ANIMAL, PLANT), needs=greeneries(1), holds=ANIMALS,
    play=tile(ECOLOGICAL_ZONE_TILE, where=BESIDE_GREENERY),
    when=you_play(ANIMAL, PLANT, do=add(1, ANIMALS, to=THIS)),
    points=per(2, ANIMALS),
)

DECOMPOSERS = active(
    131, "Decomposers", cost=5, tags=(MICROBE,), needs=oxygen(3), holds=MICROBES,
    when=you_play(ANIMAL, PLANT, MICROBE, do=add(1, MICROBES, to=THIS)),
    points=per(3, MICROBES),
)

SYMBIOTIC_FUNGUS = active(
    133, "Symbiotic Fungus", cost=4, tags=(MICROBE,), needs=temperature(-14),
    action=add(1, MICROBES, to=ANOTHER_CARD),
)

EXTREME_COLD_FUNGUS = active(
    134, "Extreme-Cold Fungus", cost=13, tags=(MICROBE,), needs=temperature(most=-10),
    action=choose(gain(plants=1), add(2, MICROBES, to=ANOTHER_CARD)),
)

HERBIVORES = active(
    147, "Herbivores", cost=12, tags=(ANIMAL,), needs=oxygen(8), holds=ANIMALS,
    play=(add(1, ANIMALS, to=THIS), reduce(plants=1, of=ANYONE)),
    when=you_place_greenery(do=add(1, ANIMALS, to=THIS)),
    points=per(2, ANIMALS),
)

ANTI_GRAVITY_TECHNOLOGY = active(
    150, "Anti-Gravity Technology", cost=14, tags=(SCIENCE,), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 7),
    always=discount(2),
    points=3,
)

ADAPTATION_TECHNOLOGY = active(
    153, "Adaptation Technology", cost=12, tags=(SCIENCE,),
    always=shift_requirements(2),
    points=1,
)

CARETAKER_CONTRACT = active(
    154, "Caretaker Contract", cost=3, deck=CORPORATE_ERA, needs=temperature(0),
    action=spend(heat=8) >> raise_rating(1),
)

STANDARD_TECHNOLOGY = active(
    156, "Standard Technology", cost=6, tags=(SCIENCE,), deck=CORPORATE_ERA,
    when=you_use_standard_project(do=gain(credits=3)),
)

NITRITE_REDUCING_BACTERIA = active(
    157, "Nitrite Reducing Bacteria", cost=11, tags=(MICROBE,), holds=MICROBES,
    play=add(3, MICROBES, to=THIS),
    action=choose(add(1, MICROBES, to=THIS), spend(microbes=3) >> raise_rating(1)),
)

SHUTTLES = active(
    166, "Shuttles", cost=10, tags=(SPACE,), needs=oxygen(5),
    play=production(energy=-1, credits=2),
    always=discount(2, SPACE),
    points=1,
)

PETS = active(
    172, "Pets", cost=10, tags=(EARTH, ANIMAL), holds=ANIMALS,
    play=add(1, ANIMALS, to=THIS),
    when=city_placed(do=add(1, ANIMALS, to=THIS)),
    always=protect(THIS),
    points=per(2, ANIMALS),
)

PROTECTED_HABITATS = active(173, "Protected Habitats", cost=5, deck=CORPORATE_ERA, always=protect(HABITATS))

WATER_SPLITTING_PLANT = active(
    177, "Water Splitting Plant", cost=12, tags=(BUILDING,), needs=oceans(2),
    action=spend(energy=3) >> raise_oxygen(1),
)

LIVESTOCK = active(
    184, "Livestock", cost=13, tags=(ANIMAL,), needs=oxygen(9), holds=ANIMALS,
    play=production(plants=-1, credits=2),
    action=add(1, ANIMALS, to=THIS),
    points=per(1, ANIMALS),
)

OLYMPUS_CONFERENCE = active(
    185, "Olympus Conference", cost=10, tags=(SCIENCE, EARTH, BUILDING), deck=CORPORATE_ERA, holds=SCIENCES,
    when=you_play(SCIENCE, do=choose(add(1, SCIENCES, to=THIS), spend(sciences=1) >> draw(1))),
    points=1,
)

AQUIFER_PUMPING = active(187, "Aquifer Pumping", cost=18, tags=(BUILDING,), action=pay(8, using=STEEL) >> ocean())

POWER_INFRASTRUCTURE = active(
    194, "Power Infrastructure", cost=4, tags=(POWER, BUILDING), deck=CORPORATE_ERA,
    action=exchange(ENERGY, CREDITS),
)

RESTRICTED_AREA = active(
    199, "Restricted Area", cost=11, tags=(SCIENCE,), deck=CORPORATE_ERA,
    play=tile(RESTRICTED_AREA_TILE),
    action=pay(2) >> draw(1),
)

IMMIGRANT_CITY = active(
    200, "Immigrant City", cost=13, tags=(CITY, BUILDING),
    play=(production(energy=-1, credits=-2), city()),
    when=city_placed(do=production(credits=1)),
)

UNDERGROUND_DETONATIONS = active(
    202, "Underground Detonations", cost=6, tags=(BUILDING,),
    action=pay(10) >> production(heat=2),
)

AI_CENTRAL = active(
    208, "AI Central", cost=21, tags=(SCIENCE, BUILDING), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 3),
    play=production(energy=-1),
    action=draw(2),
    points=1,
)
