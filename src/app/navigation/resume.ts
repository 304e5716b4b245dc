import { readWaitingCode } from '../../stores/waiting-code.ts'
import type { Services } from '../../queries/services.ts'
import { START_PATH, type Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'

interface Parts {
  readonly services: Services
  readonly router: Router
}

/** Opens the code screen again for a code that was sent before a reload, without another mail (decisions.md N11). */
export function resume({ services, router }: Parts): void {
  const { session, world } = services
  const waiting = readWaitingCode(services)
  const { session: present, pending } = session.getState()
  const isElsewhere = presentEntry(router.store.getState()).path !== START_PATH
  if (!waiting || pending || present.status !== 'signedOut' || isElsewhere || world.earlyField?.()?.isTouched) return
  session.dispatch({ type: 'loginAccepted', pending: waiting })
  router.push('/sign-in/otp', { email: waiting.email })
}
