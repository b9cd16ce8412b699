"""Elysium, with four volcanoes and an ocean in the north."""

from valles.games.terraforming_mars.rules.legend import (
    ANIMAL,
    ENERGY,
    MICROBE,
    PLANT,
    STEEL,
    award,
    costly_projects,
    events_played,
    game_map,
    highest_production,
    milestone,
    projects_in_play,
    raised_productions,
    stock_of,
    tags_in_play,
    terraform_rating,
    tiles_beside_oceans,
    tiles_in_last_rows,
)

ELYSIUM = game_map(
    "elysium",
    """
            ~     ~t    ~c    ~s    c
         ^t    .     .     ~     ~     ss
      ^tt   .     c     .     ~p    ~     ^ccc
   p     p     p     ~pp   p     ~p    ~p    ps
pp    pp    pp    ~pp   pp    ppp   pp    pp    ^pt
   s     p     p     p     p     p     p     .
      t     s     .     .     s     .     .
         ss    .     .     .     ss    .
            s     .     c     c     ss
    """,
    milestones=(
        milestone("generalist", raised_productions(), 6),
        milestone("specialist", highest_production(), 10),
        milestone("ecologist", tags_in_play(PLANT, MICROBE, ANIMAL), 4),
        milestone("tycoon", projects_in_play(), 15),
        milestone("legend", events_played(), 5),
    ),
    awards=(
        award("celebrity", costly_projects(20)),
        award("industrialist", stock_of(STEEL, ENERGY)),
        award("desert_settler", tiles_in_last_rows(4)),
        award("estate_dealer", tiles_beside_oceans()),
        award("benefactor", terraform_rating()),
    ),
    places={"r2c1": "hecates_tholus", "r3c1": "elysium_mons", "r3c7": "olympus_mons", "r5c9": "arsia_mons"},
    since=3,
)  # fmt: skip
