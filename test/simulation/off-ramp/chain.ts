import { Interface } from 'ethers'
import { testKey } from '../../../demo/sandbox/wallets/test-keys.ts'
import { CHAINS } from '../../../src/chains/network-table.ts'
import type { WalletSession } from '../../../src/chains/adapter.ts'
import type { Random } from '../random.ts'

// Base, as a widget sees it: a wallet that does what its customer wants, and a network that loses, delays, reorders and forgets.

export const RPC_URL = 'http://chain.test'
export const ADDRESS = testKey('evm', 0).address

const TOKEN = CHAINS.base.tokens.usdc.address
const ABI = new Interface([
  'function transfer(address to, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const RICH = `0x${(10n ** 18n).toString(16).padStart(64, '0')}`

type Fate = 'prompted' | 'declined' | 'waiting' | 'landed' | 'failed' | 'forgotten'

/** What a wallet was asked to send, and what became of it. */
export interface Transaction {
  readonly hash: string
  /** The deposit address. */
  readonly to: string
  readonly units: bigint
  fate: Fate
}

const ANSWERS = { approve: 60, decline: 10, failAfter: 9, failBefore: 6, late: 15 } as const
const ENDS = { landed: 84, failed: 8, forgotten: 8 } as const
const NODE_FAULTS = { refused: 4, late: 2, gateway: 3, lagging: 4 } as const

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const word = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`

interface Asked {
  readonly method: string
  readonly params?: readonly unknown[]
}

interface Parts {
  readonly random: Random
  note(text: string): void
  onLanded(transaction: Transaction): Promise<void>
}

export interface Chain {
  readonly transactions: readonly Transaction[]
  /** The share of the node's answers with a fault, from 0 to 1. */
  faultRate: number
  /** A session of the wallet, as a connection leaves it. A page that is gone neither asks it nor hears its answer. */
  session(page: { isGone(): boolean }): WalletSession
  /** The node. */
  fetch(init: RequestInit | undefined): Promise<Response>
  /** The customer declines whatever the wallet still asks. */
  declineAll(): void
}

export function createChain({ random, note, onLanded }: Parts): Chain {
  const transactions: Transaction[] = []

  async function broadcast(transaction: Transaction): Promise<void> {
    transaction.fate = 'waiting'
    await wait(random.between(300, 25_000))
    transaction.fate = random.weighted(ENDS)
    note(`the chain: ${transaction.hash.slice(0, 8)} ${transaction.fate}`)
    if (transaction.fate === 'landed') await onLanded(transaction)
  }

  /** The wallet goes on whether the page that asked lives or not. */
  async function send(data: string): Promise<string> {
    const [to, units] = ABI.decodeFunctionData('transfer', data) as unknown as [string, bigint]
    const transaction: Transaction = { hash: word(BigInt(transactions.length + 1)), to, units, fate: 'prompted' }
    transactions.push(transaction)
    const answer = random.weighted(ANSWERS)
    await wait(answer === 'late' ? random.between(20_000, 200_000) : random.between(300, 9000))
    const isDeclined = transaction.fate === 'declined' || answer === 'decline'
    note(`the wallet: ${transaction.hash.slice(-4)} ${isDeclined ? 'declined' : answer}`)
    if (isDeclined || answer === 'failBefore') transaction.fate = 'declined'
    if (isDeclined) throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    if (answer === 'failBefore') throw Object.assign(new Error('Internal JSON-RPC error.'), { code: -32_603 })
    void broadcast(transaction)
    if (answer === 'failAfter') throw Object.assign(new Error('nonce too low'), { code: -32_000 })
    return transaction.hash
  }

  async function ask({ method, params = [] }: Asked): Promise<unknown> {
    if (method === 'eth_accounts') return [ADDRESS]
    if (method === 'eth_chainId') return '0x2105'
    if (method === 'eth_sendTransaction') return send((params[0] as { data: string }).data)
    throw Object.assign(new Error('Unsupported'), { code: 4200 })
  }
  const providerOf = (page: { isGone(): boolean }) => ({
    request: (asked: Asked) =>
      new Promise((resolve, reject) => {
        if (page.isGone()) return
        ask(asked).then(
          (answer) => !page.isGone() && resolve(answer),
          (error: unknown) => !page.isGone() && reject(error as Error),
        )
      }),
  })

  function receiptOf(hash: string) {
    const found = transactions.find((each) => each.hash === hash)
    if (!found || (found.fate !== 'landed' && found.fate !== 'failed')) return null
    const { data, topics } = ABI.encodeEventLog('Transfer', [ADDRESS, found.to, found.units])
    const isDone = found.fate === 'landed'
    const logs = isDone ? [{ address: TOKEN, topics, data, removed: false }] : []
    return { transactionHash: hash, blockNumber: '0x10', status: isDone ? '0x1' : '0x0', from: ADDRESS, logs }
  }

  const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_call: () => RICH,
    eth_getBalance: () => RICH,
    eth_gasPrice: () => '0x1',
    eth_estimateGas: () => '0xffff',
    eth_getTransactionReceipt: ([hash]) => receiptOf(hash as string),
  }

  async function answer(body: string): Promise<Response> {
    const { method, params } = JSON.parse(body) as { method: string; params: readonly unknown[] }
    const fault = random.chance(chain.faultRate) ? random.weighted(NODE_FAULTS) : null
    await wait(fault === 'late' ? 15_000 : random.between(5, 400))
    if (fault === 'refused') throw new TypeError('fetch failed')
    if (fault === 'gateway') return new Response('<html>502</html>', { status: 502 })
    const isLagging = fault === 'lagging' && method === 'eth_getTransactionReceipt'
    return Response.json({ jsonrpc: '2.0', id: 1, result: isLagging ? null : results[method]!(params) })
  }

  const chain: Chain = {
    transactions,
    faultRate: 0,
    session: (page) => ({
      wallet: { id: 'wallet', name: 'Wallet', provider: providerOf(page) },
      address: ADDRESS,
      network: 'base',
      isMultisig: false,
    }),
    fetch: (init) => answer(init?.body as string),
    declineAll: () => {
      for (const each of transactions) if (each.fate === 'prompted') each.fate = 'declined'
    },
  }
  return chain
}
