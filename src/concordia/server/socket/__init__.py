"""The WebSocket: moments come as they happen, actions go the other way."""
