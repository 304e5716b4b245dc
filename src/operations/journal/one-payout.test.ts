import { describe, expect, test } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { mapStorage, open, CUSTOMER_KEY } from './journal.fixture.ts'
import { asked, settled, type EarlierEntry } from './news.fixture.ts'
import { transferIn } from '../off-ramp/state/known.fixture.ts'

const MADE: EarlierEntry = {
  opId: 'op_made',
  idempotencyKey: 'key_made',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'hash_of_form',
  payoutId: 'payout_1',
  createdAt: Date.UTC(2026, 10, 21),
  pressedAt: Date.UTC(2026, 10, 21),
}
const MADE_ELSEWHERE: EarlierEntry = {
  opId: 'op_elsewhere',
  idempotencyKey: 'key_of_its_own',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'hash_of_payout',
  payoutId: 'payout_1',
  madeElsewhere: true,
  createdAt: Date.UTC(2026, 10, 21, 0, 1),
  offset: 5,
}

const SENT = { phase: 'sent', network: 'base', since: 7, hash: '0x1' } as const

/** A journal in which an earlier version has stored these entries. */
function stored(...entries: readonly EarlierEntry[]) {
  const texts = entries.map(({ madeElsewhere, ...entry }) => ({ ...entry, ...(madeElsewhere && { adopted: true }) }))
  const storage = mapStorage(new Map([[CUSTOMER_KEY, JSON.stringify(texts)]]))
  return { storage, journal: open({ storage }) }
}

describe('two entries that an earlier version has stored for one payout [E18, SAFE-B1]', () => {
  test.each([
    [
      'was asked for by the second',
      MADE,
      { ...MADE_ELSEWHERE, phase: 'signing', network: 'base', since: 7 },
      { isAsked: true },
    ],
    ['was sent by the second', MADE, { ...MADE_ELSEWHERE, ...SENT }, { hash: '0x1' }],
    ['was sent by the first', { ...MADE, ...SENT }, MADE_ELSEWHERE, { hash: '0x1' }],
    ['is to be sent by hand', MADE, { ...MADE_ELSEWHERE, byHand: true }, { isByHand: true }],
    ['is being cancelled', { ...MADE, cancelling: true }, MADE_ELSEWHERE, { isCancelAsked: true }],
    [
      'has ended',
      MADE,
      { ...MADE_ELSEWHERE, phase: 'done', declinedAt: MADE_ELSEWHERE.createdAt + 9 },
      { phase: 'done' },
    ],
  ] as const)('are one entry, where the payout %s', (_, one, other, transfer) => {
    const { opId, idempotencyKey, payloadHash, createdAt, payoutId } = MADE
    for (const pair of [
      [one, other],
      [other, one],
    ]) {
      const { journal } = stored(...pair)
      const [whole, ...others] = journal.entries()
      // It was made here: that it was met in the list, too, takes nothing from that.
      expect([whole, others]).toMatchObject([{ opId, idempotencyKey, payloadHash, createdAt, payoutId }, []])
      expect(whole).not.toHaveProperty('madeElsewhere')
      expect(transferIn(journal, whole!)).toMatchObject(transfer)
    }
  })

  test('are found by both ids, and what is written to one is known of both, to later pages too', () => {
    const { journal, storage } = stored(MADE, MADE_ELSEWHERE)
    const [one, other] = [MADE, MADE_ELSEWHERE] as unknown as readonly [JournalEntry, JournalEntry]
    journal.record('op_elsewhere', asked('base', 7))
    for (const page of [journal, open({ storage })]) {
      expect(page.knownOf(one)).toMatchObject({ network: 'base', position: 7 })
      expect(page.presentOf(other)).toEqual(page.presentOf(one))
      expect(page.entries()).toHaveLength(1)
    }
    journal.record('op_made', settled)
    expect(open({ storage }).presentOf(other).phase).toBe('done')
  })

  test('are one while each has a transaction of its own, which are both known, and the one that is seen is followed [C20]', () => {
    const { journal } = stored({ ...MADE, ...SENT }, { ...MADE_ELSEWHERE, ...SENT, hash: '0x2' })
    const [whole, ...others] = journal.entries()
    expect(others).toEqual([])
    expect(journal.knownOf(whole!).hashes.map(({ hash }) => hash)).toEqual(['0x1', '0x2'])
    journal.record('op_elsewhere', { kind: 'seen', hash: '0x1' })
    expect(transferIn(journal, whole!).hash).toBe('0x1')
  })

  test('are one where the first sending was left to another device, and the second is a sending of its own', () => {
    const left = { ...MADE_ELSEWHERE, phase: 'done', letGo: true } as const
    const again = { ...MADE_ELSEWHERE, ...SENT, opId: 'op_again', createdAt: left.createdAt + 9 }
    for (const [stores, isLeft] of [
      [[left], true],
      [[left, again], false],
    ] as const) {
      const { journal } = stored(...stores)
      const [whole, ...others] = journal.entries()
      expect([others, transferIn(journal, whole!).isLeft]).toEqual([[], isLeft])
    }
  })
})

test('the entries of two payouts, and of two on-ramps, are never one [E18]', () => {
  const entries = [
    MADE,
    { ...MADE, opId: 'op_2', payoutId: 'payout_2' },
    { ...MADE, opId: 'op_3', kind: 'onRamp' as const },
    { ...MADE, opId: 'op_4', kind: 'onRamp' as const },
  ]
  expect(stored(...entries).journal.entries()).toHaveLength(4)
})
