import { randomUUID } from 'node:crypto'
import { hexOf, sha3 } from '../addresses.ts'
import { APTOS_FACTS, type AptosFacts } from '../facts.ts'
import { ApiError, refusedByVm } from './api-error.ts'
import { type Execution, execute } from './execution.ts'
import { Mempool } from './mempool.ts'
import { type WireTransaction, decodeTransaction } from './signed-transaction.ts'
import { AptosState } from './state.ts'
import { payRefusal, refusalOf } from './validation.ts'

const FIRST_VERSION = 1000n
const EPOCH_MS = 7_200_000

export interface Committed extends Execution {
  readonly transaction: WireTransaction
  readonly version: bigint
  /** Milliseconds. */
  readonly timestamp: number
}

/** Its first version is the metadata of the block, its last one the epilogue. */
export interface Block {
  readonly height: bigint
  readonly hash: string
  readonly firstVersion: bigint
  readonly lastVersion: bigint
  readonly timestamp: number
  readonly transactions: readonly Committed[]
  /** The state before it. */
  readonly mark: number
}

interface LedgerInfo {
  readonly version: bigint
  readonly oldestVersion: bigint
  readonly height: bigint
  readonly oldestHeight: bigint
  readonly timestamp: number
  readonly epoch: bigint
}

/**
 * The blocks of a network as one full node sees them. A block is made at a request: one for each time at which a
 * transaction was due, and one for the present.
 */
export class AptosChain {
  readonly state = new AptosState()
  readonly #mempool = new Mempool()
  readonly facts: AptosFacts
  readonly #blockMs: number
  #blocks: Block[] = []
  #branch = randomUUID()
  #skippedMs = 0
  #seenUntil: number | null = null
  #losing = 0
  #delays: number[] = []
  #reorder: { waitFor: number; postponed: WireTransaction[] } | null = null

  constructor({ blockMs, facts = APTOS_FACTS }: { blockMs: number; facts?: AptosFacts }) {
    this.facts = facts
    this.#blockMs = blockMs
    this.#addBlock(this.#now())
  }

