"""The promises of RELIABILITY, and for each row how it is tried with the figure of a release."""

from dataclasses import dataclass

PROMISES = {
    "E1": "Every game ends",
    "E2": "Every state is legal",
    "E3": "Copy, saved state and replay are equal",
    "E4": "Games are the same in every process",
    "E5": "Old games open",
    "E6": "The list of legal options is exact",
    "E7": "What is illegal is refused and harms nothing",
    "E8": "Every component works",
    "E9": "The examples of the rulebooks hold",
    "E10": "The score is right",
    "E11": "Machines of hypothesis find no fault",
    "E12": "Tests notice what is broken",
    "E13": "The rules are fast",
    "H1": "What a seat is told depends only on what it may know",
    "H2": "No byte holds what its reader may not know",
    "H3": "Every field says who may know it",
    "H4": "Undo shows nothing",
    "H5": "Computer players know only their view",
    "H6": "The seed is secret",
    "D1": "What was acknowledged is on disk, once",
    "D2": "Nothing is told before it is on disk",
    "D3": "The settings of the database keep what is written",
    "D4": "A restart after any decision is not noticed",
    "D5": "Back after a crash",
    "D6": "A backup restores",
    "D7": "An upgrade keeps the games",
    "D8": "From SQLite to PostgreSQL and back",
    "D9": "Damage stays where it is",
    "D10": "A deployment loses nothing",
    "L1": "Fast for a full house",
    "L2": "Many watchers",
    "L3": "Overload is refused",
    "L4": "Runs for long",
    "L5": "Who was cut off sees what is so",
    "L6": "A lossy and slow network",
    "L7": "All come back at once",
    "L8": "Computer players do not hurt people",
    "L9": "Small messages",
    "L10": "Opening an old game",
    "L11": "Simultaneous answers",
    "W1": "One order of rows for several workers",
    "W2": "A worker may die",
    "W3": "A lost notification does no harm",
    "W4": "Transactions are transactions",
    "W5": "Clocks do not matter",
    "W6": "A worker that plays games may die",
    "R1": "The training example learns",
    "R2": "Ten thousand games in a notebook",
    "S1": "Only the seat acts and sees",
    "S2": "Rubbish does nothing",
    "S3": "Sizes and rates are limited",
    "S4": "No sockets of other sites",
    "S5": "No requests forged by other sites",
    "S6": "Sessions",
    "S7": "No secret in an address",
    "S8": "A seat is taken once",
    "S9": "Headers",
    "S10": "No script of a guest runs",
    "S11": "Passwords",
    "S12": "Records are data",
    "S13": "Dependencies",
    "S14": "Errors and logs are quiet",
    "S15": "Proxy headers",
    "U1": "A report reproduces what was seen",
    "U2": "Who leaves does not stop the table",
    "U3": "Every fault gets a test",
    "U4": "Nothing is cut, covered, broken or too small to read",
    "U5": "Computer players answer legally and within their budget",
    "U6": "Computer players do not become weaker",
    "X1": "Full and read-only disks",
    "X2": "Tests notice a guard of the server that is broken",
    "X3": "Attacks",
}

REMARKS = {
    "E2": "tried with every decision of E1",
    "L2": "tried with L1",
    "L9": "tried with L1",
    "L10": "tried with L1",
    "W2": "tried with D1-postgres",
    "S5": "tried with S1",
    "S9": "tried with S4",
    "S11": "there are no accounts, and so no passwords",
    "S13": "not run here: the workflows look at dependencies",
    "S15": "tried with S4",
    "U3": "a rule for whoever writes code, which no run can show",
}
"""Why a promise has no row of its own."""


@dataclass(frozen=True)
class Row:
    id: str
    """The promise, and after a dash what of it."""
    figure: str
    """What RELIABILITY asks for at a release, or a note where that is not reached."""
    of: str = "runs"
    """What a case is."""
    cases: int = 1
    slice: int = 1
    """How many cases are tried in one process."""
    seconds: float = 60.0
    """What a case takes of one core, as measured; of the whole machine for rows that run alone."""
    case: str = ""
    """A case of tests/laws/case.py and its game,"""
    tests: str = ""
    """or tests of pytest,"""
    command: str = ""
    """or another command, with {first} and {count}, that prints JSON as its last line."""
    measured: bool = False
    """Whether the command prints figures instead, for people to compare."""
    unit: str = ""
    """What is counted, if not cases."""
    least: bool = False
    """Whether to tell how often the least used component was used."""
    parts: int = 1
    """Into how many parts the cases are cut; each takes an hour at most on two cores."""
    alone: bool = False
    """Whether nothing else may run meanwhile."""
    about: str = ""


