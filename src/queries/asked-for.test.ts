import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBankAccounts } from './bank-accounts/bank-accounts.ts'
import { useWallets } from './wallets/wallets.ts'
import { applicationQuery } from './application.ts'
import { useExternalUrl, useProviders } from './customer/kyc.ts'
import { usePollOnboarding } from './customer/onboarding.ts'
import { useSignInAgain } from './customer/residency.ts'
import { callHook, mountHook } from './hook.fixture.ts'
import { keys } from './keys.ts'
import { useWatchPayouts } from './payouts/payouts.ts'
import { openServices, type ServedAnswers } from './services.fixture.ts'
import { useLogin } from './sign-in.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ACCOUNT = { id: 'bankAccount_1', bankName: 'Chase', last4: '6789', currency: 'usd', owner: 'customer_a' }
const PAYOUT = { type: 'onRamp', amount: '12.34', created: '2026-11-21T00:00:00Z', updated: '2026-11-21T00:01:00Z' }
const LOGIN = { customerId: 'customer_a', nextStep: 'otp', countryCode: null, stateCode: null }
const EXTERNAL = 'POST kyc/externalUrl?lang=en'

const ANSWERS: ServedAnswers = {
  'GET me': () => ({ id: 'customer_a', customerAccount: { email: 'a@b.test' }, kycStatus: 'approved' }),
  'GET onboarding/state': () => ({ tos: 'complete', msa: null, kyc: {}, hasCompletedOnboarding: true }),
  'GET kyc/providers': () => ({ providers: [] }),
  'GET wallets': () => ({ wallets: [] }),
  'GET bankAccounts': () => ({ bankAccounts: [{ ...ACCOUNT, status: 'active' }] }),
  'POST auth/login': () => LOGIN,
  [EXTERNAL]: () => ({ url: 'https://vendor.test/1', expiresAt: null }),
}

const opened = (answers: ServedAnswers = {}, customer?: string | null) =>
  openServices({ answers: { ...ANSWERS, ...answers }, ...(customer !== undefined && { customer }) })

/** The calls of a minute in which a screen shows a hook, and of the minute after it went. */
async function minuteOf(page: ReturnType<typeof opened>, useHook: () => unknown) {
  const leave = mountHook(page.services, useHook)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  leave()
  const made = page.calls.map(({ method, path }) => `${method} ${path}`)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(page.calls).toHaveLength(made.length)
  return made
}

