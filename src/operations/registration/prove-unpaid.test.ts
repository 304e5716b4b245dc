import { expect, test, vi } from 'vitest'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { proveUnpaid } from './prove-unpaid.ts'

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
  readonly registered?: string
}

/** A transaction that has failed, at a payout whose own address holds nothing, while the server cannot be reached. */
async function proofOf(deposit: Deposit, { sent = null, registered }: Network = {}) {
  const register = vi.fn<() => unknown>(async () => ({ status: 'failed', error: null }))
  const balance = vi.fn<() => unknown>(async () => '0')
  const findSent = vi.fn<() => unknown>(async () => {
    if (sent instanceof Error) throw sent
    return sent
  })
  const parts = {
    api: { request: () => Promise.reject(new Error('silent')) },
    deposit,
    adapter: { balance, findSent },
    journal: { presentOf: () => ({ hash: '0x1', createdAt: 0, registered }) },
    registrar: { register },
    entry: {},
    isAttended: () => true,
  }
  const proof = await proveUnpaid(parts as never)
  const [held, searched] = [balance, findSent].map(({ mock }) => mock.calls.length)
  return { proof, held, searched, registered: register.mock.calls.length }
}

test('a transfer that failed is unpaid where its own address holds nothing [C4, C13]', async () => {
  expect(await proofOf(DEPOSIT)).toEqual({ proof: 'waiting', held: 1, searched: 0, registered: 0 })
})

test('a burn that failed is unpaid where a whole search shows no burn of its sender, whatever its recipient holds [C3, C13]', async () => {
  expect(await proofOf(BURN)).toEqual({ proof: 'waiting', held: 0, searched: 1, registered: 0 })
})

test.each([
  ['shows another burn', 'other'],
  ['has no answer', new Error('silent')],
])('a burn that failed is not cancelled where the search %s [C3, C13, C20]', async (_, sent) => {
  expect(await proofOf(BURN, { sent })).toMatchObject({ proof: 'unproven', registered: 1 })
  // A server that cannot be read waits.
  expect(await proofOf(BURN, { sent, registered: '0x1' })).toMatchObject({ proof: 'unproven', searched: 1 })
  expect(await proofOf(BURN, { registered: '0x1' })).toMatchObject({ proof: 'waiting', searched: 1 })
})
