import { useLingui } from '@lingui/react'
import { feeFigure, totalInDollars } from '../../../domain/payouts/quotes/quote-lines.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

/** The fees beside the button of a compact widget, whose summary may be below the fold. */
export function Cost({ payout: { amounts } }: { readonly payout: Pick<PayoutFormState, 'amounts'> }) {
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
