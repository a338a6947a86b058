"""Small pieces of SVG: elements, scales and axes. Colours and fonts are the style sheet's."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 420
"""Units across a chart, so that text has a good size on a phone and beside another chart."""
LEFT: Final = 96
RIGHT: Final = 352
"""Between these lies what is measured; names stand before, values behind."""

Number = int | float


def element(name: str, *inside: str, **attributes: Number | str) -> str:
    """Return an element; `class_` is class, and `text_anchor` is text-anchor."""
    told = "".join(f' {_named(key)}="{_told(value)}"' for key, value in attributes.items())
    return f"<{name}{told}>{''.join(inside)}</{name}>"


def text(words: str, x: Number, y: Number, *, anchor: str = "start", kind: str = "") -> str:
    """Return words at a place."""
    return element("text", escape(words), x=x, y=y, text_anchor=anchor, class_=kind or "label")


def tip(words: str) -> str:
    """Return what is shown when the pointer rests on an element."""
    return element("title", escape(words))


def line(x1: Number, y1: Number, x2: Number, y2: Number, kind: str) -> str:
    """Return a straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def path(points: Iterable[tuple[float, float]], kind: str) -> str:
    """Return a closed shape through points."""
    places = " L".join(f"{_told(x)} {_told(y)}" for x, y in points)
    return element("path", d=f"M{places} Z", class_=kind)


def drawing(height: Number, words: str, parts: Iterable[str]) -> str:
    """Return a whole chart, said in words for those who cannot see it."""
    box = f"0 0 {WIDTH} {_told(height)}"
    return element("svg", "\n".join(parts), viewBox=box, role="img", aria_label=words)


@dataclass(frozen=True)
class Scale:
    """Numbers as places from left to right."""

    low: float
    high: float
    step: float
    """From one number on the axis to the next."""

    def at(self, value: float) -> float:
        """Return where a number lies."""
        return LEFT + (RIGHT - LEFT) * (value - self.low) / (self.high - self.low)


def scale_for(values: Sequence[float], *, from_zero: bool = False) -> Scale:
    """Return a scale with room for all values, between round numbers."""
    low, high = (0.0 if from_zero else min(values)), max(values)
    step = round_step((high - low) or 1.0)
    return Scale(floor(low / step) * step, (floor(high / step) + 1) * step, step)


def round_step(reach: float) -> float:
    """Return a round number of which about five cover a reach."""
    power = 10.0 ** floor(log10(reach / 5))
    return next(power * times for times in (1, 2, 5, 10) if power * times * 5 >= reach)


def axis(scale: Scale, bottom: Number, form: str) -> list[str]:
    """Return lines and numbers for a scale; `form` is how a number is written."""
    count = round((scale.high - scale.low) / scale.step)
    parts = []
    for value in [scale.low + scale.step * number for number in range(count + 1)]:
        place = scale.at(value)
        parts.append(line(place, 8, place, bottom, "grid"))
        parts.append(text(format(value, form), place, bottom + 16, anchor="middle", kind="tick"))
    return parts


def _named(key: str) -> str:
    return "viewBox" if key == "viewBox" else key.rstrip("_").replace("_", "-")


def _told(value: Number | str) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
