"""The local Memory page: what is known, learned and waiting, and the answers that only the person gives."""
