"""Rules 5.6 and 5.7: Senator and Consul buy cards from the display."""

import pytest

from concordia import Game
from tests.support.table import (
    Table,
    coins_of,
    display_of,
    goods_of,
    hand_of,
    offered,
    pile_of,
    play_all,
    table,
)

DISPLAY = [
    "mason@I", "farmer@I", "smith@I", "architect@I", "prefect@I", "mercator5@I", "colonist@I",
]  # fmt: skip

# What each position of that display costs: the card itself, then the surcharge.
FRONT = [
    (1, "1 food"),
    (2, "1 brick, 1 food, 1 wine"),
    (3, "1 brick, 1 tools, 1 wine"),
    (4, "1 tools, 1 cloth"),
    (5, "1 wine, 1 cloth"),
    (6, "1 wine, 1 food, 1 cloth"),
    (7, "1 food, 2 cloth"),
]
BACK = [
    *FRONT[:3],
    (4, "1 tools, 1 wine"),
    (5, "1 wine, 1 cloth"),
    (6, "2 wine, 1 food"),
    (7, "1 food, 1 wine, 1 cloth"),
]
EVERY_PRICE = [("front", *price) for price in FRONT] + [("back", *price) for price in BACK]


def market(row: str = "front", cards: list[str] | None = None) -> Table:
    return table(market=row).display(*(cards or DISPLAY))


def senator(setting: Table) -> Game:
    return play_all(setting.game(), "play senator")


def consul(goods: str, *cards: str) -> Game:
    """Play a Consul with these cards for sale."""
    setting = table().seat(0, goods=goods, bought="consul@II").display(*cards)
    return play_all(setting.game(), "play consul")


def less_one(goods: str) -> list[str]:
    """List what is left of some goods when any one unit is missing."""
    parts = [part.split(" ") for part in goods.split(", ")]
    return [
        ", ".join(f"{int(n) - (index == left_out)} {good}" for index, (n, good) in enumerate(parts))
        for left_out in range(len(parts))
    ]


# ---- Senator ----

RULEBOOK = [
    "mercator5@I", "prefect@I", "architect@I", "farmer@I", "smith@I", "colonist@I", "mason@I",
]  # fmt: skip


@pytest.mark.rule("5.6")
def test_rulebook_example_of_a_mercator_and_an_architect() -> None:
    game = senator(market(cards=RULEBOOK).seat(0, goods="1 brick, 2 food, 1 tools, 1 wine"))
    play_all(game, "card 1")
    assert goods_of(game, 0) == {"brick": 1, "food": 2, "tools": 1}
    play_all(game, "card 3", "pay brick")
    assert goods_of(game, 0) == {"food": 2}
    assert {"mercator5@I", "architect@I"} <= set(hand_of(game, 0))


@pytest.mark.rule("5.6", "4.2")
def test_rulebook_example_of_the_cards_that_move_up() -> None:
    game = senator(market(cards=RULEBOOK).seat(0, goods="1 brick, 1 tools, 1 wine"))
    first, second, *rest = game.position()["deck"]
    play_all(game, "card 1", "card 3", "end")
    assert display_of(game) == [
        *["prefect@I", "farmer@I", "smith@I", "colonist@I", "mason@I"],
        *[first, second],
    ]
    assert game.position()["deck"] == rest


@pytest.mark.rule("5.6")
def test_rulebook_example_of_the_farmer_at_position_four() -> None:
    game = senator(market(cards=RULEBOOK).seat(0, goods="1 brick, 1 food, 1 cloth"))
    play_all(game, "card 4")
    assert goods_of(game, 0) == {}


@pytest.mark.rule("5.6", "11.3")
@pytest.mark.parametrize(("row", "position", "goods"), EVERY_PRICE)
def test_a_card_costs_its_red_field_and_its_position(row: str, position: int, goods: str) -> None:
    game = senator(market(row).seat(0, goods=goods))
    play_all(game, f"card {position}")
    assert goods_of(game, 0) == {}
    assert DISPLAY[position - 1] in hand_of(game, 0)


@pytest.mark.rule("5.6", "11.3")
@pytest.mark.parametrize(("row", "position", "goods"), EVERY_PRICE)
def test_no_unit_of_a_price_may_be_missing(row: str, position: int, goods: str) -> None:
    for too_little in less_one(goods):
        game = senator(market(row).seat(0, goods=too_little))
        assert str(position) not in offered(game, "card")


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("position", range(1, 8))
def test_a_surcharge_never_replaces_the_cards_own_cost(position: int) -> None:
    game = senator(market().seat(0, goods="8 cloth"))
    assert str(position) not in offered(game, "card")


