"""Founding tables: a new game, one from a record, a rematch, or a branch of a finished game."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from secrets import randbits
from typing import Final

from concordia.bots.knowledge import imagine
from concordia.engine.errors import ConcordiaError
from concordia.game import Game
from concordia.notation import RULES_VERSION
from concordia.notation.names import check_names
from concordia.notation.position import position
from concordia.server.domain.deciding import check_bot
from concordia.server.domain.event import Founding
from concordia.server.domain.refusals import BadRequest, NotNow, Unplayable
from concordia.server.domain.replays import check_moment
from concordia.server.domain.seat import Kind, Seat
from concordia.server.domain.table import Table
from concordia.server.domain.tokens import digest, new_id, new_token

SEED_BITS: Final = 64


@dataclass(frozen=True)
class Place:
    """Who is to sit on a seat: a person here, one who comes by a link, or a bot."""

    who: Kind
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Founded:
    """A founding with the secrets that are told just once."""

    founding: Founding
    tokens: Mapping[int, str]
    """What acts for the seats of the people who are here, by seat."""
    invites: Mapping[int, str]
    """What takes an open seat, by seat."""
    watch: str


def new_game(
    places: Sequence[Place], map_id: str, mode: str, options: Mapping[str, bool | str], first: str
) -> tuple[Game, list[Place]]:
    """Set a game up; with `first` = "drawn" lots decide which of the places begins."""
    start = int(Random(randbits(SEED_BITS)).random() * len(places)) if first == "drawn" else 0
    order = [*places[start:], *places[:start]]
    try:
        return Game.new(map_id, len(places), mode, randbits(SEED_BITS), **options), order
    except ConcordiaError as error:
        raise Unplayable(str(error)) from error


def read_game(record: str) -> Game:
    """Take a game up from a record."""
    try:
        return Game.read(record)
    except ConcordiaError as error:
        raise Unplayable(str(error)) from error


def branched(table: Table, number: int, deck: str) -> Game:
    """Return a finished game as it was after so many moves, with its deck or a shuffled one."""
    check_moment(table, number)
    game = table.game.at(number)
    if deck == "same":
        return game
    return Game.load(position(imagine(game.state, Random(randbits(SEED_BITS)))))


def found(game: Game, places: Sequence[Place], at: str, source: str = "") -> Founded:
    """Found a table, and make its secrets."""
    check_places(game, places)
    tokens = {seat: new_token() for seat, place in enumerate(places) if place.who == "person"}
    invites = {seat: new_token() for seat, place in enumerate(places) if place.who == "open"}
    names = _names(game, places)
    seats = [
        Seat(place.who, name, place.bot, _digest(tokens.get(seat)), _digest(invites.get(seat)))
        for seat, (place, name) in enumerate(zip(places, names, strict=True))
    ]
    watch = new_token()
    return Founded(_founding(game, seats, digest(watch), at, source), tokens, invites, watch)


def rematch(table: Table, at: str) -> Founding:
    """Found a table with the same seats, whose tokens stay what they are."""
    if not (table.ended and table.full):
        raise NotNow("a rematch begins when a game is over that was played here")
    seats = [
        Seat(seat.kind, seat.name, seat.bot if seat.kind == "bot" else "", seat.token)
        for seat in table.seats
    ]
    state = table.game.at(0).state
    rules = state.rules
    seed = randbits(SEED_BITS)
    game = Game.new(state.board.map_id, len(seats), rules.mode, seed, **asdict(rules.options))
    return _founding(game, seats, table.founding.watch, at, table.id)


def _founding(game: Game, seats: Sequence[Seat], watch: str, at: str, source: str) -> Founding:
    return Founding(new_id(), game.record(), RULES_VERSION, tuple(seats), watch, at, source)


def check_places(game: Game, places: Sequence[Place]) -> None:
    """Refuse seats that do not fit the game, or that nobody could play."""
    if len(places) != len(game.names):
        raise BadRequest(f"seats: {len(places)} are given; the game has {len(game.names)}")
    for number, place in enumerate(places):
        if place.who == "bot":
            _check_bot_at(number, place.bot)
    if all(place.who == "bot" for place in places) and not game.over:
        raise BadRequest("seats: at least one must be for a person")
    try:
        check_names(_names(game, places))
    except ConcordiaError as error:
        raise BadRequest(f"seats: {error}") from error


def _check_bot_at(number: int, bot: str) -> None:
    try:
        check_bot(bot)
    except BadRequest as error:
        raise BadRequest(f"seats[{number}].bot: {error}") from error


def _names(game: Game, places: Sequence[Place]) -> list[str]:
    """Return the names of the seats: as wished, or a bot's, or those of the game."""
    return [
        place.name or (f"{place.bot.capitalize()} {seat + 1}" if place.bot else game.names[seat])
        for seat, place in enumerate(places)
    ]


def _digest(token: str | None) -> str:
    return digest(token) if token else ""
