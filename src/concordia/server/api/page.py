"""The page at `/`: what runs here, for people. It loads nothing, from here or anywhere else."""

import base64
import hashlib
from typing import Final

_STYLE: Final = (
    "body{font:1.1rem/1.6 Georgia,serif;max-width:38rem;margin:4rem auto;padding:0 1rem;"
    "color:#2b2420;background:#fbf8f1}code{font-size:.95em}a{color:#7a2e1d}"
    "@media(prefers-color-scheme:dark){body{color:#eee6d8;background:#1d1a17}a{color:#e6a58f}}"
)

PAGE: Final = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Concordia: a table server</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>Concordia</h1>
<p>This is a table server for the board game Concordia: people and bots play here, over HTTP
and WebSocket.</p>
<p>The client for browsers has not been built here; programs can play all the same:</p>
<ul>
<li><a href="/api/openapi.json">openapi.json</a> describes every request and answer,
for people and for tools</li>
<li><a href="/api/choices">/api/choices</a> lists maps, ways to play and bots</li>
<li><a href="/api">/api</a> and <a href="/api/health">/api/health</a> say what runs here,
and that it is well</li>
</ul>
<p>The project's <code>docs/reference/server.md</code> explains the interface with examples,
<code>docs/how-to/host-a-table.md</code> how to play on it.</p>
</body>
</html>
"""

PAGE_POLICY: Final = (
    "default-src 'none'; frame-ancestors 'none'; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
    + "'"
)
