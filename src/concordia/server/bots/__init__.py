"""Bots that think in processes of their own, with a deadline, and never hold a table up."""
