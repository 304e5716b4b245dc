import { stateOfTransfer } from '../../../queries/payouts/transfer-state.ts'
import { useUnfinishedTransfers } from '../../../queries/payouts/unfinished.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { shownTransfer } from '../states/shown-transfer.ts'
import { TransferBanner } from '../states/TransferBanner.tsx'
import { isOpen } from './open-transfers.ts'
import { ReturningTransfers } from './ReturningTransfers.tsx'

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
