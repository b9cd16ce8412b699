"""Lists names and docstrings that are not written in the words of the field. `make lint` runs it.

    .venv/bin/python -m tools.names          all of them, one a line
    .venv/bin/python -m tools.names src/valles/learn

A name is split into its words, each of which is looked up in `WORDS`. A docstring opens with what a thing is or does:
"Return the ...", not "What ..." or "Whether ...".
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("src", "tools", "bench", "examples", "tests", "web/src", "web/tests")

WORDS: Final = {
    "asked": "prompt, request, query",
    "bent": "gelu, activation",
    "doubt": "entropy",
    "fade": "gae_lambda, decay",
    "foreseen": "expected, predicted",
    "foretell": "predict, estimate",
    "foretold": "predicted",
    "found": "match, result, rows",
    "gains": "advantages",
    "heard": "events, received",
    "hush": "unsubscribe, close",
    "judged": "evaluated, forward",
    "judgement": "heuristic, evaluation",
    "lament": "warn",
    "mend": "fix, repair",
    "mended": "fixed",
    "reckon": "compute, count",
    "reckoned": "computed",
    "said": "message, text",
    "spoken": "logits, text",
    "told": "metrics, message, received",
    "unasked": "unprompted",
    "unheard": "unread",
    "unsaid": "unsent",
    "untold": "missing",
    "wanted": "request, requested",
    "wished": "requested, configured",
}
"""Words that stand for something else here, with the words that the field has for it."""

GAME_WORDS: Final = {"gains"}
"""Words that are the right ones for things of a game."""
GAMES: Final = re.compile(r"/games/|/kernel/course\.py$")

UNCHECKED: Final = re.compile(
    r"/field\.py$|^web/src/(protocol|icon)\.ts$|^web/src/games/\w+/public\.ts$|^tests/kernel/test_deprecation\.py$"
)
"""Generated files, and the test of deprecated names."""
OPENER: Final = re.compile(r"(What|Whether|How|Why|Who|Whose|Whom|Whoever|Where|Which|Of|By|As|Those|Told|Asks) ")
PARTS: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
DECLARED: Final = re.compile(
    r"(?:\b(?:function|const|let|var|class|interface|type|enum|get|set|readonly|private|async)\s+#?|[{,(]\s*)([A-Za-z_$][\w$]*)\b(?=\s*[,:=()<?}])"
)
"""Names given in TypeScript and Svelte: declarations, parameters and destructured properties."""


def main(arguments: list[str]) -> int:
    folders = [Path(argument).resolve() for argument in arguments] or [ROOT / folder for folder in FOLDERS]
    lines = [line for folder in folders for path in sources(folder) for line in problems(path)]
    for line in lines:
        print(line)
    if lines:
        print(f"{len(lines)} names or docstrings in words of nobody else: see tools/names.py", file=sys.stderr)
    return 1 if lines else 0


def sources(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder that are written by hand."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", str(folder)]
    completed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    for name in sorted(completed.stdout.splitlines()):
        if name.endswith((".py", ".ts", ".svelte")) and not UNCHECKED.search(name) and (ROOT / name).exists():
            yield ROOT / name


def problems(path: Path) -> Iterator[str]:
    """Yield a line for each name and docstring of a file that should be another."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text) if path.suffix == ".py" else None
    pairs = page_names(text) if tree is None else python_names(tree)
    seen = set()
    for line, name in pairs:
        for word in PARTS.findall(name):
            usual = "" if word.lower() in GAME_WORDS and GAMES.search(str(path)) else WORDS.get(word.lower())
            if usual and (line, name) not in seen:
                seen.add((line, name))
                yield f"{path.relative_to(ROOT)}:{line}: {name} ({usual})"
    if tree is not None and "tests" not in path.relative_to(ROOT).parts:
        for line, docstring in docstrings(tree):
            if OPENER.match(docstring):
                yield f"{path.relative_to(ROOT)}:{line}: {docstring.splitlines()[0][:70]!r}"


def python_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield each name that a module defines, with its line, without the deprecated ones."""
    deprecated = {node for parent in ast.walk(tree) for node in deprecated_names(parent)}
    for node in ast.walk(tree):
        if node in deprecated:
            continue
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                if not node.name.startswith("test_"):
                    yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr


def deprecated_names(parent: ast.AST) -> Iterator[ast.AST]:
    """Yield the definitions in a body whose docstrings call them deprecated names."""
    body = getattr(parent, "body", None)
    statements = body if isinstance(body, list) else []
    for number, statement in enumerate(statements):
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                if (ast.get_docstring(statement) or "").startswith("Deprecated name of"):
                    yield statement
            case ast.AnnAssign(target=target):
                match statements[number + 1 : number + 2]:
                    case [ast.Expr(value=ast.Constant(value=str(text)))] if text.startswith("Deprecated name of"):
                        yield target


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of functions, classes and attributes, with their lines."""
    for node in ast.walk(tree):
        for body in (getattr(node, name, None) for name in ("body", "orelse")):
            for statement in body if isinstance(body, list) else ():
                match statement:
                    case ast.Expr(value=ast.Constant(value=str(docstring))):
                        yield statement.lineno, docstring


def page_names(text: str) -> Iterator[tuple[int, str]]:
    """Yield each name that a file of the page declares, with its line."""
    for match in DECLARED.finditer(text):
        yield text.count("\n", 0, match.start(1)) + 1, match[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
