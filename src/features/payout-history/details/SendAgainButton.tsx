import { endOf } from '../../../domain/payout-history/texts/status-texts.ts'
import { sendAgainForm } from '../../../domain/payouts/form/send-again.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { useOfferAgain } from '../../../queries/payouts/kept-form.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { refreshIcon } from '../../../ui/icons/arrows.ts'
import { useText } from '../../../ui/text.tsx'

/** Fills the form of a new transfer like one that has ended, which takes a price of its own. */
export function SendAgainButton({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const router = useRouter()
  const offer = useOfferAgain()
  const isPaused = useTransfersPaused()
  const again = sendAgainForm(payout)
  if (!again || !(payout.status === 'succeeded' || endOf(payout))) return null
  const { rampType, currency, rail } = again.form
  const open = () => {
    offer(again)
    router.push(`/payouts/new/${rampType}`, { currency, method: rail })
  }
  return (
    <Button variant="secondary" block icon={refreshIcon} disabled={isPaused} onClick={open}>
      {t('payouts.again')}
    </Button>
  )
}
