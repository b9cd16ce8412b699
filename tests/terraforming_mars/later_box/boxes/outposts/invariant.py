"""What holds in every state with the box."""

from valles.games.terraforming_mars.rules.state import State

from .box import MOST, WEATHER, part_of


def check(state: State) -> None:
    """Check that beacons are in bounds and all weather is in one place."""
    if "outposts" in state.decks:
        part = part_of(state)
        assert all(0 <= beacons <= MOST for beacons in part.beacons), f"beacons: {part.beacons}"
        assert sorted(part.weather + part.past) == WEATHER, "weather is missing or doubled"
