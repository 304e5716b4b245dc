import { expect, test } from 'vitest'
import type { JournalEntry } from '../journal/entry.ts'
import type { Fact, News } from '../journal/facts.ts'
import { handedOver, registered, told } from '../journal/news.fixture.ts'
import { dueHashes, isUnregistered, registrationOf } from './registration-state.ts'

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

const dated = (...news: readonly News[]): readonly Fact[] =>
  news.map((each, index) => ({ ...each, at: { device: index, offset: 0 } }) as Fact)

const seen = (hash: string): News => ({ kind: 'seen', hash })
const found = (hash: string, moved: 'exact' | 'otherAmount' = 'exact'): News => ({ kind: 'found', hash, moved })
const failed = (hash: string): News => ({ kind: 'failed', hash })

test.each([
  ['was handed over', [told('h'), handedOver('h')], ['h']],
  ['is on the network', [told('h'), seen('h')], ['h']],
  ['no wallet has sent', [told('h')], []],
  ['has failed', [told('h'), handedOver('h'), failed('h')], []],
  ['stays in its page', [told('h'), { kind: 'kept', ask: 'ask_1' }], []],
  ['the server has', [told('h'), handedOver('h'), registered('h')], []],
  ['the server has refused', [told('h'), handedOver('h'), { kind: 'registrationRefused', hash: 'h', code: null }], []],
  ['came beside one that the wallet told', [told('h'), found('other')], ['other']],
  [
    'was told after one that was handed over and failed',
    [told('old'), handedOver('old'), failed('old'), told('h')],
    [],
  ],
  ['was handed over before a newer one', [told('old'), handedOver('old'), told('h'), handedOver('h')], ['old', 'h']],
  ['has the amount of the payout, after a trial', [found('trial', 'otherAmount'), found('h')], ['h', 'trial']],
] as const)('a transaction that %s is due or not [C13, CHAIN-26]', (_, news, due) => {
  expect(dueHashes(entry, dated(...news))).toEqual(due)
})

test.each([
  ['that waits', {}, ['h']],
  ['that was cancelled, and gets tokens', { phase: 'done', returning: true }, ['h']],
  ['that has ended', { phase: 'done' }, []],
  ['of a network where the server finds its tokens', { network: 'base' }, []],
] as const)('the transaction of a payout %s is due or not [C13, C19]', (_, change, due) => {
  expect(dueHashes({ ...entry, ...change }, dated(told('h'), handedOver('h')))).toEqual(due)
})
