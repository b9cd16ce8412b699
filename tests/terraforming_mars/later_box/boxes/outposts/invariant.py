"""What holds in every state with the box."""

from valles.games.terraforming_mars.rules.state import State

from .box import WEATHER
from .part import MOST, part_of
from .rules import SHIELD


def check(state: State) -> None:
    """Check that beacons are in bounds and all weather is in one place."""
    if "outposts" in state.decks:
        part = part_of(state)
        assert all(0 <= beacons <= MOST for beacons in part.beacons), f"beacons: {part.beacons}"
        assert 0 <= part.shield <= SHIELD.target, f"shield: {part.shield}"
        assert sorted(part.weather + part.past) == WEATHER, "weather is missing or doubled"
