"""The commands, one in each file: `command` in `new.py` is what `concordia new` runs."""
