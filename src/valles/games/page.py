"""The data of a game that its page needs beyond the public view. Each game has its own in `page.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from valles.kernel.icon import plain as icons
from valles.kernel.phrase import plain


def no_fields(card: Any, language: str) -> dict[str, Any]:
    """Return no further fields of a card."""
    return {}


@dataclass(frozen=True)
class PageData:
    """The printed data of a game, ready for JSON."""

    tables: Callable[[], dict[str, Any]]
    """Returns the printed tables: the map, tracks, prices and so on."""
    card_fields: Callable[[Any, str], dict[str, Any]] = no_fields
    """Returns the fields of a card, in a language, that not every game's cards have."""
    ledgers: tuple[str, ...] = ()
    """The files of the rule ledger in `docs/rules`."""


def benefit(effect: Any) -> dict[str, Any] | None:
    """Return the icons and the phrase of a printed benefit."""
    return None if effect is None else {"icons": icons(effect.icons()), "phrase": plain(effect.phrase())}
