"""Fields of a state are declared once; how they are copied and saved is generated from that."""

import ast

import pytest

from tools.field import declaration


def field(line):
    return declaration(ast.parse(line).body[0])


@pytest.mark.parametrize(
    ("line", "copied"),
    [
        ("self.rating: Public[int] = 0", "old.rating"),
        ("self.hand: Public[list[int]] = []", "old.hand[:]"),
        ("self.stacks: Public[list[list[int]]] = []", "[inner[:] for inner in old.stacks]"),
        ("self.seats: Public[list[Seat]] = []", "[seat.copy() for seat in old.seats]"),
        ("self.map: Public[Fixed[Map]] = map", "old.map"),
    ],
)
def test_a_copy_shares_only_what_never_changes(line, copied):
    assert field(line).copied == copied


def test_a_field_has_its_name_and_audience():
    assert field("self.tech_stack: FaceDown[list[int]] = []")[:2] == ("tech_stack", "face down")
    assert field("self.sink: Outside[list[Event] | None] = None") is None
    assert field("local: list[int] = []") is None


@pytest.mark.parametrize("line", ["self.hand: list[int] = []", "self.hand: Fixed[list[int]] = []"])
def test_a_field_without_audience_is_refused(line):
    with pytest.raises(ValueError, match=r"line 1: who may know hand\? .* is none of Public, Own"):
        field(line)


def test_a_field_without_a_way_to_copy_is_refused():
    with pytest.raises(ValueError, match=r"how is old.map copied\? Map is not"):
        field("self.map: Public[Map] = map")
