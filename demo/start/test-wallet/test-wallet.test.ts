import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { base64 } from '@scure/base'
import { Interface, parseUnits } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needsAnvil } from '../../chains/evm/needs-anvil.fixture.ts'
import { rpc } from '../../chains/json-rpc.ts'
import { EVM_NETWORKS, SOLANA_TOKENS } from '../../chains/networks.ts'
import { createTokenAccount, transferTokens } from '../../chains/solana/token-instructions.ts'
import { type LocalChains, startChains } from '../../chains/start-chains.ts'
import { isEvmSignature, isSolanaSignature } from '../../sandbox/wallets/signature.ts'
import { testKey } from '../../sandbox/wallets/test-keys.ts'
import { fundTestWallet } from './funding.ts'
import { createTestWallet } from './test-wallet.ts'

const BASE = 8453
const MESSAGE = 'Sign to prove that you own this wallet – ✓'
const evmAddress = testKey('evm', 0).address
const solanaAddress = testKey('solana', 0).address
const usdcOnBase = EVM_NETWORKS.base.tokens.usdc.address
const erc20 = new Interface(['function transfer(address, uint256)'])

let chains: LocalChains
const wallet = (method: string, ...params: readonly unknown[]) => createTestWallet(chains.rpcUrls)[method]!(...params)

beforeAll(async () => {
  chains = await startChains({ networks: ['base', 'solana'], slotMs: 20 })
  for (const network of chains.networks) await fundTestWallet(network)
})
afterAll(() => chains.stop())

test('the Test Wallet lists its accounts on the networks that run, as they come [W11]', async (context) => {
  needsAnvil(context)
  const rpcUrls: Record<string, string> = {}
  const { state } = createTestWallet(rpcUrls)
  expect(state!()).toEqual({
    evm: { address: evmAddress, chains: [] },
    solana: null,
    sui: null,
    aptos: null,
    tron: null,
  })
  Object.assign(rpcUrls, chains.rpcUrls)
  const publicKey = base64.encode(new PublicKey(solanaAddress).toBytes())
  expect(state!()).toEqual({
    evm: { address: evmAddress, chains: [{ title: 'Base', chainId: BASE }] },
    solana: { address: solanaAddress, publicKey },
    sui: null,
    aptos: null,
    tron: null,
  })
})

test('the Test Wallet signs messages that the sandbox takes as proof [W11, W7]', async () => {
  const bytes = new TextEncoder().encode(MESSAGE)
  const ofEvm = (await wallet('evm_signMessage', `0x${Buffer.from(bytes).toString('hex')}`)) as string
  expect(isEvmSignature(MESSAGE, ofEvm, evmAddress)).toBe(true)
  const ofSolana = (await wallet('solana_signMessage', base64.encode(bytes))) as string
  expect(isSolanaSignature(MESSAGE, ofSolana, solanaAddress)).toBe(true)
})

const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const transferOnBase = (units: bigint) => ({
  from: evmAddress.toLowerCase(),
  to: usdcOnBase,
  data: erc20.encodeFunctionData('transfer', [someone, units]),
  value: '0x0',
  chainId: '0x2105',
})

