"""Hellas, with the south pole and a crater that fills with water."""

from valles.games.terraforming_mars.rules.legend import (
    BUILDING,
    ENERGY,
    GREENERY_TILE,
    JOVIAN,
    SPACE,
    award,
    demanding_projects,
    different_tags,
    game_map,
    green_projects,
    milestone,
    own_tiles,
    priced,
    production_of,
    resources_on_cards,
    tags_in_play,
    tiles_in_last_rows,
)
from valles.games.terraforming_mars.rules.words import ocean

HELLAS = game_map(
    "hellas",
    """
            ~pp   pp    pp    ps    p
         ~pp   pp    p     ps    p     p
      ~p    p     s     s     .     pp    cp
   ~p    p     s     ss    s     ~p    ~p    p
c     .     .     ss    .     ~c    ~hhh  ~     p
   t     .     s     .     .     ~     ~s    .
      ~tt   .     .     c     .     .     t
         s     c     hh    hh    t     t
            .     hh    S     hh    .
    """,
    areas={"S": priced(6, then=ocean())},
    milestones=(
        milestone("diversifier", different_tags(), 8),
        milestone("tactician", demanding_projects(), 5),
        milestone("polar_explorer", tiles_in_last_rows(2), 3),
        milestone("energizer", production_of(ENERGY), 6),
        milestone("rim_settler", tags_in_play(JOVIAN), 3),
    ),
    awards=(
        award("cultivator", own_tiles(GREENERY_TILE)),
        award("magnate", green_projects()),
        award("space_baron", tags_in_play(SPACE)),
        award("excentric", resources_on_cards()),
        award("contractor", tags_in_play(BUILDING)),
    ),
    places={"r7c1": "argyre_planitia", "r9c3": "south_pole"},
    since=2,
)  # fmt: skip
