"""Two managers who need nothing but the rules: one who knows the odds and uses his cards, one who plays by rote."""
