/** What this browser remembers, as JSON under one prefix; where storing is forbidden it is forgotten, silently. */
const PREFIX = 'rainout.'

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the page works without.
  }
}
