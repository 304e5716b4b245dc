import { expect, test } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { form, mapStorage, open, CUSTOMER_KEY } from './journal.fixture.ts'
import { told } from './news.fixture.ts'

const entry: JournalEntry = {
  opId: 'op_1',
  idempotencyKey: 'key_1',
  kind: 'offRamp',
  phase: 'signing',
  payloadHash: 'hash_of_form',
  payoutId: 'payout_1',
  network: 'sui',
  since: 7,
  createdAt: Date.UTC(2026, 10, 28),
  pressedAt: Date.UTC(2026, 10, 28),
  offset: 5,
}

const later = entry.createdAt + 9
const { since: _, ...unasked } = entry
const { payoutId: _id, ...uncreated } = unasked

/** What is a `bound` now, and what was `madeElsewhere`. */
type Stored = JournalEntry & { readonly landing?: string; readonly adopted?: true }

/** One of each kind of entry that the version before has stored. */
const STORED: readonly Stored[] = [
  entry,
  { ...entry, phase: 'sent', hash: 'h', sentAt: later, seen: true, handedOver: true, landing: '{"epoch":7}' },
  { ...entry, phase: 'registered', hash: 'h', confirmed: true, handedOver: true, registered: 'h' },
  { ...entry, phase: 'sent', hash: 'h', handedOver: true, conflict: 'h' },
  { ...entry, phase: 'done', hash: 'h', arrived: true, announced: true },
  { ...entry, phase: 'done', cancelling: true, declinedAt: later, hash: 'h', returning: true },
  { ...entry, phase: 'done', sentAt: later, declinedAt: later, hash: 'h', seen: true },
  { ...unasked, phase: 'sent', hash: 'h', seen: true },
  { ...unasked, phase: 'created', adopted: true, byHand: true },
  { ...entry, phase: 'done', adopted: true, letGo: true },
  { ...unasked, phase: 'created', differs: true, repeated: true },
  { ...uncreated, phase: 'refused', repeated: true },
  { ...unasked, kind: 'onRamp', phase: 'started' },
  { ...uncreated, kind: 'onRamp', phase: 'started' },
  { ...uncreated, kind: 'bankAccount', phase: 'done' },
]

const at = (entries: unknown, key = CUSTOMER_KEY) => mapStorage(new Map([[key, JSON.stringify(entries)]]))

test.each(STORED)('an entry that the version before has stored is read as it was: %o [E18]', (stored) => {
  const { landing, adopted, ...entry } = stored
  const read = {
    ...entry,
    ...(landing !== undefined && { bound: landing }),
    ...(adopted && { madeElsewhere: true }),
  }
  expect(open({ storage: at([stored]) }).entries()).toMatchObject([read])
})

test('what becomes known of it is kept beside the list, which stays as it is [E18]', () => {
  const storage = at([entry])
  const before = storage.kept.get(CUSTOMER_KEY)
  open({ storage }).record('op_1', told('h'))
  expect(open({ storage }).entries()).toMatchObject([{ ...entry, phase: 'sent', hash: 'h' }])
  expect(storage.kept.get(CUSTOMER_KEY)).toBe(before)
})

test.each(['form', 'sending', 'announced'])('an entry that is only under the key %s is found, too [E18]', (name) => {
  const key = `${CUSTOMER_KEY.replace('sphere-ramp:', `sphere-ramp:${name}:`)}:hash_of_form`
  expect(open({ storage: at([entry], key) }).entries()).toEqual([entry])
})

test('of an entry that was stored twice, the phase that is further counts [E18]', () => {
  const storage = at([{ ...entry, phase: 'created' }])
  const key = `${CUSTOMER_KEY.replace('sphere-ramp:', 'sphere-ramp:sending:')}:op_1`
  storage.setItem(key, JSON.stringify([{ ...entry, phase: 'sent', hash: 'h' }]))
  expect(open({ storage }).entries()).toMatchObject([{ ...entry, phase: 'sent', hash: 'h' }])
})

test.each([{ handedOver: 'yes' }, { registered: 7 }, { conflict: true }, { byHand: 'yes' }, { phase: undefined }])(
  'an entry with a field that no version has written is none: %o [E18]',
  (wrong) => {
    expect(open({ storage: at([{ ...entry, ...wrong }]) }).entries()).toEqual([])
  },
)

test('fields that this version has no use for are left out [E18]', () => {
  const stored = { ...entry, isClockSet: true, replacedBy: 'op_2', laterField: { of: ['any', 'kind'] } }
  expect(open({ storage: at([stored]) }).entries()).toEqual([entry])
})

test('the same form has the same key as in the version before, while its end is unknown [E18]', async () => {
  const storage = mapStorage()
  const { entry: begun } = await open({ storage }).intentFor('onRamp', form)
  const stored = at([begun])
  expect(await open({ storage: stored }).intentFor('onRamp', form)).toEqual({ entry: begun, isResumed: true })
})
