"""Old names of `valles.kernel.heuristic`."""

from __future__ import annotations

from warnings import warn

from mypy_extensions import mypyc_attr

from valles.kernel.heuristic import UNDECIDED, Heuristic, best
from valles.kernel.heuristic import value_after as tried

__all__ = ["UNDECIDED", "Judgement", "best", "tried"]

warn("valles.kernel.judgement is now valles.kernel.heuristic; it goes in 0.4", DeprecationWarning, stacklevel=2)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Heuristic):
    """Deprecated name of `Heuristic`, until 0.4."""

    def ends_turn(self, option: int) -> bool:
        return self.leaves_off(option)

    def leaves_off(self, option: int) -> bool:
        """Deprecated name of `ends_turn`, until 0.4."""
        raise NotImplementedError
