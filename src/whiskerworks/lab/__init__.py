"""Where decks are proven, with the extra `lab`, and where players are measured."""
