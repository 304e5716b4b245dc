import type { WalletSession } from '../../../../src/chains/adapter.ts'
import type { RampConfig } from '../../../../src/app/ramp-config.ts'
import type { Stablecoin } from '../../../../src/domain/currency.ts'
import type { Family } from '../../../../src/domain/networks.ts'
import type { Random } from '../../random.ts'

/**
 * What became of a transaction. `signed`: only the page that asked for it has it. `forgotten`: the network has lost it,
 * and it may still come. `expired`, `replaced`: it can never come any more. `changed`: the wallet's owner has sent
 * another amount in its place.
 */
export type Fate =
  | 'prompted'
  | 'declined'
  | 'signed'
  | 'waiting'
  | 'landed'
  | 'failed'
  | 'forgotten'
  | 'expired'
  | 'replaced'
  | 'changed'

/** What a wallet was asked to send. */
export interface Transaction {
  /** Blank until the wallet has signed. */
  hash: string
  /** The deposit address. */
  readonly to: string
  readonly units: bigint
  fate: Fate
  /** The device whose page asked for it. */
  readonly device: string
  /** When its wallet showed it, and when it was approved, in milliseconds since the scenario began. */
  readonly promptedAt: number
  approvedAt?: number
  /** When its page first brought it to the network. */
  handedOverAt?: number
  /** The wallet said that it was declined, and sends it all the same. */
  isLie?: boolean
  /** A block held it as failed, before a reorganisation let it succeed. */
  hasFailedOnce?: boolean
  /** It was in a block that a reorganisation has taken back. */
  wasTakenBack?: boolean
}

/** The page that asks. A page that is gone neither asks a wallet nor hears its answer. */
export interface AskingPage {
  readonly tab: { readonly device: string }
  isGone(): boolean
}

/** A network, as a widget sees it through its nodes, and a wallet on it that does what its customer wants. */
export interface Chain {
  readonly family: Family
  /** The name of the network in payouts. */
  readonly payoutName: 'base' | 'sol' | 'sui' | 'aptos' | 'tron'
  readonly coin: Stablecoin
  readonly address: string
  readonly host: RampConfig['host']
  readonly transactions: readonly Transaction[]
  /** What happened on the network, by names that a run of many scenarios must have met. */
  readonly stories: ReadonlySet<string>
  /** The share of the nodes' answers with a fault, from 0 to 1. */
  faultRate: number
  /** A session of the wallet, as a connection leaves it. */
  session(page: AskingPage): WalletSession
  /** A node, asked by a page. */
  answer(url: string, init: RequestInit | undefined): Promise<Response>
  /** A node, asked by the server, whose clock stops until the answer. */
  answerServer(init: RequestInit | undefined): Response
  /** The customer declines everything that the wallet still asks. */
  declineAll(): void
  /** The wallet's owner uses it for other things. */
  spendNonces(): void
  /** What happens to the next transaction that the customer approves, by the name of a story; null where chance decides. */
  plan: string | null
  /** Whether the wallet hands what it has signed to the page, which brings it to the network. */
  readonly signsForPage: boolean
  /** So long after a page has begun to follow a transaction its end is known, where it can be. */
  readonly followingMs: number
  /** So long after it was signed, each transaction has landed, or can land no more. Null where that may take for ever. */
  readonly decidedMs: number | null
  /** So long after a node has shown a transaction that no node has any more, it can land no more, if that is known of it alone. */
  readonly longestMs?: number
}

export interface ChainParts {
  readonly random: Random
  /** The lives of a run meet the behaviours of wallets in turn. */
  readonly turn: number
  /** Milliseconds since the scenario began. */
  elapsed(): number
  note(text: string): void
  /** The server notices what has landed only after a while. */
  onLanded(transaction: Transaction): Promise<void>
}

export const RPC_URL = 'http://chain.test'

/** For what takes long to read and comes often, as copies of a transaction do. */
export function memoized<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The faults between a page and a node of any network. */
export const NODE_FAULTS = { refused: 4, late: 2, gateway: 3 } as const
export type NodeFault = keyof typeof NODE_FAULTS

type Answer = Response | Promise<Response>

interface Delivery {
  readonly random: Random
  readonly fault: NodeFault | null
}

/** Carries a question to a node and its answer back. One that is late has done what it was asked, and its answer is lost. */
export async function delivered({ random, fault }: Delivery, answer: () => Answer): Promise<Response> {
  await wait(fault === 'late' ? 15_000 : random.between(5, 400))
  if (fault === 'refused') throw new TypeError('fetch failed')
  if (fault === 'gateway') return new Response('<html>502</html>', { status: 502 })
  return answer()
}

/** The same for JSON-RPC. */
export const carried = (delivery: Delivery, answer: () => unknown): Promise<Response> =>
  delivered(delivery, () => Response.json({ jsonrpc: '2.0', id: 1, result: answer() }))

export interface NodeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

export const readCall = (init: RequestInit | undefined): NodeCall => JSON.parse(init?.body as string) as NodeCall
