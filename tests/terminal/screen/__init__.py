"""The screen of the terminal."""
