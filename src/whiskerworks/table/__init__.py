"""One match as a pure state machine; docs/table.md has the rules T1 to T16."""
