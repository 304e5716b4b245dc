import {
  AccountAuthenticator,
  Deserializer,
  RawTransaction,
  SimpleTransaction,
  generateSignedTransaction,
} from '@aptos-labs/ts-sdk'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fundTestWallet } from '../../../start/test-wallet/funding.ts'
import { createTestWallet } from '../../../start/test-wallet/test-wallet.ts'
import { aptosAccount } from '../test-account.ts'
import { TRANSFER, USDC, openTestNetwork } from '../test-network.ts'
import { aptosPageWallet } from './wallet.ts'

const { network, aptos, built, submit, balanceOf } = await openTestNetwork()
const { address } = aptosAccount
const RECIPIENT = `0x${'51'.repeat(32)}`

/** What the person answers, and was asked. */
let choice = 'approve'
let asked: string[] = []

class FakeElement {
  returnValue = ''
  readonly #texts: string[] = []
  #closed = () => {}

  setAttribute() {}
  remove() {}
  append(...children: unknown[]) {
    this.#texts.push(...children.map(String))
  }
  addEventListener(_: string, closed: () => void) {
    this.#closed = closed
  }
  showModal() {
    asked.push(String(this))
    this.returnValue = choice
    queueMicrotask(() => this.#closed())
  }
  toString() {
    return this.#texts.join(' ')
  }
}

/** The demo's server, which a page asks at its own origin. */
async function answerOfServer(body: string) {
  const { method, params } = JSON.parse(body) as { method: string; params: unknown[] }
  const methods = createTestWallet({ aptos: network.rpcUrl })
  return { jsonrpc: '2.0', id: 1, result: await methods[method]!(...params) }
}

const realFetch = globalThis.fetch

beforeAll(async () => {
  await fundTestWallet(network)
  vi.stubGlobal('location', { host: 'shop.example', origin: 'https://shop.example' })
  vi.stubGlobal('document', { createElement: () => new FakeElement(), body: new FakeElement() })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/test-wallet' ? Response.json(await answerOfServer(String(init.body))) : realFetch(url, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await network.stop()
})
beforeEach(() => {
  choice = 'approve'
  asked = []
})

type Feature = Readonly<Record<string, (...args: unknown[]) => Promise<{ status: string; args: never }>>>

async function wallet({ connected = true } = {}) {
  const state = aptosAccount.state({ aptos: network.rpcUrl })
  const { features } = aptosPageWallet.create(state) as { features: Readonly<Record<string, Feature>> }
  if (connected) await features['aptos:connect']!['connect']!()
  asked = []
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
  choice = 'decline'
  expect(await ask('connect')).toEqual({ status: 'Rejected' })
  await expect(ask('signTransaction', { payload })).rejects.toMatchObject({ code: 4100 })
  choice = 'approve'
  const { status, args } = await ask('connect')
  expect([status, String((args as { address: object }).address)]).toEqual(['Approved', address])
  expect(asked).toHaveLength(2)
  expect(asked[1]).toContain(address)
  expect(await ask('network')).toEqual({ name: 'mainnet', chainId: 1 })
})

test('the wallet signs what version 1.1 describes once the person has seen the payment, and the node takes it [W11]', async () => {
  const ask = await wallet()
  const expirationTimestamp = Math.floor(Date.now() / 1000) + 300
  const terms = { payload, sequenceNumber: 0, maxGasAmount: 8000, gasUnitPrice: 100, expirationTimestamp }
  choice = 'decline'
  expect(await ask('signTransaction', terms)).toEqual({ status: 'Rejected' })
  choice = 'approve'
  const { args } = await ask('signTransaction', terms)
  expect(asked[1]).toMatch(new RegExp(`Send 25.00 USDC\\? .*To ${RECIPIENT} From ${address} Network Aptos`))

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
