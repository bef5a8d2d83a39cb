"""Whodunit: one player, a culprit at the bottom of the deck."""