TM, OM = "terraforming_mars", "on_mars"
SERVER = "tests/server/test_"
PEEKING = f"{SERVER}peeking.py::test_"
LEGIBLE = "tests/page/test_legible.py::test_"

RULES = (
    Row("E1-tm", "10,000 games, 0 stuck, 0 endless", "games", 10_000, 500, 0.11, f"legal {TM}", about="and E2"),
    Row("E1-tm-mixed", "2,000 games over all mixtures of map, Prelude, Corporate Era, players and draft", "games",
        2000, 500, 0.12, f"mixed {TM}", about="and E2, at least 19 of each mixture"),
    Row("E1-om", "10,000 games, 0 stuck, 0 endless", "games", 10_000, 500, 0.3, f"legal {OM}", about="and E2"),
    Row("E3-tm", "1,000 games, 0 differences", "games", 1000, 20, 1.6, f"agreeing {TM}"),
    Row("E3-om", "1,000 games, 0 differences", "games", 1000, 20, 3.2, f"agreeing {OM}"),
    Row("E4-tm", "1,000 games in 4 processes, 0 differences", "tens", 100, 4, 7.4, f"alike {TM}", unit="games"),
    Row("E4-om", "1,000 games in 4 processes, 0 differences", "tens", 100, 4, 16, f"alike {OM}", unit="games"),
    Row("E4-chance", "1,000 vectors; no clock or chance in the engine", seconds=20,
        tests="tests/kernel/test_shuffle.py tests/test_layers.py"),
    Row("E5", "100 finished and 40 unfinished games of each", "games of each", 140, 70, 0.6,
        tests="tests/test_archive.py -k archive"),
    Row("E5-pauses", "each variant, way to end and kind of question", seconds=30,
        tests=f"tests/{TM}/test_records.py tests/{OM}/test_records.py {SERVER}rows.py"),
    Row("E6", "100 positions of each, with those of E6-hand", "positions of each", 80, 40, 0.2,
        tests="tests/test_archive.py -k position"),
    Row("E6-hand", "25 of each counted by hand from the rulebook", seconds=5,
        tests=f"tests/{TM}/test_positions.py tests/{OM}/test_positions.py"),
    Row("E7-tm", "1,000,000 wrong answers in both games, 0 accepted", "games", 100, 25, 0.5, f"refusing {TM}",
        unit="wrong_answers"),
    Row("E7-om", "1,000,000 wrong answers in both games, 0 accepted", "games", 100, 25, 1.3, f"refusing {OM}",
        unit="wrong_answers"),
    Row("E7-why-tm", "options are those without a reason against them", "games", 100, 50, 0.2, f"explaining {TM}",
        unit="questions"),
    Row("E7-why-om", "options are those without a reason against them", "games", 100, 50, 0.25, f"explaining {OM}",
        unit="questions"),
    Row("E8", "a scenario for every component; 50 uses of each: see E10", seconds=20,
        tests=f"tests/{TM}/scenarios tests/{OM}/scenarios tests/{TM}/test_scenarios.py tests/{OM}/test_scenarios.py"),
    Row("E9", "all", seconds=30, tests=f"tests/{TM}/rules tests/{OM}/rules tests/test_ledger.py"),
    Row("E10-tm", "equal in 20,000 games of both", "games", 10_000, 500, 0.05, f"scoring {TM}", least=True),
    Row("E10-om", "equal in 20,000 games of both", "games", 10_000, 500, 0.2, f"scoring {OM}", least=True),
    Row("E10-log-tm", "the log balances at every decision", "games", 1000, 200, 0.2, f"booking {TM}"),
    Row("E10-log-om", "the log balances at every decision", "games", 1000, 200, 0.45, f"booking {OM}"),
    Row("E11-tm", "500 examples of 200 steps", "examples", 500, 25, 0.4,
        tests=f"tests/laws/test_{TM}.py::TestRandomTable"),
    Row("E11-om", "500 examples of 200 steps", "examples", 500, 25, 0.4,
        tests=f"tests/laws/test_{OM}.py::TestRandomTable"),
    Row("E11-server", "500 examples of 200 steps", "examples", 500, 25, 5, tests=f"{SERVER}machine.py::TestServedTable",
        about="of a table, its people and what becomes of the server"),
    Row("E12-lines", "95 % of lines and branches", seconds=1000, command="make coverage", measured=True, alone=True),
    Row("E12-rules", "240 of 300 killed", "mutants", 300, 50, 6, unit="killed", alone=True,
        command="python -m tools.mutate rules --of 300 --first {first} --count {count}", parts=3),
    Row("E13", "1,000 decisions a second, a copy in 1 ms", seconds=100, command="python bench/engine.py",
        measured=True, alone=True),
)  # fmt: skip

