import { digestOf } from './digests.ts'

/** A coin object, which is all that this network has. */
export interface SuiCoin {
  readonly objectId: string
  readonly version: bigint
  readonly digest: string
  readonly owner: string
  readonly coinType: string
  readonly balance: bigint
  readonly previousTransaction: string
  readonly storageRebate: bigint
}

export function coinObject(coin: Omit<SuiCoin, 'digest'>): SuiCoin {
  const { objectId, version, owner, coinType, balance, previousTransaction } = coin
  return { ...coin, digest: digestOf('Object', objectId, version, owner, coinType, balance, previousTransaction) }
}

const keyOf = (owner: string, coinType: string) => `${owner} ${coinType}`

/** Coin objects and address balances (SIP-58). Every change by a transaction can be undone. */
export class SuiState {
  readonly #coins = new Map<string, SuiCoin>()
  readonly #past = new Map<string, SuiCoin>()
  readonly #funds = new Map<string, bigint>()
  readonly #undo: (() => void)[] = []

  coin(objectId: string): SuiCoin | null {
    return this.#coins.get(objectId) ?? null
  }

  /** An object as it was at a version. */
  coinAt(objectId: string, version: bigint): SuiCoin | null {
    return this.#past.get(keyOf(objectId, String(version))) ?? null
  }

  /** As a node lists them: by type, the largest first. */
  coinsOf(owner: string): SuiCoin[] {
    return [...this.#coins.values()].filter((coin) => coin.owner === owner).toSorted(inOrderOfIndex)
  }

  /** An owner's address balance. */
  funds(owner: string, coinType: string): bigint {
    return this.#funds.get(keyOf(owner, coinType)) ?? 0n
  }

  write(coin: SuiCoin): void {
    const before = this.coin(coin.objectId)
    this.create(coin)
    this.#undo.push(() => {
      this.#past.delete(keyOf(coin.objectId, String(coin.version)))
      if (before) this.#coins.set(coin.objectId, before)
      else this.#coins.delete(coin.objectId)
    })
  }

  remove(objectId: string): void {
    const before = this.coin(objectId)
    if (!before) return
    this.#coins.delete(objectId)
    this.#undo.push(() => this.#coins.set(objectId, before))
  }

  addFunds(owner: string, coinType: string, units: bigint): void {
    this.createFunds(owner, coinType, units)
    this.#undo.push(() => this.createFunds(owner, coinType, -units))
  }

  /** As `write`, and never undone: the coin comes from outside the chain. */
  create(coin: SuiCoin): void {
    this.#coins.set(coin.objectId, coin)
    this.#past.set(keyOf(coin.objectId, String(coin.version)), coin)
  }

  /** As `addFunds`, and never undone. */
  createFunds(owner: string, coinType: string, units: bigint): void {
    this.#funds.set(keyOf(owner, coinType), this.funds(owner, coinType) + units)
  }

  /** Forgets the versions that are over. */
  prune(): void {
    this.#past.clear()
    for (const coin of this.#coins.values()) this.#past.set(keyOf(coin.objectId, String(coin.version)), coin)
  }

  /** A place to return to with `undoTo`. */
  mark(): number {
    return this.#undo.length
  }

  undoTo(mark: number): void {
    for (const undo of this.#undo.splice(mark).toReversed()) undo()
  }
}

function inOrderOfIndex(a: SuiCoin, b: SuiCoin): number {
  if (a.coinType !== b.coinType) return a.coinType < b.coinType ? -1 : 1
  if (a.balance !== b.balance) return a.balance > b.balance ? -1 : 1
  return a.objectId < b.objectId ? -1 : 1
}
