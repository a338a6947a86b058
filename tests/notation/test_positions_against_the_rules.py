"""Positions that break a rule or an invariant are refused, with the path of each fault."""

import pytest

from concordia import Game
from tests.notation.hostile import Document
from tests.notation.spoiling import Spoil, faults_of, fresh, give, put


def buy_without_a_turn(document: Document) -> None:
    document["players"][0]["hand"].append(document["display"][2])
    document["display"][2] = None


def only_cloth(document: Document) -> None:
    document["cities"] = dict.fromkeys(document["cities"], "cloth")
    document["markers"] = {name: {"good": "cloth", "active": True} for name in document["markers"]}


BROKEN_RULES: list[tuple[str, Spoil, str, str]] = [
    ("a house in the capital", give(0, houses=["Roma"]), "players[0].houses[0]", "capital"),
    ("two houses in a city", give(0, houses=["Massilia"] * 2), "players[0].houses[1]", "Massilia"),
    (
        "13 things in a storehouse",
        give(1, goods={"wine": 9}),
        "players[1].goods",
        "13 of 12 spaces",
    ),
    (
        "a card twice in a hand",
        lambda d: d["players"][2]["hand"].append("tribune@start"),
        "players[2].hand[7]",
        "tribune@start is there already",
    ),
    (
        "a card for sale and in a hand",
        lambda d: d["players"][2]["hand"].append(d["display"][0]),
        "players[2].hand",
        "is there already: display[0]",
    ),
    (
        "a card for sale and in the deck",
        lambda d: d["deck"].append(d["deck"][-1]),
        "deck[19]",
        "is there already: deck[18]",
    ),
    (
        "a card that is nowhere",
        lambda d: d["deck"].pop(),
        "deck",
        "is nowhere",
    ),
    ("a starting card for sale", lambda d: d["deck"].append("tribune@start"), "deck[19]", ""),
    (
        "a hand without its Tribune",
        lambda d: d["players"][0]["hand"].pop(),
        "players[0].hand",
        "tribun",
    ),
    ("debts", give(0, coins=-1), "players[0].coins", "must be from 0 to"),
    ("negative goods", give(0, goods={"wine": -1}), "players[0].goods.wine", "must be from 0 to"),
    (
        "seven colonists",
        give(0, store={"land": 3, "sea": 2}),
        "players[0].store.land",
        "1 on the board and 3 in the storehouse are not 3",
    ),
    (
        "a colonist far from home",
        give(0, in_cities={"Roma": {"sea": 1}, "Massilia": {"land": 1}}),
        "players[0].in_cities.Massilia",
        "no place for a colonist",
    ),
    (
        "two colonists on a line",
        lambda d: [
            p.update(in_cities={"Roma": {"sea": 1}}, on_lines=["Novaria-Roma:land"])
            for p in d["players"][:2]
        ],
        "players[1].on_lines[0]",
        "another colonist stands",
    ),
    (
        "a display that is not full",
        lambda d: d["players"][0]["hand"].append(d["display"].pop()),
        "display",
        "6 of 7 positions",
    ),
    (
        "a gap in the display at the start of a turn",
        buy_without_a_turn,
        "display",
        "no position is empty",
    ),
    ("a deck out of order", lambda d: d["deck"].reverse(), "deck[5]", "later deck"),
    (
        "an end without reason",
        put(end={"concordia": 0, "turns_left": 2}),
        "end.concordia",
        "15",
    ),
    (
        "a last turn for the one who ended the game, too",
        lambda d: [
            give(1, houses=sorted(d["cities"])[:15])(d),
            put(end={"concordia": 1, "turns_left": 4})(d),
        ],
        "end.turns_left",
        "at most 3",
    ),
    ("a game that is just over", put(over=True), "over", "not triggered"),
    (
        "a marker of a cheap kind",
        lambda d: d["markers"]["Italia"].update(good="brick"),
        "markers.Italia.good",
        "the dearest",
    ),
    (
        "cloth everywhere",
        only_cloth,
        "cities",
        "letter D has",
    ),
    ("a seat too many", put(seat=4), "seat", "from 0 to 3"),
    ("a track too short", put(track=[None]), "track", "each of the 4 seats"),
    ("partners in individual play", put(unplaced=[2]), "unplaced", "must name seats of []"),
    ("shopping with goods", put(unstocked=[0]), "unstocked", "must name seats of []"),
    ("a copied card in individual play", give(0, copied_by=[1]), "players[0].copied_by", "teams"),
    ("nothing that waits", put(pending=[]), "pending[0]", "end of the active player's turn"),
    (
        "the end of another's turn",
        put(pending=[{"question": "end", "seat": 1}]),
        "pending[0]",
        "end of the active player's turn",
    ),
    (
        "a question with nothing to ask",
        put(pending=[{"question": "end", "seat": 0}, {"question": "build", "seat": 0}]),
        "pending[1]",
        "nothing to ask",
    ),
    (
        "an opponent who carries out a card in somebody's turn",
        put(pending=[{"question": "end", "seat": 0}, {"question": "prefect", "seat": 1}]),
        "pending[1].seat",
        "the turn of seat 0",
    ),
    (
        "one question twice",
        put(pending=[{"question": "end", "seat": 0}, *[{"question": "build", "seat": 0}] * 2]),
        "pending[2]",
        "waits already",
    ),
    (
        "more steps than colonists",
        put(
            pending=[
                {"question": "end", "seat": 0},
                {"question": "move", "seat": 0, "steps": 3},
            ]
        ),
        "pending[1].steps",
        "from 0 to 2",
    ),
]


