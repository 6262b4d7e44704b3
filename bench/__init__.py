"""Benchmarks: what is measured, never what is tested. Each one compares two things in the same run."""
