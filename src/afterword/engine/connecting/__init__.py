"""Connecting an assistant: the questions for it, carried out by the socket that knows its files, and what stands."""
