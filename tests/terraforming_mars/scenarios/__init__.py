"""Every card played through the front door."""

import pytest

pytest.register_assert_rewrite("tests.terraforming_mars.scenarios.playing")
