"""Payments in the log: the units of one price are one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valles.kernel.phrase import Arg, Noun, Phrase

PAYMENT: Final = "log-pay"
"""The end of the keys of payments, in every game."""
PAID: Final = "what"


def gathered(lines: Iterable[Phrase]) -> list[Phrase]:
    """Return the lines of a log with the payments of a seat that follow each other as one.

    Examples:
        >>> crystal = Phrase("om-log-pay", {"seat": Noun("seat-blue"), "what": Noun("om-crystal", 1, counted=True)})
        >>> gathered([crystal, crystal])[0].args["what"]
        [Noun(key='om-crystal', count=2, counted=True)]
    """
    result: list[Phrase] = []
    for line in lines:
        if result and is_payment(line) and is_payment(result[-1]) and payer(line) == payer(result[-1]):
            line = Phrase(line.key, {**line.args, PAID: [*summed([*paid(result.pop()), *paid(line)])]})
        result.append(line)
    return result


def is_payment(line: Phrase) -> bool:
    return line.key == PAYMENT or line.key.endswith("-" + PAYMENT)


def payer(line: Phrase) -> Arg | None:
    return line.args.get("seat")


def paid(line: Phrase) -> list[Noun]:
    """Return what a payment consists of."""
    what = line.args[PAID]
    return [noun for noun in (what if isinstance(what, list) else [what]) if isinstance(noun, Noun)]


def summed(nouns: list[Noun]) -> list[Noun]:
    """Return each noun once, with the sum of its counts."""
    counts: dict[str, int] = {}
    for noun in nouns:
        counts[noun.key] = counts.get(noun.key, 0) + noun.count
    return [Noun(key, count, True) for key, count in counts.items()]
