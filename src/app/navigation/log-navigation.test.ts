import { afterEach, expect, test, vi } from 'vitest'
import { createRouter } from '../../router/router-store.ts'
import { logNavigation } from './log-navigation.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('in debug mode each navigation is logged with its parameters, but without an e-mail address [S8]', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
  let isOn = true
  const router = createRouter()
  const stop = logNavigation(router, () => isOn)
  router.push('/sign-in/otp', { email: 'ana@example.com' })
  router.open('/no/such/path?secret=1')
  router.replace('/my-accounts', { type: 'bank', hidden: [] }, { clear: true })
  isOn = false
  router.push('/settings', {})
  isOn = true
  stop()
  router.back()
  expect(debug.mock.calls).toEqual([
    ['[sphere-ramp]', { navigation: 'push', path: '/sign-in/otp', params: {}, behind: 1 }],
    ['[sphere-ramp]', { navigation: 'push', path: '/no/such/path', params: {}, behind: 2 }],
    ['[sphere-ramp]', { navigation: 'replace', path: '/my-accounts', params: { type: 'bank', hidden: [] }, behind: 0 }],
  ])
})
