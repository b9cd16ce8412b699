"""Workers of a Ray cluster that play the games of a batch: actions go there, and what games come to comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ray
from ray import exceptions

import valles
from valles.research.memory import Arrays, arrays
from valles.research.ray import connect, cores, other_version
from valles.research.worker import Answer, Workers, attempted, part_of, spread


class Actor:
    """What a worker does, if it has the version of whoever asks."""

    def __init__(self, version: str, make: Callable[..., Any], plan: Any, first: int, count: int) -> None:
        self._refused = other_version(version)
        self._arrays = {} if self._refused else arrays(plan.shapes(count), shared=False)[1]
        self._games = None if self._refused else make(plan, self._arrays, first)

    def answer(self, message: tuple[Any, ...], actions: Any) -> tuple[Answer, Arrays]:
        """What comes of an order, and the arrays after it."""
        if self._refused:
            return (False, self._refused), {}
        self._arrays["actions"][...] = actions
        order, *arguments = message
        return attempted(self._games, order, arguments), self._arrays


class ActorLine:
    """The way to one of them, who writes into a part of the batch's arrays."""

    def __init__(self, actor: Any, found: Arrays) -> None:
        self._actor = actor
        self._arrays = found
        self._future: Any = None

    def put(self, message: tuple[Any, ...]) -> None:
        self._future = self._actor.answer.remote(message, self._arrays["actions"])

    def got(self) -> Answer:
        try:
            told, found = ray.get(self._future)
        except exceptions.RayTaskError as error:
            return False, str(error).strip().splitlines()[-1]
        except exceptions.RayError as error:
            raise EOFError(str(error)) from error
        for name, array in found.items():
            self._arrays[name][...] = array
        answer: Answer = told
        return answer

    def close(self) -> None:
        ray.kill(self._actor)

    def wait(self) -> None:
        """It is gone already."""


def actors(make: Callable[..., Any], plan: Any, found: Arrays, size: int, address: str) -> Workers:
    """A worker on each core of the cluster at an address; all machines need the same version of Valles."""
    connect(address)
    places = spread(size, min(size, cores()))
    started: Any = ray.remote(Actor)
    # They need no core of their own: the copy of a batch would wait for ever for those that the batch itself has.
    started = started.options(num_cpus=0, scheduling_strategy="SPREAD")
    lines = [
        ActorLine(started.remote(valles.__version__, make, plan, *place), part_of(found, place)) for place in places
    ]
    return Workers(lines, places)
