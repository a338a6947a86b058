"""Rule 5.11: a double card is one of two actions (Venus, individual)."""

import pytest

from concordia import Game
from tests.support.table import Table, coins_of, play_all, table

DOUBLE_CARDS = [
    ("prefect/architect@I", ["prefect", "architect"]),
    ("architect/mercator5@II", ["architect", "mercator5"]),
    ("prefect/mercator5@III", ["prefect", "mercator5"]),
    ("architect/mercator5@IV", ["architect", "mercator5"]),
]
EVERY_HALF = [(card, half) for card, halves in DOUBLE_CARDS for half in halves]
QUESTIONS = {"prefect": "prefect", "architect": "move", "mercator5": "trade"}


def with_card(card: str) -> Table:
    """Seat 0 of four has bought a double card."""
    return table(players=4, mode="venus").seat(0, coins=0, bought=card)


def name(card: str) -> str:
    return card.partition("@")[0]


def check_half(game: Game, half: str) -> None:
    """Choose a half and see that it alone is carried out."""
    play_all(game, f"as {half}")
    assert (game.to_move, game.question) == (0, QUESTIONS[half])
    assert coins_of(game, 0) == (5 if half == "mercator5" else 0)


@pytest.mark.rule("5.11", "4.1")
@pytest.mark.parametrize(("card", "halves"), DOUBLE_CARDS)
def test_one_of_the_two_must_be_chosen(card: str, halves: list[str]) -> None:
    game = play_all(with_card(card).game(), f"play {name(card)}")
    assert game.moves() == [f"as {half}" for half in halves]


@pytest.mark.rule("5.11", "5.4")
@pytest.mark.parametrize(("card", "half"), EVERY_HALF)
def test_a_played_double_card_is_either_half(card: str, half: str) -> None:
    check_half(play_all(with_card(card).game(), f"play {name(card)}"), half)


@pytest.mark.rule("5.11", "5.5")
@pytest.mark.parametrize(("card", "half"), EVERY_HALF)
def test_a_copied_double_card_is_either_half(card: str, half: str) -> None:
    setting = table(players=4, mode="venus").seat(0, coins=0)
    game = setting.seat(1, bought=card, discard=card).game()
    check_half(play_all(game, "play diplomat", "copy 1"), half)


@pytest.mark.rule("5.11", "5.10")
@pytest.mark.parametrize(("card", "half"), EVERY_HALF)
def test_a_repeated_double_card_is_either_half(card: str, half: str) -> None:
    game = with_card(card).seat(0, discard=card).game()
    check_half(play_all(game, "play magister", "repeat"), half)


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("half", ["prefect", "mercator5"])
def test_one_half_is_all_that_is_carried_out(half: str) -> None:
    game = play_all(with_card("prefect/mercator5@III").game(), "play prefect/mercator5")
    play_all(game, f"as {half}", "cash" if half == "prefect" else "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.11", "5.10", "5.5")
def test_the_half_is_chosen_anew_each_time() -> None:
    setting = table(players=2, mode="venus").seat(0, bought="architect/mercator5@II")
    game = setting.seat(0, coins=0, goods="").game()
    play_all(game, "play architect/mercator5", "as mercator5", "done", "end")
    play_all(game, "play diplomat", "copy 0", "as architect", "done", "end")
    play_all(game, "play magister", "repeat")
    assert game.moves() == ["as architect", "as mercator5"]
    play_all(game, "as architect")
    assert game.question == "move"


@pytest.mark.rule("5.11")
def test_what_a_half_offers_can_be_left_out() -> None:
    game = play_all(with_card("prefect/architect@I").game(), "play prefect/architect")
    play_all(game, "as architect", "done")
    assert game.moves() == ["end"]
