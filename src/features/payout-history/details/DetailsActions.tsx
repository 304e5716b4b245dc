import { SupportButton } from '../../../components/support/SupportButton.tsx'
import { arrivalOf } from '../../../domain/payout-history/arrival.ts'
import { isMoving } from '../../../domain/payout-history/status-badge.ts'
import { endOf } from '../../../domain/payout-history/texts/status-texts.ts'
import { sendAgainForm } from '../../../domain/payouts/form/send-again.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { knownNow } from '../../../operations/intents/earlier-payouts.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { useLateTokens } from '../../../queries/payouts/late/late-tokens.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { keptFormsOf } from '../../../stores/kept-form.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { refreshIcon } from '../../../ui/icons/arrows.ts'
import { chatIcon } from '../../../ui/icons/things.ts'
import { useText } from '../../../ui/text.tsx'
import { CancelButton } from './cancel/CancelButton.tsx'
import { ReceiptButton } from './receipt/ReceiptButton.tsx'

/** Fills the form of a new transfer like one that has ended, which takes a price of its own. */
function SendAgainButton({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const services = useServices()
  const isPaused = useTransfersPaused()
  const late = useLateTokens(payout)
  const again = sendAgainForm(payout)
  if (!again || !(arrivalOf(payout) || endOf(payout))) return null
  // What was sent is not settled yet.
  if (late.status !== 'none') return null
  const { rampType, currency, rail } = again.form
  const open = () => {
    // The customer knows of the earlier transfer, and means another one.
    const known = knownNow({ journal: journalOf(services) })
    keptFormsOf(services).offer({ ...again, known: [...known] })
    router.push(`/payouts/new/${rampType}`, { currency, method: rail })
  }
  return (
    <Button variant="secondary" block icon={refreshIcon} disabled={isPaused} onClick={open}>
      {t('payouts.again')}
    </Button>
  )
}

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
