import { splitPath } from '../../router/path.ts'
import type { Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import { isRoute, paramsOf } from '../routes/route-table.ts'

/** The debug log of decisions.md S8: the kind of navigation, the parameters and the depth of the stack. Returns a function that stops it. */
export function logNavigation(router: Router, isOn: () => boolean): () => void {
  let logged = presentEntry(router.store.getState())
  return router.store.subscribe((stack) => {
    const entry = presentEntry(stack)
    if (entry === logged) return
    logged = entry
    if (!isOn()) return
    const { pathname } = splitPath(entry.path)
    // An e-mail address is personal data, and an unknown path may contain anything.
    const { email: _, ...params } = isRoute(pathname) ? paramsOf(pathname, entry.path) : {}
    // eslint-disable-next-line no-console -- the debug log that decisions.md S8 asks for
    console.debug('[sphere-ramp]', { navigation: stack.move, path: pathname, params, behind: stack.index })
  })
}
