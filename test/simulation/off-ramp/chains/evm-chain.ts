import { Interface } from 'ethers'
import { testKey } from '../../../../demo/sandbox/wallets/test-keys.ts'
import { CHAINS } from '../../../../src/chains/network-table.ts'
import {
  carried,
  NODE_FAULTS,
  readCall,
  RPC_URL,
  wait,
  type AskingPage,
  type Chain,
  type ChainParts,
  type Transaction,
} from './chain.ts'
import { heardBy, promptFor, rejection } from './wallet.ts'

const ADDRESS = testKey('evm', 0).address
const TOKEN = CHAINS.base.tokens.usdc.address
const ABI = new Interface([
  'function transfer(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const word = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`
const hex = (value: number) => `0x${value.toString(16)}`
const BLOCK_MS = 2000
const RICH = word(10n ** 18n)
const CHAIN_ID = '0x2105'
const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()

interface TokenCall {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value: string
  readonly chainId: string
}

/** The tokens of an address in the newest block; a call of anything but the token's contract finds no code. */
function balanceFor([call, block]: readonly unknown[]): string {
  const { to, data } = call as TokenCall
  if (block !== 'latest' || !isSame(to, TOKEN)) return '0x'
  return isSame(data, ABI.encodeFunctionData('balanceOf', [ADDRESS])) ? RICH : word(0n)
}

const ENDS = { landed: 80, failed: 12, forgotten: 8 } as const
/** A node that does not have the newest blocks yet. */
const FAULTS = { ...NODE_FAULTS, lagging: 4 } as const

interface Asked {
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Base, with a wallet that broadcasts what it was asked for. */
export function createEvmChain({ random, note, onLanded }: ChainParts): Chain {
  const transactions: Transaction[] = []
  const stories = new Set<string>()
  const blocks = new Map<string, number>()
  const startedAt = Date.now()
  const endsWithPage = random.chance(0.2)

  async function broadcast(transaction: Transaction): Promise<void> {
    transaction.fate = 'waiting'
    await wait(random.between(300, 25_000))
    const end = random.weighted(ENDS)
    transaction.fate = end
    blocks.set(transaction.hash, block())
    stories.add(end)
    note(`the chain: ${transaction.hash.slice(-4)} ${end}`)
    if (end === 'landed') await onLanded(transaction)
  }

  /** The wallet goes on whether the page that asked lives or not. */
  async function send(page: AskingPage, call: TokenCall): Promise<string> {
    const { from, to: token, data, value, chainId } = call
    const isKnown = isSame(from, ADDRESS) && isSame(token, TOKEN) && BigInt(value) === 0n && chainId === CHAIN_ID
    if (!isKnown) throw Object.assign(new Error('Invalid params'), { code: -32_602 })
    const [to, units] = ABI.decodeFunctionData('transfer', data) as unknown as [string, bigint]
    const transaction: Transaction = { hash: word(BigInt(transactions.length + 1)), to, units, fate: 'prompted' }
    transactions.push(transaction)
    const answer = await promptFor({ random, page, transaction, endsWithPage, note })
    if (answer === 'decline') throw rejection()
    if (answer === 'lie' || answer === 'lieLater') {
      const isLate = answer === 'lieLater'
      transaction.isLie = true
      void wait(isLate ? 2000 : 0).then(() => broadcast(transaction))
      throw rejection()
    }
    if (answer === 'failBefore') throw Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })
    void broadcast(transaction)
    if (answer === 'failAfter') throw Object.assign(new Error('nonce too low'), { code: -32_000 })
    return transaction.hash
  }

  async function ask(page: AskingPage, { method, params = [] }: Asked): Promise<unknown> {
    if (method === 'eth_accounts') return [ADDRESS]
    if (method === 'eth_chainId') return CHAIN_ID
    if (method === 'eth_sendTransaction') return send(page, params[0] as TokenCall)
    throw Object.assign(new Error('Unsupported'), { code: 4200 })
  }

  const block = () => Math.floor((Date.now() - startedAt) / BLOCK_MS)

  interface Filter {
    readonly address: string
    readonly topics: readonly string[]
    readonly fromBlock: string
  }
  function logsOf({ address, topics, fromBlock }: Filter) {
    const isAsked = (each: Transaction) =>
      each.fate === 'landed' && topics[2] === word(each.to) && (blocks.get(each.hash) ?? 0) >= Number(fromBlock)
    if (address !== TOKEN || topics[1] !== word(ADDRESS)) return []
    return transactions.filter(isAsked).map((each) => ({ ...logOf(each), transactionHash: each.hash }))
  }

  function logOf({ to, units }: Transaction) {
    const { data, topics } = ABI.encodeEventLog('Transfer', [ADDRESS, to, units])
    return { address: TOKEN, topics, data, removed: false }
  }

  function receiptOf(hash: string) {
    const found = transactions.find((each) => each.hash === hash)
    if (!found || (found.fate !== 'landed' && found.fate !== 'failed')) return null
    const isDone = found.fate === 'landed'
    const logs = isDone ? [logOf(found)] : []
    return { transactionHash: hash, blockNumber: '0x10', status: isDone ? '0x1' : '0x0', from: ADDRESS, logs }
  }

  const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_call: balanceFor,
    eth_getBalance: ([address, block]) => (isSame(address, ADDRESS) && block === 'latest' ? RICH : word(0n)),
    eth_gasPrice: () => '0x1',
    eth_estimateGas: () => '0xffff',
    eth_getTransactionReceipt: ([hash]) => receiptOf(hash as string),
    eth_blockNumber: () => hex(block()),
    eth_getBlockByNumber: ([number]) => ({
      timestamp: hex(Math.floor((startedAt + Number(number) * BLOCK_MS) / 1000)),
    }),
    eth_getLogs: ([filter]) => logsOf(filter as Filter),
  }

  const chain: Chain = {
    family: 'evm',
    payoutName: 'base',
    address: ADDRESS,
    host: { rpcUrls: { base: RPC_URL } },
    transactions,
    stories,
    faultRate: 0,
    followingMs: 12_000,
    session: (page) => ({
      wallet: {
        id: 'wallet',
        name: 'Wallet',
        provider: { request: (asked: Asked) => heardBy(page, () => ask(page, asked)) },
      },
      address: ADDRESS,
      network: 'base',
      isMultisig: false,
    }),
    answer(init) {
      const { method, params } = readCall(init)
      const drawn = random.chance(chain.faultRate) ? random.weighted(FAULTS) : null
      const fault = drawn === 'lagging' ? null : drawn
      const isLagging = drawn === 'lagging' && method === 'eth_getTransactionReceipt'
      return carried({ random, fault }, () => (isLagging ? null : results[method]!(params)))
    },
    // The server watches Base by itself.
    answerServer: () => new Response(null, { status: 501 }),
    declineAll: () => {
      for (const each of transactions) if (each.fate === 'prompted') each.fate = 'declined'
    },
  }
  return chain
}
