import { expect, test } from 'vitest'
import type { ChainNode, Since } from '../../../chains/adapter.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { whole } from '../../../chains/sent.fixture.ts'
import type { JournalEntry } from '../../journal/entry.ts'
import { isSearched, searchFor } from './searches.ts'

const now = { device: 1_000_000, offset: 0 }
const declined: JournalEntry = {
  opId: 'op_1',
  idempotencyKey: 'key_1',
  kind: 'offRamp',
  phase: 'done',
  payloadHash: 'form_1',
  payoutId: 'payout_1',
  network: 'sui',
  since: 4711,
  createdAt: 900_000,
  declinedAt: 950_000,
}

test('what a wallet declined is looked for after its payout has ended, until it is known to come back [C19, C20]', () => {
  expect(isSearched(declined, now)).toBe(true)
  expect(isSearched({ ...declined, returning: true, hash: 'hash' }, now)).toBe(false)
})

test('what the server has received is no longer looked for, though its customer had said that it was not sent [C19, E18]', () => {
  const received = { ...declined, hash: 'hash', arrived: true, announced: true } as const
  expect(isSearched(received, now)).toBe(false)
  expect(isSearched({ ...declined, arrived: true }, now)).toBe(true)
})

test.each([
  ['arrived is searched for since its payout was made, which another device may have paid first', { arrived: true }],
  ['was declined, and has ended, is searched for since its wallet was asked', {}],
] as const)('what %s [C19, C20]', async (_, fields) => {
  const entry: JournalEntry = { ...declined, offset: 0, ...fields }
  const since: Since[] = []
  const adapter = {
    async findSent(...[, from]: readonly [Deposit, Since, ChainNode]) {
      since.push(from)
      return whole('hash')
    },
  }
  const journal = { presentOf: () => entry, now: () => now }
  const searching = { journal, node: {} as ChainNode, pause: async () => {} }
  await searchFor(searching, { entry, deposit: {} as Deposit, adapter })
  expect(since).toEqual(['arrived' in fields ? new Date(declined.createdAt) : 4711])
})
