"""docs/guarantees.md names tests that exist and run in the named part."""

import ast
import re

import pytest

from tests.nightly import PARTS
from tests.support.ledger import ROOT

PAGE = (ROOT / "docs/guarantees.md").read_text(encoding="utf-8")
SECTIONS = {
    part: text for part, text in re.findall(r"^## [^\n]*\(`(\w+)`\)\n(.*?)(?=^## )", PAGE, re.MULTILINE | re.DOTALL)
}
ROW = re.compile(r"^\| (?!guarantee )([^|]+) \| `([^`|]+)::(\w+)` \| ([^|]+) \|$", re.MULTILINE)
ROWS = [(part, *row) for part, text in SECTIONS.items() for row in ROW.findall(text)]


def test_every_nightly_part_has_a_section():
    assert list(SECTIONS) == list(PARTS)
    for part, text in SECTIONS.items():
        assert f"## {PARTS[part][0].upper()}{PARTS[part][1:]} (`{part}`)" in PAGE
        assert len(ROW.findall(text)) == text.count("\n| ") - 1, f"a row of {part} is not as the others"


@pytest.mark.parametrize(("part", "guarantee", "file", "test", "figure"), ROWS, ids=[row[3] for row in ROWS])
def test_a_guarantee_names_a_test_of_its_part(part, guarantee, file, test, figure):
    module = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    [function] = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == test]

    assert figure.startswith("every run") or part in nightly_parts(module, function)


def nightly_parts(module, function):
    """Return the parts in which a test runs, by the markers of the test and its module."""
    marks = [node.value for node in module.body if isinstance(node, ast.Assign) and "pytestmark" in ast.unparse(node)]
    text = "\n".join(map(ast.unparse, [*function.decorator_list, *marks]))
    return re.findall(r"mark\.nightly\('(\w+)'", text)
