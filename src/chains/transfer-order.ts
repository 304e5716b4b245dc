import { familyOf, type Family } from '../domain/networks.ts'
import { isAddressOf, isSameAddress, isZeroAddress, writeAddress } from '../domain/wallets/addresses/address.ts'
import { fromUnits, toUnits } from '../lib/money.ts'
import type { ChainNode, Sent, Transfer } from './adapter.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import { readBurn, type Burn } from './cctp/burn.ts'
import { ChainError, UnpayableError } from './chain-error.ts'

/** A transfer that passed the checks. `units` is more than zero. */
export interface TransferOrder {
  readonly from: string
  readonly to: string
  readonly token: { readonly address: string; readonly decimals: number }
  readonly units: bigint
  /** The tokens are burned for `to`, on another network, instead of sent to it. */
  readonly burn?: Burn
}

export interface BurnOrder extends TransferOrder {
  readonly burn: Burn
}

interface Moved {
  readonly hash: string
  readonly units: bigint
}

/** One for each transaction, which may move tokens more than once. */
export function movedByEach(moved: readonly Moved[]): readonly Moved[] {
  const sums = new Map<string, bigint>()
  for (const { hash, units } of moved) sums.set(hash, (sums.get(hash) ?? 0n) + units)
  return [...sums].map(([hash, units]) => ({ hash, units }))
}

export const transfersOf = (moved: readonly Moved[], { token }: TransferOrder): readonly Transfer[] =>
  movedByEach(moved).map(({ hash, units }) => ({ hash, amount: fromUnits(units, token.decimals) }))

/** The state of a transaction that has landed for good, by what it moved to the payout's address. */
export function stateOfMoved(
  units: bigint,
  asked: Pick<TransferOrder, 'units'>,
): 'confirmed' | 'different' | 'unrelated' {
  if (units <= 0n) return 'unrelated'
  return units === asked.units ? 'confirmed' : 'different'
}

export const sentOf = ({ hash, units }: Moved, asked: Pick<TransferOrder, 'units'>): Sent => ({
  hash,
  moved: units === asked.units ? 'exact' : 'otherAmount',
})

/** All that can be read, those with the payout's units first. */
export async function allWholeFirst(moved: AsyncIterable<Moved>, order: TransferOrder): Promise<readonly Sent[]> {
  const all: Moved[] = []
  try {
    for await (const each of moved) all.push(each)
  } catch (error) {
    if (all.length === 0) throw error
  }
  const isExact = ({ units }: Moved) => Number(units === order.units)
  return all.toSorted((one, other) => isExact(other) - isExact(one)).map((each) => sentOf(each, order))
}

/**
 * The transaction with the payout's units, else one with others (decisions.md C20). What was found counts even if the rest cannot be read:
 * nobody may cancel a payout that has some tokens.
 */
export async function wholeFirst(moved: AsyncIterable<Moved>, order: TransferOrder): Promise<Sent | null> {
  let other: Moved | null = null
  try {
    for await (const each of moved) {
      if (each.units === order.units) return sentOf(each, order)
      other ??= each
    }
  } catch (error) {
    if (other === null) throw error
  }
  return other && sentOf(other, order)
}

/** Refuses a zero or fractional amount, another family, an unknown token, and a recipient that is the sender, keyless or the token. */
export function readOrder(family: Family, transfer: Deposit, node: Pick<ChainNode, 'token'>): TransferOrder {
  const { network, coin, amount, redemption } = transfer
  const target = redemption ?? network
  const refused = () => new ChainError('network/refused', { family })
  const token = familyOf(network) === family ? node.token(network, coin) : null
  const units = token && toUnits(amount, token.decimals)
  if (!units || !isAddressOf(network, transfer.from) || !isAddressOf(target, transfer.to)) throw refused()
  const [from, to] = [writeAddress(network, transfer.from), writeAddress(target, transfer.to)]
  const isTo = (address: string | undefined) => address !== undefined && isSameAddress(target, to, address)
  if (isZeroAddress(target, to)) throw new UnpayableError(family)
  if (redemption) {
    if (isTo(node.token(redemption, coin)?.address)) throw new UnpayableError(family)
    return { from, to, token, units, burn: readBurn(transfer, redemption, to) }
  }
  if (isTo(from) || isTo(token.address)) throw new UnpayableError(family)
  return { from, to, token, units }
}
