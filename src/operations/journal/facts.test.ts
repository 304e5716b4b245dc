import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, type Beginning } from './entry-of-facts.ts'
import { dated, nameOf, readFact, type Fact, type News } from './facts.ts'
import { asked, cancelAsked, made, refused, registered, settled, told } from './news.fixture.ts'
import { isReturning } from '../off-ramp/state/followed.ts'
import { knownOf } from '../off-ramp/state/knowledge.ts'

const beginning: Beginning = { idempotencyKey: 'key', kind: 'offRamp', payloadHash: 'form', createdAt: 0 }
const of = (facts: readonly Fact[]) => entryOf({ opId: 'op', beginning, facts })
const at = (device: number, news: News): Fact => dated(news, { device, offset: null })
const time = (offset: number): News => ({ kind: 'timeLearned', offset })
const read = (status: 'funded' | 'cancelled'): News => ({ kind: 'read', status, refund: 'none', updated: null })

const NEWS: readonly News[] = [
  ...['0x1', '0x2'].flatMap((hash): readonly News[] => [
    told(hash),
    registered(hash),
    { kind: 'seen', hash },
    { kind: 'found', hash, moved: 'exact' },
    { kind: 'bound', hash, bound: `of ${hash}` },
  ]),
  ...[1, 2].flatMap((position) => [asked('base', position), time(position)]),
  ...(['funded', 'cancelled'] as const).map(read),
  made('payout_1'),
  refused,
  cancelAsked,
  settled,
  { kind: 'left' },
]

const facts = fc.tuple(fc.nat(20), fc.constantFrom(...NEWS)).map(([device, news]) => at(device, news))

test('two tabs’ facts say the same, whichever is read first, and whatever each has read before [E18]', () => {
  fc.assert(
    fc.property(fc.uniqueArray(facts, { selector: nameOf }), fc.nat(8), (all, cut) => {
      const [mine, its] = [all.slice(0, cut), all.slice(cut)]
      fc.pre(new Set(all.map((fact) => fact.at.device)).size === all.length)
      expect(of([...its, ...mine])).toEqual(of([...mine, ...its]))
    }),
  )
})

test.each([
  ['created, then asked', [made('payout_1'), asked()], 'created'],
  ['asked, and later read as created by a tab that was late', [asked(), made('payout_1')], 'created'],
  ['made, and refused to another tab’s call', [made('payout_1'), refused], 'created'],
  ['sent, then ended', [told(), settled], 'done'],
  ['ended, and sent after that: the wallet answered late', [settled, told()], 'created'],
  ['ended, and late read as asked', [settled, asked()], 'done'],
  ['sent and registered', [told(), registered()], 'created'],
  ['met in the list as funded, while its wallet asks', [asked(), read('funded')], 'created'],
] as const)('an entry that was %s is at the right phase [E18, C19]', (_, news, phase) => {
  expect(of(news.map((each, index) => at(index, each))).phase).toBe(phase)
})

test('tokens that are found after the cancel go back, and those that were found before are sent [C20]', () => {
  const found: News = { kind: 'found', hash: '0x1', moved: 'exact' }
  const late = [at(1, asked()), at(2, read('cancelled')), at(3, settled), at(4, found)]
  expect([of(late).phase, isReturning(knownOf(late))]).toEqual(['done', true])
  const sent = [at(1, asked()), at(2, found)]
  expect([of(sent).phase, isReturning(knownOf(sent))]).toEqual(['created', false])
})

test('of two server times the first counts [E23]', () => {
  expect(of([at(2, told()), at(1, time(5)), at(2, time(9))]).offset).toBe(5)
})

test.each(NEWS)('what a journal has written is read as it was: %o [E18]', (news) => {
  const fact = at(7, news)
  expect(readFact(JSON.parse(JSON.stringify({ ...fact, another: 'field' })))).toEqual(fact)
})

const now = { device: 1, offset: null }
test.each([
  null,
  7,
  'told',
  { kind: 'flown', at: now },
  { kind: 'settled' },
  { kind: 'settled', at: 1 },
  { kind: 'settled', at: { device: '1', offset: null } },
  { kind: 'told', ask: 'ask_1', at: now },
  { kind: 'told', ask: 7, hash: '0x1', at: now },
  { kind: 'found', hash: '0x1', moved: 'away', at: now },
  { kind: 'timeLearned', offset: '7', at: now },
  { kind: 'toString', at: now },
])('what no journal has written is no fact: %o [E18]', (given) => {
  expect(readFact(given)).toBe(null)
})
