"""Play players against each other, and rate how strong they are."""
