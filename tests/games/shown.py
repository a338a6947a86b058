"""What a golden record shows, in the words of wanted.py."""

from collections.abc import Iterator
from dataclasses import asdict

from concordia.content.map_file import MAP_OPTIONS
from concordia.engine.decisions.play_card import PlayCard
from concordia.engine.scoring import score
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import HOUSES_OF_A_PLAYER, NONE
from concordia.notation.move_text import move_text
from concordia.notation.pending import at_start_of_turn
from concordia.notation.record import Record
from tests.games.wanted import way_to_play


def traits_of(record: Record) -> set[str]:
    """Everything that a game shows: what is played, each move of it, and how it ends."""
    shown = set(_setting(record.start))
    if not record.from_setup and not at_start_of_turn(record.start):
        shown.add("a start from a position in the middle of a turn")
    state = record.start.clone()
    for move in record.moves:
        before = state.clone()
        play(state, move)
        shown |= {*_move(before, move_text(state, move)), *_effect(before, state)}
    return shown | set(_outcome(state))


def _setting(state: State) -> Iterator[str]:
    rules, options = state.rules, state.rules.options
    variants = [name for name in MAP_OPTIONS if getattr(options, name)]
    board = " with ".join([state.board.map_id, *variants])
    yield way_to_play(board, rules.mode, rules.seats)
    for name, default in asdict(type(options)()).items():
        if getattr(options, name) != default:
            yield f"the option {name} in {rules.mode}"


def _move(before: State, text: str) -> Iterator[str]:
    question, verb = before.stack[-1], text.split(maxsplit=1)[0]
    yield f"the question {question.name!r}"
    yield f"the move {verb!r}"
    if isinstance(question, PlayCard):
        yield f"the card {text.removeprefix('play ')} in {before.rules.mode}"
    if verb == "take" and question.seat != before.active:
        yield "a choice about the storehouse by another than the active player"


def _effect(before: State, after: State) -> Iterator[str]:
    partner = before.seating.partner[before.to_move()]
    if partner != NONE and after.players[partner].coins < before.players[partner].coins:
        yield "coins of the partner"
    if before.ender == NONE != after.ender:
        built = after.players[after.ender].house_count == HOUSES_OF_A_PLAYER
        yield f"the end by the {'15th house' if built else 'last card'} in {_sort(after)} play"
        if before.active != after.ender:
            yield "the end by the partner of the active player"


def _sort(state: State) -> str:
    return "team" if state.rules.partners else "individual"


def _outcome(last: State) -> Iterator[str]:
    if not last.over:
        yield "a game that is not finished"
    elif len(winners(last)) > 1:
        right, left = first_of(last, winners(last), -1), first_of(last, winners(last), 1)
        yield f"a tie that Praefectus Magnus decides in {_sort(last)} play"
        if right != left:
            to_the_left = last.rules.options.hungarian_magnus
            sides = ("left", "right") if to_the_left else ("right", "left")
            yield f"a tie that goes to the {sides[0]} in {_sort(last)} play, not to the {sides[1]}"


def winners(state: State) -> list[int]:
    """The teams (in individual play: seats) that have the most points."""
    totals: dict[int, int] = {}
    for seat, team in enumerate(state.seating.team):
        totals[team] = totals.get(team, 0) + score(state, seat)["total"]
    return [team for team, total in totals.items() if total == max(totals.values())]


def first_of(state: State, teams: list[int], step: int) -> int:
    """Which of these teams has Praefectus Magnus, or gets it first as it passes on."""
    seat = state.magnus
    while state.seating.team[seat] not in teams:
        seat = (seat + step) % len(state.players)
    return state.seating.team[seat]
