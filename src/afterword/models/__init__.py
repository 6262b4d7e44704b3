"""Models: each dialect behind one file, and what turns texts into vectors. Knows no rule and no setting."""
