"""Maze: secret agendas in a clockwork maze."""
