"""Escape: one player, a walking bomb."""
