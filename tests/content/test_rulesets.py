"""The bundled rulesets: the numbers of sections 3 and 11, and the faults of such a file."""

from pathlib import Path

import pytest

from concordia.content import rulesets
from concordia.content.cards import bundled_cards
from concordia.content.rulesets import bundled_rulesets, read_rulesets
from concordia.engine.errors import InvalidContent
from concordia.engine.types import GOODS

TEXT = Path(rulesets.__file__).with_name("rulesets.toml").read_text(encoding="utf-8")


def units(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(good, 0) for good in GOODS)


@pytest.mark.rule("11.1")
def test_the_city_tokens() -> None:
    tokens = bundled_rulesets().tokens
    assert tokens == {
        "A": units(brick=2, food=2, tools=1, wine=1, cloth=1),
        "B": units(brick=2, food=2, tools=2, wine=1, cloth=1),
        "C": units(brick=3, food=2, tools=2, wine=2, cloth=1),
        "D": units(brick=1, food=1, tools=1, wine=1, cloth=1),
    }
    assert sum(map(sum, tokens.values())) == 30


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(
    ("side", "expected"),
    [
        ("front", "- ? ? cloth cloth ?+cloth cloth+cloth"),
        ("back", "- ? ? wine cloth ?+wine wine+cloth"),
    ],
)
def test_the_surcharges_of_the_positions(side: str, expected: str) -> None:
    row = bundled_rulesets().market[side]
    positions = [position.split("+") for position in expected.split()]
    assert row.any_kind == tuple(position.count("?") for position in positions)
    assert row.goods == tuple(
        tuple(position.count(good) for good in GOODS) for position in positions
    )


@pytest.mark.rule("11.5")
def test_the_coin_side_of_the_markers() -> None:
    assert bundled_rulesets().marker_coins == [2, 2, 2, 2, 1]


def test_the_base_prices() -> None:
    assert bundled_rulesets().price == [3, 4, 5, 6, 7]


@pytest.mark.rule("5.2b")
def test_the_coins_for_the_first_house_of_a_city() -> None:
    assert bundled_rulesets().house_coins == [1, 2, 3, 4, 5]


@pytest.mark.rule("3.5")
def test_the_goods_at_the_start() -> None:
    assert tuple(bundled_rulesets().start_goods) == units(brick=1, food=2, tools=1, wine=1, cloth=1)


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        ("price = 3, ", "", "goods.brick", "price is missing"),
        ("price = 3", "price = 0", "goods.brick.price", "0 is not a whole number from 1 to 99"),
        ("brick = { price", "bricks = { price", "goods.bricks", 'did you mean "brick"?'),
        ("house_coins = 1", "house_coin = 1", "goods.brick.house_coin", '"house_coins"?'),
        ("start = 2 }", "start = 3 }", "goods", "more goods than the 6 that have room"),
        ("A = {", "AA = {", "tokens.AA", '"AA" is not a capital letter'),
        ("cloth = 1 }\nB", "clotch = 1 }\nB", "tokens.A.clotch", 'did you mean "cloth"?'),
        ("coins = 5\n", "coins = -5\n", "start.coins", "from 0 to 99"),
        ('[], ["?"], ["?"], ["cloth"]', '["?"], ["?"], ["cloth"]', "market.front",
         "6 positions are not the 7 of the display"),
        ('[], ["?"], ["?"], ["cloth"]', '[], ["!"], ["?"], ["cloth"]', "market.front[1][0]",
         '"!" is no good'),
        ("front = ", "fronts = ", "market.fronts", 'did you mean "front"?'),
        ("for_each = 1", "for_each = []", "colonist_income.normal.for_each", "a list is not"),
        ('"right"', '"rigth"', "magnus_passes_to.normal", 'did you mean "right"?'),
        ("[2, 3, 4, 5]", "[1, 2]", "mode.base.players[0]", "from 2 to 6"),
        ("[2, 3, 4, 5]", "[]", "mode.base.players", "once, from low to high"),
        ("[2, 3, 4, 5]", "[3, 2]", "mode.base.players", "once, from low to high"),
        ("[4, 6]", "[4, 5, 6]", "mode.team.players", "is even"),
        ('decks = "venus"', 'decks = "venis"', "mode.venus.decks", 'did you mean "venus"?'),
        ('"partners"', '"partner"', "mode.team.venus", 'did you mean "partners"?'),
        ('hand = ["tribune"', 'hand = ["tribun"', "mode.base.hand[0]",
         '"tribun" is no starting card; did you mean "tribune"?'),
        ('hand = ["tribune"', 'hand = ["weaver"', "mode.base.hand[0]", "no starting card"),
        ('"partners"\nhand = [', '"partners"\nhand = []\nx = [', "mode.team.hand",
         "at least one card"),
        ('["diplomat", "architect"]', '["diplomat"]', "mode.team.lacks", "for the second"),
        ('["diplomat", "architect"]', '["diplomat", "senator"]', "mode.team.lacks[1]",
         '"senator" is no card of this hand'),
        ("[mode.base]", "[modes.base]", "modes", 'did you mean "mode"?'),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(old: str, new: str, path: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidContent) as raised:
        read_rulesets(TEXT.replace(old, new, 1), "my.toml", bundled_cards())
    faults = raised.value.faults
    assert any(f.path == f"my.toml: {path}" and words in f.message for f in faults), faults
