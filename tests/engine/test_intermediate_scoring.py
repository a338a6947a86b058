"""Rule 10: the scoring at everybody's first Tribune."""

from typing import Any

import pytest

from concordia import Game
from tests.support.table import Table, asked, coins_of, play_all, table, teams, turn


def scored(players: int = 3) -> Table:
    return table(players=players, intermediate=True)


def team_scored() -> Table:
    """Lay out a game of partners in which nobody has goods, so that nobody places colonists."""
    laid_out = teams(intermediate=True)
    for seat in range(4):
        laid_out.seat(seat, goods="")
    return laid_out


def track(game: Game) -> list[Any]:
    points: list[Any] = game.position()["track"]
    return points


@pytest.mark.rule("10.1")
def test_the_first_tribune_scores_its_player_at_once() -> None:
    game = scored().seat(0, goods="").game()
    total = game.scores()[0]["total"]
    play_all(game, "play tribune")
    assert track(game) == [total, None, None]
    assert coins_of(game, 0) == 5


@pytest.mark.rule("10.1")
def test_without_the_option_nobody_is_scored() -> None:
    game = table(players=2).game()
    for _ in range(4):
        turn(game, "play tribune")
    assert track(game) == [None, None]
    assert (coins_of(game, 0), coins_of(game, 1)) == (5, 6)


@pytest.mark.rule("10.1")
def test_all_gods_are_scored_as_at_the_end() -> None:
    game = (
        scored()
        .tokens(Massilia="food", Novaria="tools")
        .seat(0, houses="Massilia, Novaria", bought="farmer@I", goods="")
        .game()
    )
    play_all(game, "play tribune")
    assert track(game)[0] == game.scores()[0]["total"] > 15


@pytest.mark.rule("10.1", "5.1")
def test_the_coins_for_the_cards_are_counted() -> None:
    cards = "architect, prefect, prefect, mercator3, senator"
    game = scored().seat(0, coins=7, goods="", discard=cards).game()
    before = game.scores()[0]["total"]
    play_all(game, "play tribune")
    assert coins_of(game, 0) == 10
    assert track(game)[0] == before + 1


@pytest.mark.rule("10.1", "5.1")
def test_the_colonist_of_the_tribune_is_not_counted_yet() -> None:
    game = scored().game()
    before = game.scores()[0]
    play_all(game, "play tribune")
    assert track(game)[0] == before["total"]
    play_all(game, "place sea Roma")
    assert game.scores()[0]["Mars"] == before["Mars"] + 2
    assert track(game)[0] == before["total"]


@pytest.mark.rule("10.1")
def test_a_second_tribune_is_not_scored() -> None:
    game = scored(players=2).seat(0, goods="").seat(1, goods="").game()
    turn(game, "play tribune")
    first = track(game)
    turn(game, "play mercator3")
    turn(game, "play mercator3")
    turn(game, "play architect")
    turn(game, "play tribune")
    assert track(game) == first


@pytest.mark.rule("10.1", "8.1")
def test_the_concordia_card_is_not_scored_here() -> None:
    fifteen = (
        "Londinium, Burdigala, Lutetia, Massilia, Brigantium, Olisipo, Valentia, Carthago, "
        "Rusadir, Vindobona, Novaria, Napoca, Sirmium, Tomis, Petra"
    )
    game = (
        scored().seat(0, houses=fifteen, goods="").put(end={"concordia": 0, "turns_left": 2}).game()
    )
    play_all(game, "play tribune")
    assert track(game)[0] == game.scores()[0]["total"] - 7


@pytest.mark.rule("10.2")
def test_the_highest_get_two_sestertii_and_the_next_lower_one() -> None:
    game = scored(players=4).put(seat=3, track=[41, 41, 38, None]).seat(3, goods="").game()
    assert [coins_of(game, seat) for seat in range(4)] == [5, 6, 7, 8]
    play_all(game, "play tribune")
    assert [coins_of(game, seat) for seat in range(4)] == [7, 8, 8, 8]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("points", "coins"),
    [
        ([41, 38, 38], [2, 1, 1, 0]),
        ([41, 41, 41], [2, 2, 2, 1]),
        ([0, 0, 0], [1, 1, 1, 2]),
        ([41, 40, 39], [2, 1, 0, 0]),
    ],
)
def test_every_player_of_a_tied_rank_is_paid(points: list[int], coins: list[int]) -> None:
    laid_out = scored(players=4).put(seat=3, track=[*points, None]).seat(3, goods="")
    for seat in range(4):
        laid_out.seat(seat, coins=0)
    game = play_all(laid_out.game(), "play tribune")
    assert [coins_of(game, seat) for seat in range(4)] == coins


@pytest.mark.rule("10.2")
def test_when_all_are_tied_all_get_two() -> None:
    game = scored(players=2).seat(0, coins=0, goods="").seat(1, coins=0, goods="").game()
    turn(game, "play tribune")
    turn(game, "play tribune")
    assert (coins_of(game, 0), coins_of(game, 1)) == (2, 2)


