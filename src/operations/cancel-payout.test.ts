import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, setup } from '../api/client.fixture.ts'
import { makePayout } from './intents/intent-answer.fixture.ts'
import { offRamp } from './intents/off-ramp-payload.fixture.ts'
import { type Fault } from './intents/payout-server.fixture.ts'
import { createOffRampWorld } from './off-ramp/off-ramp-world.fixture.ts'
import { cancelOffRamp, cancelPayout } from './cancel-payout.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }))
afterEach(() => void vi.useRealTimers())

async function made() {
  const world = createOffRampWorld('evm', 'approves')
  const page = world.open()
  const { id } = await makePayout(page, offRamp)
  const payout = world.server.payouts[0]!
  const lose = (fault: Fault, times = 10) => void world.deleteFaults.push(...Array.from({ length: times }, () => fault))
  return { world, page, id, payout, lose }
}

const soon = async <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  return work
}

test('a cancel whose answer is lost is read from the payout itself [SAFE-B10, C19]', async () => {
  const { page, id, lose } = await made()
  lose('answerLost')
  expect(await soon(cancelPayout(page.api, id))).toMatchObject({ id, status: 'cancelled' })
})

test.each(['funded', 'pending', 'failed'])(
  'a cancel that fails is a failure while the server says that the payout is %s [SAFE-B10, STATE-CANC-04]',
  async (status) => {
    const { page, id, payout, lose } = await made()
    lose('requestLost')
    payout['status'] = status
    await expect(soon(cancelPayout(page.api, id))).rejects.toMatchObject({ kind: 'network' })
  },
)

/** How often the server was asked to cancel. */
const callsOf = (left: readonly Fault[], before: number) => before - left.length

test('the cancel of an off-ramp that was lost is asked for once more, where the network has no tokens of it [C19]', async () => {
  const { world, page, id, lose } = await made()
  lose('requestLost', 1)
  const isUnsent = vi.fn(async () => true)
  expect(await soon(cancelOffRamp(page.api, id, { isUnsent }))).toMatchObject({ id, status: 'cancelled' })
  expect([isUnsent.mock.calls.length, world.deleteFaults]).toEqual([1, []])
})

test('the cancel of an off-ramp whose answer is lost is read from the payout, and not repeated [C19, SAFE-B10]', async () => {
  const { world, page, id, lose } = await made()
  lose('answerLost')
  const isUnsent = vi.fn(async () => true)
  expect(await soon(cancelOffRamp(page.api, id, { isUnsent }))).toMatchObject({ status: 'cancelled' })
  expect([callsOf(world.deleteFaults, 10), isUnsent.mock.calls.length]).toEqual([1, 0])
})

test.each([
  ['whose tokens another device has sent meanwhile', 'pending', false, 1],
  ['that the server has moved on with', 'processing', true, 1],
  ['that is lost twice', 'pending', true, 2],
])('the cancel of an off-ramp %s is not repeated blindly [C19, SAFE-B10]', async (_, status, isUnsent, calls) => {
  const { world, page, id, payout, lose } = await made()
  lose('requestLost')
  payout['status'] = status
  await expect(soon(cancelOffRamp(page.api, id, { isUnsent: async () => isUnsent }))).rejects.toMatchObject({
    kind: 'network',
  })
  expect([callsOf(world.deleteFaults, 10), payout['status']]).toEqual([calls, status])
})

test.each([
  ['soon', 9_000, 'cancelled'],
  ['late', 11_000, 'pending'],
])(
  'the cancel of an off-ramp that is lost %s is repeated only before a wallet had time to send [C19]',
  async (_, ms, status) => {
    const { page, id, payout, lose } = await made()
    lose('requestLost', 1)
    const look = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), ms))
    await soon(cancelOffRamp(page.api, id, { isUnsent: look })).catch(() => null)
    expect(payout['status']).toBe(status)
  },
)

test.each([
  ['page of a gateway', 2, 0, () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['refusal by the server', 1, 1, () => json({ error: { code: 'not_cancellable', message: 'no' } }, { status: 409 })],
] as const)(
  'the cancel of an off-ramp that is answered by a %s is called %i times, and refused %i times [C19]',
  async (_, calls, refusals, answer) => {
    const { id, payout } = await made()
    const { api, requests } = setup([({ method }) => (method === 'DELETE' ? answer() : json({ data: { payout } }))])
    const onRefused = vi.fn()
    const attempts = { isUnsent: async () => true, onCall: () => onRefused }
    await soon(cancelOffRamp(api, id, attempts)).catch(() => null)
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(calls)
    expect(onRefused).toHaveBeenCalledTimes(refusals)
  },
)

test('a server that names a time is not asked again before the customer does [C19]', async () => {
  const { id, payout } = await made()
  const { api, requests } = setup([
    ({ method }) =>
      method === 'DELETE' ? json({}, { status: 503, headers: { 'Retry-After': '4' } }) : json({ data: { payout } }),
  ])
  await expect(soon(cancelOffRamp(api, id, { isUnsent: async () => true }))).rejects.toMatchObject({ status: 503 })
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})
