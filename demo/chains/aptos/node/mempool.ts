import { ApiError } from './api-error.ts'
import type { WireTransaction } from './signed-transaction.ts'
import type { AptosState } from './state.ts'

interface Pending {
  readonly transaction: WireTransaction
  /** When a block can first have it, in milliseconds. */
  readonly dueAt: number
  /** When the mempool forgets it, although it has not expired. */
  readonly forgottenAt: number
}

const KEPT_FOR_MS = 600_000

/**
 * The submitted transactions that are not in a block. A transaction whose sequence number is ahead is kept: it waits for those before it.
 */
export class Mempool {
  readonly #pending = new Map<string, Pending>()

  get size(): number {
    return this.#pending.size
  }

  get(hash: string): WireTransaction | null {
    return this.#pending.get(hash)?.transaction ?? null
  }

  has(hash: string): boolean {
    return this.#pending.has(hash)
  }

  add(transaction: WireTransaction, { at, dueAt }: { at: number; dueAt: number }): void {
    const { raw, sender } = transaction
    const other = [...this.#pending.values()].find(
      (each) => each.transaction.sender === sender && each.transaction.raw.sequence_number === raw.sequence_number,
    )
    if (other) {
      checkUpdate(other.transaction, transaction)
      if (raw.gas_unit_price === other.transaction.raw.gas_unit_price) return
      this.#pending.delete(other.transaction.hash)
    }
    this.#pending.set(transaction.hash, { transaction, dueAt, forgottenAt: at + KEPT_FOR_MS })
  }

  remove(hash: string): void {
    this.#pending.delete(hash)
  }

  /** When blocks are due, oldest first. */
  dueTimes(): number[] {
    return [...new Set([...this.#pending.values()].map(({ dueAt }) => dueAt))].toSorted((a, b) => a - b)
  }

  /** The transactions that a block of this time can include next, in the order of arrival. */
  ready(state: AptosState, at: number): WireTransaction[] {
    return [...this.#pending.values()]
      .filter(({ dueAt, transaction: { raw, sender } }) => {
        return dueAt <= at && raw.sequence_number === state.sequenceNumber(sender)
      })
      .map(({ transaction }) => transaction)
  }

  forget(state: AptosState, at: number): void {
    const seconds = BigInt(Math.floor(at / 1000))
    for (const [hash, { transaction, forgottenAt }] of this.#pending) {
      const { raw, sender } = transaction
      const taken = raw.sequence_number < state.sequenceNumber(sender)
      if (taken || raw.expiration_timestamp_secs <= seconds || forgottenAt <= at) this.#pending.delete(hash)
    }
  }
}

/** A transaction in the mempool can be replaced by itself at a higher gas price, and by nothing else. */
function checkUpdate({ raw: old }: WireTransaction, { raw }: WireTransaction): void {
  const different = (what: string) =>
    new ApiError('invalid_transaction_update', `Transaction already in mempool with a different ${what}`)
  if (!Buffer.from(old.payload.bcsToBytes()).equals(raw.payload.bcsToBytes())) throw different('payload')
  if (old.expiration_timestamp_secs !== raw.expiration_timestamp_secs) throw different('expiration timestamp')
  if (old.max_gas_amount !== raw.max_gas_amount) throw different('max gas amount')
  if (old.gas_unit_price > raw.gas_unit_price) throw different('gas unit price')
}
