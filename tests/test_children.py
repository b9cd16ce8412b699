"""The pytest plugin that finds processes which outlive their tests, tried on small test files."""

from tests import children

STARTS_PROCESSES = """
    import multiprocessing
    import time

    def test_a_process_that_ends():
        multiprocessing.Process(target=int).start()

    def test_a_process_that_goes_on():
        multiprocessing.Process(target=time.sleep, args=(600,)).start()
"""


def test_a_module_that_leaves_a_process_running_fails(pytester, monkeypatch):
    monkeypatch.setattr(children, "SECONDS_TO_END", 5)
    pytester.makepyfile(test_small=STARTS_PROCESSES)

    run = pytester.runpytest_inprocess("-ptests.children")

    run.assert_outcomes(passed=2, errors=1)
    run.stdout.fnmatch_lines(["*RuntimeError: *test_small.py left processes running: *Process-*"])
