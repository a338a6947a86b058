"""The style sheet of the page; it follows the reader's choice of light or dark."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark;
  --page: #f3ecdd; --panel: #fbf7ee; --ink: #2b2520; --faded: #6b5f52; --line: #d8cbb3;
  --accent: #c8402b;
  --bot0: #b23a2e; --bot1: #2b5c8a; --bot2: #4f7a3a; --bot3: #b07f12; --bot4: #6d4a86;
  --bot5: #3d7f80;
  --vesta: #d08a2e; --jupiter: #35618f; --saturnus: #8a9a4b; --mercurius: #5f9ea0;
  --mars: #b23a2e; --minerva: #7b5b94; --venus: #d58aa0; --concordia: #8d8375; }
@media (prefers-color-scheme: dark) { :root {
  --page: #1e1b18; --panel: #2a2622; --ink: #ede5d6; --faded: #a99d8c; --line: #453e36;
  --accent: #e8664f;
  --bot0: #e8735f; --bot1: #7fb0da; --bot2: #98c07c; --bot3: #e0b354; --bot4: #bd9ad6;
  --bot5: #7cc4c4;
  --vesta: #e0a24c; --jupiter: #6e9bcb; --saturnus: #afbe6e; --mercurius: #86c2c0;
  --mars: #dd6a58; --minerva: #ac8bc6; --venus: #e6a9bb; --concordia: #a49a8b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 "Alegreya Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1080px; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1, h2 { font-family: Forum, Palatino, "Palatino Linotype", Georgia, serif; font-weight: 400;
  line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.8rem, 5vw, 2.8rem); }
h2 { font-size: 1.3rem; }
header { border-bottom: 1px solid var(--line); padding-bottom: 1.25rem; margin-bottom: 1.5rem; }
p { text-wrap: pretty; }
header p { margin: .35rem 0 0; max-width: 46rem; }
.conditions { color: var(--accent); letter-spacing: .02em; }
.panels { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.panel { margin: 0; padding: 1.1rem 1.1rem 1rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 4px; min-width: 0; }
.wide { grid-column: 1 / -1; }
.panel > p, figcaption p, footer { color: var(--faded); font-size: .92rem; margin: .2rem 0 .8rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; white-space: nowrap; margin-top: .5rem; }
th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
th { font-weight: 500; color: var(--faded); }
th:first-child { text-align: left; padding-left: 0; }
tbody th { color: var(--ink); font-weight: 700; }
tr:last-child > * { border-bottom: 0; }
svg { display: block; width: 100%; height: auto;
  font: 13px "Alegreya Sans", system-ui, sans-serif; }
.label { fill: var(--ink); font-weight: 500; }
.value { fill: var(--ink); font-weight: 700; }
.tick { fill: var(--faded); font-size: 11px; }
.grid { stroke: var(--line); stroke-width: 1; }
.foot { stroke: var(--faded); stroke-width: 1; }
.even { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
.range { opacity: .38; }
.hill { opacity: .45; }
.half { stroke-width: 2; }
rect { stroke: var(--panel); stroke-width: 1; }
.range { stroke: none; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: .5rem 0 0;
  padding: 0; font-size: .92rem; }
.legend i { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem;
  border-radius: 2px; vertical-align: -.06rem; }
footer { margin-top: 1.5rem; max-width: 46rem; }
@media (max-width: 720px) { .panels { grid-template-columns: minmax(0, 1fr); }
  main { padding-top: 1.25rem; } .panel { padding: .9rem .8rem; } }
@media (max-width: 480px) { svg { font-size: 14.5px; } .tick { font-size: 13px; } }
@media print { body { background: none; } .panel { break-inside: avoid; } }
"""

NAMES: Final = (
    *("bot0", "bot1", "bot2", "bot3", "bot4", "bot5"),
    *("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva", "venus", "concordia"),
)


def style_sheet() -> str:
    """Return the whole style sheet, with a rule for each colour that has a name."""
    colours = [
        f".{name} {{ fill: var(--{name}); }} line.{name} {{ stroke: var(--{name}); }} "
        f"i.{name} {{ background: var(--{name}); }}"
        for name in NAMES
    ]
    return "\n".join([STYLE.strip(), *colours])
