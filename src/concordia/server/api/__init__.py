"""The HTTP interface: what is described by openapi.json."""
