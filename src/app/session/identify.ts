import type { Emit } from '../../domain/ramp-events.ts'
import type { IdentityTokens } from '../../domain/sign-in/sign-in.ts'
import type { RampHostConfig } from '../host-config.ts'

/** SHA-256 in hex; null when the page is not a secure context. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Identity = Pick<IdentityTokens, 'uid' | 'email'>

/** Its errors reach the page as those of a listener do: they are the host's to handle, and the customer is signed in. */
async function callHost(call: () => unknown): Promise<void> {
  try {
    await call()
  } catch (error) {
    globalThis.reportError?.(error)
  }
}

/** The host's adapter gets the e-mail. An event carries a hash instead, because every script of the page can read it. */
export async function identify({ uid, email }: Identity, host: RampHostConfig, emit: Emit): Promise<void> {
  const { analytics } = host
  if (analytics) return callHost(() => analytics.identify(uid, { email }))
  if (host.features?.analytics) emit('ramp-identify', { uid, emailHash: await sha256(email.trim().toLowerCase()) })
}
