import { expect, test } from 'vitest'
import type { JournalEntry } from '../journal/entry.ts'
import { dueRegistrations, isUnregistered, registrationOf } from './registration-state.ts'

const entry: JournalEntry = {
  opId: 'op',
  idempotencyKey: 'key',
  kind: 'offRamp',
  phase: 'sent',
  payloadHash: 'form',
  payoutId: 'payout_1',
  network: 'sui',
  hash: 'h',
  createdAt: 0,
}

test.each([
  ['the server knows no hash', {}, 'due'],
  ['the server has this hash', { registered: 'h' }, 'registered'],
  ['the server has another hash', { registered: 'other' }, 'due'],
  ['the server has refused this hash', { conflict: 'h' }, 'conflict'],
  ['the server has refused another hash', { conflict: 'other' }, 'due'],
  ['the network needs none', { network: 'base' }, 'none'],
] as const)('the registration of a transaction has its state where %s [C13, CHAIN-26]', (_, change, state) => {
  const present = { ...entry, ...change }
  expect(registrationOf(present)).toBe(state)
  expect(isUnregistered(present)).toBe(state === 'due' || state === 'conflict')
})

test('without a transaction there is nothing to register [C13]', () => {
  const { hash: _, ...unsent } = entry
  expect(registrationOf(unsent)).toBe('none')
})

test.each([
  ['was handed over', { handedOver: true }, 1],
  ['is on the network', { seen: true }, 1],
  ['came for a cancelled payout', { phase: 'done', returning: true }, 1],
  ['no wallet has sent', {}, 0],
  ['has failed, with its payout', { phase: 'done', handedOver: true }, 0],
  ['the server has', { handedOver: true, registered: 'h' }, 0],
  ['the server has refused', { handedOver: true, conflict: 'h' }, 0],
] as const)('a transaction that %s is due or not [C13]', (_, change, count) => {
  expect(dueRegistrations({ journal: { entries: () => [{ ...entry, ...change } as JournalEntry] } })).toHaveLength(
    count,
  )
})
