"""Point 4: whole games of every mode through real sockets, and every byte that each seat received.

Four proofs: each view is what the rules let the seat see; no card that is hidden from a seat stands
in any of its bytes; games that differ in hidden facts alone send the same bytes; and what other
teams receive while a Legate's team talks does not depend on what it says.
"""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest

from concordia.game import Game
from tests.server.helpers import GAMES, MadeTable, Running, SeatSocket
from tests.support.table import teams

pytestmark = pytest.mark.anyio

CARD = re.compile(r"[a-z][a-z0-9/]*@(?:start|[IV]+)")
SPECTATOR = None
MODES = [
    "italia-base-2",
    "imperium-base-3",
    "hellas-base-4-every-option",
    "ionium-base-5-small-ionium",
    "imperium-venus-2-hungarian-magnus",
    "ionium-venus-3-small-ionium",
    "cyprus-venus-4",
    "italia-venus-5",
    "hellas-team-4",
    "italia-team-6-hungarian-magnus",
]
TRY_EVERY = 20
"""After so many moves all seats try what they may not, and ask over HTTP too."""

COMING = 4
"""Cards that lie alike in two decks, so that some turns are alike too."""

Viewer = int | None


class Here:
    """What is so at one moment."""

    def __init__(self, game: Game) -> None:
        self.position = game.position()
        self.moves = game.moves()
        self.to_move = game.to_move
        self.question = game.question
        self.over = game.over
        self.scores = game.scores()


