"""The tables in play: loaded, changed by one writer at a time, and told to who watches."""
