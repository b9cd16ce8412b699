"""Worker processes: how they start, and that none outlives its parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Final

from valles.workers.limit import install_limits

METHOD: Final = "forkserver" if os.name == "posix" else "spawn"
"""Start method of worker processes: forks of a process that has loaded modules already are ready at once."""


class WorkerDied(RuntimeError):
    """A worker is gone. Says nothing about the task it was doing."""


def process_context() -> ForkServerContext | SpawnContext:
    """Return the context in which worker processes start."""
    if METHOD == "forkserver":
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


def preload(*modules: str) -> None:
    """Let worker processes start with these modules loaded.

    Has an effect only before the first of them starts.
    """
    if METHOD == "forkserver":
        process_context().set_forkserver_preload(list(modules))


def process_executor(count: int = 1, niceness: int = 0) -> ProcessPoolExecutor:
    """Return an executor with so many worker processes, which start with the first tasks."""
    return ProcessPoolExecutor(count, process_context(), partial(initialize_worker, niceness))


def initialize_worker(niceness: int = 0) -> None:
    """Prepare a worker process: it ends with its parent, leaves Ctrl-C to it, and can limit computations.

    Args:
        niceness: By how much the process yields to others when all cores are busy.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    install_limits()
    if sys.platform != "win32":
        os.nice(niceness)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """End this process when its parent has ended, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
