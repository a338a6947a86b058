"""The rules of a game: what follows from the way to play, the players and the options."""

import pytest

from concordia.content.rules import mode_ids, players_of, rules_for
from concordia.engine.cards import Options, Rules
from concordia.engine.errors import InvalidOptions

BASE_HAND = ["tribune", "architect", "prefect", "prefect", "mercator3", "diplomat", "senator"]


def hand(rules: Rules, seat: int) -> list[str]:
    return [rules.cards[card].card_id.removesuffix("@start") for card in rules.hands[seat]]


@pytest.mark.rule("2.1", "2.2", "2.3")
def test_the_ways_to_play() -> None:
    assert {mode: players_of(mode) for mode in mode_ids()} == {
        "base": (2, 3, 4, 5),
        "venus": (2, 3, 4, 5),
        "team": (4, 6),
    }


@pytest.mark.rule("2.1", "11.2")
def test_the_starting_hand_of_base() -> None:
    assert [hand(rules_for("base", 3), seat) for seat in range(3)] == [BASE_HAND] * 3


@pytest.mark.rule("2.2", "11.2")
def test_the_starting_hand_of_venus() -> None:
    assert hand(rules_for("venus", 2), 1) == [*BASE_HAND, "magister"]


@pytest.mark.rule("2.3", "3.7", "11.2")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_starting_hands_of_partners(seats: int) -> None:
    rules = rules_for("team", seats)
    first = ["tribune", "architect", "prefect", "mercator3", "praetor", "legate"]
    second = ["tribune", "prefect", "mercator3", "diplomat", "praetor", "legate"]
    half = seats // 2
    assert [hand(rules, seat) for seat in range(seats)] == [first] * half + [second] * half


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("mode", "seats", "sizes"),
    [
        ("base", 2, [8, 7]),
        ("base", 3, [8, 7, 6]),
        ("base", 4, [8, 7, 6, 5]),
        ("base", 5, [8, 7, 6, 5, 4]),
        ("venus", 2, [7, 8]),
        ("team", 4, [7, 8, 6, 5]),
        ("team", 6, [7, 8, 6, 5, 4]),
    ],
)
def test_as_many_decks_as_players_but_never_more_than_five(
    mode: str, seats: int, sizes: list[int]
) -> None:
    assert [len(deck) for deck in rules_for(mode, seats).decks] == sizes


@pytest.mark.parametrize("mode", mode_ids())
def test_cards_are_numbered_from_the_starting_cards_to_the_last_deck(mode: str) -> None:
    rules = rules_for(mode, 4)
    order = ["start", "I", "II", "III", "IV"]
    decks = [order.index(card.deck) for card in rules.cards]
    assert decks == sorted(decks)
    started = sorted({card for cards in rules.hands for card in cards})
    bought = [card for deck in rules.decks for card in deck]
    assert started + bought == list(range(len(rules.cards)))


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    ("mode", "seats", "coins"),
    [
        ("base", 2, [5, 6]),
        ("venus", 5, [5, 6, 7, 8, 9]),
        ("team", 4, [5, 6, 5, 6]),
        ("team", 6, [5, 6, 7, 5, 6, 7]),
    ],
)
def test_the_coins_at_the_start(mode: str, seats: int, coins: list[int]) -> None:
    rules = rules_for(mode, seats)
    assert rules.start_coins == coins
    assert not rules.shopping


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(
    ("mode", "seats", "coins"),
    [("base", 3, [25, 26, 27]), ("team", 6, [25, 26, 27, 25, 26, 27])],
)
def test_without_goods_there_are_more_coins(mode: str, seats: int, coins: list[int]) -> None:
    rules = rules_for(mode, seats, Options(no_goods=True))
    assert rules.start_coins == coins
    assert rules.start_goods == [0, 0, 0, 0, 0]
    assert rules.shopping


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("mode", "seats", "turns"), [("base", 2, 2), ("venus", 5, 5), ("team", 4, 2), ("team", 6, 3)]
)
def test_every_other_player_or_team_has_a_last_turn(mode: str, seats: int, turns: int) -> None:
    assert rules_for(mode, seats).last_turns == turns


@pytest.mark.rule("8.3")
def test_venus_counts_partners_in_teams() -> None:
    assert [rules_for(mode, 4).venus for mode in mode_ids()] == ["pairs", "pairs", "partners"]
    assert [rules_for(mode, 4).partners for mode in mode_ids()] == [False, False, True]


@pytest.mark.rule("12.1")
def test_russian_colonist() -> None:
    assert rules_for("base", 2).colonist_income == (5, 1)
    assert rules_for("base", 2, Options(russian_colonist=True)).colonist_income == (0, 2)


@pytest.mark.rule("12.2")
def test_hungarian_magnus() -> None:
    assert rules_for("base", 2).magnus_step == -1
    assert rules_for("base", 2, Options(hungarian_magnus=True)).magnus_step == 1


@pytest.mark.rule("2.5")
def test_the_other_options_reach_the_rules() -> None:
    rules = rules_for("venus", 3, Options(intermediate=True, open_hands=True, market="back"))
    assert (rules.intermediate, rules.open_hands) == (True, True)
    assert rules.surcharge != rules_for("venus", 3).surcharge


def test_rules_are_shared() -> None:
    assert rules_for("base", 2) is rules_for("base", 2, Options())


@pytest.mark.parametrize(
    ("mode", "seats", "words"),
    [
        ("base", 6, "base is a game for 2, 3, 4 or 5 players, not for 6"),
        ("venus", 1, "venus is a game for 2, 3, 4 or 5 players, not for 1"),
        ("team", 5, "team is a game for 4 or 6 players, not for 5"),
        ("teams", 4, '"teams" is no way to play; did you mean "team"'),
        ("salsa", 4, '"salsa" is no way to play; there are base, venus, team'),
    ],
)
def test_what_cannot_be_played_is_answered_with_what_can(mode: str, seats: int, words: str) -> None:
    with pytest.raises(InvalidOptions, match=words):
        rules_for(mode, seats)


def test_an_unknown_row_of_prices_is_refused() -> None:
    with pytest.raises(
        InvalidOptions, match='"bck" is no row of market prices; did you mean "back"'
    ):
        rules_for("base", 2, Options(market="bck"))
