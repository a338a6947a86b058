"""Rules 13.12 and 8 in team play: who triggers the end, and which team wins."""

import pytest

from concordia import Game
from tests.support.table import Table, asked, play_all, teams, turn

FOURTEEN = (
    "Londinium, Burdigala, Lutetia, Brigantium, Olisipo, Valentia, Carthago, Rusadir, "
    "Vindobona, Novaria, Napoca, Sirmium, Tomis, Petra"
)


def before_the_fifteenth_house(seat: int, players: int = 4) -> Table:
    """Let this seat stand beside Massilia, a brick city, with 14 houses and 1 food."""
    return (
        teams(players)
        .tokens(Massilia="brick")
        .seat(seat, houses=FOURTEEN, goods="1 food", colonists="sea Massilia-Roma:sea")
    )


def end_of(game: Game) -> dict[str, int] | None:
    end: dict[str, int] | None = game.position()["end"]
    return end


def turns_until_the_end(game: Game) -> list[int]:
    """Finish this turn and play on until the game is over; return whose turns followed."""
    turn(game)
    seats = []
    while not game.over:
        seats.append(game.turn)
        turn(game, "play mercator3")
    return seats


@pytest.mark.rule("13.12", "8.1")
def test_the_active_player_triggers_the_end_with_the_fifteenth_house() -> None:
    game = before_the_fifteenth_house(seat=0).game()
    play_all(game, "play architect", "done", "build Massilia")
    assert end_of(game) == {"concordia": 0, "turns_left": 2}


@pytest.mark.rule("13.12", "8.1")
def test_the_partner_triggers_the_end_with_the_fifteenth_house() -> None:
    game = before_the_fifteenth_house(seat=2).game()
    play_all(game, "play architect", "done", "done", "build Massilia")
    assert end_of(game) == {"concordia": 2, "turns_left": 2}
    assert game.scores()[2]["Concordia"] == 7
    assert game.scores()[0]["Concordia"] == 0


@pytest.mark.rule("13.12", "8.1", "13.7")
def test_the_partner_triggers_the_end_by_buying_the_last_card() -> None:
    game = teams().display("colonist@I").seat(2, goods="1 food").game()
    play_all(game, "play praetor", "done", "card 1")
    assert end_of(game) == {"concordia": 2, "turns_left": 2}


@pytest.mark.rule("13.12", "8.1", "13.9")
def test_the_partner_triggers_the_end_with_a_card_for_a_proconsul() -> None:
    game = (
        teams()
        .display("colonist@I")
        .seat(0, goods="", bought="proconsul@II")
        .seat(2, goods="1 food")
        .game()
    )
    play_all(game, "play proconsul", "play praetor", "card 1")
    assert end_of(game) == {"concordia": 2, "turns_left": 2}


@pytest.mark.rule("13.12", "8.1", "13.10")
def test_the_partner_triggers_the_end_inside_a_legate() -> None:
    game = before_the_fifteenth_house(seat=0).put(seat=2).game()
    play_all(game, "play legate", "name architect", "accept", "done", "build Massilia")
    assert end_of(game) == {"concordia": 0, "turns_left": 2}
    assert turns_until_the_end(game) == [3]


@pytest.mark.rule("8.1")
def test_the_first_of_two_partners_in_a_turn_gets_the_concordia_card() -> None:
    game = (
        before_the_fifteenth_house(seat=0)
        .tokens(Massilia="brick", Lutetia="brick")
        .seat(
            2,
            goods="1 food",
            houses=FOURTEEN.replace("Lutetia, ", "Tyros, "),
            colonists="land Lutetia-Massilia:land",
        )
        .seat(0, houses=FOURTEEN.replace("Lutetia, ", "Tyros, "))
        .game()
    )
    play_all(game, "play architect", "done", "build Massilia", "done", "build Lutetia")
    assert end_of(game) == {"concordia": 0, "turns_left": 2}
    assert turns_until_the_end(game) == [1]


