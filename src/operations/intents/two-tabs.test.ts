import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import { createLaggingTabs, createTabs } from '../journal/journal.fixture.ts'
import { claimPayout } from './claim-payout.ts'
import { checkPayout, giveUpPayout, openPayouts, settlePayouts } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { createServer, createStorage, onRamp, openPage, settled, type Fault } from './payout-server.fixture.ts'
import { submitNow } from './press.fixture.ts'
import * as news from '../journal/news.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const FORMS: readonly (readonly [string, PayoutPayload])[] = [
  ['on-ramp', onRamp()],
  ['off-ramp', offRamp],
]
const made = { status: 'made', answer: { id: 'payout_001' } }
const undecided = { status: 'undecided' }

function twoTabs(tabs: ReturnType<typeof createTabs> | undefined = createTabs()) {
  const server = createServer()
  const storage = createStorage()
  return { server, one: openPage(server, storage, tabs), other: openPage(server, storage, tabs) }
}
const withoutLocks: ReturnType<typeof createTabs> = { ...createTabs(), lock: (_, work) => work() }
/** An off-ramp reads the list before its first call. */
const looksOf = ({ source }: PayoutPayload): readonly Fault[] => (source.type === 'wallet' ? ['none'] : [])
const keysOf = (server: ReturnType<typeof createServer>) => server.posts().map(({ key }) => key)

const LAG_MS = 20

describe.each(FORMS)('two tabs without locks, each of which sees later what the other has written: %s', (_, form) => {
  test.each([0, 1, LAG_MS - 1, LAG_MS, LAG_MS + 1, 2 * LAG_MS])(
    'that are pressed %i ms apart make one payout, and both show it [SAFE-B1, E18]',
    async (apartMs) => {
      const { tabs, storages } = createLaggingTabs(LAG_MS)
      const server = createServer()
      const [one, other] = storages.map((storage) => openPage(server, storage, tabs))
      const first = submitNow(one!, form)
      await vi.advanceTimersByTimeAsync(apartMs)
      const second = submitNow(other!, form)
      expect([await settled(first), await settled(second)]).toMatchObject([made, made])
      expect([server.payouts.length, new Set(keysOf(server)).size]).toEqual([1, 1])
    },
  )

  test('that are pressed at different times make two payouts [SAFE-B1]', async () => {
    const { tabs, storages } = createLaggingTabs(LAG_MS)
    const server = createServer()
    const [one, other] = storages.map((storage) => openPage(server, storage, tabs))
    await settled(submitNow(one!, form))
    // An off-ramp that still waits would be asked about.
    server.payouts[0]!['status'] = 'funded'
    await settled(submitNow(other!, form))
    expect(server.payouts).toHaveLength(2)
  })
})

describe.each(FORMS)('two tabs that press at the same moment: %s [SAFE-B1, E18]', (_, form) => {
  test('a refusal of one tab does not end the call of the other, which has a key that the journal keeps', async () => {
    const { server, one, other } = twoTabs()
    server.faults.push('forbidden', 'answerLost', 'error500', 'error500', 'error500')
    server.faultOfReads.current = 'error500'
    server.faultsOfReads.push(...looksOf(form), ...looksOf(form))
    const both = [submitNow(one, form), submitNow(other, form)]
    expect(await settled(both[0]!)).toMatchObject({ outcome: 'definite', status: 403 })
    expect(await settled(both[1]!)).toMatchObject(undecided)
    server.faultOfReads.current = 'none'
    expect(await settled(submitNow(other, form))).toMatchObject(made)
    expect(server.payouts).toHaveLength(1)
    const [refused, ...others] = keysOf(server)
    expect(new Set(others).size).toBe(1)
    expect(others).not.toContain(refused)
  })

  test('the payout of one tab is what the other asks for again, when it could not learn of it', async () => {
    const { server, one, other } = twoTabs()
    server.faults.push('none', 'error500', 'error500', 'error500', 'error500')
    server.faultOfReads.current = 'error500'
    server.faultsOfReads.push(...looksOf(form))
    const first = submitNow(one, form)
    const second = submitNow(other, form)
    expect(await settled(first)).toMatchObject(made)
    expect(await settled(second)).toMatchObject(undecided)
    server.faultOfReads.current = 'none'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await settled(submitNow(other, form))).toMatchObject(made)
    expect(server.payouts).toHaveLength(1)
    // An off-ramp that still waits would be asked about.
    server.payouts[0]!['status'] = 'funded'
    expect(await settled(submitNow(other, form))).toMatchObject({ answer: { id: 'payout_002' } })
  })

  test('without locks, a refusal of the one says nothing of the other’s call', async () => {
    const { server, one, other } = twoTabs(withoutLocks)
    server.faults.push('forbiddenLate')
    server.faultOfReads.current = 'error500'
    server.faultsOfReads.push(...looksOf(form))
    const first = submitNow(one, form)
    await vi.advanceTimersByTimeAsync(10)
    server.faults.push('answerLost', 'error500', 'error500', 'error500')
    const second = submitNow(other, form)
    expect(await settled(first)).toMatchObject(undecided)
    expect(await settled(second)).toMatchObject(undecided)
    server.faultOfReads.current = 'none'
    expect(await settled(submitNow(one, form))).toMatchObject(made)
    expect(server.payouts).toHaveLength(1)
  })

  test('a tab that comes to its call after another has sent its key takes no refusal for the end', async () => {
    const server = createServer()
    const storage = createStorage()
    const gate = Promise.withResolvers<void>()
    const late: ReturnType<typeof createTabs>['lock'] = async (name, work) => {
      if (!name.includes('api.example')) await gate.promise
      return work()
    }
    const one = openPage(server, storage, { ...withoutLocks, lock: late })
    const other = openPage(server, storage, withoutLocks)
    server.faults.push('answerLost', 'error500', 'error500', 'error500', 'forbidden')
    server.faultOfReads.current = 'error500'
    server.faultsOfReads.push(...looksOf(form))
    const first = submitNow(one, form)
    await vi.advanceTimersByTimeAsync(10)
    expect(await settled(submitNow(other, form))).toMatchObject(undecided)
    gate.resolve()
    expect(await settled(first)).toMatchObject(undecided)
    server.faultOfReads.current = 'none'
    expect(await settled(submitNow(other, form))).toMatchObject(made)
    expect(server.payouts).toHaveLength(1)
  })
})

