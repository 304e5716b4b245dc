import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../test/support/part.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { createTestCustomer, type TestCustomer } from './test-customer.ts'

/** MONEY_RUNS sets another number. */
const RUNS = Number(process.env.MONEY_RUNS ?? runsOf(60))

let box: TestSandbox
let customer: TestCustomer
let endpoints: Awaited<ReturnType<typeof makeEndpoints>>
beforeAll(async () => {
  box = await createTestSandbox()
  customer = await createTestCustomer(box)
  endpoints = await makeEndpoints()
})
afterAll(() => box.close())

async function makeEndpoints() {
  const [usd, eur, mxn, cop] = [
    await customer.account('us'),
    await customer.account('europe'),
    await customer.account('mexico'),
    await customer.account('colombia'),
  ]
  const [sol, evm, tron] = [
    await customer.wallet('solana'),
    await customer.wallet('ethereum'),
    await customer.wallet('tron'),
  ]
  const body = {
    bankAccount: usd,
    source: { network: 'sol', currency: 'usdc' },
    destination: { currency: 'usd', network: 'ach' },
  }
  const link = (await customer.ask('POST', 'walletBankAccounts', body)).data.walletBankAccount.id as string
  return {
    link,
    routes: [
      { from: 'usd achPush', to: 'usdc sol', sourceId: usd, destinationId: sol },
      { from: 'usd wire', to: 'usdt ethereum', sourceId: usd, destinationId: evm },
      { from: 'eur sepa', to: 'usdc base', sourceId: eur, destinationId: evm },
      { from: 'usd ach', to: 'usdt tron', sourceId: usd, destinationId: tron },
      { from: 'usdc sol', to: 'usd wire', sourceId: sol, destinationId: usd },
      { from: 'usdc base', to: 'eur sepa', sourceId: evm, destinationId: eur },
      { from: 'usdt tron', to: 'mxn spei', sourceId: tron, destinationId: mxn },
      { from: 'usdc polygon', to: 'cop pse', sourceId: evm, destinationId: cop },
    ],
  }
}

type Deed =
  | { readonly type: 'fund' | 'cancel' | 'step' }
  | { readonly type: 'fundOther' | 'offload'; readonly cents: number }
  | { readonly type: 'pin'; readonly status: string }

const cents = fc.integer({ min: 1, max: 5_000_000 })
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'fund' } as const) },
  { weight: 4, arbitrary: fc.constant({ type: 'step' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'cancel' } as const) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('fundOther' as const), cents }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('offload' as const), cents }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('pin' as const),
      status: fc.constantFrom('pending', 'funded', 'processing', 'succeeded', 'failed', 'refunded', 'cancelled'),
    }),
  },
)

const decimal = (amount: number) => (amount / 100).toFixed(2)

async function live(route: number, amount: number, deeds: readonly Deed[]): Promise<string[]> {
  const { data } = await customer.create({ ...endpoints.routes[route]!, amount: decimal(amount) })
  const ids: string[] = data ? [data.payout.id] : []
  const [id] = ids
  for (const each of deeds) {
    if (each.type === 'step') await box.advance()
    if (each.type === 'offload') {
      const body = { walletBankAccountId: endpoints.link, amount: decimal(each.cents) }
      ids.push((await customer.ask('POST', '/sandbox/deposits', body)).data.payout.id)
    }
    if (!id) continue
    if (each.type === 'fund') await customer.fund(id)
    if (each.type === 'fundOther') await customer.fund(id, decimal(each.cents))
    if (each.type === 'cancel') await customer.ask('DELETE', `payouts/${id}`)
    if (each.type === 'pin') await customer.ask('POST', `/sandbox/payouts/${id}/status`, { status: each.status })
  }
  await box.advance(6)
  return ids
}

/** Hundredths of a unit per US dollar, independent of the implementation. */
const PER_DOLLAR: Record<string, bigint> = { usd: 100n, usdc: 100n, usdt: 100n, eur: 92n, mxn: 1850n, cop: 400000n }
const millionths = (amount: string) => {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'))
}

interface Movement {
  readonly payoutId: string
  readonly kind: string
  readonly amount: string
  readonly currency: string
}

const AT_REST = ['succeeded', 'refunded', 'cancelled', 'pending', 'failed', 'funded', 'processing']

