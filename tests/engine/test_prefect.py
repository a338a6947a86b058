"""Rules 5.3a and 5.3b: the Prefect lets a province produce, or takes the coins of the markers."""

import pytest

from concordia import Game
from tests.support.table import (
    Table,
    active_provinces,
    coins_of,
    goods_of,
    offered,
    play_all,
    table,
)

PROVINCES = [
    "Britannia", "Gallia", "Hispania", "Mauretania", "Germania", "Italia", "Dacia", "Hellas",
    "Libya", "Asia", "Syria", "Aegyptus",
]  # fmt: skip


def empty_stores(setting: Table) -> Table:
    """Give nobody any goods, so that all that comes is seen and fits."""
    for seat in range(len(setting.document["players"])):
        setting.seat(seat, goods="")
    return setting


def syria() -> Game:
    """Red (0) and Blue (1) have a house in the food city of Syria, Yellow (2) in the cloth city."""
    setting = empty_stores(table(players=4)).tokens(Antiochia="food", Tyros="cloth")
    return (
        setting.seat(0, houses="Antiochia")
        .seat(1, houses="Antiochia, Massilia")
        .seat(2, houses="Tyros")
        .game()
    )


# ---- a) Produce ----


@pytest.mark.rule("5.3a")
def test_rulebook_example_of_syria() -> None:
    game = play_all(syria(), "play prefect", "produce Syria")
    assert goods_of(game, 0) == {"food": 1, "cloth": 1}
    assert goods_of(game, 1) == {"food": 1}
    assert goods_of(game, 2) == {"cloth": 1}
    assert goods_of(game, 3) == {}


@pytest.mark.rule("5.3a")
def test_the_marker_of_the_province_alone_turns_to_its_coin_side() -> None:
    game = play_all(syria(), "play prefect", "produce Syria")
    assert active_provinces(game) == set(PROVINCES) - {"Syria"}


@pytest.mark.rule("5.3a")
def test_no_house_is_needed_for_the_markers_unit() -> None:
    game = empty_stores(table()).tokens(Antiochia="brick", Tyros="wine").game()
    play_all(game, "play prefect", "produce Syria")
    assert goods_of(game, 0) == {"wine": 1}


@pytest.mark.rule("5.3a")
def test_every_house_in_the_province_gives_a_unit_of_its_own_citys_kind() -> None:
    setting = empty_stores(table()).tokens(Burdigala="brick", Lutetia="food", Massilia="tools")
    game = setting.seat(0, houses="Burdigala, Lutetia, Massilia, Valentia").game()
    play_all(game, "play prefect", "produce Gallia")
    assert goods_of(game, 0) == {"brick": 1, "food": 1, "tools": 1 + 1}


@pytest.mark.rule("5.3a")
def test_production_brings_no_coins() -> None:
    game = syria()
    coins = [coins_of(game, seat) for seat in range(4)]
    play_all(game, "play prefect", "produce Syria")
    assert [coins_of(game, seat) for seat in range(4)] == coins


@pytest.mark.rule("5.3a", "5.3b", "4.1")
def test_one_of_the_two_must_be_chosen() -> None:
    game = table().game()
    play_all(game, "play prefect")
    assert game.moves() == [*[f"produce {province}" for province in PROVINCES], "cash"]


@pytest.mark.rule("5.3a")
def test_only_an_active_province_can_be_chosen() -> None:
    game = table().inactive("Syria", "Gallia").game()
    play_all(game, "play prefect")
    assert offered(game, "produce") == [p for p in PROVINCES if p not in {"Syria", "Gallia"}]


@pytest.mark.rule("5.3a", "5.3b")
def test_with_no_active_province_there_is_cash_alone() -> None:
    game = table().inactive(*PROVINCES).game()
    play_all(game, "play prefect")
    assert game.moves() == ["cash"]


@pytest.mark.rule("5.3a")
def test_one_province_is_all_that_produces() -> None:
    game = play_all(syria(), "play prefect", "produce Syria")
    assert game.moves() == ["end"]


# ---- b) Cash ----


@pytest.mark.rule("5.3b", "11.5")
@pytest.mark.parametrize(
    ("kind", "coins"), [("brick", 2), ("food", 2), ("tools", 2), ("wine", 2), ("cloth", 1)]
)
def test_coins_on_the_marker_of_each_kind(kind: str, coins: int) -> None:
    setting = table().tokens(Alexandria="brick", Memphis="brick", Petra=kind)
    game = setting.seat(0, coins=0).inactive("Aegyptus").game()
    play_all(game, "play prefect", "cash")
    assert coins_of(game, 0) == coins


def tools_wine_and(syrian: str) -> Table:
    """Three provinces, whose markers are tools, wine and the one given."""
    return table().tokens(
        Isca_Dumnoniorum="brick",
        Londinium="tools",
        Colonia_Agrippina="food",
        Vindobona="wine",
        Antiochia="brick",
        Tyros=syrian,
    )


@pytest.mark.rule("5.3b")
def test_rulebook_example_of_six_coins() -> None:
    setting = tools_wine_and("food").seat(0, coins=4)
    game = setting.inactive("Britannia", "Germania", "Syria").game()
    play_all(game, "play prefect", "cash")
    assert coins_of(game, 0) == 4 + 6
    assert active_provinces(game) == set(PROVINCES)


@pytest.mark.rule("5.3b")
def test_example_of_a_cloth_a_wine_and_a_tools_marker() -> None:
    setting = tools_wine_and("cloth").seat(0, coins=0)
    game = setting.inactive("Britannia", "Germania", "Syria").game()
    play_all(game, "play prefect", "cash")
    assert coins_of(game, 0) == 5
    assert active_provinces(game) == set(PROVINCES)


@pytest.mark.rule("5.3b")
def test_the_sum_may_be_nothing() -> None:
    game = table().seat(0, coins=5).game()
    play_all(game, "play prefect", "cash")
    assert coins_of(game, 0) == 5
    assert active_provinces(game) == set(PROVINCES)


@pytest.mark.rule("5.3b")
def test_nobody_else_gets_coins_and_nobody_goods() -> None:
    game = table().inactive("Syria").seat(0, houses="Tyros").seat(1, coins=6).game()
    goods = [goods_of(game, seat) for seat in range(3)]
    play_all(game, "play prefect", "cash")
    assert coins_of(game, 1) == 6
    assert [goods_of(game, seat) for seat in range(3)] == goods
    assert game.moves() == ["end"]


@pytest.mark.rule("5.3b", "5.3a")
def test_a_province_can_produce_again_after_cash() -> None:
    game = table(players=2).inactive("Syria").game()
    play_all(game, "play prefect", "cash", "end", "play prefect")
    assert "Syria" in offered(game, "produce")
