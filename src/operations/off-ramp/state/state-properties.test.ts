import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYOUT_STATUSES } from '../../../domain/payouts/payout.ts'
import { mergeFacts, type Fact } from '../../journal/facts.ts'
import { minute, payoutOf } from './facts.fixture.ts'
import type { Live } from './knowledge.ts'
import { ROWS } from './rows.ts'
import { stateOf } from './state.ts'

const asks = fc.constantFrom('ask_1', 'ask_2')
const hashes = fc.constantFrom('0xone', '0xtwo')
const attempts = fc.constantFrom('cancel_1', 'cancel_2')
const codes = fc.constant(null)
const networks = fc.constantFrom('base', 'solana', 'sui', 'aptos', 'tron')
/** A `pending` is not kept: nothing follows from it that the payout itself doesn't say. */
const endings = PAYOUT_STATUSES.filter((status) => status !== 'pending')
const statuses = fc.constantFrom(...endings, 'returned' as const, { unlisted: 'pendingRefundInformation' })
const refunds = fc.constantFrom('none' as const, 'none' as const, 'made' as const)

const of = <Kind extends Fact['kind']>(
  kinds: readonly Kind[],
  contents: Readonly<Record<string, fc.Arbitrary<unknown>>>,
) => fc.record({ kind: fc.constantFrom(...kinds), at: fc.integer({ min: 0, max: 40 }).map(minute), ...contents })

const facts = fc
  .array(
    fc.oneof(
      of(['asked'], { key: fc.constant('key'), form: fc.constant('form'), intent: fc.constant('offRamp') }),
      of(['called'], { call: fc.constantFrom('call_1', 'call_2') }),
      of(['refused'], { code: codes }),
      of(['givenUp', 'byHand'], {}),
      of(['made'], {
        payoutId: fc.constant('payout_1'),
        by: fc.constantFrom('answer', 'key', 'word', 'opened'),
      }),
      of(['differs'], { fields: fc.constant([]) }),
      of(['notThatOne'], { payoutId: fc.constant('payout_1') }),
      of(['ask'], { ask: asks, network: networks, account: codes, position: codes }),
      of(['saidNo', 'silent', 'kept', 'cancelWanted'], { ask: asks, code: codes }),
      of(['told', 'handedOver'], { ask: asks, hash: hashes }),
      of(['seen', 'gone', 'final', 'failed', 'expired', 'superseded', 'registered'], { hash: hashes }),
      of(['bound'], { hash: hashes, bound: fc.constant('9') }),
      of(['confirmed'], { hash: hashes, moved: fc.constantFrom('exact', 'otherAmount', 'somethingElse') }),
      of(['found'], { hash: hashes, moved: fc.constantFrom('exact', 'otherAmount') }),
      of(['registrationRefused'], { hash: hashes, code: codes }),
      of(['looked'], { ask: codes, position: codes }),
      of(['cancelAsked', 'cancelled'], { attempt: attempts }),
      of(['cancelRefused'], { attempt: attempts, code: codes }),
      of(['read'], { status: statuses, refund: refunds, updated: fc.option(fc.nat(9)) }),
    ) as fc.Arbitrary<Fact>,
    { maxLength: 14 },
  )
  .map((list) => mergeFacts(list))

const payouts = fc.option(
  fc
    .record({
      network: networks,
      deposit: fc.constantFrom('transfer', 'transfer', 'burn', 'unreadable', 'unburnable', 'unmintable'),
      status: fc.oneof(fc.constant('pending' as const), statuses),
      refund: refunds,
    })
    .map(payoutOf),
)

const lives: fc.Arbitrary<Live> = fc.record({
  now: fc.constantFrom(minute(41), minute(400)),
  request: fc.oneof(
    fc.constant({ at: 'none' as const }),
    fc.constant({ at: 'elsewhere' as const }),
    fc.record({ at: fc.constant('here' as const), ask: asks }),
  ),
  tokens: fc.constantFrom('none', 'none', 'less', 'enough'),
  mayBeUndecided: fc.boolean(),
})

const MAY_ASK: readonly string[] = ['notSentAfterAll', 'notSent', 'madeElsewhere']
const MAY_CANCEL_UNASKED: readonly string[] = ['notSentAfterAll']

test('every combination of facts, statuses and live readings has exactly one state, and the row for none is never reached [E18]', () => {
  fc.assert(
    fc.property(facts, lives, payouts, (known, live, payout) => {
      const state = stateOf(known, live, payout)
      const hasNone =
        payout === null && !known.some(({ kind }) => kind === 'made') && !known.some(({ kind }) => kind === 'called')
      expect(state?.kind).not.toBe('unknown')
      if (payout || known.some(({ kind }) => kind === 'made')) expect(Object.keys(ROWS)).toContain(state?.kind)
      if (hasNone) expect(state).toBe(null)
    }),
    { numRuns: 4000 },
  )
})

test('no wallet is asked, and nothing is cancelled, in a row that forbids it [C19, C20, SAFE-B10]', () => {
  fc.assert(
    fc.property(facts, lives, payouts, (known, live, payout) => {
      const state = stateOf(known, live, payout)
      if (!state) return
      const { ask, cancel, kind } = state
      if (ask === 'isAsked') expect(kind).toBe('askingHere')
      else if (ask !== 'no') expect(MAY_ASK).toContain(kind)
      if (cancel === 'byItself') expect(MAY_CANCEL_UNASKED).toContain(kind)
      // Tokens of anybody at the address, a transaction that may land, or an ask without an end bar another one.
      const hasOpenAsk = known.some(
        (fact) =>
          fact.kind === 'ask' &&
          !known.some((no) => (no.kind === 'saidNo' || no.kind === 'kept') && no.ask === fact.ask),
      )
      const isAnyDead = known.some((fact) => ['failed', 'expired', 'superseded'].includes(fact.kind))
      if (ask === 'afterLook' || ask === 'afterAnswer') {
        expect(live.tokens).toBe('none')
        expect(live.request.at).toBe('none')
        expect(hasOpenAsk && !isAnyDead).toBe(false)
        expect(payout?.status).toBe('pending')
      }
    }),
    { numRuns: 4000 },
  )
})

test('facts merge to the same whatever tab they come from, and in whatever order [E18]', () => {
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      const identities = (list: readonly Fact[]) => list.map((fact) => JSON.stringify(fact)).toSorted()
      const timesDiffer = new Set([...one, ...other].map(({ at }) => at.device)).size === one.length + other.length
      fc.pre(timesDiffer)
      expect(identities(mergeFacts(one, other))).toEqual(identities(mergeFacts(other, one)))
      expect(mergeFacts(one, one)).toEqual(mergeFacts(one))
    }),
    { numRuns: 500 },
  )
})
