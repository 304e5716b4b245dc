import type { Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import type { SessionStore } from '../../stores/session.ts'
import { guard } from './guard.ts'

/** Redirects at changes of the path or the session, so once per change and not per render. Returns a function that stops it. */
export function runGuard(router: Router, session: SessionStore): () => void {
  const check = () => {
    const verdict = guard(presentEntry(router.store.getState()).path, session.getState().session.status)
    if (verdict.type === 'redirect') router.redirect(verdict.path, { clear: verdict.clear })
  }
  const stops = [router.store.subscribe(check), session.subscribe(check)]
  check()
  return () => stops.forEach((stop) => stop())
}
