import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../evm/needs-anvil.fixture.ts'
import { testPort } from '../port.fixture.ts'
import { createTronPort } from './tron-port.ts'
import { type TestTron, newAddress, openTestTron } from './test-network.ts'

let network: TestTron
beforeAll(async () => {
  network = (await openTestTron())!
})
afterAll(() => network?.stop())
beforeEach((context) => needsAnvil(context))

testPort({
  port: () => network.tron.port,
  another: () => createTronPort(network.tron.rpcUrl),
  recipient: newAddress,
  isAddress: (address) => TronWeb.isAddress(address),
  token: 'usdt',
  tooMuch: 'The network refused the transfer',
})

test('a transfer that a fork took back is paid once more by its reference, not twice [SAFE-B5]', async () => {
  const to = newAddress()
  const transfer = { token: 'usdt', to, amount: '4.00', reference: 'payout_fork' } as const
  const { hash } = await network.tron.port.send(transfer)
  const { blockNumber } = await network.settle(hash)
  const head = await network.reader.trx.getCurrentBlock()
  await network.tron.fork((head.block_header.raw_data.number ?? 0) - blockNumber + 1, { drops: true })
  expect(await network.balanceOf(to)).toBe('0.00')
  await network.tron.port.send(transfer)
  await network.tron.skipBlocks(2)
  expect(await network.balanceOf(to)).toBe('4.00')
})

test('a coin that the network does not have is not sent [SAFE-B5]', async () => {
  const transfer = { token: 'usdc', to: newAddress(), amount: '2.00', reference: 'payout_usdc' } as const
  await expect(network.tron.port.send(transfer)).rejects.toThrow('tron has no usdc')
})

test('deposits returns every transfer in a solid block after the cursor once, in order [C18]', async () => {
  const { tron, fundedWallet, send, settle } = network
  const { port } = tron
  const address = await port.depositAddress('payout_a')
  const wallet = await fundedWallet({ native: '100', usdt: '5.00' })
  await tron.skipBlocks(20)
  const { cursor: funded } = await port.deposits(null)

  for (const units of [1_230_000n, 70_000n, 9_000_000n]) await settle((await send(wallet, address, units)).signed.txID)
  await tron.skipBlocks(20)
  const { deposits, cursor } = await port.deposits(funded)
  const common = { token: 'usdt', from: wallet.address, to: address }
  // The third had no cover.
  expect(deposits).toMatchObject([
    { ...common, amount: '1.23' },
    { ...common, amount: '0.07' },
  ])
  expect(new Set(deposits.map(({ id }) => id)).size).toBe(2)
  expect((await port.deposits(cursor)).deposits).toEqual([])
  const [number] = cursor!.split(':')
  const all = await port.deposits(null)
  expect((await port.deposits(`${number}:of-an-earlier-life`)).deposits).toEqual(all.deposits)
})

test('a transfer does not count as a deposit until it is solid, nor after a branch without it [C18]', async () => {
  const { tron, fundedWallet, send, settle } = network
  const address = await tron.port.depositAddress('payout_fork')
  const wallet = await fundedWallet({ native: '100', usdt: '5.00' })
  const { blockNumber } = await settle((await send(wallet, address, 1_000_000n)).signed.txID)
  const toUs = async () => (await tron.port.deposits(null)).deposits.filter(({ to }) => to === address)
  const head = await network.reader.trx.getCurrentBlock()
  await tron.fork((head.block_header.raw_data.number ?? 0) - blockNumber + 1, { drops: true })
  await tron.skipBlocks(25)
  expect(await toUs()).toEqual([])
})
