/**
 * Being called when a table waits and nobody of the house is open here: by a push to this browser, or by a letter. What names a
 * contact is kept here and nowhere else; for which seats it is meant follows the seats that this browser holds.
 */
import { api } from './api'
import { allTokens } from './holdings'
import { words } from './language.svelte'
import type { ContactShown } from './protocol'
import { recall, remember } from './storage'

export type ContactKind = NonNullable<ContactShown['kind']>

interface Held {
  contact: string
  /** The e-mail address, so that people see where letters go. */
  address?: string
}

type Contacts = Partial<Record<ContactKind, Held>>
export type CallState = 'off' | 'unconfirmed' | 'on'

const KEPT = 'contacts'

const held = () => recall<Contacts>(KEPT, {})
const keep = (kind: ContactKind, contact: Held | null) => {
  const { [kind]: _, ...others } = held()
  remember(KEPT, contact ? { ...others, [kind]: contact } : others)
}

/** Where letters go. */
export const letterAddress = () => held().mail?.address ?? ''

/** Whether this browser takes pushes, here: only where the line is safe. */
export const canPush = () => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Say for which seats one is to be called, and see whether one still is; what was ended elsewhere is forgotten. */
export async function callStates(): Promise<Record<ContactKind, CallState>> {
  const known = Object.entries(held()) as [ContactKind, Held][]
  const states: Record<ContactKind, CallState> = { push: 'off', mail: 'off' }
  if (known.length === 0) return states
  const shown = await api.myContacts(
    known.map(([, { contact }]) => contact),
    allTokens(),
  )
  known.forEach(([kind], at) => {
    if (shown[at]?.kind) states[kind] = shown[at].confirmed ? 'on' : 'unconfirmed'
    else keep(kind, null)
  })
  return states
}

/** A seat was taken here: whoever is to be called is so for it, too. */
export function callForSeats(): void {
  if (Object.keys(held()).length > 0) void callStates().catch(() => {})
}

/** The browser does not allow it. */
export class Refused extends Error {}

/** Have this browser called. */
export async function startPushes(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused()
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before) await before.unsubscribe() // it may be of another key
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON()
  const { contact } = await api.callByPush({
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    language: words.language,
    seats: allTokens(),
  })
  keep('push', { contact })
}

/** Have letters written, once the link in the first was followed. */
export async function startLetters(address: string): Promise<void> {
  const { contact } = await api.callByMail({ address, language: words.language, seats: allTokens() })
  keep('mail', { contact, address })
}

/** Be called that way no more. */
export async function stopCalls(kind: ContactKind): Promise<void> {
  const known = held()[kind]
  if (known) await api.forgetContact(known.contact)
  keep(kind, null)
  if (kind !== 'push' || !canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
