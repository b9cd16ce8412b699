"""Passwords: their rules and their hashes, which take long to compute and are computed beside the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from valles.server.metrics import HASHES
from valles.table.live import Refused

T = TypeVar("T")

SHORTEST_PASSWORD: Final = 10
FEWEST_CHARACTERS: Final = 5
"""Different characters of a password, so that it is not one key held down."""


@dataclass(frozen=True)
class HashCost:
    """The cost of a hash, as OWASP recommends: about 25 ms of one core."""

    iterations: int = 2
    memory: int = 19 * 1024
    """Kibibytes."""
    threads: int = 2
    """Hashes that are computed at the same time."""
    waiting: int = 20
    """Hashes that may wait; further requests are told to try again."""


def checked_password(password: str, name: str) -> str:
    """Return a password in the one way in which it can be written.

    Raises:
        Refused: It is too easy to guess.
    """
    password = unicodedata.normalize("NFC", password)
    if len(password) < SHORTEST_PASSWORD:
        raise Refused("problem-password-short", 400, count=SHORTEST_PASSWORD)
    rest = password.casefold().replace(name.casefold(), "")
    if len(set(password.casefold())) < FEWEST_CHARACTERS or not rest or rest.isdecimal():
        raise Refused("problem-password-weak", 400)
    return password


class Passwords:
    """Computes and verifies hashes in threads of their own."""

    def __init__(self, cost: HashCost) -> None:
        self._cost = cost
        self._hasher = PasswordHasher(time_cost=cost.iterations, memory_cost=cost.memory, parallelism=1)
        self._threads = ThreadPoolExecutor(cost.threads, thread_name_prefix="password")
        self._pending = 0
        self._nobody: str | None = None
        """The hash of a password that nobody has, for names that nobody has."""

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        return await self._run(lambda: self._hasher.hash(password))

    async def is_valid(self, password: str, stored: str | None) -> bool:
        """Return True if a password has the stored hash. It takes the same time if there is none."""
        password = unicodedata.normalize("NFC", password)
        if self._nobody is None:
            self._nobody = await self.hash("a password that nobody has")
        compared = stored or self._nobody

        def verify() -> bool:
            try:
                return self._hasher.verify(compared, password)
            except (VerificationError, InvalidHashError):
                return False

        return await self._run(verify) and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Return True if a hash was computed at another cost."""
        return self._hasher.check_needs_rehash(stored)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._pending >= self._cost.threads + self._cost.waiting:
            raise Refused("problem-busy", 503)
        HASHES.inc()
        self._pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._pending -= 1
