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

/** A transaction that has failed, at a payout whose own address holds nothing, while the server cannot be reached. */
async function proofOf(deposit: Deposit) {
  const register = vi.fn<() => unknown>(async () => ({ status: 'failed', error: null }))
  const balance = vi.fn<() => unknown>(async () => '0')
  const parts = {
    deposit,
    adapter: { balance },
    journal: { presentOf: () => ({ hash: '0x1' }) },
    registrar: { register },
    entry: {},
    isAttended: () => true,
  }
  const proof = await proveUnpaid(parts as never)
  return { proof, asked: balance.mock.calls.length, registered: register.mock.calls.length }
}

test('a burn is not cancelled for an empty recipient, but only after its registration [C3, C13]', async () => {
  expect(await proofOf(DEPOSIT)).toEqual({ proof: 'waiting', asked: 1, registered: 0 })
  expect(await proofOf(BURN)).toEqual({ proof: 'unproven', asked: 0, registered: 1 })
})
