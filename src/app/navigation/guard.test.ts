import { expect, test } from 'vitest'
import type { Session } from '../../stores/session.ts'
import { guard, type Verdict } from './guard.ts'
import { isRoute, type RouteName } from '../routes/route-table.ts'
import { ROWS } from '../routes/rows.ts'
import { splitPath } from '../../router/path.ts'

const names = Object.keys(ROWS) as RouteName[]
const authenticated = names.filter((name) => ROWS[name].access === 'user')
const sessions: Session['status'][] = ['loading', 'signedOut', 'signedIn']

test.each(authenticated)(
  '%s needs a signed-in user, waits while auth loads and redirects once [NAV-10, NAV-11, NAV-12, N17]',
  (name) => {
    expect(guard(name, 'loading')).toEqual({ type: 'wait' })
    expect(guard(name, 'signedOut')).toEqual({ type: 'redirect', path: '/sign-in', clear: true })
  },
)

test('only the screens before sign-in need no user [NAV-10]', () => {
  const open = names.filter((name) => ROWS[name].access === 'public')
  expect(open).toEqual(['/sign-in', '/sign-in/operating-residency', '/sign-in/otp', '/sign-up', '/business-category'])
})

test('a signed-in user who opens /sign-in goes to /onboarding with nothing behind [NAV-13]', () => {
  expect(guard('/sign-in', 'signedIn')).toEqual({ type: 'redirect', path: '/onboarding', clear: true })
  expect(guard('/sign-in', 'signedOut')).toEqual({ type: 'show', route: '/sign-in' })
})

test('the code screen without an e-mail is replaced by /sign-in [OTP-07]', () => {
  expect(guard('/sign-in/otp', 'signedOut')).toEqual({ type: 'redirect', path: '/sign-in', clear: false })
  expect(guard('/sign-in/otp?email=a%40b.c', 'signedOut')).toEqual({ type: 'show', route: '/sign-in/otp' })
})

test.each([
  ['/payouts/new/on-ramp', '/payouts/new/on-ramp/currencies'],
  ['/payouts/new/on-ramp?method=ACH', '/payouts/new/on-ramp/currencies'],
  ['/payouts/new/on-ramp?currency=usd', '/payouts/new/on-ramp/methods?currency=usd'],
  ['/payouts/new/on-ramp/methods', '/payouts/new/on-ramp/currencies'],
  ['/payouts/new/on-ramp/methods?rampType=on-ramp', '/payouts/new/on-ramp/currencies?rampType=on-ramp'],
  ['/payouts/new/on-ramp/instructions', '/my-payouts'],
  ['/my-payouts/details?view=cancel', '/my-payouts'],
])('%s lacks a parameter and is replaced by %s [NAV-07]', (path, step) => {
  expect(guard(path, 'signedIn')).toEqual({ type: 'redirect', path: step, clear: false })
})

test.each(['/nowhere', '/', '', '//', '/sign-in/', '/__proto__', '/constructor', 'https://evil.example/'])(
  'the unknown path %j redirects to the user’s start screen [SAFE-R6]',
  (path) => {
    expect(guard(path, 'signedOut')).toEqual({ type: 'redirect', path: '/sign-in', clear: true })
    expect(guard(path, 'signedIn')).toEqual({ type: 'redirect', path: '/onboarding', clear: true })
  },
)

test('no redirect loops, because the target of each redirect is shown [SAFE-R6]', () => {
  const settle = (path: string, session: Session['status']) => {
    let [verdict, hops]: [Verdict, number] = [guard(path, session), 0]
    while (verdict.type === 'redirect' && hops < 5) [verdict, hops] = [guard(verdict.path, session), hops + 1]
    return { verdict, hops }
  }
  for (const session of sessions) {
    for (const name of names) {
      const { verdict, hops } = settle(name, session)
      expect(verdict.type === 'show' || verdict.type === 'wait', `${name} when ${session}`).toBe(true)
      expect(hops, `${name} when ${session}`).toBeLessThanOrEqual(1)
    }
  }
})

test('every parent and every step is a route of the table', () => {
  for (const name of names) {
    const { parent, needs } = { parent: undefined, needs: {}, ...ROWS[name] }
    for (const path of [parent, ...Object.values(needs)]) if (path) expect(isRoute(splitPath(path).pathname)).toBe(true)
  }
})
