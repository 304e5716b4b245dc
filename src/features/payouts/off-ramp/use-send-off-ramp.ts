import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { currencyCode } from '../../../domain/currency.ts'
import { isUnpayable } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import type { SendingEnd } from '../../../operations/off-ramp/sending.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useSendPayout } from '../../../queries/payouts/send-payout.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useIsGone, useSubmit } from '../submission/use-submit.ts'
import { useSourceWallet } from './use-source-wallet.ts'

export interface SendingState {
  /** The payout whose tokens are being sent; null while the form is shown. */
  readonly sending: Payout | null
  readonly onSending: (payout: Payout | null) => void
}

/** From the form to tokens that are sent: the wallet is connected first, then at most one payout is made, and its tokens are sent once. */
export function useSendOffRamp(form: PayoutFormState, { onSending }: Pick<SendingState, 'onSending'>) {
  const router = useRouter()
  const isGone = useIsGone()
  const tellEnd = useTellEnd()
  const source = useSourceWallet(form)

  const send = useSendPayout({
    onEnded(end, payout) {
      onSending(null)
      tellEnd(end, payout)
      if (end.status === 'notSent') return
      form.forget()
      if (!isGone()) router.replace('/my-payouts', { type: 'offRamps' }, { clear: true })
    },
  })
  const begin = (payout: Payout) =>
    source.connected((session) => {
      onSending(payout)
      send(payout, session)
    })
  const submission = useSubmit(form, { onMade: (payout) => void begin(payout) })
  // While a wallet is being connected the price may be renewed: what is sent is what the form shows then.
  const latest = useRef(submission.submit)
  useEffect(() => {
    latest.current = submission.submit
  })
  return {
    source,
    submission,
    submit() {
      if (form.canSubmit) void source.connected(() => latest.current())
    },
    /** Goes on with a payout that an earlier call has made. */
    sendFound: (payout: Payout) => (isUnpayable(payout) ? submission.stop(payout) : void begin(payout)),
  }
}

/** How a sending ended, whatever screen the customer is on. */
function useTellEnd() {
  const t = useText()
  const { i18n } = useLingui()
  const failures = useFailures()
  const { toasts } = useServices()
  return (end: SendingEnd, { source, amount }: Payout) => {
    if (end.status === 'notSent')
      return failures.toast(end.error, t('payouts.createFailed.title'), (message) =>
        t('payouts.createFailed.offRamp', { message }),
      )
    const sent = `${formatAmount(source.amount ?? amount, i18n.locale)} ${currencyCode(source.currency)}`
    const tone = end.status === 'sent' ? 'success' : 'info'
    const title = t(`sending.${end.status}.title`, { amount: sent })
    // What to do next depends on why nobody can tell.
    const failure = end.status === 'unknown' && end.error ? failures.report(end.error) : null
    toasts.show({ tone, title, description: failure?.message ?? t(`sending.${end.status}.text`) })
  }
}
