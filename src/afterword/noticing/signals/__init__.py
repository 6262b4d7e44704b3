"""What a person did in a chat, read by rules: one file a family of signals."""
