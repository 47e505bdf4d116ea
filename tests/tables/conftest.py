"""The machine's assertions say what they compare."""

import pytest

pytest.register_assert_rewrite("tables.machine")
