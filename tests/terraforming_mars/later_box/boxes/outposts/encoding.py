"""What learners see of the box."""

from valles.games.terraforming_mars.rules.state import State

from .part import part_of
from .rules import SIGNAL


def fill_columns(state: State, seat: int, row: bytearray, at: int) -> None:
    """Write the weather that is left, the storm and the shield, then beacons and tags of each seat from this one on."""
    if "outposts" in state.decks:
        part, count = part_of(state), len(state.seats)
        row[at : at + 3] = bytes([len(part.weather), part.storm, part.shield])
        for place in range(count):
            other = (seat + place) % count
            tags = state.seats[other].tags[SIGNAL]
            row[at + 3 + 2 * place : at + 5 + 2 * place] = bytes([part.beacons[other], tags])
