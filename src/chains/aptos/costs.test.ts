import type { Account } from '@aptos-labs/ts-sdk'
import { afterAll, expect, test } from 'vitest'
import { startAptosNetwork, type AptosNetwork } from '../../../demo/chains/aptos/aptos-network.ts'
import { APTOS_FACTS, FACTS_BEFORE_AIP_141, type AptosFacts } from '../../../demo/chains/aptos/facts.ts'
import type { WalletOption } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { localNode, recordingSteps } from '../local-node.fixture.ts'
import { check } from './funds.ts'
import { approval, builtBy, keypairWallet, type Input } from './keypair-wallet.fixture.ts'
import { signedBySdk } from './sdk.fixture.ts'
import { send } from './send.ts'
import { submittingWallet } from './submitting-wallet.fixture.ts'

const networks: AptosNetwork[] = []
afterAll(() => Promise.all(networks.map((network) => network.stop())))

const times = (facts: AptosFacts, factor: bigint): AptosFacts => ({
  ...facts,
  minGasUnits: facts.minGasUnits * factor,
  maxGasUnits: facts.maxGasUnits * factor,
  gas: {
    failure: facts.gas.failure * factor,
    transfer: facts.gas.transfer * factor,
    newStore: facts.gas.newStore * factor,
  },
})

type Wallet = (network: AptosNetwork, key: Account) => WalletOption

async function customer(facts: AptosFacts, native: string, walletOf?: Wallet) {
  const network = await startAptosNetwork({ blockMs: 20, facts })
  networks.push(network)
  const { session: keypairSession, address, asked, key } = keypairWallet()
  const session = walletOf ? { ...keypairSession, wallet: walletOf(network, key) } : keypairSession
  await network.fund(address, { native, usdc: '250' })
  const to = await network.port.depositAddress('payout_a')
  const deposit: Deposit = { network: 'aptos', coin: 'usdc', amount: '12.34', from: address, to, memo: null }
  return { network, node: localNode({ aptos: network.rpcUrl }), session, deposit, asked, to }
}
type Customer = Awaited<ReturnType<typeof customer>>

async function sent({ node, session, deposit, network, to }: Customer, balance = '12.34') {
  await check(session, deposit, node)
  const watch = await send(session, deposit, node, recordingSteps())
  await expect.poll(() => watch.look()).toBe('confirmed')
  expect(await network.port.balance({ token: 'usdc', address: to })).toBe(balance)
}

/** Its SDK is ts-sdk 6.3.1 or newer, which raises a gas limit of less than 2,000 units. */
const raisingWallet: Wallet = (_, key) => {
  const address = key.accountAddress.toStringLong()
  const signTransaction = (input: Input) => {
    const maxGasAmount = Math.max(input.maxGasAmount, 2000)
    return approval(signedBySdk(key, builtBy(address, { ...input, maxGasAmount })))
  }
  return keypairWallet({ key, signTransaction }).session.wallet
}

test.each([
  ['before AIP-141', FACTS_BEFORE_AIP_141],
  ['as it is today', APTOS_FACTS],
  ['ten times as dear as today', times(APTOS_FACTS, 10n)],
])('a transfer to an address without a store lands on a network %s [CHAIN-14, C21]', async (_, facts) => {
  const one = await customer(facts, '1')
  await sent(one)
})

test('a wallet that submits by itself lands one too, on a network as it is today [CHAIN-14]', async () => {
  const one = await customer(APTOS_FACTS, '1', ({ rpcUrl }, key) => submittingWallet(rpcUrl, key))
  await sent(one)
})

test('a transfer to an address with a store is signed by a wallet that raises a low gas limit [CHAIN-14, C13]', async () => {
  const one = await customer(APTOS_FACTS, '1', raisingWallet)
  await sent(one)
  await sent(one, '24.68')
})

test('APT for the gas alone is enough, and an octa less is told before a payout exists [C21, SAFE-C11]', async () => {
  await sent(await customer(APTOS_FACTS, '0.00543'))
  const { session, deposit, node, asked } = await customer(APTOS_FACTS, '0.00542999')
  const failure = { code: 'network/not-enough-for-fee', broadcast: 'none', values: { coin: 'APT' } }
  await expect(check(session, deposit, node)).rejects.toMatchObject(failure)
  await expect(send(session, deposit, node, recordingSteps())).rejects.toMatchObject(failure)
  expect(asked).toEqual([])
})

test('the demo pays into a new address on a network that is ten times as dear [C18]', async () => {
  const { network, to } = await customer(times(APTOS_FACTS, 10n), '1')
  await network.port.send({ token: 'usdc', to, amount: '7.00', reference: 'return_a' })
  expect(await network.port.balance({ token: 'usdc', address: to })).toBe('7.00')
})
