"""Prelude: 35 preludes, 7 projects and 5 corporations."""

from valles.games.terraforming_mars.boxes.prelude.rules import play_new_prelude
from valles.games.terraforming_mars.rules.words import (
    BUILDING,
    CITY,
    EARTH,
    JOVIAN,
    MICROBE,
    MICROBES,
    ON_VOLCANO,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    THIS,
    WILD,
    active,
    add,
    automated,
    city,
    corporation,
    deck,
    discount,
    draw,
    event,
    fund_award,
    gain,
    greenery,
    holding_as_credits,
    ocean,
    oxygen,
    pay,
    play_from_hand,
    prelude,
    production,
    raise_lowest_production,
    raise_oxygen,
    raise_rating,
    raise_temperature,
    reveal_until,
    tagged,
    temperature,
    you_play,
    you_play_points,
)

PRELUDE = deck("prelude", since=4)

ALLIED_BANK = prelude(
    222, "Allied Bank", printed="P01", deck=PRELUDE, tags=(EARTH,),
    play=(production(credits=4), gain(credits=3)),
)

AQUIFER_TURBINES = prelude(
    223, "Aquifer Turbines", printed="P02", deck=PRELUDE, tags=(POWER,),
    play=(ocean(), production(energy=2), pay(3)),
)

BIOFUELS = prelude(
    224, "Biofuels", printed="P03", deck=PRELUDE, tags=(MICROBE,),
    play=(production(energy=1, plants=1), gain(plants=2)),
)

BIOLAB = prelude(
    225, "Biolab", printed="P04", deck=PRELUDE, tags=(SCIENCE,),
    play=(production(plants=1), draw(3)),
)

BIOSPHERE_SUPPORT = prelude(
    226, "Biosphere Support", printed="P05", deck=PRELUDE, tags=(PLANT,),
    play=production(credits=-1, plants=2),
)

BUSINESS_EMPIRE = prelude(
    227, "Business Empire", printed="P06", deck=PRELUDE, tags=(EARTH,),
    play=(production(credits=6), pay(6)),
)

DOME_FARMING = prelude(
    228, "Dome Farming", printed="P07", deck=PRELUDE, tags=(PLANT, BUILDING),
    play=production(credits=2, plants=1),
)

DONATION = prelude(229, "Donation", printed="P08", deck=PRELUDE, play=gain(credits=21))

EARLY_SETTLEMENT = prelude(
    230, "Early Settlement", printed="P09", deck=PRELUDE, tags=(BUILDING, CITY),
    play=(production(plants=1), city()),
)

ECOLOGY_EXPERTS = prelude(
    231, "Ecology Experts", printed="P10", deck=PRELUDE, tags=(PLANT, MICROBE),
    play=(production(plants=1), play_from_hand(ignoring_parameters=True)),
)

ECCENTRIC_SPONSOR = prelude(232, "Eccentric Sponsor", printed="P11", deck=PRELUDE, play=play_from_hand(discount=25))

EXPERIMENTAL_FOREST = prelude(
    233, "Experimental Forest", printed="P12", deck=PRELUDE, tags=(PLANT,),
    play=(greenery(), reveal_until(PLANT, 2)),
)

GALILEAN_MINING = prelude(
    234, "Galilean Mining", printed="P13", deck=PRELUDE, tags=(JOVIAN,),
    play=(production(titanium=2), pay(5)),
)

GREAT_AQUIFER = prelude(235, "Great Aquifer", printed="P14", deck=PRELUDE, play=ocean(2))

HUGE_ASTEROID = prelude(236, "Huge Asteroid", printed="P15", deck=PRELUDE, play=(raise_temperature(3), pay(5)))

IO_RESEARCH_OUTPOST = prelude(
    237, "Io Research Outpost", printed="P16", deck=PRELUDE, tags=(JOVIAN, SCIENCE),
    play=(production(titanium=1), draw(1)),
)

LOAN = prelude(238, "Loan", printed="P17", deck=PRELUDE, play=(gain(credits=30), production(credits=-2)))

MARTIAN_INDUSTRIES = prelude(
    239, "Martian Industries", printed="P18", deck=PRELUDE, tags=(BUILDING,),
    play=(production(energy=1, steel=1), gain(credits=6)),
)

METAL_RICH_ASTEROID = prelude(
    240, "Metal-Rich Asteroid", printed="P19", deck=PRELUDE,
    play=(raise_temperature(1), gain(titanium=4, steel=4)),
)

METALS_COMPANY = prelude(
    241, "Metals Company", printed="P20", deck=PRELUDE,
    play=production(credits=1, steel=1, titanium=1),
)

MINING_OPERATIONS = prelude(
    242, "Mining Operations", printed="P21", deck=PRELUDE, tags=(BUILDING,),
    play=(production(steel=2), gain(steel=4)),
)

MOHOLE = prelude(
    243, "Mohole", printed="P22", deck=PRELUDE, tags=(BUILDING,),
    play=(production(heat=3), gain(heat=3)),
)

MOHOLE_EXCAVATION = prelude(
    244, "Mohole Excavation", printed="P23", deck=PRELUDE, tags=(BUILDING,),
    play=(production(steel=1, heat=2), gain(heat=2)),
)