SECRECY = (
    Row("H1-tm", "300 games, every decision, every viewer", "games", 300, 15, 4, f"hiding {TM}"),
    Row("H1-om", "300 games, every decision, every viewer", "games", 300, 5, 9, f"hiding {OM}"),
    Row("H1-messages", "beside the row: every byte of the server, whole games of each", "games", 4, 1, 900,
        tests=f"{PEEKING}every_answer_depends_only_on_what_the_seat_may_know"),
    Row("H1-log", "300 games of each", "games", 300, 5, 30,
        tests=f"{PEEKING}the_log_tells_nobody_more_than_the_table_shows "
        f"{PEEKING}whether_several_answers_are_taken_depends_only_on_what_the_seat_knew", parts=2),
    Row("H2", "500 games of each through the server, 0 hits", "four games", 250, 5, 56, tests=f"{SERVER}canary.py",
        about="a case is a game of each with two and with three people", parts=3),
    Row("H3", "all", seconds=5, tests=f"tests/laws/test_{TM}.py::test_every_field_has_an_audience "
        f"tests/laws/test_{OM}.py::test_every_field_has_an_audience"),
    Row("H4", "1,000 games, 0 violations", "two games", 500, 10, 9.8,
        tests=f"{PEEKING}what_can_be_undone_alone_has_shown_nobody_a_card_that_the_mover_did_not_know"),
    Row("H5", "100 games for each player, 0 differences", "games", 100, 10, 22,
        tests=f"{SERVER}bots.py::test_what_is_hidden_makes_no_difference"),
    Row("H6", "code and addresses", seconds=40, tests=f"{SERVER}peeking.py -k seed"),
)  # fmt: skip

DURABILITY = (
    Row("D1-sqlite", "300 kills, 0 lost, 0 doubled", "kills", 300, 30, 3.5,
        tests=f"{SERVER}crash.py::test_what_was_acknowledged_survives_every_kill_once"),
    Row("D1-postgres", "100 kills, 0 lost, 0 doubled; takeover within 5 s", "kills", 120, 8, 2.5, alone=True,
        tests=f"{SERVER}workers_dying.py::test_any_worker_may_die_and_nothing_is_lost_or_doubled", about="and W2"),
    Row("D1-immediate", "30 crashes of PostgreSQL", "crashes", 30, 3, 3.5, alone=True,
        tests=f"{SERVER}workers_dying.py::test_the_database_may_die_and_nothing_is_lost_or_doubled"),
    Row("D2", "every place to fail, in 20 games", "games", 20, 1, 8,
        tests=f"{SERVER}network.py::test_nobody_hears_of_a_row_that_the_disk_did_not_take "
        f"{SERVER}network.py::test_a_disk_that_fails_once_anywhere_is_survived"),
    Row("D3", "asked at every start", seconds=5, tests=f"{SERVER}store.py {SERVER}postgres.py -k settings"),
    Row("D4", "50 games of each, 0 differences", "games", 50, 1, 220,
        tests=f"{SERVER}tables.py::test_a_restart_after_any_decision_is_not_noticed", parts=4),
    Row("D5", "ready within 3 s with 1,000 tables", seconds=5, alone=True,
        tests=f"{SERVER}crash.py::test_a_server_with_a_thousand_tables_is_back_without_reading_them"),
    Row("D6-load", "20 backups under load", "backups", 20, 10, 2,
        tests=f"{SERVER}backup.py::test_a_backup_under_load_replays_to_the_same_games"),
    Row("D6-all", "1,000 tables opened within 60 s", "tables", 1000, 1000, 0.2, alone=True,
        tests=f"{SERVER}backup.py::test_every_table_of_a_restored_backup_opens_as_it_was"),
    Row("D7-games", "20 games of every earlier schema play to their end", seconds=240,
        tests=f"{SERVER}upgrade.py::test_a_database_of_an_earlier_schema_keeps_its_games_and_they_go_on"),
    Row("D7-kills", "20 kills, 0 damaged", "kills", 60, 20, 4,
        tests=f"{SERVER}upgrade.py::test_a_killed_upgrade_leaves_the_old_database_or_the_new_one",
        about="a kill after each statement; behind the last one the upgrade lives"),
    Row("D7-empty", "killed after every statement of all migrations", seconds=200,
        tests=f"{SERVER}migrations.py::test_a_database_opened_after_a_killed_migration_is_whole"),
    Row("D8", "200 games, hashes equal both ways", "games", 200, 100, 0.6,
        tests=f"{SERVER}transfer.py::test_a_database_goes_from_sqlite_to_postgresql_and_back"),
    Row("D9", "200 damaged copies", "copies", 200, 100, 0.1,
        tests=f"{SERVER}store.py::test_a_file_with_wrong_bytes_tells_the_truth_or_is_refused"),
    Row("D10", "20 stops within 5 s, 0 lost", "stops", 20, 10, 5.5,
        tests=f"{SERVER}crash.py::test_a_stopped_server_says_goodbye_and_loses_nothing"),
    Row("X1", "20 times full, 0 lost", "times", 20, 10, 5.2, tests=f"{SERVER}disk.py", about="by the system itself"),
)  # fmt: skip

