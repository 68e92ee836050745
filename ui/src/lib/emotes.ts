/** What players can say to each other: a fixed, kind set, as the server knows it. */
import type { IconName } from './objects/icons'
import type { Emote } from './protocol'

export const EMOTES: Record<Emote['emote'], IconName> = {
  hello: 'wave',
  luck: 'clover',
  nice: 'thumb',
  wow: 'wow',
  oops: 'oops',
  easy: 'clock',
  thanks: 'heart',
  'good-game': 'handshake',
}
