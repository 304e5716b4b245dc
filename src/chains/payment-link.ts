import type { Deposit } from '../domain/payouts/deposit.ts'
import { evmChainId, familyOf, type Family } from '../domain/networks.ts'
import type { ChainNode } from './adapter.ts'
import { readOrder, type TransferOrder } from './transfer-order.ts'

type Write = (order: TransferOrder, deposit: Deposit) => string | null

/** EIP-681, with the chain and the units as decimals. It has no field for a memo. */
const ethereumLink: Write = ({ to, token, units }, { network, memo }) =>
  memo === null ? `ethereum:${token.address}@${evmChainId(network)}/transfer?address=${to}&uint256=${units}` : null

/** Solana Pay, with the owner as recipient and the amount in whole tokens. */
const solanaLink: Write = ({ to, token }, { amount, memo }) =>
  `solana:${to}?amount=${amount}&spl-token=${token.address}${memo === null ? '' : `&memo=${encodeURIComponent(memo)}`}`

const LINKS: Readonly<Partial<Record<Family, Write>>> = { evm: ethereumLink, solana: solanaLink }

/** The text of a QR code for wallet apps. Null where it cannot express the transfer, or where `readOrder` refuses it. */
export function paymentLink(deposit: Deposit, node: Pick<ChainNode, 'token'>): string | null {
  const family = familyOf(deposit.network)
  const write = LINKS[family]
  if (!write) return null
  try {
    return write(readOrder(family, deposit, node), deposit)
  } catch {
    return null
  }
}