@pytest.mark.rule("8.2", "13.12")
def test_six_players_have_two_more_turns_whichever_partner_triggered() -> None:
    game = before_the_fifteenth_house(seat=1, players=6).seat(4, bought="architect@I")
    play = play_all(game.put(seat=4).game(), "play architect", "done", "done", "build Massilia")
    assert end_of(play) == {"concordia": 1, "turns_left": 3}
    assert turns_until_the_end(play) == [5, 0]


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("players", "others"), [(4, [1]), (6, [1, 2])])
def test_each_other_team_has_one_more_turn(players: int, others: list[int]) -> None:
    game = before_the_fifteenth_house(seat=0, players=players).game()
    play_all(game, "play architect", "done", "build Massilia")
    assert turns_until_the_end(game) == others
    assert (game.over, asked(game)) == (True, (None, None))


@pytest.mark.rule("8.2", "13.1")
def test_the_turn_in_which_the_end_is_triggered_is_carried_out_to_its_end() -> None:
    game = before_the_fifteenth_house(seat=0).game()
    play_all(game, "play architect", "done", "build Massilia")
    assert asked(game) == (2, "move")


@pytest.mark.rule("8.3")
def test_venus_gives_one_for_each_province_where_both_partners_have_a_house() -> None:
    game = (
        teams()
        .seat(0, houses="Londinium, Burdigala, Massilia, Tyros")
        .seat(2, houses="Londinium, Lutetia, Petra")
        .game()
    )
    assert (game.scores()[0]["Venus"], game.scores()[2]["Venus"]) == (2, 2)


@pytest.mark.rule("8.3")
def test_two_own_houses_in_a_province_are_nothing_to_venus_in_team_play() -> None:
    game = teams().seat(0, houses="Burdigala, Lutetia, Massilia").seat(1, houses="Massilia").game()
    assert game.scores()[0]["Venus"] == 0


@pytest.mark.rule("8.3")
def test_each_venus_card_counts_in_team_play() -> None:
    game = (
        teams()
        .seat(0, houses="Massilia, Petra", bought="prefect/architect@I, prefect/mercator5@III")
        .seat(2, houses="Lutetia, Memphis")
        .game()
    )
    assert (game.scores()[0]["Venus"], game.scores()[2]["Venus"]) == (6, 2)


@pytest.mark.rule("8.3")
def test_the_legate_counts_for_jupiter_saturnus_and_venus_once_each() -> None:
    game = (
        teams()
        .tokens(Massilia="food", Novaria="tools")
        .seat(2, houses="Massilia, Novaria", discard="legate")
        .seat(0, houses="Lutetia")
        .game()
    )
    # Seat 2's cards: Diplomat and Legate for Jupiter, Prefect and Legate for Saturnus.
    points = game.scores()[2]
    assert (points["Jupiter"], points["Saturnus"], points["Venus"]) == (4, 4, 1)


@pytest.mark.rule("8.3", "13.3")
def test_each_partner_counts_the_own_coins_for_vesta() -> None:
    game = teams().seat(0, coins=9, goods="").seat(2, coins=9, goods="").game()
    assert (game.scores()[0]["Vesta"], game.scores()[2]["Vesta"]) == (0, 0)


@pytest.mark.rule("8.3")
def test_the_praetor_counts_for_vesta_and_the_proconsul_for_jupiter() -> None:
    game = (
        teams().tokens(Massilia="food").seat(0, coins=40, goods="", bought="proconsul@II")
    ).seat(0, houses="Massilia")
    points = game.game().scores()[0]
    # Architect, Legate and Proconsul belong to Jupiter.
    assert (points["Vesta"], points["Jupiter"]) == (4, 3)


@pytest.mark.rule("8.4")
def test_the_sum_of_both_partners_decides() -> None:
    game = teams().seat(1, coins=60).seat(0, coins=40).seat(2, coins=40).put(magnus=1).game()
    totals = [points["total"] for points in game.scores()]
    assert max(totals) == totals[1]
    assert game.winner() == 0


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("magnus", "team"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_a_tie_is_won_by_the_team_that_has_magnus(magnus: int, team: int) -> None:
    game = teams().put(magnus=magnus).game()
    assert len({points["total"] for points in game.scores()}) == 1
    assert game.winner() == team


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("magnus", "team"), [(1, 0), (4, 0), (0, 0), (2, 2), (3, 0), (5, 2)])
def test_a_tie_is_won_by_the_team_that_would_get_magnus_first(magnus: int, team: int) -> None:
    game = teams(6)
    for seat in (0, 2, 3, 5):
        game.seat(seat, coins=50)
    assert game.put(magnus=magnus).game().winner() == team
