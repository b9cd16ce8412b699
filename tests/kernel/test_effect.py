"""Effects and their ids."""

from typing import Any

import pytest

from valles.kernel.effect import Effect, register


def test_no_effect_is_registered_twice():
    effects: list[Effect[Any]] = []
    effect: Effect[Any] = Effect()
    register(effects, effect, "here")
    assert (effect.id, effect.place) == (0, "here")
    with pytest.raises(ValueError, match="there: this effect is already in use at here"):
        register(effects, effect, "there")
