"""What a moment is worth to a seat: a guess at its points when the game is over."""
