"""Player: what one player has, and what can happen to it without anybody else."""

from concordia.engine.board import city_spot
from concordia.engine.types import LAND, NONE, SEA, STORE_SPACES


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
