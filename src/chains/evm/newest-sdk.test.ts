import {
  createPublicClient,
  createWalletClient,
  custom,
  encodeAbiParameters,
  decodeFunctionData,
  encodeEventTopics,
  erc20Abi,
  formatLog,
  formatUnits,
  getAbiItem,
  isAddressEqual,
  numberToHex,
  parseEventLogs,
  parseTransaction,
  recoverTransactionAddress,
  verifyMessage,
  type Address,
  type Hex,
  type RpcLog,
  type TransactionSerializedEIP1559,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as chains from 'viem/chains'
import { describe, expect, it, test } from 'vitest'
import { evmChainId, type Network } from '../../domain/networks.ts'
import type { WalletSession } from '../adapter.ts'
import { recordingSteps } from '../local-node.fixture.ts'
import { chainFacts } from '../network-table.ts'
import { createChainNode } from '../node.ts'
import { unitsOf } from './erc20.ts'
import { send } from './send.ts'
import { signMessage } from './sign-message.ts'
import { findTransfers } from './transaction/find-sent.ts'
import { movedUnits, readReceipt } from './transaction/receipt.ts'

const ACCOUNT = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
const FROM = ACCOUNT.address
const TO = privateKeyToAccount(`0x${'6f'.repeat(32)}`).address
const STRANGER = privateKeyToAccount(`0x${'70'.repeat(32)}`).address

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

interface Row {
  readonly network: Network
  readonly chain: chains.Chain
  readonly coin: 'usdc' | 'usdt'
  readonly token: Address
  readonly amount: string
  readonly units: bigint
  readonly decimals: number
}

type Asked = readonly [coin: Row['coin'], token: Address, amount: string, units: bigint]

function row(network: Network, chain: chains.Chain, ...[coin, token, amount, units]: Asked): Row {
  return { network, chain, coin, token, amount, units, decimals: network === 'bsc' ? 18 : 6 }
}

const { mainnet, base, polygon, arbitrum, optimism, avalanche, sei, bsc, gnosis } = chains

const ROWS: readonly Row[] = [
  row('base', base, 'usdc', USDC, '0.000001', 1n),
  row('base', base, 'usdt', '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', '12.34', 12_340_000n),
  row(
    'ethereum',
    mainnet,
    'usdc',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '999999999.999999',
    999_999_999_999_999n,
  ),
  row('ethereum', mainnet, 'usdt', '0xdAC17F958D2ee523a2206206994597C13D831ec7', '0.01', 10_000n),
  row('polygon', polygon, 'usdc', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', '71.5', 71_500_000n),
  row('arbitrum', arbitrum, 'usdc', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', '4096.000001', 4_096_000_001n),
  row('optimism', optimism, 'usdt', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', '8.1', 8_100_000n),
  row('avalanche', avalanche, 'usdc', '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', '255', 255_000_000n),
  row('sei', sei, 'usdc', '0xe15fC38F6D8c56aF07bbCBe3BAf5708A2Bf42392', '16.777216', 16_777_216n),
  row('bsc', bsc, 'usdc', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', '0.000000000000000001', 1n),
  row(
    'bsc',
    bsc,
    'usdt',
    '0x55d398326f99059fF775485246999027B3197955',
    '1234567.89',
    1_234_567_890_000_000_000_000_000n,
  ),
  row('gnosis', gnosis, 'usdc', '0x2a22f9c3b484c3629090FeED35F17Ff8F88f76F0', '33.3', 33_300_000n),
]

interface Call {
  readonly method: string
  readonly params?: unknown
}

const HASH: Hex = `0x${'c4'.repeat(32)}`
const word = (value: bigint) => numberToHex(value, { size: 32 })
const BALANCE = word(2n ** 250n)

const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_accounts: [FROM],
  eth_blockNumber: '0x5f5e100',
  eth_call: BALANCE,
  eth_estimateGas: '0xea60',
  eth_sendTransaction: HASH,
}

/** A wallet and a node that the SDK and the product ask. Addresses are compared in small letters. */
function outside(chain: chains.Chain, answers = ANSWERS) {
  const asked: Call[] = []
  const all: typeof ANSWERS = { eth_chainId: numberToHex(chain.id), ...answers }
  async function request(call: Call) {
    asked.push(JSON.parse(JSON.stringify(call).toLowerCase()) as Call)
    return all[call.method]
  }
  const last = (method: string) => asked.findLast((call) => call.method === method.toLowerCase())?.params
  return { request, last }
}

function ours({ network, chain }: Pick<Row, 'network' | 'chain'>, answers = ANSWERS) {
  const { request, last } = outside(chain, answers)
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const result = await request(JSON.parse(init!.body as string) as Call)
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  }
  const wallet = { id: 'mock', name: 'Mock', provider: { request } }
  const session: WalletSession = { wallet, address: FROM, network, isMultisig: false }
  return { session, node: createChainNode({ fetch, relay: async () => 'unknown' }), last }
}

function theirs(chain: chains.Chain, answers = ANSWERS) {
  const { request, last } = outside(chain, answers)
  const transport = custom({ request: request as never })
  const wallet = createWalletClient({ account: FROM, chain, transport })
  return { wallet, node: createPublicClient({ chain, transport }), last }
}

const TRANSFER = getAbiItem({ abi: erc20Abi, name: 'Transfer' })

/** A log of the token as a node returns it. */
const logOf = ({ token }: Pick<Row, 'token'>, units: bigint, to = TO) =>
  ({
    address: token,
    topics: encodeEventTopics({ abi: [TRANSFER], args: { from: FROM, to } }) as [Hex, ...Hex[]],
    data: encodeAbiParameters([{ type: 'uint256' }], [units]),
    blockHash: HASH,
    blockNumber: '0x5f5e101',
    blockTimestamp: '0x6b49d200',
    transactionHash: HASH,
    transactionIndex: '0x2',
    logIndex: '0x1',
    removed: false,
  }) satisfies RpcLog

const depositOf = ({ network, coin, amount }: Row) => ({ network, coin, amount, from: FROM, to: TO, memo: null })

async function askedByUs(asked: Row): Promise<Readonly<Record<string, Hex>>> {
  const { session, node, last } = ours(asked)
  await send(session, depositOf(asked), node, recordingSteps())
  return (last('eth_sendTransaction') as [Readonly<Record<string, Hex>>])[0]
}

async function askedByViem({ chain, token, units }: Row) {
  const { wallet, last } = theirs(chain)
  await wallet.writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args: [TO, units] })
  return (last('eth_sendTransaction') as [object])[0]
}

describe.each(ROWS)('$amount $coin on $network, as viem’s newest writes it', (asked) => {
  it('a wallet is asked for the same call, of no value and of the chain alone [CHAIN-14]', async () => {
    const { value, chainid, ...call } = await askedByUs(asked)
    expect(call).toEqual(await askedByViem(asked))
    expect([value, chainid]).toEqual(['0x0', numberToHex(asked.chain.id)])
  })

  it('a wallet that signs it by EIP-1559 moves these units of the token, and nothing else [CHAIN-14]', async () => {
    const { to, data, value, chainid } = await askedByUs(asked)
    const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 7n, gas: 60_000n, nonce: 9 }
    const call = { to: to!, data: data!, value: BigInt(value!), chainId: Number(chainid) }
    const signed = await ACCOUNT.signTransaction({ type: 'eip1559', ...call, ...fees })
    const serializedTransaction = signed as TransactionSerializedEIP1559
    expect(await recoverTransactionAddress({ serializedTransaction })).toBe(FROM)
    const read = parseTransaction(serializedTransaction)
    expect(read).toMatchObject({ ...fees, chainId: asked.chain.id, to: asked.token.toLowerCase() })
    expect(read.value ?? 0n).toBe(0n)
    const args = [TO, asked.units]
    expect(decodeFunctionData({ abi: erc20Abi, data: read.data! })).toEqual({ functionName: 'transfer', args })
  })

  it('its log is found by the same question, and read as the same units [CHAIN-14, C20]', async () => {
    const logs = [logOf(asked, asked.units), logOf(asked, 3n), logOf(asked, 5n, STRANGER)]
    const answers = { ...ANSWERS, eth_getLogs: logs }
    const [client, product] = [theirs(asked.chain, answers), ours(asked, answers)]
    const filter = { address: asked.token, event: TRANSFER, args: { from: FROM, to: TO }, fromBlock: 99_999_999n }
    const listed = await client.node.getLogs({ ...filter, toBlock: 'latest' })
    const found = await findTransfers(depositOf(asked), 99_999_999, product.node)
    expect(product.last('eth_getLogs')).toEqual(client.last('eth_getLogs'))
    const sum = listed.filter(({ args }) => args.to === TO).reduce((units, { args }) => units + args.value!, 0n)
    expect(found).toEqual([{ hash: HASH, amount: formatUnits(sum, asked.decimals) }])
  })

  it('its receipt is read as the same units [CHAIN-14, C20]', () => {
    const logs = [logOf(asked, asked.units), logOf(asked, 5n, STRANGER), logOf({ ...asked, token: STRANGER }, 7n)]
    const receipt = { transactionHash: HASH, blockNumber: '0x5f5e101', status: '0x1', from: FROM, logs }
    const order = { from: FROM, to: TO, units: asked.units, token: { address: asked.token, decimals: asked.decimals } }
    const read = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: logs.map((log) => formatLog(log)) })
    const ofPayout = read.filter(({ address, args }) => args.to === TO && isAddressEqual(address, asked.token))
    expect(movedUnits(readReceipt(receipt, HASH)!, order)).toBe(ofPayout[0]!.args.value)
    expect(ofPayout.map(({ args }) => args.value)).toEqual([asked.units])
  })

  it('the balance is asked for and read in the same way [CHAIN-13]', async () => {
    const [client, product] = [theirs(asked.chain), ours(asked)]
    const call = { address: asked.token, abi: erc20Abi, functionName: 'balanceOf', args: [FROM] } as const
    const units = await client.node.readContract(call)
    const { network, coin } = asked
    expect(await unitsOf({ network, coin, address: FROM }, product.node)).toEqual({ units, decimals: asked.decimals })
    expect(product.last('eth_call')).toEqual(client.last('eth_call'))
  })

  it('the chain and its coin are those that viem knows', () => {
    const { id, nativeCurrency } = asked.chain
    expect(evmChainId(asked.network)).toBe(id)
    const { symbol, decimals } = chainFacts(asked.network)!.native
    expect({ symbol, decimals }).toEqual({ symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals })
  })
})

test.each(['Sign in to payouts', 'Zahlung über 12,34 €', '0xdeadbeef', ' \n送金\n'])(
  'a wallet is asked to sign the text %j as viem asks, and viem verifies it [W18]',
  async (message) => {
    const answers = { ...ANSWERS, personal_sign: await ACCOUNT.signMessage({ message }) }
    const [client, product] = [theirs(base, answers), ours({ network: 'base', chain: base }, answers)]
    await client.wallet.signMessage({ message })
    const signature = (await signMessage(product.session, message)) as Hex
    expect(product.last('personal_sign')).toEqual(client.last('personal_sign'))
    expect(await verifyMessage({ address: FROM, message, signature })).toBe(true)
  },
)
