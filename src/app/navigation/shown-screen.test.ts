import { expect, test } from 'vitest'
import { createRouter } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import { createSessionStore } from '../../stores/session.ts'
import { runGuard } from './run-guard.ts'
import type { RouteName } from '../routes/route-table.ts'
import { createShownScreen } from './shown-screen.ts'

const TOKENS = { idToken: 'id', refreshToken: 'refresh', uid: 'customer' }

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Screens whose code arrives when the test says so. */
function slowScreens() {
  const loaded = new Set<RouteName>(['/sign-in'])
  const pending = new Map<RouteName, PromiseWithResolvers<void>>()
  function load(route: RouteName) {
    const known = pending.get(route) ?? Promise.withResolvers<void>()
    pending.set(route, known)
    return known.promise
  }
  return {
    of: (route: RouteName) => ({ isLoaded: () => loaded.has(route), load: () => load(route) }),
    async arrive(route: RouteName) {
      loaded.add(route)
      pending.get(route)?.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
    async fail(route: RouteName) {
      pending.get(route)?.reject(new TypeError('Failed to fetch'))
      await nextTask()
    },
  }
}

function setUp() {
  const router = createRouter()
  const session = createSessionStore()
  const screens = slowScreens()
  const shown = createShownScreen({ router, session, screens: screens.of })
  runGuard(router, session)
  const seen = () => {
    const { stack, route, isWaiting } = shown.store.getState()
    return { path: presentEntry(stack).path, route, isWaiting }
  }
  return { router, session, screens, shown, seen }
}

function setUpSignedOut() {
  const parts = setUp()
  parts.session.dispatch({ type: 'nothingRestored' })
  return parts
}

async function setUpOn(route: RouteName) {
  const parts = setUp()
  parts.session.dispatch({ type: 'signedIn', tokens: TOKENS })
  parts.router.redirect(route)
  await parts.screens.arrive(route)
  return parts
}

test('nothing is shown before the session is restored, and then the first screen at once', () => {
  const { session, seen } = setUp()
  expect(seen()).toMatchObject({ route: null, isWaiting: false })
  session.dispatch({ type: 'nothingRestored' })
  expect(seen()).toEqual({ path: '/sign-in', route: '/sign-in', isWaiting: false })
})

test('the old screen stays until the next one can be drawn', async () => {
  const { router, screens, seen } = setUpSignedOut()
  router.push('/sign-in/operating-residency', {})
  expect(seen()).toEqual({ path: '/sign-in', route: '/sign-in', isWaiting: true })
  await screens.arrive('/sign-in/operating-residency')
  expect(seen()).toMatchObject({ route: '/sign-in/operating-residency', isWaiting: false })
  router.back()
  router.forward()
  expect(seen()).toMatchObject({ route: '/sign-in/operating-residency', isWaiting: false })
})

test('Back ends a wait, and what arrives later is not shown', async () => {
  const { router, screens, seen } = setUpSignedOut()
  router.push('/sign-in/operating-residency', {})
  router.back()
  expect(seen()).toEqual({ path: '/sign-in', route: '/sign-in', isWaiting: false })
  await screens.arrive('/sign-in/operating-residency')
  expect(seen().route).toBe('/sign-in')
})

test('the last of several entries is shown, whichever arrives first', async () => {
  const { router, screens, seen } = await setUpOn('/my-accounts')
  router.push('/payouts/new', {})
  router.push('/settings', {})
  await screens.arrive('/settings')
  expect(seen()).toMatchObject({ route: '/settings', isWaiting: false })
  await screens.arrive('/payouts/new')
  expect(seen().route).toBe('/settings')
})

test('a screen that is there is shown in a task of its own, after the press is painted', async () => {
  const { router, screens, seen } = await setUpOn('/my-accounts')
  await screens.arrive('/settings')
  router.push('/settings', {})
  expect(seen()).toEqual({ path: '/my-accounts', route: '/my-accounts', isWaiting: false })
  await nextTask()
  expect(seen()).toEqual({ path: '/settings', route: '/settings', isWaiting: false })
})

test('Back before that task keeps the old screen', async () => {
  const { router, screens, seen } = await setUpOn('/my-accounts')
  await screens.arrive('/settings')
  router.push('/settings', {})
  router.back()
  await nextTask()
  expect(seen()).toEqual({ path: '/my-accounts', route: '/my-accounts', isWaiting: false })
})

test('a screen whose download fails is shown, because it offers to try again', async () => {
  const { router, screens, seen } = await setUpOn('/my-accounts')
  router.push('/settings', {})
  await screens.fail('/settings')
  expect(seen()).toMatchObject({ route: '/settings', isWaiting: false })
})

test('the screen of a signed-in customer is gone with the session [SAFE-F6]', async () => {
  const { router, session, seen } = await setUpOn('/my-accounts')
  router.push('/settings', {})
  expect(seen()).toMatchObject({ route: '/my-accounts', isWaiting: true })
  session.dispatch({ type: 'signedOut' })
  expect(seen()).toEqual({ path: '/sign-in', route: '/sign-in', isWaiting: false })
})

test('the sign-in screen is not kept for a customer who is signed in', () => {
  const { session, seen } = setUpSignedOut()
  session.dispatch({ type: 'signedIn', tokens: TOKENS })
  expect(seen()).toMatchObject({ path: '/onboarding', route: null, isWaiting: false })
})

test('an arrival waits for the screen of the present entry, and for no longer', async () => {
  const { router, screens, shown } = setUpSignedOut()
  await shown.arrival()
  router.push('/sign-in/operating-residency', {})
  let hasArrived = false
  const arrived = shown.arrival().then(() => (hasArrived = true))
  await Promise.resolve()
  expect(hasArrived).toBe(false)
  await screens.arrive('/sign-in/operating-residency')
  await arrived
})

test('after `stop` nothing changes any more', async () => {
  const { router, screens, shown, seen } = setUpSignedOut()
  router.push('/sign-in/operating-residency', {})
  shown.stop()
  await screens.arrive('/sign-in/operating-residency')
  expect(seen()).toMatchObject({ route: '/sign-in', isWaiting: true })
})
