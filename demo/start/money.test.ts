import { Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { Contract, JsonRpcProvider, Wallet } from 'ethers'
import { TronWeb, utils } from 'tronweb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needsAnvil } from '../chains/evm/needs-anvil.fixture.ts'
import { rpc } from '../chains/json-rpc.ts'
import { EVM_NETWORKS, SOLANA_TOKENS, TRON_TOKENS } from '../chains/networks.ts'
import { toUnits } from '../chains/token-amount.ts'
import { type LocalChains, startChains } from '../chains/start-chains.ts'
import { createTokenAccount, transferTokens } from '../chains/solana/token-instructions.ts'
import { type TestSandbox, createTestSandbox } from '../sandbox/testing.ts'

// The sandbox with configured networks.
let chains: LocalChains
let sandbox: TestSandbox
let token: string
let customerId: string

beforeAll(async () => {
  chains = await startChains({ networks: ['base', 'ethereum', 'solana', 'tron'], slotMs: 20, blockMs: 30 })
  sandbox = await createTestSandbox({ chains: chains.ports })
  ;({ token, customerId } = await sandbox.signIn('existing@example.com'))
})
afterAll(async () => {
  await sandbox.close()
  await chains.stop()
})

interface Network {
  readonly wallet: string
  readonly transfer: string
  readonly coin: 'usdc' | 'usdt'
  newWallet(): Promise<{ address: string; pay(to: string, units: bigint): Promise<string> }>
}

const evm = (name: 'base' | 'ethereum'): Network => ({
  wallet: name,
  transfer: name,
  coin: 'usdc',
  async newWallet() {
    const provider = new JsonRpcProvider(chains.rpcUrls[name], undefined, { cacheTimeout: -1, pollingInterval: 50 })
    const wallet = Wallet.createRandom(provider)
    const usdc = new Contract(EVM_NETWORKS[name].tokens.usdc.address, ['function transfer(address, uint256)'], wallet)
    await fund(name, wallet.address)
    return {
      address: wallet.address,
      async pay(to, units) {
        const sent = await usdc['transfer']!(to, units)
        await sent.wait()
        provider.destroy()
        return sent.hash as string
      },
    }
  },
})
const base = evm('base')

const solana: Network = {
  wallet: 'solana',
  transfer: 'sol',
  coin: 'usdc',
  async newWallet() {
    const keypair = Keypair.generate()
    const url = chains.rpcUrls.solana!
    await fund('solana', keypair.publicKey.toBase58())
    return {
      address: keypair.publicKey.toBase58(),
      async pay(to, units) {
        const { value: latest } = await rpc<{ value: { blockhash: string; lastValidBlockHeight: number } }>(
          url,
          'getLatestBlockhash',
        )
        const [owner, mint] = [new PublicKey(to), new PublicKey(SOLANA_TOKENS.usdc.address)]
        const from = keypair.publicKey
        const transaction = new Transaction({ feePayer: from, ...latest })
        transaction.add(
          createTokenAccount(from, owner, mint),
          transferTokens({ from, to: owner, mint, units, decimals: 6 }),
        )
        transaction.sign(keypair)
        const bytes = transaction.serialize().toString('base64')
        const signature = await rpc<string>(url, 'sendTransaction', [bytes, { encoding: 'base64' }])
        chains.nodes.solana!.skipSlots(2)
        return signature
      },
    }
  },
}

const tron: Network = {
  wallet: 'tron',
  transfer: 'tron',
  coin: 'usdt',
  async newWallet() {
    const { privateKey, address } = utils.accounts.generateAccount()
    const tronWeb = new TronWeb({ fullHost: chains.rpcUrls.tron!, privateKey })
    await chains.nodes.tron!.fund(address.base58, { native: '100', usdt: '500.00' })
    return {
      address: address.base58,
      async pay(to, units) {
        const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
          TRON_TOKENS.usdt.address,
          'transfer(address,uint256)',
          { txLocal: true, feeLimit: 100_000_000 },
          [
            { type: 'address', value: to },
            { type: 'uint256', value: units.toString() },
          ],
          address.base58,
        )
        const signed = await tronWeb.trx.sign(transaction)
        await tronWeb.trx.sendRawTransaction(signed)
        return signed.txID
      },
    }
  },
}

const fund = (network: string, address: string) =>
  chains.networks.find((each) => each.network === network)!.fund(address, { native: '1', usdc: '500.00' })

async function addWallet(network: string, address: string): Promise<string> {
  const body = { network, address, nickname: `My ${network}`, consent: true, isConnected: false }
  return (await sandbox.request('POST', 'wallets', { token, body })).data.wallet.id
}

async function dollarAccount(): Promise<string> {
  const { bankAccounts } = (await sandbox.request('GET', 'bankAccounts', { token })).data
  return bankAccounts.find(({ currency, status }: Record<string, string>) => currency === 'usd' && status === 'active')
    .id
}

