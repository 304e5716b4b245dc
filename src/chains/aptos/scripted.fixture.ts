import { feeStatement, transferEvents } from '../../../demo/chains/aptos/node/execution.ts'
import { primaryStore } from '../../../demo/chains/aptos/stores.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { createChainNode } from '../node.ts'
import { failure, ok, summariesOf, transactionsFrom, type Answer } from './lists.fixture.ts'

const address = (digit: string) => `0x${digit.repeat(64)}`

export const CUSTOMER = address('c')
export const DEPOSIT = address('d')
export const STRANGER = address('5')
export const USDC = '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b'
export const HASH = address('a')
export const OTHER_HASH = address('b')
export const UNITS = 12_340_000n
/** The sequence number of the next transaction. */
export const NEXT = 7n
/** In seconds. */
export const NOW = 1_764_000_000n

export const TRANSFER: Deposit = {
  network: 'aptos',
  coin: 'usdc',
  amount: '12.34',
  from: CUSTOMER,
  to: DEPOSIT,
  memo: null,
}

interface Moved {
  readonly hash?: string
  readonly sequence?: bigint
  readonly to?: string
  readonly units?: bigint
  readonly token?: string
  readonly success?: boolean
  readonly time?: bigint
}

export interface Row {
  readonly type: string
  readonly hash: string
  readonly sender: string
  readonly sequence_number: string
  readonly success: boolean
  readonly timestamp: string
  readonly events: readonly { readonly type: string; readonly data: Readonly<Record<string, string>> }[]
  readonly payload?: object
}

/** A transaction on the chain, as a node returns it. */
export const landed = ({
  hash = HASH,
  sequence = NEXT,
  to = DEPOSIT,
  units = UNITS,
  token = USDC,
  success = true,
  time = NOW,
}: Moved = {}): Row => ({
  type: 'user_transaction',
  hash,
  sender: CUSTOMER,
  sequence_number: sequence.toString(),
  success,
  timestamp: `${time}000000`,
  events: success
    ? [
        ...transferEvents({ from: primaryStore(CUSTOMER, token), into: primaryStore(to, token) }, { units }),
        feeStatement(13n),
      ]
    : [],
})

/** The state of the node. A test changes it between two requests. */
export interface Ledger {
  chainId: unknown
  /** In seconds. */
  time: bigint
  version: bigint
  next: bigint
  usdc: unknown
  apt: unknown
  gasPrice: unknown
  simulation: { readonly status: number; readonly body: unknown }
  /** The customer's transactions, oldest first. */
  landed: readonly Row[]
  /** Those without a sequence number, oldest first. */
  orderless: readonly Row[]
  /** Whether the node lists them. */
  summarizes: boolean
  /** Hashes in the mempool. */
  waiting: readonly string[]
  /** The nonce of the transaction in the mempool; null unless it is orderless. */
  nonce: string | null
  /** The first sequence number that the node still has. It refuses a list that begins earlier, or leaves out what it lacks. */
  pruned: bigint
  leavesOutPruned: boolean
  /** In the payout's address, in units. */
  balance: number
  /** Answers a transaction that is handed over, where it returns anything. */
  take(): { readonly status: number; readonly body: unknown } | void
}

export const OK = { status: 200, body: [{ success: true, gas_used: '5430', vm_status: 'Executed successfully' }] }
/** One and a half times as much. */
export const LIMIT = 8145
export const outOfGas = { status: 200, body: [{ success: false, gas_used: '4999', vm_status: 'Out of gas' }] }
export const refusedBy = failure

type Handler = (match: readonly string[], ledger: Ledger) => Answer

const whose = (address: string, answer: Answer) => (address === CUSTOMER ? answer : failure(404, 'account_not_found'))

const BALANCES: Readonly<Record<string, (ledger: Ledger) => unknown>> = {
  [USDC]: ({ usdc }) => usdc,
  '0x1::aptos_coin::AptosCoin': ({ apt }) => apt,
}

/** A node shows this as the sequence number of an orderless transaction. */
const ORDERLESS = '18446744073709551615'

function byHash({ landed, orderless, waiting, nonce }: Ledger, hash: string): Answer {
  if (waiting.includes(hash))
    return ok({
      type: 'pending_transaction',
      hash,
      sequence_number: nonce === null ? NEXT.toString() : ORDERLESS,
      replay_protection_nonce: nonce,
      expiration_timestamp_secs: String(NOW + 300n),
    })
  const found = [...landed, ...orderless].find((each) => each.hash === hash)
  return found ? ok(found) : failure(404, 'transaction_not_found')
}

