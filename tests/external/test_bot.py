"""What an external bot is told, and every way in which it can fail."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from concordia import Game
from concordia.bots.bot import Budget, answer
from concordia.bots.knowledge import imagine
from concordia.engine.errors import InvalidOptions
from concordia.external import bot as external
from concordia.external.bot import GRACE, LONGEST_WITHOUT_CLOCK, ExternalBot, longest, read_commands
from concordia.external.messages import choose, hello
from concordia.external.program import LONGEST_ANSWER, BotFailed, Program, kill_all
from concordia.notation.move_text import legal_texts, move_text
from tests.cli.test_schemas import faults
from tests.external.bots import BY_CHANCE, FIRST, GREETS, command

Maker = Callable[[str], ExternalBot]


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Maker]:
    """Make bots of programs, and end them with the test."""
    bots: list[ExternalBot] = []

    def make(program: str) -> ExternalBot:
        bots.append(ExternalBot("mine", command(tmp_path, program)))
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()


def asked(bot: ExternalBot, game: Game, budget: Budget | None = None) -> str:
    """Return the text of a bot's move."""
    (move,) = answer(bot, game.state, budget or Budget(seconds=30.0), Random(1))
    return move_text(game.state, move)


def start() -> Game:
    return Game.new("italia", 3, seed=1)


def test_its_answer_is_the_move(made: Maker) -> None:
    bot, game = made(FIRST), start()

    for _ in range(12):
        first = game.moves()[0]
        assert asked(bot, game) == first
        game.play(first)


