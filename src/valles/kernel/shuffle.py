"""Chance: a keyed hash stream, the same on every machine and in every version of Python."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

from valles.kernel.pickling import Reduced

T = TypeVar("T")


class Stream:
    """Numbers that depend on the seed and the purpose alone; the numbers shown never reveal the seed.

    Examples:
        >>> dice = Stream(b"any seed", "dice")
        >>> [1 + dice.below(6) for _ in range(5)]
        [5, 5, 6, 6, 5]
        >>> Stream(b"any seed", "another purpose").below(100)
        21
    """

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._key = blake2b(seed, digest_size=32, person=b"valles stream").digest()
        self._purpose = purpose.encode()
        self._block = 0
        self._words: list[int] = []

    def __reduce__(self) -> Reduced:
        return load_stream, (self._key, self._purpose, self._block, self._words)

    def _word(self) -> int:
        if not self._words:
            text = self._purpose + b"/" + str(self._block).encode()
            digest = blake2b(text, key=self._key, digest_size=64).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(60, -1, -4)]
            self._block += 1
        return self._words.pop()

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely."""
        if limit <= 1:
            return 0
        ceiling = (1 << 32) // limit * limit
        while True:
            word = self._word()
            if word < ceiling:
                return word % limit

    def shuffle(self, items: list[T]) -> None:
        """Put the items into an order by chance, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]


def load_stream(key: bytes, purpose: bytes, block: int, words: list[int]) -> Stream:
    """Return the stream that was pickled, with the numbers that follow."""
    stream = Stream(b"", "")
    stream._key, stream._purpose, stream._block, stream._words = key, purpose, block, list(words)
    return stream
