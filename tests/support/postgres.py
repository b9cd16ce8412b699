"""A real PostgreSQL for tests: started when the first test of a worker wants one, stopped at the end."""

import atexit
import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg
import pytest

INSTALL = "no PostgreSQL: run `pip install pgserver`, or `apt-get install -y postgresql` where it has no wheel"
ROOT_RUNS_AS = ("postgres", "nobody")


class Postgres:
    """A server in a folder of its own that listens on a socket there and nowhere else."""

    def __init__(self, programs):
        self.programs = programs
        self.user = runner()
        # Not below pytest's own folder, which only its user may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="valles-"))
        self.url = f"postgresql://valles@/postgres?host={self.folder}"
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        try:
            self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=valles")
            self.start()
        except BaseException:
            shutil.rmtree(self.folder)
            raise

    def start(self):
        # TCP is off, and max_connections is enough for a few workers with a pool each.
        options = f"-h '' -k {self.folder} -c max_connections=100"
        self._run("pg_ctl", "--wait", f"--log={self.folder}/log", f"--options={options}", "start")

    def stop(self, mode="fast"):
        """Fast ends all sessions; immediate is as good as pulling the plug."""
        self._run("pg_ctl", "--wait", f"--mode={mode}", "stop")

    def remove(self):
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder)

    def database(self):
        """Return the URL of the database, emptied: a new one for every test would cost hundreds of files each."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            connection.execute(f"SELECT pg_terminate_backend(pid, 10000) {others}")
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url

    def _run(self, program, *arguments):
        command = [str(self.programs / program), f"--pgdata={self.folder}/data", *arguments]
        done = run_as(self.user, command, cwd=self.folder)
        assert done.returncode == 0, f"{command}: {done.stdout}\n{self._log()}"

    def _log(self):
        log = self.folder / "log"
        return log.read_text() if log.exists() else ""


def runner():
    """Return the user for whom the server runs: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ROOT_RUNS_AS if name in names)


def run_as(user, command, cwd):
    """Run a program to its end; its output goes through a file, since a server that it starts keeps it open."""
    other = {} if user is None else {"user": user, "group": group_of(user), "extra_groups": []}
    with tempfile.TemporaryFile("w+") as output:
        done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=output, stderr=output, **other)
        output.seek(0)
        done.stdout = output.read()
    return done


def group_of(user):
    import pwd

    return pwd.getpwnam(user).pw_gid


def programs():
    """Return the folder of a PostgreSQL that runs here: that of pgserver, else Debian's; None if there is none."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -float(folder.parent.name))
    spec = importlib.util.find_spec("pgserver")
    if spec is not None and spec.origin is not None:
        folders.insert(0, within_reach(Path(spec.origin).parent) / "pginstall" / "bin")
    return next((folder for folder in folders if runs(folder)), None)


def within_reach(package):
    """The package itself, or a copy where it lies in root's home, which the user who runs the server may not enter."""
    if runs(package / "pginstall" / "bin"):
        return package
    folder = Path(tempfile.mkdtemp(prefix="valles-postgres-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    for part in package.parent.glob(f"{package.name}*"):  # its libraries lie beside it
        shutil.copytree(part, folder / part.name)
    return folder / package.name


def runs(folder):
    """Return True if the programs in a folder can be run by the user who has to."""
    try:
        return run_as(runner(), [str(folder / "postgres"), "--version"], cwd="/").returncode == 0
    except OSError:
        return False


@pytest.fixture(scope="session")
def postgres():
    """Yield the running server, one per test process."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail(INSTALL)
        pytest.skip(INSTALL)
    server = Postgres(folder)
    yield server
    server.remove()
