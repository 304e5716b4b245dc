import type { Unfinished } from '../../../operations/off-ramp/unfinished.ts'
import { stateOfTransfer, useTransferState } from '../../../queries/payouts/transfer-state.ts'
import { useUnfinishedTransfers, useReturningTransfers } from '../../../queries/payouts/unfinished.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { shownTransfer } from '../states/shown-transfer.ts'
import { TransferBanner } from '../states/TransferBanner.tsx'
import { isOpen } from './open-transfers.ts'

/** Tokens that came for a cancelled off-ramp, until the server has sent them back. */
function ReturningTransfers() {
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

/**
 * The off-ramps that earlier pages of this device left unfinished. No page sends by itself what another one has begun: the customer
 * decides what is sent now and what is cancelled. The screen has a `WalletModal`.
 */
export function UnfinishedTransfers() {
  const { transfers, refetch, isFetching } = useUnfinishedTransfers()
  const open = transfers.filter(isOpen)
  if (open.length === 0) return <ReturningTransfers />
  const onLook = () => void refetch()
  return (
    <Stack gap={12}>
      <ReturningTransfers />
      {open.map((transfer) => {
        const state = stateOfTransfer(transfer)
        const reading = { isLooking: isFetching, onLook }
        return (
          state && <TransferBanner key={transfer.payout.id} shown={{ ...shownTransfer(transfer, state), ...reading }} />
        )
      })}
    </Stack>
  )
}
