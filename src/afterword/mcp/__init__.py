"""The way in for assistants' tools, by the Model Context Protocol: recall, remember, what was learned. No answers."""
