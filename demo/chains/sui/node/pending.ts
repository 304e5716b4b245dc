import type { WireTransaction } from './wire-transaction.ts'

export interface Signed {
  readonly wire: WireTransaction
  readonly signatures: readonly Uint8Array[]
}

interface Entry {
  readonly signed: Signed
  readonly dueAt: number
}

/** Transactions that validators have accepted and that have not been executed. */
export class Pending {
  #entries: Entry[] = []
  #postponed: { waitFor: number; entries: Entry[] } | null = null

  has(digest: string): boolean {
    const all = [...this.#entries, ...(this.#postponed?.entries ?? [])]
    return all.some(({ signed }) => signed.wire.digest === digest)
  }

  add(signed: Signed, dueAt: number): void {
    if (!this.#postponed) {
      this.#entries.push({ signed, dueAt })
      return
    }
    this.#postponed.entries.unshift({ signed, dueAt })
    if (this.#postponed.entries.length < this.#postponed.waitFor) return
    this.#entries.push(...this.#postponed.entries.map((entry) => ({ ...entry, dueAt })))
    this.#postponed = null
  }

  postpone(transactions: number): void {
    this.#postponed = { waitFor: transactions, entries: [] }
  }

  /** In the order in which they are due. */
  takeDue(now: number): Entry[] {
    const due = this.#entries.filter(({ dueAt }) => dueAt <= now)
    this.#entries = this.#entries.filter(({ dueAt }) => dueAt > now)
    return due.toSorted((a, b) => a.dueAt - b.dueAt)
  }
}
