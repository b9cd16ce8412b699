"""The events: project cards with a red frame, which take effect once and leave the table face down."""

from valles.games.terraforming_mars.rules.words import (
    ANIMALS,
    ANOTHER_CARD,
    ANYONE,
    CARD_WITH_RESOURCES,
    CORPORATE_ERA,
    EARTH,
    LAVA_FLOWS_TILE,
    MICROBE,
    MICROBES,
    NEIGHBOUR,
    ON_VOLCANO,
    PLANT,
    SCIENCE,
    SPACE,
    add,
    choose,
    claim_land,
    draw,
    event,
    gain,
    if_tagged,
    look,
    lose,
    next_card,
    ocean,
    production,
    raise_oxygen,
    raise_rating,
    raise_temperature,
    remove,
    steal,
    tagged,
    temperature,
    tile,
)

ASTEROID = event(
    9, "Asteroid", cost=14, tags=(SPACE,),
    play=(raise_temperature(1), gain(titanium=2), remove(plants=3, of=ANYONE)),
)

COMET = event(10, "Comet", cost=21, tags=(SPACE,), play=(raise_temperature(1), ocean(), remove(plants=3, of=ANYONE)))

BIG_ASTEROID = event(
    11, "Big Asteroid", cost=27, tags=(SPACE,),
    play=(raise_temperature(2), gain(titanium=4), remove(plants=4, of=ANYONE)),
)

IMPORTED_HYDROGEN = event(
    19, "Imported Hydrogen", cost=16, tags=(EARTH, SPACE),
    play=(choose(gain(plants=3), add(3, MICROBES, to=ANOTHER_CARD), add(2, ANIMALS, to=ANOTHER_CARD)), ocean()),
)

INTERSTELLAR_COLONY_SHIP = event(
    27, "Interstellar Colony Ship", cost=24, tags=(EARTH, SPACE), deck=CORPORATE_ERA, needs=tagged(SCIENCE, 5),
    points=4,
)

RELEASE_OF_INERT_GASES = event(36, "Release of Inert Gases", cost=14, play=raise_rating(2))

NITROGEN_RICH_ASTEROID = event(
    37, "Nitrogen-Rich Asteroid", cost=31, tags=(SPACE,),
    play=(
        raise_rating(2),
        raise_temperature(1),
        if_tagged(PLANT, 3, then=production(plants=4), otherwise=production(plants=1)),
    ),
)

DEIMOS_DOWN = event(
    39, "Deimos Down", cost=31, tags=(SPACE,),
    play=(raise_temperature(3), gain(steel=4), remove(plants=8, of=ANYONE)),
)

VIRUS = event(
    50, "Virus", cost=1, tags=(MICROBE,), deck=CORPORATE_ERA,
    play=choose(remove(animals=2, of=ANYONE), remove(plants=5, of=ANYONE)),
)

MINERAL_DEPOSIT = event(62, "Mineral Deposit", cost=5, deck=CORPORATE_ERA, play=gain(steel=5))

MINING_EXPEDITION = event(
    63, "Mining Expedition", cost=12,
    play=(raise_oxygen(1), remove(plants=2, of=ANYONE), gain(steel=2)),
)

LAND_CLAIM = event(66, "Land Claim", cost=1, deck=CORPORATE_ERA, play=claim_land())

TOWING_A_COMET = event(75, "Towing A Comet", cost=23, tags=(SPACE,), play=(gain(plants=2), raise_oxygen(1), ocean()))

ICE_ASTEROID = event(78, "Ice Asteroid", cost=23, tags=(SPACE,), play=ocean(2))

GIANT_ICE_ASTEROID = event(
    80, "Giant Ice Asteroid", cost=36, tags=(SPACE,),
    play=(raise_temperature(2), ocean(2), remove(plants=6, of=ANYONE)),
)

BUSINESS_CONTACTS = event(111, "Business Contacts", cost=7, tags=(EARTH,), deck=CORPORATE_ERA, play=look(4, take=2))

