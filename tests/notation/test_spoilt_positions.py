"""Whatever is done to a position document: it is refused, or it can be played on with."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from concordia import Game
from concordia.engine.deed import CarryOut
from concordia.notation.pending import FRAMES
from tests.notation.hostile import (
    NAMES,
    STRANGE,
    at,
    check,
    load,
    must_be_sound,
    paths,
    replaced,
)
from tests.notation.moments import moments, moments_of, perft_position

QUESTIONS = [name for name in FRAMES if name not in (CarryOut.name, "play", "shop", "start")]
"""Those that wait in a document: a turn's first question is not written down."""
WHOLE = ["start-team", "senator", "last-turns", "storehouse-of-another"]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_value_of_a_waiting_question_can_be_replaced(question: str) -> None:
    documents, random = moments_of(question, most=3), Random(question)
    assert documents
    for document in documents:
        for path in paths(document["pending"], ("pending",)):
            for value in random.sample([*STRANGE, *NAMES], 25):
                must_be_sound(replaced(document, path, value), moves=30)


@pytest.mark.parametrize("name", WHOLE)
def test_every_value_of_a_document_can_be_replaced(name: str) -> None:
    document, random = perft_position(name), Random(name)
    for path in paths(document):
        for value in random.sample([*STRANGE, *NAMES], 5):
            must_be_sound(replaced(document, path, value), moves=30)


def test_a_document_can_be_anything() -> None:
    assert not any(must_be_sound(value) for value in [*STRANGE, *NAMES])


@settings(deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
@given(data=st.data(), random=st.integers(0, 2**32 - 1).map(Random))
def test_several_values_can_be_replaced_or_exchanged(data: st.DataObject, random: Random) -> None:
    document = data.draw(st.sampled_from(list(moments().values())))
    for _ in range(data.draw(st.integers(1, 4))):
        places = list(paths(document))
        path, other = random.choice(places), random.choice(places)
        values = [at(document, other), random.choice([*STRANGE, *NAMES])]
        document = replaced(document, path, random.choice(values))
    must_be_sound(document)


@pytest.mark.parametrize("name", WHOLE)
def test_an_untouched_document_is_sound(name: str) -> None:
    assert must_be_sound(perft_position(name), moves=300)


@pytest.mark.parametrize("card", ["legate", "proconsul"])
def test_who_acts_alone_carries_out_nothing_that_needs_a_partner(card: str) -> None:
    document = perft_position("architect-of-a-team")
    assert document["pending"][1] | {"partner": None, "kind": "architect"} == document["pending"][1]
    must_be_sound(replaced(document, ("pending", 1, "kind"), card), moves=200)


def test_a_display_with_a_gap_belongs_to_the_middle_of_a_turn() -> None:
    document = Game.new(players=3, seed=1).position()
    document["players"][0]["hand"].append(document["display"][0])
    document["display"][0] = None
    document["pending"] = [{"question": "end", "seat": 0}, {"question": "play", "seat": 0}]
    must_be_sound(document)


@pytest.mark.parametrize("pending", [[{"question": "end", "seat": 0}], None])
def test_praefectus_magnus_was_used_by_its_owner_alone(pending: list[object] | None) -> None:
    document = Game.new(players=3, seed=1).position()
    opening = [{"question": "end", "seat": 0}, {"question": "play", "seat": 0}]
    document |= {"pending": pending or opening, "magnus_used": True}
    assert not must_be_sound(document)


def test_who_has_not_placed_his_first_colonists_places_no_others() -> None:
    document = Game.new(players=4, mode="team", seed=1).position()
    document["players"][2]["goods"] = {"food": 3, "tools": 3}
    colonise = {"question": "colonise", "seat": 2, "fresh": True}
    document["pending"] = [{"question": "end", "seat": 0}, colonise]
    game = load(document)
    if game is not None:
        game.play("place land Roma", "place land Roma", "place land Roma", "end")
        game.play(game.moves()[0])
        check(game)


def test_a_position_that_can_be_loaded_leads_to_positions_that_can_be_loaded() -> None:
    document = Game.new(players=3, seed=1, intermediate=True).position()
    document["players"][0]["coins"] = 100_000
    game = Game.load(document)
    game.play("play tribune")
    Game.load(game.position())
