"""Generate the field.py of the kernel and of each game from the fields that the state beside it declares.

A field is declared once, in a method of its class and with its audience: `self.hand: Own[list[int]] = []`. Copying is
written out line by line, since search copies states thousands of times and compiled code does that fastest.
"""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from valles.games.registry import own_games
from valles.kernel import audience

SOURCE = Path(__file__).resolve().parent.parent / "src/valles"
FOLDERS = ("kernel", *(f"games/{game}/rules" for game in own_games()))
"""Each with a state.py that declares, and a field.py that follows from it."""
WORDS: dict[str, str] = {
    name: word.__metadata__[0] for name, word in vars(audience).items() if hasattr(word, "__metadata__")
}
AUDIENCES = {name: word for name, word in WORDS.items() if name not in ("Fixed", "IfSet", "Outside")}
PLAIN = {"int", "bool", "str", "bytes"}
MOST = 45
"""How many fields one function copies."""


class Field(NamedTuple):
    name: str
    audience: str
    copied: str
    """What a copy gets, as an expression."""
    optional: bool = False
    """True if it is saved only where it is set."""


def target(folder: str) -> Path:
    return SOURCE / folder / "field.py"


def declared(folder: str) -> dict[str, list[Field]]:
    """The fields of the classes in a folder's state.py; those of a game's state come after those of the kernel's."""
    path = SOURCE / folder / "state.py"
    classes = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    fields_of = {node.name: fields(node) for node in classes if node.name in ("Seat", "State")}
    if folder != "kernel":
        fields_of["State"] = declared("kernel")["State"] + fields_of["State"]
    return fields_of


def fields(node: ast.ClassDef) -> list[Field]:
    methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
    declarations = [declaration(statement) for method in methods for statement in ast.walk(method)]
    return [field for field in declarations if field is not None]


def declaration(node: ast.AST) -> Field | None:
    """The field that a statement declares; raises ValueError where nobody has decided who may know it."""
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Attribute):
        return None
    name, annotation = node.target.attr, node.annotation
    word, inner = wrapped(annotation)
    if word == "Outside":
        return None
    if word not in AUDIENCES or inner is None:
        known = ", ".join(AUDIENCES)
        raise ValueError(f"line {node.lineno}: who may know {name}? {ast.unparse(annotation)} is none of {known}")
    how, value = wrapped(inner)
    optional = how == "IfSet" and value is not None
    return Field(name, AUDIENCES[word], copied(f"old.{name}", value if optional and value else inner), optional)


def copied(value: str, annotation: ast.expr) -> str:
    """The expression for a copy of a value; raises ValueError for a type that has none."""
    word, inner = wrapped(annotation)
    if word == "Fixed" or word in PLAIN:
        return value
    if word == "list" and inner is not None:
        kind, of = wrapped(inner)
        if kind in PLAIN or kind == "Frame":
            return f"{value}[:]"
        if kind == "list" and of is not None and wrapped(of)[0] in PLAIN:
            return f"[inner[:] for inner in {value}]"
        if kind in ("Seat", "Part"):
            item = kind.lower()
            return f"[{item}.copy() for {item} in {value}]"
    raise ValueError(f"how is {value} copied? {ast.unparse(annotation)} is not plain, a list, a seat or Fixed")


def wrapped(annotation: ast.expr) -> tuple[str, ast.expr | None]:
    """The outer name of a type, and what stands in its brackets."""
    if isinstance(annotation, ast.Subscript):
        return ast.unparse(annotation.value), annotation.slice
    return ast.unparse(annotation), None


def table(name: str, fields: list[Field]) -> Iterator[str]:
    yield f"{name}: Final[Mapping[str, str]] = {{"
    yield from (f'    "{field.name}": "{field.audience}",' for field in fields)
    yield "}"


def optional_fields(fields: Iterable[Field]) -> Iterator[str]:
    names = sorted({field.name for field in fields if field.optional})
    if names:
        yield from ("", "OPTIONAL_FIELDS: Final = (")
        yield from (f'    "{name}",' for name in names)
        yield ")"


def copying(kind: str, fields: list[Field]) -> Iterator[str]:
    """A function that copies so many fields, and leaves what is too long for one function to the next."""
    name = f"copy_{kind.lower()}"
    for start in range(0, len(fields), MOST):
        if start:
            yield from (f"    _{name}_from_{start}(old, new)", "", "")
        head = f"_{name}_from_{start}" if start else name
        yield f"def {head}(old: {kind}, new: {kind}) -> None:"
        yield from (f"    new.{field.name} = {field.copied}" for field in fields[start : start + MOST])


def module(folder: str) -> str:
    """The text of a folder's field.py."""
    fields_of = declared(folder)
    lines = [
        '"""Copies of states, and the audience of each field. Generated by tools/field.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Mapping",
        "from typing import TYPE_CHECKING, Final",
        "",
        "if TYPE_CHECKING:",
        f"    from valles.{folder.replace('/', '.')}.state import {', '.join(fields_of)}",
    ]
    for kind, fields in fields_of.items():
        lines += ["", *table(f"{kind.upper()}_FIELDS", fields)]
    lines += optional_fields(chain(*fields_of.values()))
    for kind, fields in fields_of.items():
        lines += ["", "", *copying(kind, fields)]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, Callable[[], str]]:
    return {target(folder): partial(module, folder) for folder in FOLDERS}
