"""Rules 8.1 and 8.2: how the game ends."""

import pytest

from concordia import Game, IllegalMove
from concordia.engine.types import NONE
from tests.support.table import Table, play_all, table

FOURTEEN = (
    "Isca Dumnoniorum, Londinium, Burdigala, Lutetia, Brigantium, Olisipo, Carthago, Rusadir, "
    "Colonia Agrippina, Vindobona, Napoca, Sirmium, Tomis, Cyrene"
)
PASS = ("play prefect", "cash", "end")


def before_fifteen(setting: Table, seat: int, line: str = "sea Massilia-Valentia:sea") -> Table:
    """Let a player own 14 houses and be able to build one more in Massilia."""
    setting.tokens(Massilia="brick")
    return setting.seat(seat, coins=100, goods="1 food", houses=FOURTEEN, colonists=line)


def before_sold_out(setting: Table, seat: int) -> Table:
    """Let one card be for sale, which a player can pay."""
    return setting.display("colonist@II").seat(seat, goods="1 food")


def build_the_fifteenth(game: Game) -> Game:
    return play_all(game, "play architect", "done", "build Massilia")


def buy_the_last(game: Game) -> Game:
    return play_all(game, "play senator", "card 1")


def concordia(game: Game) -> list[int]:
    return [score["Concordia"] for score in game.scores()]


# ---- What triggers the end ----


@pytest.mark.rule("8.1")
def test_the_last_card_for_sale_triggers_the_end() -> None:
    game = before_sold_out(table(), 0).game()
    assert game.position()["end"] is None
    buy_the_last(game)
    assert game.position()["end"] == {"concordia": 0, "turns_left": 3}
    assert concordia(game) == [7, 0, 0]


@pytest.mark.rule("8.1")
def test_the_second_purchase_of_a_senator_can_be_the_last_card() -> None:
    game = table().display("colonist@II", "colonist@III").seat(0, goods="3 food").game()
    play_all(game, "play senator", "card 1")
    assert game.position()["end"] is None
    play_all(game, "card 2")
    assert concordia(game) == [7, 0, 0]


@pytest.mark.rule("8.1", "5.7")
def test_a_consul_can_buy_the_last_card() -> None:
    setting = before_sold_out(table(), 0).seat(0, bought="consul@II")
    game = play_all(setting.game(), "play consul", "card 1")
    assert concordia(game) == [7, 0, 0]


@pytest.mark.rule("8.1")
def test_a_display_that_still_has_a_card_triggers_nothing() -> None:
    game = table().display("colonist@II", "colonist@III").seat(0, goods="1 food").game()
    play_all(game, "play senator", "card 1", "end")
    assert game.position()["end"] is None
    assert concordia(game) == [0, 0, 0]


@pytest.mark.rule("8.1")
def test_an_empty_deck_alone_triggers_nothing() -> None:
    seven = [
        "architect@II", "prefect@II", "mercator5@II", "colonist@II", "consul@II", "vintner@II",
        "weaver@II",
    ]  # fmt: skip
    game = table(players=2).display(*seven).seat(0, goods="1 tools").game()
    assert game.position()["deck"] == []
    play_all(game, "play senator", "card 1", "end")
    assert game.position()["end"] is None


@pytest.mark.rule("8.1")
def test_a_display_that_is_bought_out_while_the_deck_lasts_triggers_nothing() -> None:
    state = table().game().state.clone()
    assert state.dealt < len(state.deck)
    for position in range(7):
        state.buy_card(0, position)
    assert set(state.display) == {NONE}
    assert state.ender == NONE


@pytest.mark.rule("8.1")
def test_the_fifteenth_house_triggers_the_end() -> None:
    game = before_fifteen(table(), 0).game()
    assert game.position()["end"] is None
    build_the_fifteenth(game)
    assert game.position()["end"] == {"concordia": 0, "turns_left": 3}
    assert concordia(game) == [7, 0, 0]


