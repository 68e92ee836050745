/** Tells those who listen what a scene shows: in words to screen readers, and in sounds. */
import { announcer } from '../lib/announcer.svelte'
import type { GameUi, Sound } from '../lib/games'
import type { Message } from '../lib/protocol'
import { play } from '../lib/sounds'
import type { Scene } from '../lib/stage.svelte'

interface Told {
  game: GameUi
  say(told: Message): string
}

/** What is heard from the stands. */
const CHEERS: Record<string, Sound> = {
  'home-run': 'crowd',
  'walk-off': 'crowd',
  game: 'crowd',
  win: 'crowd',
  title: 'crowd',
  rally: 'sigh',
  loss: 'sigh',
}

export function herald({ game, say }: Told, scene: Scene): void {
  for (const event of scene.events) {
    if (event.highlight || !game.quiet?.(event)) announcer.say(say(event.words))
  }
  const cheered = scene.highlight && CHEERS[scene.highlight.highlight ?? '']
  if (cheered) play(cheered)
  const sounds = scene.events.map((event) => game.sounds?.[event.what] ?? null)
  const last = sounds.findLast((sound) => sound !== null)
  if (last) play(last)
}
