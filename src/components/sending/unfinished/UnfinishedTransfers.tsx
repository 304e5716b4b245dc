import { depositOf } from '../../../domain/payouts/deposit.ts'
import { useUnfinishedTransfers, type UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { AwaitedTransfer } from './AwaitedTransfer.tsx'
import { DroppedTransfer } from './DroppedTransfer.tsx'
import { FollowedTransfer, ReplacedTransfer, UnregisteredTransfer } from './FollowedTransfer.tsx'
import { UncertainTransfer } from './UncertainTransfer.tsx'
import { StatusChangedTransfer } from './StatusChangedTransfer.tsx'
import { NeverSeenTransfer } from './NeverSeenTransfer.tsx'
import { bannerOf, hashOf, isOpen, isSeen } from './open-transfers.ts'
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
  const hash = hashOf(transfer)
  const banner = bannerOf(transfer)
  switch (banner) {
    case 'moved':
      return <StatusChangedTransfer payout={payout} moved={sending!.moved!} />
    case 'due':
    case 'conflict':
      return <UnregisteredTransfer payout={payout} hash={hash!} isConflict={banner === 'conflict'} />
    case 'unseen':
      return <NeverSeenTransfer transfer={transfer} onCheck={onCheck} />
    case 'dropped':
      return <DroppedTransfer payout={payout} />
    case 'different':
      return <ReplacedTransfer payout={payout} hash={hash ?? null} />
    case 'followed':
      return <FollowedTransfer payout={payout} hash={isSeen(transfer) ? hash! : null} />
    case 'awaited':
      return <AwaitedTransfer transfer={transfer} onCheck={onCheck} />
    case 'asking':
    case 'unsent':
      return <UnsentTransfer transfer={transfer} deposit={depositOf(payout)!} onCheck={onCheck} />
    case 'created':
    case 'asked':
      return <UncertainTransfer transfer={transfer} state={banner} busy={busy} onCheck={onCheck} />
  }
}
