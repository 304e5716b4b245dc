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

async function opened() {
  const endpoints = await createEndpoints(contract, 'solana')
  const { api } = endpoints.person
  const form = await offRampForm(endpoints, { amount: '100.00', network: 'sol', rail: 'achSameDay' })
  const payout = await makePayout(endpoints.person, form)
  const node: ChainNode = createChainNode({
    fetch: (input, init) => contract.box.sandbox.fetch(new Request(input, init)),
    rpcUrls: { solana: RPC_URL },
    tokenAddresses: {},
    relay: (transaction, skipPreflight) =>
      relayTransaction(api, { transaction, skipPreflight }).then(() => 'accepted', readRelayFailure),
  })
  return { api, payout, node, deposit: depositOf(payout)! }
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
