/** Positions for tests, written by hand. */
import type { BaseballEvent, BaseballPlayer, BaseballView, DiamondView, Event } from '../../lib/protocol'
import { handCard } from './cards'

export function field(over: Partial<DiamondView> = {}): DiamondView {
  return {
    bases: [false, false, false],
    outs: 0,
    batting: 'visitor',
    inning: 1,
    runs: [0, 0],
    hits: [0, 0],
    errors: [0, 0],
    left_on_base: [0, 0],
    line: [[0], []],
    ...over,
  }
}

/** Seats with these hands: signs for one that is seen (`1B K J`), a number for one that is not. */
export function position(hands: readonly (string | number)[], over: Partial<BaseballView> = {}): BaseballView {
  const players = hands.map((hand, seat): BaseballPlayer => {
    const signs = typeof hand === 'string' ? hand.split(' ').filter(Boolean) : null
    return {
      seat,
      target: `seat-${seat + 1}`,
      team: seat % 2 ? 'home' : 'visitor',
      cards: signs?.length ?? Number(hand),
      hand: signs && signs.map(handCard),
      original: 3,
      skips: 0,
    }
  })
  return {
    game: 'baseball',
    phase: 'play',
    turn: 0,
    turns: 1,
    you: 0,
    players,
    diamond: field(),
    deck: 80,
    discarded: {},
    top: null,
    pending: null,
    blue_played: false,
    played: 0,
    winner: null,
    ...over,
  }
}

export function event(what: string, facts: Event['facts'] = {}, who = 0, ply = 11): BaseballEvent {
  return { ply, what, who, facts, words: { key: what } } as BaseballEvent
}
