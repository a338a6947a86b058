"""What a table is and what can happen at it: pure, without any input or output."""
