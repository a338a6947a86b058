"""A table to set up by hand: positions that tests can show in three lines.

A test says only what matters to it; the rest stays as a fresh game has it:

    game = table("imperium", players=3).tokens(Massilia="cloth").seat(
        0, coins=20, goods="2 brick, 1 cloth", colonists="sea Massilia-Roma:sea"
    ).game()
"""

from collections.abc import Sequence
from typing import Any, Self

from concordia import Game

NUMERALS = ["I", "II", "III", "IV", "V"]


class Table:
    """A position document that grows by what a test says; `game()` loads it."""

    def __init__(self, game: Game) -> None:
        self.board = game.state.board
        self.rules = game.state.rules
        self.document: dict[str, Any] = game.position()
        self._bought: dict[int, list[str]] = {}
        self._display: list[str] | None = None

    def game(self) -> Game:
        """Load the position; a position that breaks a rule fails the test here."""
        self._lay_out_market()
        return Game.load(self.document)

    def tokens(self, **goods: str) -> Self:
        """Give cities these goods, by swapping tokens of one letter (`_` stands for a space)."""
        cities = self.document["cities"]
        wanted = {name.replace("_", " "): good for name, good in goods.items()}
        letter = dict(zip(self.board.cities, self.board.letters, strict=False))
        settled: set[str] = set()
        for city, good in wanted.items():
            free = [
                c
                for c in cities
                if c not in settled and letter[c] == letter[city] and cities[c] == good
            ]
            assert free, f"no token of {good} is free for {city}"
            # The city itself, else one that nobody named, else one that is still to be settled.
            other = min(free, key=lambda c: (c != city, c in wanted))
            cities[city], cities[other] = cities[other], cities[city]
            settled.add(city)
        self._mark_provinces()
        return self

    def _mark_provinces(self) -> None:
        price = dict(
            zip(("brick", "food", "tools", "wine", "cloth"), self.rules.base_price, strict=True)
        )
        for province, cities in self.board.facts.provinces.items():
            goods = [self.document["cities"][city] for city in cities]
            self.document["markers"][province]["good"] = max(goods, key=lambda g: price[g])

    def seat(
        self,
        seat: int,
        *,
        coins: int | None = None,
        goods: str | None = None,
        houses: str | None = None,
        colonists: str | None = None,
        discard: str | None = None,
        bought: str | None = None,
    ) -> Self:
        """Say what a player has; lists are texts with commas.

        `colonists` names each one on the board: "land Roma, sea Massilia-Roma:sea". `discard` moves
        starting or bought cards from the hand onto the pile, bottom to top: "prefect, mercator3".
        `bought` gives market cards: "mason@I".
        """
        player = self.document["players"][seat]
        if coins is not None:
            player["coins"] = coins
        if goods is not None:
            player["goods"] = {good: int(n) for n, good in map(str.split, split(goods))}
        if houses is not None:
            player["houses"] = sorted(split(houses))
        if colonists is not None:
            self._colonists(player, split(colonists))
        if bought is not None:
            self._bought[seat] = split(bought)
        if discard is not None:
            player["discard"] = split(discard)
        return self

    def _colonists(self, player: dict[str, Any], colonists: list[str]) -> None:
        player["in_cities"], player["on_lines"] = {}, []
        player["store"] = {"land": 3, "sea": 3}
        for colonist in colonists:
            kind, place = colonist.split(" ", 1)
            player["store"][kind] -= 1
            if place in self.board.city_number:
                there = player["in_cities"].setdefault(place, {"land": 0, "sea": 0})
                there[kind] += 1
            else:
                player["on_lines"].append(place)

    def inactive(self, *provinces: str) -> Self:
        """Turn markers to their coin side."""
        for province in provinces:
            self.document["markers"][province]["active"] = False
        return self

    def display(self, *cards: str) -> Self:
        """Lay these cards out, position 1 first; with fewer than 7 the deck is used up."""
        self._display = list(cards)
        return self

    def put(self, **entries: object) -> Self:
        """Set entries of the document as they are: magnus=0, seat=1, end={...}."""
        self.document.update(entries)
        return self

    def _lay_out_market(self) -> None:
        """Put each market card somewhere: the others go to the deck or to the last seat."""
        taken = [card for cards in self._bought.values() for card in cards]
        market = [self.rules.cards[card].card_id for deck in self.rules.decks for card in deck]
        if not taken and self._display is None:
            self._move_to_piles()
            return
        rest = [card for card in market if card not in taken and card not in (self._display or [])]
        last_out = max(map(deck_number, taken + (self._display or [])), default=0)
        given = [card for card in rest if deck_number(card) < last_out]
        rest = [card for card in rest if card not in given]
        display = list(self._display) if self._display is not None else rest[:7]
        if self._display is not None and len(display) < 7:
            given, rest = given + rest, []
        self.document["display"] = display
        self.document["deck"] = [card for card in rest if card not in display]
        self._bought.setdefault(len(self.document["players"]) - 1, []).extend(given)
        for seat, cards in self._bought.items():
            self.document["players"][seat]["hand"] += cards
        self._move_to_piles()

    def _move_to_piles(self) -> None:
        for player in self.document["players"]:
            named, player["discard"] = player["discard"], []
            for card in named:
                card_id = next(c for c in player["hand"] if c == card or c.split("@")[0] == card)
                player["hand"].remove(card_id)
                player["discard"].append(card_id)


