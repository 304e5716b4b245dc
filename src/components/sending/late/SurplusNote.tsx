import { useLingui } from '@lingui/react'
import { amountText } from '../../../domain/amount-text.ts'
import { outcomeOf } from '../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useSurpluses, type Surplus } from '../../../queries/payouts/late/surplus.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { SupportButton } from '../../support/SupportButton.tsx'
import { sentAmount } from '../sent-amount.ts'
import { TransactionIds } from '../TransactionIds.tsx'

interface SurplusProps {
  readonly payout: Payout
  readonly surplus: Surplus
}

/** The server pays out what it asked for, or has sent that back. Nobody has promised the rest (decisions.md C20). */
export function SurplusNote({ payout, surplus: { hashes, total, isTwice } }: SurplusProps) {
  const t = useText()
  const { i18n } = useLingui()
  const isPaidOut = outcomeOf(payout).kind !== 'cameBack'
  const amount = sentAmount(payout, i18n.locale)
  const all = amountText(total, payout.source.currency, i18n.locale)
  const title = isTwice ? t('sending.surplus.twice', { amount }) : t('sending.surplus.more', { total: all, amount })
  const support = (
    <SupportButton about={payout.id} variant="secondary" size="sm">
      {t('app.nav.support')}
    </SupportButton>
  )
  return (
    <Banner tone="warning" title={<bdi>{title}</bdi>} action={support}>
      <Stack gap={8}>
        {isPaidOut && <p>{t('sending.surplus.text', { amount })}</p>}
        <TransactionIds payout={payout} hashes={hashes} />
      </Stack>
    </Banner>
  )
}

/** Those of a page of the list. */
export const SurplusNotes = ({ payouts }: { readonly payouts: readonly Payout[] }) =>
  useSurpluses(payouts).map(({ payout, surplus }) => <SurplusNote key={payout.id} payout={payout} surplus={surplus} />)
