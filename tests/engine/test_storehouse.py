"""Rules 7.1 to 7.3: the storehouse, choosing what fits, and the limits of a player."""

import pytest

from concordia import Game
from tests.support.table import (
    Table,
    colonists_of,
    goods_of,
    houses_of,
    offered,
    play_all,
    table,
)


def most_bricks(game: Game) -> int:
    """Play a Mercator and count the units of brick that could be bought."""
    play_all(game, "play mercator3")
    return len([text for text in offered(game, "buy") if text.startswith("brick ")])


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("colonists", "goods", "free"),
    [
        ("land Roma, sea Roma", "", 12 - 4),
        ("land Roma, sea Roma", "3 wine, 2 cloth", 12 - 4 - 5),
        ("land Roma, sea Roma", "3 wine, 5 cloth", 0),
        ("land Roma, sea Roma, sea Massilia-Roma:sea", "3 wine", 12 - 3 - 3),
        ("land Roma, land Roma, land Roma, sea Roma, sea Roma, sea Roma", "", 12),
        ("land Roma, land Roma, land Roma, sea Roma, sea Roma, sea Roma", "9 wine", 3),
    ],
)
def test_a_space_holds_one_colonist_or_one_unit(colonists: str, goods: str, free: int) -> None:
    game = table().seat(0, coins=100, colonists=colonists, goods=goods).game()
    assert most_bricks(game) == free


@pytest.mark.rule("7.1", "5.8a")
def test_a_colonist_that_leaves_the_storehouse_makes_room() -> None:
    setting = table(players=2).seat(0, coins=100, goods="4 food, 4 tools", bought="colonist@I")
    game = play_all(setting.game(), "play colonist", "place land Roma", "done", "end")
    play_all(game, "play prefect", "cash", "end")
    # The goods that were paid left 2 spaces, the colonist a third.
    assert most_bricks(game) == 3


@pytest.mark.rule("7.1")
def test_a_full_storehouse_takes_nothing_in_and_throws_nothing_away() -> None:
    setting = table().tokens(Antiochia="food", Tyros="cloth")
    game = setting.seat(0, goods="8 brick", houses="Antiochia").game()
    play_all(game, "play prefect", "produce Syria")
    assert goods_of(game, 0) == {"brick": 8}
    assert game.moves() == ["end"]


# ---- Choosing what fits ----


def italia(goods: str = "6 brick") -> Table:
    """A province of food, wine and cloth; seat 0 has houses in the first two."""
    setting = table().tokens(Novaria="food", Aquileia="wine", Syracusae="cloth")
    return setting.seat(0, goods=goods, houses="Novaria, Aquileia")


def produce(setting: Table, province: str = "Italia") -> Game:
    return play_all(setting.game(), "play prefect", f"produce {province}")


@pytest.mark.rule("7.2")
def test_example_of_two_spaces_for_cloth_food_and_wine() -> None:
    game = produce(italia())
    assert game.moves() == ["take food", "take wine", "take cloth"]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("food", "wine"),
        ("food", "cloth"),
        ("wine", "food"),
        ("wine", "cloth"),
        ("cloth", "food"),
        ("cloth", "wine"),
    ],
)
def test_the_owner_takes_any_two_of_the_three(first: str, second: str) -> None:
    game = play_all(produce(italia()), f"take {first}")
    assert set(offered(game, "take")) == {"food", "wine", "cloth"} - {first}
    play_all(game, f"take {second}")
    assert goods_of(game, 0) == {"brick": 6, first: 1, second: 1}


@pytest.mark.rule("7.2", "4.1")
def test_the_storehouse_must_be_filled() -> None:
    game = produce(italia())
    assert "done" not in game.moves()
    play_all(game, "take cloth")
    assert "done" not in game.moves()
    play_all(game, "take food")
    assert game.moves() == ["end"]


@pytest.mark.rule("7.2")
def test_where_all_fits_nothing_is_asked() -> None:
    game = produce(italia("5 brick"))
    assert goods_of(game, 0) == {"brick": 5, "food": 1, "wine": 1, "cloth": 1}
    assert game.moves() == ["end"]


@pytest.mark.rule("7.2")
def test_where_all_units_are_of_one_kind_nothing_is_asked() -> None:
    setting = table().tokens(Antiochia="food", Tyros="food")
    game = produce(setting.seat(0, goods="6 brick", houses="Antiochia, Tyros"), "Syria")
    assert goods_of(game, 0) == {"brick": 6, "food": 2}
    assert game.moves() == ["end"]


