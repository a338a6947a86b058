"""Rule 5.9: with a specialist, all own houses of one kind produce."""

import pytest

from tests.support.table import goods_of, play_all, table

SPECIALISTS = [
    ("mason@I", "brick"),
    ("farmer@I", "food"),
    ("smith@I", "tools"),
    ("vintner@II", "wine"),
    ("weaver@II", "cloth"),
]


@pytest.mark.rule("5.9")
def test_rulebook_example_of_four_wine_on_four_empty_spaces() -> None:
    wine_cities = "Vindobona, Massilia, Alexandria, Novaria"
    game = (
        table()
        .tokens(Vindobona="wine", Massilia="wine", Alexandria="wine", Novaria="wine")
        .seat(0, goods="4 brick", houses=wine_cities, bought="vintner@II")
        .seat(1, goods="", houses=wine_cities)
        .game()
    )
    play_all(game, "play vintner")
    assert goods_of(game, 0) == {"brick": 4, "wine": 4}
    assert goods_of(game, 1) == {}
    assert game.moves() == ["end"]


@pytest.mark.rule("5.9")
@pytest.mark.parametrize(("card", "kind"), SPECIALISTS)
def test_each_own_house_of_the_kind_gives_a_unit_and_no_other_does(card: str, kind: str) -> None:
    other = "food" if kind == "brick" else "brick"
    setting = table().tokens(Massilia=kind, Novaria=kind, Aquileia=other, Lutetia=other)
    setting.seat(0, goods="", houses="Massilia, Novaria, Aquileia, Lutetia", bought=card)
    game = setting.seat(1, goods="", houses="Massilia, Novaria, Lutetia").game()
    play_all(game, f"play {card.partition('@')[0]}")
    assert goods_of(game, 0) == {kind: 2}
    assert goods_of(game, 1) == {}


@pytest.mark.rule("5.9")
def test_a_specialist_without_such_a_house_brings_nothing() -> None:
    game = table().tokens(Massilia="food").seat(0, goods="", houses="Massilia", bought="mason@I")
    played = play_all(game.game(), "play mason")
    assert goods_of(played, 0) == {}
    assert played.moves() == ["end"]


@pytest.mark.rule("5.9")
def test_the_markers_play_no_part() -> None:
    setting = table().tokens(Massilia="food").inactive("Gallia")
    game = setting.seat(0, goods="", houses="Massilia", bought="farmer@I").game()
    play_all(game, "play farmer", "end")
    assert goods_of(game, 0) == {"food": 1}
    assert not game.position()["markers"]["Gallia"]["active"]


@pytest.mark.rule("5.9", "7.1", "7.2")
def test_what_does_not_fit_is_lost_without_a_question() -> None:
    setting = table().tokens(Massilia="food", Novaria="food", Lutetia="food")
    houses = "Massilia, Novaria, Lutetia"
    game = setting.seat(0, goods="6 brick", houses=houses, bought="farmer@I").game()
    play_all(game, "play farmer")
    assert goods_of(game, 0) == {"brick": 6, "food": 2}
    assert game.moves() == ["end"]
