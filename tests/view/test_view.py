"""Rule 9.1: what each seat may see, and that nothing hidden shows through a view."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from concordia import Game
from concordia.engine.errors import InvalidPosition
from tests.support.table import play_all, table, teams, turn

CARD_ID = re.compile(r'"([^"@]+@[^"]+)"')
LEGATE = ("name", "name-half", "answer")
TALK = {"question": "legate"}
WAYS = [("base", n) for n in (2, 3, 4, 5)] + [("venus", n) for n in (2, 3, 4, 5)]
WAYS += [("team", 4), ("team", 6)]
MAPS = ["imperium", "italia", "ionium", "hellas", "cyprus"]


def text_of(document: dict[str, Any]) -> str:
    return json.dumps(document, sort_keys=True)


def asker_of(document: dict[str, Any]) -> int | None:
    """Return the seat whose Legate is being talked about."""
    question = document.get("pending", [{"question": None}])[-1]
    if question["question"] not in LEGATE:
        return None
    seat: int = question["asker"] if question["question"] == "answer" else question["seat"]
    return seat


def partner_of(document: dict[str, Any], seat: int) -> int:
    return (seat + len(document["players"]) // 2) % len(document["players"])


def hand_is_open(document: dict[str, Any], seat: int, owner: int) -> bool:
    if seat == owner or document["options"]["open_hands"]:
        return True
    return seat == asker_of(document) and owner == partner_of(document, seat)


def cards_to_see(document: dict[str, Any], seat: int) -> Counter[str]:
    """Count the cards that a seat may see by rule 9.1."""
    cards = [card for card in document["display"] if card]
    for owner, player in enumerate(document["players"]):
        cards += player["hand"] if hand_is_open(document, seat, owner) else []
        cards += player["discard"] if seat == owner else player["discard"][-1:]
    return Counter(cards)


def someway(game: Game, random: Random, moves: int, *, stop_at_legate: bool) -> Game:
    """Play at random, a Legate gladly, for so many moves or until a Legate is talked about."""
    for _ in range(moves):
        legal = game.moves()
        if not legal or (stop_at_legate and game.question in LEGATE and random.random() < 0.5):
            break
        gladly = [move for move in legal if move == "play legate" or move.startswith("name")]
        game.play(random.choice(gladly or legal))
    return game


def whole_game(random: Random) -> Game:
    """Begin a game of any kind and play it to some moment, perhaps in the middle of a turn."""
    mode, players = random.choice(WAYS)
    map_id = random.choice(MAPS)
    switches = ["intermediate", "no_goods", "open_hands"]
    options = {name: random.random() < 0.2 for name in switches}
    options["small_ionium"] = map_id == "ionium" and random.random() < 0.5
    game = Game.new(map_id, players=players, mode=mode, seed=random.getrandbits(32), **options)
    moves = random.choice([0, 10, 60, 200, 500])
    return someway(game, random, random.randint(0, moves), stop_at_legate=random.random() < 0.7)


class Hidden:
    """The places of a document where cards lie that one seat does not see."""

    def __init__(self, document: dict[str, Any], seat: int) -> None:
        self.document = document
        self.players: list[list[list[str]]] = []
        """The hidden hand and the buried discards of each other player."""
        self.tops: list[list[str]] = []
        for owner, player in enumerate(document["players"]):
            if owner == seat:
                continue
            hand = [] if hand_is_open(document, seat, owner) else player["hand"]
            buried, top = player["discard"][:-1], player["discard"][-1:]
            player["discard"] = buried
            self.players.append([hand, buried])
            self.tops.append(top)

    def redistribute(self, random: Random) -> None:
        """Give all these cards other places, each owner keeping as many in hand as before."""
        self._exchange_between_players(random)
        self._exchange_with_deck(random)
        for (hand, buried), top in zip(self.players, self.tops, strict=True):
            cards = hand + buried
            random.shuffle(cards)
            hand[:], buried[:] = sorted(cards[: len(hand)]), cards[len(hand) :]
            buried.extend(top)

    def _places(self) -> list[tuple[list[str], int]]:
        piles = [pile for player in self.players for pile in player]
        return [
            (pile, n)
            for pile in piles
            for n, card in enumerate(pile)
            if not card.endswith("@start")
        ]

    def _exchange_between_players(self, random: Random) -> None:
        refill(self._places(), random)

    def _exchange_with_deck(self, random: Random) -> None:
        """Exchange cards of one deck number, so that no card was dealt too early."""
        deck = self.document["deck"]
        places = self._places() + [(deck, n) for n in range(len(deck))]
        for number in {pile[n].split("@")[1] for pile, n in places}:
            refill([(pile, n) for pile, n in places if pile[n].endswith(f"@{number}")], random)


def refill(places: list[tuple[list[str], int]], random: Random) -> None:
    cards = [pile[n] for pile, n in places]
    random.shuffle(cards)
    for (pile, n), card in zip(places, cards, strict=True):
        pile[n] = card


def rename(document: dict[str, Any], seat: int, random: Random) -> None:
    """Let a Legate of another team name another card, or be at another point of its talk."""
    asker = asker_of(document)
    half = len(document["players"]) // 2
    if asker is None or seat % half == asker % half:
        return
    partner = partner_of(document, asker)
    names = {card.split("@")[0] for card in document["players"][partner]["hand"]} - {"legate"}
    name = random.choice(sorted(names)) if names else "legate"
    own_half = random.choice(name.split("/")) if "/" in name else None
    talks = [
        {"question": "name", "seat": asker, "partner": partner},
        {"question": "answer", "seat": partner, "asker": asker, "card": name, "half": own_half},
    ]
    if own_half:
        talks.append({"question": "name-half", "seat": asker, "partner": partner, "card": name})
    document["pending"][-1] = random.choice(talks)


def same_to_the_eye(game: Game, seat: int, random: Random) -> Game | None:
    """Return a game that differs from this one only in what the seat may not know."""
    for _ in range(20):
        document = json.loads(json.dumps(game.position()))
        Hidden(document, seat).redistribute(random)
        rename(document, seat, random)
        try:
            return Game.load(document)
        except InvalidPosition:
            continue
    return None


@pytest.mark.rule("9.1")
@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_games_that_differ_only_in_hidden_facts_look_alike(seed: int) -> None:
    random = Random(seed)
    game = whole_game(random)
    event(f"asked: {game.question}")
    for seat in range(len(game.names)):
        other = same_to_the_eye(game, seat, random)
        assume(other is not None)
        assert other is not None
        event(f"differs: {other.position() != game.position()}")
        assert text_of(other.view(seat)) == text_of(game.view(seat))


@pytest.mark.rule("9.1")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_a_view_names_exactly_the_cards_that_its_seat_may_see(seed: int) -> None:
    game = whole_game(Random(seed))
    document = game.position()
    for seat in range(len(document["players"])):
        view = game.view(seat)
        assert Counter(CARD_ID.findall(text_of(view))) == cards_to_see(document, seat)
        assert view["deck_size"] == len(document["deck"])


@pytest.mark.rule("9.1", "13.10")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1), st.sampled_from([4, 6]), st.integers(0, 2))
def test_a_legates_talk_looks_alike_to_the_other_teams(seed: int, players: int, said: int) -> None:
    random = Random(seed)
    game = Game.new("italia", players=players, mode="team", seed=seed)
    someway(game, random, random.randint(0, 300), stop_at_legate=False)
    while game.question != "name" and not game.over:
        someway(game, random, 1, stop_at_legate=False)
    assume(not game.over)
    asker, partner = game.turn, partner_of(game.position(), game.turn)
    for _ in range(said):
        names = [move for move in game.moves() if move.startswith("name")]
        doubles = [move for move in names if "/" in move]
        halves = [move for move in game.moves() if move.startswith("as")]
        options = doubles or names or halves
        if options:
            game.play(random.choice(options))
    event(f"asked: {game.question}")
    for seat in range(players):
        other = same_to_the_eye(game, seat, random)
        assert other is not None
        assert text_of(other.view(seat)) == text_of(game.view(seat))
        assert (game.view(seat)["pending"][-1] == TALK) == (seat not in (asker, partner))


def test_the_redistribution_moves_hands_piles_and_deck() -> None:
    """The property above would prove nothing about cards that always stay where they are."""
    random = Random(3)
    game = someway(Game.new("imperium", players=3, seed=3), random, 400, stop_at_legate=False)
    other = same_to_the_eye(game, 0, random)
    assert other is not None
    before, after = game.position(), other.position()
    assert before["players"][0] == after["players"][0]
    assert before["deck"] != after["deck"] or not before["deck"]
    for key in ("hand", "discard"):
        assert [p[key] for p in before["players"]] != [p[key] for p in after["players"]]


@pytest.mark.rule("9.1")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    game = table(players=3).seat(1, bought="mason@I, smith@I").game()
    for seat, sees in ((0, False), (1, True), (2, False)):
        view = game.view(seat)
        assert ("mason@I" in text_of(view)) == sees
        assert ("hand" in view["players"][1]) == sees


@pytest.mark.rule("9.1")
def test_partners_do_not_see_each_others_hands() -> None:
    game = teams().seat(0, bought="smith@I").game()
    assert "smith@I" in text_of(game.view(0))
    assert not [seat for seat in (1, 2, 3) if "smith@I" in text_of(game.view(seat))]


@pytest.mark.rule("9.1", "2.5")
@pytest.mark.parametrize("mode", ["base", "venus", "team"])
def test_open_hands_are_seen_by_everybody(mode: str) -> None:
    game = table(players=4, mode=mode, open_hands=True).game()
    hands = [player["hand"] for player in game.position()["players"]]
    for seat in range(4):
        assert [player["hand"] for player in game.view(seat)["players"]] == hands


@pytest.mark.rule("9.1", "2.5")
def test_open_hands_leave_the_deck_and_the_buried_cards_hidden() -> None:
    game = table(open_hands=True).seat(1, discard="architect, prefect").game()
    view = game.view(0)
    assert "deck" not in view
    assert view["players"][1]["discard"] == ["prefect@start"]


@pytest.mark.rule("9.1")
def test_nobody_sees_more_of_the_deck_than_its_size() -> None:
    game = table(players=4).game()
    deck = game.position()["deck"]
    for seat in range(4):
        view = game.view(seat)
        assert view["deck_size"] == len(deck)
        assert "deck" not in view
        assert not [card for card in deck if f'"{card}"' in text_of(view)]


@pytest.mark.rule("9.1")
def test_cards_below_the_top_of_a_pile_are_seen_by_its_owner_only() -> None:
    game = table().seat(1, discard="architect, senator, prefect").game()
    piles = [game.view(seat)["players"][1]["discard"] for seat in range(3)]
    assert piles[1] == ["architect@start", "senator@start", "prefect@start"]
    assert piles[0] == piles[2] == ["prefect@start"]


@pytest.mark.rule("9.1")
def test_partners_do_not_see_what_is_buried_in_each_others_piles() -> None:
    game = teams().seat(2, discard="diplomat, prefect").game()
    assert game.view(0)["players"][2]["discard"] == ["prefect@start"]


@pytest.mark.rule("9.1")
def test_everybody_sees_how_many_cards_lie_where() -> None:
    game = table().seat(1, discard="architect, senator, prefect").game()
    for seat in range(3):
        player = game.view(seat)["players"][1]
        assert (player["hand_size"], player["discard_size"]) == (4, 3)


@pytest.mark.rule("9.1")
def test_everybody_sees_all_else() -> None:
    game = table().seat(1, houses="Massilia", colonists="land Novaria-Roma:land").game()
    play_all(game, "play prefect", "produce Gallia")
    document = game.position()
    hidden = {"hand", "discard", "hand_size", "discard_size"}
    for seat in range(3):
        view = game.view(seat)
        assert view.pop("viewer") == seat
        assert set(document) - {"deck", "players"} == set(view) - {"deck_size", "players"}
        assert all(view[key] == document[key] for key in document if key not in {"deck", "players"})
        for shown, player in zip(view["players"], document["players"], strict=True):
            assert {k: v for k, v in shown.items() if k not in hidden} == {
                k: v for k, v in player.items() if k not in hidden
            }


@pytest.mark.rule("9.1", "13.10")
def test_the_active_player_sees_the_partners_hand_while_naming() -> None:
    game = teams().seat(2, bought="smith@I").game()
    assert "smith@I" not in text_of(game.view(0))
    play_all(game, "play legate")
    assert game.view(0)["players"][2]["hand"] == game.position()["players"][2]["hand"]


@pytest.mark.rule("9.1", "13.10")
def test_the_active_player_sees_the_partners_hand_while_naming_a_half() -> None:
    game = teams().seat(2, bought="prefect/architect@I, smith@I").game()
    play_all(game, "play legate", "name prefect/architect")
    assert "smith@I" in text_of(game.view(0))


@pytest.mark.rule("9.1", "13.10")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_the_partners_hand_is_hidden_again_after_the_answer(answer: str) -> None:
    game = teams().seat(2, bought="smith@I").game()
    play_all(game, "play legate", "name mercator3", answer)
    assert "hand" not in game.view(0)["players"][2]
    assert "smith@I" not in text_of(game.view(0))


@pytest.mark.rule("9.1", "13.10")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_else_sees_another_hand_during_a_legate(seat: int) -> None:
    game = play_all(teams().game(), "play legate")
    assert [owner for owner, p in enumerate(game.view(seat)["players"]) if "hand" in p] == [seat]


@pytest.mark.rule("9.1", "13.10")
def test_the_partner_does_not_see_the_active_players_hand_during_a_legate() -> None:
    game = teams().seat(0, bought="smith@I").game()
    play_all(game, "play legate", "name mercator3")
    assert "smith@I" not in text_of(game.view(2))


@pytest.mark.rule("9.1", "13.10")
def test_the_named_card_is_hidden_from_the_other_teams_while_the_partner_thinks() -> None:
    game = teams(6).seat(3, bought="smith@I").game()
    play_all(game, "play legate")
    before = [text_of(game.view(seat)) for seat in range(6)]
    play_all(game, "name smith")
    after = [text_of(game.view(seat)) for seat in range(6)]
    assert [b == a for b, a in zip(before, after, strict=True)] == [
        seat not in (0, 3) for seat in range(6)
    ]
    assert "smith" in after[0]
    assert "smith" in after[3]


@pytest.mark.rule("9.1", "13.10")
def test_that_a_double_card_was_named_is_hidden_from_the_other_teams() -> None:
    game = teams().seat(2, bought="prefect/architect@I").game()
    play_all(game, "play legate")
    before = text_of(game.view(1))
    play_all(game, "name prefect/architect")
    assert text_of(game.view(1)) == before
    play_all(game, "as architect")
    assert text_of(game.view(1)) == before


@pytest.mark.rule("9.1", "13.10")
def test_a_refused_card_stays_hidden_from_the_other_teams() -> None:
    views = []
    for name in ("smith", "mercator3"):
        game = teams().seat(2, bought="smith@I").game()
        play_all(game, "play legate", f"name {name}", "refuse")
        views.append([text_of(game.view(seat)) for seat in (1, 3)])
        turn(game)
        views.append([text_of(game.view(seat)) for seat in (1, 3)])
    assert views[:2] == views[2:]
    assert not [text for pair in views[:2] for text in pair if '"smith"' in text]


@pytest.mark.rule("9.1", "13.10")
def test_an_accepted_card_is_seen_by_everybody_on_the_partners_pile() -> None:
    game = play_all(teams().game(), "play legate", "name mercator3", "accept")
    for seat in range(4):
        assert game.view(seat)["players"][2]["discard"] == ["mercator3@start"]


@pytest.mark.rule("9.1", "13.5", "13.10")
def test_a_copied_legate_shows_the_partners_hand_to_the_diplomats_player_alone() -> None:
    game = teams().seat(1, discard="legate").seat(0, bought="smith@I").put(seat=2).game()
    play_all(game, "play diplomat", "copy 1")
    assert [seat for seat in (1, 2, 3) if "smith@I" in text_of(game.view(seat))] == [2]


@pytest.mark.rule("9.1", "13.9")
def test_a_proconsul_shows_no_hand() -> None:
    game = teams().seat(0, goods="", bought="proconsul@II").seat(2, bought="smith@I").game()
    play_all(game, "play proconsul")
    assert game.question == "errand"
    assert [seat for seat in range(4) if "smith@I" in text_of(game.view(seat))] == [2]
