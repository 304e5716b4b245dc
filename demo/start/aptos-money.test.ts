import type { Ed25519Account } from '@aptos-labs/ts-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AptosNetwork } from '../chains/aptos/aptos-network.ts'
import { createAptosPort } from '../chains/aptos/aptos-port.ts'
import { rest } from '../chains/aptos/rest-client.ts'
import { aptosSdk, transferTransaction } from '../chains/aptos/transfer-transaction.ts'
import { APTOS_TOKENS } from '../chains/networks.ts'
import { type LocalChains, startChains } from '../chains/start-chains.ts'
import { toUnits } from '../chains/token-amount.ts'
import { type TestSandbox, createTestSandbox } from '../sandbox/testing.ts'

// The sandbox with an Aptos network. A payout from Aptos needs its tokens and the registration of their transaction.
let chains: LocalChains
let aptos: AptosNetwork
let sandbox: TestSandbox
let token: string
let customerId: string

beforeAll(async () => {
  chains = await startChains({ networks: ['aptos'], blockMs: 20 })
  aptos = chains.nodes.aptos!
  sandbox = await createTestSandbox({ chains: chains.ports })
  ;({ token, customerId } = await sandbox.signIn('existing@example.com'))
})
afterAll(async () => {
  await sandbox.close()
  await chains.stop()
})

const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
  sandbox.request(method, path, { token, ...(body && { body }) })

async function fundedWallet(): Promise<Ed25519Account> {
  const { Account } = await aptosSdk()
  const wallet = Account.generate()
  await aptos.fund(wallet.accountAddress.toString(), { native: '1', usdc: '500.00' })
  return wallet
}

async function pay(wallet: Ed25519Account, to: string, units: bigint): Promise<string> {
  const { generateSignedTransaction } = await aptosSdk()
  const sender = wallet.accountAddress.toString()
  const { sequence_number: next } = await rest<{ sequence_number: string }>(aptos.rpcUrl, `accounts/${sender}`)
  const transaction = await transferTransaction({
    sender,
    asset: APTOS_TOKENS.usdc.address,
    to,
    units,
    sequenceNumber: BigInt(next),
    maxGasAmount: 2000n,
    gasUnitPrice: 100n,
    expiresAt: BigInt(Math.floor(Date.now() / 1000) + 60),
  })
  const senderAuthenticator = wallet.signTransactionWithAuthenticator(transaction)
  const bcs = generateSignedTransaction({ transaction, senderAuthenticator })
  const { hash } = await rest<{ hash: string }>(aptos.rpcUrl, 'transactions', { bcs })
  await rest(aptos.rpcUrl, `transactions/wait_by_hash/${hash}`)
  return hash
}

async function addWallet({ accountAddress }: Ed25519Account): Promise<string> {
  const body = {
    network: 'aptos',
    address: accountAddress.toString(),
    nickname: 'Mine',
    consent: true,
    isConnected: false,
  }
  return (await ask('POST', 'wallets', body)).data.wallet.id
}

