"""The scientists: what hiring costs, where they work and what they score."""

from valles.games.on_mars.rules.words import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
    price,
    scientist,
)

GEOLOGIST = scientist("Geologist", cost=price(colonist=2), works_in=MINE, scores=GENERATOR)
RD_ENGINEER = scientist("R&D Engineer", cost=price(mineral=2), works_in=GENERATOR, scores=WATER_EXTRACTOR)
HYDROLOGIST = scientist("Hydrologist", cost=price(battery=2), works_in=WATER_EXTRACTOR, scores=GREENHOUSE)
BIOCHEMIST = scientist("Biochemist", cost=price(water=2), works_in=GREENHOUSE, scores=OXYGEN_CONDENSER)
GEOCHEMIST = scientist("Geochemist", cost=price(plant=2), works_in=OXYGEN_CONDENSER, scores=SHELTER)
SYSTEMS_ENGINEER = scientist("Systems Engineer", cost=price(oxygen=2), works_in=SHELTER, scores=MINE)
