"""Afterword: learns a person from the chats they already have with their AI assistants."""

__version__ = "0.1.0"
