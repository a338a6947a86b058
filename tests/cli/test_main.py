import re

import pytest

from concordia.cli import COMMANDS
from concordia.notation import RULES_VERSION
from tests.cli.helpers import run, told


def test_version_names_program_rules_and_engine() -> None:
    line = run("--version").output

    assert re.fullmatch(
        rf"concordia [\d.]+, rules {RULES_VERSION}, engine (compiled|interpreted)\n", line
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_and_ends_with_an_example(command: str) -> None:
    result = run(command, "--help")

    last = result.output.strip().splitlines()
    assert result.exit_code == 0
    assert last[-2].strip().startswith("Example")
    assert f"concordia {command}" in last[-1]


def test_the_list_of_commands_is_complete() -> None:
    listed = run("--help").output

    assert all(re.search(rf"^  {command} ", listed, re.MULTILINE) for command in COMMANDS)


def test_a_misspelt_command_is_hinted_at() -> None:
    result = run("repaly")

    assert result.exit_code == 2
    assert "Did you mean 'replay'?" in result.output


def test_a_missing_file_is_told_in_a_sentence() -> None:
    result = run("show", "nowhere.cgn")

    assert result.exit_code == 1
    assert told(result) == "Error: nowhere.cgn: No such file or directory"
