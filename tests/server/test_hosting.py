"""The files for hosting: the image file is clean, and what compose.yaml starts is a command that there is."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import typer
import yaml

from tests.ledger import ROOT
from valles import cli

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def parsed(arguments):
    """The options of a `valles …` command; click refuses what it does not know."""
    group: Any = typer.main.get_command(cli.app)
    name, *rest = arguments
    return group.commands[name].make_context(name, rest).params


def test_the_image_file_is_clean():
    linter = Path(sys.executable).parent / "hadolint"

    done = subprocess.run([linter, ROOT / "Containerfile"], capture_output=True, text=True)

    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_starts_a_server_on_its_volume():
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    command = next(line for line in lines if line.startswith("CMD ["))

    options = parsed(yaml.safe_load(command.removeprefix("CMD ")))

    assert options["host"] == "0.0.0.0"
    assert options["database"].startswith("/data/")
    assert "VOLUME /data" in lines


def test_every_service_is_whole():
    services = COMPOSE["services"]
    workers = parsed(services["workers"]["command"])

    assert "profiles" not in services["valles"], "without a profile one process on SQLite is started"
    assert services["valles"]["volumes"] == ["tables:/data"]
    assert workers["workers"] == 2
    assert workers["database"].startswith("postgresql://")
    assert services["workers"]["depends_on"]["database"]["condition"] == "service_healthy"
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert mounted == set(COMPOSE["volumes"])
    assert all((ROOT / one["build"]["dockerfile"]).exists() for one in services.values() if "build" in one)
