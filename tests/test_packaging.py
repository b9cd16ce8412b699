"""The locks hold all that pyproject.toml asks for, by hash and from nowhere in particular."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import valles
from tests.support.ledger import ROOT

LOCK, SERVER_LOCK = [
    (ROOT / name).read_text(encoding="utf-8") for name in ("requirements.lock", "requirements-server.lock")
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
both = pytest.mark.parametrize("lock", [LOCK, SERVER_LOCK], ids=["everything", "server"])

EXTRAS = PROJECT["optional-dependencies"]
UNLOCKED = {"learn"}
"""What neither a server nor the tests need."""
REQUIREMENTS = [
    *PROJECT["dependencies"],
    *(line for name, extra in EXTRAS.items() if name not in UNLOCKED for line in extra),
]


def locked(lock):
    """The version of each package."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE)
    return {canonicalize_name(name): version for name, version in pins}


def missing(lock, lines):
    """What is asked for, but is not in the lock, or in another version."""
    requirements = [Requirement(line) for line in lines]
    versions = locked(lock)
    names = [(canonicalize_name(each.name), each.specifier) for each in requirements if each.name != PROJECT["name"]]
    return [name for name, specifier in names if name not in versions or not specifier.contains(versions[name])]


def test_what_is_asked_for_is_locked():
    assert missing(LOCK, REQUIREMENTS) == [], "run `make lock`"
    assert missing(SERVER_LOCK, [*PROJECT["dependencies"], *EXTRAS["server"]]) == [], "run `make lock`"


def test_the_server_runs_with_the_versions_that_are_tested():
    assert locked(SERVER_LOCK).items() <= locked(LOCK).items()


@both
def test_every_locked_version_has_hashes(lock):
    blocks = re.split(r"^(?=[\w.-]+==)", lock, flags=re.MULTILINE)[1:]

    assert {canonicalize_name(block.partition("==")[0]) for block in blocks} == set(locked(lock))
    assert not [block.split()[0] for block in blocks if "--hash=sha256:" not in block]


@both
def test_a_lock_names_no_place(lock):
    assert not re.findall(r"\w+://\S*|^--(?!hash).*", lock, re.MULTILINE)


def test_what_is_cited_is_this_version_and_the_changelog_knows_it():
    assert f"\nversion: {valles.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\n## {valles.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