function account({ next, version }: Ledger, at: string | undefined): Answer {
  if (at !== undefined && BigInt(at) > version) return failure(404, 'version_not_found')
  return ok({ sequence_number: next.toString(), authentication_key: CUSTOMER })
}

const GETS: readonly (readonly [RegExp, Handler])[] = [
  [
    /^$/,
    (_, { chainId, version, time }) =>
      ok({ chain_id: chainId, ledger_version: `${version}`, ledger_timestamp: `${time}000000` }),
  ],
  [/^accounts\/(0x\w+)(?:\?ledger_version=(\d+))?$/, ([, of, at], ledger) => whose(of!, account(ledger, at))],
  [
    /^accounts\/(0x\w+)\/balance\/([\w%]+)(?:\?ledger_version=(\d+))?$/,
    ([, of, asset, at], ledger) => {
      if (at !== undefined && BigInt(at) > ledger.version) return failure(404, 'version_not_found')
      const token = decodeURIComponent(asset!)
      if (of === CUSTOMER) return ok(BALANCES[token]?.(ledger) ?? 0)
      return ok(of === DEPOSIT && token === USDC ? ledger.balance : 0)
    },
  ],
  [
    /^accounts\/(0x\w+)\/transactions\?start=(\d+)&limit=(\d+)$/,
    ([, of, start, limit], ledger) => whose(of!, transactionsFrom(ledger, Number(start), Number(limit))),
  ],
  [
    /^accounts\/(0x\w+)\/transaction_summaries\?limit=(\d+)$/,
    ([, of, limit], ledger) => whose(of!, summariesOf(ledger, Number(limit))),
  ],
  [/^estimate_gas_price$/, (_, { gasPrice }) => ok({ gas_estimate: gasPrice })],
  [/^transactions\/by_hash\/(0x[0-9a-f]{64})$/, ([, hash], ledger) => byHash(ledger, hash!)],
]

const POSTS: readonly (readonly [RegExp, Handler])[] = [
  [/^transactions\/simulate$/, (_, { simulation }) => simulation],
  [
    /^transactions$/,
    (_, ledger) => {
      return ledger.take() ?? { status: 202, body: { hash: HASH } }
    },
  ],
]

const BASE = 'https://fullnode.mainnet.aptoslabs.com/v1/'

/** A full node over a ledger that a test changes. It refuses a call that it does not know. */
export function scriptedNode(changes: Partial<Ledger> = {}) {
  const ledger: Ledger = {
    chainId: 1,
    time: NOW,
    version: 100n,
    next: NEXT,
    usdc: 20_000_000,
    apt: 100_000_000,
    gasPrice: 100,
    simulation: OK,
    landed: [],
    orderless: [],
    summarizes: true,
    waiting: [],
    nonce: null,
    pruned: 0n,
    leavesOutPruned: false,
    balance: 0,
    take() {},
    ...changes,
  }
  const asked: string[] = []
  const posted: { readonly path: string; readonly bytes: Uint8Array }[] = []
  const fetch: typeof globalThis.fetch = async (url, { method = 'GET', body, headers } = {}) => {
    const path = String(url).startsWith(BASE) ? String(url).slice(BASE.length) : '?'
    asked.push(method === 'GET' ? path : `POST ${path}`)
    if (method === 'POST') {
      const type = new Headers(headers).get('content-type')
      if (type !== 'application/x.aptos.signed_transaction+bcs')
        throw new Error(`The scripted node does not know ${type}`)
      posted.push({ path, bytes: body as Uint8Array })
    }
    for (const [pattern, handler] of method === 'POST' ? POSTS : GETS) {
      const match = pattern.exec(path)
      const answer = match && handler(match, ledger)
      if (answer) return Response.json(answer.body, { status: answer.status })
    }
    throw new Error(`The scripted node does not know ${method} ${path}`)
  }
  const node = createChainNode({ fetch, relay: () => Promise.reject(new Error('No transaction of Aptos is relayed')) })
  const submitted = () => posted.filter(({ path }) => path === 'transactions').map(({ bytes }) => bytes)
  return { node, ledger, asked, posted, submitted }
}
