import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { createRouter } from '../../router/router-store.ts'
import { createPreferencesStore } from '../../stores/preferences.ts'
import { createToastStore } from '../../stores/toasts.ts'
import { redirectOnboarding } from './redirect-onboarding.ts'

const api = {} as ApiClient
const application = { id: 'application_sandbox', access: { kycLevel2: false } }
const me = { type: 'individual', operatingResidency: 'Approved', isProhibitedBusinessType: null }
const open = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', levels: { 1: 'pending' } },
  hasCompletedOnboarding: false,
  operatingResidencyStatus: 'approved',
}
const verified = { ...open, kyc: { sumsub: 'complete', levels: { 1: 'complete' } } }
const done = { ...verified, hasCompletedOnboarding: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Reopen = NonNullable<Parameters<typeof redirectOnboarding>[0]['reopen']>

function setup({ rampOnly = false, path = '/onboarding', reopen = (): ReturnType<Reopen> => null } = {}) {
  const queryClient = new QueryClient()
  const router = createRouter()
  const preferences = createPreferencesStore({ applicationId: 'application_sandbox', rampOnly })
  router.redirect(path, { clear: true })
  const paths: string[] = []
  router.store.subscribe(({ entries, index }) => paths.push(entries[index]!.path))
  const stop = redirectOnboarding({ api, queryClient, router, preferences, toasts: createToastStore(), reopen })
  const read = (key: string, data: unknown) => {
    queryClient.setQueryData([key], data)
    vi.runAllTimers()
  }
  queryClient.setQueryData(['application', 'application_sandbox'], application)
  const entries = () => router.store.getState().entries.map((entry) => entry.path)
  return { queryClient, router, preferences, paths, stop, read, entries }
}

test('a complete onboarding redirects to the accounts once, with an empty history [STATE-REDIR-02]', () => {
  const { read, paths, entries } = setup()
  read('me', me)
  read('onboarding', verified)
  expect(paths).toEqual([])
  read('onboarding', done)
  read('onboarding', { ...done })
  expect(paths).toEqual(['/my-accounts?type=bank&hidden=%5B%5D'])
  expect(entries()).toEqual(paths)
})

test('the form that an earlier page ended with is opened above the home route, once [N11]', () => {
  const forms = [{ rampType: 'on-ramp', currency: 'usd', rail: 'ACH' }] as const
  const kept = [...forms]
  const { read, router, entries } = setup({ reopen: () => kept.pop() ?? null })
  read('me', me)
  read('onboarding', done)
  const home = '/my-accounts?type=bank&hidden=%5B%5D'
  expect(entries()).toEqual([home, '/payouts/new/on-ramp?currency=usd&method=ACH'])
  router.open('/onboarding')
  expect(entries()).toEqual([home])
})

test('in ramp-only mode it redirects to a new payout [STATE-REDIR-01]', () => {
  const { read, paths } = setup({ rampOnly: true })
  read('me', me)
  read('onboarding', done)
  expect(paths).toEqual(['/payouts/new'])
})

test('there is no redirect until the application is loaded', () => {
  const { queryClient, read, paths } = setup()
  queryClient.removeQueries({ queryKey: ['application'] })
  read('me', me)
  read('onboarding', done)
  expect(paths).toEqual([])
})

test('other screens, including the terms, are not redirected', () => {
  for (const path of ['/onboarding/tos', '/settings', '/my-payouts']) {
    const { read, paths } = setup({ path })
    read('me', me)
    read('onboarding', done)
    expect(paths).toEqual([])
  }
})

const rejected = { ...open, kyc: { sumsub: 'rejected', levels: { 1: 'incomplete' } } }

test.each([
  '/my-accounts',
  '/my-accounts/bank-accounts/new',
  '/my-accounts/wallets/new',
  '/my-payouts',
  '/my-payouts/details?id=payout_1',
  '/payouts/new',
  '/payouts/new/off-ramp/currencies',
  '/settings',
  '/settings/kyc',
  '/business-category',
  '/sign-in/operating-residency',
])('a rejected customer is led from %s to the rejected screen, with an empty history [STATE-VER-12]', (path) => {
  const { read, entries, router } = setup({ path })
  read('me', me)
  read('onboarding', open)
  expect(entries()).toEqual([path])
  read('onboarding', rejected)
  expect(entries()).toEqual(['/onboarding'])
  router.open(path)
  expect(entries()).toEqual(['/onboarding'])
})

test('a rejected customer whose residency is open stays on the rejected screen [STATE-VER-12]', () => {
  const { read, entries } = setup({ rampOnly: true })
  read('me', { ...me, operatingResidency: 'Rejected' })
  read('onboarding', { ...rejected, operatingResidencyStatus: 'rejected' })
  expect(entries()).toEqual(['/onboarding'])
})

test('the verification page goes back once level 1 is complete [STATE-KYC-01]', () => {
  const { read, router, entries } = setup()
  router.push('/onboarding/kyc', {})
  read('me', me)
  read('onboarding', open)
  expect(entries()).toHaveLength(2)
  read('onboarding', verified)
  expect(router.store.getState().index).toBe(0)
})

test('a level 1 that is already complete on entry goes back, or to the overview without history [STATE-KYC-01]', () => {
  const { read, router } = setup({ path: '/settings' })
  read('me', me)
  read('onboarding', verified)
  router.push('/onboarding/kyc', {})
  expect(router.store.getState().index).toBe(0)
  const alone = setup({ path: '/onboarding/kyc' })
  alone.read('me', me)
  alone.read('onboarding', verified)
  expect(alone.paths).toEqual(['/onboarding'])
})

test('the redirect waits for the verification page to go back first [STATE-REDIR-02]', () => {
  const { read, router, entries } = setup()
  router.push('/onboarding/kyc', {})
  read('me', me)
  read('onboarding', done)
  expect(entries()).toEqual(['/my-accounts?type=bank&hidden=%5B%5D'])
})

const unapproved = { ...me, operatingResidency: 'Incomplete' }

test.each(['incomplete', 'rejected'])('ramp-only with an %s residency redirects back to it', (status) => {
  const { read, paths } = setup({ rampOnly: true })
  read('me', unapproved)
  read('onboarding', { ...open, operatingResidencyStatus: status })
  expect(paths).toEqual(['/sign-in/operating-residency'])
})

test('data that was read before the redirects were loaded redirects to the earlier step too [BIZ-09]', () => {
  const { queryClient, router, preferences, read, stop, entries } = setup({ rampOnly: true })
  stop()
  read('me', unapproved)
  read('onboarding', { ...open, operatingResidencyStatus: 'rejected' })
  expect(entries()).toEqual(['/onboarding'])
  const stopLate = redirectOnboarding({ api, queryClient, router, preferences, toasts: createToastStore() })
  expect(entries()).toEqual(['/sign-in/operating-residency'])
  stopLate()
})

test('data that is being refetched does not redirect to an earlier step', async () => {
  const { queryClient, router, read, paths } = setup({ rampOnly: true, path: '/sign-in/operating-residency' })
  read('me', unapproved)
  read('onboarding', { ...open, operatingResidencyStatus: 'incomplete' })
  const fresh = queryClient.fetchQuery({ queryKey: ['me'], queryFn: () => Promise.resolve(me), staleTime: 0 })
  router.push('/onboarding', {})
  await vi.runAllTimersAsync()
  await fresh
  expect(paths).toEqual(['/onboarding'])
})

test('a ramp-only business is redirected to its category once [MODE-03, BIZ-09]', () => {
  const { read, paths } = setup({ rampOnly: true })
  read('me', { ...me, type: 'BUSINESS' })
  read('onboarding', open)
  read('onboarding', { ...open })
  expect(paths).toEqual(['/business-category'])
})

test('after the stop there is no redirect', () => {
  const { read, paths, stop } = setup()
  stop()
  read('me', me)
  read('onboarding', done)
  expect(paths).toEqual([])
})
