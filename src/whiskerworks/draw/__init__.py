"""
Pictures of scenes, with our own art.

`svg.svg` draws any scene of any game. Each file in `art/` is a drawing, named by the
`art` of pieces; `art/tones.css` has all colours.
"""
