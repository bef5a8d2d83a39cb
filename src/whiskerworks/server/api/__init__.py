"""The REST API: lobby, tables, records, people; docs/protocol.md tells of it."""
