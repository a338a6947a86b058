"""`python -m concordia` is the command `concordia`."""

from concordia.cli import main

main(prog_name="concordia")
