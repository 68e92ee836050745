/** Saying outside the page that it is somebody's turn: only where that is wished for and allowed. */
import { settings } from './settings.svelte'

export const canNotify = () => 'Notification' in globalThis

export const isRefused = () => canNotify() && Notification.permission === 'denied'

/** Whether notices are on after the reader wished so; the browser asks once, and what it refuses stays off. */
export async function askToNotify(wished: boolean): Promise<boolean> {
  const allowed = wished && canNotify() && (await Notification.requestPermission()) === 'granted'
  settings.set('notify', allowed)
  return allowed
}

/** Say it, if nobody is looking; a click leads back to the table. Returns what takes it away again. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!settings.kept.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return () => {}
  try {
    const note = new Notification(title, { body, tag, icon: '/icon-180.png' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return () => note.close()
  } catch {
    // Some browsers on phones want a service worker for this: then the tab alone tells.
    return () => {}
  }
}

const ICON = '/favicon.svg'
const ICON_WITH_A_LAMP = '/favicon-turn.svg'

/** Light a lamp on the tab's icon while somebody is waited for here; returns what puts it out. */
export function markTab(lit: boolean): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = lit ? ICON_WITH_A_LAMP : ICON
  return () => {
    if (link) link.href = ICON
  }
}
