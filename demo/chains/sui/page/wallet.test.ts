import { Transaction, coinWithBalance } from '@mysten/sui.js/transactions'
import { base64 } from '@scure/base'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fundTestWallet } from '../../../start/test-wallet/funding.ts'
import { createTestWallet } from '../../../start/test-wallet/test-wallet.ts'
import { suiAccount } from '../test-account.ts'
import { USDC, openTestNetwork } from '../test-network.ts'
import { suiReader } from './reader.ts'
import { suiPageWallet } from './wallet.ts'

const { network, client, built, balanceOf } = await openTestNetwork()
const { address } = suiAccount
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
  const methods = createTestWallet({ sui: network.rpcUrl })
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

interface Wallet {
  readonly accounts: readonly { readonly address: string; readonly chains: readonly string[] }[]
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, Readonly<Record<string, (input?: unknown) => Promise<never>>>>>
}

async function wallet({ connected = true } = {}) {
  const made = suiPageWallet.create(suiAccount.state({ sui: network.rpcUrl })) as Wallet
  if (connected) await made.features['standard:connect']!['connect']!()
  asked = []
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
  choice = 'decline'
  await expect(connect!()).rejects.toMatchObject({ code: 4001 })
  await expect(sign(made, (await payment()).transaction)).rejects.toMatchObject({ code: 4100 })
  choice = 'approve'
  await connect!()
  expect(made.accounts).toMatchObject([{ address, chains: ['sui:mainnet'] }])
  expect(asked.at(-1)).toContain(address)
  await made.features['standard:disconnect']!['disconnect']!()
  expect([made.accounts, seen.length, made.chains]).toEqual([[], 2, ['sui:mainnet']])
})

test('the wallet signs once the person has seen the payment, and the node takes the bytes [W11]', async () => {
  const made = await wallet()
  const { bytes, transaction } = await payment()
  choice = 'decline'
  await expect(sign(made, transaction)).rejects.toMatchObject({ code: 4001 })
  choice = 'approve'
  const signed = await sign(made, transaction)
  expect(asked[1]).toMatch(new RegExp(`Send 25.00 USDC\\? .*To ${RECIPIENT} From ${address} Network Sui`))
  expect(signed.bytes).toBe(base64.encode(bytes))
  const submission = { transaction: base64.decode(signed.bytes), signatures: [signed.signature] }
  const { Transaction: done } = await client.core.executeTransaction(submission)
  expect(done!.status.success).toBe(true)
  expect(await balanceOf(RECIPIENT)).toBe('25.00')
})

test('the wallet signs for no other chain [W11]', async () => {
  const { transaction } = await payment()
  await expect(sign(await wallet(), transaction, { chain: 'sui:testnet' })).rejects.toMatchObject({ code: 4901 })
  expect(asked).toEqual([])
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
