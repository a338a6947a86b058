"""The arena: matches between bots on common setups, and what they prove about strength."""