NITROGEN_SHIPMENT = prelude(
    245, "Nitrogen Shipment", printed="P24", deck=PRELUDE,
    play=(production(plants=1), raise_rating(1), gain(credits=5)),
)

ORBITAL_CONSTRUCTION_YARD = prelude(
    246, "Orbital Construction Yard", printed="P25", deck=PRELUDE, tags=(SPACE,),
    play=(production(titanium=1), gain(titanium=4)),
)

POLAR_INDUSTRIES = prelude(
    247, "Polar Industries", printed="P26", deck=PRELUDE, tags=(BUILDING,),
    play=(production(heat=2), ocean()),
)

POWER_GENERATION = prelude(
    248, "Power Generation", printed="P27", deck=PRELUDE, tags=(POWER,),
    play=production(energy=3),
)

RESEARCH_NETWORK = prelude(
    249, "Research Network", printed="P28", deck=PRELUDE, tags=(WILD,),
    play=(production(credits=1), draw(3)),
)

SELF_SUFFICIENT_SETTLEMENT = prelude(
    250, "Self-Sufficient Settlement", printed="P29", deck=PRELUDE, tags=(BUILDING, CITY),
    play=(production(credits=2), city()),
)

SMELTING_PLANT = prelude(
    251, "Smelting Plant", printed="P30", deck=PRELUDE, tags=(BUILDING,),
    play=(raise_oxygen(2), gain(steel=5)),
)

SOCIETY_SUPPORT = prelude(
    252, "Society Support", printed="P31", deck=PRELUDE,
    play=production(credits=-1, plants=1, energy=1, heat=1),
)

SUPPLIER = prelude(
    253, "Supplier", printed="P32", deck=PRELUDE, tags=(POWER,),
    play=(production(energy=2), gain(steel=4)),
)

SUPPLY_DROP = prelude(254, "Supply Drop", printed="P33", deck=PRELUDE, play=gain(titanium=3, steel=8, plants=3))

UNMI_CONTRACTOR = prelude(
    255, "UNMI Contractor", printed="P34", deck=PRELUDE, tags=(EARTH,),
    play=(raise_rating(3), draw(1)),
)

ACQUIRED_SPACE_AGENCY = prelude(
    256, "Acquired Space Agency", printed="P35", deck=PRELUDE,
    play=(gain(titanium=6), reveal_until(SPACE, 2)),
)

HOUSE_PRINTING = automated(
    257, "House Printing", printed="P36", deck=PRELUDE, cost=10, tags=(BUILDING,),
    play=production(steel=1), points=1,
)

LAVA_TUBE_SETTLEMENT = automated(
    258, "Lava Tube Settlement", printed="P37", deck=PRELUDE, cost=15, tags=(BUILDING, CITY),
    play=(production(energy=-1, credits=2), city(where=ON_VOLCANO)),
)

MARTIAN_SURVEY = event(
    259, "Martian Survey", printed="P38", deck=PRELUDE, cost=9, tags=(SCIENCE,), needs=oxygen(most=4),
    play=draw(2), points=1,
)

PSYCHROPHILES = active(
    260, "Psychrophiles", printed="P39", deck=PRELUDE, cost=2, tags=(MICROBE,), needs=temperature(most=-20),
    holds=MICROBES,
    action=add(1, MICROBES, to=THIS),
    always=holding_as_credits(MICROBES, 2, PLANT),
)

RESEARCH_COORDINATION = automated(261, "Research Coordination", printed="P40", deck=PRELUDE, cost=4, tags=(WILD,))

SF_MEMORIAL = automated(
    262, "SF Memorial", printed="P41", deck=PRELUDE, cost=7, tags=(BUILDING,),
    play=draw(1), points=1,
)

SPACE_HOTELS = automated(
    263, "Space Hotels", printed="P42", deck=PRELUDE, cost=12, tags=(SPACE, EARTH), needs=tagged(EARTH, 2),
    play=production(credits=4),
)

POINT_LUNA = corporation(
    "R10", "Point Luna", number=264, deck=PRELUDE, credits=38, tags=(SPACE, EARTH),
    start=production(titanium=1),
    when=you_play(EARTH, do=draw(1)),
)

CHEUNG_SHING_MARS = corporation(
    "R16", "Cheung Shing MARS", number=265, deck=PRELUDE, credits=44, tags=(BUILDING,),
    start=production(credits=3),
    always=discount(2, BUILDING),
)

ROBINSON_INDUSTRIES = corporation(
    "R27", "Robinson Industries", number=266, deck=PRELUDE, credits=47,
    action=pay(4) >> raise_lowest_production(1),
)

VALLEY_TRUST = corporation(
    "R34", "Valley Trust", number=267, deck=PRELUDE, credits=37, tags=(EARTH,),
    first=play_new_prelude(of=3),
    always=discount(2, SCIENCE),
)

VITOR = corporation(
    "R35", "Vitor", number=268, deck=PRELUDE, credits=45, tags=(EARTH,),
    first=fund_award(),
    when=you_play_points(do=gain(credits=3)),
)
