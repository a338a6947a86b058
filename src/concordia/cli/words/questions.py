"""The questions that the game puts, in words."""

from typing import Final

QUESTIONS: Final = {
    "start": "Where do your first two colonists begin?",
    "shop": "What to buy before the first turn?",
    "play": "Which card to play?",
    "errand": "Which card to play for the Proconsul?",
    "half": "Which half of the card?",
    "move": "Which colonist to move?",
    "put": "Where does it go?",
    "build": "Where to build?",
    "prefect": "Which province produces, or cash?",
    "take": "Not everything fits: what to take?",
    "trade": "What to sell or buy?",
    "copy": "Whose card to copy?",
    "repeat": "Repeat the card below?",
    "buy": "Which card to buy?",
    "pay": "What to pay for the unit of any kind?",
    "place-one": "Place a new colonist?",
    "colonise": "Place colonists, or take the income?",
    "name": "Which card of your partner's hand to name?",
    "name-half": "Which half will you take?",
    "answer": "Play the card that your partner names?",
    "legate": "The Legate's team is talking.",
    "end": "End the turn?",
}


def question(name: str) -> str:
    """Say a question by its name in the formats."""
    return QUESTIONS.get(name, name)
