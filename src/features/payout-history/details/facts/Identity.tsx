import type { Payout } from '../../../../domain/payouts/payout.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { CopyRow } from '../../../../ui/data/CopyRow.tsx'
import { Rows } from '../../../../ui/layout/rows/Rows.tsx'
import { useText } from '../../../../ui/text.tsx'
import { ObjectId } from './ObjectId.tsx'

/** The ids that support asks for, the full destination address and the transaction. */
export function Identity({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const wallet = payout.wallets.find(({ id }) => id === payout.destination.id)
  return (
    <Rows label={t('payouts.details.references')}>
      <CopyRow stacked label={t('payouts.details.id')} value={payout.id}>
        <ObjectId id={payout.id} />
      </CopyRow>
      {wallet && (
        <CopyRow stacked label={t('payouts.details.address')} value={wallet.address}>
          <span className="sr-mono">{visibleText(wallet.address)}</span>
        </CopyRow>
      )}
      {payout.transactionHash && (
        <CopyRow stacked label={t('payouts.details.transaction')} value={payout.transactionHash}>
          <span className="sr-mono">{visibleText(payout.transactionHash)}</span>
        </CopyRow>
      )}
    </Rows>
  )
}
