/** Soft sounds, made on the spot; silent unless the reader has turned them on. */
import type { Sound } from './games'
import { settings } from './settings.svelte'

/** A tone: pitch in hertz, when it starts and how long it lasts in seconds, how loud at most. */
type Tone = [hertz: number, start: number, length: number, loud: number]

const TUNES: Record<Sound, Tone[]> = {
  roll: [0, 0.09, 0.17, 0.27, 0.4, 0.56].map((start, i): Tone => [190 + 35 * (i % 3), start, 0.05, 0.12]),
  card: [[320, 0, 0.07, 0.1]],
  lock: [
    [520, 0, 0.05, 0.1],
    [260, 0.06, 0.09, 0.12],
  ],
  pass: [[220, 0, 0.18, 0.08]],
  turn: [
    [523, 0, 0.12, 0.08],
    [659, 0.11, 0.16, 0.08],
  ],
  win: [523, 659, 784, 1047].map((hertz, i): Tone => [hertz, i * 0.13, 0.28, 0.1]),
}

let studio: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.kept.sound || !('AudioContext' in globalThis)) return
  studio ??= new AudioContext()
  void studio.resume()
  for (const tone of TUNES[sound]) ring(studio, tone)
}

function ring(studio: AudioContext, [hertz, start, length, loud]: Tone): void {
  const from = studio.currentTime + start
  const string = new OscillatorNode(studio, { type: 'triangle', frequency: hertz })
  const body = new GainNode(studio, { gain: 0 })
  body.gain.setValueAtTime(0, from)
  body.gain.linearRampToValueAtTime(loud, from + 0.01)
  body.gain.exponentialRampToValueAtTime(0.001, from + length)
  string.connect(body).connect(studio.destination)
  string.start(from)
  string.stop(from + length + 0.05)
}
