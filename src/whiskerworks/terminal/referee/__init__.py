"""The desk of a game that is played with cardboard: the referee at a real table."""
