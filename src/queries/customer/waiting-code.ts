import { writeJson } from '../../lib/json.ts'
import type { PendingSignIn } from '../../stores/session.ts'
import type { Services } from '../services.ts'

/** Beside the session, so that it ends with the tab (decisions.md N11). `createServices` looks there for it. */
const placeOf = ({ settings, preferences }: Services) =>
  `sphere-ramp:${new URL(settings.apiUrl).origin}:${preferences.getState().applicationId}:code`

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Keeps that a code was sent, for a reload. */
export function keepWaitingCode(services: Services): void {
  const { pending } = services.session.getState()
  if (pending) attempt(() => services.world.storage.session.setItem(placeOf(services), writeJson(pending)))
}

export const forgetWaitingCode = (services: Services): void =>
  void attempt(() => services.world.storage.session.removeItem(placeOf(services)))

/** Every script of the page can write there, so what is kept is checked. */
export function readWaitingCode(services: Services): PendingSignIn | null {
  const text = attempt(() => services.world.storage.session.getItem(placeOf(services)))
  const { email, customerId, preventSendingEmail } =
    attempt(() => JSON.parse(text ?? '') as Partial<PendingSignIn> | null) ?? {}
  if (typeof email !== 'string' || typeof customerId !== 'string') return null
  return { email, customerId, preventSendingEmail: preventSendingEmail === true }
}
