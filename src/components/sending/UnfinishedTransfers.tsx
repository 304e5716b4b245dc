import { useLingui } from '@lingui/react'
import { explorerLink } from '../../domain/payout-history/references/explorers.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isByHand } from '../../operations/off-ramp/by-hand.ts'
import { useUnfinishedTransfers, type UnfinishedTransfer } from '../../queries/payouts/send-payout.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { LinkButton } from '../../ui/buttons/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { externalIcon } from '../../ui/icons/arrows.ts'
import { useFocusToHeading } from '../../ui/frame/transition/use-focus-to-heading.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { useText } from '../../ui/text.tsx'
import { AwaitedTransfer } from './AwaitedTransfer.tsx'
import { CancelButton } from './CancelButton.tsx'
import { NeverSeen } from './NeverSeen.tsx'
import { hashOf, isOpen, isSeen } from './open-transfers.ts'
import { ReturningTransfers } from './ReturningTransfers.tsx'
import { sentAmount } from './sent-amount.ts'
import { UnsentTransfer } from './UnsentTransfer.tsx'

/**
 * What earlier pages of this device left of off-ramps. No page sends by itself what another one has begun: the customer says what is
 * sent now, and what is cancelled. The screen has a `WalletModal`.
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

/** What is known of one of them, and what the customer can do about it. */
export function UnfinishedTransferBanner({ transfer, busy, onCheck }: BannerProps) {
  const { payout } = transfer
  const hash = hashOf(transfer)
  const deposit = depositOf(payout)
  if (transfer.sending?.stage === 'unseen') return <NeverSeen transfer={transfer} onCheck={onCheck} />
  if (transfer.sending?.end?.status === 'different') return <Replaced payout={payout} hash={hash ?? null} />
  if (hash) return <Followed payout={payout} hash={isSeen(transfer) ? hash : null} />
  if (isByHand(transfer.entry)) return <AwaitedTransfer transfer={transfer} onCheck={onCheck} />
  return deposit && isUnsent(transfer) ? (
    <UnsentTransfer transfer={transfer} deposit={deposit} onCheck={onCheck} />
  ) : (
    <Left transfer={transfer} busy={busy} onCheck={onCheck} />
  )
}

/** One that this element sends at the moment stays where it was begun. */
const isUnsent = ({ sending, canSend }: UnfinishedTransfer): boolean => canSend || (sending !== null && !sending.end)

interface FollowedProps {
  readonly payout: Payout
  /** Null until the network knows the transaction. */
  readonly hash: string | null
}

/** What its transaction is on the network; nothing until the network knows it. */
function useExplorerLink({ payout, hash }: FollowedProps) {
  const t = useText()
  const deposit = depositOf(payout)
  const explorer = deposit && hash ? explorerLink(deposit.network, hash) : null
  return (
    explorer && (
      <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
        {t('sending.explorer', { explorer: explorer.name })}
      </LinkButton>
    )
  )
}

function Followed(transaction: FollowedProps) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const amount = sentAmount(transaction.payout, i18n.locale)
  const link = useExplorerLink(transaction)
  return (
    <Banner tone="info" title={t('sending.unknown.title')} action={link}>
      <bdi>{t('sending.unfinished.followed.text', { amount })}</bdi>
    </Banner>
  )
}

/** The wallet's owner has sent something else in its place, until the server says what became of that. */
function Replaced(transaction: FollowedProps) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const link = useExplorerLink(transaction)
  const title = t('sending.different.title', { amount: sentAmount(transaction.payout, i18n.locale) })
  return (
    <Banner tone="warning" title={<bdi>{title}</bdi>} action={link}>
      {t('chainErrors.network/different')}
    </Banner>
  )
}

/** What is not offered to be sent: only the customer may cancel what may be on its way. */
function Left({ transfer, busy, onCheck }: BannerProps) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const { entry, payout, sending } = transfer
  const amount = sentAmount(payout, i18n.locale)
  const isCreated = entry.phase === 'created' || sending?.end?.status === 'notSent'
  const state = isCreated ? 'created' : 'asked'
  const action = (
    <>
      {state === 'asked' && (
        <Button size="sm" variant="secondary" loading={busy} onClick={onCheck}>
          {t('sending.unfinished.check')}
        </Button>
      )}
      <CancelButton transfer={transfer} state={state} onCheck={onCheck} />
    </>
  )
  return (
    <Banner tone="warning" title={<bdi>{t(`sending.unfinished.${state}.title`, { amount })}</bdi>} action={action}>
      {t(`sending.unfinished.${state}.text`)}
    </Banner>
  )
}
