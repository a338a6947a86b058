"""A move that no rule ever allows is told apart from a text that says nothing."""

import pytest

from concordia import Game, IllegalMove, InvalidMove


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("build Athenae", marks=pytest.mark.rule("5.2b"), id="a house in the capital"),
        pytest.param("start Athenae", marks=pytest.mark.rule("3.8"), id="a start in the capital"),
        pytest.param(
            "to Apollonia-Brundisium:land",
            marks=pytest.mark.rule("5.2a"),
            id="a stand on a transit-only line",
        ),
        pytest.param("lift land Apollonia-Brundisium:land", id="a start from there"),
        pytest.param("lift sea Abdera-Dardanos:land", id="a sea colonist on land"),
        pytest.param("buy wine 13", marks=pytest.mark.rule("7.1"), id="13 units"),
        pytest.param("sell wine 0", id="no units"),
        pytest.param("card 8", id="a card beyond the display"),
        pytest.param("copy 4", id="a seat too many"),
        pytest.param("as senator", id="a half of no double card"),
    ],
)
def test_what_no_rule_ever_allows_is_an_illegal_move(text: str) -> None:
    game = Game.new("ionium", 4, "venus", seed=1)
    with pytest.raises(
        IllegalMove, match=f'"{text}" is never legal; seat 0 can play: play tribune'
    ):
        game.play(text)


@pytest.mark.parametrize(
    "text",
    [
        "build Roma",
        "to Nowhere:land",
        "buy salt 1",
        "buy wine one",
        "buy wine -1",
        "card",
        "fly",
        "",
    ],
)
def test_what_says_nothing_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove, match="is no move of this game"):
        Game.new("ionium", 4, "venus", seed=1).play(text)
