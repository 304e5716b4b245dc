import { useLingui } from '@lingui/react'
import { currencyCode } from '../domain/currency.ts'
import { explorerLink } from '../domain/payout-history/references/explorers.ts'
import { depositOf } from '../domain/payouts/deposit.ts'
import type { Payout } from '../domain/payouts/payout.ts'
import { formatAmount } from '../lib/format/format-amount.ts'
import { useFailures } from '../queries/failures/failures.ts'
import { useCancelUnfinished, useUnfinishedTransfers, type UnfinishedTransfer } from '../queries/payouts/send-payout.ts'
import { useServices } from '../queries/services.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { externalIcon } from '../ui/icons/arrows.ts'
import { Stack } from '../ui/layout/stack.tsx'
import { useText } from '../ui/text.tsx'

/** What earlier pages of this device left of off-ramps: nothing is sent again, and only the customer may cancel what may be on its way. */
export function UnfinishedTransfers() {
  const { transfers, refetch, isFetching } = useUnfinishedTransfers()
  const open = transfers.filter(isOpen)
  if (open.length === 0) return null
  return (
    <Stack gap={12}>
      {open.map((transfer) => {
        const { entry, payout, sending } = transfer
        const hash = sending?.hash ?? entry.hash
        return hash ? (
          <Followed key={payout.id} payout={payout} hash={hash} />
        ) : (
          <Left key={payout.id} transfer={transfer} busy={isFetching} onCheck={() => void refetch()} />
        )
      })}
    </Stack>
  )
}

/** What this element sends itself is told where it was begun, until the wallet has sent it or nobody can say whether it has. */
function isOpen({ sending }: UnfinishedTransfer): boolean {
  if (!sending) return true
  const { end, hash } = sending
  if (!end) return hash !== null
  return end.status === 'unknown' || (end.status === 'notSent' && !end.isCancelled)
}

interface FollowedProps {
  readonly payout: Payout
  readonly hash: string
}

function Followed({ payout, hash }: FollowedProps) {
  const t = useText()
  const amount = useSentAmount(payout)
  const deposit = depositOf(payout)
  const explorer = deposit && explorerLink(deposit.network, hash)
  const link = explorer && (
    <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
      {t('sending.explorer', { explorer: explorer.name })}
    </LinkButton>
  )
  return (
    <Banner tone="info" title={t('sending.unknown.title')} action={link}>
      <bdi>{t('sending.unfinished.followed.text', { amount })}</bdi>
    </Banner>
  )
}

interface LeftProps {
  readonly transfer: UnfinishedTransfer
  readonly busy: boolean
  readonly onCheck: () => void
}

/** Nothing has left the wallet (`created`), or the wallet was asked and nobody knows its answer (`asked`). */
function Left({ transfer: { entry, payout, sending }, busy, onCheck }: LeftProps) {
  const t = useText()
  const amount = useSentAmount(payout)
  const failures = useFailures()
  const { toasts } = useServices()
  const cancel = useCancelUnfinished({
    onCancelled: (cancelled) =>
      cancelled ? toasts.show({ tone: 'success', title: t('sending.unfinished.cancelled') }) : onCheck(),
    onFailed: (error) => failures.toast(error, t('sending.unfinished.cancelFailed')),
  })
  const isUnsent = entry.phase === 'created' || sending?.end?.status === 'notSent'
  const state = isUnsent ? 'created' : 'asked'
  const action = (
    <>
      {state === 'asked' && (
        <Button size="sm" variant="secondary" loading={busy} onClick={onCheck}>
          {t('sending.unfinished.check')}
        </Button>
      )}
      <Button size="sm" variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate(entry)}>
        {t(`sending.unfinished.${state}.cancel`)}
      </Button>
    </>
  )
  return (
    <Banner tone="warning" title={<bdi>{t(`sending.unfinished.${state}.title`, { amount })}</bdi>} action={action}>
      {t(`sending.unfinished.${state}.text`)}
    </Banner>
  )
}

function useSentAmount({ source, amount }: Payout): string {
  const { i18n } = useLingui()
  return `${formatAmount(source.amount ?? amount, i18n.locale)} ${currencyCode(source.currency)}`
}
