"""The desk of a game that is played on this machine, against bots or each other."""
