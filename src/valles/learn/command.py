"""The commands that train opponents and export what was trained."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from valles.argument import GameName, fail, optional_module
from valles.learn.config import default_config, load_config
from valles.workers import WorkerDied

commands = typer.Typer()

REQUIREMENT: Final = "learn", "training"
"""The extra that training needs, and the feature that needs it."""


@commands.command()
def train(
    game: GameName,
    file: Annotated[Path | None, typer.Option("--configuration", help="a TOML file; default: that of the game")] = None,
    folder: Annotated[Path | None, typer.Option(help="folder of checkpoints; a stopped run resumes there")] = None,
    processes: Annotated[int, typer.Option(min=0, help="processes that play; 0: one for each core but one")] = 0,
    ray: Annotated[str, typer.Option(help="address of a Ray cluster that plays instead, or `auto`")] = "",
    seconds: Annotated[float, typer.Option(min=0, help="stop after so many seconds; 0: train to the end")] = 0,
    initial_weights: Annotated[
        Path | None, typer.Option("--begin", help="initial weights: a checkpoint or a shipped network")
    ] = None,
) -> None:
    """Train a network by imitation and self-play, with evaluations on the way. A stopped run can be resumed."""
    run_folder = folder or Path("training") / game
    try:
        config = load_config(file or default_config(game))
        if config.game != game:
            raise ValueError(f"{file} is for {config.game}, not for {game}")
        make = trainer_for(ray)
    except ValueError as error:
        raise fail(error) from None
    count = processes or max(1, (os.cpu_count() or 2) - 1)
    trainer = make(config, run_folder, count, typer.echo, str(initial_weights or ""))
    try:
        trainer.run(seconds or float("inf"))
    except KeyboardInterrupt:
        typer.echo(f"stopped; the same command resumes from {trainer.checkpoint}")
        raise typer.Exit(130) from None
    except WorkerDied as error:
        raise fail(f"{error}; the same command resumes from {trainer.checkpoint}") from None
    finally:
        trainer.metrics.close()


def trainer_for(address: str) -> Callable[..., Any]:
    """Return the class of a trainer that plays on this machine, or on the cluster at an address."""
    if not address:
        trainer: Callable[..., Any] = optional_module("valles.learn.trainer", *REQUIREMENT).Trainer
        return trainer
    optional_module("valles.workers.ray", "ray", "a cluster").connect(address)
    return partial(optional_module("valles.learn.cluster", *REQUIREMENT).ClusterTrainer, address)


@commands.command()
def ship(
    weights: Annotated[Path, typer.Argument(help="a checkpoint of `valles train`")],
    folder: Annotated[Path, typer.Argument(help="folder for the network that `learned` plays with")],
    average_with: Annotated[
        Path | None, typer.Option("--before", help="weights that the training started from, to average with")
    ] = None,
    column_file: Annotated[
        Path | None, typer.Option("--names", help="JSON: columns of the training, if they have changed since")
    ] = None,
    copies: Annotated[
        list[str] | None, typer.Option("--alike", help="NEW<-OLD: a column that gets the weights of another")
    ] = None,
    setups: Annotated[str, typer.Option(help="JSON: values of variants that the network can play as well")] = "{}",
) -> None:
    """Export a checkpoint as a network of 8 bits."""
    try:
        copied_columns = dict(pair.rsplit("<-", 1) for pair in copies or ())
        columns = json.loads(column_file.read_text())[0] if column_file else None
        target = optional_module("valles.learn.weights", *REQUIREMENT).export(
            weights,
            folder,
            average_with=average_with,
            columns=columns,
            copied_columns=copied_columns,
            setups=json.loads(setups),
        )
    except (OSError, ValueError, KeyError) as error:
        raise fail(f"{weights} cannot be used: {error}") from None
    typer.echo(f"{target}: {target.stat().st_size:,} bytes")
