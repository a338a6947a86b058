"""Rates: so many at once, and so many a second after that."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

MOST_CLIENTS: Final = 20_000
"""Clients that are remembered; the ones unseen for the longest time are forgotten first."""

_HOME_NETWORK_BITS: Final = 64
"""Of an IPv6 address the part that one household or host has for itself."""


class Bucket:
    """Holds what may be asked for at once, and fills up again with time."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        """Allow `burst` at once and `rate` a second."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._filled = clock()

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def seconds_to_wait(self) -> float:
        """Return how long it takes until there is one again."""
        return max(0.0, (1 - self._left) / self._rate)


class Rates:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, client: str) -> Bucket:
        """Return the bucket of a client."""
        found = self._buckets.pop(client, None) or Bucket(self._rate, self._burst)
        self._buckets[client] = found
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets.popitem(last=False)
        return found


def client_of(address: tuple[str, int] | None) -> str:
    """Return by what a client is told from others: its address, or its IPv6 network."""
    if address is None:
        return "local"
    try:
        found = ip_address(address[0])
    except ValueError:
        return address[0]
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(int(found) >> (128 - _HOME_NETWORK_BITS))
    return str(getattr(found, "ipv4_mapped", None) or found)
