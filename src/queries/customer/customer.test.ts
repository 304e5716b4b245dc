import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callHook } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { openServices, refusal, type ServedAnswers } from '../services.fixture.ts'
import { useSaveBusinessCategory } from './business-category.ts'
import {
  accessTokenQuery,
  externalUrlQuery,
  providersQuery,
  useRenewAccessToken,
  useRequestSepa,
  useResetVerification,
} from './kyc.ts'
import { meQuery } from './me.ts'
import { onboardingQuery, useRefreshOnboarding, watchedOnboardingQuery } from './onboarding.ts'
import { useSaveResidency } from './residency.ts'
import { termsUrlQuery } from './terms-url.ts'

const ME = {
  id: 'customer_a',
  customerAccount: { email: 'a@example.com' },
  kycStatus: 'approved',
  verificationLevels: [],
}
const STATE = { tos: 'complete', msa: null, kyc: { sumsub: 'complete' }, hasCompletedOnboarding: true }
const READS = ['GET me', 'GET onboarding/state', 'GET kyc/providers']

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** An element whose screens show the customer, the onboarding state and the providers. */
async function opened(answers: ServedAnswers = {}, customer?: string | null) {
  const page = openServices({
    answers: {
      'GET me': () => ME,
      'GET onboarding/state': () => STATE,
      'GET kyc/providers': () => ({ providers: [] }),
      ...answers,
    },
    ...(customer !== undefined && { customer }),
  })
  const { api, queryClient } = page.services
  const show = (query: { queryKey: QueryKey }) => new QueryObserver(queryClient, query as never).subscribe(() => {})
  if (customer !== null) for (const query of [meQuery, onboardingQuery, providersQuery]) show(query(api))
  await vi.advanceTimersByTimeAsync(0)
  page.calls.length = 0
  const made = () => page.calls.map(({ method, path }) => `${method} ${path}`)
  const reads = () =>
    made()
      .filter((call) => READS.includes(call))
      .toSorted()
  return { ...page, api, queryClient, show, made, reads }
}

const press = async <Variables>(mutate: (variables: Variables) => void, variables: Variables) => {
  mutate(variables)
  await vi.advanceTimersByTimeAsync(0)
}

describe('the reads after a change', () => {
  test('a change by the customer has the customer, the onboarding state and the providers refetched', async () => {
    const page = await opened()
    await callHook(page.services, useRefreshOnboarding)()
    expect(page.reads()).toEqual(READS.toSorted())
  })

  test.each([
    ['a reset', 'POST kyc/reset', STATE, useResetVerification],
    ['a request for SEPA', 'POST kyc/sepa', { status: 'pending' }, useRequestSepa],
  ] as const)('all three are refetched after %s, also where it fails', async (_, call, answer, use) => {
    for (const outcome of [() => answer, () => refusal(403, 'forbidden')]) {
      const page = await opened({ [call]: outcome })
      await press(callHook<{ mutate: () => void }>(page.services, use as never).mutate, undefined)
      expect([page.made().filter((each) => each === call).length, page.reads()]).toEqual([1, READS.toSorted()])
    }
  })

  test('nothing from before a reset is shown after it', async () => {
    const states: unknown[] = []
    const page = await opened({ 'POST kyc/reset': () => ({ ...STATE, kyc: { sumsub: 'incomplete' } }) })
    page.answers['GET onboarding/state'] = () => new Promise(() => {})
    page.queryClient.getQueryCache().subscribe(() => states.push(page.queryClient.getQueryData(keys.onboarding)))
    await press(callHook(page.services, useResetVerification).mutate, undefined)
    expect(states.at(-1)).toMatchObject({ kyc: { sumsub: 'incomplete' } })
  })

  test('the customer and the onboarding state are refetched after the business category', async () => {
    const page = await opened({ 'POST auth/business-type': () => ({ ok: true }) })
    await press(callHook(page.services, useSaveBusinessCategory).mutate, { type: 'none' } as never)
    expect(page.reads()).toEqual(['GET me', 'GET onboarding/state'])
  })
})

