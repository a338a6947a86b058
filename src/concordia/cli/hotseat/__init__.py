"""A game at one terminal: people and random players around one device."""
