"""The bundled cards: costs, gods and decks are those of rule 11.4, card by card."""

from collections import Counter

import pytest

from concordia.content.cards import DECKS, Deck, bundled_cards
from concordia.engine.actions import ACTIONS
from concordia.engine.cards import Card, CardKind
from concordia.engine.deed import IN_ERRAND, IN_MAGISTER
from concordia.engine.types import BRICK, CLOTH, FOOD, GODS, GOODS, NONE, TOOLS, WINE

BASE = {
    "I": """architect tools Jupiter, prefect wine Saturnus, mercator5 wine Mercurius,
            colonist food Mars, diplomat tools Saturnus, mason food Minerva,
            farmer brick+food Minerva, smith brick+tools Minerva""",
    "II": """architect tools Jupiter, prefect wine Saturnus, mercator5 wine Mercurius,
            colonist food Mars, consul cloth Jupiter, vintner brick+wine Minerva,
            weaver brick+cloth Minerva""",
    "III": """architect tools Jupiter, prefect wine Saturnus, mercator5 wine Mercurius,
            colonist food Mars, consul cloth Jupiter, diplomat food Saturnus""",
    "IV": """architect tools Jupiter, prefect wine Saturnus, colonist food Mars,
            consul cloth Jupiter, diplomat tools Mercurius""",
    "V": """prefect wine Saturnus, mercator5 wine Mercurius, consul cloth Jupiter,
            diplomat food Mars""",
}
VENUS = {
    "I": """architect tools Jupiter, prefect/architect wine Venus, mercator5 wine Mercurius,
            colonist food Mars, diplomat tools Saturnus, farmer brick+food Minerva,
            smith brick+tools Minerva""",
    "II": """architect/mercator5 tools Venus, prefect wine Saturnus, mercator5 wine Mercurius,
            colonist food Mars, consul cloth Jupiter, vintner brick+wine Minerva,
            weaver brick+cloth Minerva, mason food Minerva""",
    "III": """architect tools Jupiter, prefect wine Saturnus, prefect/mercator5 wine Venus,
            colonist food Mars, consul cloth Jupiter, diplomat food Saturnus""",
    "IV": """architect/mercator5 tools Venus, prefect wine Saturnus, colonist food Mars,
            consul cloth Jupiter, diplomat tools Mercurius""",
    "V": """prefect wine Saturnus, mercator5 wine Mercurius, consul cloth Jupiter,
            diplomat food Mars""",
}
TEAM = {deck: cards.replace("consul", "proconsul") for deck, cards in VENUS.items()}


def deck(of: str, name: str) -> Deck:
    return bundled_cards().decks[of][name]


def kind(name: str) -> CardKind:
    return next(kind for kind in bundled_cards().kinds if kind.name == name)


def described(card: Card) -> str:
    """Describe a card as the tables above do."""
    cost = "+".join(
        good for good, units in zip(GOODS, card.cost, strict=True) for _ in range(units)
    )
    return " ".join((card.card_id.split("@")[0], cost, *(GODS[god] for god in card.gods)))


@pytest.mark.rule("11.4")
@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize(
    ("of", "table"), [("base", BASE), ("venus", VENUS), ("team", TEAM)], ids=str
)
def test_a_deck_has_the_cards_of_the_table(of: str, table: dict[str, str], name: str) -> None:
    expected = [" ".join(card.split()) for card in table[name].split(",")]
    assert sorted(map(described, deck(of, name).values())) == sorted(expected)


@pytest.mark.rule("11.4")
@pytest.mark.parametrize("of", ["base", "venus", "team"])
def test_a_card_knows_its_deck(of: str) -> None:
    for name in DECKS:
        for kind_name, card in deck(of, name).items():
            assert (card.deck, card.card_id) == (name, f"{kind_name}@{name}")


