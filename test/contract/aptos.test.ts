import { Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startChains, type LocalChains } from '../../demo/chains/start-chains.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { getPayout } from '../../src/api/payouts.ts'
import type { WalletOption } from '../../src/chains/adapter.ts'
import { aptosAdapter } from '../../src/chains/aptos/aptos-adapter.ts'
import { keypairWallet, REFUSAL } from '../../src/chains/aptos/keypair-wallet.fixture.ts'
import { submittingWallet } from '../../src/chains/aptos/submitting-wallet.fixture.ts'
import { createChainNode } from '../../src/chains/node.ts'
import { depositOf } from '../../src/domain/payouts/deposit.ts'
import { makePayout } from '../../src/operations/intents/intent-answer.fixture.ts'
import { sendPayout } from '../../src/operations/off-ramp/send-payout.ts'
import { createRegistrar, registerDue } from '../../src/operations/registration/registrar.ts'
import { createEndpoints, offRampForm } from './payout-forms.ts'
import { hurryRepeats, openContract, type Contract } from './support.ts'

// The client sends on the simulated network and registers with the sandbox, which finds the tokens there.
let chains: LocalChains
let contract: Contract
const { address, secret } = testKey('aptos', 0)
const key = Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(secret) })

beforeAll(async () => {
  chains = await startChains({ networks: ['aptos'], blockMs: 20 })
  contract = await openContract({ chains: chains.ports })
})
afterAll(async () => {
  await contract.close()
  await chains.stop()
})
afterEach(() => void vi.restoreAllMocks())
beforeEach(() => chains.nodes.aptos!.fund(address, { native: '1', usdc: '100.00' }))

async function made() {
  const endpoints = await createEndpoints(contract, 'aptos')
  const { api, journal } = endpoints.person
  const form = await offRampForm(endpoints, { amount: '100.00', network: 'aptos', rail: 'achSameDay' })
  const payout = await makePayout(endpoints.person, form)
  const deposit = depositOf(payout)!
  const node = createChainNode({ fetch, rpcUrls: chains.rpcUrls, relay: async () => 'unknown' })
  const registrar = () => createRegistrar({ api, journal })
  async function send(wallet: WalletOption) {
    const session = await aptosAdapter.connect(wallet, 'aptos')
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20))
    const parts = { api, journal, node, registrar: registrar(), dispatch() {}, isAttended: () => true, pause }
    return sendPayout(parts, { payoutId: payout.id, deposit, adapter: aptosAdapter, session })
  }
  const isPending = async () => {
    await contract.box.advance(1)
    return (await getPayout(api, payout.id)).status === 'pending'
  }
  const arrived = () => aptosAdapter.balance({ network: 'aptos', coin: 'usdc', address: deposit.to }, node)
  const registerLater = () => registerDue({ journal, registrar: registrar(), isAttended: () => true })
  const isRegistered = () => journal.entries().some((entry) => journal.knownOf(entry).has('registered'))
  return { api, id: payout.id, send, isPending, arrived, registerLater, isRegistered }
}

const signing = () => keypairWallet({ key }).session.wallet
const submitting = () => submittingWallet(chains.rpcUrls.aptos!, key)

test.each([
  ['signs', signing],
  ['submits by itself', submitting],
])(
  'a wallet of Aptos that %s sends an off-ramp, which is registered and taken [PROD-11, CHAIN-26, C13]',
  async (_, wallet) => {
    const { send, isPending, arrived } = await made()
    const end = await send(wallet())
    expect(end).toEqual({ status: 'sent', hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    expect(await arrived()).toBe('100.000000')
    await expect.poll(isPending).toBe(false)
  },
)

test('a refusal in the wallet of Aptos cancels the off-ramp, and moves nothing [STATE-OFFR-03, W12]', async () => {
  const { api, id, send, arrived } = await made()
  const end = await send(keypairWallet({ key, signTransaction: () => REFUSAL }).session.wallet)
  expect(end).toMatchObject({ status: 'notSent', isCancelled: true, error: { code: 'wallet/send-declined' } })
  expect([(await getPayout(api, id)).status, await arrived()]).toEqual(['cancelled', '0.000000'])
})

test('a registration that fails cancels nothing, and is made by a later page [CHAIN-26, C13]', async () => {
  hurryRepeats()
  const { send, isPending, registerLater, isRegistered } = await made()
  await contract.failNext('POST', 'cctp/off-ramp', { status: 503, shape: 'error', times: 3 })
  expect(await send(signing())).toMatchObject({ status: 'unregistered', isConflict: false })
  expect(await isPending()).toBe(true)
  expect(isRegistered()).toBe(false)
  await registerLater()
  expect(isRegistered()).toBe(true)
  await expect.poll(isPending).toBe(false)
})
