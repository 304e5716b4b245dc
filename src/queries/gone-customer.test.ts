import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customerWork, type CustomerWork } from '../operations/customer-work.ts'
import { submitBankAccount, submitWallet, submitWalletLink } from '../operations/intents/account-intents.ts'
import { account, link, wallet } from '../operations/intents/account-samples.fixture.ts'
import { offRampOn } from '../operations/intents/off-ramp-payload.fixture.ts'
import { settlePayouts } from '../operations/intents/payout-intent.ts'
import { submitNow } from '../operations/intents/press.fixture.ts'
import { journalOf } from '../operations/journal/journal-of.ts'
import { callHook } from './hook.fixture.ts'
import { useCancelPayout } from './payouts/payouts.ts'
import { openServices } from './services.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const onRamp = {
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'ach' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '98.90', currency: 'usdc', network: 'base' },
} as const

const WORKS: Record<string, (work: CustomerWork) => Promise<unknown>> = {
  'a bank account': (work) => submitBankAccount(work, account, []),
  'a wallet': (work) => submitWallet(work, wallet),
  'a link': (work) => submitWalletLink(work, link),
  'an on-ramp': (work) => submitNow(work, onRamp as never),
  ...Object.fromEntries(
    (['base', 'sui', 'aptos'] as const).map((network) => [
      `an off-ramp on ${network}`,
      (work: CustomerWork) => submitNow(work, offRampOn(network)),
    ]),
  ),
}

const lost = () => new TypeError('fetch failed')
const gateway = () => new Response('<html>', { status: 502 })
const LISTS = {
  'GET payouts?page=1': () => ({ payouts: [] }),
  'GET payouts': () => ({ payouts: [] }),
  'GET wallets': () => ({ wallets: [] }),
  'GET bankAccounts': () => ({ bankAccounts: [] }),
}
const made = (failure: () => unknown) =>
  Object.fromEntries(
    ['payouts', 'wallets', 'bankAccounts', 'walletBankAccounts'].map((path) => [`POST ${path}`, failure]),
  )

/** A server at whose call `count` customer B is signed in, before its answer or in the turn after it. */
function switching(count: number, isAnswered: boolean, failure: () => unknown) {
  let left = -1
  const leave = () => {
    services.api.abort()
    signIn('customer_b')
    left = calls.length
  }
  const table: Record<string, () => unknown> = { ...LISTS, ...made(failure) }
  const answer = (name: string) => () => {
    if (calls.length === count) {
      if (isAnswered) setTimeout(leave)
      else leave()
    }
    return (table[name] ?? gateway)()
  }
  const answers = new Proxy({}, { get: (_, name) => answer(String(name)) })
  const { services, calls, signIn } = openServices({ answers })
  return { services, calls, leave, left: () => left }
}

const CASES = Object.keys(WORKS).flatMap((name) =>
  [0, 1, 2, 3].flatMap((count) => [true, false].map((isAnswered) => ({ name, count, isAnswered }))),
)

test.each(CASES)(
  'the work on $name ends with its customer at call $count (answered: $isAnswered): no other customer calls for it or keeps it [E18, SAFE-F6]',
  async ({ name, count, isAnswered }) => {
    const { services, calls, leave, left } = switching(count, isAnswered, name.includes('ramp') ? gateway : lost)
    const ended = WORKS[name]!(customerWork(services)).catch(() => null)
    if (count === 0) leave()
    await vi.advanceTimersByTimeAsync(120_000)
    await ended
    if (left() < 0) leave()
    expect(calls.length).toBe(left())
    expect(journalOf(services).entries()).toEqual([])
  },
)

test('the entry and the key of a transfer stay with the customer who pressed [E18]', async () => {
  const { services, calls, leave } = switching(1, false, lost)
  const work = customerWork(services)
  const ended = submitNow(work, onRamp as never).catch(() => null)
  await vi.advanceTimersByTimeAsync(120_000)
  await ended
  expect(work.journal.entries()).toMatchObject([{ kind: 'onRamp', phase: 'started', idempotencyKey: calls[0]!.key }])
  leave()
})

test('what earlier pages have left is not looked up with the token of the next customer [E18]', async () => {
  const { services, calls, leave } = switching(0, false, lost)
  const work = customerWork(services)
  await journalOf(services).intentFor('onRamp', onRamp)
  leave()
  await expect(settlePayouts(work)).rejects.toMatchObject({ kind: 'aborted' })
  expect(calls).toEqual([])
})

test.each([true, false])(
  'a lost cancel is not looked up with the token of the next customer (answered: %s) [E18, SAFE-F6]',
  async (isAnswered) => {
    const { services, calls } = switching(1, isAnswered, gateway)
    callHook(services, () => useCancelPayout({ onCancelled: () => {}, onFailed: () => {} })).mutate('payout_1')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls.map(({ method }) => method)).toEqual(['DELETE'])
  },
)
