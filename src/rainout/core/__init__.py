"""The contract every game meets, and what all games share: kernels, dice, matches, notation, scenarios, words."""
