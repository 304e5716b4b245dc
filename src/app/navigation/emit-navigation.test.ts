import { expect, test } from 'vitest'
import type { Emit } from '../../domain/ramp-events.ts'
import { createSessionStore } from '../../stores/session.ts'
import { createRouter } from '../../router/router-store.ts'
import { runGuard } from './run-guard.ts'
import { emitNavigation } from './emit-navigation.ts'

test('the host receives each path without its query', () => {
  const events: unknown[] = []
  const emit: Emit = (event, detail) => Boolean(events.push([event, detail]))
  const router = createRouter()
  const stop = emitNavigation(router, emit)
  router.push('/sign-in/otp', { email: 'ana@example.com' })
  router.back()
  router.back()
  stop()
  router.push('/settings', {})
  expect(events).toEqual([
    ['ramp-navigate', { path: '/sign-in/otp' }],
    ['ramp-navigate', { path: '/sign-in' }],
  ])
})

test('a path that the guard redirects is one event for the host [NAV-12]', () => {
  const paths: string[] = []
  const emit: Emit = (_event, detail) => Boolean(paths.push((detail as { path: string }).path))
  const router = createRouter()
  const session = createSessionStore()
  session.dispatch({ type: 'nothingRestored' })
  const stops = [runGuard(router, session), emitNavigation(router, emit)]
  router.open('/settings')
  stops.forEach((stop) => stop())
  expect(paths).toEqual(['/sign-in'])
})
