import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { feeFigure, feeLines, totalInDollars } from '../../../../domain/payouts/quotes/quote-lines.ts'
import { HelpButton } from '../../../../ui/data/HelpButton.tsx'
import { LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

interface Props extends Pick<PayoutFormState['amounts'], 'quote'> {
  /** Shown until there is a quote. */
  readonly waiting: ReactNode
}

/** The total of the fees in dollars, and what it consists of. */
export function FeeLines({ quote, waiting }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const language = i18n.locale
  return (
    <>
      <LedgerLine
        label={t('payouts.form.fees')}
        help={<HelpButton label={t('payouts.form.aboutFees')}>{t('payouts.form.feesHelp')}</HelpButton>}
      >
        {quote ? <Figure>{feeFigure(totalInDollars(quote), quote.totalFee, language)}</Figure> : waiting}
      </LedgerLine>
      {quote &&
        feeLines(quote).map(({ label, fee, dollars }) => (
          <LedgerLine key={label} kind="part" label={t(label)}>
            <Figure>{feeFigure(dollars, fee, language)}</Figure>
          </LedgerLine>
        ))}
    </>
  )
}

const Figure = ({ children }: { readonly children: string }) => <span className="sr-num">{children}</span>
