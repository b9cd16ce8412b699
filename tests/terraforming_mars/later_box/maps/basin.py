"""A map that is larger than Tharsis, with other bonuses, an area that costs something, and goals of its own."""

from valles.games.terraforming_mars.rules.legend import (
    AT_NOCTIS,
    BUILDING,
    ENERGY,
    GREENERY_TILE,
    JOVIAN,
    PLANTS,
    STEEL,
    award,
    cards_in_hand,
    game_map,
    milestone,
    own_tags,
    own_tiles,
    priced,
    production_of,
    reserved,
    stock_of,
    terraform_rating,
)
from valles.games.terraforming_mars.rules.words import ocean

BASIN = game_map(
    "basin",
    """
               ~hh   s     .     p     ~
            .     ~e    t     .     mm    p
         c     .     Np    .     .     ~p    .
      ~     .     s     ss    .     p     pp    ~cc
   h     .     .     ~hhh  .     S     .     p     .
~t    .     p     .     .     .     ~     .     c     .
   .     .     .     c     .     s     .     ~     .
      t     ~p    .     .     e     .     .     .
         .     .     hh    ~     .     pp    .
    """,
    areas={"N": reserved(AT_NOCTIS), "S": priced(6, then=ocean())},
    milestones=(
        milestone("energizer", production_of(ENERGY), 4),
        milestone("rim_settler", own_tags(JOVIAN), 2),
        milestone("settler", own_tiles(), 5),
        milestone("hoarder", stock_of(STEEL, ENERGY), 10),
        milestone("archivist", cards_in_hand(), 12),
    ),
    awards=(
        award("benefactor", terraform_rating()),
        award("cultivator", own_tiles(GREENERY_TILE)),
        award("contractor", own_tags(BUILDING)),
        award("industrialist", stock_of(STEEL, ENERGY)),
        award("forester", production_of(PLANTS)),
    ),
    since=5,
)  # fmt: skip
