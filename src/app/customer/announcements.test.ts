import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { createSessionStore, type Tokens } from '../../stores/session.ts'
import { createAnnouncer } from './announcer.ts'
import { announceCustomerStatuses } from './announcements.ts'

const api = {} as ApiClient
const me = {
  id: 'customer_a',
  type: 'individual',
  operatingResidency: 'Approved',
  isProhibitedBusinessType: null,
}
const application = { id: 'application_sandbox', access: { kycLevel2: false } }
const state = {
  tos: 'incomplete',
  msa: null,
  kyc: { sumsub: 'incomplete', levels: {} },
  hasCompletedOnboarding: false,
}
const verified = { ...state, tos: 'complete', kyc: { sumsub: 'complete', levels: { 1: 'complete' } } }
const tokensOf = (uid: string): Tokens => ({ idToken: 'i', refreshToken: 'r', uid })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const queryClient = new QueryClient()
  const session = createSessionStore()
  const events: string[] = []
  const announcer = createAnnouncer((event) => events.push(event) > 0, session)
  session.dispatch({ type: 'signedIn', tokens: tokensOf('customer_a') })
  const start = () => announceCustomerStatuses({ api, queryClient, applicationId: 'application_sandbox', announcer })
  const read = (key: string | readonly string[], data: unknown) => {
    queryClient.setQueryData([key].flat(), data)
    vi.runAllTimers()
  }
  return { queryClient, session, events, announcer, start, read }
}

test('the first values after sign-in are announced, each one once', () => {
  const { events, start, read } = setup()
  start()
  read('me', me)
  expect(events).toEqual(['ramp-residency-approved'])
  read('onboarding', verified)
  expect(events).toHaveLength(1)
  read(['application', 'application_sandbox'], application)
  expect(events.slice(1)).toEqual(['ramp-terms-complete', 'ramp-verification-complete'])
  for (let turn = 0; turn < 3; turn += 1) read('onboarding', { ...verified })
  expect(events).toHaveLength(3)
  read('onboarding', { ...verified, hasCompletedOnboarding: true })
  expect(events.slice(3)).toEqual(['ramp-onboarding-complete'])
})

test('values that were loaded before the start are announced at the start', () => {
  const { events, start, read } = setup()
  read('me', me)
  start()
  expect(events).toEqual(['ramp-residency-approved'])
})

test('a value that returns after another one is announced again', () => {
  const { events, start, read } = setup()
  read('me', me)
  read(['application', 'application_sandbox'], application)
  start()
  for (const sumsub of ['pending', 'underReview', 'softRejected', 'pending', 'rejected'])
    read('onboarding', { ...state, kyc: { sumsub, levels: {} } })
  const pending = 'ramp-verification-pending'
  expect(events.slice(1)).toEqual([pending, pending, 'ramp-verification-rejected'])
})

test('an event that a screen emitted is not repeated by the next refetch', () => {
  const { events, announcer, start, read } = setup()
  start()
  announcer.emit('ramp-residency-approved', null)
  read('me', me)
  expect(events).toEqual(['ramp-residency-approved'])
  read('me', { ...me, operatingResidency: 'Rejected' })
  expect(events).toEqual(['ramp-residency-approved', 'ramp-residency-rejected'])
})

test('a customer who signs in again is announced again', () => {
  const { session, events, queryClient, start, read } = setup()
  start()
  read('me', me)
  queryClient.clear()
  session.dispatch({ type: 'signedOut' })
  vi.runAllTimers()
  expect(events).toHaveLength(1)
  session.dispatch({ type: 'signedIn', tokens: tokensOf('customer_a') })
  read('me', me)
  expect(events).toEqual(['ramp-residency-approved', 'ramp-residency-approved'])
})

test('announcements made before the code was entered are not repeated after it', () => {
  const { session, events, announcer, start, read } = setup()
  session.dispatch({ type: 'signedOut' })
  const pending = { email: 'b@example.com', customerId: 'customer_b', preventSendingEmail: false }
  session.dispatch({ type: 'loginAccepted', pending })
  announcer.emit('ramp-residency-approved', null)
  session.dispatch({ type: 'signedIn', tokens: tokensOf('customer_b') })
  start()
  read('me', { ...me, id: 'customer_b' })
  expect(events).toEqual(['ramp-residency-approved'])
})

test('other events are emitted each time, and the host’s decision is returned', () => {
  const session = createSessionStore()
  const events: string[] = []
  const announcer = createAnnouncer((event) => events.push(event) < 0, session)
  expect(announcer.emit('ramp-before-sign-out', null)).toBe(false)
  expect(announcer.emit('ramp-before-sign-out', null)).toBe(false)
  expect(events).toHaveLength(2)
})

test('after the stop nothing is announced', () => {
  const { events, start, read } = setup()
  start()()
  read('me', me)
  expect(events).toEqual([])
})
