"""The commands for those who study games: simulate, arena, dataset, stats."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext, redirect_stdout
from dataclasses import asdict, dataclass
from functools import wraps
from hashlib import blake2b
from inspect import signature
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from valles.argument import VARIANTS, GameName, fail, part, wanted
from valles.games.registry import rulebook
from valles.players import arena as arena_of
from valles.players import check_setup
from valles.players.match import Checksum, Match, Outcome, outcome_of, play
from valles.players.process import contestant
from valles.research import stats as stats_of
from valles.workers import Failure, Pool, Progress, map_tasks, open_pool, preload

commands = typer.Typer()

Cores = Annotated[int, typer.Option(min=0, help="how many processes play; 0: one for each core")]
Ray = Annotated[str | None, typer.Option(help="the address of a Ray cluster that plays instead, or `auto`")]
Out = Annotated[Path | None, typer.Option(help="a folder for the games as Parquet; a stopped run goes on there")]
Decisions = Annotated[bool, typer.Option("--decisions", help="keep a row for each decision too")]
Views = Annotated[bool, typer.Option("--views", help="and in it what the seat saw, as JSON")]
Encodings = Annotated[bool, typer.Option("--encodings", help="and what it knew, as bytes to train with")]
AsJson = Annotated[bool, typer.Option("--json", help="print the figures as JSON")]
Sources = Annotated[list[Path], typer.Argument(help="records, folders and archives of them, or data sets")]
Seed = Annotated[int, typer.Option(min=0, help="the seed of the first game")]

INTERRUPTED: Final = 130
LINE_SECONDS: Final = 30.0
"""How often a line tells how far things are, where nobody watches a terminal."""


@dataclass
class Run:
    """Games that are played or read by some workers, and kept if that is wanted."""

    cores: Cores = 1
    ray: Ray = None
    out: Out = None
    decisions: Decisions = False
    views: Views = False
    encodings: Encodings = False

    def __post_init__(self) -> None:
        self.failures: list[Failure] = []
        self.decisions |= self.views or self.encodings
        if self.out is None and self.decisions:
            raise ValueError("decisions are kept in a folder, which --out names")

    def outcomes(
        self, make: Callable[[Any], Outcome], tasks: Iterable[Any], total: int, plan: Mapping[str, Any]
    ) -> Iterator[Outcome]:
        """What comes of the tasks, in their order; failures are put aside."""
        pool = self._pool()
        aside = redirect_stdout(sys.stderr) if self.ray is not None else nullcontext()
        try:
            # Ray says on standard output that a worker has died, where the figures are to stand alone.
            with aside, closing(pool):
                for found in self._results(make, tasks, total, plan, pool):
                    if isinstance(found, Failure):
                        self.failures.append(found)
                    else:
                        yield found
        except KeyboardInterrupt:
            again = "" if self.out is None else f"; the same command goes on with what is in {self.out}"
            typer.echo(f"\nvalles: stopped{again}", err=True)
            raise typer.Exit(INTERRUPTED) from None

    def _pool(self) -> Pool:
        if self.ray is not None:
            part("valles.workers.ray", "ray", "a cluster")
        preload("valles.players")
        return open_pool(self.cores, self.ray)

    def _results(
        self, make: Callable[[Any], Outcome], tasks: Iterable[Any], total: int, plan: Mapping[str, Any], pool: Pool
    ) -> Iterator[Outcome | Failure]:
        if self.out is None:
            yield from map_tasks(make, tasks, pool, progress(total))
            return
        dataset = part("valles.research.dataset", "research", "a data set")
        if self.encodings:
            part("numpy", "research", "an encoding")
        detail = dataset.Detail(self.decisions, self.views, self.encodings)
        writer = dataset.Writer(self.out, plan, total, detail)
        yield from dataset.Dataset(self.out).outcomes()
        left = progress(max(0, total - writer.begun))
        rest = islice(tasks, writer.begun, None)
        yield from dataset.keep_all(map_tasks(dataset.keeping(make, detail), rest, pool, left), writer)

    def tell_failures(self) -> None:
        """Say why games are missing."""
        for reason, count in Counter(failure.reason for failure in self.failures).most_common():
            typer.echo(f"valles: {count:,} left out: {reason}", err=True)


def running(command: Callable[..., None]) -> Callable[..., None]:
    """The command, which gets a `Run`, with the options of one in its place; what cannot be is told as a sentence."""
    own, shared = signature(command, eval_str=True).parameters, signature(Run, eval_str=True).parameters

    @wraps(command)
    def run(**given: Any) -> None:
        try:
            given["run"] = Run(**{name: given.pop(name) for name in shared})
            command(**given)
        except ValueError as error:
            raise fail(error) from None

    names = [each for name, each in own.items() if name != "run"] + list(shared.values())
    run.__signature__ = signature(command).replace(parameters=names)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in names}
    return run


def progress(total: int) -> Progress:
    """Tells how far things are: in a terminal on one line, elsewhere now and then."""
    if not sys.stderr.isatty():
        return Progress(total, lambda text: typer.echo(text, err=True), unit="games", every=LINE_SECONDS)

    def rewrite(text: str) -> None:
        typer.echo(f"\r\033[K{text}", nl=text.startswith(f"{total:,} of"), err=True)

    return Progress(total, rewrite, unit="games")


def told(figures: Mapping[str, object], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, figure in figures.items():
        typer.echo(f"{name.replace('_', ' '):22}{figure}")


@commands.command(context_settings=VARIANTS)
@running
def simulate(
    context: typer.Context,
    game: GameName,
    run: Run,
    players: Annotated[str, typer.Option(help="how many play at random, or who has each seat: greedy,random")] = "2",
    games: Annotated[int, typer.Option(min=1, help="how many games to play")] = 100,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Play games and print figures, with a checksum that is equal for equal arguments.

    Every option is equally likely unless players are named. After the game its variants may be named; `valles games`
    lists them.
    """
    count = rounds = 0
    checksum = Checksum()
    start = time.perf_counter()
    names = () if players.lstrip("-").isdecimal() else tuple(players.split(","))
    options = table(context, game, len(names) or int(players), names, seed)
    tasks = (Match(game, options, number, names) for number in range(seed, seed + games))
    plan = {"simulate": game, "options": options, "seed": seed, "games": games}
    if names:
        plan["players"] = list(names)
    for found in checksum.of(run.outcomes(play, tasks, games, plan)):
        count += len(found.moves)
        rounds += found.rounds
    seconds = time.perf_counter() - start
    figures = {
        "games": checksum.games,
        "decisions": count,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(count / seconds),
        "mean_rounds": round(rounds / max(1, checksum.games), 2),
        "checksum": checksum.text(),
    }
    told(figures, as_json)
    end(run)


