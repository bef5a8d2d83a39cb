"""The text client: games drawn in characters, with moves typed in."""
