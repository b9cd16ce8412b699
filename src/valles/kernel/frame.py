"""A frame is one effect in progress, as plain numbers."""

from __future__ import annotations

from typing import Final, final


@final
class Frame:
    """An immutable effect in progress; copies of a state share their frames.

    What `a`, `b`, `c` and `d` mean is for the effect to say.

    Examples:
        >>> Frame(effect=12, seat=1, a=3).numbers()
        [12, 1, 0, 3, 0, 0, 0]
    """

    def __init__(self, effect: int, seat: int, card: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        self.card: Final = card
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d

    def numbers(self) -> list[int]:
        """Return the frame as plain data: `Frame(*numbers)` is the same frame."""
        return [self.effect, self.seat, self.card, self.a, self.b, self.c, self.d]
