"""Sessions on this machine: games against bots or between people at one terminal."""
