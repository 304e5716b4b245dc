import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { Arrived, ChainAdapter } from '../adapter.ts'
import { readOrder, sentOf, type TransferOrder } from '../transfer-order.ts'
import { filterOf, literal, readSince } from './find-sent.ts'
import { isSameCoin, movedUnits, type Landed } from './transaction/landed.ts'

/** Of any sender; a burn leaves nothing at the address, so it is found by its sender alone. */
const arrivalsOf = (order: TransferOrder) =>
  order.burn
    ? filterOf(order)
    : {
        terms: [{ literals: [literal({ oneofKind: 'affectedAddress', affectedAddress: { address: order.to } })] }],
      }

/** Whose tokens they were. Another account may have signed the transaction, or paid its fee. */
function payerOf({ changes }: Landed, { token }: TransferOrder): string | null {
  const payers = changes.filter(({ coinType, units }) => units < 0n && isSameCoin(coinType, token.address))
  const [first] = payers
  return first && payers.every(({ address }) => isSameAddress('sui', address, first.address)) ? first.address : null
}

export async function findArrived(
  ...[deposit, since, node]: Parameters<NonNullable<ChainAdapter['findArrived']>>
): Promise<readonly Arrived[]> {
  const order = readOrder('sui', deposit, node)
  const landed: Landed[] = []
  for await (const page of readSince({ deposit, order, node, filter: arrivalsOf(order), moved: movedUnits }, since))
    landed.push(...page)
  const arrived = landed.map((each) => ({
    ...sentOf({ hash: each.digest, units: movedUnits(each, order) }, order),
    from: payerOf(each, order),
  }))
  const isExact = ({ moved }: Arrived) => Number(moved === 'exact')
  return arrived.toSorted((one, other) => isExact(other) - isExact(one))
}
