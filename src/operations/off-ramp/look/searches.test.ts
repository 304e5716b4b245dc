import { expect, test } from 'vitest'
import type { JournalEntry } from '../../journal/entry.ts'
import { isSearched } from './searches.ts'

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
