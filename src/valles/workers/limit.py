"""Time limits of a computation, by the clock and by the processor."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


class TimeLimitExceeded(Exception):
    """A computation took longer than its limit."""


@contextmanager
def time_limit(*, cpu: float = 0.0, wall: float = 0.0) -> Iterator[None]:
    """Raise TimeLimitExceeded in the body after so many seconds of processor time or of the clock.

    Limits hold in processes that have called `install_limits`, and do not nest.

    Args:
        cpu: Seconds of processor time, 0 for no limit. A busy machine does not use them up.
        wall: Seconds of the clock, 0 for no limit. They also stop what only waits.
    """
    if os.name != "posix" or signal.getsignal(signal.SIGALRM) is not _raise:
        yield
        return
    try:
        signal.setitimer(signal.ITIMER_PROF, cpu)
        signal.setitimer(signal.ITIMER_REAL, wall)
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


def install_limits() -> None:
    """Let time limits hold in this process. Only the main thread of a process can do this."""
    if os.name == "posix":
        signal.signal(signal.SIGALRM, _raise)
        signal.signal(signal.SIGPROF, _raise)


def _raise(*_: object) -> None:
    raise TimeLimitExceeded
