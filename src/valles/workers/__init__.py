"""Work in other processes, on this machine or on a Ray cluster; knows no games.

A worker of a pool does a task, which leads to a result or to a failure that says why there is none. Tasks of a worker
that dies are done again by others. No worker outlives the process that started it.
"""

from valles.workers.limit import TimeLimitExceeded, time_limit
from valles.workers.pool import Pool, ProcessPool, SerialPool, map_tasks, open_pool
from valles.workers.process import WorkerDied, preload
from valles.workers.progress import Progress
from valles.workers.task import Failure, raise_on_failure

__all__ = [
    "Failure",
    "Pool",
    "ProcessPool",
    "Progress",
    "SerialPool",
    "TimeLimitExceeded",
    "WorkerDied",
    "map_tasks",
    "open_pool",
    "preload",
    "raise_on_failure",
    "time_limit",
]
