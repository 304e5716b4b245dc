import { FailedTransactionMetadata, LiteSVM, Rent, type TransactionMetadata } from 'litesvm'
import { BLOCKHASH_LIVES_FOR, type SolanaFacts } from './facts.ts'
import type { SlotClock } from './slots.ts'
import { type TransactionError, readTransactionError } from './transactions/transaction-error.ts'
import { transactionFee } from './transactions/transaction-fee.ts'
import { type TokenAccount, readTokenAccount } from './token-account.ts'
import type { WireTransaction } from './transactions/wire-transaction.ts'

type Address = Parameters<LiteSVM['getAccount']>[0]
type EncodedAccount = Parameters<LiteSVM['setAccount']>[0]

/** In years, which were two before SIMD-0194. */
const EXEMPT_FOR = 1
const BURNT_PERCENT = 50

export interface LedgerAccount {
  readonly address: string
  readonly data: Uint8Array
  readonly lamports: bigint
  readonly programAddress: string
  readonly executable: boolean
}

export interface Balances {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly (TokenAccount | null)[]
}

export interface Execution {
  readonly error: TransactionError | null
  /** A rejected transaction is in no block. A failed one is, and has paid its fee. */
  readonly refused: boolean
  readonly meta: TransactionMetadata
}

export interface Landed extends Execution {
  readonly transaction: WireTransaction
  readonly slot: number
  readonly blockTime: number
  readonly fee: bigint
  readonly before: Balances
  readonly after: Balances
}

/** The Solana runtime with what a validator adds: slots, the expiry of blockhashes, and a history. */
export class SolanaLedger {
  readonly #svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)
  readonly #slots: SlotClock
  readonly #lastValid = new Map<string, number>()
  readonly #landed = new Map<string, Landed>()
  #slot = 0
  #blockhash = ''
  #firstSlot = 0

  constructor(slots: SlotClock, { lamportsPerByte }: SolanaFacts) {
    this.#slots = slots
    this.#svm.setRent(new Rent(lamportsPerByte, EXEMPT_FOR, BURNT_PERCENT))
  }

  get slot(): number {
    this.#catchUp()
    return this.#slot
  }

  /** Of the history: zero while nothing is pruned. */
  get firstSlot(): number {
    return this.#firstSlot
  }

  get transactionCount(): number {
    return this.#landed.size
  }

  latestBlockhash(): { blockhash: string; lastValidBlockHeight: number } {
    this.#catchUp()
    return { blockhash: this.#blockhash, lastValidBlockHeight: this.#lastValid.get(this.#blockhash)! }
  }

  isBlockhashValid(blockhash: string): boolean {
    const { slot } = this
    return (this.#lastValid.get(blockhash) ?? -1) >= slot
  }

  account(address: string): LedgerAccount | null {
    const account = this.#svm.getAccount(address as Address)
    return account.exists && account.lamports > 0n ? ledgerAccount(account) : null
  }

  programAccounts(program: string): LedgerAccount[] {
    return this.#svm.getProgramAccounts(program as Address).map(ledgerAccount)
  }

  setAccount(account: LedgerAccount): void {
    this.#svm.setAccount({ ...account, space: BigInt(account.data.length) } as unknown as EncodedAccount)
  }

  rentExemption(bytes: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(bytes))
  }

  simulate(transaction: WireTransaction, { verify }: { verify: boolean }): Execution & { after: LedgerAccount[] } {
    this.#catchUp()
    this.#svm.withSigverify(verify)
    const outcome = this.#svm.simulateTransaction(transaction.transaction)
    this.#svm.withSigverify(true)
    const failed = outcome instanceof FailedTransactionMetadata
    const after = failed ? [] : outcome.postAccounts().map(ledgerAccount)
    return { ...execution(outcome), after }
  }

  /** Executes the transaction. The same bytes again return the first result. */
  execute(transaction: WireTransaction): Execution {
    const earlier = this.#landed.get(transaction.signature)
    if (earlier) return earlier

    const { slot } = this
    const before = this.#balances(transaction.message.staticAccounts)
    const done = execution(this.#svm.sendTransaction(transaction.transaction))
    if (!done.refused) {
      this.#landed.set(transaction.signature, {
        ...done,
        transaction,
        slot,
        blockTime: Math.floor(Date.now() / 1000),
        fee: transactionFee(transaction.message),
        before,
        after: this.#balances(transaction.message.staticAccounts),
      })
    }
    return done
  }

  landed(signature: string): Landed | null {
    const landed = this.#landed.get(signature)
    return landed && landed.slot >= this.#firstSlot ? landed : null
  }

  /** Newest first. */
  history(): Landed[] {
    return [...this.#landed.values()].filter(({ slot }) => slot >= this.#firstSlot).toReversed()
  }

  /** Purges the slots that are over. */
  prune(): void {
    this.#slots.skip(1)
    this.#firstSlot = this.slot
  }

  /** In seconds since 1970. */
  timeOf(slot: number): number {
    return this.#slots.timeOf(slot)
  }

  #balances(addresses: readonly string[]): Balances {
    const accounts = addresses.map((address) => this.account(address))
    return { lamports: accounts.map((account) => account?.lamports ?? 0n), tokens: accounts.map(readTokenAccount) }
  }

  #catchUp(): void {
    const slot = this.#slots.current()
    if (slot === this.#slot) return
    this.#slot = slot
    this.#svm.warpToSlot(BigInt(slot))
    this.#svm.expireBlockhash()
    this.#blockhash = this.#svm.latestBlockhash()
    for (const [hash, lastValid] of this.#lastValid) if (lastValid < slot) this.#lastValid.delete(hash)
    this.#lastValid.set(this.#blockhash, slot + BLOCKHASH_LIVES_FOR)
  }
}

const ledgerAccount = ({ address, data, lamports, programAddress, executable }: EncodedAccount): LedgerAccount => ({
  address,
  data: new Uint8Array(data),
  lamports: BigInt(lamports),
  programAddress,
  executable,
})

function execution(
  outcome: TransactionMetadata | FailedTransactionMetadata | { meta(): TransactionMetadata },
): Execution {
  const meta = 'meta' in outcome ? outcome.meta() : outcome
  if (!(outcome instanceof FailedTransactionMetadata)) return { error: null, refused: false, meta }
  const refused = meta.signature().every((byte) => byte === 0)
  return { error: readTransactionError(outcome.toString()), refused, meta }
}
