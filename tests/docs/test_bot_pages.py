"""What the pages on bots show is true: the messages are real, and the example bot plays."""

import json
import re
import shlex
from pathlib import Path

from concordia import Game
from concordia.arena.match import Match
from concordia.bots.bot import Budget
from concordia.cli.commands.arena import command as arena
from concordia.external.bot import GRACE, LONGEST_WITHOUT_CLOCK, SECONDS_TO_START
from concordia.external.messages import PROTOCOL, choose, hello
from concordia.external.program import COMPLAINTS_KEPT, LONGEST_ANSWER
from tests.arena.games import results_of
from tests.cli.test_pages import conversation, matches
from tests.external.bots import command

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "reference" / "bot-protocol.md").read_text(encoding="utf-8")
HOW_TO = (DOCS / "how-to" / "write-a-bot.md").read_text(encoding="utf-8")


def test_the_conversation_is_real() -> None:
    state = Game.new("italia", 2, seed=7).state
    sent = [hello(state, 0, 1234), choose(state, 0, Budget(seconds=1.0))]

    for told, (shown, answer) in zip(sent, conversation(PAGE), strict=True):
        assert matches(shown, json.dumps(told, separators=(",", ":")))
        assert set(json.loads(answer)) <= {"protocol", "move"}
        for key in set(told) - {"do"}:
            assert f"`{key}`" in PAGE, key
    assert json.loads(conversation(PAGE)[1][1])["move"] in sent[1]["moves"]


def test_the_bounds_are_those_of_the_program() -> None:
    assert f'"{PROTOCOL}"' in PAGE
    assert f"{LONGEST_ANSWER:,} bytes" in PAGE
    assert f"`hello` within {SECONDS_TO_START:g} seconds" in PAGE
    assert f"and {GRACE:g} more; without `seconds`, within {LONGEST_WITHOUT_CLOCK:g}" in PAGE
    assert f"its last {COMPLAINTS_KEPT} lines" in PAGE


def test_the_complete_bot_plays(tmp_path: Path) -> None:
    (program,) = re.findall(r'^```python\n("""Builds.*?)^```', HOW_TO, re.MULTILINE | re.DOTALL)
    commands = {"mine": command(tmp_path, program, "mybot.py")}
    match = Match(("mine", "random"), "italia", "base", 2, seed=1, nodes=9, commands=commands)

    results = results_of(match, 4)

    assert all(result.over for result in results)
    assert sum(result.ranking[0] == "mine" for result in results) >= len(results) / 2


def test_the_options_of_the_commands_are_those_of_the_program() -> None:
    known = {name for option in arena.params for name in option.opts}
    for line in re.findall(r"^\$ concordia arena (.*)$", PAGE + HOW_TO, re.MULTILINE):
        options = [word for word in shlex.split(line) if word.startswith("--")]
        assert set(options) <= known
