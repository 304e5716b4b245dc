import type { StoreApi } from 'zustand/vanilla'
import { loadAuth } from '../../queries/sign-in.ts'
import { START_PATH } from '../../router/router-store.ts'
import { loadWatch } from '../customer/load-watch.ts'
import { FullHeader } from '../header/ShellHeader.tsx'
import { nextRoutes } from '../routes/next-routes.ts'
import type { RouteName } from '../routes/route-table.ts'
import { loadIdentity } from '../session/load-identity.ts'
import type { Screens } from './screens.ts'
import type { ShownScreen } from './shown-screen.ts'

/** What the next step needs besides its screen: the header of every screen but the first, and what runs once a customer is signed in. */
const ALONGSIDE: Readonly<Partial<Record<RouteName, readonly (() => Promise<unknown>)[]>>> = {
  '/sign-in': [() => FullHeader.load(), loadAuth],
  '/sign-in/otp': [loadIdentity, loadWatch, () => import('../session/identify.ts')],
  '/my-accounts': [async () => (await import('../header/FullHeader.tsx')).MainMenu.load()],
}

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
    for (const path of nextRoutes(route)) askOnce(path, () => screens(path).load())
    for (const load of ALONGSIDE[route] ?? []) askOnce(load, load)
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
