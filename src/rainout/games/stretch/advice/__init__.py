"""Players of 7th Inning Stretch that need no search, each by what it is asked to decide."""
