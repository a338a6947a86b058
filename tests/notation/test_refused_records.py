"""Records that tell what cannot have happened are refused, each fault with its place."""

import re

import pytest

from concordia import Game
from tests.notation.records import begun, faults_of, finished, line_of, text_of


def test_a_move_that_is_not_legal_is_named_with_its_number_and_line() -> None:
    turns = finished().partition("[moves]\n")[2].splitlines()
    before = sum(turn.count(";") + 1 for turn in turns[:20])
    line = line_of(finished(), "21. ")
    right = turns[20].split("; ")[0]
    wrong = finished().replace(right, "21. seat 2: play consul")
    (path, message), *others = faults_of(wrong).items()
    assert path == f"moves[{before}]"
    assert message.startswith(f'line {line}: "play consul" is no')
    assert not others


@pytest.mark.parametrize(
    ("turns", "path", "message"),
    [
        ("1. seat 0: play prefct", "moves[0]", 'did you mean "play prefect"?'),
        ("1. seat 0: play prefect; cash; done", "moves[2]", "not legal now; seat 0 can play: end"),
        ("1. seat 0: play prefect; cash; end\n2. seat 0: play prefect", "line {1}", "of seat 1"),
        ("1. seat 1: play prefect", "line {0}", "it is the turn of seat 0, not of seat 1"),
        ("1. seat 0: (1) play prefect", "moves[0]", "is for seat 0, not seat 1"),
        ("1. seat 0: play prefect;; end", "moves[1]", '"" is no move'),
        ("1. seat 0:", "moves[0]", '"" is no move'),
        ("1. seat 0: play prefect; cash; end; play prefect", "line {0}", "a line of its own"),
        ("1. seat 0: play prefect; cash; end;", "line {0}", "a line of its own"),
        ("seat 0: play prefect", "line {0}", "a turn begins like"),
        ("1. seat 10: play prefect", "line {0}", "a turn begins like"),
        ("play prefect", "line {0}", "a turn begins like"),
    ],
)
def test_a_turn_that_cannot_be_read_is_named(turns: str, path: str, message: str) -> None:
    first = begun().count("\n") + 1
    assert message in faults_of(begun() + turns)[path.format(first, first + 1)]


def test_a_move_of_another_seat_is_marked_with_it() -> None:
    right = text_of("cyprus-base-3")
    marked = next(re.finditer(r"\(([0-9])\) take \w+", right))
    seat, unmarked = marked[1], marked[0].partition(" ")[2]
    for wrong in (unmarked, f"({(int(seat) + 1) % 3}) {unmarked}"):
        spoilt = right[: marked.start()] + wrong + right[marked.end() :]
        assert f"is for seat {seat}, not seat" in str(faults_of(spoilt))


def test_a_game_that_is_over_goes_on_no_more() -> None:
    more = finished().replace("\n\n[scores]", "\n57. seat 2: play prefect\n\n[scores]")
    assert "over already" in str(faults_of(more))


def test_wrong_scores_and_a_wrong_result_are_all_named() -> None:
    wrong = finished().replace("total 38", "total 39").replace("Minerva 15", "Minerva 16")
    wrong = wrong.replace("team 2 wins", "team 1 wins")
    faults = faults_of(wrong)
    assert set(faults) == {"result", "scores.0", "scores.3"}
    assert "team 2 wins" in faults["result"]
    assert "total 38" in faults["scores.0"]


@pytest.mark.parametrize("result", ["unfinished", "seat 2 wins", "team 2 win", ""])
def test_the_result_must_be_said_as_it_is(result: str) -> None:
    assert set(faults_of(finished().replace("team 2 wins", result))) == {"result"}


