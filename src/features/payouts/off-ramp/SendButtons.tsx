import type { Hold } from '../../../components/sending/unfinished/use-hold.ts'
import { useMoneyText } from '../../../components/money/use-money-text.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { infoIcon } from '../../../ui/icons/basic.ts'
import { Note } from '../../../ui/layout/Note.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import type { OffRampSending } from './use-send-off-ramp.ts'

export const FORM_ID = 'off-ramp'

export interface ButtonProps {
  readonly payout: PayoutFormState
  readonly sending: OffRampSending
  /** Why nothing is sent now. */
  readonly hold: Hold | null
}

const isBusy = ({ submission, isChecking }: ButtonProps['sending']): boolean => submission.isSending || isChecking

export function SendButton({ payout, sending, hold }: ButtonProps) {
  return (
    <Button
      type="submit"
      form={FORM_ID}
      size="lg"
      loading={isBusy(sending)}
      disabled={!payout.canSubmit || hold !== null}
    >
      <SendLabel payout={payout} />
    </Button>
  )
}

/** The second action, which has no room in the footer of a small box. What it does, the name of the button does not say. */
export function ByHandButton({ payout, sending, hold }: ButtonProps) {
  const t = useText()
  const isPossible = payout.canSubmitByHand && hold === null
  return (
    <Stack gap={8}>
      <Button
        size="lg"
        variant="secondary"
        block
        disabled={!isPossible || isBusy(sending)}
        onClick={sending.submitByHand}
      >
        {t('sending.byHand.start')}
      </Button>
      {isPossible && <Note icon={infoIcon}>{t('payouts.form.next')}</Note>}
    </Stack>
  )
}

/** "Send 1,500.00 USDC": the button says what leaves the wallet. */
function SendLabel({ payout: { amounts, form } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const moneyText = useMoneyText()
  if (amounts.source === '') return t('payouts.form.sendNothing')
  return <bdi>{t('payouts.form.send', { amount: moneyText(amounts.source, form.coin) })}</bdi>
}
