import { SUI_FACTS, type SuiFacts } from '../facts.ts'
import { createdObjectId } from './digests.ts'
import { type Execution, execute } from './execution.ts'
import { checkGaslessCoins, isGasless } from './gasless.ts'
import { checkMoney, checkObjects } from './inputs.ts'
import { type Checkpoint, type Executed, Ledger } from './ledger.ts'
import { Pending, type Signed } from './pending.ts'
import { TransactionRefusal } from './rpc-status.ts'
import { SuiState, coinObject } from './state.ts'
import { type At, checkExpiration, checkTransaction } from './validation.ts'

const FIRST_EPOCH = 900n
export const EPOCH_MS = 86_400_000

interface EpochInfo extends At {
  /** Milliseconds. */
  readonly start: number
  readonly end: number | null
}

/**
 * The network as one full node sees it. It goes on with each call: a transaction is executed as of the time at which it was
 * due, and a checkpoint is made for what was executed before the present.
 */
export class SuiChain {
  readonly state = new SuiState()
  readonly facts: SuiFacts
  readonly #startedAt = Date.now()
  readonly #checkpointMs: number
  readonly #pending = new Pending()
  readonly #refusals = new Map<string, TransactionRefusal>()
  readonly #ledger: Ledger
  #created = 0
  #skippedMs = 0
  #seenUntil: number | null = null
  #losing = 0
  #delays: number[] = []

  constructor({ checkpointMs, facts = SUI_FACTS }: { checkpointMs: number; facts?: SuiFacts }) {
    this.facts = facts
    this.#checkpointMs = checkpointMs
    this.#ledger = new Ledger(this.#stamp())
  }

  /** Those that are not pruned, oldest first. There is always one. */
  checkpoints(): readonly Checkpoint[] {
    this.#catchUp()
    return this.#ledger.checkpoints
  }

  at(): At {
    this.#catchUp()
    return this.#at(this.#seen())
  }

  /** Null for one that has not begun. */
  epoch(epoch: bigint): EpochInfo | null {
    const current = this.at()
    if (epoch > current.epoch || epoch < 0n) return null
    const start = this.#startOf(epoch)
    return { ...current, epoch, start, end: epoch === current.epoch ? null : start + EPOCH_MS }
  }

  executed(digest: string): Executed | null {
    this.#catchUp()
    return this.#ledger.get(digest)
  }

  /** Whether a transaction that was handed over may still be executed. */
  isPending(digest: string): boolean {
    this.#catchUp()
    return this.#pending.has(digest)
  }

  /** Why a transaction that had been taken was dropped later. */
  refusalOf(digest: string): TransactionRefusal | null {
    return this.#refusals.get(digest) ?? null
  }

  /** Takes a transaction, or refuses it as validators do. The same bytes again are taken again, and change nothing. */
  submit(signed: Signed): void {
    const { wire } = signed
    if (this.executed(wire.digest) || this.#pending.has(wire.digest)) return
    checkTransaction(wire, this.at())
    checkObjects(this.state, wire)
    checkMoney(this.state, wire)
    if (isGasless(wire)) checkGaslessCoins(this.state, wire, this.facts)
    this.#refusals.delete(wire.digest)
    if (this.#losing > 0) {
      this.#losing -= 1
      return
    }
    this.#pending.add(signed, this.#now() + (this.#delays.shift() ?? 0))
    this.#catchUp()
  }

  /** A run that leaves nothing behind. */
  simulate(run: (state: SuiState, at: At) => Execution): Execution {
    const at = this.at()
    const before = this.state.mark()
    try {
      return run(this.state, at)
    } finally {
      this.state.undoTo(before)
    }
  }

  /** A coin from outside the chain. */
  createCoin(owner: string, coinType: string, balance: bigint): void {
    this.#catchUp()
    const previousTransaction = this.#ledger.checkpoints.at(-1)!.transactions[0]!.digest
    const objectId = createdObjectId(previousTransaction, this.#created++)
    const rest = { version: 1n, previousTransaction, storageRebate: this.facts.coinStorage }
    this.state.create(coinObject({ objectId, owner, coinType, balance, ...rest }))
  }

  /** An address balance from outside the chain. */
  createFunds(owner: string, coinType: string, units: bigint): void {
    this.#catchUp()
    this.state.createFunds(owner, coinType, units)
  }

  /** The next transactions are taken and reach no validator. */
  loseNext(transactions: number): void {
    this.#losing = transactions
  }

  /** The next transactions are executed this much later, if they still can be then. */
  delayNext(transactions: number, ms: number): void {
    this.#delays = Array<number>(transactions).fill(ms)
  }

  /** The next transactions wait for each other, and are executed against the order of their arrival. */
  reorderNext(transactions: number): void {
    this.#pending.postpone(transactions)
  }

  /** This node has never seen the newest transactions: it is another one, which has not executed them. */
  fork(transactions: number): void {
    this.#catchUp()
    const mark = this.#ledger.forget(transactions, this.#stamp())
    if (mark !== null) this.state.undoTo(mark)
  }

  /** The node sees nothing later, until `keepUp`. The network goes on. */
  fallBehind(): void {
    this.#catchUp()
    this.#seenUntil = this.#now()
  }

  keepUp(): void {
    this.#seenUntil = null
  }

  /** Forgets all transactions, old versions of objects, and all checkpoints but the last. */
  prune(): void {
    this.#catchUp()
    this.#ledger.addCheckpoint(this.#stamp())
    this.#ledger.prune()
    this.state.prune()
  }

  skipTime(seconds: number): void {
    this.#catchUp()
    this.#skippedMs += seconds * 1000
  }

  /** Ends the epoch, and as many after it as are asked for. */
  advanceEpoch(epochs = 1): void {
    this.#catchUp()
    const now = this.#now()
    this.#skippedMs += this.#startOf(this.#at(now).epoch + BigInt(epochs)) - now
  }

  #now = () => Date.now() + this.#skippedMs
  #seen = () => this.#seenUntil ?? this.#now()
  #stamp = () => ({ epoch: this.#at(this.#seen()).epoch, timestamp: this.#seen() })
  #startOf = (epoch: bigint) => this.#startedAt + Number(epoch - FIRST_EPOCH) * EPOCH_MS

  #at(time: number): At {
    const passed = BigInt(Math.floor((time - this.#startedAt) / EPOCH_MS))
    const { facts } = this
    return { epoch: FIRST_EPOCH + passed, referenceGasPrice: facts.referenceGasPrice, facts }
  }

  #catchUp(): void {
    const now = this.#seen()
    for (const { signed, dueAt } of this.#pending.takeDue(now)) this.#execute(signed, dueAt)
    if (now - this.#ledger.openSince >= this.#checkpointMs) this.#ledger.addCheckpoint(this.#stamp())
  }

  /** Drops the second of two transactions over one version of an object. */
  #execute({ wire, signatures }: Signed, time: number): void {
    const at = this.#at(time)
    try {
      checkExpiration(wire, at)
      checkObjects(this.state, wire)
    } catch (error) {
      if (!(error instanceof TransactionRefusal)) throw error
      this.#refusals.set(wire.digest, error)
      return
    }
    const mark = this.state.mark()
    const execution = execute(this.state, wire, { epoch: at.epoch, facts: this.facts })
    this.#ledger.add({ ...execution, digest: wire.digest, wire, signatures, time, mark, checkpoint: null })
  }
}