LOAD = (
    Row("L1", "p99 250 ms with 300 sockets and 40 decisions a second", seconds=2450, measured=True, alone=True,
        command="python -m bench.server --seconds 600", about="with L2, L9 and L10"),
    Row("L3", "80 decisions a second; beyond that refusals, memory + 10 %, normal within 10 s", seconds=600,
        command="python -m bench.server overload --seconds 60", measured=True, alone=True),
    Row("L7", "300 sockets back within 15 s, p99 1 s meanwhile", seconds=60, command="python -m bench.server storm",
        measured=True, alone=True),
    Row("L4", "a soak of 2 hours with memory flat (RELIABILITY asks for 8)", "minutes", 120, 120, 60, alone=True,
        tests=f"{SERVER}soak.py"),
    Row("L5", "1,000 cuts, 0 differences", "cuts", 1000, 250, 0.15,
        tests=f"{SERVER}network.py::test_who_was_cut_off_anywhere_sees_what_is_so"),
    Row("L6", "10,000 decisions, each once: 5 % cut, 10 % doubled, 0 to 2 s late", "tables", 100, 50, 20,
        about="100 decisions at each table",
        tests=f"{SERVER}network.py::test_a_lossy_network_neither_loses_nor_doubles_a_decision"),
    Row("L6-page", "all tests of the page: 0.1 to 0.7 s late, sockets cut, a processor six times slower", "parts", 5, 1,
        1200, tests="tests/page/test_browser.py::test_page_on_a_slow_line"),
    Row("L8", "p99 300 ms for people beside four tables of computer players", seconds=90, measured=True, alone=True,
        command="python -m bench.server bots --seconds 60"),
    Row("L8-turns", "caps and turns of computer players", seconds=60,
        tests=f"{SERVER}bots.py -k 'cap or turns or slow'"),
    Row("L11", "1,000 rounds of five seats at once, 0 told that they are late", "ten rounds", 100, 50, 0.3,
        tests=f"{SERVER}simultaneous.py"),
)  # fmt: skip

WORKERS = (
    Row("W1", "10,000 races, one winner each", "races", 10_000, 200, 0.05, alone=True,
        tests=f"{SERVER}workers.py::test_of_conflicting_decisions_at_several_workers_one_is_first_and_all_see_it"),
    Row("W1-rows", "10,000 races, one winner each", "races", 10_000, 5000, 0.017,
        tests=f"{SERVER}postgres.py::test_of_conflicting_rows_one_is_written "
        f"{SERVER}store.py::test_of_conflicting_rows_one_is_written"),
    Row("W3", "50 connections cut, nobody stale for 5 s", "cuts", 50, 10, 0.8, alone=True,
        tests=f"{SERVER}workers.py::test_a_worker_that_does_not_hear_looks_for_itself "
        f"{SERVER}postgres.py::test_after_a_lost_connection_the_worker_is_told_and_hears_again"),
    Row("W4", "200 kills between statements, 0 half-written decisions", "kills of each database", 100, 50, 3,
        tests=f"{SERVER}transactions.py"),
    Row("W5", "clocks an hour and a day apart, same hashes", "jumps", 100, 50, 1,
        tests=f"{SERVER}network.py::test_clocks_that_jump_a_day_do_not_matter {SERVER}clock.py"),
    Row("W6", "a Ray cluster of two nodes, 30 kills and a lost node, same games", "kills", 30, 30, 3, alone=True,
        tests="tests/research/test_cluster.py"),
)  # fmt: skip

