"""Rule 3: from a board, rules and a seed to the first state of a game."""

from random import Random

from concordia.engine.board import Board
from concordia.engine.cards import Rules
from concordia.engine.decisions.end_turn import opening
from concordia.engine.errors import InvalidOptions
from concordia.engine.layout import Layout, Seating
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.turn import refill_display, settle
from concordia.engine.types import COLONISTS_OF_A_KIND, GOODS, LAND, NONE, SEA


def new_game(board: Board, rules: Rules, seed: int) -> State:
    """Set a game up; the same seed gives the same setup on every machine."""
    random = Random(seed)
    return start_from(board, rules, deal_tokens(board, rules, random), shuffle_decks(rules, random))


def start_from(board: Board, rules: Rules, goods: list[int], deck: list[int]) -> State:
    """Set a game up with the tokens and the deck given."""
    if rules.partners and not board.far_from_capital:
        raise InvalidOptions(
            f"team play needs a city far from the capital; {board.map_id} has none"
        )
    state = bare_state(board, rules, Layout(board, rules, goods), deck)
    refill_display(state)
    for seat, player in enumerate(state.players):
        furnish(state, seat, player)
    state.unplaced = state.seating.second_partners[:]
    state.unstocked = list(range(rules.seats)) if rules.shopping else []
    state.stack = opening(state)
    settle(state)
    return state


def bare_state(board: Board, rules: Rules, layout: Layout, deck: list[int]) -> State:
    """Return a state in which nobody has anything yet and nothing is asked."""
    state = State()
    state.board = board
    state.rules = rules
    state.layout = layout
    state.deck = deck
    state.seating = Seating(rules.seats, partners=rules.partners)
    state.players = [bare_player() for _ in range(rules.seats)]
    state.active = 0
    state.magnus = rules.seats - 1
    state.magnus_used = False
    state.inactive = 0
    state.display = []
    state.dealt = 0
    state.houses_in = [0] * board.capital
    state.taken = [False] * len(board.lines)
    state.ender = NONE
    state.turns_left = 0
    state.over = False
    state.track = [NONE] * rules.seats
    state.unplaced = []
    state.unstocked = []
    state.stack = []
    state.legal = []
    return state


def bare_player() -> Player:
    """Return a player with nothing but six colonists in the storehouse."""
    player = Player()
    player.coins = 0
    player.goods = [0] * len(GOODS)
    player.stock = 0
    player.hand = 0
    player.owned = 0
    player.discard = []
    player.copied = 0
    player.houses = 0
    player.house_count = 0
    player.store = [COLONISTS_OF_A_KIND, COLONISTS_OF_A_KIND]
    player.colonists = []
    return player


def furnish(state: State, seat: int, player: Player) -> None:
    """Give a player his cards, coins, goods and starting colonists (3.5 to 3.9)."""
    player.hand = player.owned = sum(1 << card for card in state.rules.hands[seat])
    player.coins = state.rules.start_coins[seat]
    for good, units in enumerate(state.rules.start_goods):
        player.gain(good, units)
    if seat not in state.seating.second_partners:
        player.place(LAND, state.board.capital)
        player.place(SEA, state.board.capital)


def deal_tokens(board: Board, rules: Rules, random: Random) -> list[int]:
    """Shuffle each letter's tokens and deal them to the cities of that letter (3.1)."""
    piles = {letter: _tokens(units) for letter, units in rules.tokens.items()}
    for letter in sorted(piles):
        shuffle(piles[letter], random)
    return [piles[letter].pop() for letter in board.letters]


def shuffle_decks(rules: Rules, random: Random) -> list[int]:
    """Shuffle each deck by itself and lay them on each other, deck I on top (3.3)."""
    cards: list[int] = []
    for deck in rules.decks:
        pile = deck[:]
        shuffle(pile, random)
        cards += pile
    return cards


def shuffle(items: list[int], random: Random) -> None:
    """Shuffle in place using nothing but `random()`, which no Python version may change."""
    for last in range(len(items) - 1, 0, -1):
        chosen = int(random.random() * (last + 1))
        items[last], items[chosen] = items[chosen], items[last]


def _tokens(units: tuple[int, ...]) -> list[int]:
    return [good for good, count in enumerate(units) for _ in range(count)]
