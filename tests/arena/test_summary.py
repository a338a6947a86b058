import re

import pytest
from rich.console import Console

from concordia.arena.match import Match
from concordia.arena.report.charts import histogram
from concordia.arena.report.page import page
from concordia.arena.report.screen import show
from concordia.arena.report.svg import Scale, round_step, scale_for
from concordia.arena.report.words import names_of, sprt_sentence
from concordia.arena.statistics.sprt import Sprt
from concordia.arena.summary import Summary, summarise
from tests.arena.games import made_up

MATCH = Match(("greedy", "random"), "italia", "base", 3, {"market": "back"}, seed=1)


def summary() -> Summary:
    """Sum up two setups, in which greedy comes first, first, second, then first, first, last."""
    orders = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [0, 1, 2], [1, 2, 0], [0, 1, 2]]
    games = []
    for number, order in enumerate(orders):
        setup, seat = divmod(number, 3)
        sides = ["random"] * 3
        sides[seat] = "greedy"
        games.append(made_up(setup, seat, sides, order))
    return summarise(MATCH, games)


def test_wins_and_means_are_those_of_the_games() -> None:
    greedy, random = summary().standings

    assert (greedy.bot, greedy.wins, greedy.played) == ("greedy", 4, 6)
    assert (random.bot, random.wins, random.played) == ("random", 2, 12)
    assert greedy.share == pytest.approx(4 / 6)
    assert random.share == pytest.approx(2 / 12)
    assert greedy.score == pytest.approx((30 + 30 + 20 + 30 + 30 + 10) / 6)
    assert greedy.points["Concordia"] == greedy.score
    assert greedy.rating == pytest.approx(-random.rating)
    assert greedy.rating > 0
    assert len(random.scores) == 12
    assert sum(greedy.scores) + sum(random.scores) == 6 * 60
    assert greedy.seconds == 0.5
    assert summary().even == pytest.approx(1 / 3)


def test_the_page_fetches_nothing_and_is_well_formed() -> None:
    html = page(summary())

    assert not re.findall(r"https?:", html.replace("http://www.w3.org/2000/svg", ""))
    assert not re.findall(r"url\(|@import|<script|<link|src=", html)
    assert html.count("<svg") == html.count("</svg>") == 4
    assert "prefers-color-scheme: dark" in html
    assert "greedy against random" in html
    assert "nan" not in html.replace("Minerva", "")


def test_names_are_escaped() -> None:
    match = Match(("<b>",), "italia", "base", 2)
    html = page(summarise(match, [made_up(0, 0, ["<b>", "<b>"], [0, 1])]))

    assert "<b>" not in html
    assert "&lt;b&gt;" in html


def test_the_screen_fits_eighty_columns() -> None:
    console = Console(width=80)
    with console.capture() as shown:
        show(summary(), console)

    text = shown.get()
    assert "market=back" in text
    assert "…" not in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_contestants_are_named_in_a_sentence() -> None:
    assert names_of(Match(("a",))) == "a against itself"
    assert names_of(Match(("a", "b"))) == "a against b"
    assert names_of(Match(("a", "b", "c", "d"))) == "a against b, c and d"


def test_a_sequential_test_is_told() -> None:
    test = Sprt(0.25, 0.4)
    assert sprt_sentence(test).startswith("SPRT: open between 25.0% and 40.0%")
    for _ in range(30):
        test.add(0.5)

    assert sprt_sentence(test).startswith("SPRT: 40.0% rather than 25.0%, at 5.0% error")


def test_scales_have_round_ends_with_room_for_everything() -> None:
    assert scale_for([48, 187]) == Scale(0, 200, 50)
    assert scale_for([-30, 30]) == Scale(-40, 40, 20)
    assert scale_for([5, 5]).high == pytest.approx(5.2)
    assert round_step(187) == 50


def test_a_histogram_counts_every_score_once() -> None:
    assert histogram([0, 9, 10, 99, 100], Scale(0, 100, 50), 10) == [2, 1, 0, 0, 0, 0, 0, 0, 0, 2]
