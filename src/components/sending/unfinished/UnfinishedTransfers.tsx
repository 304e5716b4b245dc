import { depositOf } from '../../../domain/payouts/deposit.ts'
import { isByHand } from '../../../operations/off-ramp/by-hand.ts'
import { useUnfinishedTransfers, type UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { AwaitedTransfer } from './AwaitedTransfer.tsx'
import { DroppedTransfer } from './DroppedTransfer.tsx'
import { FollowedTransfer, ReplacedTransfer, UnregisteredTransfer } from './FollowedTransfer.tsx'
import { UncertainTransfer } from './UncertainTransfer.tsx'
import { StatusChangedTransfer } from './StatusChangedTransfer.tsx'
import { NeverSeenTransfer } from './NeverSeenTransfer.tsx'
import { hashOf, isOpen, isSeen, unregisteredState } from './open-transfers.ts'
import { ReturningTransfers } from './ReturningTransfers.tsx'
import { UnsentTransfer } from './UnsentTransfer.tsx'

/**
 * The off-ramps that earlier pages of this device left unfinished. No page sends by itself what another one has begun: the customer
 * decides what is sent now and what is cancelled. The screen has a `WalletModal`.
 */
export function UnfinishedTransfers() {
  const { transfers, refetch, isFetching } = useUnfinishedTransfers()
  const open = transfers.filter(isOpen)
  if (open.length === 0) return <ReturningTransfers />
  const onCheck = () => void refetch()
  return (
    <Stack gap={12}>
      <ReturningTransfers />
      {open.map((transfer) => (
        <UnfinishedTransferBanner key={transfer.payout.id} transfer={transfer} busy={isFetching} onCheck={onCheck} />
      ))}
    </Stack>
  )
}

interface BannerProps {
  readonly transfer: UnfinishedTransfer
  readonly busy: boolean
  readonly onCheck: () => void
}

/** The state of one of them, and what the customer can do about it. */
export function UnfinishedTransferBanner({ transfer, busy, onCheck }: BannerProps) {
  const { payout, sending } = transfer
  if (sending?.moved) return <StatusChangedTransfer payout={payout} moved={sending.moved} />
  const hash = hashOf(transfer)
  const deposit = depositOf(payout)
  const unregistered = unregisteredState(transfer)
  if (hash && unregistered) {
    const isConflict = unregistered === 'conflict'
    return <UnregisteredTransfer payout={payout} hash={hash} isConflict={isConflict} />
  }
  if (sending?.stage === 'unseen') return <NeverSeenTransfer transfer={transfer} onCheck={onCheck} />
  if (sending?.stage === 'dropped') return <DroppedTransfer payout={payout} />
  if (sending?.end?.status === 'different') return <ReplacedTransfer payout={payout} hash={hash ?? null} />
  if (hash) return <FollowedTransfer payout={payout} hash={isSeen(transfer) ? hash : null} />
  if (isByHand(transfer.entry)) return <AwaitedTransfer transfer={transfer} onCheck={onCheck} />
  return deposit && isUnsent(transfer) ? (
    <UnsentTransfer transfer={transfer} deposit={deposit} onCheck={onCheck} />
  ) : (
    <UncertainTransfer transfer={transfer} busy={busy} onCheck={onCheck} />
  )
}

/** One that this element sends at the moment stays where it was begun. */
const isUnsent = ({ sending, canSend }: UnfinishedTransfer): boolean => canSend || (sending !== null && !sending.end)
