"""The engine protocol of docs/reference/protocol.md."""
