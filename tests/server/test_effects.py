"""Point 3: each legal move says what it would do: cost, gains, and who else gains."""

from random import Random
from typing import Any

import pytest

from concordia.engine.scoring import score
from concordia.game import Game
from concordia.server.domain.effects import moves_with_effects
from tests.support.table import play_all, table, teams


def effect(game: Game, move: str) -> list[dict[str, Any]]:
    """Return what a legal move would change."""
    told = {told["move"]: told for told in moves_with_effects(game.state)}
    changes: list[dict[str, Any]] = told[move]["changes"]
    return changes


def test_a_house_tells_its_price() -> None:
    laid = (
        table()
        .tokens(Massilia="cloth")
        .seat(0, coins=20, goods="2 brick, 1 cloth", colonists="sea Massilia-Roma:sea")
    )
    game = play_all(laid.game(), "play architect", "done")

    assert effect(game, "build Massilia") == [
        {"seat": 0, "coins": -5, "goods": {"brick": -1, "cloth": -1}, "houses": 1}
    ]


def test_a_province_tells_who_else_gains() -> None:
    laid = table().tokens(Antiochia="food", Tyros="cloth")
    game = laid.seat(0, houses="Antiochia").seat(1, houses="Antiochia, Tyros").game()
    play_all(game, "play prefect")

    changes = {change["seat"]: change["goods"] for change in effect(game, "produce Syria")}

    assert changes[0].get("food") == 1
    assert sum(changes[0].values()) == 2
    assert changes[1] == {"food": 1, "cloth": 1}


def test_only_what_fits_is_promised() -> None:
    laid = table().tokens(Antiochia="food", Tyros="cloth")
    game = laid.seat(1, goods="8 brick", houses="Antiochia, Tyros").game()
    play_all(game, "play prefect")

    assert [change["seat"] for change in effect(game, "produce Syria")] == [0]


def test_coins_come_from_the_partner_where_ones_own_are_short() -> None:
    game = (
        teams()
        .tokens(Massilia="cloth")
        .seat(0, coins=2, goods="1 brick, 1 cloth", colonists="sea Massilia-Roma:sea")
        .seat(2, coins=9)
        .game()
    )
    play_all(game, "play architect", "done")

    assert {c["seat"]: c["coins"] for c in effect(game, "build Massilia")} == {0: -2, 2: -3}


def test_cards_coins_and_colonists() -> None:
    laid = table(players=2).display(
        "colonist@I", "smith@I", "farmer@I", "prefect@I", "mason@I", "diplomat@I", "architect@I"
    )
    game = laid.seat(0, goods="3 food, 1 tools, 2 brick", bought="mercator5@I").game()

    assert effect(game, "play mercator3") == [{"seat": 0, "coins": 3}]
    buying = play_all(Game.load(game.position()), "play senator")
    assert effect(buying, "card 1") == [{"seat": 0, "goods": {"food": -1}, "cards": 1}]
    taking = play_all(Game.load(game.position()), "play tribune")
    assert effect(taking, "place sea Roma") == [
        {"seat": 0, "goods": {"food": -1, "tools": -1}, "colonists": {"sea": 1}}
    ]


def test_a_way_tells_its_steps() -> None:
    game = play_all(Game.new("italia", 2, seed=1), "play architect", "lift land Roma")

    steps = {told["move"]: told["steps"] for told in moves_with_effects(game.state)}

    assert set(steps.values()) == {1, 2}
    assert steps["to Cosa-Roma:land"] == 1


def test_the_moves_are_the_legal_ones_in_their_order() -> None:
    game = Game.new("imperium", 4, seed=3)
    assert [told["move"] for told in moves_with_effects(game.state)] == game.moves()


@pytest.mark.parametrize("players", [2, 4])
def test_no_effect_depends_on_what_lies_in_the_deck(players: int) -> None:
    game = Game.new("imperium", players, seed=5, intermediate=True)
    random = Random(1)
    for _ in range(40):
        turned = game.position()
        decks = sorted({card.split("@")[1] for card in turned["deck"]})
        turned["deck"] = [
            card for deck in decks for card in reversed(turned["deck"]) if card.endswith(f"@{deck}")
        ]
        assert turned["deck"] != game.position()["deck"]
        twin = Game.load(turned)
        assert moves_with_effects(twin.state) == moves_with_effects(game.state)
        game.play(random.choice(game.moves()))


def test_telling_effects_changes_nothing() -> None:
    game = Game.new("imperium", 4, seed=3)
    before = game.position()
    moves_with_effects(game.state)
    assert game.position() == before
    assert score(game.state, 0)["total"] > 0
