import type { Payout } from '../../../domain/payouts/payout.ts'
import { useStrandedTransfers, type LateTokens } from '../../../queries/payouts/late/late-tokens.ts'
import { useTransferState } from '../../../queries/payouts/transfer-state.ts'
import { useReturningTransfers } from '../../../queries/payouts/unfinished.ts'
import { TransferBanner } from '../states/TransferBanner.tsx'

/** The transfers of a page of the list that have ended, and whose address holds tokens. */
export function StrandedTransfers({ payouts }: { readonly payouts: readonly Payout[] }) {
  const returning = new Set(useReturningTransfers().map(({ payout: { id } }) => id))
  const stranded = useStrandedTransfers(payouts).filter(({ payout: { id } }) => !returning.has(id))
  return stranded.map((each) => <StrandedTransfer key={each.payout.id} {...each} />)
}

function StrandedTransfer({ payout, late }: { readonly payout: Payout; readonly late: LateTokens }) {
  const { state, entry } = useTransferState(payout, late)
  return state && <TransferBanner shown={{ state, payout, entry, sending: null, isSendable: false }} />
}
