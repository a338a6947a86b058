"""Bots: players that choose among the legal moves. Each bot is one file; `ladder` lists them."""
