"""A second bot that is quick to play with."""

import pytest

from concordia.bots.chance import RandomBot
from concordia.bots.ladder import LADDER


@pytest.fixture
def twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the random bot also go by another name, in this process."""
    monkeypatch.setitem(LADDER, "twin", RandomBot())
