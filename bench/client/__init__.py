"""Measures the browser client: a recorded game at a real server, in a real browser."""
