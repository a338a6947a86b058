"""Rule 5.5: the Diplomat copies the card on top of another player's pile."""

import pytest

from concordia import Game
from tests.support.table import (
    coins_of,
    colonists_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    table,
)


def four_piles(*tops: str) -> Game:
    """The fifth player is about to choose among what the other four played last."""
    setting = table(players=5)
    for seat, card in enumerate(tops, start=1):
        setting.seat(seat, discard=card)
    return play_all(setting.game(), "play diplomat")


@pytest.mark.rule("5.5")
def test_rulebook_example_with_a_diplomat_among_the_four_others() -> None:
    game = four_piles("senator", "diplomat", "architect", "prefect")
    assert game.moves() == ["copy 1", "copy 3", "copy 4", "done"]


@pytest.mark.rule("5.5")
def test_rulebook_example_with_a_tribune_that_left_no_card() -> None:
    game = four_piles("senator", "architect", "prefect", "")
    assert game.moves() == ["copy 1", "copy 2", "copy 3", "done"]


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("seat", "question"), [(1, "buy"), (2, "move"), (3, "prefect"), (4, "trade")]
)
def test_the_copied_cards_action_is_carried_out(seat: int, question: str) -> None:
    game = four_piles("senator", "architect", "prefect", "mercator3")
    play_all(game, f"copy {seat}")
    assert (game.to_move, game.question) == (0, question)


@pytest.mark.rule("5.5")
def test_it_is_as_if_the_one_who_copies_had_played_the_card() -> None:
    game = table().seat(0, goods="").seat(1, discard="architect").game()
    play_all(game, "play diplomat", "copy 1", "lift sea Roma", "to Massilia-Roma:sea", "done")
    assert colonists_of(game, 0) == ["land Roma", "sea Massilia-Roma:sea"]
    assert colonists_of(game, 1) == ["land Roma", "sea Roma"]


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(("mercator", "coins"), [("mercator3@start", 3), ("mercator5@I", 5)])
def test_a_mercator_pays_what_that_card_says(mercator: str, coins: int) -> None:
    game = table().seat(0, coins=0).seat(1, coins=0, bought="mercator5@I", discard=mercator).game()
    play_all(game, "play diplomat", "copy 1", "done")
    assert coins_of(game, 0) == coins
    assert coins_of(game, 1) == 0


@pytest.mark.rule("5.5", "5.9")
def test_a_copied_specialist_looks_at_the_houses_of_the_one_who_copies() -> None:
    game = (
        table()
        .tokens(Massilia="food", Novaria="food")
        .seat(0, goods="", houses="Massilia")
        .seat(1, goods="", houses="Massilia, Novaria", bought="farmer@I", discard="farmer")
        .game()
    )
    play_all(game, "play diplomat", "copy 1")
    assert goods_of(game, 0) == {"food": 1}
    assert goods_of(game, 1) == {}


@pytest.mark.rule("5.5")
def test_only_the_top_of_a_pile_can_be_copied() -> None:
    game = table().seat(1, discard="senator, architect, prefect").game()
    play_all(game, "play diplomat", "copy 1")
    assert game.question == "prefect"


@pytest.mark.rule("5.5")
def test_the_own_pile_cannot_be_copied() -> None:
    game = table().seat(0, discard="architect").seat(1, discard="prefect").game()
    play_all(game, "play diplomat")
    assert offered(game, "copy") == ["1"]


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("diplomat", ["diplomat@start", "diplomat@I"])
def test_no_diplomat_can_be_copied(diplomat: str) -> None:
    game = table().seat(1, bought="diplomat@I", discard=diplomat).game()
    play_all(game, "play diplomat")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.5")
def test_a_player_who_took_the_cards_back_cannot_be_copied() -> None:
    game = table(players=2).seat(0, goods="", discard="architect").game()
    play_all(game, "play tribune", "end", "play diplomat")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.5")
def test_a_diplomat_finds_nothing_to_copy_in_the_first_turn() -> None:
    game = table().game()
    play_all(game, "play diplomat")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.5", "4.1")
def test_the_copy_can_be_left_out() -> None:
    game = table().seat(0, coins=5).seat(1, discard="mercator3").game()
    play_all(game, "play diplomat", "done")
    assert coins_of(game, 0) == 5
    assert game.moves() == ["end"]


@pytest.mark.rule("5.5")
def test_the_cards_stay_on_their_piles() -> None:
    game = table().seat(0, discard="senator").seat(1, discard="mercator3").game()
    play_all(game, "play diplomat", "copy 1", "done")
    assert pile_of(game, 0) == ["senator@start", "diplomat@start"]
    assert pile_of(game, 1) == ["mercator3@start"]
    assert "mercator3@start" in hand_of(game, 0)


@pytest.mark.rule("5.5")
def test_one_card_can_be_copied_by_everybody() -> None:
    game = table().seat(0, discard="mercator3").put(seat=1).game()
    play_all(game, "play diplomat", "copy 0", "done", "end", "play diplomat")
    assert offered(game, "copy") == ["0"]


@pytest.mark.rule("5.5")
def test_a_bought_diplomat_copies_too() -> None:
    setting = table().seat(0, bought="diplomat@I", discard="diplomat@start")
    game = setting.seat(1, discard="prefect").game()
    play_all(game, "play diplomat", "copy 1")
    assert pile_of(game, 0) == ["diplomat@start", "diplomat@I"]
    assert game.question == "prefect"
