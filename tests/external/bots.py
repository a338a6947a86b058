"""Programs that are bots, good and bad ones."""

import shlex
import sys
from pathlib import Path

GREETS = """
import json, sys
def say(**told):
    print(json.dumps(told), flush=True)
def asked():
    return json.loads(sys.stdin.readline())
greeting = asked()
say(protocol="concordia-bot/1")
"""
FIRST = GREETS + "for line in sys.stdin: say(move=json.loads(line)['moves'][0])"
BY_CHANCE = (
    GREETS
    + """
import random
random.seed(greeting["seed"])
for line in sys.stdin: say(move=random.choice(json.loads(line)['moves']))
"""
)


def command(folder: Path, program: str, name: str = "bot.py") -> str:
    """Write a program and return the command that starts it."""
    path = folder / name
    path.write_text(program, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])
