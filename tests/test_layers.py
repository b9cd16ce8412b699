"""The layers, the purity of the engine, the size of modules, and where card names may stand."""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeGuard

from tests.support.ledger import ROOT

PACKAGE = ROOT / "src/valles"
FACTS = ROOT / "tests/facts"
MODULES = {path.relative_to(PACKAGE): path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}

GAMES = {path.parent.name for path in MODULES if path.match("games/*/__init__.py")}
RULES = ("rules", "cards", "effects", "maps", "encoding", "boxes")
PARTS = {
    "rules": {"kernel", "./rules"},
    "public": {"kernel", "games", "./rules", "./public"},
    "printed": {"kernel", "./rules"},
    "events": {"games", "./rules"},
    "page": {"kernel", "describe", "games", "./rules"},
    "lesson": {"kernel", "games", "./rules"},
    "heuristic": {"kernel", "./rules", "./heuristic"},
    "terminal": {"kernel", "describe", "game", "terminal", "./public", "./printed", "./terminal"},
    "scenario": {"kernel", "game", "testing", "./rules"},
    "invariant": {"kernel", "testing", "./rules"},
}
"""The parts of a game, and what each may import: `./` is a part of the same game."""
ENGINE = {"kernel", *(f"{game}/rules" for game in GAMES)}
SERVER = ("store", "live", "notice", "lobby", "rating", "http")
"""The folders of the server; each may import those before it."""
MAY_IMPORT = {
    "kernel": {"kernel"},
    **{
        f"{game}/{part}": {name.replace("./", f"{game}/") for name in names}
        for game in GAMES
        for part, names in PARTS.items()
    },
    "games": {"kernel", "games"},
    "describe": {"kernel", "describe", "games"},
    "workers": {"workers", "__init__"},
    "option": {"kernel", "option"},
    "form": {"kernel", "option", "form"},
    "game": {"kernel", "describe", "form", "option", "game", "games"},
    "table": {"kernel", "describe", "game", "games", "table"},
    "hosting": {"kernel", "describe", "game", "games", "table", "players", "hosting"},
    "local": {"kernel", "describe", "game", "games", "table", "players", "hosting", "local"},
    **{
        f"server {part}": {
            *("kernel", "describe", "game", "games", "table", "players", "hosting", "mcp", "workers", "server"),
            *(f"server {below}" for below in SERVER[: number + 1]),
        }
        for number, part in enumerate(SERVER)
    },
    "players": {"kernel", "game", "games", "table", "players"},
    "mcp": {"kernel", "describe", "form", "game", "games", "players", "table", "terminal", "mcp"},
    "learn": {"kernel", "game", "games", "players", "argument", "research", "workers", "learn"},
    "server": {"kernel", "server"},
    "terminal": {"kernel", "describe", "game", "games", "players", "terminal"},
    "argument": {"kernel", "describe", "games", "argument"},
    "research": {
        *("kernel", "describe", "game", "games", "players", "terminal", "argument", "workers"),
        *("research", "__init__"),
    },
    "testing": {"kernel", "describe", "game", "games", "testing"},
    "cli": {
        *("kernel", "describe", "game", "games", "table", "players", "terminal", "mcp", "argument", "research"),
        *("learn", "local"),
        *("cli", "__init__"),
    },
}
FORBIDDEN_IN_ENGINE = {
    *("random", "secrets", "uuid", "time", "datetime", "zoneinfo", "locale", "gettext"),
    *("os", "io", "pathlib", "tempfile", "shutil", "socket", "subprocess", "threading", "asyncio"),
    *("copy", "pickle"),
}
ALSO_TILES_OR_PROJECTS = {"noctis city", "phobos space haven", "ganymede colony", "beginner corporation"}
PLAIN_WORDS = {"library", "mine", "research", "trees"}


def layer(path: Path) -> str:
    """The layer of a module: its folder, or the part of a game."""
    first, *rest = (part.removesuffix(".py") for part in path.parts)
    if first == "server" and rest and rest[0] in SERVER:
        return f"server {rest[0]}"
    if first != "games" or not rest or rest[0] not in GAMES:
        return first
    game, *inner = rest
    if not inner or inner[0] == "__init__":
        return "games"  # the manifest
    own = inner[2] if inner[0] == "boxes" and len(inner) > 2 else ""
    part = own if own in PARTS else inner[0]
    return f"{game}/{'rules' if part in RULES else part}"


def layer_of(name: str) -> str:
    """The layer of a module by its absolute name."""
    return layer(Path(*name.split(".")[1:])) if "." in name else "__init__"


