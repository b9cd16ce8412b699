"""The tables of one device, without a server and without a network: for a worker in a browser.

`LocalService` answers the requests and messages that a server answers, from what a `Storage` keeps.
"""

from valles.local.service import LocalService, Response
from valles.local.storage import MemoryStorage, Storage, StorageFull

__all__ = ["LocalService", "MemoryStorage", "Response", "Storage", "StorageFull"]
