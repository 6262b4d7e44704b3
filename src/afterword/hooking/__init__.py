"""Hooks of assistants: the small program that they start, what each event asks, and what goes on without a daemon.

Runs in interpreters that load next to nothing, so it imports hardly anything; of ours only the prepared table's reader.
"""
