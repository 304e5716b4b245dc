import { expect, test } from 'vitest'
import type { Emit } from '../../domain/ramp-events.ts'
import { createRouter } from '../../router/router-store.ts'
import { tellOfNavigation } from './tell-of-navigation.ts'

test('the host hears each path without its query', () => {
  const heard: unknown[] = []
  const emit: Emit = (event, detail) => Boolean(heard.push([event, detail]))
  const router = createRouter()
  const stop = tellOfNavigation(router, emit)
  router.push('/sign-in/otp', { email: 'ana@example.com' })
  router.back()
  router.back()
  stop()
  router.push('/settings', {})
  expect(heard).toEqual([
    ['ramp-navigate', { path: '/sign-in/otp' }],
    ['ramp-navigate', { path: '/sign-in' }],
  ])
})
