import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../evm/needs-anvil.fixture.ts'
import { isAddressOn } from '../../sandbox/wallets/address.ts'
import { createTronPort } from './tron-port.ts'
import { type TestTron, newAddress, openTestTron } from './test-network.ts'

let network: TestTron
beforeAll(async () => {
  network = (await openTestTron())!
})
afterAll(() => network?.stop())
beforeEach((context) => needsAnvil(context))

test('a reference is paid once: concurrently, again later, and by another process [SAFE-B5]', async () => {
  const to = newAddress()
  const { port } = network.tron
  const transfer = { token: 'usdt', to, amount: '10.00', reference: 'payout_once' } as const
  const anotherProcess = createTronPort(network.tron.rpcUrl)
  const [first, second] = await Promise.all([port.send(transfer), port.send(transfer)])
  expect(second).toEqual(first)
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await anotherProcess.send(transfer)).toEqual(first)
  expect(await network.balanceOf(to)).toBe('10.00')
  await port.send({ ...transfer, reference: 'payout_other' })
  expect(await network.balanceOf(to)).toBe('20.00')
})

test('processes that send one reference at the same moment pay once, and agree on the transaction [SAFE-B5]', async () => {
  const to = newAddress()
  const ports = Array.from({ length: 4 }, () => createTronPort(network.tron.rpcUrl))
  const transfer = { token: 'usdt', to, amount: '1.00', reference: 'payout_race' } as const
  const sent = await Promise.all(ports.map((port) => port.send(transfer)))
  expect(new Set(sent.map(({ hash }) => hash)).size).toBe(1)
  expect(await network.balanceOf(to)).toBe('1.00')
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

test('a rejected send moves nothing and can be repeated [SAFE-B5]', async () => {
  const to = newAddress()
  const { port } = network.tron
  const tooMuch = { token: 'usdt', to, amount: '2000000000', reference: 'payout_big' } as const
  await expect(port.send(tooMuch)).rejects.toThrow('The network refused the transfer')
  await expect(port.send({ ...tooMuch, amount: '0.0000001' })).rejects.toThrow('More than 6 decimals')
  await expect(port.send({ ...tooMuch, token: 'usdc' })).rejects.toThrow('tron has no usdc')
  expect(await network.balanceOf(to)).toBe('0.00')
  await port.send({ ...tooMuch, amount: '2.00' })
  expect(await network.balanceOf(to)).toBe('2.00')
})

test('deposits returns every transfer in a solid block after the cursor once, in order [C18]', async () => {
  const { tron, fundedWallet, send, settle } = network
  const { port } = tron
  const address = await port.depositAddress('payout_a')
  expect(isAddressOn('tron', address)).toBe(true)
  expect(await createTronPort(tron.rpcUrl).depositAddress('payout_a')).toBe(address)
  expect(await port.depositAddress('payout_b')).not.toBe(address)
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