@pytest.mark.rule("8.1")
def test_the_fourteenth_house_triggers_nothing() -> None:
    thirteen = FOURTEEN.removesuffix(", Cyrene")
    game = before_fifteen(table(), 0).seat(0, houses=thirteen).game()
    build_the_fifteenth(game)
    assert game.position()["end"] is None


@pytest.mark.rule("8.1")
def test_fifteen_houses_of_several_players_trigger_nothing() -> None:
    setting = before_fifteen(table(), 0).seat(0, houses="Londinium").seat(1, houses=FOURTEEN)
    game = build_the_fifteenth(setting.game())
    assert game.position()["end"] is None


# ---- The last turns ----


@pytest.mark.rule("8.2", "12.5")
@pytest.mark.parametrize(("players", "ender"), [(2, 0), (3, 0), (3, 1), (4, 2), (5, 4)])
def test_every_other_player_has_one_more_turn(players: int, ender: int) -> None:
    game = before_fifteen(table(players=players), ender).put(seat=ender).game()
    play_all(build_the_fifteenth(game), "end")
    turns = []
    while not game.over:
        turns.append(game.turn)
        play_all(game, *PASS)
    assert turns == [(ender + later) % players for later in range(1, players)]


@pytest.mark.rule("8.2")
def test_after_the_last_turn_nobody_plays() -> None:
    game = before_sold_out(table(players=2), 0).game()
    play_all(buy_the_last(game), "end", *PASS)
    assert game.over
    assert game.moves() == []
    assert game.to_move is None
    assert game.question is None
    with pytest.raises(IllegalMove):
        game.play("play prefect")


@pytest.mark.rule("8.2", "4.2")
def test_the_last_turn_is_played_to_its_end() -> None:
    game = before_sold_out(table(players=2), 0).game()
    play_all(buy_the_last(game), "end", "play prefect", "cash")
    assert not game.over
    assert game.moves() == ["end"]


@pytest.mark.rule("8.1", "8.2")
def test_the_turn_that_triggers_the_end_goes_on() -> None:
    setting = table().display("colonist@II", "colonist@III")
    game = setting.seat(0, goods="2 food, 1 brick, 1 wine").game()
    play_all(game, "play senator", "card 1", "card 2")
    assert concordia(game) == [7, 0, 0]
    assert (game.to_move, game.moves()) == (0, ["pay brick", "pay wine"])
    play_all(game, "pay wine")
    assert (game.over, game.moves()) == (False, ["end"])


@pytest.mark.rule("8.2")
def test_the_turns_that_are_left_are_counted() -> None:
    game = before_sold_out(table(), 0).game()
    play_all(buy_the_last(game), "end")
    assert game.position()["end"] == {"concordia": 0, "turns_left": 2}
    play_all(game, *PASS)
    assert game.position()["end"] == {"concordia": 0, "turns_left": 1}
    play_all(game, *PASS)
    assert game.position()["end"] == {"concordia": 0, "turns_left": 0}
    assert game.position()["over"]


# ---- A later trigger ----


@pytest.mark.rule("8.1")
def test_a_later_fifteenth_house_changes_nothing() -> None:
    setting = before_fifteen(before_sold_out(table(), 0), 1)
    game = play_all(buy_the_last(setting.game()), "end")
    play_all(build_the_fifteenth(game), "end")
    assert game.position()["end"] == {"concordia": 0, "turns_left": 1}
    play_all(game, *PASS)
    assert game.over
    assert concordia(game) == [7, 0, 0]


@pytest.mark.rule("8.1")
def test_a_later_last_card_changes_nothing() -> None:
    setting = before_fifteen(before_sold_out(table(), 1), 0)
    game = play_all(build_the_fifteenth(setting.game()), "end")
    play_all(buy_the_last(game), "end", *PASS)
    assert game.over
    assert concordia(game) == [7, 0, 0]
