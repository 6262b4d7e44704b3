"""The nouns of Afterword: frozen values that every room speaks in. Nothing here does I/O or knows another room."""
