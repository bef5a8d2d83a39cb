"""How a store that an older version has written is brought up to date."""
