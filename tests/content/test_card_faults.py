"""Every sort of fault in a card file is found, named with its place, and explained."""

import pytest

from concordia.content.cards import read_cards
from concordia.engine.errors import Fault, InvalidContent

GOOD = """
[kind.tribune]
action = "tribune"
[kind.mercator3]
action = "mercator"
coins = 3
[kind.senator]
action = "buy"
purchases = 2
never_buys = "tribune"
[kind.mason]
action = "specialist"
good = "brick"
points = 3
[kind.magister]
action = "magister"
never_within = ["magister"]
[kind."mercator3/magister"]
action = "double"
halves = ["mercator3", "magister"]

[start]
tribune = { gods = ["Mars"] }
senator = { gods = ["Vesta"] }

[decks.base.I]
tribune = { cost = ["food"], gods = ["Mars"] }
mercator3 = { cost = ["wine", "wine"], gods = ["Mercurius"] }
senator = { cost = [], gods = ["Vesta", "Venus"] }
mason = { cost = ["brick"], gods = ["Minerva"] }
[decks.base.II]
tribune = { cost = ["food"], gods = ["Mars"] }
mercator3 = { cost = ["wine"], gods = ["Mercurius"] }
senator = { cost = ["cloth"], gods = ["Vesta"] }

[decks.more]
like = "base"
without.I = ["mason"]
[decks.more.I]
magister = { cost = ["tools"], gods = ["Venus"] }
"""


def faults_of(text: str) -> list[Fault]:
    with pytest.raises(InvalidContent) as raised:
        read_cards(text, "my.toml")
    return raised.value.faults


def test_the_good_cards_are_good() -> None:
    cards = read_cards(GOOD, "my.toml")
    assert list(cards.decks["more"]["I"]) == ["tribune", "mercator3", "senator", "magister"]
    assert cards.decks["more"]["II"] == cards.decks["base"]["II"]
    assert cards.decks["base"]["I"]["mercator3"].cost == (0, 0, 0, 2, 0)


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        # kinds
        ("[kind.tribune]", '[kind."Tri bune"]', 'kind."Tri bune"', "is no name for a card"),
        ('action = "tribune"', "", "kind.tribune", "action is missing"),
        ('"tribune"\n[', '"tribun"\n[', "kind.tribune.action",
         '"tribun" is no action; did you mean "tribune"?'),
        ("coins = 3", "", "kind.mercator3", "coins is missing"),
        ("coins = 3", "coins = -1", "kind.mercator3.coins", "-1 is not a whole number"),
        ("coins = 3", "coins = 3\npoints = 2", "kind.mercator3.points", "no key of this table"),
        ("purchases = 2", "purchases = true", "kind.senator.purchases", "not a whole number"),
        ("purchases = 2", "purchases = 2\nsurcharge = 1", "kind.senator.surcharge",
         "true or false"),
        ("purchases = 2", 'purchases = 2\nrepeatable = "no"', "kind.senator.repeatable",
         '"no" is not true or false'),
        ('never_buys = "tribune"', 'never_buys = "tribunes"', "kind.senator.never_buys",
         'did you mean "tribune"?'),
        ('good = "brick"', 'good = "bricks"', "kind.mason.good",
         '"bricks" is no good; did you mean "brick"?'),
        ("points = 3", "points = 30", "kind.mason.points", "from 0 to 9"),
        ('["magister"]', '["magistrate"]', "kind.magister.never_within[0]", "magister"),
        ('["mercator3", "magister"]', '["mercator3", "mercator3"]',
         'kind."mercator3/magister".halves', "two different halves"),
        ('["mercator3", "magister"]', '["mercator3", "mercator3/magister"]',
         'kind."mercator3/magister".halves[1]', "no kind of card with one action"),
        # cards
        ('tribune = { gods = ["Mars"] }', 'tribun = { gods = ["Mars"] }', "start.tribun",
         '"tribun" is no kind of card; did you mean "tribune"?'),
        ('tribune = { gods = ["Mars"] }', 'tribune = { cost = [], gods = ["Mars"] }',
         "start.tribune.cost", "no key of this table"),
        ('{ cost = ["food"], ', "{ ", "decks.base.I.tribune", "cost is missing"),
        ('["food"]', '["fod"]', "decks.base.I.tribune.cost[0]", 'did you mean "food"?'),
        ('["food"]', "[3]", "decks.base.I.tribune.cost[0]", "3 is not a text"),
        ('["food"]', '"food"', "decks.base.I.tribune.cost", '"food" is not a list'),
        ('["food"]', str(["food"] * 10), "decks.base.I.tribune.cost", "9 goods at most"),
        ('["Mercurius"]', '["Merkur"]', "decks.base.I.mercator3.gods[0]",
         'did you mean "Mercurius"?'),
        ('["Mercurius"]', '["Bacchus"]', "decks.base.I.mercator3.gods[0]",
         '"Bacchus" is no god; there are Vesta, Jupiter'),
        ('["Minerva"]', '["Mars"]', "decks.base.I.mason.gods", "Minerva goes with specialists"),
        ('["Mercurius"]', '["Minerva"]', "decks.base.I.mercator3.gods", "goes with specialists"),
        # decks
        ("[decks.base.II]", "[decks.base.VI]", "decks.base.VI", "VI"),
        ("[decks.base.II]", "[decks.other.II]", "decks.base", "fewer cards than the 7 for sale"),
        ('like = "base"', 'like = "bass"', "decks.more.like", 'did you mean "base"?'),
        ('like = "base"', 'like = "more"', "decks.more.like", "stands before"),
        ('without.I = ["mason"]', 'without.I = ["maison"]', "decks.more.without.I[0]",
         'did you mean "mason"?'),
        ('without.I = ["mason"]', 'without.VI = ["mason"]', "decks.more.without.VI",
         "is no deck"),
        ("magister = {", "mercator3 = {", "decks.more.I.mercator3", "has the card already"),
        ("[start]", "[begin]", "", "start is missing"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(old: str, new: str, path: str, words: str) -> None:
    assert old in GOOD
    faults = faults_of(GOOD.replace(old, new, 1))
    place = f"my.toml: {path}" if path else "my.toml"
    assert any(fault.path == place and words in fault.message for fault in faults), faults


def test_there_are_not_more_kinds_than_moves_have_room_for() -> None:
    more = "\n".join(f'[kind.other{n}]\naction = "tribune"' for n in range(27))
    (fault,) = faults_of(GOOD + more)
    assert fault == Fault("my.toml: kind", "33 kinds are too many; 32 is the most")


def test_all_faults_are_reported_together() -> None:
    text = GOOD.replace('["food"]', '["fod"]').replace("coins = 3", "coins = 3.5")
    assert [fault.path for fault in faults_of(text)] == [
        "my.toml: kind.mercator3.coins",
        "my.toml: decks.base.I.tribune.cost[0]",
        "my.toml: decks.base.II.tribune.cost[0]",
    ]


def test_a_card_added_to_base_is_in_every_deck_that_is_like_it() -> None:
    text = GOOD.replace(
        "[decks.base.II]", '[decks.base.II]\nmason = { cost = [], gods = ["Minerva"] }'
    )
    assert "mason" in read_cards(text, "my.toml").decks["more"]["II"]
