"""The daemon: the round every few minutes, and answers for hooks while a person writes. Knows the app and no rule."""
