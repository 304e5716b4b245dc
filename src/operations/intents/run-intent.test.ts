import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IntentCall } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { createTabs, form, HOUR, mapStorage, open } from '../journal/journal.fixture.ts'
import { runIntent, type Finding, type IntentRun } from './run-intent.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const errorOf = (outcome: 'definite' | 'unknown', status?: number) =>
  new ApiError({ kind: 'message', message: 'no', code: 'code_1', reference: 'ref_1', outcome, status })
const REFUSED = errorOf('definite', 403)
const LOST = errorOf('unknown')

const nothing = async (): Promise<Finding<string>> => ({ status: 'nothing' })
const fails = (error: unknown) => () => Promise.reject<never>(error as Error)

const run = (part: Partial<IntentRun<string>> = {}): IntentRun<string> => ({
  kind: 'onRamp',
  payload: form,
  send: async () => 'made',
  lookUp: nothing,
  isDefiniteRefusal: () => true,
  decidedBy: 'customer',
  ...part,
})
const repeated = (end: () => Promise<string>) => async (call: IntentCall) => {
  call.onRepeat?.()
  return end()
}

const known = { offset: () => 0 }
/** A journal with an intent of 25 hours ago whose call was lost. */
async function old({ clock = known }: { clock?: { offset(): number | null } } = {}) {
  const storage = mapStorage()
  const journal = open({ storage, clock })
  await runIntent(journal, run({ send: fails(LOST) }))
  vi.setSystemTime(Date.now() + 25 * HOUR)
  return { journal: open({ storage, clock }), storage }
}

describe('a call with one answer [E18]', () => {
  test('the first answer is shown as it came', async () => {
    const readAnew = vi.fn(async () => 'read')
    expect(await runIntent(open(), run({ readAnew }))).toEqual({ status: 'made', answer: 'made', isResumed: false })
    expect(readAnew).not.toHaveBeenCalled()
  })

  test('the answer to a repeat is read again if possible, and the journal records that the press was repeated', async () => {
    const journal = open()
    const send = repeated(async () => 'made')
    const readAnew = async (answer: string) => `${answer}, read`
    expect(await runIntent(open(), run({ send, readAnew }))).toEqual({
      status: 'made',
      answer: 'made, read',
      isResumed: true,
    })
    expect(await runIntent(journal, run({ send }))).toEqual({ status: 'made', answer: 'made', isResumed: true })
    expect(journal.entries()).toMatchObject([{ repeated: true }])
  })

  test.each([
    ['a refusal of the new reading', REFUSED],
    ['a new reading that is lost', LOST],
  ])('%s says nothing of what was made, and the list is asked', async (_, error) => {
    const journal = open()
    const parts = { send: repeated(async () => 'made'), readAnew: fails(error), decidedBy: 'list' as const }
    expect(await runIntent(journal, run(parts))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
    const found = await runIntent(journal, run({ ...parts, lookUp: async () => ({ status: 'ours', found: 'listed' }) }))
    expect(found).toEqual({ status: 'made', answer: 'listed', isResumed: true })
  })

  test('the journal keeps which payout a call has made', async () => {
    const journal = open()
    await runIntent(journal, run({ payoutIdOf: (answer) => answer }))
    expect(journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'made' }])
  })
})

describe('a call that was refused [E18]', () => {
  test('the first refusal ends the intent, and reaches the caller', async () => {
    const journal = open()
    const lookUp = vi.fn(nothing)
    await expect(runIntent(journal, run({ send: fails(REFUSED), lookUp }))).rejects.toBe(REFUSED)
    expect(lookUp).not.toHaveBeenCalled()
    expect(journal.entries()).toMatchObject([{ phase: 'refused' }])
    expect(journal.entries()[0]).not.toHaveProperty('repeated')
  })

  test.each([
    ['one that its call does not take for definite', { send: fails(REFUSED), isDefiniteRefusal: () => false }],
    ['one that follows a repeat', { send: repeated(fails(REFUSED)) }],
    ['a lost answer', { send: fails(LOST) }],
  ])('%s ends nothing by itself', async (_, part) => {
    const journal = open()
    const end = await runIntent(journal, run(part))
    expect(end).toMatchObject({
      status: 'undecided',
      candidates: [],
      error: { kind: 'message', message: 'no', code: 'code_1', reference: 'ref_1', outcome: 'unknown' },
    })
    expect(end).toHaveProperty('entry', journal.entries()[0])
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
  })

  test('a payout that is alike is shown, also where the list may decide', async () => {
    const lookUp = async (): Promise<Finding<string>> => ({ status: 'alike', candidates: ['a', 'b'] })
    for (const decidedBy of ['list', 'customer'] as const) {
      const journal = open()
      const end = await runIntent(journal, run({ send: repeated(fails(REFUSED)), lookUp, decidedBy }))
      expect(end).toMatchObject({ status: 'undecided', candidates: ['a', 'b'] })
      expect(journal.entries()).toMatchObject([{ phase: 'started' }])
    }
  })

  test('a list that has nothing, and may decide, makes a refusal the end, and a lost answer not', async () => {
    const journal = open()
    const refused = run({ send: repeated(fails(REFUSED)), decidedBy: 'list' })
    await expect(runIntent(journal, refused)).rejects.toBe(REFUSED)
    expect(journal.entries()).toMatchObject([{ phase: 'refused' }])
    expect(await runIntent(journal, run({ send: fails(LOST), decidedBy: 'list' }))).toMatchObject({
      status: 'undecided',
    })
  })

  test('a list that cannot be read proves nothing', async () => {
    for (const reason of [REFUSED, new TypeError('broken')]) {
      const parts = run({ send: repeated(fails(REFUSED)), lookUp: fails(reason), decidedBy: 'list' })
      expect(await runIntent(open(), parts)).toMatchObject({ status: 'undecided', candidates: null })
    }
  })
})

