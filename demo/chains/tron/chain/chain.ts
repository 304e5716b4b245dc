import { type Account, type Accounts, newAccount } from './accounts.ts'
import { type Block, type Included, blockId, genesis, nextTimestamp } from './block.ts'
import { SOLID_BEHIND, TRON_FACTS, type TronFacts } from '../facts.ts'
import type { ForkOptions } from './commands.ts'
import { execute } from './execute.ts'
import { TronRefusal } from './refusal.ts'
import type { TronTransaction } from './transaction.ts'
import type { VirtualMachine } from './virtual-machine.ts'

const TAPOS_BLOCKS = 65_536

export interface Found extends Included {
  readonly block: Block
}

interface Pending {
  readonly transaction: TronTransaction
  readonly from: number
}

/** The blocks of a chain, and how they come to be. One thing changes it at a time. */
export class TronChain {
  readonly facts: TronFacts
  readonly #machine: VirtualMachine
  #blocks: Block[]
  #pending: Pending[] = []
  #known = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #branch = 0
  #behind = 0
  #forgottenBelow = 0
  #reorders = false

  constructor(machine: VirtualMachine, accounts: Accounts, facts: TronFacts = TRON_FACTS) {
    this.facts = facts
    this.#machine = machine
    this.#blocks = [genesis(accounts)]
  }

  get #tip(): Block {
    return this.#blocks.at(-1)!
  }

  /** The newest block that the node shows. */
  get head(): Block {
    return this.#blocks[Math.max(0, this.#tip.number - this.#behind)]!
  }

  get solid(): Block {
    return this.#blocks[Math.max(0, this.head.number - SOLID_BEHIND)]!
  }

  /** Null beyond `last`, and for one that is forgotten. */
  byNumber(number: number, last: Block = this.head): Block | null {
    return number <= last.number && number >= this.#forgottenBelow ? (this.#blocks[number] ?? null) : null
  }

  find(id: string, last: Block): Found | null {
    for (let number = last.number; number >= this.#forgottenBelow; number -= 1) {
      const block = this.#blocks[number]!
      const included = block.included.find(({ transaction }) => transaction.id === id)
      if (included) return { ...included, block }
    }
    return null
  }

  isKnown(id: string): boolean {
    return this.#known.has(id)
  }

  /** Whether a transaction names a block of this chain. */
  isAnchored({ refBlockBytes, refBlockHash }: TronTransaction): boolean {
    const { head } = this
    const back = (head.number - Number.parseInt(refBlockBytes || '0', 16)) % TAPOS_BLOCKS
    const block = this.#blocks[head.number - ((back + TAPOS_BLOCKS) % TAPOS_BLOCKS)]
    return refBlockBytes.length === 4 && block?.id.slice(16, 32) === refBlockHash
  }

  /** Puts a transaction into one of the next blocks. */
  accept(transaction: TronTransaction, delay = 0): void {
    this.#known.add(transaction.id)
    this.#pending.push({ transaction, from: this.#tip.number + 1 + delay })
  }

  reorderNext(): void {
    this.#reorders = true
  }

  fallBehind(blocks: number): void {
    this.#behind = blocks
  }

  prune(): void {
    this.#forgottenBelow = this.solid.number + 1
  }

  /** Changes an account outside of any transaction, in every block that could still be replaced. */
  changeAccount(address: string, change: (account: Account) => Account): Promise<void> {
    return this.#alone(async () => {
      const changed = new Map<Accounts, Accounts>()
      const first = Math.max(0, this.#tip.number - 2 * SOLID_BEHIND)
      for (const block of this.#blocks.slice(first)) {
        const { accounts, timestamp } = block
        const account = accounts.get(address) ?? newAccount(timestamp)
        if (!changed.has(accounts)) changed.set(accounts, new Map(accounts).set(address, change(account)))
        this.#blocks[block.number] = { ...block, accounts: changed.get(accounts)! }
      }
    })
  }

  produce(): Promise<void> {
    return this.#alone(() => this.#append(this.#due()))
  }

  fork(blocks: number, { drops = false }: ForkOptions = {}): Promise<void> {
    return this.#alone(async () => {
      const first = this.#tip.number - blocks + 1
      if (first <= this.#tip.number - SOLID_BEHIND) throw new RangeError('Solid blocks are final')
      const erased = this.#blocks.splice(first)
      const snapshot = erased.find((block) => block.snapshot !== null)?.snapshot
      if (snapshot) await this.#machine.revert(snapshot)
      const transactions = erased.flatMap(({ included }) => included.map(({ transaction }) => transaction))
      if (drops) for (const { id } of transactions) this.#known.delete(id)
      this.#branch += 1
      for (let made = 0; made <= blocks; made += 1) await this.#append([])
      if (drops) return
      this.#pending.unshift(...transactions.map((transaction) => ({ transaction, from: 0 })))
    })
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  #due(): TronTransaction[] {
    const number = this.#tip.number + 1
    const due = this.#pending.filter(({ from }) => from <= number).map(({ transaction }) => transaction)
    this.#pending = this.#pending.filter(({ from }) => from > number)
    if (!this.#reorders || due.length < 2) return due
    this.#reorders = false
    return due.toReversed()
  }

  async #append(transactions: readonly TronTransaction[]): Promise<void> {
    const parent = this.#tip
    const timestamp = nextTimestamp(parent)
    const snapshot = transactions.length > 0 ? await this.#machine.snapshot() : null
    const included: Included[] = []
    const run = { accounts: parent.accounts }
    for (const transaction of transactions) {
      const info = await this.#run(transaction, { parent, timestamp, run })
      if (info) included.push({ transaction, info })
    }
    const { accounts } = run
    const number = parent.number + 1
    const id = blockId(parent, timestamp, this.#branch)
    this.#blocks.push({ number, id, parentId: parent.id, timestamp, included, accounts, snapshot })
  }

  /** Null for a transaction that belongs in no block any more. */
  async #run(
    transaction: TronTransaction,
    { parent, timestamp, run }: { parent: Block; timestamp: number; run: { accounts: Accounts } },
  ) {
    if (transaction.expiration <= parent.timestamp) return null
    try {
      const where = { accounts: run.accounts, now: timestamp, facts: this.facts, machine: this.#machine }
      const outcome = await execute(transaction, where)
      run.accounts = outcome.accounts
      return outcome.info
    } catch (error) {
      if (error instanceof TronRefusal) return null
      throw error
    }
  }
}
