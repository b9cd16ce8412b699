"""The files for hosting: the image file is clean, what compose starts is there, and charts show what is counted."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from tests.support.application import running_app
from tests.support.ledger import ROOT
from valles import cli

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def parsed(arguments):
    """Return the options of a `valles …` command; click refuses what it does not know."""
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


# The example with several workers


def compose_of(folder):
    return yaml.safe_load((folder / "compose.yaml").read_text(encoding="utf-8"))


DEPLOY = ROOT / "deploy"


@pytest.mark.parametrize("folder", [ROOT, DEPLOY], ids=["one", "several workers"])
def test_compose_files_are_well_formed_and_name_images_by_version(folder):
    checker = Path(sys.executable).parent / "check-jsonschema"
    done = subprocess.run(
        [checker, "--builtin-schema", "vendor.compose-spec", folder / "compose.yaml"], capture_output=True, text=True
    )

    assert done.returncode == 0, done.stdout
    images = [service["image"] for service in compose_of(folder)["services"].values() if "build" not in service]
    assert images and all(re.fullmatch(r"[\w/-]+:v?\d+\.\d+[\w.-]*", image) for image in images), images


def test_images_are_built_from_bases_of_one_version_and_run_without_rights():
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    bases = [line.split()[1] for line in lines if line.startswith("FROM")]

    assert all(re.fullmatch(r"\w+:\d+\.\d+\.\d+-[\w-]+", base) for base in bases), bases
    assert any("make wheel" in line for line in lines), "the page is built in"
    assert [line for line in lines if line.startswith("USER")] == ["USER 10001"]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {"src/valles/server/page", "web/node_modules", ".venv"} <= set(ignored)


def test_two_workers_stand_behind_a_proxy_that_alone_is_believed():
    services = compose_of(DEPLOY)["services"]
    workers = {name: parsed(service["command"]) for name, service in services.items() if "command" in service}
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    passed_on = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    scraped = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"][0]

    assert len(workers) == 2
    for options in workers.values():
        assert options["proxy"] == proxy
        assert options["origin"][0].startswith("https://")
        assert options["database"].startswith("postgresql://")
    assert not any("ports" in services[name] for name in (*workers, "database")), "only the proxy is reached"
    assert all(f"{name}:8000" in passed_on for name in workers)
    assert "respond @metrics 404" in passed_on
    assert scraped["static_configs"][0]["targets"] == [f"{name}:8000" for name in workers]
    assert scraped["metrics_path"] == "/api/metrics"


def test_the_dashboard_shows_what_the_server_counts(tmp_path):
    async def metrics():
        async with running_app(tmp_path, metrics_token="figures") as here:
            answer = await here.caller().http.get("/api/metrics", headers={"Authorization": "Bearer figures"})
            return answer.text

    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", asyncio.run(metrics()), re.MULTILINE))
    counted = {f"{name}_bucket" if kind == "histogram" else name for name, kind in kinds.items()}
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    expressions += [variable["definition"] for variable in board["templating"]["list"] if "definition" in variable]
    shown = {name for query in expressions for name in re.findall(r"\b(?:valles|process|python)_\w+", query)}

    assert len(expressions) > 10
    assert shown <= counted, "the server counts these under no such name"
    assert {name for name in counted if name.startswith("valles_") and not name.endswith("_created")} <= shown
