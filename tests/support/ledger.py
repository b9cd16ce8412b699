"""Marks tests with the ledger ids they assert and the cards they play, and reads which ids exist, are asserted, or are
no code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_CODE = ROOT / "docs/rules/not-code.md"
LEDGERS = sorted(set((ROOT / "docs/rules").glob("*.md")) - {NOT_CODE})
ID = r"[A-Z]{2}-[A-Z0-9]+-\d+"


def rule(*ids: str) -> pytest.MarkDecorator:
    """The marker of a test that fails when one of these rules is broken: `@rule("TM-TILE-17")`."""
    return pytest.mark.rule(*ids)


def scenario(*cards: str) -> pytest.MarkDecorator:
    """The marker of a test that plays these cards: `@scenario("asteroid")`."""
    return pytest.mark.scenario(*cards)


def defined() -> list[str]:
    ledgers = [ledger.read_text(encoding="utf-8") for ledger in LEDGERS]
    return [id for ledger in ledgers for id in re.findall(rf"^- \*\*({ID})\b", ledger, re.MULTILINE)]


def not_code() -> dict[str, str]:
    """The ids that are no code, each with its reason."""
    return dict(re.findall(rf"^\| ({ID}) \| (.+) \|$", NOT_CODE.read_text(encoding="utf-8"), re.MULTILINE))


@cache
def asserted(marker: str = "rule", folder: str = "tests") -> dict[str, list[str]]:
    """The tests that carry each id, found in the sources, so that a run of a few tests sees them all."""
    tests: dict[str, list[str]] = {}
    for path in sorted((ROOT / folder).rglob("test_*.py")):
        for test, id in carried(path.read_text(encoding="utf-8"), marker):
            tests.setdefault(id, []).append(f"{path.relative_to(ROOT)}::{test}")
    return tests


def carried(source: str, marker: str = "rule") -> Iterator[tuple[str, str]]:
    """Test name and id for each id in a `@rule(...)`, or other marker, above a test function or class."""
    tree = ast.parse(source)
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "tests.support.ledger"
        for alias in node.names
        if alias.name == marker
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.startswith(("test_", "Test")):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in names:
                    for argument in mark.args:
                        yield node.name, str(ast.literal_eval(argument))
