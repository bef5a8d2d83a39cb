"""Whodunit: one player, and a culprit at the bottom of the deck."""
