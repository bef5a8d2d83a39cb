"""The text client: boards drawn in characters, moves typed in."""
