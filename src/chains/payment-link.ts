import type { Deposit } from '../domain/payouts/deposit.ts'
import { evmChainId, familyOf, type Family } from '../domain/networks.ts'
import type { ChainNode } from './adapter.ts'
import { readOrder, type TransferOrder } from './transfer-order.ts'

type Write = (order: TransferOrder, deposit: Deposit) => string | null

/** EIP-681: the call of the token's `transfer`, with the chain and the units in decimals. It has no place for a memo. */
const ethereumLink: Write = ({ to, token, units }, { network, memo }) =>
  memo === null ? `ethereum:${token.address}@${evmChainId(network)}/transfer?address=${to}&uint256=${units}` : null

/** A transfer request of Solana Pay: the owner of the tokens, whole tokens, the mint, and the memo as a text of a URL. */
const solanaLink: Write = ({ to, token }, { amount, memo }) =>
  `solana:${to}?amount=${amount}&spl-token=${token.address}${memo === null ? '' : `&memo=${encodeURIComponent(memo)}`}`

const LINKS: Readonly<Partial<Record<Family, Write>>> = { evm: ethereumLink, solana: solanaLink }

/**
 * What a wallet app reads from a QR code to fill in the transfer. Null where the family has no such link, where it cannot say all of it,
 * and where no network should be asked for the transfer.
 */
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
