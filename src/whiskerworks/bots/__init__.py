"""Players. A bot is handed a view and a seeded generator, never the position."""
