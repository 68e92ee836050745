"""Bots of one's own at the tables of a server: they sit down by a link and play as browsers do, on the same wire."""
