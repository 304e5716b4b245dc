import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import { partiesOf } from '../../../../domain/payout-history/parties.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { useText } from '../../../../ui/text.tsx'
import { PartyName } from '../PartyName.tsx'

/** The payout that is about to be cancelled. */
export function CancelSummary({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { from, to } = partiesOf(payout)
  return (
    <Card padded>
      <Ledger ruled>
        <LedgerLine label={t('payouts.form.youSend')}>
          <MoneyAmount amount={payout.amount} currency={payout.source.currency} />
        </LedgerLine>
        <LedgerLine label={t('payouts.details.from')}>
          <PartyName party={from} />
        </LedgerLine>
        <LedgerLine label={t('payouts.details.toLabel')}>
          <PartyName party={to} />
        </LedgerLine>
        {payout.instructions?.memo && (
          <LedgerLine label={t('payouts.instructions.memo')}>
            <span className="sr-num">{visibleText(payout.instructions.memo)}</span>
          </LedgerLine>
        )}
      </Ledger>
    </Card>
  )
}
