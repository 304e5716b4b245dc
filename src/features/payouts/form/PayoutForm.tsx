import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { feeFigure, totalInDollars } from '../../../domain/payouts/quotes/quote-lines.ts'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

/** The fees beside the button of a compact widget, whose summary may be below the fold. */
function Cost({ payout: { amounts } }: { readonly payout: Pick<PayoutFormState, 'amounts'> }) {
  const t = useText()
  const { i18n } = useLingui()
  const { quote } = amounts
  return (
    <>
      <span>{t('payouts.form.fees')}</span>
      <strong className="sr-num">{quote ? feeFigure(totalInDollars(quote), quote.totalFee, i18n.locale) : '—'}</strong>
    </>
  )
}

interface Props {
  /** The button in the footer refers to the form by this id. */
  readonly id: string
  readonly payout: PayoutFormState
  /** Below the form: what comes next, or what is still missing. */
  readonly note: ReactNode
  readonly button: ReactNode
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A payout form with its button, which the frame shows in the footer. */
export function PayoutForm({ id, payout, note, button, onSubmit, children }: Props) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <ActionFooter width="wide" note={note} cost={payout.amounts.source !== '' && <Cost payout={payout} />}>
        {button}
      </ActionFooter>
    </form>
  )
}
