"""What holds after every move of every game: on each map, in each mode, with each number."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordia import Game
from concordia.engine.invariants import faults
from concordia.engine.moves import MOVE_COUNT
from concordia.notation.move_text import move_names
from tests.properties.ledger import check_move, check_totals
from tests.properties.random_games import WAYS, Way, few, games_of, seeds

MOVES = 30


@pytest.mark.parametrize("way", WAYS, ids=str)
@few
@given(data=st.data(), random=seeds)
def test_every_move_keeps_every_law(way: Way, data: st.DataObject, random: Random) -> None:
    game = data.draw(games_of(way))
    for _ in range(MOVES):
        check_position(game)
        if game.over:
            break
        before, mover, move = game.position(), game.to_move, random.choice(game.moves())
        assert mover is not None
        game.play(move)
        check_move(before, game.position(), mover, move)


def check_position(game: Game) -> None:
    assert faults(game.state) == []
    check_totals(game.position())
    check_legal_moves(game)
    check_document(game)
    check_scores(game)


def check_legal_moves(game: Game) -> None:
    names, legal = move_names(game.state), game.state.legal
    assert bool(legal) != game.over
    assert (game.to_move is None) == (game.question is None) == game.over
    assert len(set(legal)) == len(legal)
    assert all(0 <= move < MOVE_COUNT for move in legal)
    assert [names.numbers[text] for text in game.moves()] == legal
    assert [names.number(names.move(move)) for move in legal] == legal


def check_document(game: Game) -> None:
    document = game.position()
    text = json.dumps(document)
    loaded = Game.load(json.loads(text))
    assert loaded.position() == document
    assert loaded.moves() == game.moves()
    assert (loaded.to_move, loaded.question, loaded.over) == (
        game.to_move,
        game.question,
        game.over,
    )
    assert loaded.scores() == game.scores()


def check_scores(game: Game) -> None:
    for scores in game.scores():
        assert all(points >= 0 for points in scores.values())
        assert scores["total"] == sum(scores.values()) - scores["total"]
    assert sum(scores["Concordia"] for scores in game.scores()) in (0, 7)
    assert game.winner() in game.state.seating.team
