"""
Pictures of scenes, with our own art.

`svg.svg` draws any scene of any game. The drawings are the files of `art/`, one for
each name a piece may give as its `art`, and `art/tones.css` holds every colour.
"""
