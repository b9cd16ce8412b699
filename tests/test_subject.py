"""Commit subjects."""

import subprocess
import sys

import pytest

from tests.support.ledger import ROOT
from tools.subject import LONGEST, main, problems, subject_in


@pytest.mark.parametrize(
    "subject", ["Add sudden-death clock", "Speed up view encoding", 'Revert "Add clock"', "fixup! whatever"]
)
def test_imperative_subjects_with_a_usual_verb_pass(subject):
    assert not list(problems(subject))


@pytest.mark.parametrize(
    ("subject", "problem"),
    [
        ("Foretell the times of rows", "it begins with 'Foretell'"),
        ("added a clock", "it begins with 'added'"),
        ("Add " + "x" * LONGEST, f"it has {LONGEST + 4} characters"),
        ("Add a clock.", "it ends with a full stop"),
        ("", "it is empty"),
    ],
)
def test_other_subjects_are_refused_with_the_reason(subject, problem):
    assert [line for line in problems(subject) if problem in line]


def test_the_subject_is_the_first_line_that_is_no_comment():
    assert subject_in("# a comment\n\n  Fix it  \n\nAnd why.\n") == "Fix it"
    assert subject_in("# nothing else\n") == ""


def test_the_hook_reads_the_message_from_its_file(tmp_path, capsys):
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("Whoever comes is told\n")

    assert main([str(message)]) == 1
    assert "it begins with 'Whoever'" in capsys.readouterr().err


def test_commits_since_a_revision_are_read(tmp_path):
    def git(*arguments):
        identity = ["-c", "user.name=n", "-c", "user.email=e", "-c", "init.defaultBranch=main"]
        subprocess.run(["git", *identity, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for subject in ("Begin", "Add a clock", "Told them"):
        git("commit", "--allow-empty", "-m", subject)
    command = [sys.executable, "-m", "tools.subject", "--since", "HEAD~2"]
    completed = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)

    assert completed.returncode == 1
    assert "'Told them': it begins with 'Told'" in completed.stderr
    assert "Begin" not in completed.stderr.replace("begins", "")
