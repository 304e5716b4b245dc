import {
  Account,
  AccountAddress,
  ChainId,
  Ed25519PrivateKey,
  generateTransactionPayload,
  type InputScriptData,
  RawTransaction,
} from '@aptos-labs/ts-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChains, type LocalChains } from '../../demo/chains/start-chains.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { registerRedemption } from '../../src/api/chains.ts'
import { getPayout } from '../../src/api/payouts.ts'
import { aptosAdapter } from '../../src/chains/aptos/aptos-adapter.ts'
import { approval, keypairWallet, type Input } from '../../src/chains/aptos/keypair-wallet.fixture.ts'
import { signedBySdk } from '../../src/chains/aptos/sdk.fixture.ts'
import { burnRefusal } from '../../src/chains/cctp/burn-refusal.ts'
import { APTOS_CONTRACTS } from '../../src/chains/cctp/contracts.fixture.ts'
import type { ChainNode } from '../../src/chains/adapter.ts'
import { createChainNode } from '../../src/chains/node.ts'
import { depositOf, type Deposit } from '../../src/domain/payouts/deposit.ts'
import { makePayout } from '../../src/operations/intents/intent-answer.fixture.ts'
import { createEndpoints, offRampForm } from './payout-forms.ts'
import { API_URL, openContract, type Contract } from './support.ts'

// Tokens on Aptos that are burned there and minted on Solana, as the sandbox asks for it with SANDBOX_CCTP=1.
const { address, secret } = testKey('aptos', 0)
const key = Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(secret) })

/** As the vendor's SDK builds the script that the wallet is asked for. */
async function signsScript(input: Input) {
  const raw = new RawTransaction(
    AccountAddress.from(address),
    BigInt(input.sequenceNumber),
    await generateTransactionPayload(input.payload as unknown as InputScriptData),
    BigInt(input.maxGasAmount),
    BigInt(input.gasUnitPrice),
    BigInt(input.expirationTimestamp),
    new ChainId(1),
  )
  return approval(signedBySdk(key, raw))
}

interface World {
  readonly contract: Contract
  readonly chains: LocalChains | null
}

async function opened({ contract, chains }: World) {
  const endpoints = await createEndpoints(contract, 'aptos')
  const { api } = endpoints.person
  const form = await offRampForm(endpoints, { amount: '100.00', network: 'aptos', rail: 'achSameDay' })
  const payout = await makePayout(endpoints.person, form)
  const simulated: typeof fetch = (input, init) => contract.box.sandbox.fetch(new Request(input, init))
  const node = createChainNode({
    fetch: chains ? fetch : simulated,
    rpcUrls: chains ? chains.rpcUrls : { solana: `${API_URL}/sandbox/rpc/solana` },
    cctp: { aptos: APTOS_CONTRACTS },
    relay: async () => 'unknown',
  })
  return { api, id: payout.id, deposit: depositOf(payout)!, node }
}

describe.each([['simulated'], ['local']])('a burn on Aptos for the %s Solana', (kind) => {
  let world: World
  beforeAll(async () => {
    const chains = kind === 'local' ? await startChains({ networks: ['aptos', 'solana'], blockMs: 20 }) : null
    const contract = await openContract({ settings: { cctp: true }, ...(chains && { chains: chains.ports }) })
    world = { contract, chains }
  })
  afterAll(async () => {
    await world.contract.close()
    await world.chains?.stop()
  })

  test('is for an account of USDC, to which it can be minted [C3]', async () => {
    const { deposit, node } = await opened(world)
    expect(deposit).toMatchObject({ network: 'aptos', redemption: 'solana' })
    await expect(burnRefusal(deposit, node)).resolves.toBeNull()
    const owner = { ...deposit, to: testKey('solana', 1).address }
    await expect(burnRefusal(owner, node)).resolves.toMatchObject({ code: 'network/refused' })
  })

  test('funds the payout once its transaction is registered [C3, CHAIN-26]', async () => {
    const { api, id, deposit, node } = await opened(world)
    const sourceTransactionHash = world.chains ? await burned(deposit, node) : `0x${'ab'.repeat(32)}`
    await registerRedemption(api, { sourceChain: 'aptos', sourceTransactionHash, transferId: id })
    expect((await getPayout(api, id)).status).toBe('funded')
  })

  /** The hash of a burn that the local Aptos has run, and that is found there. */
  async function burned(deposit: Deposit, node: ChainNode): Promise<string> {
    const balance = () => aptosAdapter.balance({ network: 'aptos', coin: 'usdc', address }, node)
    await world.chains!.nodes.aptos!.fund(address, { native: '1', usdc: '100.00' })
    const before = Number(await balance())
    const { wallet } = keypairWallet({ key, signTransaction: signsScript as never }).session
    const session = await aptosAdapter.connect(wallet, 'aptos')
    const since = new Date(Date.now() - 1000)
    const steps = { async onAsking() {}, onHash() {} }
    const watch = await aptosAdapter.send(session, deposit, node, steps)
    await expect.poll(() => watch.look()).toBe('confirmed')
    expect(before - Number(await balance())).toBe(100)
    await expect(aptosAdapter.findSent(deposit, since, node)).resolves.toEqual({ hash: watch.hash, moved: 'exact' })
    return watch.hash
  }
})
