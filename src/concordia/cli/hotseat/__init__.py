"""A game at one terminal: people and bots around one device."""