async function createPayout(source: Record<string, string>, destination: Record<string, string>) {
  const body = {
    amount: source['amount'],
    sourceNetwork: source['network'],
    sourceCurrency: source['currency'],
    destinationNetwork: destination['network'],
    destinationCurrency: destination['currency'],
    received: false,
    customerId,
  }
  const { amountAdjustments } = (await ask('POST', 'payouts/amountAdjustments', body)).data
  const { amount } = amountAdjustments.find(({ type }: { type: string }) => type === 'fxRate').receive
  const answer = await ask('POST', 'payouts', { source, destination: { ...destination, amount } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { ...answer.data.payout, expected: amount }
}

async function dollars(): Promise<string> {
  const { bankAccounts } = (await ask('GET', 'bankAccounts')).data
  return bankAccounts.find(({ currency, status }: Record<string, string>) => currency === 'usd' && status === 'active')
    .id
}

async function offRamp(wallet: Ed25519Account, amount: string) {
  return createPayout(
    { type: 'wallet', id: await addWallet(wallet), amount, currency: 'usdc', network: 'aptos' },
    { type: 'bankAccount', id: await dollars(), currency: 'usd', network: 'wire' },
  )
}

const register = (transferId: string, hash: string) =>
  ask('POST', 'cctp/off-ramp', { sourceChain: 'aptos', sourceTransactionHash: hash, transferId })

const statusOf = async (id: string) => (await ask('GET', `payouts/${id}`)).data.payout.status

async function until(id: string, status: string) {
  while ((await statusOf(id)) !== status) {
    await sandbox.advance(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return (await ask('GET', `payouts/${id}`)).data.payout
}

const movements = async (payoutId: string, kind: string) => {
  const { data } = await sandbox.request('GET', `/sandbox/ledger?customerId=${customerId}`)
  return data.filter((each: { payoutId: string; kind: string }) => each.payoutId === payoutId && each.kind === kind)
}

test('dollars paid at the bank arrive as tokens on aptos once [C18]', async () => {
  const wallet = await fundedWallet()
  const address = wallet.accountAddress.toString()
  const payout = await createPayout(
    { type: 'bankAccount', id: await dollars(), amount: '100.00', currency: 'usd', network: 'wire' },
    { type: 'wallet', id: await addWallet(wallet), currency: 'usdc', network: 'aptos' },
  )
  await sandbox.request('POST', `/sandbox/payouts/${payout.id}/fund`)
  const done = await until(payout.id, 'succeeded')
  await sandbox.advance(5)
  expect(await movements(payout.id, 'tokenOut')).toMatchObject([{ amount: payout.expected }])
  const held = await aptos.port.balance({ token: 'usdc', address })
  expect(toUnits(held, 6)).toBe(toUnits('500.00', 6) + toUnits(done.finalAmount, 6))
})

test('tokens on the address of a payout leave it pending until their transaction is registered [C2, C18]', async () => {
  const wallet = await fundedWallet()
  const payout = await offRamp(wallet, '50.00')
  const { address, network } = payout.instructions.resource
  expect([network, address]).toEqual(['aptos', await createAptosPort(aptos.rpcUrl).depositAddress(payout.id)])

  const hash = await pay(wallet, address, 50_000_000n)
  await sandbox.advance(5)
  expect(await aptos.port.balance({ token: 'usdc', address })).toBe('50.00')
  expect([await statusOf(payout.id), await movements(payout.id, 'tokenIn')]).toEqual(['pending', []])

  expect((await register(payout.id, hash)).status).toBeLessThan(300)
  const done = await until(payout.id, 'succeeded')
  expect(done.finalAmount).toBe(payout.expected)
  expect((await register(payout.id, hash)).status).toBeLessThan(300)
  await sandbox.advance(5)
  expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '50.00', hash }])
  expect(await movements(payout.id, 'bankOut')).toHaveLength(1)
})

test('a transaction that is registered before its tokens are in a block funds the payout when they are [C2, C18]', async () => {
  const wallet = await fundedWallet()
  const payout = await offRamp(wallet, '40.00')
  aptos.faults.fallBehind()
  const hash = await pay(wallet, payout.instructions.resource.address, 40_000_000n)
  expect((await register(payout.id, hash)).status).toBeLessThan(300)
  await sandbox.advance(3)
  expect(await statusOf(payout.id)).toBe('pending')
  aptos.faults.keepUp()
  await until(payout.id, 'succeeded')
  await sandbox.advance(5)
  expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '40.00', hash }])
})

test('a hash that another payout has registered is refused, and funds neither twice [C2]', async () => {
  const wallet = await fundedWallet()
  const [first, second] = [await offRamp(wallet, '35.00'), await offRamp(await fundedWallet(), '45.00')]
  const hash = await pay(wallet, first.instructions.resource.address, 35_000_000n)
  await register(first.id, hash)
  await until(first.id, 'succeeded')
  expect(await register(second.id, hash)).toMatchObject({ status: 409, body: { error: { code: 'cctp_conflict' } } })
  await sandbox.advance(5)
  expect([await statusOf(second.id), await movements(second.id, 'tokenIn')]).toEqual(['pending', []])
})

test('a restart of the sandbox counts no deposit again, and finds those that came meanwhile [C18]', async () => {
  const wallet = await fundedWallet()
  const payout = await offRamp(wallet, '30.00')
  const { address } = payout.instructions.resource
  const hash = await pay(wallet, address, 30_000_000n)
  await sandbox.advance(2)
  const { db, clock } = sandbox
  await sandbox.sandbox.stop()
  sandbox = await createTestSandbox({ db, clock, chains: { aptos: createAptosPort(aptos.rpcUrl) } })
  await register(payout.id, hash)
  await until(payout.id, 'succeeded')
  await sandbox.advance(5)
  expect(await movements(payout.id, 'tokenIn')).toMatchObject([{ amount: '30.00', hash }])
  expect(await movements(payout.id, 'bankOut')).toHaveLength(1)
})
