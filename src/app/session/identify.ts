import type { Emit } from '../../domain/ramp-events.ts'
import type { IdentityTokens } from '../../domain/sign-in/sign-in.ts'
import type { RampHostConfig } from '../host-config.ts'

/** SHA-256 in hex; null where the page is no secure context. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Who = Pick<IdentityTokens, 'uid' | 'email'>

/** The host's adapter hears the e-mail, by its own choice; every script of the page can read an event, so that one carries a hash. */
export async function identify({ uid, email }: Who, host: Partial<RampHostConfig>, emit: Emit): Promise<void> {
  if (host.analytics) return host.analytics.identify(uid, { email })
  if (host.features?.analytics) emit('ramp-identify', { uid, emailHash: await sha256(email.trim().toLowerCase()) })
}
