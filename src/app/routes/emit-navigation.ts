import type { Emit } from '../../domain/ramp-events.ts'
import { splitPath } from '../../router/path.ts'
import type { Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'

/** The host hears where the customer is, without the query: it may hold an e-mail address. Returns its stop. */
export function emitNavigation(router: Router, emit: Emit): () => void {
  let emitted = presentEntry(router.store.getState())
  return router.store.subscribe((stack) => {
    const entry = presentEntry(stack)
    // A guard redirects within the change that it hears of, and both then show the same entry.
    if (entry === emitted) return
    emitted = entry
    emit('ramp-navigate', { path: splitPath(entry.path).pathname })
  })
}
