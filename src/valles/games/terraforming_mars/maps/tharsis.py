"""Tharsis, the map of the first box."""

from valles.games.terraforming_mars.rules.legend import (
    AT_NOCTIS,
    BUILDING,
    CAPITAL_TILE,
    CITY_TILE,
    CREDITS,
    GREENERY_TILE,
    HEAT,
    SCIENCE,
    STEEL,
    TITANIUM,
    award,
    cards_in_hand,
    game_map,
    milestone,
    own_tags,
    own_tiles,
    production_of,
    reserved,
    stock_of,
    terraform_rating,
)

THARSIS = game_map(
    "tharsis",
    """
            ss    ~ss   .     ~c    ~
         .     ^s    .     .     .     ~cc
      ^c    .     .     .     .     .     s
   ^pt   p     p     p     pp    p     p     ~pp
^pp   pp    Npp   ~pp   ~pp   ~pp   pp    pp    pp
   p     pp    p     p     p     ~p    ~p    ~p
      .     .     .     .     .     p     .
         ss    .     c     c     .     t
            s     ss    .     .     ~tt
    """,
    areas={"N": reserved(AT_NOCTIS)},
    milestones=(
        milestone("terraformer", terraform_rating(), 35),
        milestone("mayor", own_tiles(CITY_TILE, CAPITAL_TILE), 3),
        milestone("gardener", own_tiles(GREENERY_TILE), 3),
        milestone("builder", own_tags(BUILDING, corporation=False), 8),
        milestone("planner", cards_in_hand(), 16),
    ),
    awards=(
        award("landlord", own_tiles()),
        award("banker", production_of(CREDITS)),
        award("scientist", own_tags(SCIENCE)),
        award("thermalist", stock_of(HEAT)),
        award("miner", stock_of(STEEL, TITANIUM)),
    ),
    places={
        "r2c2": "tharsis_tholus",
        "r3c1": "ascraeus_mons",
        "r4c1": "pavonis_mons",
        "r5c1": "arsia_mons",
        "r5c3": "noctis_city",
    },
    since=1,
)  # fmt: skip
