"""docs/reference/server.md tells every setting, route, action and entry; its program plays."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from concordia.server.api.app import create_app
from concordia.server.domain.happenings import KINDS
from concordia.server.domain.refusals import Refusal
from concordia.server.settings import Settings
from tests.server.helpers import generous
from tests.server.processes import process

PAGE = (Path(__file__).parents[2] / "docs/reference/server.md").read_text(encoding="utf-8")


def test_every_setting_is_told_with_its_default() -> None:
    told = re.findall(r"^\| `([A-Z_]+)` \| (.*) \| (.*) \|$", PAGE, re.MULTILINE)

    assert told == [
        (name.upper(), field.description, str(field.default) or "none")
        for name, field in Settings.model_fields.items()
    ]


def test_every_route_is_told() -> None:
    paths = create_app(generous("games.db")).openapi()["paths"]
    for path in paths:
        short = path.replace("/api/tables/{table}/", ".../")
        assert path in PAGE or short in PAGE, path


def test_every_action_entry_and_refusal_is_told() -> None:
    schemas = create_app(generous("games.db")).openapi()["components"]["schemas"]
    actions = [
        schema["properties"]["do"]["const"]
        for schema in schemas.values()
        if "do" in schema.get("properties", {})
    ]
    refusals = [refusal.__name__ for refusal in Refusal.__subclasses__()]
    for name in [*actions, *KINDS, *refusals]:
        assert f"`{name}`" in PAGE, name
    assert len(actions) == 9


@pytest.mark.anyio
async def test_the_program_plays(tmp_path: Path) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    # A whole game of random moves takes a while; that its first moves go through is enough.
    begun = program.replace('while moment["status"] != "over":', "for _ in range(12):")
    begun = begun.partition("print(")[0] + "print(moment['version'] > 3)"
    async with process(str(tmp_path / "games.db")) as server:
        own = begun.replace("http://127.0.0.1:8000", server.running.url)
        ended = subprocess.run(
            [sys.executable, "-c", own], capture_output=True, text=True, timeout=120, check=True
        )

    assert ended.stdout == "True\n"