describe('a key that the server may have forgotten [E18]', () => {
  const send = vi.fn(async () => 'new')
  beforeEach(() => void send.mockClear())

  test('the call is not sent, and what the list has is the answer', async () => {
    const { journal } = await old()
    const end = await runIntent(journal, run({ send, lookUp: async () => ({ status: 'ours', found: 'listed' }) }))
    expect(end).toEqual({ status: 'made', answer: 'listed', isResumed: true })
    expect(send).not.toHaveBeenCalled()
  })

  test('a payout that is alike is shown with an error of our own, with a reference', async () => {
    const { journal } = await old()
    const lookUp = async (): Promise<Finding<string>> => ({ status: 'alike', candidates: ['a'] })
    const end = await runIntent(journal, run({ send, lookUp }))
    expect(end).toMatchObject({
      status: 'undecided',
      candidates: ['a'],
      error: { kind: 'unknown', outcome: 'unknown' },
    })
    const { opId } = journal.entries()[0]!
    const reference = `ref_${opId.slice(0, 8)}`
    expect(reference).toMatch(/^ref_[0-9a-f]{8}$/)
    expect(end).toHaveProperty('error.reference', reference)
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
    expect(send).not.toHaveBeenCalled()
  })

  test('a list that refuses to answer leaves it open', async () => {
    const { journal } = await old()
    expect(await runIntent(journal, run({ send, lookUp: fails(REFUSED) }))).toMatchObject({
      status: 'undecided',
      candidates: null,
      error: { outcome: 'unknown', status: 403 },
    })
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
  })

  test('an account of which the list has nothing gives way to a new key, because it moves no money [E18]', async () => {
    const { journal } = await old()
    expect(await runIntent(journal, run({ send, decidedBy: 'list' }))).toMatchObject({ answer: 'new' })
    expect(journal.entries()).toMatchObject([{ phase: 'refused' }, { phase: 'done' }])
  })

  test('a payout of which the list has nothing gets no new key, until the customer decides [E18, SAFE-B1]', async () => {
    const { journal } = await old()
    expect(await runIntent(journal, run({ send }))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
    expect(send).not.toHaveBeenCalled()
  })

  test('an intent of unknown age stays, until the customer decides', async () => {
    const { journal } = await old({ clock: { offset: () => null } })
    const unknown = { status: 'undecided', candidates: [], error: { kind: 'unknown' } }
    expect(await runIntent(journal, run({ send }))).toMatchObject(unknown)
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
    expect(send).not.toHaveBeenCalled()
  })

  test('an intent is sent when the reading shows that its key is young, though this machine’s clock was put forward', async () => {
    const { storage } = await old()
    let offset: number | null = null
    const journal = open({ storage, clock: { offset: () => offset } })
    const [entry] = journal.entries()
    const lookUp = async (): Promise<Finding<string>> => {
      offset = -25 * HOUR
      return { status: 'nothing' }
    }
    const end = await runIntent(journal, run({ send, lookUp }))
    expect(end).toEqual({ status: 'made', answer: 'new', isResumed: true })
    expect(send).toHaveBeenCalledWith({
      key: entry!.idempotencyKey,
      onRepeat: expect.any(Function),
      onRenewed: expect.any(Function),
    })
  })
})

describe('an error that is not the server’s reaches the caller', () => {
  const broken = new TypeError('a defect of our own')

  test('an error of the call, of the new reading or of the list keeps the intent open', async () => {
    const journal = open()
    await expect(runIntent(journal, run({ send: fails(broken) }))).rejects.toBe(broken)
    await expect(runIntent(journal, run({ readAnew: fails(broken) }))).rejects.toBe(broken)
    expect(journal.entries()).toMatchObject([{ phase: 'started' }])
    const late = await old()
    await expect(runIntent(late.journal, run({ lookUp: fails(broken) }))).rejects.toBe(broken)
  })
})

test('an intent whose customer leaves before the call is made has the key that was written down', async () => {
  let customerId = 'customer_one'
  const tabs = createTabs()
  const lock: typeof tabs.lock = (name, work) => {
    if (!name.includes('api.example')) customerId = 'customer_two'
    return tabs.lock(name, work)
  }
  const journal = open({ tabs: { ...tabs, lock }, customerId: () => customerId })
  const send = vi.fn(async () => 'made')
  expect(await runIntent(journal, run({ send }))).toMatchObject({ status: 'made', isResumed: false })
  expect(journal.entries()).toEqual([])
  customerId = 'customer_one'
  const [entry] = journal.entries()
  expect(send).toHaveBeenCalledWith({
    key: entry!.idempotencyKey,
    onRepeat: expect.any(Function),
    onRenewed: expect.any(Function),
  })
})
