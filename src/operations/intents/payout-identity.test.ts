import { describe, expect, test } from 'vitest'
import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import type { IntentKind, JournalEntry } from '../journal/entry.ts'
import { payloadHash } from '../journal/hash.ts'
import { findPayout, isOfPayload, isStillRequested, payoutIdentity } from './payout-identity.ts'
import { isAsRequested, isOfForm } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { onRamp } from './payout-server.fixture.ts'

const BEGUN = Date.UTC(2026, 10, 21)
const MINUTE = 60_000

const entryOf = (part: Partial<JournalEntry> = {}, form: PayoutPayload = onRamp()): JournalEntry => {
  const kind: IntentKind = form.source.type === 'wallet' ? 'offRamp' : 'onRamp'
  return {
    opId: 'op_1',
    idempotencyKey: 'key_1',
    kind,
    phase: 'started',
    payloadHash: payloadHash(kind, payoutIdentity(form)),
    createdAt: BEGUN,
    offset: 0,
    ...part,
  }
}
const payoutOf = (part: Partial<Payout> = {}, form: PayoutPayload = onRamp()): Payout =>
  ({
    id: 'payout_1',
    created: new Date(BEGUN),
    source: form.source,
    destination: form.destination,
    wireMessage: form.wireMessage ?? null,
    idempotencyKey: null,
    transactionHash: null,
    ...part,
  }) as Payout

const find = (payouts: readonly Payout[], entry = entryOf(), others: readonly JournalEntry[] = []) =>
  findPayout(entry, payouts, [entry, ...others])
const nothing = { status: 'nothing' }
const alike = (...payouts: Payout[]) => ({ status: 'alike', candidates: payouts })

describe('a payout that names its key [E18]', () => {
  test('the payout with this key, or the one that the entry names, is the one', () => {
    const ours = payoutOf({ idempotencyKey: 'key_1' })
    expect(find([payoutOf({ idempotencyKey: 'key_2' }), ours])).toEqual({ status: 'ours', found: ours })
    const named = payoutOf({ id: 'payout_2' })
    expect(find([payoutOf(), named], entryOf({ payoutId: 'payout_2' }))).toEqual({ status: 'ours', found: named })
  })

  test('a payout with another key is not the one, because payouts are matched by the key alone', () => {
    const other = payoutOf({ id: 'payout_2', idempotencyKey: 'key_2' })
    expect(find([payoutOf(), other])).toEqual(nothing)
    expect(find([other, payoutOf()])).toEqual(nothing)
  })
})

describe('a payout that names none [E18]', () => {
  test('a payout that says the same and was made since is alike, and an empty list has none', () => {
    const [one, two] = [payoutOf(), payoutOf({ id: 'payout_2' })]
    expect(find([one, two])).toEqual(alike(one, two))
    expect(find([])).toEqual(nothing)
  })

  test('a payout that another entry has claimed is not alike', () => {
    const other = { ...entryOf(), opId: 'op_2' }
    expect(find([payoutOf()], entryOf(), [{ ...other, payoutId: 'payout_1' }])).toEqual(nothing)
    expect(find([payoutOf()], entryOf(), [other])).toEqual(alike(payoutOf()))
  })

  test('a payout that another tab has assigned to an entry is still shown for that entry', () => {
    expect(findPayout(entryOf(), [payoutOf()], [entryOf({ payoutId: 'payout_1' })])).toEqual(alike(payoutOf()))
  })

  test('a payout that goes the other way, or has another amount or message, is not alike', () => {
    expect(find([payoutOf({}, offRamp)])).toEqual(nothing)
    expect(find([payoutOf({}, onRamp('100.01'))])).toEqual(nothing)
    expect(find([payoutOf({ wireMessage: 'FFC:x' })])).toEqual(nothing)
    expect(find([payoutOf({}, offRamp)], entryOf({}, offRamp))).toEqual(alike(payoutOf({}, offRamp)))
  })

  test.each([onRamp(), offRamp])(
    'a payout whose source has no amount has that of the payout, which decides',
    (form) => {
      const source = { ...payoutOf({}, form).source, amount: null }
      const made = payoutOf({ source, amount: form.source.amount }, form)
      expect(find([made], entryOf({}, form))).toEqual(alike(made))
      expect(isOfPayload(made, form)).toBe(true)
      expect(isAsRequested({ entries: () => [entryOf({ payoutId: 'payout_1' }, form)] }, made)).toBe(true)
      for (const amount of ['100.01', undefined]) {
        const other = { ...made, amount } as Payout
        expect([find([other], entryOf({}, form)), isOfPayload(other, form)]).toEqual([nothing, false])
      }
    },
  )

  test.each([
    ['5 s before it by the server', { offset: 0 }, -5000, true],
    ['earlier by the server', { offset: 0 }, -5001, false],
    ['5 s before it by a server that is ahead', { offset: 90 * MINUTE }, 90 * MINUTE - 5000, true],
    ['earlier by a server that is ahead', { offset: 90 * MINUTE }, 90 * MINUTE - 5001, false],
    ['15 minutes before it, the server’s time not known', { offset: undefined }, -15 * MINUTE, true],
    ['earlier, the server’s time not known', { offset: undefined }, -15 * MINUTE - 1, false],
  ] as const)('a payout made %s is alike or not by its time', (_, { offset }, ms, isAlike) => {
    const { offset: _offset, ...entry } = entryOf()
    const made = payoutOf({ created: new Date(BEGUN + ms) })
    expect(find([made], offset === undefined ? entry : { ...entry, offset })).toEqual(isAlike ? alike(made) : nothing)
  })
})

test('an open payout belongs to this form when it says the same, at any rate [E18]', () => {
  const form = onRamp()
  const repriced = { ...form, destination: { ...form.destination, amount: '99.10' } }
  expect(isOfForm(entryOf(), repriced)).toBe(true)
  expect(isOfForm(entryOf(), onRamp('100.01'))).toBe(false)
})

describe('a form that has made its payout [F31]', () => {
  const form = onRamp()
  const made = payoutOf({ amount: form.source.amount })
  const asking = (
    source: Partial<PayoutPayload['source']>,
    destination: Partial<PayoutPayload['destination']> = {},
  ) => ({
    ...form,
    source: { ...form.source, ...source },
    destination: { ...form.destination, ...destination },
  })

  test('the form still asks for it while the typed amount is the same, even if the price changes the other', () => {
    expect(isStillRequested(made, asking({}, { amount: '1.23' }), 'source')).toBe(true)
    expect(isStillRequested(made, asking({ amount: '1.23' }), 'destination')).toBe(true)
    expect(isStillRequested({ ...made, source: { ...made.source, amount: null } }, form, 'source')).toBe(true)
  })

  test('the form asks for another payout with another amount, wallet, coin, network or account', () => {
    expect(isStillRequested(made, asking({ amount: '1.23' }), 'source')).toBe(false)
    expect(isStillRequested(made, asking({}, { amount: '1.23' }), 'destination')).toBe(false)
    for (const typed of ['source', 'destination'] as const) {
      expect(isStillRequested(made, asking({}, { id: 'wallet_9' }), typed)).toBe(false)
      expect(isStillRequested(made, asking({}, { currency: 'usdt' }), typed)).toBe(false)
      expect(isStillRequested(made, asking({}, { network: 'base' }), typed)).toBe(false)
      expect(isStillRequested(made, asking({ id: 'bankAccount_9' }), typed)).toBe(false)
    }
  })
})
