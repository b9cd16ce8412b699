"""A deck of forty projects and three corporations, made of the words that the other cards are made of."""

from valles.games.terraforming_mars.rules.words import (
    ANIMAL,
    ANIMALS,
    ANYONE,
    APART_FROM_CITIES,
    AT_NOCTIS,
    BUILDING,
    CITY,
    EARTH,
    JOVIAN,
    MICROBE,
    MICROBES,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    THIS,
    active,
    add,
    automated,
    choose,
    city,
    city_placed,
    corporation,
    deck,
    discount,
    draw,
    each,
    event,
    gain,
    greenery,
    holding_as_credits,
    look,
    metal_value,
    ocean,
    oxygen,
    pay,
    per,
    production,
    raise_oxygen,
    raise_temperature,
    remove,
    spend,
    tagged,
    temperature,
    you_play,
    you_play_event,
)

from .rules import (
    AT_DEIMOS,
    RELAYS,
    SIGNAL,
    broadcast,
    dear_cards,
    new_tag,
    offer_beacons,
    raise_shield,
    shield,
    shield_raised,
)

OUTPOSTS = deck("outposts", since=6)
FIRST = 269
"""The number of its first card: Prelude ends with 268."""

for place, tag in enumerate((BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH, PLANT, MICROBE)):
    automated(
        FIRST + place,
        f"Outpost {place + 1}",
        cost=6 + place,
        tags=(tag, BUILDING, SIGNAL),
        deck=OUTPOSTS,
        needs=shield(10) if place == 7 else tagged(SIGNAL) if place == 5 else tagged(tag) if place % 2 else (),
        play=(production(energy=1), gain(credits=1, per=each(tag))),
        points=place % 3,
        printed=f"X{place + 1:02}",
    )

for place in range(4):
    automated(
        FIRST + 8 + place,
        f"Dome {place + 1}",
        cost=14 + place,
        tags=(CITY, BUILDING),
        deck=OUTPOSTS,
        play=(production(energy=-1, credits=2), city(where=AT_DEIMOS if place == 1 else APART_FROM_CITIES))
        if place
        else city(where=AT_NOCTIS),
        printed=f"X{place + 9:02}",
    )

for place in range(6):
    event(
        FIRST + 12 + place,
        f"Impact {place + 1}",
        cost=9 + place,
        tags=(SPACE,),
        deck=OUTPOSTS,
        play=(raise_temperature(1), raise_shield(1), remove(plants=place + 1, of=ANYONE), gain(titanium=1)),
        printed=f"X{place + 13:02}",
    )

for place in range(4):
    event(
        FIRST + 18 + place,
        f"Flood {place + 1}",
        cost=12 + place,
        deck=OUTPOSTS,
        needs=temperature(most=place - 10) if place % 2 == 0 else temperature(-20),
        play=(ocean(), offer_beacons() if place == 2 else choose(gain(plants=3), draw(1))),
        printed=f"X{place + 19:02}",
    )

for place in range(4):
    automated(
        FIRST + 22 + place,
        f"Orchard {place + 1}",
        cost=15 + place,
        tags=(PLANT,),
        deck=OUTPOSTS,
        needs=oxygen(place + 2),
        play=(greenery(), production(plants=1)),
        points=1,
        printed=f"X{place + 23:02}",
    )

for place in range(6):
    active(
        FIRST + 26 + place,
        f"Terrarium {place + 1}",
        cost=7 + place,
        deck=OUTPOSTS,
        tags=(ANIMAL,) if place % 2 else (MICROBE,),
        holds=(MICROBES, ANIMALS, RELAYS)[place % 3],
        always=holding_as_credits(RELAYS, 3, SIGNAL) if place == 5 else (),
        action=broadcast() if place == 4 else add(1, (MICROBES, ANIMALS, RELAYS)[place % 3], to=THIS),
        points=per(2, (MICROBES, ANIMALS, RELAYS)[place % 3]),
        printed=f"X{place + 27:02}",
    )

for place in range(4):
    active(
        FIRST + 32 + place,
        f"Reactor {place + 1}",
        cost=8 + place,
        tags=(POWER, BUILDING),
        deck=OUTPOSTS,
        action=choose(spend(energy=1) >> gain(credits=3 + place), pay(7 + place) >> raise_oxygen(1)),
        printed=f"X{place + 33:02}",
    )

for place, do in enumerate((gain(credits=2), production(heat=1), draw(1), gain(plants=1))):
    active(
        FIRST + 36 + place,
        f"Institute {place + 1}",
        cost=10 + place,
        tags=(SCIENCE,),
        deck=OUTPOSTS,
        when=shield_raised(do=do) if place == 1 else new_tag(do=do) if place == 2 else you_play(SPACE, EARTH, do=do),
        printed=f"X{place + 37:02}",
    )

SURVEYORS = corporation(
    "X41",
    "Surveyors",
    number=FIRST + 40,
    credits=38,
    tags=(SCIENCE,),
    deck=OUTPOSTS,
    start=production(steel=1),
    first=look(4, take=2),
    when=you_play_event(do=gain(credits=1)),
)

FOUNDERS = corporation(
    "X42",
    "Founders",
    number=FIRST + 41,
    credits=44,
    tags=(BUILDING,),
    deck=OUTPOSTS,
    when=city_placed(do=gain(credits=1)),
    always=(discount(2, BUILDING), metal_value(steel=1), dear_cards(2)),
)

CULTIVATORS = corporation(
    "X43",
    "Cultivators",
    number=FIRST + 42,
    credits=40,
    tags=(PLANT,),
    deck=OUTPOSTS,
    start=gain(plants=4),
    action=pay(6) >> add(1, RELAYS, to=THIS),
    holds=RELAYS,
    points=per(3, RELAYS),
)
