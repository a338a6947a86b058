"""What changes in a game: the state, its players, and the stack of what waits to be done."""

from typing import ClassVar

from concordia.engine.board import LINE_SPOT, Board, city_spot
from concordia.engine.cards import Rules
from concordia.engine.types import (
    HOUSES_OF_A_PLAYER,
    LAND,
    NONE,
    SEA,
    STORE_SPACES,
)


class Frame:
    """Something that waits to be done: mostly a question to the player in `seat`.

    Frames never change, so that copies of a state can share them; a question that goes on
    with other numbers puts a new frame in its place.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The attributes, each with the sort of thing it holds, for position documents."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: "State") -> list[int]:
        """List the legal moves in a fixed order; none where there is nothing to ask."""
        return []

    def play(self, state: "State", move: int) -> None:
        """Carry out one of the legal moves, any but `done`."""
        raise NotImplementedError

    def finish(self, state: "State") -> None:
        """Do what follows when the player is done or was not asked; the frame is off the stack."""


class Layout:
    """What setup fixed for the whole game: which city produces what, and the deck's order."""

    def __init__(self, board: Board, rules: Rules, goods: list[int], deck: list[int]) -> None:
        self.good = goods
        """The good of each producing city."""
        self.deck = deck
        """The cards in the order in which they come to the display."""
        self.cities_with = [
            sum(1 << city for city, good in enumerate(goods) if good == kind)
            for kind in range(len(rules.price))
        ]
        self.markers = [
            max((goods[city] for city in cities), key=lambda good: rules.price[good])
            for cities in board.cities_of
        ]
        """The good of each province's bonus marker (3.2)."""


class Seating:
    """Who plays with whom, chosen once at setup."""

    def __init__(self, seats: int, *, partners: bool) -> None:
        half = seats // 2
        self.partner = [(seat + half) % seats if partners else NONE for seat in range(seats)]
        self.team = [seat % half if partners else seat for seat in range(seats)]
        self.copy_mark = [1 << team if partners else 0 for team in self.team]
        """What a seat leaves on a card that it copied: 13.5 is for teams alone."""
        self.second_partners = list(range(half, seats)) if partners else []


class Player:
    """What one player has. `setup.bare_player` makes one; nothing is set before."""

    coins: int
    goods: list[int]
    stock: int
    """How many units of goods there are in the storehouse: the sum of `goods`."""
    hand: int
    """The cards in hand, as a mask."""
    owned: int
    """All cards, in hand and discarded, as a mask."""
    discard: list[int]
    """The discarded cards, bottom to top."""
    copied: int
    """The teams that have copied the top of the discard pile, as a mask (13.5)."""
    houses: int
    """The cities with a house of this player, as a mask."""
    house_count: int
    store: list[int]
    """The colonists in the storehouse, by kind."""
    colonists: list[int]
    """The spots of the colonists on the board, sorted: those in cities first."""

    def clone(self) -> "Player":
        """Return a copy that can be changed without changing this one."""
        twin = Player()
        twin.coins = self.coins
        twin.goods = self.goods[:]
        twin.stock = self.stock
        twin.hand = self.hand
        twin.owned = self.owned
        twin.discard = self.discard[:]
        twin.copied = self.copied
        twin.houses = self.houses
        twin.house_count = self.house_count
        twin.store = self.store[:]
        twin.colonists = self.colonists[:]
        return twin

    def room(self) -> int:
        """Count the free spaces of the storehouse (7.1)."""
        return STORE_SPACES - self.stock - self.store[LAND] - self.store[SEA]

    def gain(self, good: int, units: int) -> None:
        """Put goods into the storehouse."""
        self.goods[good] += units
        self.stock += units

    def spend(self, good: int, units: int) -> None:
        """Pay goods to the bank."""
        self.goods[good] -= units
        self.stock -= units

    def discard_top(self) -> int:
        """Return the card that lies on top of the discard pile, or NONE."""
        return self.discard[-1] if self.discard else NONE

    def place(self, kind: int, city: int) -> None:
        """Place a colonist of the storehouse in a city."""
        self.store[kind] -= 1
        self.colonists.append(city_spot(kind, city))
        self.colonists.sort()


