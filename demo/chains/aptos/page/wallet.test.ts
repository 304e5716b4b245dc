import {
  AccountAuthenticator,
  Deserializer,
  RawTransaction,
  SimpleTransaction,
  generateSignedTransaction,
} from '@aptos-labs/ts-sdk'
import { expect, test } from 'vitest'
import { openShopPage } from '../../test-wallet/shop-page.fixture.ts'
import { aptosAccount } from '../test-account.ts'
import { TRANSFER, USDC, openTestNetwork } from '../test-network.ts'
import { aptosPageWallet } from './wallet.ts'

const { network, aptos, built, submit, balanceOf } = await openTestNetwork()
const { address } = aptosAccount
const RECIPIENT = `0x${'51'.repeat(32)}`
const person = openShopPage(network)

type Feature = Readonly<Record<string, (...args: unknown[]) => Promise<{ status: string; args: never }>>>

async function wallet({ connected = true } = {}) {
  const state = aptosAccount.state({ aptos: network.rpcUrl })
  const { features } = aptosPageWallet.create(state) as { features: Readonly<Record<string, Feature>> }
  if (connected) await features['aptos:connect']!['connect']!()
  person.asked = []
  return (verb: string, ...args: unknown[]) => features[`aptos:${verb}`]![verb]!(...args)
}

const payload = {
  function: TRANSFER,
  typeArguments: ['0x1::fungible_asset::Metadata'],
  functionArguments: [USDC, RECIPIENT, 25_000_000n],
}
const settled = (hash: unknown) => aptos.waitForTransaction({ transactionHash: String(hash) })

test('the wallet connects when the person approves, and returns a refusal by the standard [W11, W12]', async () => {
  const ask = await wallet({ connected: false })
  expect(await ask('connect', true)).toEqual({ status: 'Rejected' })
  person.choice = 'decline'
  expect(await ask('connect')).toEqual({ status: 'Rejected' })
  await expect(ask('signTransaction', { payload })).rejects.toMatchObject({ code: 4100 })
  person.choice = 'approve'
  const { status, args } = await ask('connect')
  expect([status, String((args as { address: object }).address)]).toEqual(['Approved', address])
  expect(person.asked).toHaveLength(2)
  expect(person.asked[1]).toContain(address)
  expect(await ask('network')).toEqual({ name: 'mainnet', chainId: 1 })
})

test('the wallet signs what version 1.1 describes once the person has seen the payment, and the node takes it [W11]', async () => {
  const ask = await wallet()
  const expirationTimestamp = Math.floor(Date.now() / 1000) + 300
  const terms = { payload, sequenceNumber: 0, maxGasAmount: 8000, gasUnitPrice: 100, expirationTimestamp }
  person.choice = 'decline'
  expect(await ask('signTransaction', terms)).toEqual({ status: 'Rejected' })
  person.choice = 'approve'
  const { args } = await ask('signTransaction', terms)
  expect(person.asked[1]).toMatch(new RegExp(`Send 25.00 USDC\\? .*To ${RECIPIENT} From ${address} Network Aptos`))

  const { rawTransaction, authenticator } = args as Record<string, { bcsToBytes(): Uint8Array }>
  const read = (bytes: Uint8Array) => new Deserializer(bytes)
  const transaction = SimpleTransaction.deserialize(read(rawTransaction!.bcsToBytes()))
  const { sequence_number: number, expiration_timestamp_secs: expires } = transaction.rawTransaction
  expect([number, expires]).toEqual([0n, BigInt(expirationTimestamp)])
  const inner = (rawTransaction as unknown as { rawTransaction: { bcsToBytes(): Uint8Array } }).rawTransaction
  expect(RawTransaction.deserialize(read(inner.bcsToBytes()))).toEqual(transaction.rawTransaction)
  const senderAuthenticator = AccountAuthenticator.deserialize(read(authenticator!.bcsToBytes()))
  const { body } = await submit(generateSignedTransaction({ transaction, senderAuthenticator }))
  await settled(body['hash'])
  expect(await balanceOf(RECIPIENT)).toBe('25.00')
})

test('the wallet signs a transaction of the SDK by version 1.0, but none that another account pays for [W11]', async () => {
  const ask = await wallet()
  const transaction = await built({ accountAddress: address } as never, RECIPIENT, { units: 5_000_000n })
  const { args } = await ask('signTransaction', transaction)
  const bytes = (args as { bcsToBytes(): Uint8Array }).bcsToBytes()
  const senderAuthenticator = AccountAuthenticator.deserialize(new Deserializer(bytes))
  const { body } = await submit(generateSignedTransaction({ transaction, senderAuthenticator }))
  await settled(body['hash'])
  transaction.feePayerAddress = transaction.rawTransaction.sender
  await expect(ask('signTransaction', transaction)).rejects.toMatchObject({ code: -32_602 })
})

test('the wallet submits by itself, and gives the hash that the network has [W11]', async () => {
  const ask = await wallet()
  const before = Number(await balanceOf(RECIPIENT))
  const { args } = await ask('signAndSubmitTransaction', { payload })
  expect(await settled((args as { hash: string }).hash)).toMatchObject({ success: true, sender: address })
  expect(Number(await balanceOf(RECIPIENT))).toBe(before + 25)
})
