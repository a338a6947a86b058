"""The example that every command's help ends with."""


def example(*lines: str, about: str = "") -> str:
    """Return lines as an epilog that click leaves as they are."""
    heading = f"Example, {about}:" if about else "Example:"
    return "\n".join(["\b", heading, *[f"  {line}" for line in lines]])
