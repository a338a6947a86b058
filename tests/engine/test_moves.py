"""Moves: a number below MOVE_COUNT and a readable text, each made from the other."""

from collections import Counter
from functools import cache

import pytest

from concordia import InvalidMove
from concordia.content.maps import board, load_map, map_ids
from concordia.content.rules import mode_ids, players_of, rules_for
from concordia.engine.moves import MOVE_COUNT, Move, MoveNames
from concordia.engine.types import GOODS

GAMES = [(map_id, mode, 4) for map_id in map_ids() for mode in mode_ids()] + [
    ("imperium", mode, seats) for mode in mode_ids() for seats in players_of(mode) if seats != 4
]


@cache
def names_of(map_id: str, mode: str, seats: int) -> MoveNames:
    return MoveNames(board(load_map(map_id)), rules_for(mode, seats))


@pytest.mark.parametrize(("map_id", "mode", "seats"), GAMES)
def test_every_move_of_a_game_leads_to_its_number_and_back(
    map_id: str, mode: str, seats: int
) -> None:
    names = names_of(map_id, mode, seats)
    for number, text in names.texts.items():
        move = names.move(number)
        assert str(move) == text
        assert names.number(move) == names.numbers[text] == number


@pytest.mark.parametrize(("map_id", "mode", "seats"), GAMES)
def test_every_number_is_in_range_and_none_is_given_twice(
    map_id: str, mode: str, seats: int
) -> None:
    names = names_of(map_id, mode, seats)
    assert min(names.texts) >= 0
    assert max(names.texts) < MOVE_COUNT
    assert len(set(names.texts.values())) == len(names.texts) == len(names.numbers)


@pytest.mark.parametrize(("map_id", "mode", "seats"), GAMES)
def test_each_verb_has_a_move_for_all_that_it_can_speak_of(
    map_id: str, mode: str, seats: int
) -> None:
    on, rules = board(load_map(map_id)), rules_for(mode, seats)
    places = [line for line in on.lines if line.stand]
    found = Counter(move.verb for move in names_of(map_id, mode, seats).moves.values())
    assert found == {
        **dict.fromkeys(("done", "end", "cash", "repeat", "income", "accept", "refuse"), 1),
        "start": on.capital,
        "play": len(rules.kinds),
        "as": 3,
        "lift": 2 * len(on.cities) + len(places),
        "to": len(places),
        "build": on.capital,
        "produce": len(on.provinces),
        "take": 5,
        "sell": 5 * 12,
        "buy": 5 * 12,
        "copy": seats,
        "card": 7,
        "pay": 5,
        "place": 2 * len(on.cities),
        "name": len(rules.kinds),
    }


def test_moves_without_names_of_the_map_have_one_number_on_every_map() -> None:
    verbs = {"done", "end", "cash", "play", "as", "take", "sell", "buy", "copy", "card", "pay"}
    numbers: dict[str, set[int]] = {}
    for game in GAMES:
        for number, move in names_of(*game).moves.items():
            if move.verb in verbs:
                numbers.setdefault(str(move), set()).add(number)
    assert {text: found for text, found in numbers.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move("end"), "end"),
        (Move("build", ("Massilia",)), "build Massilia"),
        (Move("sell", ("wine", "3")), "sell wine 3"),
        (Move("place", ("land", "Leptis Magna")), "place land Leptis Magna"),
        (Move("lift", ("sea", "Massilia-Roma:sea")), "lift sea Massilia-Roma:sea"),
        (Move("lift", ("land", "Colonia Agrippina")), "lift land Colonia Agrippina"),
        (Move("to", ("Carthago-Leptis Magna:sea",)), "to Carthago-Leptis Magna:sea"),
        (Move("as", ("mercator5",)), "as mercator5"),
        (Move("card", ("7",)), "card 7"),
    ],
)
def test_a_move_reads_as_its_verb_and_words(move: Move, text: str) -> None:
    names = names_of("imperium", "venus", 4)
    assert str(move) == text
    assert names.move(names.number(move)) == move


@pytest.mark.parametrize("number", [-1, MOVE_COUNT, MOVE_COUNT + 1000])
def test_a_number_out_of_range_is_no_move(number: int) -> None:
    with pytest.raises(InvalidMove, match=str(number)):
        names_of("imperium", "base", 4).move(number)


def test_every_number_in_range_is_a_move_or_refused() -> None:
    names = names_of("italia", "base", 2)
    refused = 0
    for number in range(MOVE_COUNT):
        if number in names.texts:
            assert names.number(names.move(number)) == number
        else:
            refused += 1
            with pytest.raises(InvalidMove):
                names.move(number)
    assert refused == MOVE_COUNT - len(names.texts)


@pytest.mark.parametrize(
    "move",
    [
        Move("build", ("Roma",)),  # nobody builds in the capital
        Move("build", ("Atlantis",)),
        Move("build"),
        Move("sell", ("wine", "13")),
        Move("sell", ("wine", "0")),
        Move("sell", ("salt", "1")),
        Move("card", ("8",)),
        Move("copy", ("4",)),
        Move("as", ("tribune",)),
        Move("fly", ("Massilia",)),
        Move(""),
    ],
)
def test_what_no_rule_knows_is_no_move(move: Move) -> None:
    with pytest.raises(InvalidMove):
        names_of("imperium", "base", 4).number(move)


def test_a_transit_only_line_is_no_place_to_go_to_or_from() -> None:
    names = names_of("ionium", "base", 4)
    for move in (
        Move("to", ("Apollonia-Brundisium:land",)),
        Move("lift", ("land", "Apollonia-Brundisium:land")),
    ):
        with pytest.raises(InvalidMove):
            names.number(move)


def test_goods_are_named_in_the_order_of_their_prices() -> None:
    names = names_of("imperium", "base", 4)
    takes = sorted(names.number(Move("take", (good,))) for good in GOODS)
    assert [names.texts[number] for number in takes] == [f"take {good}" for good in GOODS]
