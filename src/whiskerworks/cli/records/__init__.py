"""Commands within `whiskerworks record`, one file each, and what they share."""
