"""Moves and questions in plain words."""
