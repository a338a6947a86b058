"""Playing a match for `concordia arena`."""
