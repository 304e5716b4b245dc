import type { PendingSignIn, SessionStore } from './session.ts'
import { WAITING_CODE } from './tab-storage.ts'
import { storedJson, type TabStorageParts } from './stored-json.ts'

/** Kept with the session, so that it ends with the tab (decisions.md N11). */
const storedCode = (tab: TabStorageParts) => storedJson(tab, WAITING_CODE)

/** Keeps that a code was sent, for a reload. */
export function keepWaitingCode(tab: TabStorageParts & { readonly session: SessionStore }): void {
  const { pending } = tab.session.getState()
  if (pending) storedCode(tab).write(pending)
}

export const forgetWaitingCode = (tab: TabStorageParts): void => void storedCode(tab).clear()

/** Every script of the page can write there, so what is kept is checked. */
export function readWaitingCode(tab: TabStorageParts): PendingSignIn | null {
  const { email, customerId, preventSendingEmail } = (storedCode(tab).read() ?? {}) as Partial<PendingSignIn>
  if (typeof email !== 'string' || typeof customerId !== 'string') return null
  return { email, customerId, preventSendingEmail: preventSendingEmail === true }
}
