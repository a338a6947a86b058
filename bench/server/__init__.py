"""Measures the table server: recorded games through real WebSockets on loopback."""
