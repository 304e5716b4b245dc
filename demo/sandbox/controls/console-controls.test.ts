import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainPort, ChainTransfer } from '../payouts/chain-port.ts'
import { type TestSandbox, createTestSandbox } from '../testing.ts'

const sent: ChainTransfer[] = []
const unasked = () => Promise.reject(new Error('not asked in this test'))
const base: ChainPort = {
  network: 'base',
  rpcUrl: 'http://127.0.0.1:1',
  async send(transfer) {
    if (transfer.to === 'nobody') throw new Error('invalid address')
    sent.push(transfer)
    return { hash: `0x${sent.length}` }
  },
  balance: unasked,
  depositAddress: unasked,
  deposits: async (cursor) => ({ deposits: [], cursor }),
}

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox({ chains: { base } })
})
afterAll(() => sandbox.close())

test('the clock control answers the time and the length of a step', async () => {
  const { data } = await sandbox.request('GET', '/sandbox/clock')
  expect(data).toMatchObject({ now: new Date(sandbox.clock.now()).toISOString(), stepMs: 0, autoFund: false })
})

test('each faucet call sends the tokens once, under a reference of its own', async () => {
  const body = { address: '0xabc', token: 'usdc', amount: '100' }
  expect((await sandbox.request('POST', '/sandbox/chains/base/faucet', { body })).data).toEqual({ hash: '0x1' })
  await sandbox.request('POST', '/sandbox/chains/base/faucet', { body })
  expect(sent).toMatchObject([{ token: 'usdc', to: '0xabc', amount: '100' }, { to: '0xabc' }])
  expect(sent[0]!.reference).not.toBe(sent[1]!.reference)
})

test('the faucet refuses an invalid address, token, amount or network', async () => {
  const status = async (path: string, body: unknown) => (await sandbox.request('POST', path, { body })).status
  const body = { address: 'nobody', token: 'usdc', amount: '1' }
  expect(await status('/sandbox/chains/base/faucet', body)).toBe(422)
  expect(await status('/sandbox/chains/base/faucet', { ...body, token: 'gold' })).toBe(422)
  expect(await status('/sandbox/chains/base/faucet', { ...body, amount: '-1' })).toBe(422)
  expect(await status('/sandbox/chains/mars/faucet', body)).toBe(404)
})

test('newest limits the recorded requests, and an invalid number is refused', async () => {
  for (const path of ['me', 'wallets', 'payouts']) await sandbox.request('GET', path)
  const { data } = await sandbox.request('GET', '/sandbox/requests?newest=2')
  expect(data.map(({ path }: { path: string }) => path)).toEqual(['/v1/ramp/wallets', '/v1/ramp/payouts'])
  expect((await sandbox.request('GET', '/sandbox/requests?newest=many')).status).toBe(422)
})
