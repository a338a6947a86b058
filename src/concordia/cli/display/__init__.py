"""Games as they are shown in a terminal."""