  info(): LedgerInfo {
    this.#catchUp()
    const [oldest, last] = [this.#blocks[0]!, this.#last()]
    return {
      version: last.lastVersion,
      oldestVersion: oldest.firstVersion,
      height: last.height,
      oldestHeight: oldest.height,
      timestamp: last.timestamp,
      epoch: BigInt(Math.floor(last.timestamp / EPOCH_MS)),
    }
  }

  blocks(): readonly Block[] {
    this.#catchUp()
    return this.#blocks
  }

  /** Takes a transaction into the mempool, or refuses it as a full node does. The same bytes again are taken again. */
  submit(bytes: Uint8Array): WireTransaction {
    const transaction = decodeTransaction(bytes)
    this.#catchUp()
    const refusal = refusalOf(this.state, transaction, this.#present())
    if (refusal) throw refusedByVm(refusal)
    if (this.#losing > 0) {
      this.#losing -= 1
      return transaction
    }
    const at = this.#now()
    const dueAt = this.#reorder ? Infinity : at + this.#blockMs + (this.#delays.shift() ?? 0)
    this.#mempool.add(transaction, { at, dueAt })
    this.#reorder?.postponed.unshift(transaction)
    if (this.#reorder?.postponed.length === this.#reorder?.waitFor) this.#release(at)
    return transaction
  }

  #release(at: number): void {
    const postponed = this.#reorder?.postponed ?? []
    this.#reorder = null
    for (const { hash } of postponed) this.#mempool.remove(hash)
    for (const transaction of postponed) this.#mempool.add(transaction, { at, dueAt: at + this.#blockMs })
  }

  simulate(bytes: Uint8Array, refusalFor: typeof refusalOf): { transaction: WireTransaction; outcome: Execution } {
    const transaction = decodeTransaction(bytes)
    this.#catchUp()
    const refusal = refusalFor(this.state, transaction, this.#present())
    if (refusal) throw refusedByVm(refusal)
    const before = this.state.mark()
    const outcome = execute(this.state, transaction, this.facts)
    this.state.undoTo(before)
    return { transaction, outcome }
  }

  pending(hash: string): WireTransaction | null {
    this.#catchUp()
    return this.#mempool.get(hash)
  }

  committed(hash: string): Committed | null {
    return this.#committed().find(({ transaction }) => transaction.hash === hash) ?? null
  }

  /** Oldest first. Pruned ones are missing. */
  committedBy(address: string): Committed[] {
    return this.#committed().filter(({ transaction }) => transaction.sender === address)
  }

  sequenceNumber(address: string, version: bigint | null): bigint {
    const { version: newest, oldestVersion } = this.info()
    if (version === null) return this.state.sequenceNumber(address)
    if (version > newest) throw new ApiError('version_not_found', `Ledger version(${version}) not found`)
    if (version < oldestVersion) throw new ApiError('version_pruned', `Ledger version(${version}) has been pruned`)
    const later = this.committedBy(address).find((each) => each.version > version)
    return later ? later.transaction.raw.sequence_number : this.state.sequenceNumber(address)
  }

  /** Units that come from outside the chain. */
  create(owner: string, metadata: string, units: bigint): void {
    this.#catchUp()
    this.state.create(owner, metadata, units)
  }

  /** The next transactions are accepted and dropped, as by a node that ends before it has passed them on. */
  loseNext(transactions: number): void {
    this.#losing = transactions
  }

  /** The next transactions stay in the mempool for this much longer. */
  delayNext(transactions: number, ms: number): void {
    this.#delays = Array<number>(transactions).fill(ms)
  }

  /** The next transactions wait for each other. Those of different accounts are in a block against the order of their arrival. */
  reorderNext(transactions: number): void {
    this.#reorder = { waitFor: transactions, postponed: [] }
  }

  /** The newest transactions are on a branch that this node leaves: it has never seen them. */
  fork(transactions: number): void {
    this.#catchUp()
    let dropped = 0
    while (dropped < transactions && this.#blocks.length > 1) {
      const block = this.#blocks.pop()!
      dropped += block.transactions.length
      this.state.undoTo(block.mark)
    }
    this.#branch = randomUUID()
  }

  /** The node sees no later blocks, until `keepUp`. The network goes on. */
  fallBehind(): void {
    this.#catchUp()
    this.#seenUntil = this.#now()
  }

  keepUp(): void {
    this.#seenUntil = null
  }

  /** Forgets all blocks but the last. */
  prune(): void {
    this.#catchUp()
    this.#addBlock(this.#now())
    this.#blocks = this.#blocks.slice(-1)
  }

  skipTime(seconds: number): void {
    this.#catchUp()
    this.#skippedMs += seconds * 1000
  }

  #now = () => Date.now() + this.#skippedMs
  #last = () => this.#blocks.at(-1)!
  #present = () => ({ seconds: BigInt(Math.floor(this.#last().timestamp / 1000)), facts: this.facts })

  #committed(): Committed[] {
    return this.blocks().flatMap(({ transactions }) => transactions)
  }

  #catchUp(): void {
    const now = this.#seenUntil ?? this.#now()
    for (const due of this.#mempool.dueTimes()) {
      if (due > now) break
      if (this.#mempool.ready(this.state, due).length > 0) this.#addBlock(Math.max(due, this.#last().timestamp))
    }
    if (now - this.#last().timestamp >= this.#blockMs) this.#addBlock(now)
  }

  #addBlock(timestamp: number): void {
    const last = this.#blocks.at(-1)
    const height = (last?.height ?? FIRST_VERSION - 1n) + 1n
    const firstVersion = (last?.lastVersion ?? FIRST_VERSION - 1n) + 1n
    const mark = this.state.mark()
    const transactions = this.#take(timestamp, firstVersion + 1n)
    const lastVersion = firstVersion + BigInt(transactions.length) + 1n
    const hash = hexOf(sha3(Buffer.from(`${this.#branch} ${height}`)))
    this.#blocks.push({ height, hash, firstVersion, lastVersion, timestamp, transactions, mark })
  }

  /** Each transaction can make the next one of its account ready. */
  #take(timestamp: number, firstVersion: bigint): Committed[] {
    const taken: Committed[] = []
    this.#mempool.forget(this.state, timestamp)
    for (;;) {
      const [transaction] = this.#mempool.ready(this.state, timestamp)
      if (!transaction) return taken
      this.#mempool.remove(transaction.hash)
      if (payRefusal(this.state, transaction)) continue
      const version = firstVersion + BigInt(taken.length)
      taken.push({ ...execute(this.state, transaction, this.facts), transaction, version, timestamp })
    }
  }
}
