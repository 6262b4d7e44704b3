"""How this very Afterword was installed, for ways in that say how something optional is added to it."""

from afterword.models.extras import here

__all__ = ["here"]
