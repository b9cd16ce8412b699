"""The commands of researchers: simulate, arena, dataset, stats."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext, redirect_stdout
from dataclasses import asdict, dataclass, field
from functools import wraps
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from valles.argument import ACCEPTS_VARIANTS, GameName, fail, game_options, optional_module
from valles.games.registry import rulebook
from valles.players import arena as arena_of
from valles.players import check_setup
from valles.players.match import Checksum, Match, Outcome, outcome_of, play
from valles.players.process import contestant
from valles.research import stats as stats_of
from valles.research.fault import player_faults
from valles.workers import Failure, Pool, Progress, map_tasks, open_pool, preload

commands = typer.Typer()

Cores = Annotated[int, typer.Option(min=0, help="processes that play; 0: one for each core")]
Ray = Annotated[str | None, typer.Option(help="address of a Ray cluster that plays instead, or `auto`")]
Out = Annotated[Path | None, typer.Option(help="folder for the games as Parquet; a stopped run resumes there")]
Decisions = Annotated[bool, typer.Option("--decisions", help="store a row for each decision, too")]
Views = Annotated[bool, typer.Option("--views", help="store what the seat saw at each decision, as JSON")]
Encodings = Annotated[bool, typer.Option("--encodings", help="store what the seat knew at each decision, as bytes")]
AsJson = Annotated[bool, typer.Option("--json", help="print the results as JSON")]
Sources = Annotated[list[Path], typer.Argument(help="records, folders and archives of them, or data sets")]
Seed = Annotated[int, typer.Option(min=0, help="the seed of the first game")]

INTERRUPTED: Final = 130
PROGRESS_SECONDS: Final = 30.0
"""Seconds between two lines of progress, if the output is no terminal."""
MAX_REASONS: Final = 10
"""Reasons of failed games that are printed, at most."""


@dataclass(kw_only=True)
class Run:
    """Games that a pool of workers plays or reads, and that may be stored."""

    cores: int = 1
    ray: str | None = None
    out: Path | None = None
    decisions: bool = False
    views: bool = False
    encodings: bool = False
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.decisions |= self.views or self.encodings
        if self.out is None and self.decisions:
            raise ValueError("decisions are kept in a folder, which --out names")

    def outcomes(
        self, make: Callable[[Any], Outcome], tasks: Iterable[Any], total: int, plan: Mapping[str, Any]
    ) -> Iterator[Outcome]:
        """Yield the outcomes of tasks in their order, and collect failures."""
        pool = self._pool()
        # Ray prints messages about dead workers, which must not mix with the results.
        output = redirect_stdout(sys.stderr) if self.ray is not None else nullcontext()
        try:
            with output, closing(pool):
                for result in self._results(make, tasks, total, plan, pool):
                    if isinstance(result, Failure):
                        self.failures.append(result)
                    else:
                        yield result
        except KeyboardInterrupt:
            hint = "" if self.out is None else f"; the same command goes on with what is in {self.out}"
            typer.echo(f"\nvalles: stopped{hint}", err=True)
            raise typer.Exit(INTERRUPTED) from None

    def _pool(self) -> Pool:
        if self.ray is not None:
            optional_module("valles.workers.ray", "ray", "a cluster")
        preload("valles.players")
        return open_pool(self.cores, self.ray)

    def _results(
        self, make: Callable[[Any], Outcome], tasks: Iterable[Any], total: int, plan: Mapping[str, Any], pool: Pool
    ) -> Iterator[Outcome | Failure]:
        if self.out is None:
            yield from map_tasks(make, tasks, pool, progress(total))
            return
        dataset = optional_module("valles.research.dataset", "research", "a data set")
        if self.encodings:
            optional_module("numpy", "research", "an encoding")
        detail = dataset.Detail(self.decisions, self.views, self.encodings)
        writer = dataset.DatasetWriter(self.out, plan, total, detail)
        yield from dataset.Dataset(self.out).results()
        remaining = progress(max(0, total - writer.first))
        results = map_tasks(dataset.with_decisions(make, detail), islice(tasks, writer.first, None), pool, remaining)
        yield from dataset.write_all(results, writer)

    def print_failures(self) -> None:
        """Print how many games failed, and the most common reasons."""
        reasons = Counter(failure.reason for failure in self.failures).most_common()
        for reason, count in reasons[:MAX_REASONS]:
            typer.echo(f"valles: {count:,} left out: {reason}", err=True)
        if others := sum(count for _, count in reasons[MAX_REASONS:]):
            typer.echo(f"valles: {others:,} left out for other reasons", err=True)

    def finish(self) -> None:
        """Print failures, and exit with an error if there are any."""
        self.print_failures()
        if self.failures:
            raise typer.Exit(1)


def exits_on_value_error(command: Callable[..., None]) -> Callable[..., None]:
    """Decorate a command so that a ValueError ends it with the error's message."""

    @wraps(command)
    def run(*args: Any, **options: Any) -> None:
        try:
            command(*args, **options)
        except ValueError as error:
            raise fail(error) from None

    return run


