"""Random games that check the engine on the way."""