@pytest.mark.parametrize("case", BROKEN_RULES, ids=lambda case: case[0])
def test_a_position_that_breaks_a_rule_is_refused(case: tuple[str, Spoil, str, str]) -> None:
    _, spoil, path, message = case
    document = fresh()
    Game.load(document)
    spoil(document)
    faults = faults_of(document)
    assert path in faults
    assert message in faults[path]


@pytest.mark.rule("3.3")
def test_a_player_may_be_given_a_card_of_a_late_deck() -> None:
    document = fresh()
    document["deck"].remove("vintner@II")
    document["players"][0]["hand"].append("vintner@II")
    give(0, houses=[next(city for city, good in document["cities"].items() if good == "wine")])(
        document
    )
    game = Game.load(document)
    game.play("play vintner")
    assert game.position()["players"][0]["goods"]["wine"] == 2


@pytest.mark.rule("3.3")
def test_a_card_of_a_late_deck_may_be_for_sale() -> None:
    document = fresh()
    early, late = document["display"][0], document["deck"].pop()
    document["display"][0] = late
    document["deck"].insert(0, early)
    assert Game.load(document).position()["display"][0] == late


def test_nobody_stands_on_a_transit_only_line() -> None:
    document = fresh("ionium")
    line = next(line.name for line in Game.load(document).state.board.lines if not line.stand)
    give(0, in_cities={"Athenae": {"sea": 1}}, on_lines=[line])(document)
    assert "transit-only" in faults_of(document)["players[0].on_lines[0]"]


def test_who_has_not_been_shopping_does_that_before_he_plays_a_card() -> None:
    document = fresh(no_goods=True)
    put(pending=[{"question": "end", "seat": 0}, {"question": "prefect", "seat": 0}])(document)
    assert "before playing a card" in faults_of(document)["unstocked"]
    put(unstocked=[1, 2, 3])(document)
    assert Game.load(document).question == "prefect"


def test_a_team_copies_a_card_once() -> None:
    document = fresh(mode="team")
    give(0, copied_by=[1, 1])(document)
    assert faults_of(document)["players[0].copied_by[1]"] == "is there already"


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_a_second_partner_has_no_starting_architect(place: str) -> None:
    document = fresh(mode="team")
    put(unplaced=[])(document)
    document["players"][3][place].append("architect@start")
    assert "no starting card of this seat" in faults_of(document)[f"players[3].{place}"]


def test_what_is_no_name_of_a_card_is_quoted_in_few_words() -> None:
    document = fresh(mode="team")
    answer = {"question": "answer", "seat": 2, "asker": 0, "kind": "z" * 50_000, "half": None}
    put(unplaced=[], pending=[{"question": "end", "seat": 0}, answer])(document)
    for player in document["players"][2:]:
        player.update(in_cities={"Petra": {"land": 2}}, store={"land": 1, "sea": 3})
    assert len("".join(faults_of(document).values())) < 1_000
