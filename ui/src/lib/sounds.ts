/** Soft sounds, made on the spot from tones and noise; silent unless the reader has turned them on. */
import type { Sound } from './games'
import { settings } from './settings.svelte'

/** A tone: pitch in hertz, when it starts and how long it lasts in seconds, how loud at most. */
type Tone = [hertz: number, start: number, length: number, loud: number]

/** Noise through a band: where the band begins and ends in hertz, how sharp it is, and how long it swells before it fades. */
interface Noise {
  from: number
  to: number
  sharp: number
  start: number
  length: number
  loud: number
  swell?: number
}

interface Recipe {
  tones?: readonly Tone[]
  noises?: readonly Noise[]
}

const knock = (start: number, hertz: number, loud = 0.5): Noise => ({ from: hertz, to: hertz * 0.7, sharp: 6, start, length: 0.05, loud })
const swish = (start: number, from: number, to: number, loud: number): Noise => ({
  from,
  to,
  sharp: 0.8,
  start,
  length: 0.13,
  loud,
  swell: 0.03,
})
const clap = (start: number): Noise => ({ from: 1700, to: 1300, sharp: 1.2, start, length: 0.035, loud: 0.1 })

const RECIPES: Record<Sound, Recipe> = {
  // Bone on wood, slower and slower.
  roll: { noises: [0, 0.09, 0.17, 0.27, 0.4, 0.56].map((start, i) => knock(start, 900 + 260 * (i % 3), 0.5 - 0.05 * i)) },
  card: { noises: [swish(0, 2600, 5200, 0.16), knock(0.09, 420, 0.16)] },
  lock: { noises: [knock(0, 2300, 0.25), knock(0.07, 1200, 0.3)] },
  pass: { tones: [[196, 0, 0.2, 0.08]] },
  turn: {
    tones: [
      [523, 0, 0.12, 0.08],
      [659, 0.11, 0.16, 0.08],
    ],
  },
  // Ash on leather: a crack, the ring of the wood, and a thump.
  bat: {
    noises: [{ from: 2400, to: 900, sharp: 1.5, start: 0, length: 0.07, loud: 0.7 }],
    tones: [
      [740, 0, 0.09, 0.16],
      [165, 0, 0.12, 0.22],
    ],
  },
  // Some thousand people far away: a roar that swells, and hands.
  crowd: {
    noises: [
      { from: 420, to: 720, sharp: 0.6, start: 0.05, length: 1.7, loud: 0.3, swell: 0.5 },
      { from: 1100, to: 1500, sharp: 0.9, start: 0.1, length: 1.5, loud: 0.13, swell: 0.6 },
      ...Array.from({ length: 16 }, (_, i) => clap(0.3 + i * 0.075 + ((i * 37) % 11) / 200)),
    ],
  },
  sigh: { noises: [{ from: 620, to: 260, sharp: 0.7, start: 0, length: 1.1, loud: 0.22, swell: 0.2 }] },
  wave: {
    tones: [
      [784, 0, 0.08, 0.05],
      [988, 0.07, 0.12, 0.05],
    ],
  },
  win: { tones: [523, 659, 784, 1047].map((hertz, i): Tone => [hertz, i * 0.13, 0.28, 0.1]) },
}

let studio: { context: AudioContext; master: GainNode; hiss: AudioBuffer } | null = null

export function play(sound: Sound): void {
  if (!settings.kept.sound || settings.kept.volume === 0 || !('AudioContext' in globalThis)) return
  studio ??= open()
  const { context, master } = studio
  void context.resume()
  master.gain.value = settings.kept.volume / 50
  const { tones = [], noises = [] } = RECIPES[sound]
  for (const tone of tones) ring(tone)
  for (const noise of noises) rush(noise)
}

/** A second of noise is enough for all: it is looped. */
function open() {
  const context = new AudioContext()
  const master = new GainNode(context)
  master.connect(context.destination)
  const hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return { context, master, hiss }
}

function ring([hertz, start, length, loud]: Tone): void {
  const { context } = studio!
  const from = context.currentTime + start
  const string = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
  string.connect(fading(from, length, loud, 0.01))
  string.start(from)
  string.stop(from + length + 0.05)
}

function rush({ from: low, to: high, sharp, start, length, loud, swell = 0.004 }: Noise): void {
  const { context, hiss } = studio!
  const from = context.currentTime + start
  const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: low, Q: sharp })
  band.frequency.setValueAtTime(low, from)
  band.frequency.exponentialRampToValueAtTime(high, from + length)
  source.connect(band).connect(fading(from, length, loud, swell))
  source.start(from, Math.random())
  source.stop(from + length + 0.05)
}

/** What lets a sound swell and die away. */
function fading(from: number, length: number, loud: number, swell: number): GainNode {
  const { context, master } = studio!
  const body = new GainNode(context, { gain: 0 })
  body.gain.setValueAtTime(0.0001, from)
  body.gain.exponentialRampToValueAtTime(loud, from + swell)
  body.gain.exponentialRampToValueAtTime(0.0001, from + length)
  body.connect(master)
  return body
}
