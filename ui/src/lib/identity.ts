/** Who somebody is: a key of 16 random bytes that lives in the browser. It is sent only where a game is to be rated. */
import { recall, remember } from './storage'

const KEPT = 'key'
const LENGTH = 16

/** A key as it is kept and sent: base64 without padding, fit for links. */
export function written(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The bytes of a key; null of what is none. */
export function bytesIn(key: string): Uint8Array | null {
  if (!/^[\w-]{22}$/.test(key)) return null
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

/** The key of this browser, if it has one yet. */
export function heldKey(): string | null {
  const key = recall<unknown>(KEPT, null)
  return typeof key === 'string' && bytesIn(key) ? key : null
}

/** The key of this browser, made where there is none. */
export function myKey(): string {
  const held = heldKey()
  if (held) return held
  const made = written(crypto.getRandomValues(new Uint8Array(LENGTH)))
  remember(KEPT, made)
  return made
}

/** Be whoever has this key from now on. */
export function takeUp(key: string): void {
  remember(KEPT, key)
}

/** The address that takes the key to another device. Nothing after the # is ever sent to a server. */
export function keyLink(key: string): string {
  return `${location.origin}/me#key=${key}`
}

/** The key that an address brings along. */
export function keyInHash(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('key') ?? ''
  return bytesIn(key) ? key : null
}
