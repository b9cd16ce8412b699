"""The lock holds all that pyproject.toml asks for, by hash and from nowhere in particular."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.ledger import ROOT

LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKED = {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", LOCK, re.MULTILINE)}
ASKED = [*PROJECT["dependencies"], *(line for extra in PROJECT["optional-dependencies"].values() for line in extra)]


@pytest.mark.parametrize("line", ASKED)
def test_what_is_asked_for_is_locked(line):
    requirement = Requirement(line)
    name = canonicalize_name(requirement.name)
    if name == PROJECT["name"]:
        return
    assert name in LOCKED, "run `make lock`"
    assert requirement.specifier.contains(LOCKED[name]), f"{name} {LOCKED[name]} is locked: run `make lock`"


def test_every_locked_version_has_hashes():
    blocks = re.split(r"^(?=[\w.-]+==)", LOCK, flags=re.MULTILINE)[1:]

    assert len(blocks) == len(LOCKED)
    assert not [block.split()[0] for block in blocks if "--hash=sha256:" not in block]


def test_the_lock_names_no_place():
    assert not re.findall(r"\w+://\S*|^--(?!hash).*", LOCK, re.MULTILINE)