class State:
    """A game at one moment: the whole truth, with the questions that wait for an answer.

    `setup.bare_state` makes one; nothing is set before.
    """

    board: Board
    rules: Rules
    layout: Layout
    seating: Seating
    players: list[Player]
    active: int
    """The seat whose turn it is."""
    magnus: int
    """The seat that has Praefectus Magnus."""
    magnus_used: bool
    inactive: int
    """The provinces whose marker shows its coins, as a mask."""
    display: list[int]
    """The cards for sale, position 1 first; NONE where one was bought in this turn."""
    dealt: int
    """How many cards of the deck have come to the display."""
    houses_in: list[int]
    """How many houses each city has."""
    taken: list[bool]
    """Whether a colonist stands on the line."""
    ender: int
    """The seat with the Concordia card, or NONE while the end is open (8.1)."""
    turns_left: int
    """Turns until the end, the one that goes on included; counts once there is an ender."""
    over: bool
    track: list[int]
    """The intermediate scores (10), NONE before a player's first Tribune."""
    unplaced: list[int]
    """The second partners who still have to place their starting colonists (3.8)."""
    unstocked: list[int]
    """The seats that still have the purchase of 3.9."""
    stack: list[Frame]
    """What waits to be done, the next thing last."""
    legal: list[int]
    """The legal moves of this moment; empty when the game is over."""

    def clone(self) -> "State":
        """Return a copy that can be played on without changing this one."""
        twin = State()
        twin.board = self.board
        twin.rules = self.rules
        twin.layout = self.layout
        twin.seating = self.seating
        twin.players = [player.clone() for player in self.players]
        twin.active = self.active
        twin.magnus = self.magnus
        twin.magnus_used = self.magnus_used
        twin.inactive = self.inactive
        twin.display = self.display[:]
        twin.dealt = self.dealt
        twin.houses_in = self.houses_in[:]
        twin.taken = self.taken[:]
        twin.ender = self.ender
        twin.turns_left = self.turns_left
        twin.over = self.over
        twin.track = self.track[:]
        twin.unplaced = self.unplaced[:]
        twin.unstocked = self.unstocked[:]
        twin.stack = self.stack[:]
        twin.legal = self.legal
        return twin

    def ask(self, frame: Frame) -> None:
        """Put a frame on the stack: it comes before all that waits there already."""
        self.stack.append(frame)

    def ask_instead(self, frame: Frame) -> None:
        """Put a frame in the place of the one that is being answered."""
        self.stack[-1] = frame

    def to_move(self) -> int:
        """Return the seat that is asked now, or NONE when the game is over."""
        return self.stack[-1].seat if self.stack else NONE

    def purse(self, seat: int) -> int:
        """Return the coins that a player can spend: his own, then his partner's (13.3)."""
        coins = self.players[seat].coins
        partner = self.seating.partner[seat]
        return coins if partner == NONE else coins + self.players[partner].coins

    def pay(self, seat: int, coins: int) -> None:
        """Pay the bank with own coins first; the partner's purse makes up what is missing."""
        player = self.players[seat]
        player.coins -= coins
        if player.coins < 0:
            self.players[self.seating.partner[seat]].coins += player.coins
            player.coins = 0

    def put_on_pile(self, seat: int, card: int) -> None:
        """Move a card from a player's hand to the top of his discard pile."""
        player = self.players[seat]
        player.hand ^= 1 << card
        player.discard.append(card)
        player.copied = 0

    def card_of_kind(self, seat: int, kind: int) -> int:
        """Return the card of a kind in a player's hand: that of the lowest deck."""
        held = self.players[seat].hand & self.rules.of_kind[kind]
        return (held & -held).bit_length() - 1

    def trigger_end(self, seat: int) -> None:
        """Give the Concordia card to the first player who ends the game (8.1)."""
        if self.ender == NONE:
            self.ender = seat
            self.turns_left = self.rules.last_turns

    def build_house(self, seat: int, city: int) -> None:
        """Put a player's house into a city; the 15th one triggers the end."""
        player = self.players[seat]
        player.houses |= 1 << city
        player.house_count += 1
        self.houses_in[city] += 1
        if player.house_count == HOUSES_OF_A_PLAYER:
            self.trigger_end(seat)

    def buy_card(self, seat: int, position: int) -> None:
        """Take a card from the display (counted from 0); the last one triggers the end."""
        card = self.display[position]
        self.display[position] = NONE
        self.players[seat].hand |= 1 << card
        self.players[seat].owned |= 1 << card
        if self.dealt == len(self.layout.deck) and max(self.display) == NONE:
            self.trigger_end(seat)

    def step_to(self, seat: int, spot: int, line: int) -> None:
        """Move a player's colonist from its spot onto a line."""
        if spot >= LINE_SPOT:
            self.taken[spot - LINE_SPOT] = False
        self.taken[line] = True
        colonists = self.players[seat].colonists
        colonists.remove(spot)
        colonists.append(LINE_SPOT + line)
        colonists.sort()
