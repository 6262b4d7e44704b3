"""What touches the disk: home folder, memory files, record, keys and locks, and the in-memory twins of every socket."""