test('a tab whose key another tab has already sent reads its payout again [E18]', async () => {
  const server = createServer()
  const storage = createStorage()
  const gate = Promise.withResolvers<void>()
  const late: ReturnType<typeof createTabs>['lock'] = async (name, work) => {
    if (!name.includes('api.example')) await gate.promise
    return work()
  }
  const one = openPage(server, storage, { ...withoutLocks, lock: late })
  const first = submitNow(one, onRamp())
  await vi.advanceTimersByTimeAsync(10)
  server.faults.push('answerLost', 'error500', 'error500', 'error500')
  server.faultOfReads.current = 'error500'
  expect(await settled(submitNow(openPage(server, storage, withoutLocks), onRamp()))).toMatchObject(undecided)
  server.faultOfReads.current = 'none'
  server.payouts[0]!['status'] = 'cancelled'
  gate.resolve()
  expect(await settled(first)).toMatchObject({ isResumed: true, answer: { id: 'payout_001', status: 'cancelled' } })
})

test('a reading after the sign-in leaves a call that is under way in another tab to that tab [SAFE-B1, E18]', async () => {
  const { server, one, other } = twoTabs()
  server.faults.push('answerLost', 'answerSlow')
  const first = submitNow(one, onRamp())
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.payouts).toHaveLength(1)
  const reading = settlePayouts(other)
  expect(await settled(first)).toMatchObject(made)
  expect(await reading).toEqual([])
  expect(other.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
  expect(await settled(submitNow(other, onRamp('7.00')))).toMatchObject({ answer: { id: 'payout_002' } })
})

describe('a tab’s write takes back no step of an off-ramp [SAFE-B1, E18]', () => {
  const LATER = ['signing', 'sent', 'registered'] as const

  test.each(LATER)('an answer that comes when it is %s takes nothing back', async (phase) => {
    const { server, one, other } = twoTabs(withoutLocks)
    server.faults.push('none')
    await settled(submitNow(one, offRamp))
    const [entry] = one.journal.entries()
    other.journal.leaveOpen(entry!.opId)
    one.journal.record(entry!.opId, ...news.REACHED[phase])
    expect(await settled(submitNow(other, offRamp))).toMatchObject(made)
    expect(one.journal.entries()).toMatchObject([{ phase: 'created' }])
    expect(server.payouts).toHaveLength(1)
  })

  test.each(LATER)('a customer’s statement and a new look, when it is %s, take nothing back', async (phase) => {
    const { server, one, other } = twoTabs(withoutLocks)
    server.faults.push('answerLost', 'error500', 'error500', 'error500')
    server.faultOfReads.current = 'error500'
    server.faultsOfReads.push(...looksOf(offRamp))
    expect(await settled(submitNow(other, offRamp))).toMatchObject(undecided)
    server.faultOfReads.current = 'none'
    const [open] = openPayouts(other.journal, 'offRamp')
    one.journal.record(open!.opId, ...news.REACHED[phase], news.made('payout_001'))
    const finding = await settled(checkPayout(other, open!))
    expect(finding).toMatchObject({ status: 'ours' })
    giveUpPayout(other, open!)
    if ('found' in finding) claimPayout(other, open!, finding.found)
    expect(one.journal.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_001' }])
  })
})
