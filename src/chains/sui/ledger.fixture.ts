import { GrpcTypes } from '@mysten/sui.js/grpc'
import { Ed25519Keypair } from '@mysten/sui.js/keypairs/ed25519'
import { toBase58 } from '@mysten/sui.js/utils'
import type { Deposit } from '../../domain/payouts/deposit.ts'

const address = (digit: string) => `0x${digit.repeat(64)}`

export const KEY = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7))
export const CUSTOMER = KEY.toSuiAddress()
export const DEPOSIT = address('d')
export const STRANGER = address('5')
export const USDC = '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC'
export const USDT = '0x375f70cf2ae4c00bf37117d0c85a2c71545e6ee05c4a5c7d282cd66a4504b068::usdt::USDT'
const SUI = '0x2::sui::SUI'
export const digestOf = (byte: number) => toBase58(new Uint8Array(32).fill(byte))
export const HASH = digestOf(0xaa)
export const OTHER_HASH = digestOf(0xbb)
export const UNITS = 12_340_000n
export const EPOCH = 900n
export const CHECKPOINT = 50_000n
/** In seconds. */
export const NOW = 1_764_000_000n

export const TRANSFER: Deposit = {
  network: 'sui',
  coin: 'usdc',
  amount: '12.34',
  from: CUSTOMER,
  to: DEPOSIT,
  memo: null,
}

/** The network's own transaction of a checkpoint. */
export const prologueOf = (checkpoint: bigint): string => {
  const bytes = new Uint8Array(32).fill(1)
  new DataView(bytes.buffer).setBigUint64(0, checkpoint)
  return toBase58(bytes)
}

interface Moved {
  readonly digest?: string
  readonly to?: string
  readonly units?: bigint
  readonly coinType?: string
  readonly success?: boolean
  readonly time?: bigint
  readonly checkpoint?: bigint
  readonly from?: string
}

export type Row = GrpcTypes.ExecutedTransaction

const changeOf = (owner: string, coinType: string, units: bigint): GrpcTypes.BalanceChange => ({
  address: owner,
  coinType,
  amount: units.toString(),
})

export const executed = (digest: string, success: boolean, rest: Partial<Row>): Row =>
  GrpcTypes.ExecutedTransaction.create({ digest, effects: { status: { success } }, ...rest })

/** A transaction on the chain, as a node returns it. */
export const landed = ({
  digest = HASH,
  to = DEPOSIT,
  units = UNITS,
  coinType = USDC,
  success = true,
  time = NOW,
  checkpoint = CHECKPOINT,
  from = CUSTOMER,
}: Moved = {}): Row =>
  executed(digest, success, {
    checkpoint,
    timestamp: { seconds: time, nanos: 0 },
    balanceChanges: [
      changeOf(from, SUI, -2_000_000n),
      ...(success ? [changeOf(from, coinType, -units), changeOf(to, coinType, units)] : []),
    ],
  })

export interface ScriptedCoin {
  readonly id: string
  readonly type: string
  readonly balance: bigint
  readonly version: bigint
  /** The transaction that gave it this version. */
  readonly by: string
}

export const coin = (id: string, type: string, balance: bigint): ScriptedCoin => ({
  id: `0x${id.padStart(64, '0')}`,
  type,
  balance,
  version: 7n,
  by: digestOf(3),
})

export const GAS_COIN = coin('6a5', SUI, 100_000_000n)
export const COINS = [coin('1', USDC, 8_000_000n), coin('2', USDC, 12_000_000n), GAS_COIN]

/** The state of the node, for the customer only. A test changes it between two requests. */
export interface Ledger {
  chainId: string
  epoch: bigint | undefined
  checkpoint: bigint
  /** The first checkpoint that the node still has. */
  pruned: bigint
  /** How many checkpoints the network makes in a second. */
  perSecond: bigint
  /** When a checkpoint was made, in seconds; by default as many as there are in a second before `NOW`. */
  timeOf?: (checkpoint: bigint) => bigint
  price: bigint | undefined
  coins: readonly ScriptedCoin[]
  /** By coin type, at the address itself. */
  atAddress: Readonly<Record<string, bigint>>
  simulation: GrpcTypes.TransactionEffects | Error
  /** Whether the network asks no gas for a transfer between balances. */
  isFree: boolean
  /** By id, since when each object is shared. */
  shared: Readonly<Record<string, bigint>>
  /** The host's setting. */
  cctp: unknown
  landed: readonly Row[]
  /** How much of a list a node gives at once. */
  page: number
  /** Replaces the answer to a list. */
  list?: () => readonly object[]
  /** Called for a transaction that is handed over. */
  take(): void
}

export const effectsOf = (success: boolean, gasUsed = {}): GrpcTypes.TransactionEffects =>
  GrpcTypes.TransactionEffects.create({
    status: { success },
    gasUsed: { computationCost: 750_000n, storageCost: 4_000_000n, storageRebate: 1_000_000n, ...gasUsed },
  })
