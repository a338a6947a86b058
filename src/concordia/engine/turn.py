"""Playing a move; and the end of a turn: display, Praefectus Magnus, end of the game (4.2)."""

from concordia.engine.moves import DONE
from concordia.engine.state import State
from concordia.engine.types import DISPLAY_SIZE, NONE


def play(state: State, move: int) -> None:
    """Carry out a legal move. The caller has made sure that it is in `state.legal`."""
    frame = state.stack[-1]
    if move == DONE:
        state.stack.pop()
        frame.finish(state)
    else:
        frame.play(state, move)
    settle(state)


def settle(state: State) -> None:
    """Carry out what needs no answer, until there is a question or the game is over."""
    while state.stack:
        frame = state.stack[-1]
        legal = frame.moves(state)
        if legal:
            state.legal = legal
            return
        state.stack.pop()
        frame.finish(state)
    state.legal = []


def close_turn(state: State) -> None:
    """Do what comes after every turn, and pass the turn on if there is another one."""
    refill_display(state)
    pass_magnus(state)
    count_down(state)
    if not state.over:
        state.active = (state.active + 1) % len(state.players)


def refill_display(state: State) -> None:
    """Move the cards for sale to lower positions and fill up from the deck while it lasts."""
    cards = [card for card in state.display if card != NONE]
    deck = state.deck
    while len(cards) < DISPLAY_SIZE and state.dealt < len(deck):
        cards.append(deck[state.dealt])
        state.dealt += 1
    state.display = cards


def pass_magnus(state: State) -> None:
    """Pass Praefectus Magnus on if it was used in this turn (6.3)."""
    if state.magnus_used:
        state.magnus = (state.magnus + state.rules.magnus_step) % len(state.players)
        state.magnus_used = False


def count_down(state: State) -> None:
    """Count the turns that are left once the end has been triggered (8.2)."""
    if state.ender != NONE:
        state.turns_left -= 1
        state.over = state.turns_left == 0
