import { useLayoutEffect, useRef, useState } from 'react'
import type { WalletSession } from '../../../chains/adapter.ts'
import { canConnect } from '../../../chains/load-adapter.ts'
import { useTellEnd, useTellSentAnyway } from '../../../components/sending/use-tell-end.ts'
import { useSourceWallet } from '../../../components/wallet/use-source-wallet.ts'
import { isUnpayable } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useSendByHand } from '../../../queries/wallets/by-hand.ts'
import { useCheckSource } from '../../../queries/payouts/check-source.ts'
import { useSendPayout } from '../../../queries/payouts/send-payout.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useIsGone } from '../submission/use-is-gone.ts'
import { useSubmit } from '../submission/use-submit.ts'

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

  const onSentAnyway = useTellSentAnyway()
  const send = useSendPayout({
    onSentAnyway,
    onEnded(end, payout) {
      onSending(null)
      tellEnd(end, payout)
      if (end.status === 'notSent') return
      form.forget()
      if (!isGone()) router.replace('/my-payouts', { type: 'offRamps' }, { clear: true })
    },
  })
  const byWallet = (payout: Payout) =>
    source.connected((session) => {
      onSending(payout)
      send(payout, session)
    })
  const sendByHand = useSendByHand()
  const byHand = (payout: Payout) => {
    sendByHand(payout)
    form.forget()
    if (!isGone()) router.replace('/my-payouts/details', { id: payout.id }, { backTo: '/my-payouts' })
  }
  // What the last press meant, until the call that it has begun is answered.
  const isByHand = useRef(false)
  const begin = (payout: Payout) =>
    void (isByHand.current || !canConnect(form.form.network) ? byHand(payout) : byWallet(payout))
  const submission = useSubmit(form, { onMade: begin })
  // While a wallet is being connected the price may be renewed: what is sent is what the form shows then. A later effect would leave a
  // moment in which the screen names one wallet and a press sends from another.
  const latest = useRef(submission.submit)
  useLayoutEffect(() => {
    latest.current = submission.submit
  })
  const checking = useSourceCheck(form)
  return {
    source,
    submission,
    isChecking: checking.isChecking,
    submit() {
      if (!form.canSubmit || checking.isChecking) return
      isByHand.current = false
      // Another tab may make the same while this customer chooses a wallet.
      const press = form.press()
      void source.connected((session) => void checking.checked(session, () => latest.current(press)))
    },
    /** The customer sends the tokens from a wallet that this page does not speak to: it is asked for nothing. */
    submitByHand() {
      if (!form.canSubmitByHand || submission.isSending || checking.isChecking) return
      isByHand.current = true
      submission.submit(form.press(), form.canSubmitByHand)
    },
    /** Goes on with a payout that an earlier call has made. */
    sendFound: (payout: Payout) => (isUnpayable(payout) ? submission.stop(payout) : begin(payout)),
    toDetails: ({ id }: Payout) => router.push('/my-payouts/details', { id }),
  }
}

/** What the wallet lacks is said before a payout exists. */
function useSourceCheck({ form, amounts, chosenWallet }: PayoutFormState) {
  const t = useText()
  const failures = useFailures()
  const check = useCheckSource()
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async checked(session: WalletSession, work: () => void) {
      const { coin, network } = form
      const from = chosenWallet?.wallet.address ?? session.address
      setChecking(true)
      try {
        await check(session, { network, coin, amount: amounts.source, from })
        work()
      } catch (error) {
        failures.toast(error, t('payouts.createFailed.title'), (message) =>
          t('payouts.createFailed.offRamp', { message }),
        )
      } finally {
        setChecking(false)
      }
    },
  }
}
