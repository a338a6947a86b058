"""Rules 13.4, 6 and 7.2 in team play: both partners' Prefect, and whose storehouse overflows."""

import pytest

from tests.support.table import (
    Table,
    active_provinces,
    asked,
    coins_of,
    goods_of,
    offered,
    play_all,
    teams,
)


def germania(players: int = 4) -> Table:
    """Lay out a game of empty storehouses in which Germania's marker is wine."""
    laid_out = teams(players).tokens(Colonia_Agrippina="wine", Vindobona="food")
    for seat in range(players):
        laid_out.seat(seat, coins=0, goods="")
    return laid_out


@pytest.mark.rule("13.4", "5.3a")
def test_both_partners_choose_a_province_for_themselves() -> None:
    game = germania().tokens(Antiochia="wine", Tyros="cloth").game()
    play_all(game, "play prefect", "produce Germania")
    assert asked(game) == (2, "prefect")
    play_all(game, "produce Syria")
    assert (goods_of(game, 0), goods_of(game, 2)) == ({"wine": 1}, {"cloth": 1})


@pytest.mark.rule("13.4", "5.3a")
def test_the_second_cannot_choose_the_province_just_used() -> None:
    game = germania().game()
    play_all(game, "play prefect")
    assert "produce Germania" in game.moves()
    play_all(game, "produce Germania")
    assert "produce Germania" not in game.moves()


@pytest.mark.rule("13.4", "5.3b")
def test_the_second_may_take_the_coins_of_the_marker_that_the_first_has_turned() -> None:
    game = germania().game()
    play_all(game, "play prefect", "produce Germania", "cash")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 2)
    assert "Germania" in active_provinces(game)


@pytest.mark.rule("13.4", "5.3b")
def test_after_cash_the_second_finds_every_province_active_and_no_coins() -> None:
    game = germania().inactive("Germania").game()
    play_all(game, "play prefect", "cash")
    assert coins_of(game, 0) == 2
    assert "produce Germania" in game.moves()
    play_all(game, "cash")
    assert coins_of(game, 2) == 0


@pytest.mark.rule("13.4", "4.1")
def test_the_partner_too_must_choose_between_production_and_cash() -> None:
    game = play_all(germania().game(), "play prefect", "cash")
    assert "done" not in game.moves()


@pytest.mark.rule("13.4", "5.3a")
def test_houses_of_every_seat_produce_in_the_partners_province() -> None:
    game = germania().seat(0, houses="Vindobona").seat(3, houses="Colonia Agrippina").game()
    play_all(game, "play prefect", "cash", "produce Germania")
    assert [goods_of(game, seat) for seat in (0, 2, 3)] == [{"food": 1}, {"wine": 1}, {"wine": 1}]


@pytest.mark.rule("13.4", "6.1", "6.3")
def test_magnus_gives_the_active_player_two_units_and_passes_to_the_right() -> None:
    game = germania().seat(0, houses="Vindobona").put(magnus=0).game()
    play_all(game, "play prefect", "produce Germania", "cash")
    assert goods_of(game, 0) == {"wine": 2, "food": 1}
    assert game.position()["magnus"] == 0
    play_all(game, "end")
    assert game.position()["magnus"] == 3


@pytest.mark.rule("13.4", "6.1")
def test_magnus_of_the_active_player_does_nothing_for_the_partner() -> None:
    game = germania().put(magnus=0).game()
    play_all(game, "play prefect", "cash", "produce Germania", "end")
    assert goods_of(game, 2) == {"wine": 1}


@pytest.mark.rule("13.4", "6.2", "6.3")
def test_magnus_stays_when_the_active_player_takes_the_cash() -> None:
    game = germania().put(magnus=0).game()
    play_all(game, "play prefect", "cash", "produce Germania", "end")
    assert game.position()["magnus"] == 0


