"""Pieces that several games use. It knows no one game."""
