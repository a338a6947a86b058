"""How a match is told: as tables on the screen, and as a page with charts."""
