"""Play games by the thousand, here or on a cluster, and store what happened."""

from whiskerworks.core.extras import require

require("lab", "a run of many games", "joblib", "polars")