@pytest.mark.rule("5.6")
def test_any_kind_pays_a_question_mark() -> None:
    goods = "2 brick, 1 food, 2 tools, 1 wine, 1 cloth"
    game = senator(market().seat(0, goods=goods))
    play_all(game, "card 3")
    assert game.moves() == [f"pay {kind}" for kind in ("brick", "food", "tools", "wine", "cloth")]
    play_all(game, "pay cloth")
    assert goods_of(game, 0) == {"brick": 1, "food": 1, "tools": 1, "wine": 1}


@pytest.mark.rule("5.6")
def test_only_kinds_that_are_left_can_pay_a_question_mark() -> None:
    game = senator(market().seat(0, goods="1 brick, 1 tools, 1 wine, 1 food"))
    play_all(game, "card 3")
    assert game.moves() == ["pay food", "pay wine"]


@pytest.mark.rule("5.6")
def test_where_one_kind_is_left_nobody_asks_which_pays() -> None:
    game = senator(market().seat(0, goods="1 brick, 1 tools, 3 wine"))
    play_all(game, "card 3")
    assert goods_of(game, 0) == {"wine": 2}
    assert game.moves() == ["end"]


@pytest.mark.rule("5.6")
def test_a_question_mark_beside_cloth_needs_another_unit() -> None:
    game = senator(market().seat(0, goods="1 wine, 2 cloth"))
    play_all(game, "card 6")
    assert goods_of(game, 0) == {}


@pytest.mark.rule("5.6")
def test_a_question_mark_is_paid_before_the_second_card_is_chosen() -> None:
    game = senator(market().seat(0, goods="1 brick, 2 food, 1 wine"))
    play_all(game, "card 2")
    assert game.moves() == ["pay food", "pay wine"]
    play_all(game, "pay wine")
    assert game.moves() == ["card 1", "done"]


@pytest.mark.rule("5.6")
def test_cards_cost_no_coins() -> None:
    game = senator(market().seat(0, coins=5, goods="1 food"))
    play_all(game, "card 1")
    assert coins_of(game, 0) == 5


@pytest.mark.rule("5.6")
def test_two_cards_are_the_most() -> None:
    game = senator(market().seat(0, goods="2 food, 3 wine, 3 cloth"))
    play_all(game, "card 1", "card 5")
    assert game.moves() == ["end"]


@pytest.mark.rule("5.6", "4.1")
def test_one_card_may_be_bought_and_the_second_left_out() -> None:
    game = senator(market().seat(0, goods="2 food, 3 wine, 3 cloth"))
    play_all(game, "card 1", "done")
    assert game.moves() == ["end"]
    assert len(hand_of(game, 0)) == 6 + 1


@pytest.mark.rule("5.6", "4.1")
def test_both_cards_may_be_left_out() -> None:
    game = senator(market().seat(0, goods="2 food, 3 wine, 3 cloth"))
    play_all(game, "done", "end")
    assert display_of(game) == DISPLAY


@pytest.mark.rule("5.6")
def test_without_goods_for_any_card_nothing_is_asked() -> None:
    assert senator(market().seat(0, goods="8 cloth")).moves() == ["end"]


@pytest.mark.rule("5.6")
def test_a_bought_card_comes_into_the_hand_and_can_be_played_later() -> None:
    setting = table(players=2).display(*DISPLAY).seat(0, goods="1 food")
    game = play_all(setting.game(), "play senator", "card 1")
    assert pile_of(game, 0) == ["senator@start"]
    play_all(game, "end", "play prefect", "cash", "end")
    assert "mason" in offered(game, "play")


@pytest.mark.rule("5.6")
def test_example_of_positions_that_do_not_move_between_the_purchases() -> None:
    cards = [
        "mason@I", "smith@I", "farmer@I", "architect@I", "prefect@I", "mercator5@I", "colonist@I",
    ]  # fmt: skip
    game = senator(market(cards=cards).seat(0, goods="1 brick, 1 tools, 1 food, 1 wine, 1 cloth"))
    play_all(game, "card 2", "pay food")
    assert display_of(game) == [cards[0], None, *cards[2:]]
    play_all(game, "card 5")
    assert goods_of(game, 0) == {}
    assert display_of(game) == [cards[0], None, cards[2], cards[3], None, *cards[5:]]


@pytest.mark.rule("5.6", "4.2")
def test_no_new_card_comes_before_the_end_of_the_turn() -> None:
    game = senator(market().seat(0, goods="8 food"))
    play_all(game, "card 1")
    assert game.moves() == ["end"]
    assert display_of(game) == [None, *DISPLAY[1:]]


