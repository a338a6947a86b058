"""What every frame, state and player must have, so that a new one cannot be forgotten somewhere."""

import pytest

import concordia.engine.actions  # noqa: F401 - defines all frames
from concordia import Game
from concordia.engine.frame import Frame
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.notation import pending_fields
from concordia.notation.pending import FRAMES
from concordia.notation.pending_fields import FieldReader


def all_frames(frame: type[Frame] = Frame) -> set[type[Frame]]:
    """Every class of frames that has a name, and so can be on the stack."""
    below = set[type[Frame]]().union(*[all_frames(child) for child in frame.__subclasses__()])
    return below | ({frame} if frame.name else set())


def attributes(things: type[State | Player]) -> list[str]:
    """The names of what a state or player holds; compiled classes keep them in another place."""
    return [*(getattr(things, "__mypyc_attrs__", None) or things.__annotations__)]


def test_every_frame_can_be_written_and_read() -> None:
    assert set(FRAMES.values()) == all_frames()


@pytest.mark.parametrize("frame", FRAMES.values(), ids=list(FRAMES))
def test_every_field_of_a_frame_is_of_a_known_sort(frame: type[Frame]) -> None:
    for _, sort in frame.fields:
        assert sort in pending_fields._WRITERS
        assert callable(getattr(FieldReader, sort))


@pytest.mark.parametrize("things", [State, Player])
def test_a_clone_has_all_that_the_original_has(things: type[State | Player]) -> None:
    state = Game.new("ionium", players=6, mode="team", seed=1).state
    original = state if things is State else state.players[5]
    twin = original.clone()
    for name in attributes(things):
        if name not in ("players", "legal"):
            assert getattr(twin, name) == getattr(original, name)


def test_nothing_that_changes_is_shared_by_a_clone() -> None:
    state = Game.new("ionium", players=6, mode="team", seed=1).state
    twin = state.clone()
    shared_for_ever = {"board", "rules", "layout", "seating", "deck", "legal"}
    for name in attributes(State):
        value = getattr(state, name)
        if isinstance(value, list) and name not in shared_for_ever:
            assert getattr(twin, name) is not value
    for player, other in zip(state.players, twin.players, strict=True):
        assert player is not other
        assert player.goods is not other.goods
        assert player.colonists is not other.colonists
