"""What learners see of the box."""

from valles.games.terraforming_mars.rules.state import State

from .box import part_of


def fill_columns(state: State, seat: int, row: bytearray, at: int) -> None:
    """Write the weather that is left, whether there is a storm, and the beacons from this seat on."""
    if "outposts" in state.decks:
        part, count = part_of(state), len(state.seats)
        row[at : at + 2] = bytes([len(part.weather), part.storm])
        row[at + 2 : at + 2 + count] = bytes([part.beacons[(seat + place) % count] for place in range(count)])
