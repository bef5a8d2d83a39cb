"""The games for programs that learn, through the frameworks they are written for."""

NEEDED = (
    "whiskerworks.lab.research needs the extra 'rl': pip install 'whiskerworks[rl]'"
)
"""What is said where a framework is not installed."""
