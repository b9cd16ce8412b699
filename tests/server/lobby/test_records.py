"""Records that people bring are data and nothing else."""

import ast
import asyncio
import json
import random
from pathlib import Path

import pytest

import valles
from tests.server.http.test_rubbish import WRONG, mutated
from tests.support.application import running_app
from tests.support.table import game_by_chance
from valles.server.lobby import lobby

SEED = 1957
SOURCES = sorted(Path(valles.__file__).parent.rglob("*.py"))
LAWS = str(Path(valles.__file__).parent / "testing/laws.py")

MODULES = {"pickle", "cPickle", "_pickle", "dill", "cloudpickle", "jsonpickle", "marshal", "shelve", "yaml", "joblib"}
CALLS = {"eval", "exec", "compile", "__import__", "execfile"}


def dangers(source):
    """What in a source text could make code of data."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in MODULES:
            yield node.module
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield node.func.id
        elif isinstance(node, ast.keyword) and node.arg == "shell":
            yield "shell"


def test_nothing_makes_code_of_data():
    assert len(SOURCES) > 100

    imports = {str(path): list(dangers(path.read_text(encoding="utf-8"))) for path in SOURCES}

    # The laws pickle what they have made themselves.
    assert {path: words for path, words in imports.items() if words} == {LAWS: ["pickle"]}


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "import yaml as y",
        "from pickle import loads",
        "from marshal import *",
        "x = eval('1')",
        "exec(text)",
        "__import__(name)",
        "compile(text, '', 'exec')",
        "run(command, shell=True)",
    ],
)
def test_the_look_at_the_sources_sees_what_it_should(source):
    assert list(dangers(source))


def played(name, moves, seed=3):
    """Return the record of a game that has just begun."""
    return game_by_chance(name, seed, most=moves).record()


def heads_gone_wrong(record):
    """Yield the record with one thing in its first line wrong."""
    head, rest = record.split("\n", 1)
    facts = json.loads(head)
    for name in facts:
        others = [f"{json.dumps(key)}:{json.dumps(value)}" for key, value in facts.items() if key != name]
        for wrong in (*WRONG, "null", '"os"', '"../../etc/passwd"', '"__class__"', str(2**64), f'"{"9" * 6000}"'):
            yield "{" + ",".join([*others, f"{json.dumps(name)}:{wrong}"]) + "}\n" + rest
    for name in facts["setup"]:
        values: tuple[object, ...] = ({}, [], [[]], 5, -1, "x", None, {"a": []}, "\ud800")
        for value in values:
            yield json.dumps({**facts, "setup": {**facts["setup"], name: value}}) + "\n" + rest
    yield json.dumps({**facts, "setup": {**facts["setup"], "\ud800": False}}) + "\n" + rest


@pytest.mark.nightly("security", cases=10_000, size=2500, quick=380)
def test_changed_records_are_refused_or_played_but_never_fail(tmp_path, monkeypatch, cases):
    monkeypatch.setattr(lobby, "TABLES_AN_HOUR", 10**6)
    bases = [played("terraforming_mars", 12), played("on_mars", 8)]
    texts = [text for base in bases for text in heads_gone_wrong(base)]
    for number in cases:
        chance = random.Random(f"{SEED} {number}")
        texts.append(mutated(chance.choice(bases).encode(), chance).decode(errors="replace"))
    assert len(texts) >= 120 + len(cases)

    async def check():
        statuses = []
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            for number, text in enumerate(texts):
                answer = await ann.ask("POST", "/api/records", {"record": text})
                statuses.append(answer.status_code)
                assert answer.status_code in (201, 400), (SEED, number, text[:300], answer.text)
                if answer.status_code == 201:
                    opened = answer.json()["id"]
                    assert (await ann.ask("GET", f"/api/tables/{opened}")).status_code == 200
            whole = [await ann.ask("POST", "/api/records", {"record": base}) for base in bases]
            assert [answer.status_code for answer in whole] == [201, 201]
        assert statuses.count(400) > len(texts) // 2

    asyncio.run(check())


def test_records_that_are_bombs_are_refused(tmp_path):
    head = played("terraforming_mars", 0).split("\n")[0]
    bombs = [
        "",
        "\n" * 900_000,
        "[" * 900_000,
        '{"game":' * 100_000,
        json.dumps({"game": "x" * 900_000, "rules": 1, "setup": {}, "seed": "1"}) + "\nend 0\n",
        head + "\n" + "1 yellow " + "x" * 900_000 + "\nend 1\n",
        head + "\n" + "".join(f"{number} yellow pass\n" for number in range(1, 40_000)) + "end 39999\n",
        head.replace('"seed": "', '"seed": "' + "9" * 900_000) + "\nend 0\n",
        json.dumps({"game": "terraforming_mars", "rules": 1, "setup": {"players": 10**300}, "seed": "1"}) + "\nend 0\n",
    ]

    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            for bomb in bombs:
                answer = await ann.ask("POST", "/api/records", {"record": bomb})

                assert answer.status_code in (400, 413), (bomb[:100], answer.text[:500])
                assert len(answer.text) < 5000
            assert await ann.get("/api/tables") == []

    asyncio.run(check())
