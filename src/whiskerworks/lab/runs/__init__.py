"""Games by the thousand: what is played, by whom, where, and what is kept of it."""

from whiskerworks.core.extras import require

require("lab", "a run of many games", "joblib", "polars")
