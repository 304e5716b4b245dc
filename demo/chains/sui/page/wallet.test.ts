import { Transaction, coinWithBalance } from '@mysten/sui.js/transactions'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { openShopPage } from '../../test-wallet/shop-page.fixture.ts'
import { suiAccount } from '../test-account.ts'
import { USDC, openTestNetwork } from '../test-network.ts'
import { suiReader } from './reader.ts'
import { suiPageWallet } from './wallet.ts'

const { network, client, built, balanceOf } = await openTestNetwork()
const { address } = suiAccount
const RECIPIENT = `0x${'51'.repeat(32)}`
const person = openShopPage(network)

interface Wallet {
  readonly accounts: readonly { readonly address: string; readonly chains: readonly string[] }[]
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, Readonly<Record<string, (input?: unknown) => Promise<never>>>>>
}

async function wallet({ connected = true } = {}) {
  const made = suiPageWallet.create(suiAccount.state({ sui: network.rpcUrl })) as Wallet
  if (connected) await made.features['standard:connect']!['connect']!()
  person.asked = []
  return made
}

const sign = ({ accounts, features }: Wallet, transaction: Transaction, { chain = 'sui:mainnet' } = {}) =>
  features['sui:signTransaction']!['signTransaction']!({ transaction, chain, account: accounts[0] }) as Promise<{
    bytes: string
    signature: string
  }>

async function payment() {
  const transaction = new Transaction()
  transaction.setSender(address)
  transaction.transferObjects([coinWithBalance({ type: USDC, balance: 25_000_000n })], RECIPIENT)
  const bytes = await built(transaction)
  return { bytes, transaction: Transaction.from(bytes) }
}

test('the wallet connects when the person approves, says so to the page, and leaves [W11, W12]', async () => {
  const made = await wallet({ connected: false })
  const { connect } = made.features['standard:connect']!
  const seen: unknown[] = []
  const on = made.features['standard:events']!['on'] as unknown as (
    type: string,
    listener: (change: object) => void,
  ) => void
  on('change', (change) => seen.push(change))
  expect(await connect!({ silent: true })).toEqual({ accounts: [] })
  person.choice = 'decline'
  await expect(connect!()).rejects.toMatchObject({ code: 4001 })
  await expect(sign(made, (await payment()).transaction)).rejects.toMatchObject({ code: 4100 })
  person.choice = 'approve'
  await connect!()
  expect(made.accounts).toMatchObject([{ address, chains: ['sui:mainnet'] }])
  expect(person.asked.at(-1)).toContain(address)
  await made.features['standard:disconnect']!['disconnect']!()
  expect([made.accounts, seen.length, made.chains]).toEqual([[], 2, ['sui:mainnet']])
})

test('the wallet signs once the person has seen the payment, and the node takes the bytes [W11]', async () => {
  const made = await wallet()
  const { bytes, transaction } = await payment()
  person.choice = 'decline'
  await expect(sign(made, transaction)).rejects.toMatchObject({ code: 4001 })
  person.choice = 'approve'
  const signed = await sign(made, transaction)
  expect(person.asked[1]).toMatch(new RegExp(`Send 25.00 USDC\\? .*To ${RECIPIENT} From ${address} Network Sui`))
  expect(signed.bytes).toBe(base64.encode(bytes))
  const submission = { transaction: base64.decode(signed.bytes), signatures: [signed.signature] }
  const { Transaction: done } = await client.core.executeTransaction(submission)
  expect(done!.status.success).toBe(true)
  expect(await balanceOf(RECIPIENT)).toBe('25.00')
})

test('the wallet signs for no other chain [W11]', async () => {
  const { transaction } = await payment()
  await expect(sign(await wallet(), transaction, { chain: 'sui:testnet' })).rejects.toMatchObject({ code: 4901 })
  expect(person.asked).toEqual([])
})

test('the console reads balances and transactions from the node, and gives SUI for fees [C18]', async () => {
  const { rpcUrl } = network
  const made = await wallet()
  const { bytes, transaction } = await payment()
  const { signature } = await sign(made, transaction)
  const { Transaction: done } = await client.core.executeTransaction({ transaction: bytes, signatures: [signature] })
  expect(await suiReader.units(rpcUrl, USDC, RECIPIENT)).toBe(50_000_000n)
  expect(await suiReader.units(rpcUrl, USDC, `0x${'52'.repeat(32)}`)).toBe(0n)
  await expect
    .poll(() => suiReader.transaction(rpcUrl, done!.digest))
    .toEqual({ status: 'confirmed', block: expect.stringMatching(/^\d+$/) })
  const nothing = { status: 'not found', block: null }
  expect(await suiReader.transaction(rpcUrl, 'DMBdBZnpYR4EeTXzXL8A6BtVafqGjAWGsFZhP2zJYmXU')).toEqual(nothing)
  await suiReader.giveCoins(rpcUrl, RECIPIENT)
  expect(await suiReader.units(rpcUrl, '0x2::sui::SUI', RECIPIENT)).toBe(10_000_000_000n)
})
