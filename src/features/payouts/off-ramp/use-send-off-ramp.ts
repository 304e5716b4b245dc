import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSendingEndToast, useSentAnywayToast } from '../../../components/sending/use-sending-end-toast.ts'
import { useSourceWallet, type SourceWallet } from '../../../components/wallet/use-source-wallet.ts'
import { depositOf, isUnpayable, waitsForBurn } from '../../../domain/payouts/deposit.ts'
import type { Press } from '../../../domain/payouts/form/press.ts'
import { sourceRefusal } from '../../../domain/payouts/form/source-wallet.ts'
import type { Way } from '../../../domain/payouts/form/submission.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useSendPayout } from '../../../queries/payouts/send-payout.ts'
import { useSendByHand } from '../../../queries/wallets/by-hand.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useHasLeft } from '../form/use-has-left.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useSourceCheck } from './use-source-check.ts'

export interface SendingState {
  /** The payout whose tokens are being sent; null while the form is shown. */
  readonly sending: Payout | null
  readonly onSending: (payout: Payout | null) => void
}

interface SendersOptions extends Pick<SendingState, 'onSending'> {
  readonly source: SourceWallet
}

/** The two ways to send the tokens of a payout that exists; both leave the form. */
function useSenders(form: PayoutFormState, { source, onSending }: SendersOptions) {
  const router = useRouter()
  const hasLeft = useHasLeft()
  const reportEnd = useSendingEndToast()
  const onSentAnyway = useSentAnywayToast()
  const send = useSendPayout({
    onSentAnyway,
    onEndedLate: reportEnd,
    onEnded(end, payout) {
      onSending(null)
      reportEnd(end, payout)
      if (end.status === 'notSent') return
      form.forget()
      if (!hasLeft()) router.replace('/my-payouts', { type: 'offRamps' }, { clear: true })
    },
  })
  const sendByHand = useSendByHand()
  return {
    byWallet: (payout: Payout) =>
      source.connected((session) => {
        onSending(payout)
        send(payout, session)
      }),
    byHand(payout: Payout) {
      sendByHand(payout)
      form.forget()
      if (!hasLeft()) router.replace('/my-payouts/details', { id: payout.id }, { backTo: '/my-payouts' })
    },
  }
}

/** Whether a payout is paid from the wallet that the form shows: it may have changed since the payout was asked for. */
export function isFromFormWallet(
  { form, chosenWallet }: Pick<PayoutFormState, 'form' | 'chosenWallet'>,
  payout: Payout,
) {
  const deposit = depositOf(payout)
  if (!deposit || deposit.network !== form.network) return false
  return sourceRefusal(chosenWallet?.wallet ?? null, deposit.network, deposit.from) === null
}

/** From the form to tokens that are sent: the wallet is connected first, then at most one payout is made, and its tokens are sent once. */
export function useSendOffRamp(form: PayoutFormState, { onSending }: Pick<SendingState, 'onSending'>) {
  const router = useRouter()
  const source = useSourceWallet({ network: form.form.network, source: form.chosenWallet?.wallet ?? null })
  const { byWallet, byHand } = useSenders(form, { source, onSending })
  const hasLeft = useHasLeft()
  const toDetails = ({ id }: Payout) => router.push('/my-payouts/details', { id })
  const begin = (payout: Payout, way: Way) => {
    // Tokens cannot be burned by hand.
    if (way === 'hand' && waitsForBurn(payout)) return submission.stop(payout)
    if (way === 'hand') return byHand(payout)
    if (isFromFormWallet(form, payout)) return void byWallet(payout)
    // Its details name its own wallet, and ask that one.
    if (!hasLeft()) toDetails(payout)
  }
  const submission = useSubmission(form, { open: toDetails, onMade: begin })
  const checking = useSourceCheck(form)
  const submitChecked = useSubmitChecked((press) => submission.submit('wallet', press))
  return {
    source,
    submission,
    isChecking: checking.isChecking,
    submit() {
      if (!form.canSubmit || checking.isChecking) return
      // Another tab may make the same while this customer chooses a wallet.
      const press = form.press()
      void source.connected((session) => void checking.checked(session, () => submitChecked(press)))
    },
    /** The customer sends the tokens from a wallet that this page does not speak to: it is asked for nothing. */
    submitByHand() {
      if (!checking.isChecking) submission.submit('hand')
    },
    /** Goes on with a payout that an earlier call has made. */
    sendFound: (payout: Payout, way: Way) => (isUnpayable(payout) ? submission.stop(payout) : begin(payout, way)),
  }
}

export type OffRampSending = ReturnType<typeof useSendOffRamp>

/**
 * Submits what the form shows once the wallet has answered, because the price may have been renewed since the press. A wallet that
 * answers after its form was left makes nothing (decisions.md W23): the customer may have filled in another one.
 */
function useSubmitChecked(submit: (press: Press) => void) {
  const [checked, setChecked] = useState<Press | null>(null)
  const submitLatest = useEffectEvent(submit)
  // A later effect would leave a moment in which the screen names one wallet and a press sends from another.
  useLayoutEffect(() => {
    if (checked) submitLatest(checked)
  }, [checked])
  return setChecked
}
