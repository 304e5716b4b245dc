import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveCoins, hasToken, readBalance, readTransaction } from '../../../console/chain.ts'
import { needsAnvil } from '../../evm/needs-anvil.fixture.ts'
import { type TestTron, newAddress, openTestTron } from '../test-network.ts'

let network: TestTron
beforeAll(async () => {
  network = (await openTestTron())!
})
afterAll(() => network?.stop())
beforeEach((context) => needsAnvil(context))

const balanceOf = (address: string) =>
  readBalance(network.tron.rpcUrl, { network: 'tron', address, label: 'A wallet' }).then(({ amounts }) => amounts)

test('the console reads balances and transactions of Tron from its node, and gives TRX [C18]', async () => {
  const { tron, fundedWallet, send, settle, reader } = network
  const wallet = await fundedWallet({ usdt: '20.00' })
  await giveCoins(tron.rpcUrl, 'tron', wallet.address)
  expect((await reader.trx.getUnconfirmedAccount(wallet.address)).balance).toBe(1_000_000_000)

  const to = newAddress()
  const sent = [await send(wallet, to, 7_500_000n), await send(wallet, to, 90_000_000n)]
  const [paid, failed] = sent.map(({ signed }) => signed.txID) as [string, string]
  const blocks = [(await settle(paid)).blockNumber, (await settle(failed)).blockNumber].map(String)
  const read = (hash: string) => readTransaction(tron.rpcUrl, 'tron', hash)
  expect(await read(paid)).toEqual({ status: 'confirmed', block: blocks[0] })
  expect(await read(failed)).toEqual({ status: 'failed', block: blocks[1] })
  expect(await read('0'.repeat(64))).toEqual({ status: 'not found', block: null })
  expect(await balanceOf(to)).toEqual([{ token: 'usdt', amount: '7.50' }])
  expect(await balanceOf(wallet.address)).toEqual([{ token: 'usdt', amount: '12.50' }])
})

test('the console knows which stablecoins a network has [C18]', () => {
  expect([hasToken('tron', 'usdt'), hasToken('tron', 'usdc')]).toEqual([true, false])
  expect([hasToken('sol', 'usdc'), hasToken('sepolia', 'usdt'), hasToken('ach', 'usdc')]).toEqual([true, false, false])
})
