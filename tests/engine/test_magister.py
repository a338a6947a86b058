"""Rule 5.10: the Magister repeats the card under it (Venus, individual)."""

import pytest

from concordia import Game
from tests.support.table import (
    Table,
    coins_of,
    goods_of,
    offered,
    pile_of,
    play_all,
    table,
    verbs,
)


def venus() -> Table:
    return table(mode="venus")


def magister(setting: Table) -> Game:
    return play_all(setting.game(), "play magister")


@pytest.mark.rule("5.10")
@pytest.mark.parametrize(
    ("below", "question"),
    [
        ("architect", "move"),
        ("prefect", "prefect"),
        ("mercator3", "trade"),
        ("colonist", "colonise"),
    ],
)
def test_the_card_under_the_magister_is_carried_out_once_more(below: str, question: str) -> None:
    game = magister(venus().seat(0, bought="colonist@I", discard=below))
    assert game.moves() == ["repeat", "done"]
    play_all(game, "repeat")
    assert (game.to_move, game.question) == (0, question)


@pytest.mark.rule("5.10")
def test_a_repeated_mercator_pays_once_more() -> None:
    game = magister(venus().seat(0, coins=0, bought="mercator5@I", discard="mercator5"))
    play_all(game, "repeat", "done")
    assert coins_of(game, 0) == 5


@pytest.mark.rule("5.10", "5.9")
def test_a_specialist_can_be_repeated() -> None:
    setting = venus().tokens(Massilia="food").seat(0, goods="", houses="Massilia")
    game = magister(setting.seat(0, bought="farmer@I", discard="farmer"))
    play_all(game, "repeat")
    assert goods_of(game, 0) == {"food": 1}


@pytest.mark.rule("5.10", "5.7")
def test_a_consul_can_be_repeated() -> None:
    setting = venus().display(
        "farmer@I", "smith@I", "architect@I", "mercator5@I", "diplomat@I", "prefect/architect@I",
        "colonist@I",
    )  # fmt: skip
    setting.seat(0, goods="1 food", bought="consul@II", discard="consul")
    game = play_all(magister(setting), "repeat")
    assert game.moves() == ["card 7", "done"]


@pytest.mark.rule("5.10")
def test_a_whole_turn_is_repeated_with_what_is_there_then() -> None:
    game = table(players=2, mode="venus").seat(0, coins=0, goods="").game()
    play_all(game, "play mercator3", "buy brick 1", "end")
    play_all(game, "play tribune", "done", "end", "play magister", "repeat")
    assert coins_of(game, 0) == 3
    assert offered(game, "sell") == ["brick 1"]


@pytest.mark.rule("5.10")
def test_only_the_card_directly_under_it_is_repeated() -> None:
    game = magister(venus().seat(0, discard="architect, mercator3, prefect"))
    play_all(game, "repeat")
    assert game.question == "prefect"


@pytest.mark.rule("5.10")
def test_the_pile_stays_as_it_is() -> None:
    game = magister(venus().seat(0, discard="architect, prefect"))
    play_all(game, "repeat", "cash")
    assert pile_of(game, 0) == ["architect@start", "prefect@start", "magister@start"]


@pytest.mark.rule("5.10", "4.1")
def test_the_repetition_can_be_left_out() -> None:
    game = magister(venus().seat(0, coins=5, discard="mercator3"))
    play_all(game, "done")
    assert coins_of(game, 0) == 5
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10")
def test_a_senator_cannot_be_repeated() -> None:
    assert magister(venus().seat(0, discard="prefect, senator")).moves() == ["end"]


@pytest.mark.rule("5.10")
def test_with_no_card_under_it_nothing_happens() -> None:
    assert magister(venus()).moves() == ["end"]


@pytest.mark.rule("12.6", "5.10")
def test_a_magister_after_a_tribune_does_nothing() -> None:
    game = table(players=2, mode="venus").seat(0, goods="", discard="architect, prefect").game()
    play_all(game, "play tribune", "end", "play prefect", "cash", "end", "play magister")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10")
