import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import { createTabs } from '../journal/journal.fixture.ts'
import type { Press } from '../journal/journal.ts'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { submitPayout } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { createServer, createStorage, onRamp, openPage, settled } from './payout-server.fixture.ts'
import { pressNow, submitNow } from './press.fixture.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

const FORMS: readonly (readonly [string, PayoutPayload])[] = [
  ['on-ramp', onRamp()],
  ['off-ramp', offRamp],
]
const refused = {
  keys: () => [],
  getItem: () => null,
  setItem: () => {
    throw new DOMException('denied')
  },
  removeItem: () => {},
}

function twoTabs(storages = [createStorage()]) {
  const server = createServer()
  const tabs = createTabs()
  const [one, other] = [storages[0]!, storages.at(-1)!].map((storage) => openPage(server, storage, tabs))
  return { server, one: one!, other: other! }
}

const asks = (...ids: readonly string[]) => ({ status: 'earlier', found: ids.map((id) => ({ id })) })
const makes = (id: string) => ({ status: 'made', answer: { id } })
/** The customer was asked about these, and wants another one. */
const knowing = (press: Press, ...ids: readonly string[]): Press => ({
  ...press,
  known: new Set([...press.known, ...ids]),
})

test.each([null, offRamp.source.amount])(
  'an off-ramp that waits and is asked for again is asked about, its source amount in the list being %s [E18, SAFE-B5]',
  async (amount) => {
    const { server, one } = twoTabs()
    await settled(submitNow(one, offRamp))
    server.payouts[0]!['source'] = { ...offRamp.source, amount }
    await vi.advanceTimersByTimeAsync(60_000)
    const press = pressNow(one.journal)
    expect(await settled(submitPayout(one, offRamp, press))).toMatchObject(asks('payout_001'))
    expect(server.payouts).toHaveLength(1)
  },
)

describe.each(FORMS)('a form that was filled in before another tab made the same: %s [E18]', (_, form) => {
  test.each([0, 1100, 10_000, 60_000, 3_600_000])(
    'the form asks the customer when it is submitted %i ms after the other payout was made',
    async (later) => {
      const { server, one, other } = twoTabs()
      const { known } = pressNow(other.journal)
      expect(await settled(submitNow(one, form))).toMatchObject(makes('payout_001'))
      await vi.advanceTimersByTimeAsync(later)
      const press = { at: Date.now() + 1001, known }
      expect(await settled(submitPayout(other, form, press))).toMatchObject(asks('payout_001'))
      expect(server.payouts).toHaveLength(1)
      const [entry] = other.journal.entries()
      expect(await settled(submitPayout(other, form, knowing(press, entry!.opId, 'payout_001')))).toMatchObject(
        makes('payout_002'),
      )
    },
  )

  test.each([0, 1000, 10_000, 60_000])(
    'the form shares the payout when both tabs pressed at the same moment, and its wallet was chosen %i ms later',
    async (choosing) => {
      const { server, one, other } = twoTabs()
      const [first, second] = [one, other].map(({ journal }, turn) => ({
        ...pressNow(journal),
        at: Date.now() + turn * 30,
      }))
      await vi.advanceTimersByTimeAsync(5000)
      expect(await settled(submitPayout(one, form, first!))).toMatchObject(makes('payout_001'))
      await vi.advanceTimersByTimeAsync(choosing)
      expect(await settled(submitPayout(other, form, second!))).toMatchObject(makes('payout_001'))
      expect(server.payouts).toHaveLength(1)
    },
  )

  test.each([
    [999, makes('payout_001')],
    [1000, makes('payout_001')],
    [1001, asks('payout_001')],
  ])('a payout counts as of the same moment %i ms after it, and no longer', async (later, end) => {
    const { one, other } = twoTabs()
    const press = pressNow(other.journal)
    await settled(submitPayout(one, form, press))
    expect(await settled(submitPayout(other, form, { ...press, at: press.at + later }))).toMatchObject(end)
  })

  test('the form does not ask about a payout that was cancelled since, or is not there any more', async () => {
    for (const end of ['cancelled', 'failed', 'gone']) {
      const { server, one, other } = twoTabs()
      const press = { ...pressNow(other.journal), at: Date.now() + 60_000 }
      await settled(submitNow(one, form))
      if (end === 'gone') server.payouts.length = 0
      else server.payouts[0]!['status'] = end
      expect(await settled(submitPayout(other, form, press))).toMatchObject({ status: 'made', isResumed: false })
    }
  })

  test.each(['funded', 'processing', 'succeeded', 'refunded', 'pending'])(
    'the form asks about a payout that is %s',
    async (status) => {
      const { server, one, other } = twoTabs()
      const press = { ...pressNow(other.journal), at: Date.now() + 60_000 }
      await settled(submitNow(one, form))
      server.payouts[0]!['status'] = status
      expect(await settled(submitPayout(other, form, press))).toMatchObject(asks('payout_001'))
    },
  )

  test.each([false, true])(
    'the form does not believe a gateway that answers 404 (everywhere: %s)',
    async (isEverywhere) => {
      const { server, one, other } = twoTabs()
      const press = { ...pressNow(other.journal), at: Date.now() + 60_000 }
      await settled(submitNow(one, form))
      server.payouts[0]!['status'] = 'funded'
      // An off-ramp reads the list first.
      if (!isEverywhere)
        server.faultsOfReads.push(...(form === offRamp ? (['none', 'notFound'] as const) : (['notFound'] as const)))
      else server.faultOfReads.current = 'notFound'
      const end = isEverywhere ? { name: 'ApiError', status: 404 } : asks('payout_001')
      expect(await settled(submitPayout(other, form, press))).toMatchObject(end)
      expect(server.payouts).toHaveLength(1)
    },
  )

  test('the form makes nothing when the server does not say what became of the other payout', async () => {
    const { server, one, other } = twoTabs()
    const press = { ...pressNow(other.journal), at: Date.now() + 60_000 }
    await settled(submitNow(one, form))
    server.faultOfReads.current = 'error500'
    expect(await settled(submitPayout(other, form, press))).toMatchObject({ name: 'ApiError', status: 500 })
    expect(server.payouts).toHaveLength(1)
  })

  test('the form asks a second press of the page that made the payout as well', async () => {
    const { server, one } = twoTabs()
    const press = pressNow(one.journal)
    expect(await settled(submitPayout(one, form, press))).toMatchObject(makes('payout_001'))
    expect(await settled(submitPayout(one, form, { ...press, at: press.at + 300 }))).toMatchObject(asks('payout_001'))
    expect(server.payouts).toHaveLength(1)
  })
})

