"""Proof on demand: case tables and an invented week, run through the same rules and the same app as learning."""
