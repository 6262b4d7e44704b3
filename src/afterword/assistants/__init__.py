"""The assistants whose chats we read: one file or folder each, all giving a `Chat`. They know core and sockets."""