test('the Test Wallet has 5,000 of each token at the start, and sends them on Base [W11]', async (context) => {
  needsAnvil(context)
  const { balance } = chains.ports['base']!
  const balances = ['usdc', 'usdt'] as const
  expect(await Promise.all(balances.map((token) => balance({ token, address: evmAddress })))).toEqual([
    '5000.00',
    '5000.00',
  ])
  expect(BigInt((await wallet('evm_read', BASE, 'eth_getBalance', [evmAddress, 'latest'])) as string)).toBe(
    parseUnits('10'),
  )
  const transaction = transferOnBase(1_234_500_000n)
  expect(await wallet('evm_payment', BASE, transaction)).toEqual({ amount: '1234.50', coin: 'USDC', to: someone })
  const hash = await wallet('evm_send', BASE, transaction)
  await expect
    .poll(() => rpc(chains.rpcUrls.base!, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1' })
  expect(await balance({ token: 'usdc', address: someone })).toBe('1234.50')
})

test('the Test Wallet names no payment where a call moves something else [W11]', async (context) => {
  needsAnvil(context)
  const transfer = transferOnBase(1n)
  for (const changed of [{ value: '0x1' }, { to: someone }, { data: '0x' }, { data: `${transfer.data}00` }])
    expect(await wallet('evm_payment', BASE, { ...transfer, ...changed })).toBe(null)
})

test('the Test Wallet refuses what it cannot sign, and what no node of the demo answers [W11]', async (context) => {
  needsAnvil(context)
  const transfer = transferOnBase(1n)
  const refused: [number, string, ...unknown[]][] = [
    [4100, 'evm_send', BASE, { ...transfer, from: someone }],
    [-32602, 'evm_send', BASE, { ...transfer, chainId: '0x1' }],
    [-32602, 'evm_send', BASE, { ...transfer, input: '0x00' }],
    [-32000, 'evm_send', BASE, transferOnBase(9_000_000_000n)],
    [4901, 'evm_send', 1, transfer],
    [4901, 'evm_read', 1, 'eth_blockNumber', []],
    [4200, 'evm_read', BASE, 'eth_sign', []],
    [4200, 'evm_read', BASE, 'wallet_addEthereumChain', []],
    [-32602, 'evm_signMessage', 'text'],
    [-32602, 'solana_signMessage', '%'],
    [-32602, 'solana_signTransaction', 'AAAA'],
  ]
  for (const [code, method, ...params] of refused)
    await expect(
      (async () => wallet(method, ...params))(),
      `${method} ${JSON.stringify(params)}`,
    ).rejects.toMatchObject({ code })
})

const mint = new PublicKey(SOLANA_TOKENS.usdc.address)
const payer = new PublicKey(solanaAddress)

async function transferOnSolana(owner: PublicKey, { creates }: { creates: boolean }) {
  const { value } = await rpc<{ value: { blockhash: string } }>(chains.rpcUrls.solana!, 'getLatestBlockhash')
  const transfer = transferTokens({ from: payer, to: owner, mint, units: 25_000_000n, decimals: 6 })
  const transaction = new Transaction({ feePayer: payer, recentBlockhash: value.blockhash })
  if (creates) transaction.add(createTokenAccount(payer, owner, mint))
  return transaction.add(transfer)
}

const unsigned = (transaction: Transaction) =>
  base64.encode(new Uint8Array(transaction.serialize({ requireAllSignatures: false })))

test('the Test Wallet signs on Solana what a node takes, and reads who receives it [W11]', async () => {
  const { balance } = chains.ports['sol']!
  expect(await balance({ token: 'usdc', address: solanaAddress })).toBe('5000.00')
  const owner = Keypair.generate().publicKey
  const paid = { amount: '25.00', coin: 'USDC', to: owner.toBase58() }
  for (const creates of [true, false]) {
    const asked = unsigned(await transferOnSolana(owner, { creates }))
    expect(await wallet('solana_payment', asked), `creates: ${creates}`).toEqual(paid)
    const signed = await wallet('solana_signTransaction', asked)
    await rpc(chains.rpcUrls.solana!, 'sendTransaction', [signed, { encoding: 'base64' }])
    chains.nodes.solana!.skipSlots(2)
  }
  await expect.poll(() => balance({ token: 'usdc', address: owner.toBase58() })).toBe('50.00')
})

test('the Test Wallet names no payment on Solana where more is moved, and signs for no one else [W11]', async () => {
  const owner = Keypair.generate().publicKey
  const more = (await transferOnSolana(owner, { creates: true })).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: owner, lamports: 1 }),
  )
  expect(await wallet('solana_payment', unsigned(more))).toBe(null)
  expect(await wallet('solana_payment', unsigned(await transferOnSolana(owner, { creates: false })))).toBe(null)

  const others = await transferOnSolana(owner, { creates: true })
  const stranger = Keypair.generate().publicKey
  const theirs = new Transaction({ feePayer: stranger, recentBlockhash: others.recentBlockhash! })
  theirs.add(SystemProgram.transfer({ fromPubkey: stranger, toPubkey: owner, lamports: 1 }))
  await expect((async () => wallet('solana_signTransaction', unsigned(theirs)))()).rejects.toMatchObject({ code: 4100 })
})