/** The money that came in, less refunds and fees, is delivered at the rate, rounded down to the cent. */
async function expectConserved(id: string): Promise<void> {
  const payout = await customer.payout(id)
  const { data } = await customer.ask('GET', `/sandbox/ledger?customerId=${customer.customerId}`)
  const movements = (data as Movement[]).filter(({ payoutId }) => payoutId === id)
  const sum = (...kinds: string[]) =>
    movements.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + millionths(amount), 0n)
  const [source, destination] = [payout.source.currency, payout.destination.currency]
  for (const { kind, currency } of movements)
    expect(currency).toBe(kind === 'bankOut' || kind === 'tokenOut' ? destination : source)

  const kept = sum('bankIn', 'tokenIn') - sum('refund') - sum('fee')
  const out = sum('bankOut', 'tokenOut')
  const cent = 10_000n
  const worth = (kept * PER_DOLLAR[destination]!) / (PER_DOLLAR[source]! * cent)
  expect(AT_REST).toContain(payout.status)
  if (out > 0n) {
    expect(out).toBe(worth * cent)
    expect(millionths(payout.finalAmount)).toBe(out)
    expect(movements.filter(({ kind }) => kind === 'bankOut' || kind === 'tokenOut')).toHaveLength(1)
  } else if (['refunded', 'cancelled', 'pending'].includes(payout.status)) {
    expect(kept).toBe(0n)
  } else {
    expect(kept).toBe(millionths(payout.amount))
  }
}

test('in any sequence of events, deposits equal deliveries, refunds and fees', async () => {
  const lives = fc.tuple(
    fc.nat({ max: 7 }),
    fc.integer({ min: 100, max: 100_000_00 }),
    fc.array(deed, { maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(lives, async ([route, amount, deeds]) => {
      for (const id of await live(route, amount, deeds)) await expectConserved(id)
    }),
    { numRuns: RUNS },
  )
}, 600_000)

test('an offloader deposit below its fees creates a payout and is refunded', async () => {
  const body = { walletBankAccountId: endpoints.link, amount: '0.80' }
  const { payout } = (await customer.ask('POST', '/sandbox/deposits', body)).data
  expect(payout).toMatchObject({
    status: 'failedPrecondition',
    usageType: 'offloader',
    destination: { amount: '0.00' },
  })
  await box.advance()
  expect((await customer.payout(payout.id)).status).toBe('refunded')
  await expectConserved(payout.id)
})

test('an offloader deposit is priced exactly', async () => {
  const body = { walletBankAccountId: endpoints.link, amount: '12.345678' }
  const { payout } = (await customer.ask('POST', '/sandbox/deposits', body)).data
  expect(payout).toMatchObject({
    type: 'offRamp',
    status: 'funded',
    amount: '12.345678',
    source: { id: null, network: 'sol' },
    destination: { network: 'achSameDay', amount: '11.33' },
    funding: { network: 'sol', offloaderWallet: { wallet: { network: 'sol' } } },
  })
  await box.advance(2)
  expect((await customer.payout(payout.id)).status).toBe('succeeded')
  await expectConserved(payout.id)
})

test('concurrent payments, cancellations and steps always agree with the ledger [SAFE-B10]', async () => {
  for (let race = 0; race < 20; race += 1) {
    const { data } = await customer.create({ ...endpoints.routes[race % 8]!, amount: '100.00' })
    const { id } = data.payout
    const deeds = [
      () => customer.fund(id),
      () => customer.ask('DELETE', `payouts/${id}`),
      () => box.advance(),
      () => customer.fund(id),
      () => customer.ask('DELETE', `payouts/${id}`),
      () => customer.fund(id, '3.00'),
      () => box.advance(),
      () => customer.ask('DELETE', `payouts/${id}`),
      () => customer.fund(id),
      () => box.advance(2),
    ]
    const order = deeds
      .map((each, at) => ({ each, rank: (at * 7 + race * 3) % 10 }))
      .toSorted((a, b) => a.rank - b.rank)
    const answers = await Promise.all(order.map(({ each }) => each()))
    const cancelled = answers.filter(
      (answer) => answer && 'status' in answer && answer.data?.payout?.status === 'cancelled',
    )
    expect(cancelled.length).toBeLessThanOrEqual(1)
    await box.advance(6)
    const { status } = await customer.payout(id)
    expect(status).toBe(cancelled.length === 1 ? 'refunded' : status)
    expect(['succeeded', 'refunded']).toContain(status)
    await expectConserved(id)
  }
}, 60_000)
