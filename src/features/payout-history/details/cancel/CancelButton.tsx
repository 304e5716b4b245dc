import { cancelAction } from '../../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useIsCancelling } from '../../../../queries/payouts/payouts.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Tooltip } from '../../../../ui/overlay/Tooltip.tsx'
import { useText } from '../../../../ui/text.tsx'

/** Only a payout without a received deposit can be cancelled; otherwise the button explains why it is disabled. */
export function CancelButton({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const isCancelling = useIsCancelling(payout.id)
  const { isShown, isDisabled, reason } = cancelAction(payout, isCancelling)
  if (!isShown) return null
  const button = (
    <Button
      variant="danger"
      block
      loading={isCancelling}
      aria-disabled={isDisabled || undefined}
      onClick={() => router.push('/my-payouts/details', { id: payout.id, view: 'cancel' })}
    >
      {t('payouts.cancel.action')}
    </Button>
  )
  return reason ? (
    <Tooltip block printed text={t(reason)}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
