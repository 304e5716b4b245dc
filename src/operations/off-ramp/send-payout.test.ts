import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { UnloadedError } from '../../chains/lazy-verb.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { createOffRamp, scripted, settled } from './send-payout.fixture.ts'
import { offRampEntry } from './send-payout.ts'
import { cancelUnfinished, readUnfinished } from './unfinished.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the journal says what is about to happen before it does [E18, C20]', async () => {
  const { page, id, send, phase } = await createOffRamp()
  const { adapter, phases } = scripted(['confirmed'])
  expect(phase()).toBe('created')
  expect(await settled(send(adapter(page, id)))).toEqual({ status: 'sent', hash: 'hash' })
  expect([...phases, phase()]).toEqual(['asked', 'told', 'created'])
})

test.each([
  ['declined', new ChainError('wallet/send-declined')],
  ['short of tokens', new ChainError('network/not-enough-tokens')],
  ['short of its fee', new ChainError('network/not-enough-for-fee')],
])('a send that is %s cancels the payout [STATE-OFFR-03, C19, SAFE-C2, SAFE-C11]', async (_, error) => {
  const { page, id, send, status } = await createOffRamp()
  const { createdAt } = offRampEntry(page.journal, id)!
  const { adapter, searchedSince } = scripted([], error)
  const end = await settled(send(adapter(page, id)))
  expect(end).toEqual({ status: 'notSent', error, isCancelled: true })
  expect([status(), searchedSince]).toEqual(['cancelled', [new Date(createdAt)]])
})

test('code that could not be downloaded cancels nothing, and the payout can be sent later [C19, SAFE-E9]', async () => {
  const { page, id, send, status, phase } = await createOffRamp()
  const error = new UnloadedError(new TypeError('Importing a module script failed.'))
  const failing = scripted([], error, { failsBeforeAsking: true })
  expect(await settled(send(failing.adapter(page, id)))).toEqual({ status: 'notSent', error, isCancelled: false })
  expect([status(), phase()]).toEqual(['pending', 'created'])
  expect(await settled(send(scripted(['confirmed']).adapter(page, id)))).toMatchObject({ status: 'sent' })
})

test('a payout in a status that is not listed has no wallet asked for its tokens, and is not cancelled [H16, SAFE-E8]', async () => {
  const { world, page, id, send, status, phase } = await createOffRamp()
  world.server.payouts[0]!['status'] = 'pendingRefundInformation'
  const { adapter, phases } = scripted(['confirmed'])
  expect(await settled(send(adapter(page, id)))).toEqual({ status: 'elsewhere' })
  expect([phases, status(), phase()]).toEqual([[], 'pendingRefundInformation', 'created'])
})

test('a send with an unknown end cancels nothing [C19, C22]', async () => {
  const { page, id, send, status } = await createOffRamp()
  const error = new ChainError('wallet/send-unknown', { broadcast: 'unknown' })
  expect(await settled(send(scripted([], error).adapter(page, id)))).toEqual({ status: 'unknown', error })
  expect([status(), transferIn(page.journal, offRampEntry(page.journal, id)!)]).toMatchObject([
    'pending',
    { phase: 'created', isAsked: true, isDeclined: false },
  ])
})

test.each([
  ['failed', 'network/refused'],
  ['expired', 'network/expired'],
] as const)('a transaction that has %s cancels the payout [C4, C19, SAFE-C4]', async (state, code) => {
  const { page, id, send, status } = await createOffRamp()
  const end = await settled(send(scripted(['unseen', state]).adapter(page, id)))
  expect(end).toMatchObject({ status: 'notSent', error: { code }, isCancelled: true })
  expect(status()).toBe('cancelled')
})

test.each(['failed', 'expired'] as const)(
  'a transaction that has %s cancels no payout in a status that is not listed [C4, H16, SAFE-E8]',
  async (state) => {
    const { world, page, id, send, status } = await createOffRamp()
    const sending = send(scripted(['unseen', 'unseen', state]).adapter(page, id))
    await vi.advanceTimersByTimeAsync(500)
    world.server.payouts[0]!['status'] = 'pendingRefundInformation'
    expect(await settled(sending)).toMatchObject({ status: 'unknown' })
    expect(status()).toBe('pendingRefundInformation')
  },
)

test('a transaction that moved something else has its own error, and cancels nothing [C20]', async () => {
  const { page, id, send, status } = await createOffRamp()
  const end = await settled(send(scripted(['different']).adapter(page, id)))
  expect(end).toMatchObject({ status: 'different', hash: 'hash', error: { code: 'network/different' } })
  expect(status()).toBe('pending')
})

test('a transfer in one block is followed by later pages, until the server has it [C6, C20]', async () => {
  const { world, page, id, send, phase } = await createOffRamp()
  expect(await settled(send(scripted(['confirmed']).adapter(page, id)))).toEqual({ status: 'sent', hash: 'hash' })
  expect(await settled(readUnfinished(world.open()))).toMatchObject([{ entry: { phase: 'created' } }])
  world.server.payouts[0]!['status'] = 'funded'
  expect([await settled(readUnfinished(world.open())), phase()]).toEqual([[], 'done'])
})

test('the customer learns of Solana’s expiry, and the looking goes on [C4, CHAIN-21]', async () => {
  const { page, id, send, events, status } = await createOffRamp()
  const end = await settled(
    send(scripted(['unseen', 'unseenAfterExpiry', 'unseenAfterExpiry', 'confirmed']).adapter(page, id)),
  )
  expect(end).toMatchObject({ status: 'sent' })
  expect(events.map(({ type }) => type)).toContain('expiryPassed')
  expect(status()).toBe('pending')
})