@pytest.mark.rule("7.2")
def test_units_that_come_whatever_one_chooses_are_taken_without_asking() -> None:
    setting = table().tokens(Lutetia="food", Burdigala="food", Massilia="wine")
    setting.seat(0, goods="6 brick", houses="Lutetia, Burdigala")
    # 2 food and 1 wine come, 2 of the 3 fit: at least one of them is food.
    game = produce(setting, "Gallia")
    assert goods_of(game, 0) == {"brick": 6, "food": 1}
    assert game.moves() == ["take food", "take wine"]
    play_all(game, "take wine")
    assert goods_of(game, 0) == {"brick": 6, "food": 1, "wine": 1}


@pytest.mark.rule("7.2")
def test_no_more_units_of_a_kind_are_taken_than_have_come() -> None:
    game = play_all(produce(italia("7 brick")), "take cloth")
    assert goods_of(game, 0) == {"brick": 7, "cloth": 1}
    assert game.moves() == ["end"]


@pytest.mark.rule("7.2", "6.1")
def test_the_two_units_of_praefectus_magnus_belong_to_the_same_event() -> None:
    setting = table().put(magnus=0).tokens(Antiochia="food", Tyros="cloth")
    game = produce(setting.seat(0, goods="6 brick", houses="Antiochia"), "Syria")
    # 2 cloth and 1 food for 2 spaces: 1 cloth comes whatever one chooses.
    assert goods_of(game, 0) == {"brick": 6, "cloth": 1}
    assert game.moves() == ["take food", "take cloth"]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("actor", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])]
)
def test_owners_choose_in_turn_order_starting_with_the_actor(actor: int, order: list[int]) -> None:
    setting = table(players=4).put(seat=actor)
    setting.tokens(Novaria="food", Aquileia="wine", Syracusae="cloth")
    for seat in range(4):
        setting.seat(seat, goods="7 brick", houses="Novaria, Aquileia")
    game = produce(setting)
    asked = []
    while game.question == "take":
        asked.append(game.to_move)
        play_all(game, "take food")
    assert asked == order
    assert game.to_move == actor


@pytest.mark.rule("7.2")
def test_only_owners_with_a_choice_are_asked() -> None:
    setting = table(players=4).tokens(Novaria="food", Aquileia="wine", Syracusae="cloth")
    setting.seat(0, goods="8 brick", houses="Novaria")
    setting.seat(1, goods="7 brick", houses="Novaria")
    setting.seat(2, goods="7 brick", houses="Novaria, Aquileia")
    setting.seat(3, goods="6 brick", houses="Novaria, Aquileia")
    game = produce(setting)
    assert (game.to_move, game.moves()) == (2, ["take food", "take wine"])
    assert goods_of(game, 1) == {"brick": 7, "food": 1}
    play_all(game, "take wine")
    assert goods_of(game, 3) == {"brick": 6, "food": 1, "wine": 1}
    assert game.moves() == ["end"]


@pytest.mark.rule("7.2")
def test_a_copied_prefect_asks_the_one_who_copies_first() -> None:
    setting = table(players=2).tokens(Novaria="food", Aquileia="wine", Syracusae="cloth")
    setting.seat(0, goods="7 brick", houses="Novaria, Aquileia")
    setting.seat(1, goods="7 brick", houses="Novaria, Aquileia", discard="prefect")
    game = play_all(setting.game(), "play diplomat", "copy 1", "produce Italia")
    assert game.to_move == 0
    assert game.moves() == ["take food", "take wine", "take cloth"]
    play_all(game, "take cloth")
    assert game.to_move == 1
    assert game.moves() == ["take food", "take wine"]


# ---- The limits of a player ----


FOURTEEN = (
    "Isca Dumnoniorum, Londinium, Burdigala, Lutetia, Brigantium, Olisipo, Carthago, Rusadir, "
    "Colonia Agrippina, Vindobona, Napoca, Sirmium, Tomis, Cyrene"
)


@pytest.mark.rule("7.3")
def test_a_player_has_fifteen_houses_and_no_sixteenth() -> None:
    setting = table().tokens(Massilia="brick", Valentia="brick")
    setting.seat(0, coins=100, goods="2 food", houses=FOURTEEN)
    game = setting.seat(0, colonists="sea Massilia-Valentia:sea").game()
    play_all(game, "play architect", "done")
    assert offered(game, "build") == ["Massilia", "Valentia"]
    play_all(game, "build Massilia")
    assert len(houses_of(game, 0)) == 15
    assert game.moves() == ["end"]


@pytest.mark.rule("7.3", "5.8a")
def test_a_player_has_three_colonists_of_each_kind() -> None:
    everybody = "land Roma, land Roma, land Roma, sea Roma, sea Roma, sea Roma"
    setting = table().seat(0, colonists=everybody, goods="5 food, 5 tools", bought="colonist@I")
    game = play_all(setting.game(), "play colonist")
    assert game.moves() == ["income", "done"]
    assert len(colonists_of(game, 0)) == 6
