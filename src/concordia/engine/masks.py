"""Sets of small numbers, kept as the bits of one number."""


def bits(mask: int) -> list[int]:
    """List the numbers in a mask, lowest first."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
