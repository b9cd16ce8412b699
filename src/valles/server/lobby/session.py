"""Guests and their sessions."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from valles.server.store import schema
from valles.server.store.store import Store, hash_secret
from valles.table.live import Refused

DAY: Final = 86_400.0
SESSION_LASTS: Final = 400 * DAY
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and symbols by their category, of which nothing is drawn: fillers, the empty Braille pattern, blanks."""


@dataclass(frozen=True)
class Player:
    """A guest, and the session by which the request came."""

    id: str
    name: str
    language: str
    session: str = ""


def secret() -> str:
    return secrets.token_urlsafe(24)


def clean_name(name: str) -> str:
    """A name as it is kept: one line of characters that can be seen."""
    shown = " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in name).split())
    if not has_ink(shown):
        raise Refused("problem-no-name", 400)
    return shown


def has_ink(text: str) -> bool:
    """Whether anything of the text can be seen: a letter, number, sign or symbol; marks alone are nothing."""
    return any(c not in BLANK and unicodedata.category(c)[0] in "LNPS" for c in text)


class Sessions:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def enter(self, name: str, language: str) -> tuple[Player, str]:
        """A new guest, and the secret of the session."""
        player = Player(secret(), clean_name(name), language)
        values = {"id": player.id, "name": player.name, "language": language, "created": self._clock()}
        await self._store.insert(schema.players, **values)
        return await self.begin(player)

    async def begin(self, player: Player) -> tuple[Player, str]:
        """A further session of the player, and its secret."""
        token = secret()
        now = self._clock()
        id = hash_secret(token)
        await self._store.insert(schema.sessions, id=id, player=player.id, created=now, expires=now + SESSION_LASTS)
        return replace(player, session=id), token

    async def player_of(self, token: str) -> Player | None:
        """The player of this session, if it is still valid."""
        session = await self._store.fetch_one(schema.sessions, id=hash_secret(token))
        if session is None or session["expires"] <= self._clock():
            return None
        player = await self.player(session["player"])
        return replace(player, session=session["id"])

    async def is_valid(self, session: str) -> bool:
        """Whether a session has not ended."""
        found = await self._store.fetch_one(schema.sessions, id=session)
        return found is not None and bool(found["expires"] > self._clock())

    async def player(self, id: str) -> Player:
        [found] = await self._store.fetch_all(schema.players, id=id)
        return Player(found["id"], found["name"], found["language"])

    async def change(self, player: Player, wanted: Mapping[str, str]) -> Player:
        """Change name or language, and only what is wanted: another device may change the rest at the same moment."""
        changes = {field: clean_name(value) if field == "name" else value for field, value in wanted.items()}
        if changes:
            await self._store.update(schema.players, {"id": player.id}, **changes)
        return replace(player, **changes)

    async def end(self, player: Player) -> None:
        """End this session; the caller closes its connections."""
        await self._store.update(schema.sessions, {"id": player.session}, expires=self._clock())
