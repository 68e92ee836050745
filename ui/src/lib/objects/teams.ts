/** The two teams of a ball game, told apart by shape as well as by colour: a pennant for the visitors, a plate for the home team. */

export const TEAMS = ['visitor', 'home'] as const
export type Team = (typeof TEAMS)[number]

/** Paths on a square of 24. */
export const TEAM_SHAPES: Record<Team, string> = {
  visitor: 'M4 3v18M5 4.5 21 9.5 5 15Z',
  home: 'M4.5 4h15v8.5L12 20.5 4.5 12.5Z',
}
