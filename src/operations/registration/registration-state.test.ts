import { expect, test } from 'vitest'
import type { JournalEntry } from '../journal/entry.ts'
import type { Fact, News } from '../journal/facts.ts'
import { handedOver, registered, told } from '../journal/news.fixture.ts'
import { mergeFacts } from '../journal/facts.ts'
import { knownOf } from '../off-ramp/state/knowledge.ts'
import { dueHashes, isOnlyBelieved, isUnregistered } from './registration-state.ts'

const entry: JournalEntry = {
  opId: 'op',
  idempotencyKey: 'key',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'form',
  payoutId: 'payout_1',
  createdAt: 0,
}

const dated = (...news: readonly News[]): readonly Fact[] =>
  news.map((each, index) => ({ ...each, at: { device: index, offset: 0 } }) as Fact)

const placed = (network: string): News => ({ kind: 'placed', network, position: null })
const knownOn = (network: string, ...news: readonly News[]) => knownOf(mergeFacts(dated(placed(network), ...news)))
const knownFrom = (...news: readonly News[]) => knownOn('sui', ...news)
const refused = (hash: string): News => ({ kind: 'registrationRefused', hash, code: null })
const confirmed: News = { kind: 'confirmed', hash: 'h', moved: 'exact' }

test.each([
  ['the server knows no hash', knownFrom(told('h')), [true, false]],
  ['the server has this hash, which the network does not show', knownFrom(told('h'), registered('h')), [false, true]],
  [
    'the server has this hash, which the network shows',
    knownFrom(told('h'), registered('h'), confirmed),
    [false, false],
  ],
  ['the server has refused this hash', knownFrom(told('h'), refused('h')), [true, false]],
  ['the server has refused another hash', knownFrom(told('h'), refused('other')), [true, false]],
  ['the network needs none', knownOn('base', told('h')), [false, false]],
  ['there is no transaction', knownFrom(), [false, false]],
] as const)('a transaction is unregistered, or only believed, or neither, where %s [C13, CHAIN-26]', (_, known, is) => {
  expect([isUnregistered(known), isOnlyBelieved(known)]).toEqual(is)
})

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
  expect(dueHashes(entry, knownFrom(...news))).toEqual(due)
})

const cancelled: News = { kind: 'cancelled', attempt: 'cancel_1' }

test.each([
  ['that waits', 'created', 'sui', [], ['h']],
  ['that was cancelled, and gets tokens', 'done', 'sui', [cancelled], ['h']],
  ['that has ended', 'done', 'sui', [], []],
  ['of a network where the server finds its tokens', 'created', 'base', [], []],
] as const)('the transaction of a payout %s is due or not [C13, C19]', (_, phase, network, news, due) => {
  expect(dueHashes({ ...entry, phase }, knownOn(network, ...news, told('h'), handedOver('h')))).toEqual(due)
})
