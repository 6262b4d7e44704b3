"""How people say things: one file of data a language, and the plain text tools that read it. Knows no other room."""