@pytest.mark.rule("11.4")
def test_the_gods_add_up_to_the_pantheon() -> None:
    pantheon: dict[str, list[int]] = {}
    counts: Counter[str] = Counter()
    for name in DECKS:
        counts.update(GODS[god] for card in deck("base", name).values() for god in card.gods)
        for god in ("Jupiter", "Saturnus", "Mercurius", "Mars"):
            pantheon.setdefault(god, []).append(counts[god])
    # Two players have the decks I and II already.
    assert {god: row[1:] for god, row in pantheon.items()} == {
        "Jupiter": [3, 5, 7, 8],
        "Saturnus": [3, 5, 6, 7],
        "Mercurius": [2, 3, 4, 5],
        "Mars": [2, 3, 4, 5],
    }


@pytest.mark.rule("2.4")
def test_venus_cards_make_the_base_decks() -> None:
    """The Venus box adds its four double cards to a base box's cards, and moves the Mason."""
    swapped = {("I", "prefect"), ("II", "architect"), ("III", "mercator5"), ("IV", "architect")}
    for name in DECKS:
        made = {k: v for k, v in deck("venus", name).items() if "/" not in k and k != "mason"}
        made |= {k: v for k, v in deck("base", name).items() if (name, k) in swapped}
        if name == "I":
            mason = deck("venus", "II")["mason"]
            assert mason.cost == deck("base", "I")["mason"].cost
            made["mason"] = deck("base", "I")["mason"]
        assert made == deck("base", name)


@pytest.mark.rule("11.2")
def test_the_gods_of_the_starting_cards() -> None:
    start = {name: [GODS[g] for g in card.gods] for name, card in bundled_cards().start.items()}
    assert start == {
        "tribune": ["Mars"],
        "architect": ["Jupiter"],
        "prefect": ["Saturnus"],
        "mercator3": ["Mercurius"],
        "diplomat": ["Jupiter"],
        "senator": ["Vesta"],
        "magister": ["Venus"],
        "praetor": ["Vesta"],
        "legate": ["Jupiter", "Saturnus", "Venus"],
    }


def test_the_kinds_are_numbered_in_the_order_of_the_formats() -> None:
    kinds = bundled_cards().kinds
    assert [kind.number for kind in kinds] == list(range(21))
    assert " ".join(kind.name for kind in kinds) == (
        "tribune architect prefect mercator3 mercator5 diplomat senator magister praetor legate "
        "colonist consul proconsul mason farmer smith vintner weaver "
        "prefect/architect architect/mercator5 prefect/mercator5"
    )


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("name", "good", "points"),
    [
        ("mason", BRICK, 3),
        ("farmer", FOOD, 3),
        ("smith", TOOLS, 3),
        ("vintner", WINE, 4),
        ("weaver", CLOTH, 5),
        ("architect", NONE, 0),
    ],
)
def test_what_minerva_gives_for_a_house(name: str, good: int, points: int) -> None:
    assert (kind(name).good, kind(name).points) == (good, points)


@pytest.mark.parametrize(
    ("name", "purchases", "surcharge", "never_buys"),
    [
        ("senator", 2, True, None),
        ("praetor", 1, True, None),
        ("consul", 1, False, None),
        ("proconsul", 1, False, "proconsul"),
    ],
)
def test_how_a_card_buys(
    name: str, purchases: int, surcharge: bool, never_buys: str | None
) -> None:
    barred = kind(never_buys).number if never_buys else NONE
    assert (kind(name).purchases, kind(name).surcharge) == (purchases, surcharge)
    assert kind(name).never_buys == barred


def test_what_no_card_of_another_does() -> None:
    kinds = bundled_cards().kinds
    assert [kind.name for kind in kinds if not kind.copyable] == ["diplomat"]
    assert [kind.name for kind in kinds if not kind.repeatable] == ["senator"]
    assert {kind.name: kind.never_within for kind in kinds if kind.never_within} == {
        "magister": IN_MAGISTER,
        "legate": IN_ERRAND,
    }


def test_a_double_card_has_its_halves_in_the_order_of_its_name() -> None:
    kinds = bundled_cards().kinds
    for double in [kind for kind in kinds if kind.begin is ACTIONS["double"]]:
        assert "/".join(kinds[half].name for half in double.halves) == double.name


def test_what_a_mercator_pays() -> None:
    assert (kind("mercator3").coins, kind("mercator5").coins) == (3, 5)
