import type { Payout } from '../../../../domain/payouts/payout.ts'
import { CopyRow } from '../../../../ui/data/CopyRow.tsx'
import { Rows } from '../../../../ui/layout/rows/Rows.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

/** An id, which wraps only where it does not fit. */
const ObjectId = ({ id }: { readonly id: string }) => <bdi className="sr-mono">{id}</bdi>

/** The virtual account that received the microdeposit. */
export function VirtualAccount({ payout: { fundingVirtualAccount } }: { readonly payout: Payout }) {
  const t = useText()
  if (!fundingVirtualAccount) return null
  return (
    <Stack gap={10}>
      <Subhead>{t('payouts.details.virtualAccount')}</Subhead>
      <Rows label={t('payouts.details.virtualAccount')}>
        <CopyRow
          stacked
          label={t('payouts.details.virtualAccountId')}
          copyLabel={t('payouts.details.virtualAccountId.copy')}
          value={fundingVirtualAccount.id}
        >
          <ObjectId id={fundingVirtualAccount.id} />
        </CopyRow>
      </Rows>
    </Stack>
  )
}
