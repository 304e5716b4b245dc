import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../evm/needs-anvil.fixture.ts'
import { type TestTron, newAddress, openTestTron } from './test-network.ts'

// What can go wrong between a node that takes a transaction and a solid block that has it.

let network: TestTron
let wallet: Awaited<ReturnType<TestTron['fundedWallet']>>

beforeAll(async () => {
  const opened = await openTestTron()
  if (!opened) return
  network = opened
  wallet = await network.fundedWallet({ native: '1000', usdt: '100.00' })
})
afterAll(() => network?.stop())
beforeEach((context) => needsAnvil(context))

const infoOf = (id: string) => network.reader.trx.getUnconfirmedTransactionInfo(id)
const headNumber = async () => (await network.reader.trx.getCurrentBlock()).block_header.raw_data.number ?? 0

test('a lost transaction is in no block, and lands once when its bytes are sent again [C18]', async () => {
  const to = newAddress()
  network.tron.loseNext(1)
  const { signed, answer } = await network.send(wallet, to, 1_000_000n)
  expect(answer.result).toBe(true)
  await network.tron.skipBlocks(3)
  expect(await infoOf(signed.txID)).toEqual({})
  expect((await wallet.tronWeb.trx.sendRawTransaction(signed)).result).toBe(true)
  await network.settle(signed.txID)
  expect(await network.balanceOf(to)).toBe('1.00')
})

test('a busy node takes nothing, and a delayed transaction lands later [C18]', async () => {
  network.tron.refuseNext(1)
  const busy = await network.send(wallet, newAddress(), 1n)
  expect(busy.answer).toMatchObject({ code: 'SERVER_BUSY' })
  network.tron.delayNext(1, 10)
  const before = await headNumber()
  const { signed } = await network.send(wallet, newAddress(), 1n)
  await network.tron.skipBlocks(15)
  expect((await infoOf(signed.txID)).blockNumber).toBeGreaterThan(before + 10)
})

test('a fork takes blocks back with their tokens, and lands the transaction in another one [C18]', async () => {
  const to = newAddress()
  const { signed } = await network.send(wallet, to, 2_000_000n)
  const { blockNumber, blockTimeStamp } = await network.settle(signed.txID)
  const erased = await network.reader.trx.getBlockByNumber(blockNumber)
  const depth = (await headNumber()) - blockNumber + 2
  await network.tron.fork(depth)
  const info = await network.settle(signed.txID)
  expect(info.blockNumber).toBeGreaterThan(blockNumber)
  expect(info.blockTimeStamp).toBeGreaterThan(blockTimeStamp)
  expect((await network.reader.trx.getBlockByNumber(blockNumber)).blockID).not.toBe(erased.blockID)
  expect(await network.balanceOf(to)).toBe('2.00')
})

test('a branch without the transaction leaves the tokens where they were [C18]', async () => {
  const to = newAddress()
  const before = await network.balanceOf(wallet.address)
  const { signed } = await network.send(wallet, to, 3_000_000n)
  const { blockNumber } = await network.settle(signed.txID)
  await network.tron.fork((await headNumber()) - blockNumber + 1, { drops: true })
  await network.tron.skipBlocks(25)
  expect(await infoOf(signed.txID)).toEqual({})
  expect(await network.reader.trx.getTransactionInfo(signed.txID)).toEqual({})
  expect([await network.balanceOf(to), await network.balanceOf(wallet.address)]).toEqual(['0.00', before])
  await expect(network.tron.fork(20)).rejects.toThrow('Solid blocks are final')
})

test('a transaction that expires while it waits is in no block [C18]', async () => {
  network.tron.delayNext(1, 30)
  const { signed } = await network.send(wallet, newAddress(), 1n)
  await network.tron.skipBlocks(40)
  expect(await infoOf(signed.txID)).toEqual({})
})

test('a node that has fallen behind does not know the newest blocks [C18]', async () => {
  const { signed } = await network.send(wallet, newAddress(), 1n)
  const { blockNumber } = await network.settle(signed.txID)
  network.tron.fallBehind(200)
  expect(await headNumber()).toBeLessThan(blockNumber)
  expect(await infoOf(signed.txID)).toEqual({})
  network.tron.fallBehind(0)
  expect(await infoOf(signed.txID)).toMatchObject({ blockNumber })
})

test('transactions of one block change their order on command [C18]', async () => {
  const { tron, transfer, settle, reader } = network
  const signed = []
  for (const units of [1n, 2n]) signed.push(await wallet.tronWeb.trx.sign(await transfer(wallet, newAddress(), units)))
  tron.reorderNext()
  tron.delayNext(2, 4)
  for (const each of signed) await wallet.tronWeb.trx.sendRawTransaction(each)
  const [first, second] = [await settle(signed[0]!.txID), await settle(signed[1]!.txID)]
  const { transactions = [] } = await reader.trx.getBlockByNumber(first.blockNumber)
  // Where a block came between the two, there is nothing to turn round.
  const inOne = first.blockNumber === second.blockNumber ? signed.toReversed() : signed.slice(0, 1)
  expect(transactions.map(({ txID }) => txID)).toEqual(inOne.map(({ txID }) => txID))
})

test('a node that pruned forgets what is solid [C18]', async () => {
  const { signed } = await network.send(wallet, newAddress(), 1n)
  const { blockNumber } = await network.settle(signed.txID)
  await network.tron.skipBlocks(25)
  network.tron.prune()
  expect(await infoOf(signed.txID)).toEqual({})
  expect(await network.reader.trx.getTransactionInfo(signed.txID)).toEqual({})
  await expect(network.reader.trx.getBlockByNumber(blockNumber)).rejects.toThrow()
})
