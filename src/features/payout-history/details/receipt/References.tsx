import { referencesOf } from '../../../../domain/payout-history/references/references.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { useIsByHand } from '../../../../queries/payouts/transfer-state.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

/** The payout's references at banks and networks. */
export function References({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const isByHand = useIsByHand(payout)
  return (
    <Card padded>
      <Subhead>{t('payouts.details.references')}</Subhead>
      <Ledger>
        {referencesOf(payout, isByHand).map(({ label, value, network = '' }) => (
          <LedgerLine key={label} label={t(label, { network })}>
            <bdi className="sr-mono">{visibleText(value)}</bdi>
          </LedgerLine>
        ))}
      </Ledger>
    </Card>
  )
}
