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
  parseUnits,
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
import { STABLECOINS, type Stablecoin } from '../../domain/currency.ts'
import { evmChainId, familyOf, NETWORKS, type Network } from '../../domain/networks.ts'
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

interface Row {
  readonly network: Network
  readonly chain: chains.Chain
  readonly coin: Stablecoin
  readonly token: Address
  readonly amount: string
  readonly units: bigint
  readonly decimals: number
}

/** Beside the least one, each token has one of these in turn. */
const AMOUNTS = ['999999999.999999', '71.5', '4096.000001', '0.01', '16.777216', '255', '1234567.89']

const chainOf = (network: Network) => Object.values(chains).find(({ id }) => id === evmChainId(network))!

function rowsOf(network: Network, coin: Stablecoin, index: number): readonly Row[] {
  const known = chainFacts(network)!.tokens[coin]
  if (!known) return []
  const { address, decimals } = known
  return [formatUnits(1n, decimals), AMOUNTS[index % AMOUNTS.length]!].map((amount) => {
    const units = parseUnits(amount, decimals)
    return { network, chain: chainOf(network), coin, token: address as Address, amount, units, decimals }
  })
}

/** Every token of every EVM network. `test/contract/every-row.test.ts` compares the addresses with those of the sandbox. */
const ROWS = NETWORKS.filter((network) => familyOf(network) === 'evm').flatMap((network, index) =>
  STABLECOINS.flatMap((coin, second) => rowsOf(network, coin, 2 * index + second)),
)

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
})

test.each(['Sign in to payouts', 'Zahlung über 12,34 €', '0xdeadbeef', ' \n送金\n'])(
  'a wallet is asked to sign the text %j as viem asks, and viem verifies it [W18]',
  async (message) => {
    const answers = { ...ANSWERS, personal_sign: await ACCOUNT.signMessage({ message }) }
    const [client, product] = [theirs(chains.base, answers), ours({ network: 'base', chain: chains.base }, answers)]
    await client.wallet.signMessage({ message })
    const signature = (await signMessage(product.session, message)) as Hex
    expect(product.last('personal_sign')).toEqual(client.last('personal_sign'))
    expect(await verifyMessage({ address: FROM, message, signature })).toBe(true)
  },
)
