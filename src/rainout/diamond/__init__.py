"""What baseball games share: bases and forced advance, outs and half-innings, line score, scorebook."""
