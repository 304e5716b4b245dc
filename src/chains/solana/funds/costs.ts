import type { ChainNode } from '../../adapter.ts'
import { notEnoughForFee } from '../../send-failure.ts'
import { LAMPORTS_PER_SIGNATURE } from '../facts.ts'
import { readFee, readRent } from '../node-reads.ts'
import { messageOf, type Transfer } from '../transaction.ts'

interface Payer {
  readonly lamports: bigint
  readonly accountBytes: number
  readonly blockhash: string
}

/**
 * Returns the lamports left for a bid, and throws where the transfer costs more than the payer has. What it costs is asked of the node (decisions.md
 * C9): the network lowers what an account has to hold step by step.
 */
export async function spareOf(transfer: Transfer, payer: Payer, node: ChainNode): Promise<bigint> {
  const { lamports, accountBytes, blockhash } = payer
  const [fee, rent, least] = await Promise.all([
    readFee(node, messageOf({ ...transfer, blockhash, price: 0n })),
    transfer.createsAccount ? readRent(node, accountBytes) : 0n,
    readRent(node, 0),
  ])
  const left = lamports - (fee ?? LAMPORTS_PER_SIGNATURE) - rent
  // An account holds at least this, or nothing.
  if (left !== 0n && left < least) throw notEnoughForFee('solana')
  return left && left - least
}
