import { TRANSFER_TOPIC, transferCall } from '../../../demo/chains/evm/erc20.ts'
import type { WalletSession } from '../adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { createChainNode } from '../node.ts'

export const CUSTOMER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const DEPOSIT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
export const HASH = `0x${'ab'.repeat(32)}`
export const UNITS = 12_340_000n

export const TRANSFER: Deposit = {
  network: 'base',
  coin: 'usdc',
  amount: '12.34',
  from: CUSTOMER,
  to: DEPOSIT,
  memo: null,
}

/** The transaction that the wallet is asked to send. */
export const CALL = {
  from: CUSTOMER,
  to: USDC,
  data: transferCall(DEPOSIT, UNITS),
  value: '0x0',
  chainId: '0x2105',
}

export const word = (value: bigint | string) =>
  `0x${(typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')}`

type Answers = Readonly<Record<string, unknown>>

const { chainId: _, ...ASKED_CALL } = CALL

/** The logs of the transfer, from the newest block before it. */
const LOG_FILTER = {
  address: USDC,
  topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)],
  fromBlock: '0x64',
  toBlock: 'latest',
}

/** The same by the time of the payout: from 64 blocks before. */
const LOGS_BY_TIME = [{ ...LOG_FILTER, fromBlock: '0x24' }]

const PARAMS: Readonly<Record<string, readonly unknown[]>> = {
  eth_call: [{ to: USDC, data: `0x70a08231${word(CUSTOMER).slice(2)}` }, 'latest'],
  eth_estimateGas: [ASKED_CALL],
  eth_gasPrice: [],
  eth_blockNumber: [],
  eth_getLogs: [LOG_FILTER],
  eth_getBalance: [CUSTOMER, 'latest'],
}

/** The request for the balance of the deposit address. */
const AT_DEPOSIT = [{ to: USDC, data: `0x70a08231${word(DEPOSIT).slice(2)}` }, 'latest']

const unknownHash = ([hash]: readonly unknown[]) =>
  /^0x[0-9a-f]{64}$/.test(String(hash))
    ? Response.json({ id: 1, result: null })
    : Response.json({ id: 1, error: { code: -32_602, message: 'invalid hash' } })

const BY_HASH: readonly string[] = ['eth_getTransactionReceipt', 'eth_getTransactionByHash']

/** Addresses and hashes are the same in letters of any size. */
const plain = (value: unknown) => JSON.stringify(value).toLowerCase()

/**
 * A node that answers a method with this result; with an `Error`'s message as its error; with a function's result. It throws when it is
 * asked for anything but the transfer, and knows the receipt of `HASH` alone.
 */
export function scriptedNode(answers: Answers = {}) {
  const scripted: Answers = {
    eth_call: word(UNITS),
    eth_estimateGas: '0xea60',
    eth_gasPrice: '0x3b9aca00',
    eth_getBalance: '0xde0b6b3a7640000',
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: null,
    eth_getTransactionCount: '0x7',
    eth_getBlockByNumber: { number: '0x40', timestamp: '0x1' },
    eth_blockNumber: '0x64',
    eth_getLogs: [],
    ...answers,
  }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly unknown[] }
    if (method === 'eth_call' && plain(params) === plain(AT_DEPOSIT)) return Response.json({ id: 1, result: word(0n) })
    const isByTime = method === 'eth_getLogs' && plain(params) === plain(LOGS_BY_TIME)
    const [demanded, given] = [isByTime ? LOGS_BY_TIME : PARAMS[method], scripted[method]]
    if (given === undefined || (demanded && plain(params) !== plain(demanded)))
      throw new Error(`The scripted node does not know ${method} with ${plain(params)}`)
    if (BY_HASH.includes(method) && plain(params) !== plain([HASH])) return unknownHash(params)
    const answer = typeof given === 'function' ? (given as (asked: readonly unknown[]) => unknown)(params) : given
    if (!(answer instanceof Error)) return Response.json({ id: 1, result: answer })
    const { message, code } = answer as Error & { code?: number }
    return Response.json({ id: 1, error: { code, message } })
  }
  return createChainNode({ fetch, relay: async () => 'unknown' })
}

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}

/** A wallet on Base. What the test gives replaces an answer; an `Error` is thrown. */
export function scriptedWallet(answers: Answers = {}) {
  const sent: unknown[] = []
  const asked: string[] = []
  const scripted: Answers = { eth_accounts: [CUSTOMER], eth_chainId: '0x2105', eth_sendTransaction: HASH, ...answers }
  const provider = {
    async request({ method, params = [] }: Call): Promise<unknown> {
      asked.push(method)
      if (!(method in scripted)) throw Object.assign(new Error(`Unsupported: ${method}`), { code: 4200 })
      if (method === 'eth_sendTransaction') sent.push(params[0])
      const answer =
        typeof scripted[method] === 'function'
          ? await (scripted[method] as (asked: unknown) => unknown)(params)
          : scripted[method]
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const session: WalletSession = {
    wallet: { id: 'mock', name: 'Mock', provider },
    address: CUSTOMER,
    network: 'base',
    isMultisig: false,
  }
  return { session, sent, asked }
}
