"""`concordia engine`: the engine protocol over standard input and output."""

import sys
from collections.abc import Sequence

import click

from concordia.cli.examples import example
from concordia.cli.files import maps_from, own_maps_option
from concordia.cli.protocol.serve import serve
from concordia.cli.protocol.session import Session


@click.command(
    "engine",
    epilog=example(r"""printf '%s\n' '{"do": "new"}' '{"do": "moves"}' | concordia engine"""),
)
@own_maps_option
def command(map_names: Sequence[str]) -> None:
    """Let another program play: one JSON request a line in, one answer a line out.

    A request names what to `do`: hello, new, load, moves, play, undo, state, view, score, record,
    quit. An `id` in a request comes back in its answer. A request that fails is answered with
    "ok": false and the reason, and changes nothing. docs/reference/protocol.md tells it all.
    """
    serve(Session(maps_from(map_names)), sys.stdin.buffer, sys.stdout.buffer)
