import { SupportButton } from '../../../components/support/SupportButton.tsx'
import { isMoving } from '../../../domain/payout-history/status-badge.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { chatIcon } from '../../../ui/icons/things.ts'
import { useText } from '../../../ui/text.tsx'
import { SendAgainButton } from './SendAgainButton.tsx'
import { CancelButton } from './cancel/CancelButton.tsx'
import { ReceiptButton } from './receipt/ReceiptButton.tsx'

/** The actions that the payout offers to the customer. */
export function DetailsActions({ payout }: { readonly payout: Payout }) {
  const t = useText()
  return (
    <>
      <ReceiptButton payout={payout} />
      <SendAgainButton payout={payout} />
      {isMoving(payout.status) && (
        <SupportButton about={payout.id} variant="secondary" block icon={chatIcon}>
          {t('payouts.details.support')}
        </SupportButton>
      )}
      <CancelButton payout={payout} />
    </>
  )
}
