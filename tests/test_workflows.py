"""The workflows are well formed, safe, and call existing commands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.nightly import PARTS
from tests.support.ledger import ROOT

FORGE = ROOT / ".github"
WORKFLOWS = {path.name: path for path in sorted((FORGE / "workflows").glob("*.yml"))}
FORMS = [FORGE / "ISSUE_TEMPLATE" / name for name in ("bug.yml", "idea.yml")]
SCHEMAS = {
    "github-workflows": list(WORKFLOWS.values()),
    "github-issue-forms": FORMS,
    "github-issue-config": [FORGE / "ISSUE_TEMPLATE/config.yml"],
    "dependabot": [FORGE / "dependabot.yml"],
}


def run(program, *arguments):
    """The output and the exit status of a program of this environment."""
    command = [Path(sys.executable).parent / program, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_for_the_forge_are_well_formed(schema):
    status, output = run("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *SCHEMAS[schema])

    assert status == 0, output


def test_workflows_are_safe():
    status, output = run("zizmor", "--offline", "--quiet", FORGE)

    assert status == 0, output


def test_workflows_make_what_can_be_made():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = {target for path in WORKFLOWS.values() for target in re.findall(r"\bmake ([a-z-]+)", path.read_text())}

    assert called and called <= targets


def test_every_nightly_part_is_run():
    workflow = yaml.safe_load(WORKFLOWS["nightly.yml"].read_text(encoding="utf-8"))
    parts = workflow["jobs"]["nightly"]["strategy"]["matrix"]["part"]
    inputs = workflow[True]["workflow_dispatch"]["inputs"]  # YAML reads the key `on` as true

    assert re.findall(r'"(\w+)"', parts.partition("||")[2]) == list(PARTS)
    assert inputs["part"]["options"] == ["all", *PARTS]


def test_every_python_is_tested_and_gets_a_wheel():
    jobs = {name: yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"] for name, path in WORKFLOWS.items()}
    tested = jobs["test.yml"]["test"]["strategy"]["matrix"]["python"]
    built = jobs["wheels.yml"]["compiled"]["steps"][2]["env"]["CIBW_BUILD"]

    assert built.split() == [f"cp{version.replace('.', '')}-*" for version in tested]
