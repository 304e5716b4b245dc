import type { Said } from '../../../../components/sending/states/saying.ts'
import { useShownValues } from '../../../../components/sending/states/use-shown-values.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { Spinner } from '../../../../ui/buttons/Spinner.tsx'
import { StateTitle } from '../../../../ui/feedback/StateTitle.tsx'
import { restoreFocus } from '../../../../ui/restore-focus.ts'
import { useText } from '../../../../ui/text.tsx'

interface Props {
  readonly payout: Payout
  readonly walletName: string
  readonly saying: Said
}

/** Says what the transfer is waiting for. */
export function SendingTitle({ payout, walletName, saying: { title, text, role } }: Props) {
  const t = useText()
  const shown = useShownValues(payout)
  const values = { ...shown, amount: shown.amount.replace(' ', '\u00a0'), wallet: walletName }
  return (
    <StateTitle
      mark={<Spinner data-size="lg" />}
      headingRef={restoreFocus}
      // What is urgent is said below, in an alert.
      sentence={<bdi>{t(role ? 'sending.moved.text' : text, values)}</bdi>}
    >
      <bdi>{t(title, values)}</bdi>
    </StateTitle>
  )
}
