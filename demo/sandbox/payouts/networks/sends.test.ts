import { afterEach, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { createFakeChain } from '../fake-chain.ts'
import { createChainCustomer } from './test-chains.ts'

const boxes: TestSandbox[] = []
afterEach(async () => {
  for (const box of boxes.splice(0).toReversed()) await box.close()
})

const ready = () => createChainCustomer(boxes)

test('a paid on-ramp sends tokens to the wallet and books their hash', async () => {
  const { box, chains, onRamp, fund, status, hashes } = await ready()
  const { id, wallets } = await onRamp()
  await fund(id)
  await box.advance(2)
  expect(await status(id)).toBe('succeeded')
  expect(chains.base.moved).toEqual([
    { token: 'usdc', to: wallets[0].address, amount: '79.90', reference: `${id}:out`, hash: expect.any(String) },
  ])
  expect(await hashes(id)).toEqual([
    ['bankIn', null],
    ['fee', null],
    ['tokenOut', chains.base.moved[0]!.hash],
  ])
})

/** A failed send is reported, and a test sandbox throws what is reported: expected here. */
const advanceThroughFailure = async (box: TestSandbox, message: string) => {
  await expect(box.advance(1)).rejects.toThrow(message)
}

test('a send whose answer was lost is repeated and moves tokens once', async () => {
  const { box, chains, onRamp, fund, status } = await ready()
  const { id } = await onRamp()
  await fund(id)
  await box.advance(1)
  chains.base.loseAnswers(1)
  await advanceThroughFailure(box, 'answer lost')
  expect(await status(id)).toBe('processing')
  expect(chains.base.moved).toHaveLength(1)
  box.clock.advance(70_000)
  await box.advance(0)
  expect(await status(id)).toBe('succeeded')
  expect(chains.base.moved).toHaveLength(1)
})

test('a send is repeated until the network is reachable', async () => {
  const { box, chains, onRamp, fund, status } = await ready()
  const { id } = await onRamp()
  await fund(id)
  await box.advance(1)
  chains.base.refuse(1)
  await advanceThroughFailure(box, 'network away')
  expect([await status(id), chains.base.moved.length]).toEqual(['processing', 0])
  box.clock.advance(70_000)
  await box.advance(0)
  expect([await status(id), chains.base.moved.length]).toEqual(['succeeded', 1])
})

test('another process completes the send of a process that died', async () => {
  const { box, chains, onRamp, fund, status } = await ready()
  const { id } = await onRamp()
  await fund(id)
  await box.advance(1)
  // The first process never finishes its send: its lease expires.
  chains.base.loseAnswers(1)
  await advanceThroughFailure(box, 'answer lost')
  const heir = await createTestSandbox({ chains, db: box.db, clock: box.clock })
  boxes.push(heir)
  box.clock.advance(70_000)
  await Promise.all([heir.advance(0), box.advance(0), heir.advance(0)])
  expect([await status(id), chains.base.moved.length]).toEqual(['succeeded', 1])
})

test('several processes on one database pay each payout once', async () => {
  const { box, chains, onRamp, fund, status, ledger } = await ready()
  const other = await createTestSandbox({ chains, db: box.db, clock: box.clock })
  boxes.push(other)
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.push((await onRamp()).id)
  await Promise.all(ids.map((id) => fund(id)))
  for (let round = 0; round < 4; round += 1) await Promise.all([box.advance(1), other.advance(1), box.advance(1)])
  for (const id of ids) {
    expect(await status(id)).toBe('succeeded')
    expect(await ledger(id)).toHaveLength(3)
  }
  expect(new Set(chains.base.moved.map(({ reference }) => reference)).size).toBe(5)
  expect(chains.base.moved).toHaveLength(5)
})

test('balances are read from a configured network', async () => {
  const { ask } = await ready()
  const { data } = await ask('GET', 'chains/base/balances?address=0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
  expect(data.balances).toEqual([
    { currency: 'usdc', amount: '12.34' },
    { currency: 'usdt', amount: '12.34' },
  ])
})

test('an unreachable network is answered with unavailable', async () => {
  const { ask, chains } = await ready()
  chains.base.balance = () => Promise.reject(new Error('connection refused'))
  const answer = await ask('GET', 'chains/base/balances?address=0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
  expect([answer.status, answer.body.error.code]).toEqual([503, 'unavailable'])
})

test('the control lists which networks run, and why the others do not', async () => {
  const chains = { base: createFakeChain('base') }
  const box = await createTestSandbox({ chains, missingChains: { sol: 'litesvm is not installed' } })
  boxes.push(box)
  const { data } = await box.request('GET', '/sandbox/chains')
  expect(data).toContainEqual({ network: 'base', rpcUrl: 'http://127.0.0.1:1', state: 'running' })
  const missing = { rpcUrl: null, state: 'missing' }
  expect(data).toContainEqual({ ...missing, network: 'sol', reason: 'litesvm is not installed' })
  expect(data).toContainEqual({ ...missing, network: 'tron', reason: 'no local network was started' })
})
