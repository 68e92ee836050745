/** How an object is made known to screen readers. */

export interface Spoken {
  role?: 'img'
  'aria-label'?: string
  'aria-hidden'?: 'true'
}

/** Attributes of a drawn object: a named picture, or mere decoration; a button is named and has its own role. */
export function spoken(label: string | undefined, button = false): Spoken {
  if (button) return label ? { 'aria-label': label } : {}
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }
}
