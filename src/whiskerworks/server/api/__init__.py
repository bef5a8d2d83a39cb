"""The REST API: lobby, tables, records, people; see docs/protocol.md."""