@pytest.mark.rule("13.4", "6.3")
def test_a_partner_who_owns_magnus_keeps_it_and_gets_no_double_bonus() -> None:
    game = germania().put(magnus=2).game()
    play_all(game, "play prefect", "cash", "produce Germania", "end")
    assert goods_of(game, 2) == {"wine": 1}
    assert game.position()["magnus"] == 2


@pytest.mark.rule("13.4")
def test_the_active_player_gets_no_double_bonus_from_the_partners_magnus() -> None:
    game = germania().put(magnus=2).game()
    play_all(game, "play prefect", "produce Germania", "cash", "end")
    assert goods_of(game, 0) == {"wine": 1}
    assert game.position()["magnus"] == 2


@pytest.mark.rule("13.4", "13.10")
def test_magnus_serves_the_active_player_after_the_partner_for_a_legate() -> None:
    game = germania().put(magnus=0).game()
    play_all(game, "play legate", "name prefect", "accept", "cash", "produce Germania", "end")
    assert goods_of(game, 0) == {"wine": 2}
    assert game.position()["magnus"] == 3


@pytest.mark.rule("13.4", "13.10")
def test_a_partner_who_plays_the_prefect_for_a_legate_keeps_magnus() -> None:
    game = germania().put(magnus=2).game()
    play_all(game, "play legate", "name prefect", "accept", "produce Germania", "cash", "end")
    assert goods_of(game, 2) == {"wine": 1}
    assert game.position()["magnus"] == 2


@pytest.mark.rule("13.4", "13.9")
@pytest.mark.parametrize("owner", [0, 2])
def test_magnus_does_not_serve_a_prefect_that_is_played_for_a_proconsul(owner: int) -> None:
    game = germania().seat(0, bought="proconsul@II").put(magnus=owner).game()
    play_all(game, "play proconsul", "play prefect", "produce Germania", "end")
    assert goods_of(game, 2) == {"wine": 1}
    assert game.position()["magnus"] == owner


@pytest.mark.rule("13.4", "13.5", "6.1")
def test_magnus_serves_the_active_player_who_copies_a_prefect() -> None:
    game = germania().seat(1, discard="prefect").put(seat=2, magnus=2).game()
    play_all(game, "play diplomat", "copy 1", "produce Germania", "cash", "end")
    assert goods_of(game, 2) == {"wine": 2}
    assert game.position()["magnus"] == 1


@pytest.mark.rule("13.4", "13.6", "6.1")
def test_magnus_serves_the_active_players_half_of_a_double_card() -> None:
    game = germania().seat(0, bought="prefect/architect@I").put(magnus=0).game()
    play_all(game, "play prefect/architect", "as prefect", "produce Germania", "done", "end")
    assert goods_of(game, 0) == {"wine": 2}
    assert game.position()["magnus"] == 3


@pytest.mark.rule("13.4", "13.6")
@pytest.mark.parametrize("owner", [0, 2])
def test_magnus_does_not_serve_the_partners_half_of_a_double_card(owner: int) -> None:
    game = germania().seat(0, bought="prefect/architect@I").put(magnus=owner).game()
    play_all(game, "play prefect/architect", "as architect", "done", "produce Germania", "end")
    assert goods_of(game, 2) == {"wine": 1}
    assert game.position()["magnus"] == owner


@pytest.mark.rule("13.4", "6.2", "7.2")
def test_magnus_is_used_even_where_no_space_is_free() -> None:
    game = germania().seat(0, goods="8 brick").put(magnus=0).game()
    play_all(game, "play prefect", "produce Germania", "cash", "end")
    assert goods_of(game, 0) == {"brick": 8}
    assert game.position()["magnus"] == 3


@pytest.mark.rule("13.4", "6.3")
@pytest.mark.parametrize(("owner", "right"), [(0, 5), (3, 2), (5, 4)])
def test_six_players_pass_magnus_to_the_right_whatever_the_teams(owner: int, right: int) -> None:
    game = germania(6).put(seat=owner, magnus=owner).game()
    play_all(game, "play prefect", "produce Germania", "cash", "end")
    assert game.position()["magnus"] == right


