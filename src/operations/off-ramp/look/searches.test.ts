import { expect, test } from 'vitest'
import type { ChainNode, Since } from '../../../chains/adapter.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { whole } from '../../../chains/sent.fixture.ts'
import type { JournalEntry } from '../../journal/entry.ts'
import { dated, mergeFacts, type News } from '../../journal/facts.ts'
import { asked, cancelled, saidNo, settled } from '../../journal/news.fixture.ts'
import { readOf } from '../deposit-status.ts'
import { knownOf } from '../state/knowledge.ts'
import { foundNews } from './found.ts'
import { isSearched, searchFor } from './searches.ts'

const now = { device: 1_000_000, offset: 0 }
const created: JournalEntry = {
  opId: 'op_1',
  idempotencyKey: 'key_1',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'form_1',
  payoutId: 'payout_1',
  createdAt: 900_000,
  offset: 0,
}
const done: JournalEntry = { ...created, phase: 'done' }
const SINCE = 4711
const DECLINED = [asked('sui', SINCE), saidNo] as const
const announced: News = { kind: 'announced', hash: 'hash' }
const left: News = { kind: 'left' }

const journalOf = (entry: JournalEntry, ...news: readonly News[]) => ({
  presentOf: () => entry,
  knownOf: () => knownOf(mergeFacts(news.map((each, at) => dated(each, { device: 950_000 + at, offset: 0 })))),
  now: () => now,
})

test.each([
  ['was declined, and waits', created, [...DECLINED], true],
  ['was declined, and has ended', done, [...DECLINED, cancelled], true],
  ['was declined, and was left to the device that made it', created, [...DECLINED, left], true],
  ['no wallet was asked for', created, [], false],
  ['no wallet was asked for, and has ended', done, [cancelled], false],
  ['is known to come back', done, [...DECLINED, cancelled, foundNews(whole('hash'))], false],
  ['the server has received, and nobody knows how', done, [...DECLINED, readOf('taken'), settled], true],
  ['the server has received, and was announced', done, [...DECLINED, readOf('taken'), announced, settled], false],
] as const)('what %s is looked for or not [C19, C20, E18]', (_, entry, news, isOn) => {
  expect(isSearched(journalOf(entry, ...news), entry)).toBe(isOn)
})

test.each([
  [
    'arrived is searched for since its payout was made, which another device may have paid first',
    [readOf('taken')],
    new Date(created.createdAt),
  ],
  ['was declined, and has ended, is searched for since its wallet was asked', [cancelled], SINCE],
] as const)('what %s [C19, C20]', async (_, news, from) => {
  const since: Since[] = []
  const adapter = {
    async findSent(...[, asked]: readonly [Deposit, Since, ChainNode]) {
      since.push(asked)
      return whole('hash')
    },
  }
  const journal = journalOf(done, ...DECLINED, ...news)
  const searching = { journal, node: {} as ChainNode, pause: async () => {} }
  await searchFor(searching, { entry: done, deposit: {} as Deposit, adapter })
  expect(since).toEqual([from])
})
