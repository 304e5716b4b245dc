import type { SuiCoin } from './state.ts'

/** An object that a transaction created, wrote or deleted. */
export interface ObjectChange {
  readonly objectId: string
  readonly before: SuiCoin | null
  readonly after: SuiCoin | null
}

export interface FundsChange {
  readonly owner: string
  readonly coinType: string
  readonly units: bigint
}

export interface BalanceChange {
  readonly address: string
  readonly coinType: string
  readonly units: bigint
}

/** The change of each address's balance of each coin, in its coins and its address balance together. */
export function balanceChanges(objects: readonly ObjectChange[], funds: readonly FundsChange[]): BalanceChange[] {
  const changes = new Map<string, bigint>()
  const add = (owner: string, coinType: string, units: bigint) => {
    const key = `${owner} ${coinType}`
    changes.set(key, (changes.get(key) ?? 0n) + units)
  }
  for (const { before, after } of objects) {
    if (before) add(before.owner, before.coinType, -before.balance)
    if (after) add(after.owner, after.coinType, after.balance)
  }
  for (const { owner, coinType, units } of funds) add(owner, coinType, units)
  return [...changes]
    .filter(([, units]) => units !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, units]) => {
      const [address, coinType] = key.split(' ') as [string, string]
      return { address, coinType, units }
    })
}
