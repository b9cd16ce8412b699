"""Programs of this repository, run as a user runs them."""

import os
import subprocess

import psutil

from tests.support.ledger import ROOT


def output_of(*command: str) -> str:
    """Run a program and return its output. It must succeed, and ends with the test in any case."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            output, _ = process.communicate()
        except BaseException:
            for each in [*psutil.Process(process.pid).children(recursive=True), process]:
                each.kill()
            raise
    assert process.returncode == 0, output
    return output
