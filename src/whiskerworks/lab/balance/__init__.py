"""Reports on many games: how balanced they are, comparisons, house rules."""

from whiskerworks.core.extras import require

require("lab", "a report on many games", "altair", "polars", "vl_convert")
