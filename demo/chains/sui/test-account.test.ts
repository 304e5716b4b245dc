import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { Transaction, coinWithBalance } from '@mysten/sui.js/transactions'
import { base64 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundTestWallet } from '../../start/test-wallet/funding.ts'
import { createTestWallet } from '../../start/test-wallet/test-wallet.ts'
import { suiAccount } from './test-account.ts'
import { USDC, openTestNetwork } from './test-network.ts'

const { network, client, built, balanceOf } = await openTestNetwork()
const { address } = suiAccount
const wallet = async (method: string, ...params: readonly unknown[]) =>
  createTestWallet({ sui: network.rpcUrl })[method]!(...params)

beforeAll(() => fundTestWallet(network))
afterAll(() => network.stop())

const recipient = () => new Ed25519Keypair().toSuiAddress()

function payment(to: string, { sender = address, units = 25_000_000n } = {}): Transaction {
  const transaction = new Transaction()
  transaction.setSender(sender)
  transaction.transferObjects([coinWithBalance({ type: USDC, balance: units })], to)
  return transaction
}

test('the Test Wallet has 5,000 USDC and fees on Sui, and is there when the network runs [W11]', async () => {
  expect(await balanceOf(address)).toBe('5000.00')
  expect((await client.core.getBalance({ owner: address })).balance.balance).toBe('10000000000')
  expect(suiAccount.state({ sui: network.rpcUrl })).toMatchObject({ address })
  expect(suiAccount.state({})).toBeNull()
})

test('the account signs the very bytes that a page has built, says what they move, and a node takes them [W11]', async () => {
  const to = recipient()
  const bytes = await built(payment(to))
  expect(await wallet('sui_build', await Transaction.from(bytes).toJSON())).toBe(base64.encode(bytes))
  expect(await wallet('sui_payment', base64.encode(bytes))).toEqual({ amount: '25.00', coin: 'USDC', to })
  const signature = (await wallet('sui_signTransaction', base64.encode(bytes))) as string
  const { Transaction: done } = await client.core.executeTransaction({ transaction: bytes, signatures: [signature] })
  expect(done!.status.success).toBe(true)
  expect(await balanceOf(to)).toBe('25.00')
})

test('the account fills in what a page leaves open [W11]', async () => {
  const to = recipient()
  const bytes = (await wallet('sui_build', await payment(to).toJSON({ client }))) as string
  expect(await wallet('sui_payment', bytes)).toEqual({ amount: '25.00', coin: 'USDC', to })
})

test('the account names no payment where another coin, more than one, or nothing is moved [W11]', async () => {
  const sui = new Transaction()
  sui.setSender(address)
  sui.transferObjects([coinWithBalance({ balance: 1_000n })], recipient())
  const both = payment(recipient())
  both.transferObjects([coinWithBalance({ balance: 1_000n })], recipient())
  for (const transaction of [sui, both, payment(address)])
    expect(await wallet('sui_payment', base64.encode(await built(transaction)))).toBeNull()
})

test('the account refuses what it cannot sign [W11]', async () => {
  const someone = new Ed25519Keypair()
  await network.fund(someone.toSuiAddress(), { native: '1', usdc: '25.00' })
  const bytes = await built(payment(recipient(), { sender: someone.toSuiAddress() }))
  const strangers = base64.encode(bytes)
  const refused: [number, string, unknown][] = [
    [4100, 'sui_build', await Transaction.from(bytes).toJSON()],
    [4100, 'sui_signTransaction', strangers],
    [-32602, 'sui_signTransaction', 'AAAA'],
    [-32602, 'sui_signTransaction', base64.encode(new Uint8Array([...bytes, 0]))],
    [-32602, 'sui_payment', '%'],
    [-32602, 'sui_build', '{}'],
    [
      -32000,
      'sui_build',
      await payment(recipient(), { units: 10n ** 12n }).toJSON({ supportedIntents: ['CoinWithBalance'] }),
    ],
  ]
  for (const [code, method, param] of refused)
    await expect(wallet(method, param), `${method} ${param}`).rejects.toMatchObject({ code })
  await expect(async () => suiAccount.methods({}).sui_build('{}')).rejects.toMatchObject({ code: 4901 })
})
