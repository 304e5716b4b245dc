import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { ChainNode } from '../../adapter.ts'
import { readPriorityFees } from '../node-reads.ts'

const COMPUTE_BUDGET = new PublicKey('ComputeBudget111111111111111111111111111111')
const SET_LIMIT = 2
const SET_PRICE = 3

/**
 * In compute units, at least twice what has been measured: 6,200 for a transfer, 20,000 with the extensions of Token-2022, 30,000 for a
 * token account. A memo took 350 for each byte in its first version. The rest is for what wallets add.
 */
const UNITS = { transfer: 60_000, account: 80_000, memo: 20_000, memoByte: 400 }

/** In millionths of a lamport for a unit. The least costs 0.000007 SOL at most, and is above what most blocks ask for. */
const LEAST_PRICE = 50_000n
/** The bid that is exceeded by one in four of the last 150 blocks. */
const PERCENTILE = 0.75
/** In lamports: 0.0005 SOL, a tenth of a dollar or so, also where others bid more. */
const MOST_BID = 500_000n
const MICRO = 1_000_000n

interface Work {
  readonly createsAccount: boolean
  readonly memo: string | null
}

export function limitOf({ createsAccount, memo }: Work): number {
  const memoUnits = memo ? UNITS.memo + UNITS.memoByte * new TextEncoder().encode(memo).length : 0
  return UNITS.transfer + (createsAccount ? UNITS.account : 0) + memoUnits
}

const least = (...values: readonly bigint[]) => values.reduce((one, other) => (one < other ? one : other))

interface Bidding {
  readonly limit: number
  /** In lamports: what the owner has beyond all else that the transaction costs. */
  readonly spare: bigint
  readonly addresses: readonly string[]
}

/** The price that others bid for the same accounts, limited so that the owner can still send. */
export async function priceOf(node: ChainNode, { limit, spare, addresses }: Bidding): Promise<bigint> {
  const bids = (await readPriorityFees(node, addresses).catch(() => [])).toSorted((one, other) => one - other)
  const usual = BigInt(bids[Math.floor(bids.length * PERCENTILE)] ?? 0)
  return least(usual > LEAST_PRICE ? usual : LEAST_PRICE, (least(spare, MOST_BID) * MICRO) / BigInt(limit))
}

function setting(kind: number, bytes: number, write: (view: DataView) => void): TransactionInstruction {
  const data = new Uint8Array(1 + bytes)
  data[0] = kind
  write(new DataView(data.buffer, 1))
  return new TransactionInstruction({ programId: COMPUTE_BUDGET, keys: [], data: data as Buffer })
}

export const computeBudgetInstructions = (limit: number, price: bigint): readonly TransactionInstruction[] => [
  setting(SET_LIMIT, 4, (view) => view.setUint32(0, limit, true)),
  setting(SET_PRICE, 8, (view) => view.setBigUint64(0, price, true)),
]
