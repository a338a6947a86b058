"""The mathematics of matches, small and without a library: intervals, ratings, early stops."""