@pytest.mark.rule("5.6", "7.1")
def test_a_full_storehouse_does_not_hinder_a_purchase() -> None:
    game = senator(market().seat(0, goods="8 food"))
    assert "1" in offered(game, "card")


# ---- Consul ----


@pytest.mark.rule("5.7", "4.2")
def test_rulebook_example_of_the_colonist_at_position_six() -> None:
    cards = [
        "weaver@II", "vintner@II", "mercator5@II", "architect@II", "diplomat@I", "colonist@II",
        "prefect@II",
    ]  # fmt: skip
    game = consul("1 food, 2 wine", *cards)
    new = game.position()["deck"][0]
    play_all(game, "card 6")
    assert goods_of(game, 0) == {"wine": 2}
    assert "colonist@II" in hand_of(game, 0)
    assert game.moves() == ["end"]  # he cannot purchase more than 1 card
    play_all(game, "end")
    assert display_of(game) == [*cards[:5], "prefect@II", new]


@pytest.mark.rule("5.7")
def test_example_of_a_weaver_at_position_seven() -> None:
    game = consul("1 brick, 1 cloth", *DISPLAY[:6], "weaver@II")
    play_all(game, "card 7")
    assert goods_of(game, 0) == {}


@pytest.mark.rule("5.7", "11.3")
@pytest.mark.parametrize(
    ("position", "goods"),
    [
        (1, "1 food"),
        (2, "1 brick, 1 food"),
        (3, "1 brick, 1 tools"),
        (4, "1 tools"),
        (5, "1 wine"),
        (6, "1 wine"),
        (7, "1 food"),
    ],
)
def test_a_consul_pays_the_red_field_alone_at_every_position(position: int, goods: str) -> None:
    game = consul(goods, *DISPLAY)
    play_all(game, f"card {position}")
    assert goods_of(game, 0) == {}


@pytest.mark.rule("5.7")
def test_a_consul_needs_the_whole_red_field() -> None:
    assert consul("8 cloth", *DISPLAY).moves() == ["end"]


@pytest.mark.rule("5.7", "4.1")
def test_a_consul_may_buy_nothing() -> None:
    game = consul("1 wine", *DISPLAY)
    assert game.moves() == ["card 5", "card 6", "done"]
    play_all(game, "done")
    assert game.moves() == ["end"]


# ---- The display at the end of the deck ----


@pytest.mark.rule("4.2", "5.6")
def test_when_the_deck_is_empty_the_display_shrinks() -> None:
    cards = ["colonist@II", "vintner@II", "weaver@II", "consul@II"]
    setting = table(players=2).display(*cards).seat(0, goods="1 brick, 2 wine")
    game = play_all(setting.game(), "play senator", "card 2", "end")
    assert display_of(game) == ["colonist@II", "weaver@II", "consul@II"]


@pytest.mark.rule("4.2", "5.6", "11.3")
def test_cards_that_move_up_cost_what_their_new_position_says() -> None:
    cards = ["colonist@II", "vintner@II", "weaver@II", "consul@II"]
    setting = table(players=2).display(*cards).seat(0, goods="1 food")
    game = setting.seat(1, goods="1 brick, 1 wine").game()
    play_all(game, "play senator", "card 1", "end", "play senator", "card 1")
    assert "vintner@II" in hand_of(game, 1)
    assert goods_of(game, 1) == {}


@pytest.mark.rule("4.2", "3.3")
def test_the_display_is_filled_as_far_as_the_deck_goes() -> None:
    cards = [
        "architect@II", "prefect@II", "mercator5@II", "colonist@II", "consul@II", "vintner@II",
        "diplomat@I",
    ]  # fmt: skip
    setting = table(players=2).display(*cards).seat(0, goods="1 tools, 2 wine")
    game = setting.game()
    assert game.position()["deck"] == ["weaver@II"]
    play_all(game, "play senator", "card 1", "card 2", "end")
    assert display_of(game) == [*cards[2:], "weaver@II"]
    assert game.position()["deck"] == []


@pytest.mark.rule("4.2", "3.3")
def test_new_cards_come_in_the_order_of_the_deck_to_the_highest_positions() -> None:
    game = table().seat(0, goods="1 food, 4 wine, 2 cloth").display(*DISPLAY).game()
    deck = game.position()["deck"]
    play_all(game, "play senator", "card 1", "card 5", "end")
    left = [card for card in DISPLAY if card not in {"mason@I", "prefect@I"}]
    assert display_of(game) == [*left, *deck[:2]]
