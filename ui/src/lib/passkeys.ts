/**
 * Fetching one's key with a passkey. The key is sealed here, with a secret that only the passkey yields (the PRF extension of WebAuthn),
 * so that the server keeps what it cannot read. A passkey that yields none is of no use for this: the words always are.
 */
import { api } from './api'
import { bytesIn, written } from './identity'
import type { Signed } from './protocol'

/** What the secret is asked for with: it never changes, or no key could be opened any more. */
const PURPOSE = new TextEncoder().encode('rainout: seal the key of a player')
const ALGORITHMS = [-8, -7, -257].map((alg) => ({ type: 'public-key', alg }) as const)
const NONCE = 12

/** The passkey, or the browser, yields no secret. */
export class NoSecret extends Error {}

type Octets = Uint8Array<ArrayBuffer>

/** Whether passkeys can be used here: where the line is safe, and the house goes by a name. */
export function canUsePasskeys(): boolean {
  const numbered = /^[\d.]+$|^\[/.test(location.hostname)
  return isSecureContext && 'PublicKeyCredential' in globalThis && !numbered
}

/** Make a passkey that yields a secret, and have the key kept, sealed with that. */
export async function keepWithPasskey(key: string, name: string): Promise<void> {
  const { challenge, host } = await api.challenge()
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: octets(challenge),
      rp: { id: host, name: 'Rainout' },
      user: { id: await handle(key), name, displayName: name },
      pubKeyCredParams: [...ALGORITHMS],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      extensions: { prf: { eval: { first: PURPOSE } } },
    },
  })) as PublicKeyCredential
  const secret = secretOf(made) ?? (await askAgain(made, host))
  if (!secret) {
    forgetUseless(host, made.id)
    throw new NoSecret()
  }
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  await api.keepKey({
    credential: made.id,
    client: text(clientDataJSON),
    attestation: text(attestationObject),
    sealed: text(await seal(bytesIn(key)!, secret, made.rawId)),
  })
}

/** The key that a passkey has sealed. */
export async function fetchWithPasskey(): Promise<string> {
  const { challenge, host } = await api.challenge()
  const shown = await show(octets(challenge), host)
  const secret = secretOf(shown)
  if (!secret) throw new NoSecret()
  const { sealed } = await api.openKey(signed(shown))
  return written(await open(octets(sealed), secret, shown.rawId))
}

/** Have what a passkey has sealed forgotten. */
export async function forgetPasskey(): Promise<void> {
  const { challenge, host } = await api.challenge()
  const shown = await show(octets(challenge), host)
  await api.forgetKey(signed(shown))
  forgetUseless(host, shown.id)
}

async function show(challenge: Octets, host: string, only?: BufferSource): Promise<PublicKeyCredential> {
  const shown = await navigator.credentials.get({
    publicKey: {
      challenge,
      rpId: host,
      allowCredentials: only ? [{ type: 'public-key', id: only }] : [],
      userVerification: 'required',
      extensions: { prf: { eval: { first: PURPOSE } } },
    },
  })
  return shown as PublicKeyCredential
}

/** Some passkeys yield their secret only once they are there. Nobody else hears what is signed then. */
async function askAgain(made: PublicKeyCredential, host: string): Promise<BufferSource | null> {
  if (!made.getClientExtensionResults().prf?.enabled) return null
  return secretOf(await show(crypto.getRandomValues(new Uint8Array(32)), host, made.rawId))
}

function secretOf(shown: PublicKeyCredential): BufferSource | null {
  return shown.getClientExtensionResults().prf?.results?.first ?? null
}

function signed(shown: PublicKeyCredential): Signed {
  const { clientDataJSON, authenticatorData, signature } = shown.response as AuthenticatorAssertionResponse
  return { credential: shown.id, client: text(clientDataJSON), authenticator: text(authenticatorData), signature: text(signature) }
}

/** Tell the browser, if it listens, that a passkey opens nothing here. */
function forgetUseless(rpId: string, credentialId: string): void {
  const browser = PublicKeyCredential as unknown as { signalUnknownCredential?: (about: object) => Promise<void> }
  void browser.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {})
}

/** By which name a passkey knows its owner: one for each key, so that a second takes the place of the first, and tells nothing of it. */
async function handle(key: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(`rainout passkey of ${key}`))
}

async function sealing(secret: BufferSource): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: PURPOSE }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** A key, sealed for one passkey alone: what it is sealed with stands before it. */
export async function seal(key: Uint8Array, secret: BufferSource, passkey: BufferSource): Promise<Octets> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const how = { name: 'AES-GCM', iv, additionalData: passkey }
  const sealed = await crypto.subtle.encrypt(how, await sealing(secret), Uint8Array.from(key))
  return new Uint8Array([...iv, ...new Uint8Array(sealed)])
}

/** The key that was sealed. */
export async function open(sealed: Octets, secret: BufferSource, passkey: BufferSource): Promise<Uint8Array> {
  const how = { name: 'AES-GCM', iv: sealed.slice(0, NONCE), additionalData: passkey }
  return new Uint8Array(await crypto.subtle.decrypt(how, await sealing(secret), sealed.slice(NONCE)))
}

const text = (bytes: BufferSource) => written(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes as Uint8Array))

function octets(told: string): Octets {
  return Uint8Array.from(atob(told.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
