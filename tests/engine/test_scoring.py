"""Rules 8.3 and 8.4: what each god gives, and who wins."""

import pytest

from concordia import Game
from tests.support.table import Table, play_all, table

# Cards of seat 0 in the base game: Vesta 1, Jupiter 2, Saturnus 2, Mercurius 1, Mars 1.


def points(setting: Table, god: str, seat: int = 0) -> int:
    return setting.game().scores()[seat][god]


# ---- The rulebook's example ----


@pytest.fixture
def rulebook_example() -> Game:
    """The player buys the last card, a Colonist, and the others have their last turns."""
    game = (
        table(players=4)
        .tokens(
            Isca_Dumnoniorum="brick",
            Valentia="brick",
            Carthago="brick",
            Londinium="food",
            Burdigala="food",
            Lutetia="food",
            Aquileia="food",
            Brigantium="tools",
            Sirmium="tools",
            Syracusae="tools",
            Massilia="cloth",
            Antiochia="cloth",
        )
        .display("colonist@II")
        .seat(
            0,
            coins=13,
            goods="1 brick, 1 food, 3 tools, 1 cloth",
            colonists="land Roma, sea Roma, land Roma, sea Massilia-Roma:sea, land Massilia",
            houses="Isca Dumnoniorum, Valentia, Carthago, Londinium, Burdigala, Lutetia, Aquileia, "
            "Brigantium, Sirmium, Syracusae, Massilia, Antiochia",
            bought="prefect@I, prefect@II, mercator5@I, colonist@I, farmer@I",
            discard="tribune, architect, prefect@II, farmer",
        )
        .game()
    )
    play_all(game, "play senator", "card 1", "end")
    return play_all(game, *["play prefect", "cash", "end"] * 3)


@pytest.mark.rule("8.3", "8.1", "8.2")
@pytest.mark.parametrize(
    ("god", "expected"),
    [
        ("Vesta", 3),
        ("Jupiter", 2 * 9),
        ("Saturnus", 4 * 7),
        ("Mercurius", 2 * 8),
        ("Mars", 3 * 10),
        ("Minerva", 12),
        ("Venus", 0),
        ("Concordia", 7),
        ("total", 114),
    ],
)
def test_rulebook_example_of_114_points(rulebook_example: Game, god: str, expected: int) -> None:
    assert rulebook_example.over
    assert rulebook_example.scores()[0][god] == expected


# ---- The gods ----


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("coins", "goods", "expected"),
    [
        (0, "", 0),
        (9, "", 0),
        (10, "", 1),
        (19, "", 1),
        (20, "", 2),
        (16, "2 wine, 1 cloth", 3),
        (0, "3 brick", 0),
        (1, "3 brick", 1),
        (1, "1 brick, 1 food, 1 tools, 1 wine, 1 cloth", 2),
        (5, "1 brick, 1 food, 1 tools, 1 wine, 1 cloth", 3),
        (4, "1 brick, 1 food, 1 tools, 1 wine, 1 cloth", 2),
    ],
)
def test_vesta_adds_coins_and_goods_before_rounding(coins: int, goods: str, expected: int) -> None:
    assert points(table().seat(0, coins=coins, goods=goods), "Vesta") == expected


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("kind", "price"), [("brick", 3), ("food", 4), ("tools", 5), ("wine", 6), ("cloth", 7)]
)
def test_vesta_values_goods_at_base_price(kind: str, price: int) -> None:
    assert points(table().seat(0, coins=10 - price, goods=f"1 {kind}"), "Vesta") == 1
    assert points(table().seat(0, coins=9 - price, goods=f"1 {kind}"), "Vesta") == 0


