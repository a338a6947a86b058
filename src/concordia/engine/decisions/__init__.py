"""The questions that are put to players: one file each, with the rule's number at its head."""
