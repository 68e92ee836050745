/** Keys of the table, in one list: what the page obeys is what the help shows. */

export type Command = 'roll' | 'back' | 'undo' | 'log' | 'keys' | 'text' | 'rules' | 'signs' | 'aim' | 'number' | 'coach'

interface Key {
  command: Command
  /** How the key is shown in the help; `keys-<command>` says what it does. */
  shown: string[]
  /** As the browser reports it. */
  keys: string[]
}

export const KEYS: readonly Key[] = [
  { command: 'aim', shown: ['←', '↑', '→', '↓'], keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] },
  { command: 'roll', shown: ['␣', '⏎'], keys: [' ', 'Enter'] },
  { command: 'number', shown: ['1', '…', '6'], keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  { command: 'back', shown: ['Esc'], keys: ['Escape'] },
  { command: 'undo', shown: ['U'], keys: ['u'] },
  { command: 'coach', shown: ['C'], keys: ['c'] },
  { command: 'log', shown: ['L'], keys: ['l'] },
  { command: 'text', shown: ['T'], keys: ['t'] },
  { command: 'rules', shown: ['R'], keys: ['r'] },
  { command: 'signs', shown: ['W'], keys: ['w'] },
  { command: 'keys', shown: ['?'], keys: ['?'] },
]

const TYPING = 'input, select, textarea, [contenteditable]'
/** Where Enter and Space already mean something. */
const PRESSING = `${TYPING}, button:not([aria-disabled='true']), a, summary`

/** The command a key press stands for; null when it belongs to what has the focus. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest(TYPING) || document.querySelector('dialog[open]')) return null
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const command = KEYS.find((key) => key.keys.includes(pressed))?.command ?? null
  if (command === 'roll' && at?.closest(PRESSING)) return null
  return command
}