def progress(total: int) -> Progress:
    """Return a progress report: one line of a terminal, or lines now and then."""
    if not sys.stderr.isatty():
        return Progress(total, lambda text: typer.echo(text, err=True), unit="games", every=PROGRESS_SECONDS)

    def rewrite(text: str) -> None:
        typer.echo(f"\r\033[K{text}", nl=text.startswith(f"{total:,} of"), err=True)

    return Progress(total, rewrite, unit="games")


def print_figures(figures: Mapping[str, object], as_json: bool) -> None:
    """Print named values as lines, or as JSON."""
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, figure in figures.items():
        typer.echo(f"{name.replace('_', ' '):22}{figure}")


@commands.command(context_settings=ACCEPTS_VARIANTS)
@exits_on_value_error
def simulate(
    context: typer.Context,
    game: GameName,
    players: Annotated[str, typer.Option(help="number of random players, or names of players: greedy,random")] = "2",
    games: Annotated[int, typer.Option(min=1, help="number of games")] = 100,
    seed: Seed = 0,
    as_json: AsJson = False,
    cores: Cores = 1,
    ray: Ray = None,
    out: Out = None,
    decisions: Decisions = False,
    views: Views = False,
    encodings: Encodings = False,
) -> None:
    """Play games and print statistics, with a checksum that is equal for equal arguments.

    Every option is equally likely unless players are named. Variants follow the game; `valles games` lists them.
    """
    run = Run(cores=cores, ray=ray, out=out, decisions=decisions, views=views, encodings=encodings)
    count = rounds = 0
    checksum = Checksum()
    start = time.perf_counter()
    names = () if players.lstrip("-").isdecimal() else tuple(players.split(","))
    options = table_options(context, game, len(names) or int(players), names, seed)
    tasks = (Match(game, options, number, names) for number in range(seed, seed + games))
    plan = {"simulate": game, "options": options, "seed": seed, "games": games}
    if names:
        plan["players"] = list(names)
    for outcome in checksum.of(run.outcomes(play, tasks, games, plan)):
        count += len(outcome.moves)
        rounds += outcome.rounds
    seconds = time.perf_counter() - start
    figures = {
        "games": checksum.games,
        "failed": len(run.failures),
        "decisions": count,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(count / seconds),
        "mean_rounds": round(rounds / max(1, checksum.games), 2),
        "checksum": checksum.text(),
    }
    print_figures(figures, as_json)
    run.finish()


def table_options(context: typer.Context, game: str, players: int, names: Sequence[str], seed: int) -> dict[str, Any]:
    """Return the options of a table, and check that the players can play there."""
    rules = rulebook(game)
    options = game_options(rules, players, context.args)
    setup = rules.setup(**options)
    for name in names:
        contestant(name, game, seed)
        check_setup(name, game, setup)
    return options