describe('an off-ramp looks first [E18]', () => {
  test('a waiting off-ramp like it is asked about, though the form was filled in after it', async () => {
    const { server, one } = twoTabs()
    await settled(submitNow(one, offRamp))
    const press = pressNow(openPage(server).journal)
    expect(await settled(submitPayout(openPage(server), offRamp, press))).toMatchObject(asks('payout_001'))
    expect(await settled(submitPayout(openPage(server), offRamp, knowing(press, 'payout_001')))).toMatchObject(
      makes('payout_002'),
    )
  })

  test('an off-ramp like it of this browser is asked about too, though the form was filled in after it', async () => {
    const { server, one } = twoTabs()
    await settled(submitNow(one, offRamp))
    await vi.advanceTimersByTimeAsync(60_000)
    const press = pressNow(one.journal)
    expect(await settled(submitPayout(one, offRamp, press))).toMatchObject(asks('payout_001'))
    const another = knowing(press, 'payout_001')
    expect(await settled(submitPayout(one, offRamp, another))).toMatchObject(makes('payout_002'))
    expect(await settled(submitNow(one, { ...offRamp, wireMessage: 'FFC:other' }))).toMatchObject(makes('payout_003'))
    expect(server.payouts).toHaveLength(3)
  })

  test('the form asks about another device’s payout of any amount, the newest first', async () => {
    const { server, one } = twoTabs()
    await settled(submitNow(one, { ...offRamp, wireMessage: 'FFC:other' }))
    await vi.advanceTimersByTimeAsync(1000)
    await settled(submitNow(one, { ...offRamp, wireMessage: 'FFC:third' }))
    const device = openPage(server)
    expect(await settled(submitNow(device, offRamp))).toMatchObject(asks('payout_002', 'payout_001'))
  })

  test.each(['funded', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded'])(
    'an off-ramp that is %s is not asked about',
    async (status) => {
      const { server, one } = twoTabs()
      await settled(submitNow(one, offRamp))
      server.payouts[0]!['status'] = status
      expect(await settled(submitNow(openPage(server), offRamp))).toMatchObject(makes('payout_002'))
    },
  )

  test('an on-ramp that waits is not asked about', async () => {
    const { server, one } = twoTabs()
    await settled(submitNow(one, onRamp()))
    expect(await settled(submitNow(openPage(server), offRamp))).toMatchObject(makes('payout_002'))
    expect(await settled(submitNow(openPage(server), onRamp()))).toMatchObject(makes('payout_003'))
  })

  test('nothing is made when the list cannot be read', async () => {
    const { server, one } = twoTabs()
    server.faultOfReads.current = 'error500'
    expect(await settled(submitNow(one, offRamp))).toMatchObject({ name: 'ApiError', status: 500 })
    expect([server.posts(), one.journal.entries()]).toEqual([[], []])
  })

  test.each([0, 10, 30, 1500])('two tabs that keep nothing make one, %i ms apart [SAFE-B13]', async (apart) => {
    const { server, one, other } = twoTabs([refused, { ...refused }] as never)
    server.faults.push('answerSlow')
    const first = submitNow(one, offRamp)
    await vi.advanceTimersByTimeAsync(apart)
    const second = submitNow(other, offRamp)
    expect(await settled(first)).toMatchObject(makes('payout_001'))
    expect(await settled(second)).toMatchObject(asks('payout_001'))
    expect(server.payouts).toHaveLength(1)
  })

  test('a reload of a page that keeps nothing ends in a question, also when the answer was lost [SAFE-B13]', async () => {
    const server = createServer()
    server.faults.push('neverAnswers')
    void submitNow(openPage(server, refused), offRamp)
    await vi.advanceTimersByTimeAsync(100)
    expect(await settled(submitNow(openPage(server, refused), offRamp))).toMatchObject(asks('payout_001'))
    expect(server.payouts).toHaveLength(1)
  })
})