class Truth:
    """A game as it really goes: what each viewer may know of it, reckoned here from the rules."""

    def __init__(self, record: str, moves: Sequence[str]) -> None:
        game = Game.read(record)
        self.moments = [Here(game)]
        self.moves: list[tuple[int, str]] = []
        for move in moves:
            self.moves.append((game.to_move or 0, move))
            game.play(move)
            self.moments.append(Here(game))

    @property
    def seats(self) -> int:
        return len(self.moments[0].position["players"])

    def said_in_talk(self, number: int) -> bool:
        """Tell whether a move is a word between partners over a Legate (13.10)."""
        question = self.moments[number].question
        return question == "name-half" or (
            question == "name" and self.moves[number][1].startswith("name ")
        )

    def ends(self, number: int) -> list[int]:
        """Return after how many moves each turn was over, of the first so many moves."""
        return [n for n, (_, move) in enumerate(self.moves[:number], start=1) if move == "end"]

    def history(self, number: int) -> dict[str, Any]:
        """Return what anybody may know of the turns that were over after so many moves."""
        turns = []
        first = 0
        for turn, end in enumerate(self.ends(number), start=1):
            moves = [move for _, move in self.moves[first:end]]
            told = {
                "turn": turn,
                "seat": self.moments[first].position["seat"],
                "card": next((m[5:] for m in moves if m.startswith("play ")), None),
                "scores": self.moments[end].scores,
            }
            turns.append(told | ({"moves": end} if self.moments[number].over else {}))
            first = end
        return {"start": self.moments[0].scores, "turns": turns}

    def sees_move(self, viewer: Viewer, number: int) -> bool:
        if not self.said_in_talk(number):
            return True
        half = self.seats // 2
        return viewer is not None and viewer % half == self.moves[number][0] % half

    def seen(self, viewer: Viewer, number: int) -> list[str]:
        """Return the moves that a viewer may know of the first so many."""
        return [
            move for n, (_, move) in enumerate(self.moves[:number]) if self.sees_move(viewer, n)
        ]

    def cards(self, viewer: Viewer, number: int) -> set[str]:
        """Return the cards that a viewer may see after so many moves."""
        position = self.moments[number].position
        cards = {card for card in position["display"] if card}
        for owner, player in enumerate(position["players"]):
            cards |= set(player["discard"] if owner == viewer else player["discard"][-1:])
            if self.sees_hand(viewer, owner, position):
                cards |= set(player["hand"])
        return cards

    def sees_hand(self, viewer: Viewer, owner: int, position: dict[str, Any]) -> bool:
        if owner == viewer or position["options"]["open_hands"]:
            return True
        asked = position.get("pending", [{"question": ""}])[-1]
        asker = {"name": "seat", "name-half": "seat", "answer": "asker"}.get(asked["question"])
        if asker is None or viewer is None:
            return False
        return bool(asked[asker] == viewer and (viewer + self.seats // 2) % self.seats == owner)


class Play:
    """A game through real sockets, move by move, with a look at all that everybody receives."""

    def __init__(self, truth: Truth, table: MadeTable, sockets: Sequence[SeatSocket]) -> None:
        self.truth = truth
        self.table = table
        self.viewers = dict(zip([*range(truth.seats), SPECTATOR], sockets, strict=True))
        self.checked = 0
        word = next((n for n in range(len(truth.moves)) if truth.said_in_talk(n)), 0)
        self.history_at = {word + 1, len(truth.moves) // 2, len(truth.moves)}

    async def to_the_end(self) -> None:
        await self.check(0)
        for number, (seat, move) in enumerate(self.truth.moves, start=1):
            await self.viewers[seat].play(move)
            await self.check(number)
            if number % TRY_EVERY == 0:
                await self.try_what_is_not_allowed(number)
            if number in self.history_at:
                await self.check_history(number)

    async def check(self, number: int) -> None:
        """Wait until everybody has been told, and look at each byte."""
        for viewer, socket in self.viewers.items():
            seen = self.truth.seen(viewer, number)
            await socket.version(len(seen))
            assert moves_in(socket) == seen, viewer
            self.check_texts(viewer, number, socket.received)
            self.check_view(viewer, number, socket.moment)
            socket.received.clear()

    def check_texts(self, viewer: Viewer, number: int, texts: Sequence[str]) -> None:
        """No card stands there that the viewer may not see, nor any word of others' talks."""
        for text in texts:
            allowed = self.truth.cards(viewer, number)
            assert set(CARD.findall(text)) <= allowed, (viewer, number, text)
            told = set(re.findall(r'"move":"(name [^"]+)"', text))
            legal = self.truth.moments[number]
            known = set(self.truth.seen(viewer, number))
            assert told <= known | set(legal.moves if legal.to_move == viewer else [])
            assert 'deck"' not in text
            self.checked += len(text)

    def check_view(self, viewer: Viewer, number: int, moment: dict[str, Any]) -> None:
        """Whose hands are there, and whose moves."""
        self.check_hands(viewer, number, moment["game"])
        asked = viewer is not None and viewer == self.truth.moments[number].to_move
        legal = [told["move"] for told in moment["legal"] or []]
        assert legal == (self.truth.moments[number].moves if asked else [])

    def check_hands(self, viewer: Viewer, number: int, game: dict[str, Any]) -> None:
        position = self.truth.moments[number].position
        hands = [n for n, player in enumerate(game["players"]) if "hand" in player]
        seats = range(self.truth.seats)
        assert hands == [s for s in seats if self.truth.sees_hand(viewer, s, position)]

    async def check_history(self, number: int) -> None:
        """The turns so far, and each as it was seen then: asked for as the game stands now."""
        ends = [0, *self.truth.ends(number)]
        over = self.truth.moments[number].over
        for viewer in self.viewers:
            told = (await self.table.see("/history", viewer)).json()
            assert told == self.truth.history(number), viewer
            assert all(("moves" in turn) == over for turn in told["turns"])
            for turn in {*range(0, len(ends), TRY_EVERY), len(ends) - 1}:
                moves = ends[turn]
                past = await self.table.see(f"/history/{turn}", viewer)
                self.check_texts(viewer, moves, [past.text])
                self.check_hands(viewer, moves, past.json()["game"])
            beyond = await self.table.see(f"/history/{len(ends)}", viewer)
            assert beyond.status_code == 404

    async def try_what_is_not_allowed(self, number: int) -> None:
        """Errors and HTTP tell no more than the socket does."""
        for viewer, socket in self.viewers.items():
            version = socket.moment["version"]
            for do in (
                {"do": "play", "version": version, "moves": ["name tribune"]},
                {"do": "play", "version": version - 1, "moves": ["end"]},
                {"do": "undo", "version": version, "to": 0},
                {"do": "agree", "proposal": version},
            ):
                answer = await socket.ask(**do)
                assert answer["type"] == "refused"
            if viewer is not None:
                for path in ("/moment", "/record", "/steps"):
                    over_http = await self.table.get(path, viewer)
                    told = over_http.status_code == 200
                    assert told == (path == "/moment" or self.truth.moments[number].over)
                    if path == "/moment":
                        self.check_texts(viewer, number, [over_http.text])
        for viewer, socket in self.viewers.items():
            self.check_texts(viewer, number, socket.received)
            socket.received.clear()


def moves_in(socket: SeatSocket) -> list[str]:
    """Return all moves that a socket has been told."""
    return [e["move"] for moment in socket.moments for e in moment["log"] if e["kind"] == "play"]


def record_named(name: str) -> tuple[str, list[str]]:
    game = Game.read(GAMES / f"{name}.cgn")
    return game.at(0).record(), game.log


@pytest.mark.rule("9.1", "13.10")
@pytest.mark.parametrize("name", MODES)
async def test_no_seat_receives_what_is_hidden_from_it(server: Running, name: str) -> None:
    record, moves = record_named(name)
    truth = Truth(record, moves)
    table = await server.from_record(record, *["person"] * truth.seats)

    async with table.sockets(*range(truth.seats), SPECTATOR) as sockets:
        play = Play(truth, table, sockets)
        await play.to_the_end()

    assert play.checked > 1000 * len(moves)
    assert sockets[0].moment["status"] == "over"


# ---- The same bytes, whatever is hidden ----


async def streams(server: Running, record: str, moves: Sequence[str]) -> list[list[str]]:
    """Play moves; return all that each seat and a spectator received, but names of chance."""
    truth = Truth(record, moves)
    table = await server.from_record(record, *["person"] * truth.seats)
    async with table.sockets(*range(truth.seats), SPECTATOR) as sockets:
        viewers = [*range(truth.seats), SPECTATOR]
        for number, (seat, move) in enumerate(truth.moves, start=1):
            await sockets[seat].play(move)
            for viewer, socket in zip(viewers, sockets, strict=True):
                await socket.version(len(truth.seen(viewer, number)))
        turns = range(len(truth.ends(len(moves))) + 1)
        for path in ("/history", *(f"/history/{turn}" for turn in turns)):
            for viewer, socket in zip(viewers, sockets, strict=True):
                socket.received.append((await table.see(path, viewer)).text)
    return [[without_chance(text, table.id) for text in socket.received] for socket in sockets]


def without_chance(text: str, table: str) -> str:
    """Leave out what is drawn or read off a clock for each table."""
    return re.sub(r'"at":"[^"]*"', '"at":""', text.replace(table, "TABLE"))


def turned_round(record: str) -> str:
    """Return a record whose decks lie the other way round, but for the cards that come next."""
    start = Game.read(record)
    position = start.position()
    coming, rest = position["deck"][:COMING], position["deck"][COMING:]
    numerals = list(dict.fromkeys(card.split("@")[1] for card in rest))
    position["deck"] = coming + [
        card for numeral in numerals for card in reversed(rest) if card.endswith(f"@{numeral}")
    ]
    return Game.load(position).record()


def while_alike(record: str, other: str, moves: Sequence[str]) -> list[str]:
    """Return the moves until a card comes to the display that differs."""
    one, two = Game.read(record), Game.read(other)
    for number, move in enumerate(moves):
        one.play(move)
        two.play(move)
        if one.position()["display"] != two.position()["display"]:
            return list(moves[:number])
    return list(moves)


@pytest.mark.parametrize("name", ["italia-base-2", "cyprus-venus-4", "hellas-team-4"])
async def test_the_bytes_do_not_depend_on_the_order_of_the_deck(server: Running, name: str) -> None:
    setup, moves = record_named(name)
    record = Game.load(Game.read(setup).position()).record()
    other = turned_round(record)
    moves = while_alike(record, other, moves)
    assert len(moves) > 10
    assert Game.read(record).position()["deck"] != Game.read(other).position()["deck"]

    assert await streams(server, record, moves) == await streams(server, other, moves)


@pytest.mark.rule("13.10")
async def test_the_bytes_do_not_depend_on_what_is_said_over_a_legate(server: Running) -> None:
    record = teams().seat(2, bought="prefect/architect@I").game().record()
    received = [
        await streams(server, record, ["play legate", *talk, "refuse", "end"])
        for talk in (["name prefect/architect", "as prefect"], ["name prefect"], ["name tribune"])
    ]
    others = [[stream[1], stream[3], stream[4]] for stream in received]

    assert others[0] == others[1] == others[2]
    assert received[0][0] != received[1][0]
    moments = [told for text in others[0][0] if "version" in (told := json.loads(text))]
    assert moments[-1]["version"] == 3