def test_it_is_told_what_its_seat_may_know_and_no_more(made: Maker, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = made(
        GREETS
        + f"heard = open({str(heard)!r}, 'a')\n"
        + "print(json.dumps(greeting), file=heard, flush=True)\n"
        + "for line in sys.stdin:\n"
        + "    print(line, end='', file=heard, flush=True)\n"
        + "    say(move=json.loads(line)['moves'][-1])"
    )
    game = start()
    expected: list[tuple[str | None, list[str], dict[str, Any]]] = []
    while len(expected) < 9:
        if game.to_move == 0 and len(game.moves()) > 1:
            expected.append((game.question, game.moves(), game.view(0)))
            game.play(asked(bot, game, Budget(seconds=9.5, nodes=7)))
        else:
            game.play(game.moves()[0])

    greeting, *questions = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert faults("bot#/$defs/hello", greeting) == []
    assert (greeting["seat"], greeting["seats"]) == (0, 3)
    for told, (question, moves, view) in zip(questions, expected, strict=True):
        assert faults("bot#/$defs/choose", told) == []
        assert told == {
            "do": "choose",
            "seat": 0,
            "question": question,
            "moves": moves,
            "seconds": 9.5,
            "nodes": 7,
            "view": view,
        }
        assert "deck" not in told["view"]
        assert ["hand" in player for player in told["view"]["players"]] == [True, False, False]


def test_it_is_told_the_same_whatever_is_hidden() -> None:
    state = Game.new("imperium", 4, "team", seed=1).state
    twin = imagine(state, Random(1))

    assert twin.deck != state.deck
    assert choose(state, 0, Budget()) == choose(twin, 0, Budget())


@pytest.mark.parametrize(
    ("map_id", "mode", "players"), [("cyprus", "team", 6), ("ionium", "venus", 3)]
)
def test_greetings_conform_and_tell_the_whole_map(map_id: str, mode: str, players: int) -> None:
    state = Game.new(map_id, players, mode, seed=1).state
    told = hello(state, 2, 5)

    assert faults("bot#/$defs/hello", told) == []
    board = told["board"]
    cities = [city for cities in board["provinces"].values() for city in cities]
    assert sorted([*cities, board["capital"]]) == sorted(state.board.cities)
    assert len(board["lines"]) + len(board["transit"]) == len(state.board.lines)
    assert told["cards"]["tribune@start"]["cost"] == {}
    assert told["prices"]["goods"] == {"brick": 3, "food": 4, "tools": 5, "wine": 6, "cloth": 7}


def test_each_seat_has_a_program_of_its_own(made: Maker) -> None:
    bot = made(
        GREETS + "for line in sys.stdin: say(move=json.loads(line)['moves'][greeting['seat']])"
    )
    game = start()

    for seat in range(3):
        assert game.to_move == seat
        assert asked(bot, game) == game.moves()[seat]
        game.play("play prefect", "cash", "end")


def test_the_seed_is_that_of_the_game(made: Maker) -> None:
    logs = []
    for seed in (1, 1, 2):
        bot, game, random = made(BY_CHANCE), start(), Random(seed)
        while len(game.log) < 30:
            (move,) = answer(bot, game.state, Budget(), random)
            game.play(move_text(game.state, move))
        logs.append(game.log)

    assert logs[0] == logs[1] != logs[2]


FAILURES = {
    "ends at once": ("import sys; sys.exit(3)", r"ended without an answer \(exit code 3\)"),
    "ends": (GREETS + "sys.exit(4)", r"ended without an answer \(exit code 4\)"),
    "crashes": (GREETS + "asked(); 1 / 0", "(?s)exit code 1.*last words.*ZeroDivisionError"),
    "closes": (GREETS + "import os; os.close(1); sys.stdin.read()", "has closed its output"),
    "chats": (GREETS + "asked(); print('good day', flush=True)", 'is not JSON: "good day"'),
    "lists": (GREETS + "asked(); print('[]', flush=True)", "is no object: a list"),
    "mutters": (
        GREETS + "asked(); sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
        "not UTF-8",
    ),
    "rants": (GREETS + f"print('x' * {LONGEST_ANSWER + 1}, flush=True)", "more than 100,000 bytes"),
    "reports": (GREETS + "asked(); say(error='no idea')", "reports: no idea"),
    "misspells": (GREETS + "asked(); say(move='play tribun')", 'mean "play tribune"'),
    "cheats": (
        GREETS + "asked(); say(move='end')",
        "no legal answer to 'play': \"end\" is not legal",
    ),
    "forgets": (GREETS + "asked(); say(moves=[])", "a move is a text, not null"),
    "is shy": ("print('{}', flush=True); input(); input()", "the protocol left out, not concordia"),
    "is lost": ('print(\'{"protocol": "uci"}\', flush=True); input(); input()', '"uci", not'),
}


@pytest.mark.parametrize(("program", "message"), FAILURES.values(), ids=FAILURES)
def test_a_bot_that_fails_is_named_with_the_reason(program: str, message: str, made: Maker) -> None:
    bot = made(program)

    with pytest.raises(BotFailed, match=message) as failed:
        asked(bot, start())

    assert str(failed.value).startswith("the bot mine (")


@pytest.mark.parametrize(
    "program", [GREETS, "", "import subprocess\nsubprocess.Popen(['sleep', '999'])"]
)
def test_a_bot_that_hangs_is_given_up(
    program: str, made: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.0)
    monkeypatch.setattr(external, "SECONDS_TO_START", 0.5 if program != GREETS else 30.0)
    bot = made(f"{program}\nimport signal\nsignal.pause()")

    with pytest.raises(BotFailed, match=r"has not answered within .* does it flush"):
        asked(bot, start(), Budget(seconds=0.1))


def test_a_bot_that_never_reads_does_not_hold_us_up(tmp_path: Path) -> None:
    program = Program("deaf", command(tmp_path, "import signal; signal.pause()"))

    with pytest.raises(BotFailed, match=r"has not answered within 0\.1 seconds"):
        program.ask({"more than a pipe holds": "x" * 1_000_000}, 0.1)

    assert program._process.returncode is not None
    assert not program._talker.is_alive()


def test_a_command_that_there_is_not() -> None:
    with pytest.raises(BotFailed, match=r"mine \(/no/such/bot --fast\) cannot be started: No such"):
        asked(ExternalBot("mine", "/no/such/bot --fast"), start())


def test_all_programs_end_with_us(tmp_path: Path) -> None:
    deaf = [Program("deaf", command(tmp_path, "import signal; signal.pause()")) for _ in range(2)]

    kill_all()

    assert all(program._process.returncode is not None for program in deaf)


def test_a_program_that_does_not_end_by_itself_is_ended(
    made: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("concordia.external.program.PATIENCE_AT_END", 0.1)
    bot = made(GREETS + "say(move=asked()['moves'][0])\nimport signal\nsignal.pause()")
    asked(bot, start())
    program = bot._programs[0]

    bot.close()

    assert program._process.returncode == -9


def test_an_answer_may_take_its_budget_and_a_little_more() -> None:
    assert longest(Budget(seconds=0.5)) == 0.5 + GRACE
    assert longest(Budget(nodes=5)) == LONGEST_WITHOUT_CLOCK


def test_commands_are_named() -> None:
    assert read_commands(["mine=python 'my bot.py' --a=b", "b-2 = x"], ["greedy"]) == {
        "mine": "python 'my bot.py' --a=b",
        "b-2": "x",
    }


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["mine"], "write NAME=COMMAND"),
        (["mine="], "write NAME=COMMAND"),
        (["My bot=x"], "small letters"),
        (["a,b=x"], "small letters"),
        (["greedy=x"], "is a bot already"),
        (["a=x", "a=y"], "is a bot already"),
        (["a='x"], "is no command: No closing quotation"),
    ],
)
def test_commands_that_make_no_sense_are_refused(texts: list[str], message: str) -> None:
    with pytest.raises(InvalidOptions, match=message):
        read_commands(texts, ["greedy"])


@pytest.mark.parametrize(
    ("shape", "told"),
    [
        ("hello", {}),
        ("choose", {"do": "choose", "moves": ["end"]}),
        ("answer-hello", {"protocol": "x"}),
        ("answer-choose", {"move": 1}),
        ("failure", {}),
    ],
)
def test_other_messages_do_not_conform(shape: str, told: dict[str, Any]) -> None:
    assert faults(f"bot#/$defs/{shape}", told)


def test_answers_conform() -> None:
    assert faults("bot#/$defs/answer-hello", {"protocol": "concordia-bot/1", "name": "x"}) == []
    assert faults("bot#/$defs/answer-choose", {"move": legal_texts(start().state)[0]}) == []
    assert faults("bot#/$defs/failure", {"error": "no idea"}) == []
