"""The table most scenarios are played at."""

import pytest

from tests.terraforming_mars.scenarios.playing import table


@pytest.fixture
def t():
    """Yellow and blue, everything empty, yellow on turn."""
    return table()
