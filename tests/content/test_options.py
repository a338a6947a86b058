"""Options are read from plain data; what is wrong in it is named."""

from dataclasses import asdict

import pytest

from concordia.content.options import options_from_dict
from concordia.engine.cards import Options
from concordia.engine.errors import InvalidOptions


def test_what_is_not_given_is_off() -> None:
    assert options_from_dict({}) == Options()
    assert options_from_dict({"market": "back"}) == Options(market="back")


@pytest.mark.rule("2.5")
def test_every_option_can_be_given() -> None:
    given = dict.fromkeys(asdict(Options()), True) | {"market": "back"}
    assert asdict(options_from_dict(given)) == given


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"open_hand": True}, '"open_hand" is no option; did you mean "open_hands"?'),
        ({"no_goods": 1}, "no_goods: 1 is not true or false"),
        ({"no_goods": "true"}, 'no_goods: "true" is not true or false'),
        ({"no_goods": None}, "no_goods: null is not true or false"),
        ({"market": "side"}, 'market: "side" is not "front" or "back"'),
        ({"market": ["front"]}, 'market: a list is not "front" or "back"'),
        (
            {"market": True, "intermediate": 0},
            'market: true is not "front" or "back"; intermediate: 0 is not true or false',
        ),
    ],
)
def test_a_wrong_option_is_named(given: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOptions) as raised:
        options_from_dict(given)
    assert str(raised.value) == message
