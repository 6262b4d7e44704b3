"""Pure rules that read what a person told us. Knows nouns and language; no port, no clock, no store."""
