import { APT } from '../assets.ts'
import { primaryStore } from '../stores.ts'

export interface Store {
  readonly owner: string
  readonly metadata: string
  readonly balance: bigint
}

/** Accounts and what they hold in their primary stores. Every change can be undone. */
export class AptosState {
  readonly #stores = new Map<string, Store>()
  readonly #sequenceNumbers = new Map<string, bigint>()
  readonly #undo: (() => void)[] = []

  /** An account without a transaction is not on the chain. Its sequence number is 0, and its key that of its address. */
  sequenceNumber(address: string): bigint {
    return this.#sequenceNumbers.get(address) ?? 0n
  }

  store(address: string): Store | null {
    return this.#stores.get(address) ?? null
  }

  balance(owner: string, metadata: string): bigint {
    return this.store(primaryStore(owner, metadata))?.balance ?? 0n
  }

  balanceOfGas(owner: string): bigint {
    return this.balance(owner, APT.address)
  }

  storesOf(owner: string): [string, Store][] {
    return [...this.#stores].filter(([, store]) => store.owner === owner)
  }

  /** Adds units to the owner's primary store, which is created when it is missing, and answers its address. */
  add(owner: string, metadata: string, units: bigint): string {
    const isNew = this.store(primaryStore(owner, metadata)) === null
    const address = this.create(owner, metadata, units)
    this.#undo.push(() => {
      this.create(owner, metadata, -units)
      if (isNew && this.store(address)?.balance === 0n) this.#stores.delete(address)
    })
    return address
  }

  /** As `add`, and never undone: the units come from outside the chain. */
  create(owner: string, metadata: string, units: bigint): string {
    const address = primaryStore(owner, metadata)
    const balance = (this.store(address)?.balance ?? 0n) + units
    if (balance < 0n) throw new RangeError(`${owner} has fewer than ${-units}`)
    this.#stores.set(address, { owner, metadata, balance })
    return address
  }

  setSequenceNumber(address: string, sequenceNumber: bigint): void {
    const before = this.sequenceNumber(address)
    this.#sequenceNumbers.set(address, sequenceNumber)
    this.#undo.push(() => this.#sequenceNumbers.set(address, before))
  }

  /** A place to return to with `undoTo`. */
  mark(): number {
    return this.#undo.length
  }

  undoTo(mark: number): void {
    for (const undo of this.#undo.splice(mark).toReversed()) undo()
  }
}