test.each(['expired', 'failed', 'unseen', 'noAnswer'] as const)(
  'what the server has taken is sent, also where the node says %s [C20]',
  async (state) => {
    const { world, page, id, send, status } = await createOffRamp()
    const sending = send(scripted(['unseen', state]).adapter(page, id))
    await vi.advanceTimersByTimeAsync(500)
    world.server.payouts[0]!['status'] = 'processing'
    expect(await settled(sending)).toMatchObject({ status: 'sent' })
    expect(status()).toBe('processing')
  },
)

test('the chain is asked each second until the end, and not after it [CHAIN-16, SAFE-C12]', async () => {
  const { page, id, send } = await createOffRamp()
  const { adapter, looks } = scripted([...Array.from({ length: 59 }, () => 'unseen' as const), 'confirmed'])
  const sending = send(adapter(page, id))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(looks.count).toBeGreaterThanOrEqual(28)
  expect(looks.count).toBeLessThanOrEqual(31)
  expect(await settled(sending)).toMatchObject({ status: 'sent' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks.count).toBe(60)
})

test('a device that does not know the payout never sends for it [E18, C20]', async () => {
  const { id, send } = await createOffRamp()
  const stranger = createOffRampWorld('evm', 'approves').open()
  const { adapter, phases } = scripted(['confirmed'])
  expect(await settled(send(adapter(stranger, id), stranger))).toEqual({ status: 'elsewhere' })
  expect(phases).toEqual([])
})

test('a payout that is sent for is not sent for again [E18, SAFE-B1]', async () => {
  const { world, page, id, send } = await createOffRamp()
  const first = scripted(['unseen'])
  void send(first.adapter(page, id))
  await vi.advanceTimersByTimeAsync(3000)
  const second = scripted(['confirmed'])
  expect(await settled(send(second.adapter(page, id), world.open()))).toEqual({ status: 'elsewhere' })
  expect([first.phases.length, second.phases.length]).toEqual([2, 0])
})

test('a payout that is over takes no tokens [C20]', async () => {
  const { world, page, id, send } = await createOffRamp()
  world.server.payouts[0]!['status'] = 'cancelled'
  const { adapter, phases } = scripted(['confirmed'])
  expect(await settled(send(adapter(page, id)))).toEqual({ status: 'elsewhere' })
  expect(phases).toEqual([])
})

test('where the cancel fails, a later page offers it again [C21, F20]', async () => {
  const { world, page, id, send, status } = await createOffRamp()
  world.deleteFaults.push(...Array.from({ length: 10 }, () => 'requestLost' as const))
  const error = new ChainError('network/not-enough-tokens')
  const end = await settled(send(scripted([], error, { failsBeforeAsking: true }).adapter(page, id)))
  expect(end).toEqual({ status: 'notSent', error, isCancelled: false })
  world.deleteFaults.splice(0)
  const later = world.open()
  const [left] = await settled(readUnfinished(later))
  expect(left).toMatchObject({ entry: { phase: 'created' }, payout: { id } })
  await settled(cancelUnfinished({ ...later, look: async () => ({ status: 'none' as const }) }, left!))
  expect(status()).toBe('cancelled')
  expect(await settled(readUnfinished(later))).toEqual([])
})

test('a transfer with a hash is not cancelled at anyone’s request [C19, C21]', async () => {
  const { page, id, send, status } = await createOffRamp()
  void send(scripted(['unseen']).adapter(page, id))
  await vi.advanceTimersByTimeAsync(3000)
  const entry = offRampEntry(page.journal, id)!
  const left = { entry, payout: await settled(getPayout(page.api, id)) }
  expect(await settled(cancelUnfinished({ ...page, look: async () => ({ status: 'none' as const }) }, left))).toBeNull()
  expect(status()).toBe('pending')
})

test('a word that was given before the wallet was asked cancels nothing that another tab has asked since [C19, C21]', async () => {
  const { world, page, id, send, status } = await createOffRamp()
  const other = world.open()
  const [left] = await settled(readUnfinished(other))
  const error = new ChainError('wallet/send-unknown', { broadcast: 'unknown' })
  expect(await settled(send(scripted([], error).adapter(page, id)))).toMatchObject({ status: 'unknown' })
  expect(
    await settled(cancelUnfinished({ ...other, look: async () => ({ status: 'none' as const }) }, left!)),
  ).toBeNull()
  expect(status()).toBe('pending')
})

test('nothing is sent for a payout whose cancel was requested and may come late [C19, E18]', async () => {
  const { world, page, id, send } = await createOffRamp()
  world.deleteFaults.push(...Array.from({ length: 10 }, () => 'requestLost' as const))
  const first = scripted([], new ChainError('network/unreachable'), { failsBeforeAsking: true })
  expect(await settled(send(first.adapter(page, id)))).toMatchObject({ status: 'notSent', isCancelled: false })
  const second = scripted(['confirmed'])
  expect(await settled(send(second.adapter(page, id), world.open()))).toEqual({ status: 'elsewhere' })
  expect(second.phases).toEqual([])
})

test('an unexplained failure after the wallet was asked cancels nothing [C19]', async () => {
  const { page, id, send, status } = await createOffRamp()
  const failure = new TypeError('unexpected') as unknown as ChainError
  const end = await settled(send(scripted([], failure).adapter(page, id)))
  expect(end).toMatchObject({ status: 'unknown', error: { code: 'wallet/send-unknown' } })
  expect(status()).toBe('pending')
})
