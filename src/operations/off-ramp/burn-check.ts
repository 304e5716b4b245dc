import type { ChainNode } from '../../chains/adapter.ts'
import { burnRefusal } from '../../chains/cctp/burn-refusal.ts'
import { depositOf, waitsForBurn } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'

/**
 * Whether this page can have a wallet burn the tokens of a payout (decisions.md C3). `none`: they are not burned. `unburnable`: not by this
 * page. `unmintable`: its recipient can't get them. `unread`: that is not known yet. `unanswered`: no node answers, so a press asks again.
 */
export type BurnCheck = 'none' | 'possible' | 'unburnable' | 'unmintable' | 'unread' | 'unanswered'

/** Rejects when the code cannot be downloaded, and while no node of the recipient's network answers. */
export async function readBurnCheck(payout: Payout, node: ChainNode): Promise<BurnCheck> {
  const deposit = waitsForBurn(payout) ? depositOf(payout) : null
  if (!deposit) return 'none'
  const refusal = await burnRefusal(deposit, node)
  if (!refusal) return 'possible'
  return refusal.code === 'network/no-cctp-domain' ? 'unburnable' : 'unmintable'
}

const ASKABLE: readonly BurnCheck[] = ['none', 'possible', 'unanswered']

/** Whether a wallet may be asked, as far as the burn goes. */
export const isAskable = (burn: BurnCheck): boolean => ASKABLE.includes(burn)
