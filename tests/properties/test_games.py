"""What holds of games as a whole: records, undo, copies, and moves played all or not at all."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordia import Game, IllegalMove, InvalidMove
from concordia.engine.moves import DONE, END
from concordia.engine.playout import random_playout
from concordia.notation.position import position
from tests.properties.random_games import games, play_at_random, seeds, some


def everything(game: Game) -> tuple[object, ...]:
    """All that a game shows."""
    return game.position(), game.moves(), game.log, game.record(), game.scores(), game.to_move


@some
@given(game=games())
def test_a_record_tells_the_whole_game(game: Game) -> None:
    read = Game.read(game.record())
    assert everything(read) == everything(game)


@some
@given(game=games(), random=seeds, count=st.integers(0, 100))
def test_a_game_from_a_position_has_a_record_too(game: Game, random: Random, count: int) -> None:
    loaded = Game.load(game.position())
    play_at_random(loaded, random, count)
    assert "[position]" in loaded.record()
    assert everything(Game.read(loaded.record())) == everything(loaded)


@some
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_a_loaded_position_goes_on_as_the_game_itself(game: Game, seed: int) -> None:
    loaded = Game.load(game.position())
    assert play_at_random(loaded, Random(seed), 150) == play_at_random(game, Random(seed), 150)
    assert loaded.position() == game.position()


@some
@given(game=games(300), random=seeds, data=st.data())
def test_undo_returns_exactly_to_the_former_moment(
    game: Game, random: Random, data: st.DataObject
) -> None:
    before = everything(game)
    played = play_at_random(game, random, data.draw(st.integers(0, 200)))
    after = everything(game)
    game.undo(len(played))
    assert everything(game) == before
    game.play(*played)
    assert everything(game) == after


@some
@given(game=games(300), data=st.data())
def test_every_earlier_moment_can_be_reached_by_undo(game: Game, data: st.DataObject) -> None:
    moments = [(text, at.position()) for text, at in game.steps()]
    length = data.draw(st.integers(0, len(moments)))
    game.undo(len(moments) - length)
    assert game.log == [text for text, _ in moments[:length]]
    if length:
        assert game.position() == moments[length - 1][1]


@pytest.mark.parametrize("count", [-1, 4])
def test_more_cannot_be_undone_than_was_played(count: int) -> None:
    game = Game.new(seed=1)
    play_at_random(game, Random(1), 3)
    before = everything(game)
    with pytest.raises(IllegalMove, match="cannot undo"):
        game.undo(count)
    assert everything(game) == before


@some
@given(game=games(), random=seeds)
def test_a_clone_and_its_original_never_touch_each_other(game: Game, random: Random) -> None:
    twin, before = game.state.clone(), game.position()
    assert position(twin) == before
    random_playout(twin, random, 300)
    assert game.position() == before
    after = position(twin)
    play_at_random(game, random, 100)
    assert position(twin) == after


@some
@given(game=games(), random=seeds, count=st.integers(0, 90))
def test_moves_are_played_all_or_not_at_all(game: Game, random: Random, count: int) -> None:
    before = everything(game)
    played = play_at_random(game, random, count)
    illegal = "end" if "end" not in game.moves() else "done"
    game.undo(len(played))
    with pytest.raises(IllegalMove) as caught:
        game.play(*played, illegal)
    assert caught.value.path == f"moves[{len(played)}]"
    with pytest.raises(InvalidMove) as also_caught:
        game.play(*played, "fly Roma")
    assert also_caught.value.path == f"moves[{len(played)}]"
    assert everything(game) == before


@some
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_the_same_choices_lead_to_the_same_game(game: Game, seed: int) -> None:
    twin = Game.read(game.record())
    play_at_random(game, Random(seed), 100)
    play_at_random(twin, Random(seed), 100)
    assert everything(twin) == everything(game)


@some
@given(game=games())
def test_who_has_no_choice_is_not_asked_save_for_the_end_of_the_turn(game: Game) -> None:
    assert game.state.legal != [DONE]
    assert (END in game.state.legal) == (game.question == "end")
