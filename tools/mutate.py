"""Breaks rules one at a time and reports which breaks no test notices.

    python -m tools.mutate rules --count 60
    python -m tools.mutate server --of 300 --first 40 --count 20

Each mutant changes one comparison, number, condition or statement in the kernel and the rules of a game, or in the
modules with which the server guards its tables; the tests run against it in a copy of the project, as many mutants
at once as there are cores. A mutant that survives is a rule nobody asserts, or a change without meaning. Recorded games
are left out: they notice every change and assert none. The last line is JSON: how many were killed, and which
survived.
"""

import argparse
import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

import psutil

from tools import compile
from valles.games.registry import own_games

ROOT = Path(__file__).resolve().parent.parent
KERNEL_MODULES = ("effect.py", "state.py", "hidden.py", "verb.py", "shuffle.py", "record.py")
TEXT_MODULES = ("words.py", "label.py", "vocabulary.py", "reason.py", "state.py", "field.py", "encoding.py")
"""Modules and functions that make texts or hold data, which no test of a rule notices."""
TEXT_FUNCTIONS = (
    "phrase", "icons", "prompt", "next_prompt", "noun", "index", "check", "check_texts", "emit", "whereabouts",
    "stock_nouns", "stock_icons", "price_icons", "boost_icons", "outcome_icons", "holding_noun", "about",
    "label", "price_of", "boost_label", "reward_label", "tech_label", "executive_phrase",
    "blocked", "blocked_part", "project_noun",
)  # fmt: skip
GAMES = own_games()
RULES = {
    game: (
        f"tests/{game}/test_positions.py", f"tests/{game}/test_answers.py", f"tests/{game}/test_declaration.py",
        f"tests/{game}/scenarios", f"tests/{game}/rules", "tests/facts",
    )
    for game in GAMES
}  # fmt: skip
KERNEL = ("tests/kernel", "tests/test_game.py", "tests/terraforming_mars/test_bad_input.py")
LAWS = {game: (f"tests/laws/test_{game}.py", "tests/laws/test_order.py") for game in GAMES}
"""Slow: only for the kernel and for hidden information."""
SHARES = ("tests/test_share.py",)
"""Slow: only for the parts of scores."""
GUARDS = {
    "server/limits.py": "http/limits http/charges",
    "server/http/context.py": "http/limits http/charges lobby/sessions http/attacks lobby/chat http/mcp",
    "server/http/health.py": "http/ready http/quiet http/access",
    "server/http/mcp.py": "http/mcp",
    "server/http/middleware.py": "http/origin http/quiet",
    "server/http/request.py": "http/origin lobby/sessions http/limits",
    "server/http/routes.py":
        "http/access lobby/lobby lobby/hands live/presence store/report lobby/again lobby/records lobby/sessions "
        "http/limits http/charges http/attacks http/rubbish",
    "server/http/socket.py":
        "live/watching lobby/hands live/points http/attacks http/limits lobby/chat store/damage http/protocol "
        "http/rubbish live/network",
    "server/http/transport.py": "http/limits http/rubbish",
    "server/live/presence.py": "live/presence lobby/lobby live/bots",
    "server/live/query_pool.py": "live/queries",
    "server/live/query_worker.py": "live/queries live/peeking live/chart",
    "hosting/snapshot.py":
        "live/snapshots live/watching lobby/hands live/frozen live/points http/attacks lobby/lobby live/bots",
    "server/live/tables.py":
        "live/tables store/rows live/snapshots live/frozen store/damage live/watching http/attacks live/bots "
        "live/workers lobby/hands",
    "server/lobby/chat.py": "lobby/chat store/damage",
    "server/lobby/lobby.py":
        "lobby/lobby lobby/links live/watching lobby/hands live/presence lobby/again store/damage live/frozen "
        "http/attacks http/access",
    "server/lobby/session.py": "lobby/sessions http/attacks live/workers",
    "server/lobby/viewer.py": "lobby/hands http/attacks http/access",
    "server/store/backup.py": "store/backup",
    "hosting/model.py": "live/tables lobby/lobby store/rows store/damage lobby/hands",
    "server/store/store.py":
        "store/store live/tables store/rows lobby/lobby store/damage live/frozen lobby/chat live/workers",
    "table/command.py": "table/table store/rows",
    "table/live.py":
        "table/table live/tables store/rows live/snapshots live/frozen live/simultaneous http/attacks http/charges",
    "table/log.py": "table/log table/table",
    "table/query.py": "table/question table/planning live/queries live/peeking",
    "table/row.py": "store/rows store/store store/damage",
}  # fmt: skip
"""The modules of the server and of tables that guard something, and the tests that are likeliest to notice, as
`folder/name` of the tests of the server or `table/name` of those of tables."""
AT_ONCE = os.cpu_count() or 2
SECONDS_A_GROUP = 15
SECONDS_OF_GUARDS = 30
"""Seconds for the tests of a group, or of a part of the server, after which a mutant counts as one that never ends,"""
PATIENCE = 60
"""and more seconds for all of them, on a busy machine."""

SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}  # fmt: skip


def changed(node: ast.AST) -> ast.AST | None:
    """Return the node with its meaning changed, or None if there is nothing to change."""
    new: ast.AST = copy.copy(node)
    if isinstance(new, ast.Compare) and type(new.ops[0]) in SWAPS:
        new.ops = [SWAPS[type(new.ops[0])](), *new.ops[1:]]
    elif isinstance(new, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(new.op) in SWAPS:
        new.op = SWAPS[type(new.op)]()
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        new = new.operand
    elif isinstance(new, ast.Constant) and isinstance(new.value, bool):
        new.value = not new.value
    elif isinstance(new, ast.Constant) and isinstance(new.value, int):
        new.value += 1
    elif isinstance(new, ast.Name) and new.id in ("min", "max"):
        new.id = "max" if new.id == "min" else "min"
    elif isinstance(new, ast.If | ast.IfExp) and not isinstance(new.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
        new.test = ast.UnaryOp(ast.Not(), new.test)
    elif removable(new):
        new = ast.Pass()
    else:
        return None
    return ast.copy_location(new, node)


def removable(node: ast.AST) -> bool:
    """Return True for a statement that can be left out: a bare call, or an assignment to an attribute or item."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def is_text(node: ast.AST) -> bool:
    """Return True if the node only makes texts."""
    if isinstance(node, ast.FunctionDef):
        return node.name in TEXT_FUNCTIONS
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        function = node.value.func
        if not isinstance(function, ast.Attribute):
            return False
        return function.attr in ("emit", "inc") or ast.unparse(function.value) == "log"
    return isinstance(node, ast.Raise) or (isinstance(node, ast.If) and "sink" in ast.unparse(node.test))


def modules(what: str) -> list[Path]:
    package = ROOT / "src/valles"
    if what == "server":
        return [(package / name).relative_to(ROOT) for name in GUARDS]
    games = [ROOT / "src" / path for path in compile.modules() if path.startswith("valles/games/")]
    rules = [
        path for path in games if path.name not in TEXT_MODULES and path.parent.name not in ("encoding", "heuristic")
    ]
    kept = [package / "kernel" / name for name in KERNEL_MODULES] + rules
    return [path.relative_to(ROOT) for path in kept]


def mutants(path: Path) -> Iterator[tuple[int, str]]:
    """Every mutant of a module: the changed line's number, and the whole source."""
    tree = ast.parse((ROOT / path).read_text())
    numbers = path.name == "component.py"  # elsewhere a number with a name is a mere code

    def visit(node: ast.AST) -> Iterator[int]:
        for name, value in ast.iter_fields(node):
            children = value if isinstance(value, list) else [value]
            for place, child in enumerate(children):
                if not isinstance(child, ast.AST) or is_text(child) or name in ("annotation", "returns"):
                    continue
                if isinstance(node, ast.AnnAssign) and isinstance(child, ast.Constant | ast.UnaryOp) and not numbers:
                    continue
                new = changed(child)
                if new is not None and isinstance(child, ast.expr | ast.stmt):
                    put(node, name, place, value, new)
                    yield child.lineno
                    put(node, name, place, value, child)
                yield from visit(child)

    def put(node: ast.AST, name: str, place: int, value: object, child: ast.AST) -> None:
        if isinstance(value, list):
            value[place] = child
        else:
            setattr(node, name, child)

    for line in visit(tree):
        yield line, ast.unparse(ast.fix_missing_locations(tree))


def passes(folder: Path, tests: tuple[str, ...]) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    longest = PATIENCE + sum(SECONDS_OF_GUARDS if "server" in test else SECONDS_A_GROUP for test in tests)
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as ran:
        try:
            return ran.wait(longest) == 0
        except subprocess.TimeoutExpired:
            for process in [*psutil.Process(ran.pid).children(recursive=True), ran]:
                process.kill()
            return False


def tests_of(path: Path) -> tuple[str, ...]:
    """Return all tests, the likeliest to notice first; for the server and tables only those."""
    if tests := GUARDS.get(path.relative_to("src/valles").as_posix()):
        return tuple(map(guard, tests.split()))
    if path.parent.name == "kernel":
        return KERNEL + RULES["terraforming_mars"] + RULES["on_mars"] + LAWS["terraforming_mars"]
    game = path.parts[3]
    more = {"hidden.py": LAWS[game], "share.py": SHARES}
    return RULES[game] + KERNEL + more.get(path.name, ())


def guard(name: str) -> str:
    """Return the path of the tests `folder/name` in `GUARDS`."""
    folder, _, module = name.partition("/")
    return f"tests/{'' if folder == 'table' else 'server/'}{folder}/test_{module}.py"


def survives(folders: "Queue[Path]", path: Path, source: str) -> bool:
    folder = folders.get()
    original = (folder / path).read_text()
    (folder / path).write_text(source)
    try:
        return passes(folder, tests_of(path))
    finally:
        (folder / path).write_text(original)
        folders.put(folder)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("rules", "server"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--of", type=int, default=300, help="how many are drawn in all")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=60)
    arguments = parser.parse_args()
    every = [(path, *mutant) for path in modules(arguments.what) for mutant in mutants(path)]
    drawn = random.Random(arguments.seed).sample(every, min(arguments.of, len(every)))
    chosen = drawn[arguments.first : arguments.first + arguments.count]
    survivors = []
    with tempfile.TemporaryDirectory() as name:
        folders: Queue[Path] = Queue()
        for number in range(AT_ONCE):
            folder = Path(name) / str(number)
            for part in ("src", "tests", "tools", "docs", "examples", "web/src", "pyproject.toml"):
                (shutil.copytree if (ROOT / part).is_dir() else shutil.copy)(ROOT / part, folder / part)
            folders.put(folder)
        if not passes(folder, tuple(sorted({test for path, _, _ in chosen for test in tests_of(path)}))):
            sys.exit("the tests fail without any change")
        with ThreadPoolExecutor(AT_ONCE) as pool:
            tried = [pool.submit(survives, folders, path, source) for path, _, source in chosen]
            try:
                for (path, line, source), survived in zip(chosen, tried, strict=True):
                    if survived.result():
                        survivors.append(f"{path}:{line}: {difference(path, source)}"[:400])
                        print(f"survived: {survivors[-1]}", flush=True)
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                raise
    killed = len(chosen) - len(survivors)
    print(f"{killed} of {len(chosen)} mutants killed, of {len(every)} possible")
    print(json.dumps({"killed": killed, "survivors": survivors}))


def difference(path: Path, source: str) -> str:
    """The changed lines as they were and are."""
    old = ast.unparse(ast.parse((ROOT / path).read_text())).splitlines()
    new = source.splitlines()
    before = [line.strip() for line in old if line not in new] or ["(a repeated line)"]
    after = [line.strip() for line in new if line not in old] or ["(removed)"]
    return f"{' '.join(before)}  ->  {' '.join(after)}"


if __name__ == "__main__":
    main()