def test_a_record_without_its_last_moves_does_not_have_its_result() -> None:
    lines = finished().splitlines()
    moves = lines.index("[moves]")
    for end in (moves + 1, moves + 10, moves + 56):
        assert set(faults_of("\n".join(lines[:end]))) == {"result"}


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        ("concordia-record/1", "concordia-record/2", "line 1", "begins with"),
        ("concordia-record/1\n", "", "line 1", "begins with"),
        ("rules: 1\n", "", "rules", "missing"),
        ("rules: 1\n", "rules: 2\n", "rules", "newer than 1"),
        ("map: imperium\n", "", "map", "missing"),
        ("map: imperium", "map: imperum", "map", "imperium"),
        ("mode: base\n", "", "mode", "missing"),
        ("mode: base", "mode: bse", "mode", "base"),
        ("mode: base", "mode: team", "players", "not for 2"),
        ("options: none\n", "", "options", "missing"),
        ("options: none", "options: no_good", "options", "no_goods"),
        ("options: none", "options: market side", "options", "front"),
        ("options: none", "options: market", "options", "front"),
        ("options: none", "options: market back, market front", "options", "twice"),
        ("options: none", "options: no_goods, no_goods", "options", "twice"),
        ("options: none", "options: no_goods yes", "options", "true or false"),
        ("options: none", "options: none, no_goods", "options", '"none" is no option'),
        ("options: none", "options: small_ionium", "options", "not for imperium"),
        ("seat 0: Aurelia\n", "", "seat 0", "each once"),
        ("seat 1: Brutus", "seat 1: " + "x" * 61, "line 7", "1 to 60"),
        ("seat 1: Brutus", "seat 0: Brutus", "line 7", "twice"),
        ("seat 1: Brutus", "seat 2: Brutus", "seat 0", "each once"),
        ("result:", "reslt:", "line 9", "result"),
        ("[setup]", "[moves]", "line 27", "a second section [moves]"),
        ("[setup]\n", "[setup]\n[position]\n", "[setup]", "either"),
        ("[moves]\n", "", "[moves]", "missing"),
        ("Gallia: ", "Galia: ", "line 13", "Gallia"),
        ("Germania: ", "Gallia: ", "line 16", "twice"),
        ("deck II: ", "deck I: ", "line 25", "twice"),
        ("deck II: ", "deck VI: ", "line 25", "no card"),
        ("Massilia ", "Masilia ", "line 13", "Massilia"),
        ("Gallia: ", "Gallia: Londinium food, ", "line 13", "no city of Gallia"),
        ("Gallia: ", "Gallia: Roma food, ", "line 13", "no city of Gallia"),
        ("Gallia: ", "Gallia: Massilia food, ", "line 13", "Massilia stands there twice"),
    ],
)
def test_a_heading_or_setup_that_cannot_be_is_named(
    old: str, new: str, path: str, message: str
) -> None:
    assert old in begun()
    faults = faults_of(begun().replace(old, new, 1))
    assert path in faults
    assert message in faults[path]


def test_cities_and_cards_of_the_setup_must_be_there_once() -> None:
    city = re.sub(r", Massilia \w+", "", begun())
    assert city != begun()
    assert faults_of(city) == {"[setup]": "no good is given for Massilia"}
    twice = re.sub(r"deck I: (\w+)", r"deck I: \1, \1", begun())
    assert "[setup]" in faults_of(twice)
    missing = re.sub(r"deck I: \w+, ", "deck I: ", begun())
    assert "is nowhere" in str(faults_of(missing))
    tokens = re.sub(r"(brick|food|tools|wine)\b(?=.*\n)", "cloth", begun().partition("deck")[0])
    assert "tokens of cloth" in str(faults_of(tokens + "".join(begun().partition("deck")[1:])))


@pytest.mark.rule("3.3")
def test_deck_one_lies_on_deck_two_whichever_line_comes_first() -> None:
    lines = begun().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("deck I:"))
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    assert lines[first].startswith("deck II:")
    assert Game.read("\n".join(lines)).position() == Game.read(begun()).position()


def test_starting_cards_are_not_for_sale() -> None:
    for_sale = begun().replace("deck I: ", "deck start: tribune\ndeck I: ")
    assert "tribune@start" in str(faults_of(for_sale))


def test_several_faults_of_the_headings_are_all_reported() -> None:
    wrong = begun().replace("rules: 1\n", "").replace("mode: base\n", "colour: blue\n")
    assert set(faults_of(wrong)) == {"line 3", "rules", "mode"}
