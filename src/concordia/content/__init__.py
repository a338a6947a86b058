"""What is printed on boards and cards, as TOML files, and the readers that check them."""
