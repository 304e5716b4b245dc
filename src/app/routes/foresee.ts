import { splitPath } from '../../router/path.ts'
import { START_PATH, type Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import { FullHeader, MainMenu } from '../frame/lazy-header.ts'
import type { LazyRoute } from './lazy-screens.ts'
import { isRoute, type RouteName } from './route-params.ts'
import type { Screens } from './screens.ts'

/** Where the customer may go next from each route. */
const NEXT: Readonly<Partial<Record<RouteName, readonly LazyRoute[]>>> = {
  '/sign-in': ['/sign-in/operating-residency', '/sign-in/otp'],
  '/sign-in/operating-residency': ['/sign-in/otp', '/business-category'],
  '/business-category': ['/sign-in/otp'],
  '/sign-up': ['/sign-in/operating-residency', '/sign-in/otp'],
  '/sign-in/otp': ['/onboarding', '/my-accounts'],
  '/onboarding': ['/onboarding/tos', '/onboarding/kyc', '/my-accounts'],
  '/my-accounts': [
    '/payouts/new',
    '/my-accounts/wallets/new',
    '/payouts/new/on-ramp/currencies',
    '/payouts/new/on-ramp/instructions',
    '/my-payouts',
  ],
  '/payouts/new': ['/payouts/new/on-ramp/currencies', '/payouts/new/off-ramp/currencies'],
  '/payouts/new/on-ramp/currencies': ['/payouts/new/on-ramp/methods', '/payouts/new/on-ramp'],
  '/payouts/new/on-ramp/methods': ['/payouts/new/on-ramp'],
  '/payouts/new/off-ramp/currencies': ['/payouts/new/off-ramp/methods', '/payouts/new/off-ramp'],
  '/payouts/new/off-ramp/methods': ['/payouts/new/off-ramp'],
  '/payouts/new/off-ramp': ['/my-accounts/wallets/new', '/my-payouts'],
  '/payouts/new/on-ramp': ['/payouts/new/on-ramp/instructions', '/my-accounts/wallets/new'],
  '/payouts/new/on-ramp/instructions': ['/my-payouts/details'],
  '/my-payouts': ['/my-payouts/details', '/payouts/new'],
  '/my-payouts/details': ['/my-payouts', '/payouts/new'],
  '/settings': ['/payouts/new'],
}

/** What a route needs beside its screens: the header of every screen but the first, and what runs once a customer is signed in. */
const BESIDE: Readonly<Partial<Record<RouteName, readonly (() => Promise<unknown>)[]>>> = {
  '/sign-in': [FullHeader.load],
  '/sign-in/otp': [
    () => import('../../api/identity.ts'),
    () => import('../session/watch-customer.ts'),
    () => import('../session/identify.ts'),
  ],
  '/my-accounts': [MainMenu.load],
}

/** Milliseconds for the screen itself, whose requests come first. */
const AFTER_A_SCREEN = 150

interface Parts {
  readonly router: Router
  readonly screens: Screens
}

/**
 * Asks for the code and the words of the next screens while the customer reads or types, from their first act on. Returns a function that
 * stops it.
 */
export function foresee({ router, screens }: Parts): () => void {
  const asked = new Set<unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A failed download is repeated when the screen is opened. */
  function askOnce(what: unknown, load: () => Promise<unknown>) {
    if (asked.has(what)) return
    asked.add(what)
    load().catch(() => asked.delete(what))
  }
  function askFor(route: RouteName) {
    for (const next of NEXT[route] ?? []) askOnce(next, () => screens(next).load())
    for (const load of BESIDE[route] ?? []) askOnce(load, load)
  }
  const present = () => {
    const { pathname } = splitPath(presentEntry(router.store.getState()).path)
    return isRoute(pathname) ? pathname : null
  }
  const onEntry = () => {
    clearTimeout(timer)
    const route = present()
    if (route) timer = setTimeout(askFor, route === START_PATH ? 0 : AFTER_A_SCREEN, route)
  }

  const unsubscribe = router.store.subscribe(onEntry)
  onEntry()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
