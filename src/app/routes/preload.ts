import type { StoreApi } from 'zustand/vanilla'
import { START_PATH } from '../../router/router-store.ts'
import type { Screens } from '../navigation/screens.ts'
import type { ShownScreen } from '../navigation/shown-screen.ts'
import type { LazyRoute } from './lazy-screens.ts'
import type { RouteName } from './route-table.ts'
import type { Row } from './row.ts'
import { ROWS } from './rows.ts'

const NEXT: Readonly<Partial<Record<RouteName, Row & { readonly next?: readonly LazyRoute[] }>>> = ROWS

/** Milliseconds for the screen itself, whose requests come first. */
const AFTER_A_SCREEN = 150

interface Parts {
  readonly shown: Pick<StoreApi<ShownScreen>, 'getState' | 'subscribe'>
  readonly screens: Screens
}

/**
 * Asks for the code and the words of the screens that may follow the shown one while the customer reads or types, from their first act on.
 * While a screen is waited for, nothing else is downloaded. Returns a function that stops it.
 */
export function preload({ shown, screens }: Parts): () => void {
  const asked = new Set<unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A failed download is repeated when the screen is opened. */
  function askOnce(what: unknown, load: () => Promise<unknown>) {
    if (asked.has(what)) return
    asked.add(what)
    load().catch(() => asked.delete(what))
  }
  function askFor(route: RouteName) {
    const { next = [], alongside = [] } = NEXT[route] ?? {}
    for (const path of next) askOnce(path, () => screens(path).load())
    for (const load of alongside) askOnce(load, load)
  }
  function onScreen() {
    clearTimeout(timer)
    const { route, isWaiting } = shown.getState()
    if (route && !isWaiting) timer = setTimeout(() => askFor(route), route === START_PATH ? 0 : AFTER_A_SCREEN)
  }

  const unsubscribe = shown.subscribe(onScreen)
  onScreen()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