describe('the requests of a hook', () => {
  test.each([
    ['wallets', useWallets, 'GET wallets'],
    ['bank accounts', useBankAccounts, 'GET bankAccounts'],
  ] as const)('the %s are not asked for while a form needs none', async (_, use, call) => {
    expect(await minuteOf(opened(), () => use(false))).toEqual([])
    expect(await minuteOf(opened(), () => use())).toEqual([call])
  })

  test('the bank accounts are asked for every 5 seconds while one is being verified, and then no more [H13]', async () => {
    let status = 'pending'
    const page = opened({ 'GET bankAccounts': () => ({ bankAccounts: [{ ...ACCOUNT, status }] }) })
    const leave = mountHook(page.services, useBankAccounts)
    await vi.advanceTimersByTimeAsync(20_500)
    expect(page.calls).toHaveLength(5)
    status = 'active'
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(page.calls).toHaveLength(6)
    leave()
  })

  test.each([
    [null, 0],
    [3000, 21],
  ])('the onboarding state that is polled every %s ms is asked for %i times a minute', async (everyMs, times) => {
    expect(await minuteOf(opened(), () => usePollOnboarding(everyMs))).toHaveLength(times)
  })

  test.each([
    [null, []],
    ['a@b.test', ['POST auth/login']],
  ])('the sign-in call of %s is made once at most for each visit of the screen', async (email, calls) => {
    const page = opened({}, null)
    const visit = () => mountHook(page.services, () => useSignInAgain(email))
    const leave = visit()
    await vi.advanceTimersByTimeAsync(1000)
    leave()
    await vi.advanceTimersByTimeAsync(0)
    visit()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(page.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([...calls, ...calls])
  })

  test('the application is asked for once', async () => {
    const page = opened()
    const query = applicationQuery(page.services.api, 'application_acme')
    page.services.queryClient.setQueryData(query.queryKey, { id: 'application_acme' } as never)
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS)
    await page.services.queryClient.fetchQuery(query)
    expect(page.calls).toEqual([])
  })

  test('the providers are not asked for again within a minute', async () => {
    const page = opened()
    const { queryClient } = page.services
    mountHook(page.services, useProviders)
    await vi.advanceTimersByTimeAsync(30_000)
    await queryClient.fetchQuery({
      ...queryClient.getQueryCache().find({ queryKey: keys.providers })!.options,
    } as never)
    expect(page.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(31_000)
    await queryClient.fetchQuery({
      ...queryClient.getQueryCache().find({ queryKey: keys.providers })!.options,
    } as never)
    expect(page.calls).toHaveLength(2)
  })

  test('the moving payouts on a page of the list are asked for one by one [H13]', async () => {
    const side = { id: 'x', amount: '12.34', currency: 'usd', network: 'wire' }
    const of = (id: string, status: string) => ({
      ...PAYOUT,
      id,
      status,
      source: { ...side, type: 'bankAccount' },
      destination: { ...side, type: 'wallet', currency: 'usdc', network: 'base' },
    })
    const visible = ['pending', 'succeeded', 'funded', 'cancelled', 'processing', 'refunded'].map((status, at) =>
      of(`payout_${at}`, status),
    )
    const answers = Object.fromEntries(visible.map((payout) => [`GET payouts/${payout.id}`, () => ({ payout })]))
    const made = await minuteOf(opened(answers), () => useWatchPayouts(visible as never))
    expect([...new Set(made)]).toEqual(['GET payouts/payout_0', 'GET payouts/payout_2', 'GET payouts/payout_4'])
    expect(made).toHaveLength(3 * 13)
  })
})

describe('the address of the verification page', () => {
  const known = (ageMs: number, expiresAt: Date | null) => {
    const page = opened()
    const key = keys.externalUrl('individual', 'en')
    const madeAt = { device: Date.now() - ageMs, monotonic: performance.now() - ageMs }
    page.services.queryClient.setQueryData(key, { url: 'https://vendor.test/0', expiresAt, madeAt })
    return { ...page, address: callHook(page.services, () => useExternalUrl('individual')) }
  }
  const inMs = (ms: number) => new Date(Date.now() + ms)

  test.each([
    ['of this moment', 0, null, 0],
    ['of half an hour', 30 * MINUTE_MS, null, 0],
    ['of more than half an hour', 30 * MINUTE_MS + 1, null, 1],
    ['that expires in a millisecond', 0, 1, 0],
    ['that has expired by now', 0, 0, 1],
  ])('an address %s is opened, or asked for anew before [O14]', async (_, age, expiresIn, calls) => {
    const page = known(age, expiresIn === null ? null : inMs(expiresIn))
    expect(page.address.isOld()).toBe(calls === 1)
    expect(await page.address.current()).toBe(`https://vendor.test/${calls}`)
    expect(page.calls).toHaveLength(calls)
  })

  test.each([
    [-HOUR_MS, 1, false],
    [-HOUR_MS, 0, true],
    [HOUR_MS, 1, false],
    [HOUR_MS, 0, true],
  ])('on a clock that is %i ms ahead of the server’s, expires %i ms later: %s [O14, E23]', (ahead, ms, isOld) => {
    const page = known(0, inMs(ms - ahead))
    for (const date of [inMs(-ahead), inMs(-ahead)]) page.services.clock.observe(date.toUTCString())
    expect(page.address.isOld()).toBe(isOld)
  })

  test('an address does not get younger by a clock that is put back [O14, E23]', () => {
    const page = known(30 * MINUTE_MS, null)
    vi.setSystemTime(Date.now() - HOUR_MS)
    expect(page.address.isOld()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(page.address.isOld()).toBe(true)
  })
})

test.each([
  ['otp', false, ['ramp-otp-sent']],
  ['otp', true, []],
  ['operatingResidency', false, []],
] as const)(
  'a sign-in whose next step is %s, its mail prevented: %s, tells the host %j',
  async (nextStep, preventSendingEmail, events) => {
    const page = opened({ 'POST auth/login': () => ({ ...LOGIN, nextStep }) }, null)
    callHook(page.services, useLogin).mutate({ email: 'a@b.test', preventSendingEmail })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(100)
    expect(page.emitted.map(([type]) => type)).toEqual(events)
    expect(page.services.session.getState().pending).toMatchObject({ email: 'a@b.test', customerId: 'customer_a' })
  },
)
