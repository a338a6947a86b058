"""The vocabulary of the engine: goods, gods, kinds of colonists, and the numbers they go by.

Everything is a plain `int`, because that is what compiles to the fastest code; -1 stands for
"none" wherever a seat, good or card may be absent.
"""

from typing import Final

NONE: Final = -1

GOODS: Final = ("brick", "food", "tools", "wine", "cloth")
BRICK: Final = 0
FOOD: Final = 1
TOOLS: Final = 2
WINE: Final = 3
CLOTH: Final = 4

COLONISTS: Final = ("land", "sea")
LAND: Final = 0
SEA: Final = 1

GODS: Final = ("Vesta", "Jupiter", "Saturnus", "Mercurius", "Mars", "Minerva", "Venus")
VESTA: Final = 0
JUPITER: Final = 1
SATURNUS: Final = 2
MERCURIUS: Final = 3
MARS: Final = 4
MINERVA: Final = 5
VENUS: Final = 6
CONCORDIA: Final = "Concordia"
"""The name under which the card for ending the game is scored beside the gods."""

DISPLAY_SIZE: Final = 7
STORE_SPACES: Final = 12
COLONISTS_OF_A_KIND: Final = 3
COLONISTS_OF_A_PLAYER: Final = 6
HOUSES_OF_A_PLAYER: Final = 15
CONCORDIA_POINTS: Final = 7

# What a move's number has room for; a map or card list that needs more is refused when loaded.
MAX_SEATS: Final = 6
MAX_CITIES: Final = 48
MAX_LINES: Final = 128
MAX_PROVINCES: Final = 24
MAX_CARD_KINDS: Final = 32
