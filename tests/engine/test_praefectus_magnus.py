"""Rules 6.1 to 6.3: Praefectus Magnus doubles what the marker gives."""

import pytest

from concordia import Game
from tests.support.table import Table, coins_of, goods_of, play_all, table


def gallia(mode: str = "base", players: int = 4) -> Table:
    """Seat 0 owns Praefectus Magnus; the marker of Gallia is wine; nobody has any goods."""
    setting = table(players=players, mode=mode).put(magnus=0)
    setting.tokens(Burdigala="brick", Lutetia="food", Massilia="wine")
    for seat in range(players):
        setting.seat(seat, goods="")
    return setting


def magnus(game: Game) -> int:
    owner: int = game.position()["magnus"]
    return owner


@pytest.mark.rule("6.1", "6.3")
def test_example_of_seat_two_with_a_wine_marker() -> None:
    setting = gallia().put(magnus=2, seat=2).seat(2, houses="Lutetia").seat(0, houses="Massilia")
    game = play_all(setting.game(), "play prefect", "produce Gallia")
    assert goods_of(game, 2) == {"wine": 2, "food": 1}
    assert goods_of(game, 0) == {"wine": 1}
    play_all(game, "end")
    assert magnus(game) == 1


@pytest.mark.rule("6.1")
def test_the_owners_houses_are_not_doubled() -> None:
    game = gallia().seat(0, houses="Burdigala, Lutetia, Massilia").game()
    play_all(game, "play prefect", "produce Gallia")
    assert goods_of(game, 0) == {"brick": 1, "food": 1, "wine": 2 + 1}


@pytest.mark.rule("6.1")
def test_who_does_not_own_it_gets_one_unit_and_leaves_it_where_it_is() -> None:
    game = gallia().put(magnus=3).game()
    play_all(game, "play prefect", "produce Gallia", "end")
    assert goods_of(game, 0) == {"wine": 1}
    assert goods_of(game, 3) == {}
    assert magnus(game) == 3


@pytest.mark.rule("6.1", "5.5")
def test_it_doubles_a_prefect_that_a_diplomat_copies() -> None:
    game = gallia().seat(1, discard="prefect").game()
    play_all(game, "play diplomat", "copy 1", "produce Gallia", "end")
    assert goods_of(game, 0) == {"wine": 2}
    assert magnus(game) == 3


@pytest.mark.rule("6.1", "5.5")
def test_the_owner_of_a_copied_prefect_does_not_use_it() -> None:
    game = gallia().put(magnus=1).seat(1, discard="prefect").game()
    play_all(game, "play diplomat", "copy 1", "produce Gallia", "end")
    assert goods_of(game, 0) == {"wine": 1}
    assert magnus(game) == 1


@pytest.mark.rule("6.1", "5.10")
def test_it_doubles_a_prefect_that_a_magister_repeats() -> None:
    game = gallia("venus").seat(0, discard="prefect").game()
    play_all(game, "play magister", "repeat", "produce Gallia", "end")
    assert goods_of(game, 0) == {"wine": 2}
    assert magnus(game) == 3


@pytest.mark.rule("6.1", "5.11")
def test_it_doubles_a_double_cards_prefect() -> None:
    game = gallia("venus").seat(0, bought="prefect/architect@I").game()
    play_all(game, "play prefect/architect", "as prefect", "produce Gallia", "end")
    assert goods_of(game, 0) == {"wine": 2}
    assert magnus(game) == 3


@pytest.mark.rule("6.2")
def test_its_use_is_compulsory() -> None:
    game = play_all(gallia().game(), "play prefect", "produce Gallia")
    assert goods_of(game, 0) == {"wine": 2}
    assert game.moves() == ["end"]


@pytest.mark.rule("6.2", "7.1")
def test_it_is_used_even_where_no_space_is_free() -> None:
    game = gallia().seat(0, goods="8 brick").game()
    play_all(game, "play prefect", "produce Gallia", "end")
    assert goods_of(game, 0) == {"brick": 8}
    assert magnus(game) == 3


@pytest.mark.rule("6.2", "7.1")
def test_it_is_used_where_one_space_is_free() -> None:
    game = gallia().seat(0, goods="7 brick").game()
    play_all(game, "play prefect", "produce Gallia", "end")
    assert goods_of(game, 0) == {"brick": 7, "wine": 1}
    assert magnus(game) == 3


@pytest.mark.rule("6.2", "5.3b")
def test_cash_neither_doubles_nor_uses_it() -> None:
    game = gallia().seat(0, coins=0).inactive("Gallia").game()
    play_all(game, "play prefect", "cash", "end")
    assert coins_of(game, 0) == 2
    assert magnus(game) == 0


@pytest.mark.rule("6.1", "5.9")
def test_a_specialist_neither_doubles_nor_uses_it() -> None:
    game = gallia().seat(0, houses="Lutetia", bought="farmer@I").game()
    play_all(game, "play farmer", "end")
    assert goods_of(game, 0) == {"food": 1}
    assert magnus(game) == 0


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("owner", "right"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_it_goes_to_the_player_on_the_right(owner: int, right: int) -> None:
    game = gallia().put(magnus=owner, seat=owner).game()
    play_all(game, "play prefect", "produce Gallia", "end")
    assert magnus(game) == right


@pytest.mark.rule("6.3", "4.2")
def test_it_goes_only_when_the_turn_is_over() -> None:
    game = gallia().game()
    play_all(game, "play prefect", "produce Gallia")
    assert magnus(game) == 0
    play_all(game, "end")
    assert magnus(game) == 3


@pytest.mark.rule("6.3")
def test_it_stays_there_until_it_is_used_again() -> None:
    game = play_all(gallia(players=3).game(), "play prefect", "produce Gallia", "end")
    for _ in range(2):
        play_all(game, "play prefect", "cash", "end")
        assert magnus(game) == 2
    play_all(game, "play prefect", "cash", "end", "play prefect", "cash", "end")
    play_all(game, "play prefect", "produce Gallia", "end")
    assert goods_of(game, 2) == {"wine": 2}
    assert magnus(game) == 1
