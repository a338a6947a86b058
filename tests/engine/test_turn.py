"""Section 4: a turn, and what comes at its end."""

import pytest

from concordia import IllegalMove
from tests.support.table import (
    coins_of,
    display_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    table,
    turn,
)

DISPLAY = [
    "mason@I", "farmer@I", "smith@I", "architect@I", "prefect@I", "mercator5@I", "colonist@I",
]  # fmt: skip


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_in_seat_order(players: int) -> None:
    game = table(players=players).game()
    seats = []
    for card in ("prefect", "prefect"):
        for _ in range(players):
            seats.append(game.to_move)
            turn(game, f"play {card}", "cash")
    assert seats == [*range(players)] * 2


@pytest.mark.rule("4.1")
def test_a_card_goes_from_the_hand_onto_the_own_pile() -> None:
    game = table().seat(0, discard="architect").game()
    play_all(game, "play mercator3")
    assert pile_of(game, 0) == ["architect@start", "mercator3@start"]
    assert "mercator3@start" not in hand_of(game, 0)
    assert pile_of(game, 1) == []


@pytest.mark.rule("4.1")
def test_one_card_is_played_in_a_turn() -> None:
    game = play_all(table().game(), "play mercator3", "done")
    assert game.moves() == ["end"]


@pytest.mark.rule("4.1")
def test_a_card_must_be_played() -> None:
    game = table().game()
    assert game.moves() == [
        *["play tribune", "play architect", "play prefect", "play mercator3"],
        *["play diplomat", "play senator"],
    ]


@pytest.mark.rule("4.1")
def test_only_cards_in_the_hand_can_be_played() -> None:
    game = table().seat(0, discard="prefect, senator", bought="mason@I").game()
    assert offered(game, "play") == [
        *["tribune", "architect", "prefect", "mercator3", "diplomat", "mason"],
    ]
    with pytest.raises(IllegalMove):
        game.play("play senator")


@pytest.mark.rule("4.1")
def test_both_starting_prefects_can_be_played_one_after_the_other() -> None:
    game = table(players=2).game()
    for _ in range(2):
        turn(game, "play prefect", "cash")
        turn(game, "play prefect", "cash")
    assert pile_of(game, 0) == ["prefect@start", "prefect@start"]
    assert "prefect" not in offered(game, "play")


@pytest.mark.rule("4.1")
def test_of_several_cards_of_one_name_that_of_the_lowest_deck_is_played() -> None:
    game = table().seat(0, bought="architect@II, architect@I").game()
    play_all(game, "play architect")
    assert pile_of(game, 0) == ["architect@start"]
    game = table().seat(0, bought="architect@II, architect@I", discard="architect@start").game()
    play_all(game, "play architect")
    assert pile_of(game, 0)[-1] == "architect@I"


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("card", ["tribune", "architect", "mercator3", "diplomat", "senator"])
def test_what_a_card_offers_can_be_left_out(card: str) -> None:
    game = table().seat(1, discard="prefect").game()
    goods, display = goods_of(game, 0), display_of(game)
    turn(game, f"play {card}")
    assert (goods_of(game, 0), display_of(game)) == (goods, display)
    assert game.to_move == 1


@pytest.mark.rule("4.1")
def test_what_a_colonist_offers_can_be_left_out() -> None:
    game = turn(table().seat(0, bought="colonist@I").game(), "play colonist")
    assert coins_of(game, 0) == 5
    assert game.to_move == 1


@pytest.mark.rule("4.1")
def test_nobody_declines_what_houses_bring() -> None:
    setting = table().tokens(Massilia="food")
    game = setting.seat(0, goods="", houses="Massilia", bought="farmer@I").game()
    play_all(game, "play farmer")
    assert goods_of(game, 0) == {"food": 1}


@pytest.mark.rule("4.2")
def test_the_turn_ends_with_a_word_of_the_active_player() -> None:
    game = play_all(table().seat(1, discard="diplomat").game(), "play diplomat")
    assert (game.to_move, game.moves()) == (0, ["end"])
    play_all(game, "end")
    assert (game.to_move, game.turn) == (1, 1)


@pytest.mark.rule("4.2", "6.3")
def test_display_and_magnus_change_at_the_end_of_the_turn() -> None:
    setting = table(mode="base").display(*DISPLAY).put(magnus=0)
    game = setting.seat(0, goods="1 food", discard="senator").seat(1, discard="prefect").game()
    play_all(game, "play diplomat", "copy 1", "produce Syria")
    assert game.position()["magnus"] == 0
    play_all(game, "end")
    assert game.position()["magnus"] == 2


@pytest.mark.rule("4.2", "5.6")
def test_cards_move_up_and_new_ones_come_at_the_end_of_the_turn() -> None:
    game = table().display(*DISPLAY).seat(0, goods="1 food").game()
    new = game.position()["deck"][0]
    play_all(game, "play senator", "card 1")
    assert display_of(game) == [None, *DISPLAY[1:]]
    play_all(game, "end")
    assert display_of(game) == [*DISPLAY[1:], new]


@pytest.mark.rule("4.2")
def test_without_a_purchase_the_display_stays() -> None:
    game = table().display(*DISPLAY).game()
    deck = game.position()["deck"]
    turn(game, "play senator")
    assert (display_of(game), game.position()["deck"]) == (DISPLAY, deck)


FOURTEEN = (
    "Isca Dumnoniorum, Londinium, Burdigala, Lutetia, Brigantium, Olisipo, Carthago, Rusadir, "
    "Colonia Agrippina, Vindobona, Napoca, Sirmium, Tomis, Cyrene"
)


@pytest.mark.rule("4.2", "6.3", "8.4")
def test_magnus_moves_before_the_game_is_over() -> None:
    setting = table(players=2).tokens(Massilia="brick").put(magnus=1)
    start = "sea Massilia-Valentia:sea"
    setting.seat(0, coins=50, goods="1 food", houses=FOURTEEN, colonists=start)
    game = turn(setting.game(), "play architect", "done", "build Massilia")
    play_all(game, "play prefect", "produce Syria")
    assert (game.over, game.position()["magnus"]) == (False, 1)
    play_all(game, "end")
    assert (game.over, game.position()["magnus"]) == (True, 0)


@pytest.mark.rule("4.2", "8.2")
def test_the_display_is_filled_after_the_last_turn_too() -> None:
    setting = table(players=2).tokens(Massilia="brick")
    start = "sea Massilia-Valentia:sea"
    setting.seat(0, coins=50, goods="1 food", houses=FOURTEEN, colonists=start)
    setting.display(*DISPLAY).seat(1, goods="1 food")
    game = turn(setting.game(), "play architect", "done", "build Massilia")
    turn(game, "play senator", "card 1")
    assert game.over
    assert len(display_of(game)) == 7
    assert None not in display_of(game)