BRIBED_COMMITTEE = event(
    112, "Bribed Committee", cost=7, tags=(EARTH,), deck=CORPORATE_ERA,
    play=raise_rating(2), points=-2,
)

SABOTAGE = event(
    121, "Sabotage", cost=1, deck=CORPORATE_ERA,
    play=choose(remove(titanium=3, of=ANYONE), remove(steel=4, of=ANYONE), remove(credits=7, of=ANYONE)),
)

HIRED_RAIDERS = event(
    124, "Hired Raiders", cost=1, deck=CORPORATE_ERA,
    play=choose(steal(steel=2, of=ANYONE), steal(credits=3, of=ANYONE)),
)

SUBTERRANEAN_RESERVOIR = event(127, "Subterranean Reservoir", cost=11, play=ocean())

LAVA_FLOWS = event(140, "Lava Flows", cost=18, play=(raise_temperature(2), tile(LAVA_FLOWS_TILE, where=ON_VOLCANO)))

LARGE_CONVOY = event(
    143, "Large Convoy", cost=36, tags=(EARTH, SPACE),
    play=(ocean(), draw(2), choose(gain(plants=5), add(4, ANIMALS, to=ANOTHER_CARD))), points=2,
)

CEOS_FAVORITE_PROJECT = event(
    149, "CEO's Favorite Project", cost=1, deck=CORPORATE_ERA,
    play=add(1, to=CARD_WITH_RESOURCES),
)

INVESTMENT_LOAN = event(
    151, "Investment Loan", cost=3, tags=(EARTH,), deck=CORPORATE_ERA,
    play=(production(credits=-1), gain(credits=10)),
)

CONVOY_FROM_EUROPA = event(161, "Convoy From Europa", cost=15, tags=(SPACE,), play=(ocean(), draw(1)))

IMPORTED_GHG = event(162, "Imported GHG", cost=7, tags=(EARTH, SPACE), play=(production(heat=1), gain(heat=3)))

IMPORTED_NITROGEN = event(
    163, "Imported Nitrogen", cost=23, tags=(EARTH, SPACE),
    play=(raise_rating(1), gain(plants=4), add(3, MICROBES, to=ANOTHER_CARD), add(2, ANIMALS, to=ANOTHER_CARD)),
)

IMPORT_OF_ADVANCED_GHG = event(167, "Import of Advanced GHG", cost=9, tags=(EARTH, SPACE), play=production(heat=2))

AEROBRAKED_AMMONIA_ASTEROID = event(
    170, "Aerobraked Ammonia Asteroid", cost=26, tags=(SPACE,),
    play=(production(heat=3, plants=1), add(2, MICROBES, to=ANOTHER_CARD)),
)

ICE_CAP_MELTING = event(181, "Ice Cap Melting", cost=5, needs=temperature(2), play=ocean())

FLOODING = event(188, "Flooding", cost=7, play=(ocean(), remove(credits=4, of=NEIGHBOUR)), points=-1)

LOCAL_HEAT_TRAPPING = event(
    190, "Local Heat Trapping", cost=1,
    play=(lose(heat=5), choose(gain(plants=4), add(2, ANIMALS, to=ANOTHER_CARD))),
)

PERMAFROST_EXTRACTION = event(191, "Permafrost Extraction", cost=8, needs=temperature(-8), play=ocean())

INVENTION_CONTEST = event(192, "Invention Contest", cost=2, tags=(SCIENCE,), deck=CORPORATE_ERA, play=look(3, take=1))

INDENTURED_WORKERS = event(195, "Indentured Workers", cost=0, deck=CORPORATE_ERA, play=next_card(discount=8), points=-1)

TECHNOLOGY_DEMONSTRATION = event(
    204, "Technology Demonstration", cost=5, tags=(SCIENCE, SPACE), deck=CORPORATE_ERA,
    play=draw(2),
)

SPECIAL_DESIGN = event(206, "Special Design", cost=4, tags=(SCIENCE,), play=next_card(shift=2))
