"""One session of the engine protocol: a line with a request goes in, a line with the answer out."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from concordia.cli.protocol.requests import Refusal, Request, failure, located, read_request
from concordia.content.maps import MapFile, board, load_map, map_ids
from concordia.content.options import options_from_dict
from concordia.content.rules import mode_ids, players_of, rules_for
from concordia.engine.errors import ConcordiaError, MoveError
from concordia.game import Game
from concordia.installation import installation
from concordia.notation.names import check_names

SEED_BITS: Final = 32

Answer = dict[str, Any]


class Session:
    """Holds at most one game. A request that fails changes nothing."""

    def __init__(self, maps: Mapping[str, MapFile] | None = None) -> None:
        """Begin without a game; `maps` are a user's own maps by their ids."""
        self.maps = dict(maps or {})
        self.finished = False
        self._game: Game | None = None
        self._played = 0
        self._deeds: dict[str, Callable[[Request], Answer]] = {
            "hello": self._hello,
            "new": self._new,
            "load": self._load,
            "moves": self._moves,
            "play": self._play,
            "undo": self._undo,
            "state": self._state,
            "view": self._view,
            "score": self._score,
            "record": self._record,
            "quit": self._quit,
        }

    def answer(self, line: str) -> str:
        """Carry out the request in a line and return the line to answer with."""
        echo: Answer = {}
        try:
            request = read_request(line)
            echo = request.echo
            told = {"ok": True, **self._carry_out(request)}
        except ConcordiaError as error:
            told = failure(error)
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end the session
            told = failure(Refusal("InternalError", f"this is a bug: {error!r}"))
            self._restore()
        return json.dumps({**echo, **told}, separators=(",", ":"), allow_nan=False)

    def _carry_out(self, request: Request) -> Answer:
        return self._deeds[request.choice("do", list(self._deeds))](request)

    def _restore(self) -> None:
        """Take the game up anew from its record, as a move may have stopped half way."""
        if self._game:
            restored = Game.read(self._game.record(), self.maps)
            restored.undo(len(restored.log) - self._played)
            self._game = restored

    @property
    def game(self) -> Game:
        """The game that goes on."""
        if self._game is None:
            raise Refusal("NoGame", "there is no game yet: begin with new or load")
        return self._game

    def _take_up(self, game: Game) -> Answer:
        self._game, self._played = game, len(game.log)
        return self._asked()

    def _asked(self) -> Answer:
        return {"to_move": self.game.to_move, "question": self.game.question}

    def _hello(self, _: Request) -> Answer:
        return {
            **installation(),
            "maps": [*map_ids(), *self.maps],
            "modes": list(mode_ids()),
        }

    def _new(self, request: Request) -> Answer:
        seed = request.whole("seed", secrets.randbits(SEED_BITS))
        mode, players = request.text("mode", "base"), _players(request)
        with located("options"):
            options = options_from_dict(request.table("options"))
        with located("mode"):
            players_of(mode)
        with located("players"):
            rules_for(mode, players if isinstance(players, int) else len(players), options)
        map_file = self._map(request)
        with located("options"):
            board(map_file, options)
        with located("mode"):
            game = Game.new(map_file, players, mode, seed, **request.table("options"))
        return {"seed": seed, **self._take_up(game)}

    def _map(self, request: Request) -> MapFile:
        name = request.text("map", "imperium")
        with located("map"):
            return self.maps.get(name) or load_map(name)

    def _load(self, request: Request) -> Answer:
        if request.only("position", "record") == "position":
            return self._take_up(Game.load(request.data["position"], self.maps))
        return self._take_up(Game.read(request.text("record"), self.maps))

    def _moves(self, _: Request) -> Answer:
        return {**self._asked(), "moves": self.game.moves()}

    def _play(self, request: Request) -> Answer:
        game, key = self.game, request.only("move", "moves")
        moves = [request.text("move")] if key == "move" else request.texts("moves")
        try:
            game.play(*moves)
        except MoveError as error:
            error.path = "move" if key == "move" else error.path
            raise
        self._played += len(moves)
        return self._asked()

    def _undo(self, request: Request) -> Answer:
        game, count = self.game, request.whole("count", 1)
        try:
            game.undo(count)
        except MoveError as error:
            error.path = "count"
            raise
        self._played -= count
        return self._asked()

    def _state(self, _: Request) -> Answer:
        return {"state": self.game.position()}

    def _view(self, request: Request) -> Answer:
        game, seat = self.game, request.whole("seat")
        last = len(game.names) - 1
        if not 0 <= seat <= last:
            raise Refusal("InvalidRequest", f"there are seats 0 to {last}, no seat {seat}", "seat")
        return {"view": game.view(seat)}

    def _score(self, _: Request) -> Answer:
        game = self.game
        return {"scores": game.scores(), "over": game.over, "winner": game.winner()}

    def _record(self, _: Request) -> Answer:
        return {"record": self.game.record()}

    def _quit(self, _: Request) -> Answer:
        self.finished = True
        return {}


def _players(request: Request) -> int | Sequence[str]:
    """Return how many players there are, or their names."""
    value = request.data.get("players")
    if not isinstance(value, list):
        return request.whole("players", 4)
    names = request.texts("players")
    with located("players"):
        check_names(names)
    return names
