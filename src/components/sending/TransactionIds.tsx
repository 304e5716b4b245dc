import { displayNameOf } from '../../domain/networks.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { CopyRow } from '../../ui/data/CopyRow.tsx'
import { useText } from '../../ui/text.tsx'

interface Props {
  readonly payout: Payout
  readonly hashes: readonly string[]
}

/** The transactions of an off-ramp, as support asks for them. */
export function TransactionIds({ payout, hashes }: Props) {
  const t = useText()
  const { network } = depositOf(payout) ?? {}
  const values = { network: network ? displayNameOf(network) : '' }
  return hashes.map((hash) => (
    <CopyRow
      key={hash}
      label={t('sending.transaction.label', values)}
      copyLabel={t('sending.transaction.label.copy', values)}
      value={hash}
      stacked
    >
      <span className="sr-mono">{hash}</span>
    </CopyRow>
  ))
}
