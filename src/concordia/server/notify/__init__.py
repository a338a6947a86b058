"""Several processes on one database tell each other that a table has moved."""
