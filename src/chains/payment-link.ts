import type { Deposit } from '../domain/payouts/deposit.ts'
import { familyOf } from '../domain/networks.ts'
import type { ChainNode } from './adapter.ts'
import { FAMILIES } from './family-table.ts'
import { readOrder } from './transfer-order.ts'

/** The text of a QR code for wallet apps. Null where it cannot express the transfer, or where `readOrder` refuses it. */
export function paymentLinkOf(deposit: Deposit, node: Pick<ChainNode, 'token'>): string | null {
  const family = familyOf(deposit.network)
  const { paymentLink } = FAMILIES[family]
  if (!paymentLink) return null
  try {
    return paymentLink(readOrder(family, deposit, node), deposit)
  } catch {
    return null
  }
}