@pytest.mark.rule("10.2")
def test_nothing_is_paid_before_all_have_been_scored() -> None:
    game = scored(players=4).put(seat=2, track=[41, 41, None, None]).seat(2, goods="").game()
    play_all(game, "play tribune")
    assert [coins_of(game, seat) for seat in range(4)] == [5, 6, 7, 8]


@pytest.mark.rule("10.2")
def test_after_the_payment_the_track_is_back_at_zero() -> None:
    game = scored(players=4).put(seat=3, track=[41, 41, 38, None]).seat(3, goods="").game()
    play_all(game, "play tribune")
    assert track(game) == [0, 0, 0, 0]


@pytest.mark.rule("10.2")
def test_after_the_payment_a_tribune_is_scored_no_more() -> None:
    game = scored(players=2).put(track=[0, 0]).seat(0, coins=0, goods="").game()
    play_all(game, "play tribune", "end")
    assert track(game) == [0, 0]
    assert coins_of(game, 0) == 0


@pytest.mark.rule("10.2", "8.3")
def test_the_scoring_has_no_effect_on_the_points_of_the_end() -> None:
    plain = table(players=4).seat(3, goods="").game()
    game = scored(players=4).put(track=[41, 41, 38, 30]).seat(3, goods="").game()
    assert game.scores() == plain.scores()


@pytest.mark.rule("10.2", "8.2")
def test_nothing_is_paid_when_the_game_ends_earlier() -> None:
    game = scored(players=2).display("colonist@I").seat(0, goods="1 food").put(track=[None, 9])
    play = play_all(game.game(), "play senator", "card 1", "end")
    before = [coins_of(play, seat) for seat in (0, 1)]
    turn(play, "play senator")
    assert play.over
    assert [coins_of(play, seat) for seat in (0, 1)] == before
    assert track(play) == [None, 9]


@pytest.mark.rule("10.1", "13.2")
def test_a_shared_tribune_scores_both_partners() -> None:
    game = team_scored().seat(2, discard="prefect").game()
    totals = [points["total"] for points in game.scores()]
    play_all(game, "play tribune")
    assert track(game) == [totals[0], None, totals[2], None]


@pytest.mark.rule("10.1", "13.2")
def test_a_shared_tribune_scores_a_partner_who_has_no_cards_to_take() -> None:
    game = play_all(team_scored().game(), "play tribune")
    assert [points is None for points in track(game)] == [False, True, False, True]


@pytest.mark.rule("10.1", "13.2")
def test_the_partner_is_scored_after_the_active_players_colonist() -> None:
    game = play_all(teams(intermediate=True).game(), "play tribune")
    assert asked(game) == (0, "place-one")
    assert [points is None for points in track(game)] == [False, True, True, True]
    play_all(game, "done")
    assert [points is None for points in track(game)] == [False, True, False, True]


@pytest.mark.rule("10.1", "13.9")
def test_a_tribune_for_a_proconsul_scores_the_partner_alone() -> None:
    game = team_scored().seat(0, bought="proconsul@II").game()
    play_all(game, "play proconsul", "play tribune")
    assert [points is None for points in track(game)] == [True, True, False, True]


@pytest.mark.rule("10.1", "13.10")
def test_a_tribune_for_a_legate_scores_both_partners() -> None:
    game = play_all(team_scored().game(), "play legate", "name tribune", "accept")
    assert [points is None for points in track(game)] == [False, True, False, True]


@pytest.mark.rule("10.1", "13.2")
def test_a_partner_who_was_scored_as_partner_is_not_scored_again() -> None:
    game = turn(team_scored().game(), "play tribune")
    turn(game, "play mercator3")
    first = track(game)
    turn(game, "play tribune")
    assert (game.turn, track(game)) == (3, first)


@pytest.mark.rule("10.2", "13.2")
def test_in_team_play_each_player_counts_individually() -> None:
    game = team_scored().put(seat=1, track=[50, None, 20, None]).seat(1, coins=40).game()
    totals = [points["total"] for points in game.scores()]
    assert 20 > totals[1] > totals[3]
    before = [coins_of(game, seat) for seat in range(4)]
    play_all(game, "play tribune")
    after = [coins_of(game, seat) for seat in range(4)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 0, 1, 0]
    assert track(game) == [0, 0, 0, 0]


@pytest.mark.rule("10.2", "13.2")
def test_two_partners_can_be_the_highest_and_the_next() -> None:
    game = team_scored().put(seat=1, track=[3, None, 2, None]).seat(1, coins=40).game()
    before = [coins_of(game, seat) for seat in range(4)]
    play_all(game, "play tribune")
    after = [coins_of(game, seat) for seat in range(4)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 2, 0, 1]
