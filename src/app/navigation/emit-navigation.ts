import type { Emit } from '../../domain/ramp-events.ts'
import { splitPath } from '../../router/path.ts'
import type { Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'

/** Emits each path to the host, without the query, which may contain an e-mail address. Returns a function that stops it. */
export function emitNavigation(router: Router, emit: Emit): () => void {
  let emitted = presentEntry(router.store.getState())
  return router.store.subscribe((stack) => {
    const entry = presentEntry(stack)
    // The guard redirects inside the change that it handles, so both notifications have the same entry.
    if (entry === emitted) return
    emitted = entry
    emit('ramp-navigate', { path: splitPath(entry.path).pathname })
  })
}