def five_houses() -> Table:
    """The example of the reference: 2 brick, 2 tools and 1 wine city in three provinces."""
    return (
        table()
        .tokens(
            Massilia="brick", Lutetia="tools", Valentia="brick", Brigantium="tools", Novaria="wine"
        )
        .seat(0, coins=16, goods="2 wine, 1 cloth")
        .seat(0, houses="Massilia, Lutetia, Valentia, Brigantium, Novaria")
        .seat(0, bought="smith@I, vintner@II, weaver@II")
    )


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("god", "expected"),
    [
        ("Vesta", 3),
        ("Jupiter", 2 * 3),
        ("Saturnus", 2 * 3),
        ("Mercurius", 1 * 6),
        ("Minerva", 2 * 3 + 4 + 0),
    ],
)
def test_example_of_five_houses_in_three_provinces(god: str, expected: int) -> None:
    assert points(five_houses(), god) == expected


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("kind", "expected"), [("brick", 0), ("food", 2), ("tools", 2), ("wine", 2), ("cloth", 2)]
)
def test_jupiter_counts_houses_outside_brick_cities(kind: str, expected: int) -> None:
    setting = table().tokens(Massilia=kind).seat(0, houses="Massilia")
    assert points(setting, "Jupiter") == expected


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("houses", "provinces"),
    [
        ("", 0),
        ("Massilia", 1),
        ("Massilia, Lutetia, Burdigala", 1),
        ("Massilia, Novaria", 2),
        ("Massilia, Novaria, Syracusae, Tomis", 3),
    ],
)
def test_saturnus_counts_provinces_with_a_house(houses: str, provinces: int) -> None:
    assert points(table().seat(0, houses=houses), "Saturnus") == 2 * provinces


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("houses", "expected"),
    [
        ("", 0),
        ("Massilia", 2),
        ("Massilia, Lutetia", 2),
        ("Massilia, Novaria", 4),
        ("Massilia, Novaria, Aquileia, Syracusae, Athenae", 10),
    ],
)
def test_mercurius_gives_two_for_each_kind(houses: str, expected: int) -> None:
    setting = table().tokens(
        Massilia="food",
        Lutetia="food",
        Novaria="brick",
        Aquileia="tools",
        Syracusae="wine",
        Athenae="cloth",
    )
    assert points(setting.seat(0, houses=houses), "Mercurius") == expected


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("colonists", "expected"),
    [
        ("land Roma", 2),
        ("land Roma, sea Massilia-Roma:sea", 4),
        ("land Roma, sea Massilia-Roma:sea, sea Massilia", 6),
        ("land Roma, land Roma, land Roma, sea Roma, sea Roma, sea Roma", 12),
    ],
)
def test_mars_gives_two_for_each_colonist_on_the_board(colonists: str, expected: int) -> None:
    setting = table().seat(0, colonists=colonists, houses="Massilia")
    assert points(setting, "Mars") == expected


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("card", "kind", "each"),
    [
        ("mason@I", "brick", 3),
        ("farmer@I", "food", 3),
        ("smith@I", "tools", 3),
        ("vintner@II", "wine", 4),
        ("weaver@II", "cloth", 5),
    ],
)
def test_minerva_gives_each_specialists_points_for_his_houses(
    card: str, kind: str, each: int
) -> None:
    other = "food" if kind == "brick" else "brick"
    setting = table().tokens(Massilia=kind, Novaria=kind, Lutetia=other)
    setting.seat(0, houses="Massilia, Novaria, Lutetia", bought=card)
    assert points(setting, "Minerva") == 2 * each


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("houses", "expected"),
    [
        ("Massilia", 0),
        ("Massilia, Novaria", 0),
        ("Massilia, Lutetia", 2),
        ("Massilia, Lutetia, Burdigala", 2),
        ("Massilia, Lutetia, Novaria, Syracusae, Tomis", 4),
    ],
)
def test_venus_gives_two_for_each_province_with_two_own_houses(houses: str, expected: int) -> None:
    setting = table(mode="venus").seat(0, houses=houses)
    assert points(setting.seat(1, houses="Massilia, Novaria, Tomis"), "Venus") == expected


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("own", "partners", "expected"),
    [
        ("Massilia, Lutetia", "", 0),
        ("Massilia", "Massilia", 1),
        ("Massilia", "Lutetia", 1),
        ("Massilia, Burdigala", "Lutetia, Massilia", 1),
        ("Massilia, Novaria, Tomis", "Lutetia, Syracusae, Petra", 2),
    ],
)
def test_venus_in_teams_gives_one_for_each_shared_province(
    own: str, partners: str, expected: int
) -> None:
    setting = table(players=4, mode="team").seat(0, houses=own).seat(2, houses=partners)
    setting.seat(1, houses="Massilia, Novaria, Tomis")
    assert points(setting, "Venus") == expected


@pytest.mark.rule("8.3")
def test_the_legate_counts_for_three_gods_once_each() -> None:
    setting = table(players=4, mode="team").tokens(Massilia="food", Lutetia="food")
    scores = setting.seat(0, houses="Massilia").seat(2, houses="Lutetia").game().scores()
    # The first partner's other cards: Jupiter 1 (Architect), Saturnus 1 (Prefect), Venus none.
    assert [scores[0][god] for god in ("Jupiter", "Saturnus", "Venus")] == [1 + 1, 1 + 1, 1]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("discard", ["", "prefect", "tribune, architect, senator, prefect@I"])
def test_cards_count_in_hand_and_discarded(discard: str) -> None:
    setting = table().seat(0, houses="Massilia", bought="prefect@I", discard=discard)
    scores = setting.game().scores()[0]
    assert (scores["Saturnus"], scores["Mars"]) == (3, 4)


