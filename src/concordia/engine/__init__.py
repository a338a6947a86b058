"""The rules of Concordia as a pure library: no input or output, no clock, no global randomness."""
