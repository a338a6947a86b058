"""Speed measurements, outside the test suite; `python -m bench` runs them."""
