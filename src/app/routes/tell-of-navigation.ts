import type { Emit } from '../../domain/ramp-events.ts'
import { splitPath } from '../../router/path.ts'
import type { Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'

/** The host hears where the customer is, without the query: it may hold an e-mail address. Returns its stop. */
export function tellOfNavigation(router: Router, emit: Emit): () => void {
  return router.store.subscribe((stack, previous) => {
    const entry = presentEntry(stack)
    if (entry !== presentEntry(previous)) emit('ramp-navigate', { path: splitPath(entry.path).pathname })
  })
}
