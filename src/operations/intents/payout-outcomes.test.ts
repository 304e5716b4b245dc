import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimPayout } from './claim-payout.ts'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { CUSTOMER_HEADERS } from './payout-requests.fixture.ts'
import { checkPayout, giveUpPayout, openPayouts, settlePayouts, type UndecidedPayout } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import {
  HOUR,
  createServer,
  createStorage,
  idOf,
  onRamp,
  openPage,
  settled,
  type Fault,
} from './payout-server.fixture.ts'
import { submitNow } from './press.fixture.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

const keysOf = (server: ReturnType<typeof createServer>) => new Set(server.posts().map(({ key }) => key))
const REFUSALS: readonly Fault[] = ['unauthorized', 'forbidden', 'notFound', 'tooLarge', 'invalid']

const BOTH = [
  ['an on-ramp', onRamp()],
  ['an off-ramp', offRamp],
] as const

describe('a refusal after a lost answer ends nothing before the list is read [SAFE-B5, E18]', () => {
  test.each(REFUSALS)('a payout that was made is continued after the refusal %s', async (refusal) => {
    const server = createServer()
    server.faults.push('answerLost', refusal)
    const page = openPage(server)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
    expect(server.payouts).toHaveLength(1)
  })

  test.each(REFUSALS)(
    'a payout that was not made keeps its key for the next try after the refusal %s',
    async (refusal) => {
      const server = createServer()
      server.faults.push('requestLost', refusal)
      const page = openPage(server)
      expect(await settled(submitNow(page, onRamp()))).toMatchObject({
        status: 'undecided',
        candidates: [],
        error: { outcome: 'unknown' },
      })
      expect(openPayouts(page.journal, 'onRamp')).toHaveLength(1)
      expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
      expect(keysOf(server).size).toBe(1)
      expect(server.payouts).toHaveLength(1)
    },
  )

  test.each(REFUSALS)(
    'a first answer that says %s ends the intent, and the next try has a new key',
    async (refusal) => {
      const server = createServer()
      server.faults.push(refusal)
      const page = openPage(server)
      expect(await settled(makePayout(page, onRamp()))).toMatchObject({ outcome: 'definite' })
      expect(openPayouts(page.journal, 'onRamp')).toEqual([])
      await settled(makePayout(page, onRamp()))
      expect(keysOf(server).size).toBe(2)
    },
  )

  test.each(BOTH)('%s whose every answer is a page of a gateway is found in the list', async (_, payload) => {
    const server = createServer()
    server.faults.push('pageAfter', 'pageAfter', 'pageAfter', 'pageAfter')
    const page = openPage(server)
    expect(idOf(await settled(makePayout(page, payload)))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test.each(BOTH)('%s that a gateway refuses by a page keeps its key, and stays to be decided', async (_, payload) => {
    const server = createServer()
    server.faults.push('pageBefore', 'pageBefore', 'pageBefore', 'pageBefore')
    const page = openPage(server)
    expect(await settled(submitNow(page, payload))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(idOf(await settled(makePayout(page, payload)))).toBe('payout_001')
    expect(keysOf(server).size).toBe(1)
  })

  test('a refusal that another tab meets for a key on its way elsewhere ends nothing', async () => {
    const server = createServer()
    const storage = createStorage()
    server.faults.push('hangs')
    const first = submitNow(openPage(server, storage), onRamp())
    await vi.advanceTimersByTimeAsync(100)
    server.faults.push('forbidden')
    const other = openPage(server, storage)
    expect(await settled(submitNow(other, onRamp()))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(openPayouts(other.journal, 'onRamp')).toHaveLength(1)
    await settled(first)
    expect(keysOf(server).size).toBe(1)
  })
})

describe('a conflict in the first answer, which may answer a repeat of the browser [SAFE-B5, E18]', () => {
  test.each([
    [409, 'idempotency_conflict'],
    [409, 'transfer/duplicate'],
    [422, 'idempotency_key_reused'],
  ] as const)('a payout that was made is continued after the answer %i %s', async (status, code) => {
    const server = createServer({ refusesKnownKeys: true, refusal: [status, code] })
    server.faults.push('answerDoubled')
    const page = openPage(server)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(server.posts()).toHaveLength(1)
    expect(server.payouts).toHaveLength(1)
  })

  test('a list that does not name the key has the customer asked, with what was found', async () => {
    const server = createServer({ refusesKnownKeys: true, namesKeys: false })
    server.faults.push('answerDoubled')
    const page = openPage(server)
    const result = await settled(submitNow(page, onRamp()))
    expect(result).toMatchObject({ status: 'undecided', candidates: [{ id: 'payout_001' }] })
    const [entry] = openPayouts(page.journal, 'onRamp')
    const payout = (result as UndecidedPayout).candidates![0]!
    claimPayout(page, entry!, payout)
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
    expect(openPayouts(page.journal, 'onRamp')).toEqual([])
  })
})

describe('a payout that is only alike [E18]', () => {
  const fromElsewhere = (server: ReturnType<typeof createServer>) =>
    server.fetch('https://api.example/v1/ramp/payouts', {
      method: 'POST',
      headers: { ...CUSTOMER_HEADERS, 'Idempotency-Key': 'another device' },
      body: JSON.stringify(onRamp()),
    })

  test('an identical payout of another device that names its key is never this one', async () => {
    const server = createServer()
    await fromElsewhere(server)
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    const page = openPage(server)
    expect(await settled(submitNow(page, onRamp()))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_002')
    expect(server.payouts).toHaveLength(2)
  })

  test('an identical payout of another device that names none is shown, and nothing is recorded before the customer confirms', async () => {
    const server = createServer({ namesKeys: false })
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    const page = openPage(server)
    const submitting = submitNow(page, onRamp())
    await vi.advanceTimersByTimeAsync(10)
    server.faults.unshift('none')
    await fromElsewhere(server)
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    expect(await settled(submitting)).toMatchObject({ status: 'undecided', candidates: [{ id: 'payout_001' }] })
    expect(await settlePayouts(page)).toEqual([])
    expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
    expect(page.journal.entries()[0]).not.toHaveProperty('payoutId')
  })

  test('a payout from before the intent began is not alike, by the server’s clock', async () => {
    const server = createServer({ namesKeys: false, ahead: 3 * HOUR })
    await fromElsewhere(server)
    await vi.advanceTimersByTimeAsync(60_000)
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    expect(await settled(submitNow(openPage(server), onRamp()))).toMatchObject({
      status: 'undecided',
      candidates: [],
    })
  })

  test('looking again finds what came later, and ends the intent', async () => {
    const server = createServer()
    server.faults.push('answerLost', 'error500', 'error500', 'error500')
    server.faultOfReads.current = 'error500'
    const page = openPage(server)
    expect(await settled(submitNow(page, onRamp()))).toMatchObject({ status: 'undecided', candidates: null })
    server.faultOfReads.current = 'none'
    const [entry] = openPayouts(page.journal, 'onRamp')
    expect(await settled(checkPayout(page, entry!))).toMatchObject({ status: 'ours', found: { id: 'payout_001' } })
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
  })

  test('a list with a payout that cannot be read says nothing, because that may be the one', async () => {
    const server = createServer()
    server.faults.push('answerLost', 'forbidden')
    const page = openPage(server)
    const submitting = submitNow(page, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts.push(
      { ...server.payouts[0], id: 'payout_odd', amount: null },
      { id: 'payout_old', ...server.payouts[0] },
    )
    delete server.payouts[0]!['status']
    expect(await settled(submitting)).toMatchObject({ status: 'undecided', candidates: null })
  })

  test('a payout that the customer gave up is not asked for again', async () => {
    const server = createServer()
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    const page = openPage(server)
    await settled(submitNow(page, onRamp()))
    giveUpPayout(page, openPayouts(page.journal, 'onRamp')[0]!)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(keysOf(server).size).toBe(2)
  })
})

test('an off-ramp that is only alike is not continued [E18]', async () => {
  const server = createServer({ namesKeys: false })
  server.faults.push('answerLost', 'forbidden')
  const page = openPage(server)
  expect(await settled(submitNow(page, offRamp))).toMatchObject({
    status: 'undecided',
    candidates: [{ id: 'payout_001' }],
  })
  expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
})
