import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainAdapter, Sent } from '../../chains/adapter.ts'
import { SUI_CONTRACTS } from '../../chains/cctp/contracts.fixture.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { createChainNode } from '../../chains/node.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { depositAddress } from '../intents/off-ramp-payload.fixture.ts'
import { partsOf } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { refuseBurn } from './refuse-burn.ts'
import { sendByHand } from './by-hand.ts'
import { lookForTokens, showsNothing } from './look/look.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'
import { canSendUnfinished } from './send-unfinished.ts'
import { whole } from '../../chains/sent.fixture.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.doUnmock('../../chains/cctp/contracts.ts')
})

const nodeWith = (cctp: object) =>
  createChainNode({ fetch, relay: async () => 'unknown', cctp: cctp as Record<string, unknown> })
const node = nodeWith({})
const burning = nodeWith({ sui: SUI_CONTRACTS })

const soon = async <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

type Page = Awaited<ReturnType<typeof made>>['page']

const refuse = (page: Page, { node, adapter = page.adapter }: Refusing, payout: Payout) =>
  refuseBurn({ ...page, node, adapterOf: () => adapter }, payout)

interface Refusing {
  readonly node: ReturnType<typeof nodeWith>
  readonly adapter?: Pick<ChainAdapter, 'findSent' | 'balance'>
}

/** A payout on Sui whose tokens the server wants on Ethereum. */
async function made() {
  const world = createOffRampWorld('sui', 'approves')
  const page = world.open()
  const { instructions, ...payout } = await soon(makePayout(page, page.payload))
  const resource = { type: 'wallet', address: depositAddress(1), network: 'ethereum' } as const
  const burn: Payout = { ...payout, instructions: { ...instructions!, resource } }
  const row = world.server.payouts[0]!
  row['instructions'] = burn.instructions
  const entry = () => offRampEntry(page.journal, burn.id)
  return { world, page, burn, row, entry }
}

test('a payout whose tokens have to be burned is cancelled before a wallet is asked, and the sentence says why [C3, CHAIN-10]', async () => {
  const { world, page, burn, row, entry } = await made()
  await expect(soon(refuse(page, { node }, burn))).rejects.toMatchObject({
    code: 'network/no-cctp-domain',
    broadcast: 'none',
  })
  expect([row['status'], entry()?.phase, world.transactions]).toEqual(['cancelled', 'done', []])
})

test('a payout that cannot be cancelled at once is not offered for sending by any page [C3]', async () => {
  const { world, page, burn, entry } = await made()
  world.deleteFaults.push('requestLost', 'requestLost')
  await expect(soon(refuse(page, { node }, burn))).rejects.toMatchObject({ code: 'network/no-cctp-domain' })
  expect(transferIn(page.journal, entry()!)).toMatchObject({ phase: 'created', isCancelAsked: true })
  expect(canSendUnfinished(page, { entry: entry()!, payout: burn })).toBe(false)
})

test('a payout whose cancel the server refuses at once can be cancelled again, and still is not sent [C3, C19]', async () => {
  const { world, page, burn, entry } = await made()
  world.deleteFaults.push('forbidden')
  await expect(soon(refuse(page, { node }, burn))).rejects.toMatchObject({ code: 'network/no-cctp-domain' })
  expect(entry()).toMatchObject({ phase: 'created' })
  expect(entry()).not.toHaveProperty('cancelling')
  await expect(soon(refuse(page, { node }, burn))).rejects.toMatchObject({ code: 'network/no-cctp-domain' })
  expect(entry()?.phase).toBe('done')
})

test('a plain transfer goes on [C3]', async () => {
  const { page, row, burn } = await made()
  const resource = { type: 'wallet', address: depositAddress(1, 'sui'), network: 'sui' } as const
  await soon(refuse(page, { node }, { ...burn, instructions: { memo: null, resource } }))
  expect(row['status']).toBe('pending')
})

test('no wallet is asked for a burn that this page cannot make, by a press or by a transfer that an earlier page left [C3]', async () => {
  const { world, page, burn, row } = await made()
  const task = { payoutId: burn.id, deposit: depositOf(burn)!, adapter: page.adapter, session: {} as never }
  expect(await soon(sendPayout({ ...partsOf(page), node }, task))).toMatchObject({
    status: 'notSent',
    isCancelled: true,
    error: { code: 'network/no-cctp-domain' },
  })
  expect([row['status'], world.transactions]).toEqual(['cancelled', []])
})

test('with the host’s contracts the wallet is asked for a burn, and its transaction is registered [C3, CHAIN-26]', async () => {
  const { world, page, burn, row } = await made()
  await soon(refuse(page, { node: burning }, burn))
  expect(row['status']).toBe('pending')
  const task = { payoutId: burn.id, deposit: depositOf(burn)!, adapter: page.adapter, session: {} as never }
  const sending = soon(sendPayout({ ...partsOf(page), node: burning }, task))
  expect(await sending).toMatchObject({ status: 'sent' })
  expect(world.transactions).toHaveLength(1)
})