RESEARCH = (
    Row("R1", "95 % of 400 games against random after an hour of one core; needs torch", seconds=600, measured=True,
        command="python examples/train.py", about="for the compiled engine: PYTHONPATH=build/compiled"),
    Row("R2", "10,000 games of three, analysed in one notebook", "games", 10_000, 10_000, 0.07,
        tests="tests/research/test_notebook.py::test_notebooks_run -k many_games"),
)  # fmt: skip

SECURITY = (
    Row("S1", "every role, route, message and kind of table", seconds=200, tests=f"{SERVER}access.py", about="and S5"),
    Row("S2-messages", "200,000 messages", "messages", 200_000, 25_000, 0.0024,
        tests=f"{SERVER}rubbish.py::test_changed_bytes_of_messages_never_hurt"),
    Row("S2-requests", "100,000 requests", "requests", 100_000, 12_500, 0.008,
        tests=f"{SERVER}rubbish.py::test_changed_bytes_of_bodies_never_hurt"),
    Row("S2-schema", "300 examples for each route", seconds=600, tests=f"{SERVER}schema.py"),
    Row("S3", "all limits", seconds=120, tests=f"{SERVER}limits.py"),
    Row("S4", "12 hostile origins", seconds=60, tests=f"{SERVER}origin.py", about="and S9, S15"),
    Row("S6", "all", seconds=60, tests=f"{SERVER}sessions.py"),
    Row("S7", "all", seconds=120, tests=f"{SERVER}links.py -k 'not at_once'"),
    Row("S8", "100 rounds of 100, one winner each", "rounds", 100, 25, 3.8,
        tests=f"{SERVER}links.py::test_of_all_who_want_a_seat_at_once_one_gets_it"),
    Row("S10", "50 payloads as name and in chat, in a browser", "payloads", 50, 10, 1.2, alone=True,
        tests="tests/page/test_scripts.py"),
    Row("S12", "10,000 changed records", "records", 10_000, 2500, 0.022,
        tests=f"{SERVER}records.py::test_changed_records_are_refused_or_played_but_never_fail"),
    Row("S14", "every route", seconds=60, tests=f"{SERVER}quiet.py"),
    Row("U1", "100 reports, the same view each time", "reports", 100, 50, 0.6,
        tests=f"{SERVER}report.py::test_a_report_brings_back_what_was_seen"),
    Row("U2", "200 games, 0 stuck", "games", 200, 20, 2.6,
        tests=f"{SERVER}bots.py::test_a_table_goes_on_whenever_somebody_leaves"),
    Row("U4-tight", "every position in the 8 tightest looks, 0 faults", "cases", 367, 20, 6, alone=True,
        tests=f"{LEGIBLE}everything_can_be_read_where_room_is_scarcest",
        about="questions, hands, games, results, pages"),
    Row("U4-all", "every position in 6 sizes and 5 languages, dark and light, 0 faults", "cases", 367, 20, 21,
        tests=f"{LEGIBLE}everything_can_be_read_in_every_look", alone=True, parts=3,
        about="light, which has other colours and shadows alone, in English"),
    Row("U5", "200 games of each number of players with a net, alone and with search", "games of each", 200, 10, 18,
        tests="tests/players/test_learned.py::test_every_choice_is_legal_with_every_number_of_players "
        "tests/players/test_expert.py::test_every_choice_is_legal_and_within_the_budget"),
    Row("U6", "learned against greedy and expert against learned, 40 deals from both seats", seconds=900,
        tests="tests/players/test_strength.py"),
    Row("X2", "80 % of 200 killed", "mutants", 200, 10, 60, unit="killed", alone=True,
        command="python -m tools.mutate server --of 200 --first {first} --count {count}", parts=5),
    Row("X3", "all", seconds=120, tests=f"{SERVER}attacks.py"),
)  # fmt: skip

ROWS = RULES + SECRECY + DURABILITY + LOAD + WORKERS + RESEARCH + SECURITY
