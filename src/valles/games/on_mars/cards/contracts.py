"""The Earth contracts: buildings to be upgraded, goods to be delivered."""

from valles.games.on_mars.words import (
    GENERATOR,
    GREENHOUSE,
    MINE,
    OXYGEN_CONDENSER,
    SHELTER,
    WATER_EXTRACTOR,
    delivery_contract,
    upgrade_contract,
)

_NUMBER = ("number",)
"""The numbers are not confirmed, save that of the plants."""

MINE_UPGRADE = upgrade_contract(MINE, success=12, failure=-6, standin=_NUMBER)
GENERATOR_UPGRADE = upgrade_contract(GENERATOR, success=12, failure=-6, standin=_NUMBER)
WATER_EXTRACTOR_UPGRADE = upgrade_contract(WATER_EXTRACTOR, success=12, failure=-6, standin=_NUMBER)
GREENHOUSE_UPGRADE = upgrade_contract(GREENHOUSE, success=12, failure=-6, standin=_NUMBER)
OXYGEN_CONDENSER_UPGRADE = upgrade_contract(OXYGEN_CONDENSER, success=12, failure=-6, standin=_NUMBER)
SHELTER_UPGRADE = upgrade_contract(SHELTER, success=12, failure=-6, standin=_NUMBER)

MINERAL_DELIVERY = delivery_contract(mineral=4, success=9, failure=-4, standin=_NUMBER)
BATTERY_DELIVERY = delivery_contract(battery=3, mineral=2, success=9, failure=-4, standin=_NUMBER)
WATER_DELIVERY = delivery_contract(water=3, mineral=2, success=9, failure=-4, standin=_NUMBER)
OXYGEN_DELIVERY = delivery_contract(oxygen=3, mineral=2, success=9, failure=-4, standin=_NUMBER)
PLANT_DELIVERY = delivery_contract(plant=3, mineral=2, success=9, failure=-4)
CRYSTAL_DELIVERY = delivery_contract(crystal=3, mineral=2, success=9, failure=-4, standin=_NUMBER)
