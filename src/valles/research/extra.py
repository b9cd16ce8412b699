"""The error about a missing optional package."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package is not installed; the message is the command that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; this installs it: pip install 'valles[{extra}]'")
