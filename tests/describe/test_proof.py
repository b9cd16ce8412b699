"""The reader's proof: what was read, kept as it was read."""

import pytest

from tests.describe.proofsheet import path_of, proof, sheets
from valles.describe.text import languages


@pytest.mark.parametrize("sheet", sheets())
@pytest.mark.parametrize("language", languages())
def test_the_texts_are_those_that_were_read(language: str, sheet: str):
    """After a change read the difference, and let `make proof` write it."""
    read = path_of(language, sheet).read_text(encoding="utf-8").splitlines()
    assert proof(language, sheet).splitlines() == read
