"""The table server: games over HTTP and WebSocket that are never lost and never leak."""
