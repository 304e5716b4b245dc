import type { PendingSignIn } from '../../stores/session.ts'
import { WAITING_CODE } from '../../stores/tab-storage.ts'
import type { Services } from '../services.ts'
import { storedJson } from '../stored-json.ts'

/** Kept with the session, so that it ends with the tab (decisions.md N11). */
const storedCode = (services: Services) => storedJson(services, WAITING_CODE)

/** Keeps that a code was sent, for a reload. */
export function keepWaitingCode(services: Services): void {
  const { pending } = services.session.getState()
  if (pending) storedCode(services).write(pending)
}

export const forgetWaitingCode = (services: Services): void => void storedCode(services).clear()

/** Every script of the page can write there, so what is kept is checked. */
export function readWaitingCode(services: Services): PendingSignIn | null {
  const { email, customerId, preventSendingEmail } = (storedCode(services).read() ?? {}) as Partial<PendingSignIn>
  if (typeof email !== 'string' || typeof customerId !== 'string') return null
  return { email, customerId, preventSendingEmail: preventSendingEmail === true }
}
