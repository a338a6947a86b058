"""Bots that are programs of their own, in any language: each is asked over its input and output."""