def table(context: typer.Context, game: str, players: int, names: Sequence[str], seed: int) -> dict[str, Any]:
    """What is to be set up, if these players can play there."""
    rules = rulebook(game)
    options = wanted(rules, players, context.args)
    setup = rules.setup(**options)
    for name in names:
        contestant(name, game, seed)
        check_setup(name, game, setup)
    return options


def end(run: Run) -> None:
    run.tell_failures()
    if run.failures:
        raise typer.Exit(1)


@commands.command(context_settings=VARIANTS)
@running
def arena(
    context: typer.Context,
    game: GameName,
    names: Annotated[str, typer.Argument(metavar="PLAYER,PLAYER", help="who meets; one alone plays with itself")],
    run: Run,
    players: Annotated[str, typer.Option(help="how many sit at the table; several numbers take turns: 2,3,4")] = "2",
    deals: Annotated[int, typer.Option(min=1, help="how many deals everybody plays in every seat")] = 50,
    seed: Seed = 0,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="print the ratings as a table for a page")] = False,
) -> None:
    """Let players meet: the same deals for all, seats rotated; win rates, ratings and differences, with intervals.

    After the players the variants of the game may be named; `valles games` lists them.
    """
    named = names.split(",")
    checksum = Checksum()
    part("openskill", "research", "the arena")
    tables = {seats: table(context, game, seats, named, seed) for seats in numbers(players)}
    tasks = list(arena_of.matches(game, tables, named, range(seed, seed + deals)))
    plan: dict[str, Any] = {"arena": game, "players": named, "options": next(iter(tables.values()))}
    plan |= {"seed": seed, "deals": deals, **({"seats": list(tables)} if len(tables) > 1 else {})}
    report = arena_of.report(named, checksum.of(run.outcomes(play, tasks, len(tasks), plan)))
    figures = {"game": game, "games": checksum.games, "failed": len(run.failures), "checksum": checksum.text()}
    if as_json:
        # An interval without an end is null, for which JSON has no number.
        typer.echo(msgspec.json.encode({**figures, **asdict(report)}).decode())
    else:
        for line in rating_table(report) if markdown else arena_table(report):
            typer.echo(line)
        told(figures, as_json)
    end(run)


def numbers(text: str) -> list[int]:
    """The numbers of players that are named."""
    found = [int(word) for word in text.split(",") if word.strip().isdecimal()]
    if len(found) != text.count(",") + 1 or len(set(found)) != len(found):
        raise ValueError(f"numbers of players are written as 2 or 2,3,4, each once, not {text!r}")
    return found


def rating_table(report: arena_of.ArenaReport) -> Iterator[str]:
    """Ratings and what each player has won, by the number of players."""
    counts = sorted({count for each in report.standings for count in each.rates})
    yield "| player | games | rating | 95 % | " + " | ".join(f"won of {count}" for count in counts) + " |"
    yield "|---" * (4 + len(counts)) + "|"
    for each in report.standings:
        rating = each.rating
        rates = [shown(each.rates[count]) if count in each.rates else "–" for count in counts]
        told = [f"`{each.player}`", f"{each.games:,}", f"{rating.value:.1f}", f"{rating.low:.1f} to {rating.high:.1f}"]
        yield "| " + " | ".join(told + rates) + " |"
    yield ""


