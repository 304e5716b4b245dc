import type { Db } from '../../db/db.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { waitingDeposits } from '../deposits/deposit-table.ts'
import { receiveSimulated, receiveWaiting } from '../deposits/receive.ts'
import type { Payout } from '../payout.ts'
import { findPayoutByRedemption, updatePayout } from '../payout-table.ts'

/** By the names that payouts have for the networks. test/contract/rows holds it against CHAIN-09. */
export const CCTP_DOMAINS: Readonly<Record<string, number>> = {
  ethereum: 0,
  optimism: 2,
  arbitrum: 3,
  noble: 4,
  sol: 5,
  polygon: 7,
  sui: 8,
  aptos: 9,
}

interface Redemption {
  readonly sourceChain: string
  readonly hash: string
}

/** The same transaction has one form here: hexadecimal ones are written in any letter case. */
const canonicalHash = (hash: string): string => (/^0x[0-9a-f]+$/i.test(hash) ? hash.toLowerCase() : hash)

/** Registers the transaction that funds a payout. The payout's row is locked. */
export async function registerRedemption(services: Services, payout: Payout, reported: Redemption): Promise<void> {
  const redemption = { ...reported, hash: canonicalHash(reported.hash) }
  const { sourceChain, hash } = redemption
  if (payout.redemptionHash === hash) return
  const resource = payout.details.instructions?.resource
  if (payout.source.network !== sourceChain || resource?.type !== 'wallet') throw refuse('network_invalid')
  if (!Object.hasOwn(CCTP_DOMAINS, resource.network)) throw refuse('cctp_domain_missing')
  if (payout.redemptionHash !== null) throw refuse('cctp_conflict')
  await takeHash(services.db, payout, hash)
  await creditRegistered(services, { ...payout, redemptionHash: hash }, redemption)
}

/** When two payouts are registered with one transaction at once, the unique index accepts one. */
async function takeHash(db: Db, payout: Payout, hash: string): Promise<void> {
  if (await findPayoutByRedemption(db, hash)) throw refuse('cctp_conflict')
  try {
    await db.transaction((tx) => updatePayout(tx, payout.id, { redemptionHash: hash }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw refuse('cctp_conflict')
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'

/**
 * On a configured network the payout is credited once the chain shows the transfer. A burn has no transfer to the payout's
 * address, and a simulated network shows nothing: there the hash is believed.
 */
async function creditRegistered(services: Services, payout: Payout, { sourceChain, hash }: Redemption): Promise<void> {
  const resource = payout.details.instructions?.resource
  const isBurn = resource?.type === 'wallet' && resource.network !== sourceChain
  if (isBurn || !services.chains[sourceChain]) {
    await receiveSimulated(services, payout, { id: `${sourceChain}:${hash}`, hash })
    return
  }
  const where = { network: sourceChain, hash, receiverKey: payout.depositAddressKey ?? '' }
  let credited = payout
  for (const deposit of await waitingDeposits(services.db, where))
    credited = await receiveWaiting(services, credited, deposit)
}
