"""The storage of a device: texts by key, written all together or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class StorageFull(Exception):
    """The device has no space left; nothing has changed."""


class Storage(Protocol):
    """Texts by key. A browser keeps them in IndexedDB."""

    async def read(self, prefix: str) -> Mapping[str, str]:
        """Return all texts whose key begins like this, in the order of the keys."""

    async def write(self, texts: Mapping[str, str], durable: bool = True) -> None:
        """Store texts, all or none.

        Args:
            texts: The texts by key.
            durable: True if they have to be on disk when this returns.

        Raises:
            StorageFull: There is no space left.
            OSError: The storage failed in another way.
        """


class MemoryStorage:
    """A storage that lasts as long as the process: for tests, and where a browser bars the disk."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, prefix: str) -> Mapping[str, str]:
        return {key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)}

    async def write(self, texts: Mapping[str, str], durable: bool = True) -> None:
        self.texts.update(texts)
