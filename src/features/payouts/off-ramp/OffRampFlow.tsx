import { useHold } from '../../../components/sending/unfinished/use-hold.ts'
import { usePayoutForm, type PayoutFormStart } from '../form/use-payout-form.ts'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { OffRampForm } from './OffRampForm.tsx'
import { SendingView } from './sending/SendingView.tsx'
import { useConnectedSource } from './use-connected-source.ts'
import { useSendOffRamp, type SendingState } from './use-send-off-ramp.ts'

interface Props extends SendingState {
  readonly start: PayoutFormStart
}

/** Creates the payout and sends its tokens from the source wallet, then goes to the list. */
export function OffRampFlow({ start, ...state }: Props) {
  const payout = usePayoutForm(start)
  const sending = useSendOffRamp(payout, state)
  const connected = useConnectedSource(payout, start)
  // The customer first says what became of an earlier page's transfer; nothing else is sent before that (decisions.md E18).
  const hold = useHold()
  const { state: submission } = sending.submission
  if (submission.status === 'different') return <DifferentPayoutView {...submission} />
  if (state.sending) return <SendingView payout={state.sending} walletName={sending.source.walletName ?? ''} />
  return <OffRampForm start={start} payout={payout} sending={sending} connected={connected} hold={hold} />
}
