"""One match as a pure state machine: docs/table.md has its rules, T1 and so on."""
