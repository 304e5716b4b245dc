import type { Payout } from '../../../../domain/payouts/payout.ts'
import { referencesOf } from '../../../../domain/payout-history/references/references.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { CopyRow } from '../../../../ui/data/CopyRow.tsx'
import { Rows } from '../../../../ui/layout/rows/Rows.tsx'
import { useText } from '../../../../ui/text.tsx'

/** The ids that support asks for, with buttons to copy them. */
export function Identity({ payout }: { readonly payout: Payout }) {
  const t = useText()
  return (
    <Rows label={t('payouts.details.references')}>
      {referencesOf(payout).map(({ label, value }) => (
        <CopyRow key={label} stacked label={t(label)} value={value}>
          <bdi className="sr-mono">{visibleText(value)}</bdi>
        </CopyRow>
      ))}
    </Rows>
  )
}
