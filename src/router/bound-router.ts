import type { Router } from './router-store.ts'
import { presentEntry } from './stack.ts'

/**
 * The router of one entry's screen, which does nothing once the customer has left the entry. A screen stays until the next one can be
 * drawn, and what it waited for must not lead the customer back.
 */
export function bindToEntry(router: Router, key: number): Router {
  const mayAct = () => presentEntry(router.store.getState()).key === key
  return {
    ...router,
    push: (route, params) => void (mayAct() && router.push(route, params)),
    replace: (route, params, options) => void (mayAct() && router.replace(route, params, options)),
    open: (path) => void (mayAct() && router.open(path)),
    redirect: (path, options) => void (mayAct() && router.redirect(path, options)),
    back: () => mayAct() && router.back(),
    forward: () => mayAct() && router.forward(),
  }
}
