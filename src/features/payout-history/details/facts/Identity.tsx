import type { Payout } from '../../../../domain/payouts/payout.ts'
import { referencesOf } from '../../../../domain/payout-history/references/references.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { useIsByHand } from '../../../../queries/payouts/transfer-state.ts'
import { CopyRow } from '../../../../ui/data/CopyRow.tsx'
import { TextRow } from '../../../../ui/layout/rows/TextRow.tsx'
import { Rows } from '../../../../ui/layout/rows/Rows.tsx'
import { useText } from '../../../../ui/text.tsx'

/** The ids that support asks for. Those that somebody may need elsewhere have a button to copy them. */
export function Identity({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const isByHand = useIsByHand(payout)
  return (
    <Rows label={t('payouts.details.references')}>
      {referencesOf(payout, isByHand).map(({ label, copyLabel, value, network = '' }) => {
        const text = <bdi className="sr-mono">{visibleText(value)}</bdi>
        return copyLabel === null ? (
          <TextRow key={label} label={t(label, { network })}>
            {text}
          </TextRow>
        ) : (
          <CopyRow
            key={label}
            stacked
            label={t(label, { network })}
            copyLabel={t(copyLabel, { network })}
            value={value}
          >
            {text}
          </CopyRow>
        )
      })}
    </Rows>
  )
}
