import { expect, test } from 'vitest'
import { createRouter } from '../../router/router-store.ts'
import { presentEntry } from '../../router/stack.ts'
import { createSessionStore } from '../../stores/session.ts'
import { runGuard } from './run-guard.ts'

const tokens = { idToken: 'a', refreshToken: 'b', uid: 'customer_abc', email: 'a@example.com' }

function setUp() {
  const router = createRouter()
  const session = createSessionStore()
  const seen: string[] = []
  router.store.subscribe((stack) => seen.push(presentEntry(stack).path))
  return { router, session, seen, stop: runGuard(router, session) }
}

test('a screen that needs a user waits while the session loads, then redirects exactly once [NAV-11, NAV-12]', () => {
  const { router, session, seen } = setUp()
  router.push('/settings', {})
  expect(seen).toEqual(['/settings'])
  session.dispatch({ type: 'nothingRestored' })
  expect(seen).toEqual(['/settings', '/sign-in'])
  session.dispatch({ type: 'nothingRestored' })
  expect(seen).toEqual(['/settings', '/sign-in'])
  expect(router.store.getState().entries).toHaveLength(1)
})

test('a restored session redirects from the start to onboarding [NAV-13]', () => {
  const { session, seen } = setUp()
  session.dispatch({ type: 'signedIn', tokens })
  expect(seen).toEqual(['/onboarding'])
})

test('a sign-out on any screen redirects to /sign-in with an empty history [SAFE-F6]', () => {
  const { router, session } = setUp()
  session.dispatch({ type: 'signedIn', tokens })
  router.push('/settings', {})
  session.dispatch({ type: 'signedOut' })
  expect(router.store.getState().entries.map(({ path }) => path)).toEqual(['/sign-in'])
})

test('a stopped guard does not redirect', () => {
  const { router, session, seen, stop } = setUp()
  router.push('/settings', {})
  stop()
  session.dispatch({ type: 'nothingRestored' })
  expect(seen).toEqual(['/settings'])
})
