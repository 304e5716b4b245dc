import { useLayoutEffect, useRef } from 'react'
import { useTellEnd } from '../../../components/sending/use-tell-end.ts'
import { useSourceWallet } from '../../../components/wallet/use-source-wallet.ts'
import { isUnpayable } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useSendPayout } from '../../../queries/payouts/send-payout.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useIsGone, useSubmit } from '../submission/use-submit.ts'

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
  const source = useSourceWallet({ network: form.form.network, source: form.chosenWallet?.wallet ?? null })

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
  // While a wallet is being connected the price may be renewed: what is sent is what the form shows then. A later effect would leave a
  // moment in which the screen names one wallet and a press sends from another.
  const latest = useRef(submission.submit)
  useLayoutEffect(() => {
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