@commands.command(context_settings=ACCEPTS_VARIANTS)
@exits_on_value_error
def arena(
    context: typer.Context,
    game: GameName,
    names: Annotated[str, typer.Argument(metavar="PLAYER,PLAYER", help="the players; a single one plays itself")],
    players: Annotated[str, typer.Option(help="players at the table; several numbers alternate: 2,3,4")] = "2",
    deals: Annotated[int, typer.Option(min=1, help="deals that each player plays in every seat")] = 50,
    seed: Seed = 0,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="print the ratings as a Markdown table")] = False,
    cores: Cores = 1,
    ray: Ray = None,
    out: Out = None,
    decisions: Decisions = False,
    views: Views = False,
    encodings: Encodings = False,
) -> None:
    """Compare players on the same deals in every seat: win rates, ratings and differences, with intervals.

    Variants follow the players; `valles games` lists them.
    """
    run = Run(cores=cores, ray=ray, out=out, decisions=decisions, views=views, encodings=encodings)
    player_names = names.split(",")
    checksum = Checksum()
    optional_module("openskill", "research", "the arena")
    tables = {seats: table_options(context, game, seats, player_names, seed) for seats in player_counts(players)}
    tasks = list(arena_of.matches(game, tables, player_names, range(seed, seed + deals)))
    plan: dict[str, Any] = {"arena": game, "players": player_names, "options": next(iter(tables.values()))}
    plan |= {"seed": seed, "deals": deals, **({"seats": list(tables)} if len(tables) > 1 else {})}
    report = arena_of.report(player_names, checksum.of(run.outcomes(play, tasks, len(tasks), plan)))
    figures = {"game": game, "games": checksum.games, "failed": len(run.failures), "checksum": checksum.text()}
    faults = player_faults(run.failures)
    if as_json:
        # msgspec writes infinite bounds of an interval as null, since JSON has no number for them.
        typer.echo(msgspec.json.encode({**figures, **asdict(report), "faults": faults}).decode())
    else:
        for line in rating_table(report) if markdown else arena_table(report):
            typer.echo(line)
        for fault in faults:
            typer.echo(
                f"{fault.player} broke {fault.games:,} of {len(tasks):,} games, which do not count: {fault.reason}\n"
            )
        print_figures(figures, as_json)
    run.finish()


def player_counts(text: str) -> list[int]:
    """Return the numbers of players in a text such as `2,3,4`."""
    counts = [int(word) for word in text.split(",") if word.strip().isdecimal()]
    if len(counts) != text.count(",") + 1 or len(set(counts)) != len(counts):
        raise ValueError(f"numbers of players are written as 2 or 2,3,4, each once, not {text!r}")
    return counts


def rating_table(report: arena_of.ArenaReport) -> Iterator[str]:
    """Yield a Markdown table of ratings and win rates by the number of players."""
    counts = sorted({count for each in report.standings for count in each.rates})
    yield "| player | games | rating | 95 % | " + " | ".join(f"won of {count}" for count in counts) + " |"
    yield "|---" * (4 + len(counts)) + "|"
    for each in report.standings:
        rating = each.rating
        rates = [with_interval(each.rates[count]) if count in each.rates else "–" for count in counts]
        columns = [
            f"`{each.player}`",
            f"{each.games:,}",
            f"{rating.value:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
        ]
        yield "| " + " | ".join(columns + rates) + " |"
    yield ""


def with_interval(rate: arena_of.Interval) -> str:
    """Return a rate with its interval."""
    return f"{rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})"


def arena_table(report: arena_of.ArenaReport) -> Iterator[str]:
    """Yield the lines of a table of results and of the differences between players."""
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
            yield "  won: " + ", ".join(f"{count} players {with_interval(rate)}" for count, rate in each.rates.items())
    for difference in report.differences:
        points, share = difference.points, difference.rate
        yield (
            f"\n{difference.player} against {difference.other} in the same {difference.deals:,} deals: "
            f"{points.value:+.1f} points ({points.low:+.1f} to {points.high:+.1f}), "
            f"{share.value:+.1%} victories ({share.low:+.1%} to {share.high:+.1%})"
        )
    yield ""