async function receiveOf(asked: Record<string, string>): Promise<string> {
  const body = { ...asked, received: false, customerId }
  const { amountAdjustments } = (await sandbox.request('POST', 'payouts/amountAdjustments', { token, body })).data
  return amountAdjustments.find(({ type }: { type: string }) => type === 'fxRate').receive.amount
}

async function createPayout(source: Record<string, string>, destination: Record<string, string>) {
  const rails = { sourceNetwork: source['network']!, destinationNetwork: destination['network']! }
  const coins = { sourceCurrency: source['currency']!, destinationCurrency: destination['currency']! }
  const amount = await receiveOf({ amount: source['amount']!, ...rails, ...coins })
  const body = { source, destination: { ...destination, amount } }
  const answer = await sandbox.request('POST', 'payouts', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { ...answer.data.payout, expected: amount }
}

async function until(id: string, status: string) {
  for (;;) {
    const { payout } = (await sandbox.request('GET', `payouts/${id}`, { token })).data
    if (payout.status === status) return payout
    await sandbox.advance(1)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

const movements = async (payoutId: string, kind: string) => {
  const { data } = await sandbox.request('GET', `/sandbox/ledger?customerId=${customerId}`)
  return data.filter((each: { payoutId: string; kind: string }) => each.payoutId === payoutId && each.kind === kind)
}

test.for([base, solana, tron])(
  'dollars paid at the bank arrive as tokens on $wallet once [C18]',
  async (network, context) => {
    if (network !== solana) needsAnvil(context)
    const { address } = await network.newWallet()
    const before = await chains.ports[network.transfer]!.balance({ token: network.coin, address })
    const id = await addWallet(network.wallet, address)
    const payout = await createPayout(
      { type: 'bankAccount', id: 'usd', amount: '100.00', currency: 'usd', network: 'wire' },
      { type: 'wallet', id, currency: network.coin, network: network.transfer },
    )
    await sandbox.request('POST', `/sandbox/payouts/${payout.id}/fund`)
    const done = await until(payout.id, 'succeeded')
    expect(done.finalAmount).toBe(payout.expected)
    await sandbox.advance(5)

    const [sent, ...more] = await movements(payout.id, 'tokenOut')
    expect([sent.amount, more]).toEqual([payout.expected, []])
    const after = await chains.ports[network.transfer]!.balance({ token: network.coin, address })
    expect(toUnits(after, 6) - toUnits(before, 6)).toBe(toUnits(payout.expected, 6))
    const port = chains.ports[network.transfer]!
    const seen = async () => (await port.deposits(null)).deposits.filter(({ hash }) => hash === sent.hash)
    await expect.poll(seen, { timeout: 5000 }).toMatchObject([{ to: address, amount: payout.expected }])
  },
)

test.for([base, solana, tron])('tokens sent on $wallet fund their payout once [C18]', async (network, context) => {
  if (network !== solana) needsAnvil(context)
  const wallet = await network.newWallet()
  const id = await addWallet(network.wallet, wallet.address)
  const dollars = await dollarAccount()
  const payout = await createPayout(
    { type: 'wallet', id, amount: '50.00', currency: network.coin, network: network.transfer },
    { type: 'bankAccount', id: dollars, currency: 'usd', network: 'wire' },
  )
  expect(payout.instructions.resource).toMatchObject({ type: 'wallet', network: network.transfer })

  const hash = await wallet.pay(payout.instructions.resource.address, 50_000_000n)
  const done = await until(payout.id, 'succeeded')
  expect(done.finalAmount).toBe(payout.expected)
  await sandbox.advance(5)
  expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '50.00', hash }])
  expect(await movements(payout.id, 'bankOut')).toHaveLength(1)
})

test.for([evm('ethereum'), solana])(
  'tokens sent on $wallet to a generated address become a payout in the history, and money in the bank, once [PROD-09, C18]',
  async (network, context) => {
    if (network !== solana) needsAnvil(context)
    const list = async () => (await sandbox.request('GET', 'payouts', { token })).data.payouts as { id: string }[]
    const body = {
      bankAccount: await dollarAccount(),
      source: { network: network.transfer, currency: network.coin },
      destination: { currency: 'usd', network: 'wire' },
    }
    const link = (await sandbox.request('POST', 'walletBankAccounts', { token, body })).data.walletBankAccount
    const earlier = (await list()).map(({ id }) => id)
    const made = async () => (await list()).filter(({ id }) => !earlier.includes(id))

    const hash = await (await network.newWallet()).pay(link.wallet.address, 250_000_000n)
    while ((await made()).length === 0) {
      await sandbox.advance(1)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    const [payout, ...more] = await made()
    const done = await until(payout!.id, 'succeeded')
    await sandbox.advance(5)

    expect(more).toEqual([])
    expect(await made()).toHaveLength(1)
    expect(done).toMatchObject({ type: 'offRamp', amount: '250.00', finalAmount: '229.75' })
    expect(await movements(payout!.id, 'tokenIn')).toMatchObject([{ amount: '250.00', hash }])
    expect(await movements(payout!.id, 'bankOut')).toMatchObject([{ amount: '229.75', currency: 'usd' }])
  },
)
