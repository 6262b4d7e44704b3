"""Acts: read through a socket, ask a rule, write through a socket. Knows no assistant, model or store by name."""