def shown(rate: arena_of.Interval) -> str:
    return f"{rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})"


def arena_table(report: arena_of.ArenaReport) -> Iterator[str]:
    width = max([6, *(len(each.player) for each in report.standings)])
    yield f"{'player':{width}}   games      won    rate   95 % interval   points  rating   95 % interval"
    for each in report.standings:
        rate, rating = each.rate, each.rating
        yield (
            f"{each.player:{width}}  {each.games:6,}  {each.won:7,.1f}  {rate.value:6.1%}"
            f"  {f'{rate.low:.1%}':>6} to {f'{rate.high:.1%}':>6}  {each.points:7.1f}"
            f"  {rating.value:6.1f}  {rating.low:6.1f} to {rating.high:5.1f}"
        )
        if len(each.rates) > 1:
            yield "  won: " + ", ".join(f"{count} players {shown(one)}" for count, one in each.rates.items())
    for gap in report.differences:
        points, share = gap.points, gap.rate
        yield (
            f"\n{gap.player} against {gap.other} in the same {gap.deals:,} deals: "
            f"{points.value:+.1f} points ({points.low:+.1f} to {points.high:+.1f}), "
            f"{share.value:+.1%} victories ({share.low:+.1%} to {share.high:+.1%})"
        )
    yield ""


def opened(source: str | Outcome) -> Outcome:
    """The game of a record, or one that is data already."""
    return outcome_of(source) if isinstance(source, str) else source


def sources(paths: Iterable[Path]) -> list[str | Outcome]:
    """The games in records and in data sets."""
    found: list[str | Outcome] = []
    for path in paths:
        if not path.exists():
            raise ValueError(f"there is no {path}")
        if (path / "plan.json").is_file():
            found += part("valles.research.dataset", "research", "a data set").Dataset(path).outcomes()
        else:
            found += stats_of.records([path])
    if not found:
        raise ValueError(f"there is no record in {', '.join(map(str, paths))}")
    return found


@commands.command()
def dataset(
    out: Annotated[Path, typer.Argument(help="a new folder; a stopped run goes on there")],
    games: Sources,
    cores: Cores = 1,
    ray: Ray = None,
    decisions: Annotated[bool, typer.Option(help="keep a row for each decision")] = True,
    views: Views = False,
    encodings: Encodings = False,
    as_json: AsJson = False,
) -> None:
    """Make a data set of records: Parquet files with a row for each game and each decision.

    Games that are not over are left out. To make games and data at once, use `valles arena --out`.
    """
    count = 0
    checksum = Checksum()
    try:
        run = Run(cores, ray, out, decisions, views, encodings)
        tasks = sources(games)
        digest = blake2b("".join(text if isinstance(text, str) else text.hash for text in tasks).encode())
        plan = {"records": len(tasks), "digest": digest.hexdigest()}
        for found in checksum.of(run.outcomes(opened, tasks, len(tasks), plan)):
            count += len(found.moves)
    except OSError as error:
        raise fail(f"{out}: {error.strerror}") from None
    except ValueError as error:
        raise fail(error) from None
    size = sum(path.stat().st_size for path in out.glob("*.parquet"))
    figures = {"games": checksum.games, "decisions": count, "bytes": size, "checksum": checksum.text()}
    told(figures, as_json)
    run.tell_failures()


@commands.command()
def stats(
    games: Sources,
    by: Annotated[list[str] | None, typer.Option(help="one kind alone, as `corporation`; may be repeated")] = None,
    least: Annotated[int, typer.Option(min=1, help="leave out what fewer seats had")] = 1,
    svg: Annotated[Path | None, typer.Option(help="a folder for a picture of each kind")] = None,
    cores: Cores = 1,
    as_json: AsJson = False,
) -> None:
    """Win rates by corporation, card, start position and whatever else a game counts, with intervals."""
    try:
        run = Run(cores)
        tasks = sources(games)
        found = stats_of.rates(run.outcomes(opened, tasks, len(tasks), {}))
        for kind in by or ():
            if kind not in found:
                raise ValueError(f"these games have no {kind!r}; they have {', '.join(found)}")
    except ValueError as error:
        raise fail(error) from None
    often = {kind: [row for row in rows if row.games >= least] for kind, rows in found.items() if not by or kind in by}
    shown = {kind: rows for kind, rows in often.items() if rows}
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
        for kind, rows in shown.items():
            picture = stats_of.picture(f"Victories by {kind.replace('_', ' ')}", rows)
            (svg / f"{kind}.svg").write_text(picture, encoding="utf-8")
    if as_json:
        typer.echo(json.dumps({kind: [asdict(row) for row in rows] for kind, rows in shown.items()}))
    else:
        for kind, rows in shown.items():
            typer.echo("\n".join([*stats_of.table(kind, rows), ""]))
    run.tell_failures()
