"""Sphinx's settings for the site that `make docs` builds into build/site."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

project = "Whiskerworks"
author = "The Whiskerworks developers"
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
    "sphinx_design",
    "tools.build_site",
]
exclude_patterns = ["_static"]
default_role = "code"

myst_enable_extensions = ["colon_fence", "html_image"]
myst_heading_anchors = 4
# A grammar in records.md exceeds the EBNF highlighter; a bare name in a docstring may
# have several targets.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]

autoclass_content = "both"
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 72
add_module_names = False
toc_object_entries = False
napoleon_numpy_docstring = False
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = "Whiskerworks"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_logo = html_favicon = "../src/whiskerworks/server/pages/static/icon.svg"
html_copy_source = False
html_show_search_summary = False  # it would fetch pages, which file:// forbids
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {"navigation_with_keys": True, "top_of_page_buttons": []}
pygments_style = "friendly"
pygments_dark_style = "gruvbox-dark"
