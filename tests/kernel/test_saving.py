"""Fields of later boxes leave the saved games of earlier ones as they were."""

import ast

import pytest

from tools.field import declaration, optional_fields
from valles.kernel import saving


class Board:
    def __init__(self):
        self.tags = [0] * 4
        self.microbes = 0


class Table:
    def __init__(self):
        self.seed = b"seed"
        self.stack = []
        self.seats = [Board()]
        self.round = 0
        self.preludes = []


FIELDS = ["stack", "seed", "seats", "round", "preludes"], ["tags", "microbes"], ("microbes", "preludes"), {"tags": 2}


def saved(table):
    return saving.save(table, *FIELDS)


def test_what_is_not_set_is_left_out_and_what_is_not_optional_stays():
    data = saved(Table())
    assert data == {"seed": b"seed".hex(), "stack": [], "round": 0, "seats": [{"tags": [0, 0]}]}


@pytest.mark.parametrize(
    ("tags", "expected"),
    [([0, 1, 0, 0], [0, 1]), ([1, 0, 2, 0], [1, 0, 2]), ([0, 0, 0, 3], [0, 0, 0, 3])],
)
def test_a_list_that_became_longer_is_saved_without_the_zeros_behind_its_former_length(tags, expected):
    table = Table()
    table.seats[0].tags = tags
    data = saved(table)
    assert data["seats"][0]["tags"] == expected
    assert tags == table.seats[0].tags, "the state is as it was"


def test_a_fresh_state_gets_back_what_was_set_and_keeps_the_rest():
    table = Table()
    table.preludes = [5]
    table.seats[0].tags = [1, 0, 2, 0]
    fresh = Table()
    saving.restore(fresh, saved(table), *FIELDS)
    assert (fresh.preludes, fresh.round, fresh.seats[0].tags, fresh.seats[0].microbes) == ([5], 0, [1, 0, 2, 0], 0)


def test_a_field_that_is_not_optional_must_be_saved():
    data = saved(Table())
    del data["round"]
    with pytest.raises(KeyError, match="round"):
        saving.restore(Table(), data, *FIELDS)


def test_a_field_is_declared_as_optional_by_its_type():
    lines = ["self.round: Public[int] = 1", "self.preludes: Known[IfSet[Fixed[list[int]]]] = []"]
    fields = [field for line in lines if (field := declaration(ast.parse(line).body[0]))]
    assert [(field.copied, field.optional) for field in fields] == [("old.round", False), ("old.preludes", True)]
    assert list(optional_fields(fields)) == ["", "OPTIONAL_FIELDS: Final = (", '    "preludes",', ")"]
