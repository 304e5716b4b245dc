import { useLingui } from '@lingui/react'
import type { Difference, DifferingValue } from '../domain/payouts/differences.ts'
import { formatAmount } from '../lib/format/format-amount.ts'
import { visibleText } from '../lib/format/visible-text.ts'
import { Ledger, LedgerLine } from '../ui/data/Ledger.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useText } from '../ui/text.tsx'

/** Compares the created payout with the request, or the two values of an answer that contradicts itself. */
export function DifferenceLedger({ differences }: { readonly differences: readonly Difference[] }) {
  const t = useText()
  const { i18n } = useLingui()
  const textOf = (value: DifferingValue) =>
    typeof value === 'string' ? visibleText(value) : `${formatAmount(value.amount, i18n.locale)}\u00A0${value.currency}`
  if (differences.length === 0) return null
  return (
    <Card padded>
      <Ledger ruled>
        {differences.map(({ field, requested, returned, isContradiction }) => (
          <LedgerLine key={field} label={t(field)}>
            <bdi>
              {t(isContradiction ? 'payouts.different.contradicts' : 'payouts.different.values', {
                asked: textOf(requested),
                came: textOf(returned),
              })}
            </bdi>
          </LedgerLine>
        ))}
      </Ledger>
    </Card>
  )
}
