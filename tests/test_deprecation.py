"""Public names of version 0.2 still work, with a warning."""

from importlib import import_module

import pytest

from valles.players.checkpoint import CheckpointInfo, IncompatibleEncoding


@pytest.mark.parametrize(
    ("module", "name", "current"),
    [
        ("valles.players.trained", "Trained", CheckpointInfo),
        ("valles.research", "Trained", CheckpointInfo),
        ("valles.research.encode", "ForeignEncoding", IncompatibleEncoding),
    ],
)
def test_an_old_name_is_the_current_one_with_a_warning(module, name, current):
    with pytest.warns(DeprecationWarning, match=rf"{module}\.{name} is now .*; the old name goes away in version 0\.4"):
        assert getattr(import_module(module), name) is current


def test_functions_that_opponent_replaces_still_work():
    players = import_module("valles.players")
    with pytest.warns(DeprecationWarning):
        assert players.named("hard", "on_mars") == "expert:16"
    with pytest.warns(DeprecationWarning):
        assert players.level_of("expert:16", "on_mars") == "hard"
    with pytest.warns(DeprecationWarning):
        assert players.within("expert", 2.5) == "expert:2.5s" and players.is_slow("expert")
    with pytest.warns(DeprecationWarning):
        assert players.plays("greedy", "on_mars") and not players.plays("nobody", "on_mars")


def test_an_unknown_name_is_no_attribute():
    with pytest.raises(AttributeError, match=r"module 'valles\.players' has no attribute 'nobody'"):
        getattr(import_module("valles.players"), "nobody")  # noqa: B009
