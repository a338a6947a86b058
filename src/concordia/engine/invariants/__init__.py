"""What is true of every state: the checks behind `fuzz` and behind loading a document.

Each fault names its place by the path that it has in a position document.
"""

from concordia.engine.invariants.every import contradictions, faults

__all__ = ["contradictions", "faults"]
