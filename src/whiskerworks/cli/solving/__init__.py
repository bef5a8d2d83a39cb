"""Solvers for `whiskerworks solve`, one file for each kind of game."""
