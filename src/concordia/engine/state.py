"""State: a game at one moment, and what the actions do to it."""

from concordia.engine.board import LINE_SPOT, Board
from concordia.engine.cards import Rules
from concordia.engine.frame import Frame
from concordia.engine.layout import Layout, Seating
from concordia.engine.player import Player
from concordia.engine.types import HOUSES_OF_A_PLAYER, NONE


class State:
    """A game at one moment: the whole truth, with the questions that wait for an answer.

    `setup.bare_state` makes one; nothing is set before.
    """

    board: Board
    rules: Rules
    layout: Layout
    seating: Seating
    deck: list[int]
    """All cards of the market, in the order in which they come to the display."""
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
        twin.deck = self.deck
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

    def answered(self) -> None:
        """Take the frame off the stack that has been answered for good."""
        self.stack.pop()

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
        if self.dealt == len(self.deck) and max(self.display) == NONE:
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
