"""`concordia arena`."""

from concordia.cli.arena import command

__all__ = ["command"]
