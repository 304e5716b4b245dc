import { expect, test } from 'vitest'
import type { JournalEntry } from './entry.ts'
import { form, mapStorage, open, CUSTOMER_KEY } from './journal.fixture.ts'
import { told, type EarlierEntry } from './news.fixture.ts'
import { transferIn } from '../off-ramp/state/known.fixture.ts'

const entry: EarlierEntry = {
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

/** How this version reads it. */
const { network: _network, since: _since, ...begun } = entry
const read: JournalEntry = { ...begun, phase: 'created', asked: 'op_1' }

const later = entry.createdAt + 9
const { since: _, ...unasked } = entry
const { payoutId: _id, ...uncreated } = unasked

/** `adopted` was the name of what is `madeElsewhere` now. */
type Stored = EarlierEntry & { readonly adopted?: true }

const created = { phase: 'created', isAsked: false, isCancelAsked: false, isByHand: false, isLeft: false } as const
const askedOnce = { ...created, isAsked: true, hash: undefined } as const
const followed = { ...askedOnce, hash: 'h' } as const
const done = { ...created, phase: 'done' } as const

/** One of each kind of entry that the version before has stored, and what is known of its tokens now. */
const STORED: readonly (readonly [Stored, Partial<ReturnType<typeof transferIn>>])[] = [
  [entry, askedOnce],
  [
    { ...entry, phase: 'sent', hash: 'h', sentAt: later, seen: true, handedOver: true, landing: '{"epoch":7}' },
    { ...followed, fate: 'seen', sources: ['told', 'handedOver', 'seen'] },
  ],
  [
    { ...entry, phase: 'registered', hash: 'h', confirmed: true, handedOver: true, registered: 'h' },
    { ...followed, fate: 'landed', registration: 'registered' },
  ],
  [
    { ...entry, phase: 'sent', hash: 'h', handedOver: true, conflict: 'h' },
    { ...followed, fate: 'unseen', registration: 'refused' },
  ],
  [
    { ...entry, phase: 'done', hash: 'h', arrived: true, announced: true },
    { ...followed, phase: 'done' },
  ],
  [
    { ...entry, phase: 'done', cancelling: true, declinedAt: later, hash: 'h', returning: true },
    { ...followed, phase: 'done', isCancelAsked: true, sources: ['told'] },
  ],
  [
    { ...entry, phase: 'done', sentAt: later, declinedAt: later, hash: 'h', seen: true },
    { ...followed, phase: 'done', fate: 'seen' },
  ],
  [
    { ...unasked, phase: 'sent', hash: 'h', seen: true },
    { ...created, hash: 'h', fate: 'landed', sources: ['found', 'seen'] },
  ],
  [
    { ...unasked, phase: 'created', adopted: true, byHand: true },
    { ...created, isByHand: true },
  ],
  [
    { ...entry, phase: 'done', adopted: true, letGo: true },
    { ...askedOnce, isLeft: true },
  ],
  [{ ...unasked, phase: 'created', differs: true, repeated: true }, created],
  [
    { ...uncreated, phase: 'refused', repeated: true },
    { ...created, phase: 'refused' },
  ],
  [
    { ...unasked, kind: 'onRamp', phase: 'started' },
    { ...created, phase: 'started' },
  ],
  [
    { ...uncreated, kind: 'onRamp', phase: 'started' },
    { ...created, phase: 'started' },
  ],
  [{ ...uncreated, kind: 'bankAccount', phase: 'done' }, done],
]

const at = (entries: unknown, key = CUSTOMER_KEY) => mapStorage(new Map([[key, JSON.stringify(entries)]]))

test.each(STORED)('an entry that the version before has stored is read as it was: %o [E18]', (stored, transfer) => {
  const { adopted, opId, idempotencyKey, kind, payloadHash, createdAt, pressedAt, offset, payoutId } = stored
  const journal = open({ storage: at([stored]) })
  const begun = { opId, idempotencyKey, kind, payloadHash, createdAt, pressedAt, offset, ...(payoutId && { payoutId }) }
  const [read] = journal.entries()
  expect(read).toMatchObject({ ...begun, ...(adopted && { madeElsewhere: true }) })
  expect(transferIn(journal, read!)).toMatchObject(transfer)
})

test('what becomes known of it is kept beside the list, which stays as it is [E18]', () => {
  const storage = at([entry])
  const before = storage.kept.get(CUSTOMER_KEY)
  open({ storage }).record('op_1', told('h'))
  expect(transferIn(open({ storage }), read)).toMatchObject(followed)
  expect(storage.kept.get(CUSTOMER_KEY)).toBe(before)
})

test.each(['form', 'sending', 'announced'])('an entry that is only under the key %s is found, too [E18]', (name) => {
  const key = `${CUSTOMER_KEY.replace('sphere-ramp:', `sphere-ramp:${name}:`)}:hash_of_form`
  expect(open({ storage: at([entry], key) }).entries()).toEqual([read])
})

test('of an entry that was stored twice, the phase that is further counts [E18]', () => {
  const storage = at([{ ...entry, phase: 'created' }])
  const key = `${CUSTOMER_KEY.replace('sphere-ramp:', 'sphere-ramp:sending:')}:op_1`
  storage.setItem(key, JSON.stringify([{ ...entry, phase: 'sent', hash: 'h' }]))
  expect(open({ storage }).entries()).toEqual([read])
  expect(transferIn(open({ storage }), read)).toMatchObject(followed)
})

test.each([{ handedOver: 'yes' }, { registered: 7 }, { conflict: true }, { byHand: 'yes' }, { phase: undefined }])(
  'an entry with a field that no version has written is none: %o [E18]',
  (wrong) => {
    expect(open({ storage: at([{ ...entry, ...wrong }]) }).entries()).toEqual([])
  },
)

test('fields that this version has no use for are left out [E18]', () => {
  const stored = { ...entry, isClockSet: true, replacedBy: 'op_2', laterField: { of: ['any', 'kind'] } }
  expect(open({ storage: at([stored]) }).entries()).toEqual([read])
})

test('the same form has the same key as in the version before, while its end is unknown [E18]', async () => {
  const storage = mapStorage()
  const { entry: begun } = await open({ storage }).intentFor('onRamp', form)
  const stored = at([begun])
  expect(await open({ storage: stored }).intentFor('onRamp', form)).toEqual({ entry: begun, isResumed: true })
})
