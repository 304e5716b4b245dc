import { describe, expect, test } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { mapStorage, open, CUSTOMER_KEY } from './journal.fixture.ts'
import { asked, settled } from './news.fixture.ts'

const MADE: JournalEntry = {
  opId: 'op_made',
  idempotencyKey: 'key_made',
  kind: 'offRamp',
  phase: 'created',
  payloadHash: 'hash_of_form',
  payoutId: 'payout_1',
  createdAt: Date.UTC(2026, 10, 21),
  pressedAt: Date.UTC(2026, 10, 21),
}
const MADE_ELSEWHERE: JournalEntry = {
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
function stored(...entries: readonly JournalEntry[]) {
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
      'signing',
    ],
    ['was sent by the second', MADE, { ...MADE_ELSEWHERE, ...SENT }, 'sent'],
    ['was sent by the first', { ...MADE, ...SENT }, MADE_ELSEWHERE, 'sent'],
    ['is to be sent by hand', MADE, { ...MADE_ELSEWHERE, byHand: true }, 'created'],
    ['is being cancelled', { ...MADE, cancelling: true }, MADE_ELSEWHERE, 'created'],
    ['has ended', MADE, { ...MADE_ELSEWHERE, phase: 'done', declinedAt: MADE_ELSEWHERE.createdAt + 9 }, 'done'],
  ] as const)('are one entry, where the payout %s', (_, one, other, phase) => {
    const { opId, idempotencyKey, payloadHash, createdAt } = MADE
    // It was made here: that it was met in the list, too, takes nothing from that.
    const { offset: _offset, madeElsewhere: _elsewhere, ...facts }: JournalEntry = other
    const whole = { ...one, ...facts, phase, opId, idempotencyKey, payloadHash, createdAt }
    for (const pair of [
      [one, other],
      [other, one],
    ])
      expect(stored(...pair).journal.entries()).toMatchObject([whole])
  })

  test('are found by both ids, and what is written to one is known of both, to later pages too', () => {
    const { journal, storage } = stored(MADE, MADE_ELSEWHERE)
    journal.record('op_elsewhere', asked('base', 7))
    for (const page of [journal, open({ storage })]) {
      expect(page.presentOf(MADE)).toMatchObject({ phase: 'signing', since: 7 })
      expect(page.presentOf(MADE_ELSEWHERE)).toEqual(page.presentOf(MADE))
      expect(page.entries()).toHaveLength(1)
    }
    journal.record('op_made', settled)
    expect(open({ storage }).presentOf(MADE_ELSEWHERE).phase).toBe('done')
  })

  test('stay two while each has a transaction of its own, because both have to be followed', () => {
    const { journal } = stored({ ...MADE, ...SENT }, { ...MADE_ELSEWHERE, ...SENT, hash: '0x2' })
    expect(journal.entries().map(({ hash }) => hash)).toEqual(['0x1', '0x2'])
    journal.record('op_elsewhere', { kind: 'seen', hash: '0x2' })
    expect(journal.entries().map(({ seen }) => seen)).toEqual([undefined, true])
  })

  test('stay two where the first sending was let go, because the second is a sending of its own', () => {
    const { journal } = stored(
      { ...MADE_ELSEWHERE, phase: 'done', letGo: true },
      { ...MADE_ELSEWHERE, opId: 'op_again' },
    )
    expect(journal.entries().map(({ phase }) => phase)).toEqual(['done', 'created'])
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
