"""The commands that train opponents, and make of what was trained what is shipped."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from valles.argument import GameName, fail, part
from valles.learn import configuration
from valles.workers import WorkerDied

commands = typer.Typer()

WITH: Final = "learn", "training"
"""The extra that training needs, and what needs it."""


@commands.command()
def train(
    game: GameName,
    file: Annotated[Path | None, typer.Option("--configuration", help="in TOML; else the one of the game")] = None,
    folder: Annotated[Path | None, typer.Option(help="where checkpoints are kept, to go on from")] = None,
    processes: Annotated[int, typer.Option(min=0, help="how many play games; 0: one for each core but one")] = 0,
    ray: Annotated[str, typer.Option(help="the address of a Ray cluster that plays them instead, or `auto`")] = "",
    seconds: Annotated[float, typer.Option(min=0, help="after which it stops, to go on another time; 0: never")] = 0,
    begin: Annotated[Path | None, typer.Option(help="weights to begin with: of another training, or shipped")] = None,
) -> None:
    """Train a net: it imitates, then plays against itself, and is measured on the way. Stopped, it goes on."""
    kept = folder or Path("training") / game
    try:
        wanted = configuration.read(file or configuration.of(game))
        if wanted.game != game:
            raise ValueError(f"{file} is for {wanted.game}, not for {game}")
        make = training_on(ray)
    except ValueError as error:
        raise fail(error) from None
    follow = followed(kept)

    def tell(text: str) -> None:
        typer.echo(text)
        follow()

    training = make(wanted, kept, processes or max(1, (os.cpu_count() or 2) - 1), tell, str(begin or ""))
    try:
        training.run(seconds or float("inf"))
    except KeyboardInterrupt:
        typer.echo(f"stopped; the same command goes on from {training.checkpoint}")
        raise typer.Exit(130) from None
    except WorkerDied as error:
        raise fail(f"{error}; the same command goes on from {training.checkpoint}") from None
    finally:
        follow()
        part("valles.learn.curve", *WITH).draw(kept / "course.jsonl", kept / "course.svg")


def training_on(address: str) -> Callable[..., Any]:
    """How a training is made whose games are played here, or by the cluster at an address."""
    if not address:
        made: Callable[..., Any] = part("valles.learn.training", *WITH).Training
        return made
    part("valles.workers.ray", "ray", "a cluster").connect(address)
    return partial(part("valles.learn.cluster", *WITH).ClusterTraining, address)


def followed(folder: Path) -> Callable[[], None]:
    """What keeps the events of TensorBoard up to date; nothing where the library for that is missing."""
    try:
        from valles.learn.events import Events
    except ModuleNotFoundError as error:
        typer.echo(f"without events for TensorBoard, which need {error.name}")
        return lambda: None
    return Events(folder / "course.jsonl", folder / "events").follow


@commands.command()
def ship(
    weights: Annotated[Path, typer.Argument(help="a checkpoint of `valles train`")],
    folder: Annotated[Path, typer.Argument(help="where the net goes with which `learned` plays")],
    before: Annotated[Path | None, typer.Option(help="weights that it went on from: the means of both ship")] = None,
    names: Annotated[Path | None, typer.Option(help="JSON: the columns of the training, if others came since")] = None,
    alike: Annotated[list[str] | None, typer.Option(help="NEW<-OLD: a column that gets the weights of another")] = None,
    setups: Annotated[str, typer.Option(help="JSON: the values of variants that the net can play beyond")] = "{}",
) -> None:
    """Make a net of 8 bits of a checkpoint."""
    try:
        same = dict(pair.rsplit("<-", 1) for pair in alike or ())
        columns = json.loads(names.read_text())[0] if names else None
        target = part("valles.learn.conversion", *WITH).shipped(
            weights, folder, before=before, columns=columns, alike=same, setups=json.loads(setups)
        )
    except (OSError, ValueError, KeyError) as error:
        raise fail(f"{weights} cannot be used: {error}") from None
    typer.echo(f"{target}: {target.stat().st_size:,} bytes")
