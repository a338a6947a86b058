"""Both faces of a move: its number and its text, on every map and in every mode."""

import pytest

from concordia import Game, InvalidMove
from concordia.engine.moves import MOVE_COUNT, Move, MoveNames
from concordia.notation.move_text import move_names
from tests.properties.random_games import WAYS, Way


def names_of(way: Way) -> MoveNames:
    options = {way.variant: True} if way.variant else {}
    return move_names(Game.new(way.map, way.players, way.mode, 1, **options).state)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_numbers_and_texts_of_moves_belong_together_one_to_one(way: Way) -> None:
    names = names_of(way)
    assert len(names.texts) == len(names.numbers) == len(names.moves)
    for number, text in names.texts.items():
        assert 0 <= number < MOVE_COUNT
        assert names.numbers[text] == number
        assert names.number(names.move(number)) == number
        assert str(names.move(number)) == text == " ".join(text.split())


@pytest.mark.parametrize("number", [-1, MOVE_COUNT, 10**30])
def test_a_number_outside_the_range_is_no_move(number: int) -> None:
    with pytest.raises(InvalidMove, match="no move of this game has the number"):
        names_of(WAYS[0]).move(number)


@pytest.mark.parametrize("move", [Move("fly", ("Roma",)), Move("build"), Move("build", ("Roma",))])
def test_words_that_make_no_sense_are_no_move(move: Move) -> None:
    with pytest.raises(InvalidMove, match="no move of this game"):
        names_of(WAYS[0]).number(move)


def test_a_move_has_the_same_number_on_every_map() -> None:
    names = [names_of(way) for way in WAYS if way.mode == "base" and way.players == 4]
    for text in ("done", "end", "take wine", "sell cloth 3", "card 7", "play tribune", "copy 3"):
        assert len({some.numbers[text] for some in names}) == 1
