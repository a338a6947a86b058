import json
import re

import click
import pytest

from concordia.cli import COMMANDS, main
from concordia.compiled import form
from concordia.installation import installation
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

    example = result.output.partition("\n  Example")[2].splitlines()[1:]
    assert result.exit_code == 0
    assert example
    assert all(f"concordia {command}" in line and len(line) <= 80 for line in example)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained(command: str) -> None:
    loaded = main.get_command(click.Context(main), command)

    assert loaded
    options = [option for option in loaded.params if isinstance(option, click.Option)]
    assert [option.name for option in options if not option.help] == []


def test_where_a_map_is_named_it_is_said_who_lists_them() -> None:
    assert all(
        "`concordia maps` lists the ids" in told(run(command, "--help"))
        for command in ("new", "play", "perft", "fuzz")
    )


@pytest.mark.parametrize("words", [["--version", "--json"], ["--json", "--version"]])
def test_the_versions_come_as_json(words: list[str]) -> None:
    versions = json.loads(run(*words).stdout)

    assert versions == installation()
    assert (versions["name"], versions["rules"]) == ("concordia", RULES_VERSION)
    assert versions["compiled"] is (form() == "compiled")


def test_json_before_a_command_is_refused() -> None:
    result = run("--json", "maps")

    assert result.exit_code == 2
    assert "--json stands behind a command" in told(result)


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
