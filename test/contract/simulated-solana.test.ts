import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Keypair } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { readRelayFailure, relayTransaction } from '../../src/api/chains.ts'
import { getPayout } from '../../src/api/payouts.ts'
import type { ChainNode } from '../../src/chains/adapter.ts'
import { createChainNode } from '../../src/chains/node.ts'
import { keypairWallet } from '../../src/chains/solana/keypair-wallet.fixture.ts'
import { solanaAdapter } from '../../src/chains/solana/solana-adapter.ts'
import { depositOf } from '../../src/domain/payouts/deposit.ts'
import { makePayout } from '../../src/operations/intents/intent-answer.fixture.ts'
import { createEndpoints, offRampForm } from './payout-forms.ts'
import { API_URL, openContract, type Contract } from './support.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const RPC_URL = `${API_URL}/sandbox/rpc/solana`
const owner = Keypair.fromSeed(testKey('solana', 0).secret)
const stranger = Keypair.generate()

interface Answered {
  readonly method: string
  readonly answer: { readonly result?: unknown; readonly error?: { readonly code: number } }
}

/** Asks the simulated node, and keeps each call with its answer. */
function recordingFetch(): { readonly fetch: typeof fetch; readonly answered: Answered[] } {
  const answered: Answered[] = []
  return {
    answered,
    async fetch(input, init) {
      const response = await contract.box.sandbox.fetch(new Request(input, init))
      const { method } = JSON.parse(init!.body as string) as { method: string }
      answered.push({ method, answer: (await response.clone().json()) as Answered['answer'] })
      return response
    },
  }
}

async function opened() {
  const endpoints = await createEndpoints(contract, 'solana')
  const { api } = endpoints.person
  const form = await offRampForm(endpoints, { amount: '100.00', network: 'sol', rail: 'achSameDay' })
  const payout = await makePayout(endpoints.person, form)
  const { fetch, answered } = recordingFetch()
  const node: ChainNode = createChainNode({
    fetch,
    rpcUrls: { solana: RPC_URL },
    tokenAddresses: {},
    relay: (transaction, skipPreflight) =>
      relayTransaction(api, { transaction, skipPreflight }).then(() => 'accepted', readRelayFailure),
  })
  return { api, payout, node, answered, deposit: depositOf(payout)! }
}

const steps = { async onAsking() {}, onHash() {} }

test('the widget sends an off-ramp on the simulated Solana, and reads its transaction back [PROD-11, CHAIN-15]', async () => {
  const { api, payout, node, deposit } = await opened()
  const from = owner.publicKey.toBase58()
  const balance = async () =>
    Number(await solanaAdapter.balance({ network: 'solana', coin: 'usdc', address: from }, node))
  const before = await balance()
  const sent = await solanaAdapter.send(keypairWallet(owner).session, { ...deposit, from }, node, steps)
  expect([await sent.look(), await sent.look()]).toEqual(['seen', 'confirmed'])
  expect(before - (await balance())).toBe(100)
  expect((await getPayout(api, payout.id)).status).not.toBe('pending')
  const other = solanaAdapter.follow({ ...deposit, from, to: stranger.publicKey.toBase58() }, sent.hash, node)
  expect(await other.look()).toBe('untraceable')
  const unknown = solanaAdapter.follow({ ...deposit, from }, '1'.repeat(64), node)
  expect(await unknown.look()).toBe('untraceable')
})

test('the widget refuses a wallet without tokens before it is asked [CHAIN-20, C9]', async () => {
  const { node, deposit } = await opened()
  const poor = { ...deposit, from: stranger.publicKey.toBase58() }
  const sent = solanaAdapter.send(keypairWallet(stranger).session, poor, node, steps)
  await expect(sent).rejects.toMatchObject({ code: 'network/not-enough-tokens' })
})

/** The methods that the sources name. A call is written with its method in quotes. */
function methodsIn(...patterns: readonly string[]): readonly string[] {
  const root = join(import.meta.dirname, '../..')
  const files = globSync(patterns, { cwd: root }).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const named = code.matchAll(/'((?:get|is|minimum|request|send|simulate)[A-Z]\w+)'/g)
  return [...new Set([...named].map(([, method]) => method!))].toSorted()
}

test('the simulated Solana knows every method that the widget and the Test Wallet send [PROD-11]', async () => {
  const methods = methodsIn(
    'src/chains/solana/**/*.ts',
    'demo/chains/solana/test-account.ts',
    'demo/chains/solana/page/wallet.ts',
  )
  expect(methods).toEqual(expect.arrayContaining(['getAccountInfo', 'getEpochInfo', 'getSignaturesForAddress']))
  const unknown = []
  for (const method of methods) {
    const call = { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }) }
    const response = await contract.box.sandbox.fetch(new Request(RPC_URL, call))
    const { error } = (await response.json()) as Answered['answer']
    if (error?.code === -32_601) unknown.push(method)
  }
  expect(unknown).toEqual([])
})

test('the simulated Solana answers every call of an off-ramp, from the check to the search on another device [PROD-11, C20]', async () => {
  const { node, deposit, answered } = await opened()
  const from = owner.publicKey.toBase58()
  const transfer = { ...deposit, from }
  const began = new Date(contract.box.clock.now())
  const { session } = keypairWallet(owner)
  await solanaAdapter.check(session, transfer, node)
  expect(await solanaAdapter.findSent(transfer, began, node)).toBeNull()
  const sent = await solanaAdapter.send(session, transfer, node, steps)
  expect([await sent.look(), await sent.look()]).toEqual(['seen', 'confirmed'])
  expect(await solanaAdapter.findSent(transfer, began, node)).toEqual({ hash: sent.hash, moved: 'exact' })
  expect(await solanaAdapter.findTransfers(transfer, began, node)).toEqual([{ hash: sent.hash, amount: '100.000000' }])
  // Its expiry is over, and the network does not know it.
  const known = { since: began, bound: '1' }
  expect(await solanaAdapter.follow(transfer, '1'.repeat(64), node, known).look()).toBe('expired')
  expect(answered.filter(({ answer }) => answer.error)).toEqual([])
  const methods = ['getEpochInfo', 'getFirstAvailableBlock', 'getSignaturesForAddress', 'getTransaction']
  expect(answered.map(({ method }) => method)).toEqual(expect.arrayContaining(methods))
})
