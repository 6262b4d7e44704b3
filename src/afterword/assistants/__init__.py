"""One file or folder an assistant: its chats as it writes them, read into one shape. Knows ports and nouns, no rule."""
