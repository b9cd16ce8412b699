"""The Earth contracts: buildings to be upgraded, goods to be delivered."""

from valles.games.on_mars.rules.words import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
    delivery_contract,
    upgrade_contract,
)

GENERATOR_UPGRADE = upgrade_contract(GENERATOR, success=12, failure=-6)
WATER_EXTRACTOR_UPGRADE = upgrade_contract(WATER_EXTRACTOR, success=12, failure=-6)
GREENHOUSE_UPGRADE = upgrade_contract(GREENHOUSE, success=12, failure=-6)
OXYGEN_CONDENSER_UPGRADE = upgrade_contract(OXYGEN_CONDENSER, success=12, failure=-6)
SHELTER_UPGRADE = upgrade_contract(SHELTER, success=12, failure=-6)
MINE_UPGRADE = upgrade_contract(MINE, success=12, failure=-6)

MINERAL_DELIVERY = delivery_contract(mineral=4, success=9, failure=-4)
BATTERY_DELIVERY = delivery_contract(battery=3, mineral=2, success=9, failure=-4)
WATER_DELIVERY = delivery_contract(water=3, mineral=2, success=9, failure=-4)
OXYGEN_DELIVERY = delivery_contract(oxygen=3, mineral=2, success=9, failure=-4)
PLANT_DELIVERY = delivery_contract(plant=3, mineral=2, success=9, failure=-4)
CRYSTAL_DELIVERY = delivery_contract(crystal=3, mineral=2, success=9, failure=-4)
