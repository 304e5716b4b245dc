import { splitPath } from '../../router/path.ts'
import type { Router } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import type { Translations } from '../i18n.ts'
import { LAZY_SCREENS, type LazyRoute } from './lazy-screens.ts'
import { isRoute, type RouteName } from './route-params.ts'

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
  '/payouts/new': ['/payouts/new/on-ramp/currencies'],
  '/payouts/new/on-ramp/currencies': ['/payouts/new/on-ramp/methods', '/payouts/new/on-ramp'],
  '/payouts/new/on-ramp/methods': ['/payouts/new/on-ramp'],
  '/payouts/new/on-ramp': ['/payouts/new/on-ramp/instructions', '/my-accounts/wallets/new'],
  '/payouts/new/on-ramp/instructions': ['/my-payouts/details'],
  '/my-payouts': ['/my-payouts/details', '/payouts/new'],
  '/my-payouts/details': ['/my-payouts', '/payouts/new'],
  '/settings': ['/payouts/new'],
}

/** What a route needs beside its screens: the header of every screen but the first, and what runs once a customer is signed in. */
const BESIDE: Readonly<Partial<Record<RouteName, readonly (() => Promise<unknown>)[]>>> = {
  '/sign-in': [() => import('../frame/FullHeader.tsx')],
  '/sign-in/otp': [
    () => import('../../api/identity.ts'),
    () => import('../session/watch-customer.ts'),
    () => import('../session/identify.ts'),
  ],
  '/my-accounts': [() => import('../frame/MainMenu.tsx')],
}

const ACTS = ['input', 'keydown', 'pointerdown'] as const
/** Milliseconds for the screen itself, whose requests come first. */
const AFTER_A_SCREEN = 150

interface Parts {
  readonly router: Router
  readonly translations: Translations
  /** The widget. The first screen foresees nothing before the customer acts in it. */
  readonly root: EventTarget
}

/** Asks for the code and the words of the next screens while the customer reads or types. Returns a function that stops it. */
export function foresee({ router, translations, root }: Parts): () => void {
  const asked = new Set<unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A failed download is repeated when the screen is opened. */
  function askOnce(what: unknown, load: () => Promise<unknown>) {
    if (asked.has(what)) return
    asked.add(what)
    load().catch(() => asked.delete(what))
  }
  function askFor(route: RouteName) {
    for (const next of NEXT[route] ?? []) {
      const { areas, load } = LAZY_SCREENS[next]
      askOnce(next, load)
      for (const area of areas) askOnce(area, () => translations.loadArea(area))
    }
    for (const load of BESIDE[route] ?? []) askOnce(load, load)
  }
  const present = () => {
    const { pathname } = splitPath(presentEntry(router.store.getState()).path)
    return isRoute(pathname) ? pathname : null
  }
  const onAct = () => {
    stopListening()
    const route = present()
    if (route) askFor(route)
  }
  const stopListening = () => ACTS.forEach((act) => root.removeEventListener(act, onAct))
  const onEntry = () => {
    clearTimeout(timer)
    const route = present()
    if (route && route !== '/sign-in') timer = setTimeout(askFor, AFTER_A_SCREEN, route)
  }

  ACTS.forEach((act) => root.addEventListener(act, onAct))
  const unsubscribe = router.store.subscribe(onEntry)
  onEntry()
  return () => {
    stopListening()
    unsubscribe()
    clearTimeout(timer)
  }
}
