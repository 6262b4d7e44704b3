"""Kinds of things, and what one asks for when a thing of that kind matters: who uses pnpm is told when a dependency is
to be added. One file a language, and one for names that are the same in all; ``reading.py`` says how a line is read.
"""
