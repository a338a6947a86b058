from collections import Counter
from math import log, log10, sqrt
from random import Random

import pytest

from concordia.arena.statistics.bootstrap import percentiles, rating_intervals
from concordia.arena.statistics.plackett_luce import Order, ratings, strengths
from concordia.arena.statistics.shares import (
    Trial,
    clustered_interval,
    effective_trials,
    variance,
    wilson,
)
from concordia.arena.statistics.sprt import FEWEST_SETUPS, Sprt


def test_wilson_gives_the_textbook_values() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_sandwich_is_the_sum_of_squared_residuals_of_the_clusters() -> None:
    # The share is 4/8; the residuals are 2 - 2, 3 - 2 and -1 off: 3/2 * (0 + 1 + 1) / 12^2.
    assert variance([(2, 4), (3, 4), (1, 4)]) == pytest.approx(3 / 2 * 2 / 144)


def test_games_that_repeat_each_other_count_once() -> None:
    copies: list[list[Trial]] = [[(1, 1)] * 4, [(0, 1)] * 4] * 10

    # 20 setups, each of which says four times the same.
    assert effective_trials(copies) == pytest.approx(20 * 19 / 20)


def test_independent_games_count_about_as_many_as_they_are() -> None:
    random = Random(1)
    setups: list[list[Trial]] = [
        [(int(random.random() < 0.25), 1) for _ in range(4)] for _ in range(500)
    ]

    assert 1600 < effective_trials(setups) < 2001


def test_setups_that_balance_by_chance_do_not_feign_certainty() -> None:
    balanced: list[list[Trial]] = [[(1, 1), (0, 1), (0, 1), (0, 1)]] * 3

    # Each setup was won once: clusters seem to have no variance at all.
    assert effective_trials(balanced) == pytest.approx(12 * 11 / 12)


def test_one_setup_is_one_observation() -> None:
    assert clustered_interval([[(1, 1), (1, 1)]]) == wilson(1.0, 1)


def test_where_all_is_won_each_game_counts() -> None:
    assert clustered_interval([[(1, 1)] * 4] * 100) == wilson(1.0, 400)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    random, held = Random(5), 0
    for _ in range(300):
        setups = [_setup_with_a_mood(random) for _ in range(60)]
        low, high = clustered_interval(setups)
        held += low <= 0.5 <= high

    assert 0.91 <= held / 300 <= 0.99


def _setup_with_a_mood(random: Random) -> list[Trial]:
    """Return games of a setup that suits somebody more or less; on the average, half are won."""
    chance = 0.2 if random.random() < 0.5 else 0.8
    return [(int(random.random() < chance), 1) for _ in range(4)]


def test_two_players_are_rated_by_the_odds() -> None:
    found = strengths(Counter({("a", "b"): 30, ("b", "a"): 10}), ["a", "b"], ghost=0)

    assert found == pytest.approx({"a": sqrt(3), "b": 1 / sqrt(3)})
    assert ratings(found)["a"] == pytest.approx(200 * log10(3))


def test_orders_as_the_model_foretells_give_its_strengths_back() -> None:
    # With strengths 3, 2, 1 the order a, b, c has the chance 3/6 * 2/3 = 20/60, and so on.
    orders: Counter[Order] = Counter(
        {
            ("a", "b", "c"): 20,
            ("a", "c", "b"): 10,
            ("b", "a", "c"): 15,
            ("b", "c", "a"): 5,
            ("c", "a", "b"): 6,
            ("c", "b", "a"): 4,
        }
    )

    found = strengths(orders, "abc", ghost=0)

    assert found["a"] / found["c"] == pytest.approx(3, rel=1e-4)
    assert found["b"] / found["c"] == pytest.approx(2, rel=1e-4)


def test_somebody_on_several_seats_is_rated_once() -> None:
    # One against two equals of his own: he comes first, second and last equally often.
    orders: Counter[Order] = Counter({("a", "b", "b"): 5, ("b", "a", "b"): 5, ("b", "b", "a"): 5})

    assert strengths(orders, "ab", ghost=0) == pytest.approx({"a": 1, "b": 1})


def test_who_always_wins_is_rated_finitely() -> None:
    found = ratings(strengths(Counter({("a", "b"): 100}), "ab"))

    assert 200 < found["a"] < 1000
    assert found["a"] == pytest.approx(-found["b"])


def test_rating_intervals_hold_the_rating_and_narrow_with_more_setups() -> None:
    setups: list[Counter[Order]] = [Counter({("a", "b"): 3, ("b", "a"): 1}), Counter([("b", "a")])]

    few = rating_intervals(setups * 5, "ab", Random(1))["a"]
    many = rating_intervals(setups * 50, "ab", Random(1))["a"]

    rating = ratings(strengths(Counter({("a", "b"): 150, ("b", "a"): 100}), "ab"))["a"]
    assert few[0] < many[0] < rating < many[1] < few[1]


def test_setups_that_are_all_alike_say_nothing_about_the_spread() -> None:
    assert rating_intervals([Counter([("a", "b")])] * 9, "ab", Random(1)) == {}


def test_percentiles_leave_out_both_ends() -> None:
    assert percentiles(list(range(1000))) == (25, 974)


def test_the_log_likelihood_ratio_is_as_computed_by_hand() -> None:
    test = Sprt(0.4, 0.6)
    for share in (0.5, 1.0):
        test.add(share)

    # Mean 0.75; variance (2 * 0.25^2 + 0.25) / 2 = 0.1875; 2 * 0.2 * 0.25 / 0.1875.
    assert test.log_likelihood_ratio == pytest.approx(0.1 / 0.1875)
    assert test.bound == pytest.approx(log(19))


def test_nothing_is_concluded_from_a_few_setups() -> None:
    test = Sprt(0.4, 0.6)
    for _ in range(FEWEST_SETUPS - 1):
        test.add(1.0)
    assert test.conclusion == "open"

    test.add(1.0)

    assert test.conclusion == "high"


@pytest.mark.parametrize(("truth", "right"), [(0.25, "low"), (0.40, "high")])
def test_the_sequential_test_seldom_errs(truth: float, right: str) -> None:
    random = Random(3)

    wrong = sum(_concluded(truth, random) != right for _ in range(300))

    assert wrong / 300 < 0.08


def _concluded(truth: float, random: Random) -> str:
    test = Sprt(0.25, 0.40)
    while not test.decided:
        test.add(sum(random.random() < truth for _ in range(4)) / 4)
    return test.conclusion


@pytest.mark.parametrize("text", ["0.4,0.25", "0,0.5", "0.5", "a,b", "0.2,0.3,0.4", "nan,0.5"])
def test_shares_that_cannot_be_told_apart_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Sprt.between(text)
