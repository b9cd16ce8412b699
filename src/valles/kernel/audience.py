"""Audiences: annotations of fields of a state that say which seats may know them.

    self.hand: Own[list[int]] = []

From such declarations `tools/field.py` writes how a state is copied and which fields are saved.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

T = TypeVar("T")

PUBLIC: Final = "public"
OWN: Final = "own"
KNOWN: Final = "known"
FACE_DOWN: Final = "face down"
TOP: Final = "top"
MASKED: Final = "masked"
SECRET: Final = "secret"

Public = Annotated[T, PUBLIC]
"""Everybody sees it."""
Own = Annotated[T, OWN]
"""The seat it belongs to sees it."""
Known = Annotated[T, KNOWN]
"""Cards, each seen by those who have come to know it."""
FaceDown = Annotated[T, FACE_DOWN]
"""Cards or tiles that nobody sees."""
Top = Annotated[T, TOP]
"""Stacks whose last tile everybody sees."""
Masked = Annotated[T, MASKED]
"""Frames, without the numbers that their effects keep from other seats."""
Secret = Annotated[T, SECRET]
"""No seat sees it."""

Fixed = Annotated[T, "fixed"]
"""Never changed in place, so copies of a state share it."""
IfSet = Annotated[T, "if set"]
"""Saved only if it is not 0, False or empty. Fields of later boxes, so that earlier games are saved as they were."""
Outside = Annotated[T, "outside"]
"""No part of what is copied and saved."""