@pytest.mark.rule("8.3", "11.4")
@pytest.mark.parametrize(
    ("card", "god"),
    [
        ("architect@I", "Jupiter"),
        ("prefect@I", "Saturnus"),
        ("mercator5@I", "Mercurius"),
        ("colonist@I", "Mars"),
        ("diplomat@I", "Saturnus"),
        ("diplomat@III", "Saturnus"),
        ("diplomat@IV", "Mercurius"),
        ("diplomat@V", "Mars"),
        ("consul@V", "Jupiter"),
    ],
)
def test_a_bought_card_counts_for_its_god_alone(card: str, god: str) -> None:
    def scores(bought: str) -> dict[str, int]:
        houses = table(players=5).tokens(Massilia="food").seat(0, houses="Massilia")
        return houses.seat(0, bought=bought).game().scores()[0]

    value = {"Jupiter": 1, "Saturnus": 1, "Mercurius": 2, "Mars": 4}[god]
    without, with_card = scores(""), scores(card)
    assert with_card == without | {god: without[god] + value, "total": without["total"] + value}


@pytest.mark.rule("8.3", "11.4")
@pytest.mark.parametrize(
    "card",
    [
        "prefect/architect@I",
        "architect/mercator5@II",
        "prefect/mercator5@III",
        "architect/mercator5@IV",
    ],
)
def test_a_double_card_counts_for_venus(card: str) -> None:
    setting = table(players=4, mode="venus").seat(0, houses="Massilia, Lutetia", bought=card)
    assert points(setting, "Venus") == 2 * 2


@pytest.mark.rule("8.3", "8.1")
def test_the_total_is_the_sum_of_the_gods_and_the_concordia_card() -> None:
    setting = five_houses().display("colonist@III").seat(0, goods="1 food, 2 wine, 1 cloth")
    game = play_all(setting.game(), "play senator", "card 1")
    for score in game.scores():
        assert score["total"] == sum(score.values()) - score["total"]
    assert game.scores()[0]["Concordia"] == 7


# ---- Who wins ----


@pytest.mark.rule("8.4")
def test_most_points_win() -> None:
    assert table(players=4).seat(2, houses="Massilia").put(magnus=0).game().winner() == 2


def tie(*tied: int, magnus: int) -> int:
    """Tell who wins among four players of whom some are tied for the most points."""
    setting = table(players=4).put(magnus=magnus)
    for seat in range(4):
        setting.seat(seat, coins=200 if seat in tied else 0)
    return setting.game().winner()


@pytest.mark.rule("8.4")
def test_example_of_a_tie_of_seats_one_and_three() -> None:
    assert tie(1, 3, magnus=0) == 3


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("tied", "magnus", "expected"),
    [
        ((1, 3), 1, 1),
        ((1, 3), 2, 1),
        ((1, 3), 3, 3),
        ((0, 1), 3, 1),
        ((0, 1), 0, 0),
        ((0, 2), 1, 0),
        ((0, 1, 2, 3), 2, 2),
    ],
)
def test_a_tie_goes_to_who_has_magnus_or_would_get_it_first(
    tied: tuple[int, ...], magnus: int, expected: int
) -> None:
    assert tie(*tied, magnus=magnus) == expected


@pytest.mark.rule("8.4")
def test_praefectus_magnus_wins_nothing_without_a_tie() -> None:
    assert tie(1, magnus=3) == 1


@pytest.mark.rule("8.4")
def test_a_teams_points_are_the_sum_of_its_partners() -> None:
    # Seat 1 has most points, but the team of 0 and 2 has more together.
    setting = table(players=4, mode="team").put(magnus=3)
    for seat, coins in enumerate([200, 300, 200, 0]):
        setting.seat(seat, coins=coins, goods="")
    game = setting.game()
    assert game.winner() == 0


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("magnus", "team"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_a_tie_of_two_teams_goes_to_the_team_that_has_magnus(magnus: int, team: int) -> None:
    setting = table(players=4, mode="team").put(magnus=magnus)
    for seat in range(4):
        setting.seat(seat, coins=0, goods="")
    assert setting.game().winner() == team


@pytest.mark.rule("8.4")
def test_a_tie_of_teams_goes_to_the_team_that_would_get_magnus_first() -> None:
    setting = table(players=6, mode="team").put(magnus=5)
    for seat, coins in enumerate([50, 50, 0, 50, 50, 0]):
        setting.seat(seat, coins=coins, goods="")
    # From 5 it would pass to 4, of the second team, before it came to 3, of the first.
    assert setting.game().winner() == 1
