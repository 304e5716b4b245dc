import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RouteName } from '../routes/route-table.ts'
import type { Router } from '../../router/router-store.ts'
import type { Shown } from '../../router/RouterProvider.tsx'
import { presentEntry, type Stack } from '../../router/stack.ts'
import type { SessionStore } from '../../stores/session.ts'
import { guard } from './guard.ts'
import type { Screens } from './screens.ts'

export interface ShownScreen extends Shown {
  /** Null while no screen may be shown, as before a session is restored. */
  readonly route: RouteName | null
}

interface Parts {
  readonly router: Router
  readonly session: SessionStore
  readonly screens: (route: RouteName) => Pick<ReturnType<Screens>, 'isLoaded' | 'load'>
}

/** Resolves when the present entry is shown. */
async function arrivalAt(router: Router, store: StoreApi<ShownScreen>): Promise<void> {
  const isThere = () => {
    const { route, stack } = store.getState()
    return route !== null && presentEntry(stack).key === presentEntry(router.store.getState()).key
  }
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const ignore = store.subscribe(() => {
        ignore()
        resolve()
      })
    })
  while (!isThere()) await nextChange()
}

/**
 * The screen in the frame: the present entry once the code and the words of its screen are there, and until then the old screen, which the
 * guard must still allow. A screen whose download fails is shown too, because it offers to try again.
 */
export function createShownScreen({ router, session, screens }: Parts): {
  readonly store: StoreApi<ShownScreen>
  /** Resolves when the present entry is shown. */
  readonly arrival: () => Promise<void>
  readonly stop: () => void
} {
  const nothing = (stack: Stack): ShownScreen => ({ stack, route: null, isWaiting: false })
  const store = createStore<ShownScreen>(() => nothing(router.store.getState()))
  let turn = 0

  const verdictOn = (stack: Stack) => guard(presentEntry(stack).path, session.getState().session.status)

  function check() {
    const stack = router.store.getState()
    const verdict = verdictOn(stack)
    // The redirect is a change of its own, in the same task.
    if (verdict.type === 'redirect') return
    turn += 1
    if (verdict.type === 'wait') return store.setState(nothing(stack))
    const { route } = verdict
    const present = turn
    const { isLoaded, load } = screens(route)
    const show = () => {
      if (present === turn) store.setState({ stack: router.store.getState(), route, isWaiting: false })
    }
    const old = store.getState()
    const stays = old.route !== null && verdictOn(old.stack).type === 'show'
    if (!isLoaded()) {
      store.setState(stays ? { isWaiting: true } : nothing(stack))
      load().then(show, show)
    } else if (stays && presentEntry(old.stack).key !== presentEntry(stack).key) {
      // In a task of its own, so that the pressed button is painted before the next screen is rendered.
      setTimeout(show)
    } else show()
  }

  const stops = [router.store.subscribe(check), session.subscribe(check)]
  check()
  return {
    store,
    arrival: () => arrivalAt(router, store),
    stop() {
      turn += 1
      stops.forEach((stop) => stop())
    },
  }
}