test('contracts of another network, or a network without a domain, do not help [C3, CHAIN-10]', async () => {
  for (const [cctp, network] of [
    [{ aptos: SUI_CONTRACTS }, 'ethereum'],
    [{ sui: { ...SUI_CONTRACTS, treasury: '' } }, 'ethereum'],
    [{ sui: SUI_CONTRACTS }, 'base'],
  ] as const) {
    const { page, burn, row } = await made()
    const resource = { type: 'wallet', address: depositAddress(1), network } as const
    const other = { ...burn, instructions: { ...burn.instructions!, resource } }
    row['instructions'] = other.instructions
    const refused = soon(refuse(page, { node: nodeWith(cctp) }, other))
    await expect(refused).rejects.toMatchObject({ code: 'network/no-cctp-domain' })
    expect([network, row['status']]).toEqual([network, 'cancelled'])
  }
})

test('a burn by another device is searched for, without reading a balance on this network [C3, C20]', async () => {
  const { world, page, burn } = await made()
  const balance = vi.fn<ChainAdapter['balance']>(async () => '100.00')
  const adapter = { ...page.adapter, balance }
  const task = { payoutId: burn.id, deposit: depositOf(burn)!, adapter, session: {} as never, since: new Date() }
  expect(await soon(sendPayout({ ...partsOf(page), node: burning }, task))).toMatchObject({ status: 'sent' })
  expect([balance.mock.calls, world.transactions.length]).toEqual([[], 1])
})

test('what has no domain is searched for as one that nobody can pay: nothing shows tokens [C3, CHAIN-10]', async () => {
  const { page, burn } = await made()
  const findSent = () => Promise.reject(new ChainError('network/no-cctp-domain'))
  const looked = { deposit: depositOf(burn)!, adapter: { ...page.adapter, findSent }, since: burn.created }
  const seen = await soon(lookForTokens(looked, node))
  expect([seen.status, showsNothing(seen)]).toEqual(['unpayable', true])
})

test('a burn that an earlier page has left may be sent, and not by hand [C3, H11]', async () => {
  const { page, burn, entry } = await made()
  expect(canSendUnfinished(page, { entry: entry()!, payout: burn })).toBe(true)
  sendByHand(page.journal, burn)
  expect([
    transferIn(page.journal, entry()!).isByHand,
    canSendUnfinished(page, { entry: entry()!, payout: burn }),
  ]).toEqual([false, true])
})

test.each([
  ['another device’s burn', async (): Promise<Sent> => whole('digest')],
  ['no answer', (): Promise<null> => Promise.reject(new ChainError('network/unreachable'))],
] as const)(
  'a payout that this page cannot burn is not cancelled where the network shows %s [C3, C19, C20]',
  async (_, findSent) => {
    const { page, burn, row } = await made()
    const adapter = { ...page.adapter, findSent }
    await expect(soon(refuse(page, { node, adapter }, burn))).rejects.toMatchObject({ code: 'network/no-cctp-domain' })
    expect(row['status']).toBe('pending')
    const task = { payoutId: burn.id, deposit: depositOf(burn)!, adapter, session: {} as never }
    expect(await soon(sendPayout({ ...partsOf(page), node }, task))).toMatchObject({
      status: 'notSent',
      isCancelled: false,
    })
    expect(row['status']).toBe('pending')
  },
)

test('a payout is not cancelled for code that a newer version has replaced, and is cancelled once the code has answered [C3, C19, SAFE-E9]', async () => {
  const { world, page, burn, row, entry } = await made()
  const unloaded = { code: 'network/unreachable', broadcast: 'none' }
  // The others have loaded it already.
  vi.resetModules()
  vi.doMock('../../chains/cctp/contracts.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(soon(refuse(page, { node }, burn))).rejects.toMatchObject(unloaded)
  const task = { payoutId: burn.id, deposit: depositOf(burn)!, adapter: page.adapter, session: {} as never }
  expect(await soon(sendPayout({ ...partsOf(page), node }, task))).toMatchObject({
    status: 'notSent',
    isCancelled: false,
    error: unloaded,
  })
  const { phase, isCancelAsked } = transferIn(page.journal, entry()!)
  expect([row['status'], phase, isCancelAsked, world.transactions]).toEqual(['pending', 'created', false, []])
  vi.doUnmock('../../chains/cctp/contracts.ts')
  await expect(soon(refuse(page, { node }, burn))).rejects.toMatchObject({ code: 'network/no-cctp-domain' })
  expect(row['status']).toBe('cancelled')
})