describe('the residency', () => {
  const save = ({ services }: { services: Parameters<typeof callHook>[0] }) =>
    press(callHook(services, useSaveResidency).mutate, { countryCode: 'USA' } as never)

  test('the residency of a signed-in customer is refetched, and announced by what is read', async () => {
    const page = await opened({ 'POST auth/operating-residency': () => ({ ok: true }) })
    await save(page)
    expect([page.reads(), page.emitted]).toEqual([['GET me', 'GET onboarding/state'], []])
  })

  test.each([
    [true, ['ramp-residency-approved', 'ramp-otp-sent']],
    [false, ['ramp-residency-rejected']],
  ])('the residency of a customer who signs in, with the answer %s, is announced once', async (ok, events) => {
    const page = await opened({ 'POST auth/operating-residency': () => ({ ok }) }, null)
    await save(page)
    expect([page.reads(), page.emitted]).toEqual([[], events.map((event) => [event, null])])
  })

  test('a residency that the server does not take is not announced', async () => {
    const page = await opened({ 'POST auth/operating-residency': () => refusal(422, 'invalid') }, null)
    await save(page)
    expect(page.emitted).toEqual([])
  })
})

describe('the addresses and the token of the onboarding', () => {
  async function comesAndGoes(page: Awaited<ReturnType<typeof opened>>, query: { queryKey: QueryKey }) {
    const leave = page.show(query)
    await vi.advanceTimersByTimeAsync(3_600_000)
    leave()
    await vi.advanceTimersByTimeAsync(3_600_000)
  }

  test('the address of the terms is asked for once, because another would begin another session [E9]', async () => {
    const page = await opened({ 'GET onboarding/tos/redirectUrl': () => ({ url: 'https://terms.test/1' }) })
    for (let visit = 0; visit < 3; visit += 1) await comesAndGoes(page, termsUrlQuery(page.api))
    expect(page.made().filter((call) => call.endsWith('redirectUrl'))).toHaveLength(1)
  })

  test('the address of the verification page is asked for once for each type and language', async () => {
    const path = (language: string) => `POST kyc/externalUrl?lang=${language}`
    const url = () => ({ url: 'https://vendor.test/1', expiresAt: null })
    const page = await opened({ [path('en')]: url, [path('de')]: url })
    const asks = [
      { customerType: 'individual', language: 'en' },
      { customerType: 'individual', language: 'en' },
      { customerType: 'individual', language: 'de' },
      { customerType: 'business', language: 'en' },
    ]
    for (const ask of asks) await page.queryClient.ensureQueryData(externalUrlQuery(page.api, ask) as never)
    const asked = page.calls.filter(({ path: to }) => to.startsWith('kyc/externalUrl'))
    expect(asked.map(({ body, path: to }) => [body, to.slice(-2)])).toEqual([
      [{ customerType: 'individual' }, 'en'],
      [{ customerType: 'individual' }, 'de'],
      [{ customerType: 'business' }, 'en'],
    ])
  })

  test('the token of the verification widget is asked for once, and again only where the widget says that it has expired', async () => {
    let count = 0
    const page = await opened({ 'POST kyc/sumsub-access-token': () => ({ token: `token_${(count += 1)}` }) })
    const leave = page.show(accessTokenQuery(page.api))
    await vi.advanceTimersByTimeAsync(3_600_000)
    await page.queryClient.refetchQueries({ queryKey: keys.me })
    expect(count).toBe(1)
    expect(await callHook(page.services, useRenewAccessToken)()).toBe('token_2')
    expect(count).toBe(2)
    leave()
  })
})

describe('the poll of the onboarding state [H13]', () => {
  test.each([
    [{ sumsub: 'pending' }, 1000],
    [{ sumsub: 'complete', kyc_level_1: 'pending' }, 10_000],
    [{ sumsub: 'complete', kyc_level_1: 'underReview' }, 10_000],
    [{ sumsub: 'complete', kyc_level_1: 'complete' }, null],
    [{ sumsub: 'incomplete' }, null],
  ])('a state of %j is polled every %s ms', async (kyc, everyMs) => {
    const page = await opened({ 'GET onboarding/state': () => ({ ...STATE, kyc }) })
    page.show(watchedOnboardingQuery(page.api, { rampOnly: false, hasLevel2Access: true }))
    await vi.advanceTimersByTimeAsync(2000)
    page.calls.length = 0
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.reads()).toHaveLength(everyMs === null ? 0 : 60_000 / everyMs)
  })
})