def test_another_players_pile_plays_no_part() -> None:
    assert magister(venus().seat(1, discard="architect, prefect")).moves() == ["end"]


# ---- Magister and Diplomat ----


@pytest.mark.rule("5.10", "5.5")
def test_a_repeated_diplomat_may_copy_an_opponents_senator() -> None:
    setting = venus().seat(0, discard="diplomat").seat(1, discard="senator")
    game = play_all(magister(setting), "repeat", "copy 1")
    assert game.question == "buy"


@pytest.mark.rule("5.10", "5.5")
def test_a_repeated_diplomat_copies_what_lies_on_the_piles_now() -> None:
    setting = table(players=2, mode="venus").seat(1, discard="mercator3")
    game = setting.game()
    play_all(game, "play diplomat", "copy 1", "done", "end", "play prefect", "cash", "end")
    play_all(game, "play magister", "repeat", "copy 1")
    assert game.question == "prefect"


@pytest.mark.rule("5.10", "5.5")
def test_a_repeated_diplomat_without_a_pile_to_copy_does_nothing() -> None:
    game = play_all(magister(venus().seat(0, discard="diplomat")), "repeat")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10", "5.5")
def test_example_of_a_diplomat_that_copies_a_magister_over_an_own_architect() -> None:
    setting = venus().seat(0, discard="architect").seat(1, discard="prefect, magister")
    game = play_all(setting.game(), "play diplomat", "copy 1")
    assert game.moves() == ["repeat", "done"]
    play_all(game, "repeat")
    assert (game.to_move, game.question) == (0, "move")


@pytest.mark.rule("5.10", "5.5")
def test_a_diplomat_that_copies_a_magister_repeats_no_senator_either() -> None:
    setting = venus().seat(0, discard="senator").seat(1, discard="prefect, magister")
    game = play_all(setting.game(), "play diplomat", "copy 1")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10", "5.5")
def test_a_diplomat_that_copies_a_magister_over_an_empty_pile_does_nothing() -> None:
    setting = venus().seat(1, discard="prefect, magister")
    game = play_all(setting.game(), "play diplomat", "copy 1")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10", "5.5")
def test_a_magister_that_repeats_a_diplomat_copies_no_magister() -> None:
    setting = venus().seat(0, discard="diplomat").seat(1, discard="prefect, magister")
    setting.seat(2, discard="architect")
    game = play_all(magister(setting), "repeat")
    assert game.moves() == ["copy 2", "done"]


@pytest.mark.rule("5.10", "5.5")
def test_a_copied_magister_repeats_no_magister() -> None:
    setting = venus().seat(0, discard="prefect, magister").seat(1, discard="prefect, magister")
    game = play_all(setting.game(), "play diplomat", "copy 1")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10", "5.5")
def test_a_copied_magister_that_repeats_a_diplomat_copies_no_second_magister() -> None:
    setting = venus().seat(0, bought="diplomat@I", discard="diplomat@I")
    setting.seat(1, discard="prefect, magister").seat(2, discard="prefect, magister")
    game = play_all(setting.game(), "play diplomat", "copy 1", "repeat")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.10", "5.5")
def test_a_copied_magister_that_repeats_a_diplomat_copies_any_other_card() -> None:
    setting = venus().seat(0, bought="diplomat@I", discard="diplomat@I")
    setting.seat(1, discard="prefect, magister").seat(2, discard="senator")
    game = play_all(setting.game(), "play diplomat", "copy 1", "repeat")
    assert game.moves() == ["copy 2", "done"]
    play_all(game, "copy 2")
    assert (game.to_move, game.question) == (0, "buy")


@pytest.mark.rule("5.10", "5.5")
def test_a_magister_that_was_only_played_before_hinders_nothing() -> None:
    setting = venus().seat(0, discard="prefect, magister").seat(1, discard="architect")
    game = play_all(setting.game(), "play diplomat")
    assert verbs(game.moves()) == {"copy", "done"}
