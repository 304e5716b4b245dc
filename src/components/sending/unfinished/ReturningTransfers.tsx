import type { Unfinished } from '../../../operations/off-ramp/unfinished.ts'
import { useTransferState } from '../../../queries/payouts/transfer-state.ts'
import { useReturningTransfers } from '../../../queries/payouts/unfinished.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TransferBanner } from '../states/TransferBanner.tsx'

/** Tokens that came for a cancelled off-ramp, until the server has sent them back. */
export function ReturningTransfers() {
  const returning = useReturningTransfers()
  if (returning.length === 0) return null
  return (
    <Stack gap={12}>
      {returning.map((each) => (
        <ReturningTransfer key={each.payout.id} {...each} />
      ))}
    </Stack>
  )
}

function ReturningTransfer({ payout, entry }: Unfinished) {
  const { state } = useTransferState(payout)
  return state && <TransferBanner shown={{ state, payout, entry, sending: null, isSendable: false }} />
}
