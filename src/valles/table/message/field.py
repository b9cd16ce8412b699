"""Types that several messages share, and the version of the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from valles.kernel.phrase import Phrase as Phrase
    from valles.kernel.phrase import Share as Share
else:
    # A phrase may hold phrases, which no JSON schema here can say: these two describe the kernel's classes.

    class Phrase(Struct):
        """A text: the key of a message and its arguments."""

        key: str
        args: dict[str, Any] = {}  # texts, numbers, lists and phrases in one another

    class Share(Struct):
        """Some of the points of a category."""

        what: Phrase
        """The source of the points."""
        points: int
        how: Phrase | None
        """The calculation of the points; null if they are a printed number."""
        card: str
        """The id of the card that they come from; empty if they come from no card."""


VERSION: Final = 4
"""The version of the protocol, raised when older clients and this server would misunderstand each other."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatName = Annotated[str, Meta(min_length=1, max_length=20)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
DecisionId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
LineText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[int, Meta(ge=0, le=2**31)]
FeatureSettings = Annotated[dict[Name, dict[str, Any]], Meta(max_length=20)]  # each feature has fields of its own


class Figure(Struct, frozen=True):
    """A number of a seat by its name."""

    name: Name
    value: Annotated[int, Meta(ge=-100_000, le=100_000)]


class Problem(Struct):
    """The reason of a refusal, after which nothing has changed: application/problem+json, or part of a Refusal."""

    type: str
    """The key of the message."""
    status: int
    detail: str
    """The message in the language of the request."""
    args: dict[str, Any] = {}  # as in a phrase
