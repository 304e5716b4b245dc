import { GrpcTypes as Rpc } from '@mysten/sui.js/grpc'
import type { SuiChain } from '../node/chain.ts'
import type { Executed } from '../node/ledger.ts'
import { invalidArgument, unimplemented } from '../node/rpc-status.ts'
import { addressField } from './fields.ts'
import { executedMessage } from './messages.ts'
import type { CallContext } from './method.ts'
import { masked } from './read-mask.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 1000

/** A transaction in the ledger, by its checkpoint and its index there. */
interface LedgerEntry {
  readonly checkpoint: bigint
  readonly index: number
  readonly executed: Executed
}

const cursorOf = ({ checkpoint, index }: LedgerEntry) => Buffer.from(`${checkpoint}.${index}`)

type Position = readonly [checkpoint: bigint, index: number]

function positionOf(cursor: Uint8Array): Position {
  const [, checkpoint, index] = /^(\d+)\.(\d+)$/.exec(Buffer.from(cursor).toString('utf8')) ?? []
  if (checkpoint === undefined) throw invalidArgument('invalid cursor')
  return [BigInt(checkpoint), Number(index)]
}

const isAfter = ({ checkpoint, index }: LedgerEntry, [other, otherIndex]: Position) =>
  checkpoint > other || (checkpoint === other && index > otherIndex)

const isBefore = ({ checkpoint, index }: LedgerEntry, [other, otherIndex]: Position) =>
  checkpoint < other || (checkpoint === other && index < otherIndex)

/** The transactions in checkpoints. Pruned ones are left out. A search that looks at too many ends before the tip. */
export function listTransactions(request: Rpc.ListTransactionsRequest, { chain, scanLimit }: CallContext) {
  const { options, filter, readMask } = request
  const limit = Math.min(options?.limit || DEFAULT_LIMIT, MAX_LIMIT)
  const matches = matcherOf(filter)
  const all = entriesOf(request, chain)
  const scanned = all.slice(0, scanLimit)
  const found = scanned.filter(({ executed }) => matches(executed))

  const frames: Partial<Rpc.ListTransactionsResponse>[] = found.slice(0, limit).map((entry) => ({
    transaction: masked(Rpc.ExecutedTransaction, executedMessage(entry.executed), { readMask, byDefault: 'digest' }),
    ...watermarkOf(entry),
  }))
  if (found.length > limit) {
    const last = frames.at(-1)!
    return [...frames.slice(0, -1), { ...last, end: { reason: Rpc.QueryEndReason.ITEM_LIMIT } }]
  }
  const reason = all.length > scanLimit ? Rpc.QueryEndReason.SCAN_LIMIT : Rpc.QueryEndReason.LEDGER_TIP
  return [...frames, { ...watermarkOf(scanned.at(-1)), end: { reason } }]
}

const watermarkOf = (entry: LedgerEntry | undefined) =>
  entry ? { watermark: { cursor: cursorOf(entry), checkpoint: entry.checkpoint } } : {}

/** The entries that a search can look at, in its order. */
function entriesOf(request: Rpc.ListTransactionsRequest, chain: SuiChain): LedgerEntry[] {
  const { options, startCheckpoint = 0n, endCheckpoint } = request
  const after = options?.after && positionOf(options.after)
  const before = options?.before && positionOf(options.before)
  const entries = chain
    .checkpoints()
    .filter(({ sequence }) => sequence >= startCheckpoint && (endCheckpoint === undefined || sequence < endCheckpoint))
    .flatMap(({ sequence, transactions }) =>
      transactions.map((executed, index): LedgerEntry => ({ checkpoint: sequence, index, executed })),
    )
    .filter((entry) => (!after || isAfter(entry, after)) && (!before || isBefore(entry, before)))
  return options?.ordering === Rpc.Ordering.DESCENDING ? entries.toReversed() : entries
}

type Matcher = (executed: Executed) => boolean

/** One of the terms, of which all literals. */
function matcherOf(filter: Rpc.TransactionFilter | undefined): Matcher {
  if (!filter) return () => true
  const terms = filter.terms.map(({ literals }) => literals.map(literalMatcher))
  return (executed) => terms.some((literals) => literals.every((matches) => matches(executed)))
}

function literalMatcher({ negated, predicate }: Rpc.TransactionLiteral): Matcher {
  const matches = predicateMatcher(predicate)
  return (executed) => matches(executed) !== negated
}

function predicateMatcher(predicate: Rpc.TransactionLiteral['predicate']): Matcher {
  if (predicate.oneofKind === 'sender') {
    const address = addressField('address', predicate.sender.address)
    return ({ wire }) => wire?.sender === address
  }
  if (predicate.oneofKind === 'affectedAddress') {
    const address = addressField('address', predicate.affectedAddress.address)
    return (executed) => affectedAddresses(executed).includes(address)
  }
  throw unimplemented(`This simulated node has no filter ${predicate.oneofKind}`)
}

function affectedAddresses({ wire, objects, balances }: Executed): string[] {
  const owners = objects.flatMap(({ before, after }) => [before?.owner ?? [], after?.owner ?? []].flat())
  const payers = wire ? [wire.sender, wire.gas.owner] : []
  return [...payers, ...owners, ...balances.map(({ address }) => address)]
}
