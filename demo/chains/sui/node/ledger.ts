import { randomUUID } from 'node:crypto'
import { digestOf } from './digests.ts'
import type { Execution } from './execution.ts'
import type { WireTransaction } from './wire-transaction.ts'

/** A node that has this one has pruned nothing. */
const FIRST_CHECKPOINT = 0n

export interface Executed extends Execution {
  readonly digest: string
  /** Null for the prologue of a checkpoint, which the network makes itself. */
  readonly wire: WireTransaction | null
  readonly signatures: readonly Uint8Array[]
  /** Milliseconds. */
  readonly time: number
  /** The state before it. */
  readonly mark: number
  checkpoint: Checkpoint | null
}

export interface Checkpoint {
  readonly sequence: bigint
  readonly digest: string
  readonly epoch: bigint
  readonly timestamp: number
  /** The prologue is the first. */
  readonly transactions: readonly Executed[]
}

interface At {
  readonly epoch: bigint
  /** Milliseconds. */
  readonly timestamp: number
}

/** The past of a node: executed transactions, and the checkpoints that have them. */
export class Ledger {
  readonly #executed = new Map<string, Executed>()
  #fresh: Executed[] = []
  #checkpoints: Checkpoint[] = []
  #branch = randomUUID()

  constructor(at: At) {
    this.addCheckpoint(at)
  }

  /** Those that are not pruned, oldest first. There is always one. */
  get checkpoints(): readonly Checkpoint[] {
    return this.#checkpoints
  }

  /** Since when the next checkpoint is awaited. */
  get openSince(): number {
    return this.#fresh[0]?.time ?? this.#last().timestamp
  }

  get(digest: string): Executed | null {
    return this.#executed.get(digest) ?? null
  }

  add(executed: Executed): void {
    this.#executed.set(executed.digest, executed)
    this.#fresh.push(executed)
  }

  addCheckpoint({ epoch, timestamp }: At): void {
    const sequence = (this.#checkpoints.at(-1)?.sequence ?? FIRST_CHECKPOINT - 1n) + 1n
    const prologue = prologueOf({ digest: digestOf('prologue', this.#branch, sequence), epoch, time: timestamp })
    const transactions: readonly Executed[] = [prologue, ...this.#fresh]
    const digest = digestOf('checkpoint', this.#branch, sequence)
    const checkpoint: Checkpoint = { sequence, digest, epoch, timestamp, transactions }
    for (const each of transactions) each.checkpoint = checkpoint
    this.#executed.set(prologue.digest, prologue)
    this.#fresh = []
    this.#checkpoints.push(checkpoint)
  }

  /** Forgets the newest transactions and the checkpoints that have them, and answers the state before them. */
  forget(transactions: number, at: At): number | null {
    const all = [...this.#executed.values()].filter(({ wire }) => wire)
    const dropped = new Set(all.slice(Math.max(0, all.length - transactions)))
    const [first] = dropped
    if (!first) return null
    for (const { digest } of dropped) this.#executed.delete(digest)
    this.#branch = randomUUID()
    const hasDropped = ({ transactions }: Checkpoint) => transactions.some((each) => dropped.has(each))
    while (this.#checkpoints.some(hasDropped)) this.#dropCheckpoint()
    this.#fresh = this.#fresh.filter((each) => !dropped.has(each))
    if (this.#checkpoints.length === 0) this.addCheckpoint(at)
    return first.mark
  }

  #dropCheckpoint(): void {
    const [prologue, ...rest] = this.#checkpoints.pop()!.transactions
    this.#executed.delete(prologue!.digest)
    for (const each of rest) each.checkpoint = null
    this.#fresh.unshift(...rest)
  }

  /** Forgets every transaction, and all checkpoints but the last, which has none. */
  prune(): void {
    const last = this.#last()
    const [prologue] = last.transactions
    this.#executed.clear()
    this.#executed.set(prologue!.digest, prologue!)
    const checkpoint = { ...last, transactions: [prologue!] }
    prologue!.checkpoint = checkpoint
    this.#checkpoints = [checkpoint]
  }

  #last = () => this.#checkpoints.at(-1)!
}

function prologueOf(of: { digest: string; epoch: bigint; time: number }): Executed {
  const gasUsed = { computationCost: 0n, storageCost: 0n, storageRebate: 0n, nonRefundableStorageFee: 0n }
  const nothing = { objects: [], funds: [], balances: [], signatures: [], gasObject: null, error: null }
  return { ...nothing, ...of, wire: null, gasUsed, version: 1n, mark: 0, checkpoint: null }
}