def load_outcome(source: str | Outcome) -> Outcome:
    """Return the outcome of a record, or an outcome itself."""
    return outcome_of(source) if isinstance(source, str) else source


def sources(paths: Iterable[Path]) -> list[str | Outcome]:
    """Return the games in records and data sets."""
    games: list[str | Outcome] = []
    for path in paths:
        if not path.exists():
            raise ValueError(f"there is no {path}")
        if (path / "plan.json").is_file():
            games += optional_module("valles.research.dataset", "research", "a data set").Dataset(path).outcomes()
        else:
            games += stats_of.records([path])
    if not games:
        raise ValueError(f"there is no record in {', '.join(map(str, paths))}")
    return games


@commands.command()
def dataset(
    out: Annotated[Path, typer.Argument(help="a new folder; a stopped run resumes there")],
    games: Sources,
    cores: Cores = 1,
    ray: Ray = None,
    decisions: Annotated[bool, typer.Option(help="store a row for each decision")] = True,
    views: Views = False,
    encodings: Encodings = False,
    as_json: AsJson = False,
) -> None:
    """Convert records to a data set: Parquet files with a row for each game and each decision.

    Games that are not over are left out. To play games and store them at once, use `valles arena --out`.
    """
    count = 0
    checksum = Checksum()
    try:
        run = Run(cores=cores, ray=ray, out=out, decisions=decisions, views=views, encodings=encodings)
        tasks = sources(games)
        digest = blake2b("".join(text if isinstance(text, str) else text.hash for text in tasks).encode())
        plan = {"records": len(tasks), "digest": digest.hexdigest()}
        for outcome in checksum.of(run.outcomes(load_outcome, tasks, len(tasks), plan)):
            count += len(outcome.moves)
    except OSError as error:
        raise fail(f"{out}: {error.strerror}") from None
    except ValueError as error:
        raise fail(error) from None
    size = sum(path.stat().st_size for path in out.glob("*.parquet"))
    figures = {"games": checksum.games, "decisions": count, "bytes": size, "checksum": checksum.text()}
    print_figures(figures, as_json)
    run.print_failures()


@commands.command()
def stats(
    games: Sources,
    by: Annotated[list[str] | None, typer.Option(help="only one kind, such as `corporation`; may be repeated")] = None,
    min_games: Annotated[int, typer.Option("--least", min=1, help="leave out what fewer seats had")] = 1,
    svg: Annotated[Path | None, typer.Option(help="folder for a chart of each kind")] = None,
    cores: Cores = 1,
    as_json: AsJson = False,
) -> None:
    """Print win rates by corporation, card, start position and more, with intervals."""
    try:
        run = Run(cores=cores)
        tasks = sources(games)
        rates = stats_of.rates(run.outcomes(load_outcome, tasks, len(tasks), {}))
        for kind in by or ():
            if kind not in rates:
                raise ValueError(f"these games have no {kind!r}; they have {', '.join(rates)}")
    except ValueError as error:
        raise fail(error) from None
    selected = {kind: rows for kind, rows in rates.items() if not by or kind in by}
    frequent = {kind: [row for row in rows if row.games >= min_games] for kind, rows in selected.items()}
    tables = {kind: rows for kind, rows in frequent.items() if rows}
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
        for kind, rows in tables.items():
            chart = stats_of.chart(f"Victories by {kind.replace('_', ' ')}", rows)
            (svg / f"{kind}.svg").write_text(chart, encoding="utf-8")
    if as_json:
        typer.echo(json.dumps({kind: [asdict(row) for row in rows] for kind, rows in tables.items()}))
    else:
        for kind, rows in tables.items():
            typer.echo("\n".join([*stats_of.table(kind, rows), ""]))
    run.print_failures()
