"""Where decks are proven. It needs the extra `lab`; no game needs this room."""