def table(
    map_id: str = "imperium", *, players: int = 3, mode: str = "base", **options: bool | str
) -> Table:
    """Lay out a fresh game; in team play the second partners have placed their colonists."""
    game = Game.new(map_id, players=players, mode=mode, seed=1, **options)
    while game.question == "start":
        game.play(game.moves()[0])
    return Table(game)


def teams(players: int = 4, map_id: str = "imperium", **options: bool | str) -> Table:
    """Lay out a fresh game of partners: seat s plays with seat s + players / 2."""
    return table(map_id, players=players, mode="team", **options)


def split(text: str) -> list[str]:
    """Split a list that is written with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def deck_number(card_id: str) -> int:
    """Return the place of a market card's deck among the decks."""
    return NUMERALS.index(card_id.split("@")[1])


def play_all(game: Game, *moves: str) -> Game:
    """Play moves, each of them legal, and return the game."""
    game.play(*moves)
    return game


def turn(game: Game, *moves: str) -> Game:
    """Play a turn: these moves, then `done` to whatever else is asked, then `end`."""
    game.play(*moves)
    while game.question != "end":
        game.play("done")
    game.play("end")
    return game


def goods_of(game: Game, seat: int) -> dict[str, int]:
    """Return the goods that a player has, without those he lacks."""
    goods: dict[str, int] = game.position()["players"][seat]["goods"]
    return {good: units for good, units in goods.items() if units}


def coins_of(game: Game, seat: int) -> int:
    """Return a player's coins."""
    return game.state.players[seat].coins


def hand_of(game: Game, seat: int) -> list[str]:
    """Return the ids of the cards in a player's hand."""
    hand: list[str] = game.position()["players"][seat]["hand"]
    return hand


def pile_of(game: Game, seat: int) -> list[str]:
    """Return the ids of the cards on a player's discard pile, bottom to top."""
    pile: list[str] = game.position()["players"][seat]["discard"]
    return pile


def asked(game: Game) -> tuple[int | None, str | None]:
    """Return who is asked now, and what."""
    return game.to_move, game.question


def verbs(moves: Sequence[str]) -> set[str]:
    """Return the verbs among some moves."""
    return {move.split(" ")[0] for move in moves}


def offered(game: Game, verb: str) -> list[str]:
    """Return what the legal moves of a verb speak of: cities, goods, positions ..."""
    return [move.partition(" ")[2] for move in game.moves() if move.split(" ")[0] == verb]


def colonists_of(game: Game, seat: int) -> list[str]:
    """Return a player's colonists on the board, as `Table.seat` takes them."""
    player = game.position()["players"][seat]
    in_cities = [
        f"{kind} {city}"
        for city, kinds in player["in_cities"].items()
        for kind, count in kinds.items()
        for _ in range(count)
    ]
    on_lines = [f"{line.partition(':')[2].partition('#')[0]} {line}" for line in player["on_lines"]]
    return in_cities + on_lines


def houses_of(game: Game, seat: int) -> list[str]:
    """Return the cities where a player has a house."""
    houses: list[str] = game.position()["players"][seat]["houses"]
    return houses


def display_of(game: Game) -> list[str | None]:
    """Return the cards for sale, position 1 first; None where one was bought in this turn."""
    display: list[str | None] = game.position()["display"]
    return display


def active_provinces(game: Game) -> set[str]:
    """Return the provinces whose marker shows its good."""
    markers = game.position()["markers"]
    return {province for province, marker in markers.items() if marker["active"]}
