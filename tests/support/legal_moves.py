"""A checksum of the legal moves of some seeded games; run by itself, this file prints it."""

import hashlib
import sys
from random import Random

from concordia import Game

GAMES = [
    ("imperium", 3, "base"),
    ("italia", 5, "venus"),
    ("ionium", 6, "team"),
    ("hellas", 2, "venus"),
    ("cyprus", 4, "team"),
]
MOVES = 300


def checksum() -> str:
    """Play random moves and sum up every list of legal moves on the way."""
    digest = hashlib.sha256()
    for map_id, players, mode in GAMES:
        random, game = Random(f"{map_id} {mode}"), Game.new(map_id, players, mode, seed=5)
        for _ in range(MOVES):
            legal = game.moves()
            digest.update("\n".join([*legal, ""]).encode())
            if not legal:
                break
            game.play(legal[int(random.random() * len(legal))])
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(checksum())
