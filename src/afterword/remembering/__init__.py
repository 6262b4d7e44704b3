"""What comes to mind: pure rules that rank and choose. Knows no files, no clock and no index."""