def full_to_one_space(players: int = 4) -> Table:
    """Seat 1 has 1 free space, and in Gallia a house in a wine city and one in a food city."""
    return (
        teams(players)
        .tokens(Burdigala="wine", Lutetia="food", Massilia="tools")
        .seat(1, goods="7 brick", houses="Burdigala, Lutetia")
    )


@pytest.mark.rule("7.2", "13.4")
def test_another_team_chooses_its_goods_between_the_partners_prefects() -> None:
    game = full_to_one_space().game()
    play_all(game, "play prefect", "produce Gallia")
    assert asked(game) == (1, "take")
    assert offered(game, "take") == ["food", "wine"]
    assert "done" not in game.moves()
    play_all(game, "take food")
    assert goods_of(game, 1) == {"brick": 7, "food": 1}
    assert asked(game) == (2, "prefect")


@pytest.mark.rule("7.2", "13.4")
def test_another_team_chooses_its_goods_in_the_partners_prefect() -> None:
    game = full_to_one_space().game()
    play_all(game, "play prefect", "cash", "produce Gallia")
    assert asked(game) == (1, "take")
    play_all(game, "take wine")
    assert goods_of(game, 1) == {"brick": 7, "wine": 1}
    assert asked(game) == (0, "end")


@pytest.mark.rule("7.2", "13.10")
def test_another_team_chooses_its_goods_inside_a_legate() -> None:
    game = full_to_one_space().game()
    play_all(game, "play legate", "name prefect", "accept", "produce Gallia")
    assert asked(game) == (1, "take")
    play_all(game, "take wine")
    assert asked(game) == (0, "prefect")


@pytest.mark.rule("7.2", "13.9")
def test_another_team_chooses_its_goods_inside_a_proconsul() -> None:
    game = full_to_one_space().seat(0, goods="", bought="proconsul@II").game()
    play_all(game, "play proconsul", "play prefect", "produce Gallia")
    assert asked(game) == (1, "take")
    play_all(game, "take food")
    assert asked(game) == (0, "end")


@pytest.mark.rule("7.2", "13.5")
def test_another_team_chooses_its_goods_inside_a_copied_prefect() -> None:
    game = full_to_one_space().seat(3, discard="prefect").put(seat=2).game()
    play_all(game, "play diplomat", "copy 3", "produce Gallia")
    assert asked(game) == (1, "take")
    play_all(game, "take food")
    assert asked(game) == (0, "prefect")


@pytest.mark.rule("7.2", "13.4")
def test_owners_choose_in_turn_order_from_the_partner_who_acts() -> None:
    laid_out = full_to_one_space()
    for seat in (0, 3):
        laid_out.seat(seat, goods="7 brick", houses="Burdigala, Lutetia")
    game = laid_out.seat(2, goods="7 brick", houses="Lutetia").game()
    play_all(game, "play prefect", "cash", "produce Gallia")
    order = []
    while game.question == "take":
        order.append(game.to_move)
        game.play("take food")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("7.2", "13.4")
def test_the_two_partners_both_choose_in_one_event() -> None:
    laid_out = full_to_one_space()
    game = laid_out.seat(2, goods="7 brick", houses="Burdigala, Lutetia").game()
    play_all(game, "play prefect", "produce Gallia", "take wine", "take food")
    assert goods_of(game, 1) == {"brick": 7, "wine": 1}
    assert goods_of(game, 2) == {"brick": 7, "food": 1}


@pytest.mark.rule("7.2", "13.8")
def test_each_partner_chooses_what_a_double_bonus_leaves_room_for() -> None:
    game = (
        germania()
        .seat(0, goods="6 brick", houses="Colonia Agrippina, Vindobona")
        .put(magnus=0)
        .game()
    )
    play_all(game, "play prefect", "produce Germania")
    assert goods_of(game, 0) == {"brick": 6, "wine": 1}
    assert (asked(game), offered(game, "take")) == ((0, "take"), ["food", "wine"])
