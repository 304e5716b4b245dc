import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHASES } from './entry.ts'
import { entryOf, factsOf, nameOf, readFact, type Beginning, type Fact, type Progress } from './facts.ts'

const beginning: Beginning = { idempotencyKey: 'key', kind: 'offRamp', payloadHash: 'form', createdAt: 0 }
const of = (facts: readonly Fact[]) => entryOf({ opId: 'op', beginning, facts })
const one = (progress: Progress, at: number): Fact => factsOf(progress, at)[0]!

const facts: fc.Arbitrary<Fact> = fc
  .tuple(
    fc.oneof(
      fc.record({ phase: fc.constantFrom(...PHASES) }),
      fc.record({ hash: fc.constantFrom('0x1', '0x2') }),
      fc.record({ since: fc.nat(3) }),
      fc.record({ offset: fc.nat(3) }),
      fc.constantFrom<Progress>({ seen: true }, { cancelling: true }, { arrived: true }, { letGo: true }),
    ),
    fc.nat(20),
  )
  .map(([progress, at]) => one(progress, at))

test('two tabs’ facts say the same, whichever is read first, and whatever each has read before [E18]', () => {
  fc.assert(
    fc.property(fc.uniqueArray(facts, { selector: nameOf }), fc.nat(8), (all, cut) => {
      const [mine, its] = [all.slice(0, cut), all.slice(cut)]
      const timed = new Set(all.map(({ at }) => at)).size === all.length
      fc.pre(timed)
      expect(of([...its, ...mine])).toEqual(of([...mine, ...its]))
    }),
  )
})

test.each([
  ['created, then asked', ['created', 'signing'], 'signing'],
  ['asked, and later read as created by a tab that was late', ['signing', 'created'], 'signing'],
  ['made, and refused to another tab’s call', ['created', 'refused'], 'created'],
  ['sent, then ended', ['sent', 'done'], 'done'],
  ['ended, and sent after that: the wallet answered late', ['done', 'sent'], 'sent'],
  ['ended, and late read as asked', ['done', 'signing'], 'done'],
] as const)('an entry that was %s is at the right phase [E18, C19]', (_, phases, phase) => {
  expect(of(phases.map((each, index) => one({ phase: each }, index))).phase).toBe(phase)
})

test('of two hashes the one that was learned last is the transaction, and of two server times the first counts [C20, E23]', () => {
  const known = [one({ hash: '0x2' }, 2), one({ hash: '0x1' }, 1), one({ offset: 5 }, 1), one({ offset: 9 }, 2)]
  expect(of(known)).toMatchObject({ hash: '0x2', offset: 5 })
})

test.each([
  null,
  7,
  'phase',
  { field: 'phase', value: 'flying', at: 1 },
  { field: 'phase', value: 'done' },
  { field: 'seen', value: 'yes', at: 1 },
  { field: 'since', value: '7', at: 1 },
  { field: 'hash', value: {}, at: 1 },
  { field: 'toString', value: true, at: 1 },
  { field: 'createdAt', value: 1, at: 1 },
])('what no journal has written is no fact: %o [E18]', (given) => {
  expect(readFact(given)).toBe(null)
})
