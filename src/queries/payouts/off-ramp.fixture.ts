import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import {
  CUSTOMER,
  DEPOSIT,
  HASH,
  scriptedNode,
  scriptedWallet,
  UNITS,
  USDC,
  word,
} from '../../chains/evm/scripted.fixture.ts'
import { TRANSFER_TOPIC } from '../../../demo/chains/evm/erc20.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { makePayout } from '../../operations/intents/intent-answer.fixture.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { openServices, type ServedAnswers } from '../services.fixture.ts'
import { sendingsOf } from './sendings.ts'

export const PAYLOAD: PayoutPayload = {
  source: { type: 'wallet', id: 'wallet_1', amount: '12.34', currency: 'usdc', network: 'base' },
  destination: { type: 'bankAccount', id: 'bankAccount_1', amount: '11.05', currency: 'usd', network: 'achSameDay' },
}

const WIRE = {
  id: 'payout_1',
  type: 'offRamp',
  status: 'pending',
  amount: '12.34',
  created: '2026-11-21T00:00:00Z',
  updated: '2026-11-21T00:01:00Z',
  ...PAYLOAD,
  instructions: { memo: null, resource: { type: 'wallet', address: DEPOSIT, network: 'base' } },
  wallets: [{ id: 'wallet_1', address: CUSTOMER, nickname: null }],
}

const LOG = { address: USDC, topics: [TRANSFER_TOPIC, word(CUSTOMER), word(DEPOSIT)], data: word(UNITS) }
/** The transaction, in a block. */
const RECEIPT = { transactionHash: HASH, blockNumber: '0x10', status: '0x1', from: CUSTOMER, logs: [LOG] }

export interface Opening extends Pick<Parameters<typeof openServices>[0] & object, 'storage' | 'tabs'> {
  /** What the wallet answers. */
  readonly wallet?: Parameters<typeof scriptedWallet>[0]
  readonly answers?: ServedAnswers
  /** What the server says of the payout. */
  readonly payout?: object
  /** What the node answers. */
  readonly node?: Parameters<typeof scriptedNode>[0]
}

/** An element whose customer has a wallet with tokens, and a server that makes, returns and cancels one off-ramp. */
export function openOffRamp({ wallet, answers = {}, payout = {}, node: blocks, ...shared }: Opening = {}) {
  const server = {
    status: 'pending',
    receipt: null as unknown,
    logs: [] as readonly unknown[],
    isMade: false,
    /** The node answers once this is settled. */
    node: Promise.resolve(),
  }
  const present = () => ({ payout: { ...WIRE, status: server.status, ...payout } })
  const created = () => {
    server.isMade = true
    return present()
  }
  const cancelled = () => {
    server.status = 'cancelled'
    return present()
  }
  const node = scriptedNode({
    eth_getTransactionReceipt: () => server.receipt,
    eth_getLogs: () => server.logs,
    ...blocks,
  })
  const lookedFor: string[] = []
  const nodes: typeof node.fetch = async (input, init) => {
    lookedFor.push((JSON.parse(init!.body as string) as { method: string }).method)
    await server.node
    return node.fetch(input, init)
  }
  const page = openServices({
    ...shared,
    host: { rpcUrls: { base: 'https://node.test' } },
    nodes,
    answers: {
      'POST payouts': created,
      'GET payouts': () => ({ payouts: server.isMade ? [present().payout] : [] }),
      'GET payouts/payout_1': present,
      'DELETE payouts/payout_1': cancelled,
      ...answers,
    },
  })
  const { services } = page
  const make = (): Promise<Payout> => makePayout({ api: services.api, journal: journalOf(services) }, PAYLOAD)
  const land = () => {
    server.receipt = RECEIPT
    server.logs = [{ ...LOG, transactionHash: HASH }]
  }
  return { ...page, ...scriptedWallet(wallet), server, make, land, present, lookedFor }
}

/** An element like that, whose customer is signed in until `end` is called. */
export function openSignedIn(opening: Opening = {}) {
  const page = openOffRamp(opening)
  const sendings = sendingsOf(page.services)
  return { ...page, sendings, end: sendings.begin() }
}

/** The tests of a file have a clock that only they move. A download takes its time all the same, so that the code of a sending is there before. */
export function holdTime(): void {
  beforeAll(() =>
    Promise.all([
      loadAdapter('evm'),
      import('../../chains/evm/balance.ts'),
      import('../../chains/evm/send.ts'),
      import('../../chains/evm/transaction/find-sent.ts'),
      import('../../chains/evm/transaction/follow.ts'),
    ]),
  )
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }))
  afterEach(() => void vi.useRealTimers())
}

/** What comes of some work in that time. */
export async function settled<T>(work: Promise<T>, ms = 5000): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms)
  return work
}
