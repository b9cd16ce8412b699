"""What is said where a package is missing that an extra of Valles brings."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package is not installed; the message is the command that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; this installs it: pip install 'valles[{extra}]'")
