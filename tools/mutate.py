"""Breaks rules one at a time and reports which breaks no test notices.

    python tools/mutate.py [COUNT] [SEED]

Each mutant changes one comparison, number or boolean in the rules of Terraforming Mars; the scenario and rule tests run
against it in a copy of the project. A mutant that survives is a rule nobody asserts, or a change without meaning.
"""

import ast
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/valles/terraforming_mars")
TESTS = ("tests/scenarios", "tests/rules", "tests/test_positions.py", "tests/facts")
SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
TOLD = ("phrase", "icons", "asked", "noun", "check", "check_told")
"""Functions that tell rather than rule; their tests are elsewhere."""


def sites(path: Path) -> list[tuple[int, int]]:
    """Line and column of everything that can be changed in a module."""
    found: list[tuple[int, int]] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef) and node.name in TOLD:
            return
        if mutated(node) is not None and hasattr(node, "lineno"):
            found.append((node.lineno, node.col_offset))
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse((ROOT / path).read_text()))
    return found


def mutated(node: ast.AST) -> ast.AST | None:
    """The changed node, None where there is nothing to change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        return ast.Compare(node.left, [SWAPS[type(node.ops[0])](), *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        return ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)
    if isinstance(node, ast.BoolOp):
        return ast.BoolOp(SWAPS[type(node.op)](), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ast.Constant(node.value + 1)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        return ast.Constant(not node.value)
    return None


def mutant(path: Path, line: int, column: int) -> str:
    """The module's source with one place changed."""

    class Change(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if (getattr(node, "lineno", 0), getattr(node, "col_offset", -1)) == (line, column):
                changed = mutated(node)
                if changed is not None:
                    return ast.copy_location(changed, node)
            return self.generic_visit(node)

    return ast.unparse(ast.fix_missing_locations(Change().visit(ast.parse((ROOT / path).read_text()))))


def survives(copy: Path, path: Path, source: str) -> bool:
    original = (copy / path).read_text()
    (copy / path).write_text(source)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-n", "2", *TESTS],
            cwd=copy, env={"PYTHONPATH": str(copy / "src"), "PATH": ""}, capture_output=True, timeout=300,
        )  # fmt: skip
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        (copy / path).write_text(original)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    chance = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    modules = [p.relative_to(ROOT) for p in sorted((ROOT / PACKAGE).rglob("*.py"))]
    told = ("words.py", "saying.py", "vocabulary.py", "component.py", "tharsis.py", "reason.py")
    rules = [p for p in modules if p.parent.name != "cards" and p.name not in told]
    places = [(path, *site) for path in rules for site in sites(path)]
    survivors = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "docs"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        for path, line, column in chance.sample(places, min(count, len(places))):
            if survives(copy, path, mutant(path, line, column)):
                text = (ROOT / path).read_text().splitlines()[line - 1].strip()
                survivors.append(f"{path}:{line}: {text}")
                print("survived", survivors[-1], flush=True)
    print(f"{count - len(survivors)} of {count} mutants killed")


if __name__ == "__main__":
    main()
