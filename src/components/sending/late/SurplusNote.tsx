import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useSurpluses, type Surplus } from '../../../queries/payouts/late/surplus.ts'
import { CopyRow } from '../../../ui/data/CopyRow.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { SupportButton } from '../../support/SupportButton.tsx'
import { sentAmount } from '../sent-amount.ts'

interface SurplusProps {
  readonly payout: Payout
  readonly surplus: Surplus
}

/** The server pays out what it asked for. Nobody has promised the rest (decisions.md C20). */
export function SurplusNote({ payout, surplus: { hashes, total, isTwice } }: SurplusProps) {
  const t = useText()
  const { i18n } = useLingui()
  const network = depositOf(payout)?.network
  const amount = sentAmount(payout, i18n.locale)
  const all = `${formatAmount(total, i18n.locale)} ${currencyCode(payout.source.currency)}`
  const title = isTwice ? t('sending.surplus.twice', { amount }) : t('sending.surplus.more', { total: all, amount })
  const support = (
    <SupportButton about={payout.id} variant="secondary" size="sm">
      {t('app.nav.support')}
    </SupportButton>
  )
  return (
    <Banner tone="warning" title={<bdi>{title}</bdi>} action={support}>
      <Stack gap={8}>
        <p>{t('sending.surplus.text', { amount })}</p>
        {hashes.map((hash) => (
          <CopyRow
            key={hash}
            label={t('sending.transaction.label', { network: network ? displayNameOf(network) : '' })}
            value={hash}
            stacked
          >
            <span className="sr-mono">{hash}</span>
          </CopyRow>
        ))}
      </Stack>
    </Banner>
  )
}

/** Those of a page of the list. */
export const SurplusNotes = ({ payouts }: { readonly payouts: readonly Payout[] }) =>
  useSurpluses(payouts).map(({ payout, surplus }) => <SurplusNote key={payout.id} payout={payout} surplus={surplus} />)
