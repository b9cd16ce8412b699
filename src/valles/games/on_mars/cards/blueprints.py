"""The blueprints: what each turns a building into, and the action of the advanced building."""

from valles.games.on_mars.rules.words import (
    ANY_NUMBER,
    BATTERY,
    BY_COLONIST,
    BY_CRYSTAL,
    CRYSTAL,
    FROM_SLOTS,
    FROM_WORK,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    ORBIT,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    SHELTER,
    WATER,
    WATER_EXTRACTOR,
    blueprint,
    blueprints,
    bots,
    buy,
    construct,
    contract,
    develop,
    gain,
    gain_any,
    gain_more,
    in_order,
    keep_discovery,
    learn,
    points,
    price,
    produce,
    produce_again,
    retrieve,
    rover,
    travel,
    upgrade,
    warehouse,
    welcome,
)

CONSTRUCTION_YARD = blueprint(
    "Construction Yard", level=1, building=MINE, gain=MINERAL,
    does=upgrade(1, BY_COLONIST, tech=True),
)  # fmt: skip

METAL_DEPOSIT = blueprint(
    "Metal Deposit", level=1, building=MINE, gain=MINERAL,
    does=construct(MINE, boosted=True),
)  # fmt: skip

AUTOMATED_PRODUCTION = blueprint(
    "Automated Production", level=1, building=GENERATOR, gain=BATTERY,
    does=in_order(produce(), produce_again()),
)  # fmt: skip

WIND_TURBINES = blueprint(
    "Wind Turbines", level=1, building=GENERATOR, gain=BATTERY,
    does=construct(GENERATOR, boosted=True),
)  # fmt: skip

PRIVATE_SHIP = blueprint(
    "Private Ship", level=1, building=WATER_EXTRACTOR, gain=WATER,
    does=welcome(1, BY_COLONIST, extra=1),
)  # fmt: skip

MOISTURE_VAPORATOR = blueprint(
    "Moisture Vaporator", level=1, building=WATER_EXTRACTOR, gain=WATER,
    does=construct(WATER_EXTRACTOR, boosted=True),
)  # fmt: skip

BIOMARKET = blueprint(
    "Biomarket", level=1, building=GREENHOUSE, gain=PLANT,
    does=warehouse(1, BY_COLONIST),
)  # fmt: skip

HYDROPONIC_FARM = blueprint(
    "Hydroponic Farm", level=1, building=GREENHOUSE, gain=PLANT,
    does=construct(GREENHOUSE, boosted=True),
)  # fmt: skip

OXYGEN_TANK = blueprint(
    "Oxygen Tank", level=1, building=OXYGEN_CONDENSER, gain=OXYGEN,
    does=learn(1, BY_COLONIST, most=1),
)  # fmt: skip

CONCENTRATOR = blueprint(
    "Concentrator", level=1, building=OXYGEN_CONDENSER, gain=OXYGEN,
    does=construct(OXYGEN_CONDENSER, boosted=True),
)  # fmt: skip

CASINO = blueprint(
    "Casino", level=1, building=SHELTER, gain=CRYSTAL,
    does=in_order(gain(crystal=2), gain_more(CRYSTAL)),
)  # fmt: skip

GYM = blueprint(
    "Gym", level=1, building=SHELTER, gain=CRYSTAL,
    does=construct(SHELTER, boosted=True),
)  # fmt: skip

MINERAL_MINE = blueprint(
    "Mineral Mine", level=3, building=MINE, gain=MINERAL,
    does=points(2),
)  # fmt: skip

BIOLAB = blueprint(
    "Biolab", level=3, building=MINE, gain=MINERAL,
    does=contract(),
)  # fmt: skip

RADAR = blueprint(
    "Radar", level=3, building=GENERATOR, gain=BATTERY,
    does=keep_discovery(),
)  # fmt: skip

BUILDER_DRONE_AI600 = blueprint(
    "Builder Drone AI600", level=3, building=GENERATOR, gain=BATTERY,
    does=upgrade(1, anywhere=True),
)  # fmt: skip

RESEARCH_LAB = blueprint(
    "Research Lab", level=3, building=WATER_EXTRACTOR, gain=WATER,
    does=develop(2, BY_COLONIST),
)  # fmt: skip

AQUEDUCT = blueprint(
    "Aqueduct", level=3, building=WATER_EXTRACTOR, gain=WATER,
    does=retrieve(2, of=FROM_WORK),
)  # fmt: skip

ECO_RESORT = blueprint(
    "Eco Resort", level=3, building=GREENHOUSE, gain=PLANT,
    does=retrieve(ANY_NUMBER, of=FROM_SLOTS),
)  # fmt: skip

TRADE_MARKET = blueprint(
    "Trade Market", level=3, building=GREENHOUSE, gain=PLANT,
    does=buy(price(any=1), gain_any(2, BY_COLONIST)),
)  # fmt: skip

RECYCLING_BOTS = blueprint(
    "Recycling Bots", level=3, building=OXYGEN_CONDENSER, gain=OXYGEN,
    does=bots(2, BY_CRYSTAL, as_rover=True),
)  # fmt: skip

AERIAL_ELEVATOR = blueprint(
    "Aerial Elevator", level=3, building=OXYGEN_CONDENSER, gain=OXYGEN,
    does=travel(ORBIT),
)  # fmt: skip

LIBRARY = blueprint(
    "Library", level=3, building=SHELTER, gain=CRYSTAL,
    does=blueprints(1, BY_COLONIST),
)  # fmt: skip

COMMAND_CENTER = blueprint(
    "Command Center", level=3, building=SHELTER, gain=CRYSTAL,
    does=rover(0, BY_CRYSTAL),
)  # fmt: skip
