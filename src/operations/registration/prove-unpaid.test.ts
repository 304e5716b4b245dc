import { expect, test, vi } from 'vitest'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { proveUnpaid } from './prove-unpaid.ts'
import { knownOf } from '../off-ramp/state/knowledge.ts'

const DEPOSIT: Deposit = {
  network: 'sui',
  coin: 'usdc',
  amount: '12.34',
  from: `0x${'c'.repeat(64)}`,
  to: `0x${'d'.repeat(64)}`,
  memo: null,
}
const BURN: Deposit = { ...DEPOSIT, to: `0x${'d'.repeat(40)}`, redemption: 'ethereum' }

interface Network {
  /** What a search for what the wallet has sent shows; null is nothing, and an error no answer. */
  readonly sent?: string | null | Error
  readonly amount?: string | Error
}

const answering = (value: unknown) =>
  vi.fn<() => unknown>(async () => {
    if (value instanceof Error) throw value
    return value
  })

/** A transaction that has failed, at a payout whose own address holds this much, while the server cannot be reached. */
async function proofOf(deposit: Deposit, { sent = null, amount = '0' }: Network = {}) {
  const [balance, findSent] = [answering(amount), answering(sent)]
  const parts = {
    api: { request: () => Promise.reject(new Error('silent')) },
    deposit,
    adapter: { balance, findSent },
    journal: { presentOf: () => ({ createdAt: 0 }), knownOf: () => knownOf([]) },
    entry: {},
  }
  const proof = await proveUnpaid(parts as never)
  const [reads, searches] = [balance, findSent].map(({ mock }) => mock.calls.length)
  return { proof, reads, searches }
}

test('a transfer that failed is unpaid where its own address holds nothing [C4, C13]', async () => {
  expect(await proofOf(DEPOSIT)).toEqual({ proof: 'waiting', reads: 1, searches: 0 })
})

test.each([
  ['holds tokens', '0.000001'],
  ['cannot be read', new Error('silent')],
])('a transfer that failed is not cancelled where its address %s [C4, C13, C19]', async (_, amount) => {
  expect(await proofOf(DEPOSIT, { amount })).toMatchObject({ proof: 'unproven' })
})

test('a burn that failed is unpaid where a whole search shows no burn of its sender, whatever its recipient holds [C3, C13]', async () => {
  expect(await proofOf(BURN, { amount: '5' })).toEqual({ proof: 'waiting', reads: 0, searches: 1 })
})

test.each([
  ['shows another burn', 'other'],
  ['has no answer', new Error('silent')],
])('a burn that failed is not cancelled where the search %s [C3, C13, C20]', async (_, sent) => {
  expect(await proofOf(BURN, { sent })).toMatchObject({ proof: 'unproven', searches: 1 })
})
