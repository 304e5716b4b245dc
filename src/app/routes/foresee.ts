import type { StoreApi } from 'zustand/vanilla'
import { START_PATH } from '../../router/router-store.ts'
import { FullHeader, MainMenu } from '../frame/lazy-header.ts'
import type { LazyRoute } from './lazy-screens.ts'
import type { RouteName } from './route-params.ts'
import type { Screens } from './screens.ts'
import type { ShownScreen } from './shown-screen.ts'

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
  readonly shown: Pick<StoreApi<ShownScreen>, 'getState' | 'subscribe'>
  readonly screens: Screens
}

/**
 * Asks for the code and the words of the screens that may follow the shown one while the customer reads or types, from their first act on.
 * While a screen is waited for, nothing is asked for beside it. Returns a function that stops it.
 */
export function foresee({ shown, screens }: Parts): () => void {
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
  function onScreen() {
    clearTimeout(timer)
    const { route, isWaiting } = shown.getState()
    if (route && !isWaiting) timer = setTimeout(askFor, route === START_PATH ? 0 : AFTER_A_SCREEN, route)
  }

  const unsubscribe = shown.subscribe(onScreen)
  onScreen()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
