import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import type { OffRampSending } from './use-send-off-ramp.ts'

export const FORM_ID = 'off-ramp'

export interface ButtonProps {
  readonly payout: PayoutFormState
  readonly sending: OffRampSending
  readonly isHeld: boolean
}

const isBusy = ({ submission, isChecking }: ButtonProps['sending']): boolean => submission.isSending || isChecking

export function SendButton({ payout, sending, isHeld }: ButtonProps) {
  return (
    <Button type="submit" form={FORM_ID} size="lg" loading={isBusy(sending)} disabled={!payout.canSubmit || isHeld}>
      <SendLabel payout={payout} />
    </Button>
  )
}

/** The one action where no wallet of the network can be connected here. Else a second one, which has no room in the footer of a small box. */
export function ByHandButton({ payout, sending, isHeld, isOnly }: ButtonProps & { readonly isOnly: boolean }) {
  const t = useText()
  const appearance = isOnly
    ? ({ type: 'submit', form: FORM_ID, loading: isBusy(sending) } as const)
    : ({ variant: 'secondary', block: true, onClick: sending.submitByHand } as const)
  const isOff = !payout.canSubmitByHand || isHeld || (!isOnly && isBusy(sending))
  return (
    <Button size="lg" disabled={isOff} {...appearance}>
      {t('sending.byHand.start')}
    </Button>
  )
}

/** "Send 1,500.00 USDC": the button says what leaves the wallet. */
function SendLabel({ payout: { amounts, form } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const moneyText = useMoneyText()
  if (amounts.source === '') return t('payouts.form.sendNothing')
  return <bdi>{t('payouts.form.send', { amount: moneyText(amounts.source, form.coin) })}</bdi>
}
