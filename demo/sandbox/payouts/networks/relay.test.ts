import { Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SOLANA_TOKENS } from '../../../chains/networks.ts'
import { startChains, type LocalChains } from '../../../chains/start-chains.ts'
import { createTokenAccount, transferTokens } from '../../../chains/solana/token-instructions.ts'
import { createTestSandbox, type TestSandbox } from '../../testing.ts'
import { createTestCustomer } from '../test-customer.ts'

const mint = new PublicKey(SOLANA_TOKENS.usdc.address)
let chains: LocalChains
let box: TestSandbox
beforeAll(async () => {
  chains = await startChains({ networks: ['solana'], slotMs: 20 })
  box = await createTestSandbox({ chains: chains.ports })
})
afterAll(async () => {
  await box.close()
  await chains.stop()
})

async function latestBlockhash() {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getLatestBlockhash' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(chains.rpcUrls.solana!, { method: 'POST', headers, body })
  return (await answer.json()).result.value as { blockhash: string; lastValidBlockHeight: number }
}

async function transfer(from: Keypair, to: string, units: bigint): Promise<string> {
  const transaction = new Transaction({ feePayer: from.publicKey, ...(await latestBlockhash()) })
  const owner = new PublicKey(to)
  transaction.add(
    createTokenAccount(from.publicKey, owner, mint),
    transferTokens({ from: from.publicKey, to: owner, mint, units, decimals: 6 }),
  )
  transaction.sign(from)
  return transaction.serialize().toString('base64')
}

async function ready() {
  const customer = await createTestCustomer(box)
  const keys = Keypair.generate()
  const address = keys.publicKey.toBase58()
  await chains.nodes.solana!.fund(address, { native: '1', usdc: '150.00' })
  const [usd, sol] = [await customer.account('us'), await customer.wallet('solana', address)]
  const wish = { from: 'usdc sol', to: 'usd wire', sourceId: sol, destinationId: usd, amount: '100.00' }
  const payout = (await customer.create(wish)).data.payout
  return { ...customer, keys, payout, to: payout.instructions.resource.address as string }
}

test('a relayed transaction reaches the configured Solana and funds the payout [API-37]', async () => {
  const { ask, keys, to, payout } = await ready()
  const transaction = await transfer(keys, to, 100_000_000n)
  const { status, data } = await ask('POST', 'relay/solana?skipPreflight=false', { transaction, maxRetries: 1 })
  expect([status, data]).toEqual([200, { signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/) }])
  expect((await ask('POST', 'relay/solana?skipPreflight=true', { transaction })).data).toEqual(data)
  chains.nodes.solana!.skipSlots(2)
  await box.advance(1)
  expect((await ask('GET', `payouts/${payout.id}`)).data.payout.status).toBe('funded')
})

test('a preflight failure has the message of the node [API-37]', async () => {
  const { ask, keys, to } = await ready()
  const transaction = await transfer(keys, to, 900_000_000n)
  const { status, body } = await ask('POST', 'relay/solana?skipPreflight=false', { transaction })
  expect([status, body.error.code]).toEqual([422, 'preflight_failed'])
  expect(body.error.message).toMatch(/custom program error: 0x1/)
})