def imports(path: Path, source: str) -> Iterator[str]:
    """The absolute names of what a module of the package imports."""
    package = ("valles", *path.parent.parts)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join(base + ([node.module] if node.module else []))
            if (PACKAGE.parent / module.replace(".", "/")).is_dir():
                yield from (f"{module}.{alias.name}" for alias in node.names)
            else:
                yield module


def loops_over_sets(source: str) -> Iterator[int]:
    """The lines that walk a set, whose order may differ between runs."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            yield node.iter.lineno
        elif is_call(node, "list", "tuple", "enumerate"):
            yield from (argument.lineno for argument in node.args if is_set(argument))


def is_set(node: ast.expr) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or is_call(node, "set", "frozenset")


def is_call(node: ast.AST, *names: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def words(text: str) -> str:
    """The text as lower-case words, so that `RoboticWorkforce` and `robotic_workforce` are the same."""
    text = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", text)
    return f" {' '.join(re.findall('[a-z0-9]+', text.lower()))} "


def card_names() -> list[str]:
    """The names of cards that rules must not know: those that are no tile, project or plain word as well."""
    return sorted({*terraforming_mars_names(), *on_mars_names()} - PLAIN_WORDS)


def terraforming_mars_names() -> set[str]:
    cards = [card for file in ("projects", "corporations") for card in facts("terraforming_mars", file)]
    tracks = facts("terraforming_mars", "board_tracks")
    tiles = {words(tile).strip() for tile in tracks["special_tiles"]}
    projects = {words(project["id"]).strip() for project in tracks["standard_projects"]}
    names = {words(card["id"]).strip() for card in cards} | {words(card["name"]["en"]).strip() for card in cards}
    return names - tiles - projects - ALSO_TILES_OR_PROJECTS


def on_mars_names() -> set[str]:
    cards = facts("on_mars", "blueprints")["cards"] + facts("on_mars", "scientists")["scientists"]
    return {words(card["name"]).strip() for card in cards}


def facts(game: str, file: str) -> Any:
    return json.loads((FACTS / game / f"{file}.json").read_text())


def test_layers_import_only_what_is_below_them():
    wrong = [
        f"{path} imports {name}"
        for path, source in MODULES.items()
        if layer(path) in MAY_IMPORT
        for name in imports(path, source)
        if name.split(".")[0] == "valles" and layer_of(name) not in MAY_IMPORT[layer(path)]
    ]
    assert not wrong


def test_the_engine_knows_no_other_package_and_no_clock_chance_or_file():
    allowed = (sys.stdlib_module_names | {"valles", "mypy_extensions"}) - FORBIDDEN_IN_ENGINE
    wrong = [
        f"{path} imports {name}"
        for path, source in MODULES.items()
        if layer(path) in ENGINE
        for name in imports(path, source)
        if name.split(".")[0] not in allowed
    ]
    assert not wrong


def test_the_engine_never_walks_a_set():
    wrong = [
        f"{path}:{line}"
        for path, source in MODULES.items()
        if layer(path) in ENGINE
        for line in loops_over_sets(source)
    ]
    assert not wrong


def any_without_reason(source: str) -> Iterator[int]:
    """The lines that mention `Any` without a reason beside it."""
    for number, line in enumerate(source.splitlines(), 1):
        if re.search(r"\bAny\b", line.partition("#")[0]) and "import" not in line and not re.search(r"#.*\w", line):
            yield number


def test_every_any_of_the_server_has_a_reason():
    """In table/message/ `Any` is JSON whose shape each game decides."""
    wrong = [
        f"{path}:{line}"
        for path, source in MODULES.items()
        if path.parts[0] in ("server", "table", "hosting", "local") and path.parent != Path("table/message")
        for line in any_without_reason(source)
    ]
    assert not wrong


def test_types_without_a_reason_are_seen():
    source = "from typing import Any\na: Any\nb: Any  # JSON of a stranger\n# Any\nc: dict[str, Any] = {}\nd: Anything"
    assert list(any_without_reason(source)) == [2, 5]


def test_no_module_is_longer_than_600_lines():
    assert not [path for path, source in MODULES.items() if len(source.splitlines()) > 600]


def test_no_function_is_longer_than_50_lines():
    wrong = [
        f"{path}:{node.lineno} {node.name}"
        for path, source in MODULES.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (node.end_lineno or node.lineno) - node.lineno >= 50
    ]
    assert not wrong


def lines_of_code(node: ast.AST) -> int:
    """The lines on which something stands that is no comment and no text of documentation."""
    lines: set[int] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant) and isinstance(inner.value.value, str):
            continue
        if isinstance(inner, ast.stmt):
            last = inner.body[0].lineno - 1 if hasattr(inner, "body") else inner.end_lineno
            lines.update(range(inner.lineno, max(inner.lineno, last or 0) + 1))
    return len(lines)


def test_no_class_is_longer_than_200_lines_of_code():
    """What is explained well is not longer for that."""
    wrong = [
        f"{path}:{node.lineno} {node.name}"
        for path, source in MODULES.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef) and lines_of_code(node) > 200
    ]
    assert not wrong


def test_lines_of_code_are_counted():
    source = '''
class A:
    """What it is.

    And why.
    """

    x: int
    """A number."""

    def of(
        self, y: int
    ) -> int:
        y += 1

        # a comment
        return (
            y
        )
'''
    assert lines_of_code(ast.parse(source).body[0]) == 9


def test_card_names_stand_in_card_files_only():
    names = card_names()
    wrong = [
        f"{path}: {name}"
        for path, source in MODULES.items()
        if "cards" not in path.parts and path.name != "cards.py"
        for text in [words(source)]
        for name in names
        if f" {name} " in text
    ]
    assert not wrong


PAGE = ROOT / "web/src"
NAMES_A_GAME = re.compile(
    r"terraforming[_-]mars|on[_-]mars|lacerda|[\"'`](?:tm|om)-|game\s*[!=]==?\s*[\"'`]", re.IGNORECASE
)


def page_sources() -> dict[str, str]:
    """What is written of the page by hand outside the folders of the games, without its tests."""
    games = [PAGE / "games" / game for game in GAMES]
    paths = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte", ".css")]
    own = [path for path in paths if not any(game in path.parents for game in games)]
    return {
        path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in own
        if "generated" not in path.parts and not path.name.endswith(".test.ts")
    }


def test_the_page_names_no_game_outside_its_folder():
    sources = page_sources()
    assert len(sources) > 100
    assert {path.parent.name for path in PAGE.glob("games/*/index.ts")} == GAMES
    assert not {path: games for path, source in sources.items() if (games := NAMES_A_GAME.findall(source))}


def test_names_of_games_are_seen_in_the_page():
    named = ('game === "chess"', "import x from '../games/on_mars/view'", "tell(`om-${key}`)", '"page", "tm-end"')
    assert all(NAMES_A_GAME.search(source) for source in named)
    assert not NAMES_A_GAME.search('offer.game === game; tell("page-lobby-zoom-in"); const from = "room-mate";')


def test_every_part_of_a_game_is_a_layer():
    assert layer_of("valles.games.on_mars.cards.goals") == "on_mars/rules"
    assert layer_of("valles.games.on_mars.terminal.screen") == "on_mars/terminal"
    assert {layer(path) for path in MODULES if path.parts[0] == "games"} <= MAY_IMPORT.keys()


def test_a_screen_does_not_reach_the_rules():
    assert not [game for game in GAMES if MAY_IMPORT[f"{game}/terminal"] & {f"{game}/rules", "games"}]


def test_imports_are_read_in_every_form():
    source = "import os.path; from valles import game; from . import a; from .. import b; from ...kernel.frame import C"
    names = ["os.path", "valles.game", "valles.games.on_mars.a", "valles.games.b", "valles.kernel.frame"]
    assert list(imports(Path("games/on_mars/turn.py"), source)) == names


def test_loops_over_sets_are_seen():
    source = "for a in {1, 2}: pass\n[b for b in set(c)]\nlist({d for d in e})\nsorted({1, 2})\nfor f in [1]: pass"
    assert list(loops_over_sets(source)) == [1, 3, 2]


def test_card_names_are_seen_in_identifiers_and_text():
    names = card_names()
    assert {"ants", "helion", "birds", "robotic workforce", "ceo s favorite project"} <= set(names)
    assert not {"asteroid", "power plant", "capital", "mohole area", "noctis city"} & set(names)
    assert " robotic workforce " in words("class RoboticWorkforce(Effect): ...")
    assert " ants " in words("'play:ants'")
    assert " ants " not in words("giants = plants")


def test_class_names_are_unique_outside_games():
    places: dict[str, list[str]] = {}
    for path, text in MODULES.items():
        if path.parts[0] != "games" or len(path.parts) == 2:
            for statement in ast.parse(text).body:
                if isinstance(statement, ast.ClassDef):
                    places.setdefault(statement.name, []).append(str(path))

    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}
