"""The corporations: what each starts with and what it can do that others cannot."""

from valles.games.terraforming_mars.rules.words import (
    BUILDING,
    CORPORATE_ERA,
    EARTH,
    JOVIAN,
    PLANT,
    POWER,
    POWER_PLANT,
    SCIENCE,
    SPACE,
    anyone_plays,
    city,
    city_placed_on_mars,
    corporation,
    discount,
    discount_standard,
    draw,
    gain,
    greenery_price,
    heat_as_credits,
    if_rating_rose,
    keep_cards,
    metal_value,
    pay,
    production,
    raise_rating,
    shift_requirements,
    you_cover_metal,
    you_pay,
    you_place_city,
    you_play_event,
)

BEGINNER_CORPORATION = corporation("R00", "Beginner Corporation", credits=42, start=keep_cards(10))

SATURN_SYSTEMS = corporation(
    "R03", "Saturn Systems", credits=42, tags=(JOVIAN,), deck=CORPORATE_ERA,
    start=production(titanium=1),
    when=anyone_plays(JOVIAN, do=production(credits=1)),
)

CREDICOR = corporation("R08", "CrediCor", credits=57, when=you_pay(20, do=gain(credits=4)))

PHOBOLOG = corporation(
    "R09", "PhoboLog", credits=23, tags=(SPACE,),
    start=gain(titanium=10),
    always=metal_value(titanium=1),
)

THORGATE = corporation(
    "R13", "ThorGate", credits=48, tags=(POWER,),
    start=production(energy=1),
    always=(discount(3, POWER), discount_standard(3, POWER_PLANT)),
)

ECOLINE = corporation(
    "R17", "Ecoline", credits=36, tags=(PLANT,),
    start=(gain(plants=3), production(plants=2)),
    always=greenery_price(7),
)

HELION = corporation("R18", "Helion", credits=42, tags=(SPACE,), start=production(heat=3), always=heat_as_credits())

INTERPLANETARY_CINEMATICS = corporation(
    "R19", "Interplanetary Cinematics", credits=30, tags=(BUILDING,),
    start=gain(steel=20),
    when=you_play_event(do=gain(credits=2)),
)

MINING_GUILD = corporation(
    "R24", "Mining Guild", credits=30, tags=(BUILDING, BUILDING),
    start=(gain(steel=5), production(steel=1)),
    when=you_cover_metal(do=production(steel=1)),
)

TERACTOR = corporation("R30", "Teractor", credits=60, tags=(EARTH,), deck=CORPORATE_ERA, always=discount(3, EARTH))

THARSIS_REPUBLIC = corporation(
    "R31", "Tharsis Republic", credits=40, tags=(BUILDING,),
    first=city(),
    when=(city_placed_on_mars(do=production(credits=1)), you_place_city(do=gain(credits=3))),
)

UNITED_NATIONS_MARS_INITIATIVE = corporation(
    "R32", "United Nations Mars Initiative", credits=40, tags=(EARTH,),
    action=if_rating_rose(pay(3) >> raise_rating(1)),
)

INVENTRIX = corporation("R43", "Inventrix", credits=45, tags=(SCIENCE,), first=draw(3), always=shift_requirements(2))
