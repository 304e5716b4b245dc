import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { displayNameOf } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import type { LateTokens } from '../../../queries/payouts/late-tokens.ts'
import { CopyRow } from '../../../ui/data/CopyRow.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { SupportButton } from '../../support/SupportButton.tsx'
import { sentAmount } from '../sent-amount.ts'

interface StrandedProps {
  readonly payout: Payout
  readonly late: Extract<LateTokens, { readonly status: 'stranded' }>
  /** What the customer can do about tokens whose transaction is unknown. */
  readonly action?: ReactNode
}

/** Tokens of a transfer that has ended, which nobody sends back before their transaction is registered (decisions.md C13, C19). */
export function StrandedTransfer({ payout, late: { hash, isConflict }, action }: StrandedProps) {
  const t = useText()
  const { i18n } = useLingui()
  const title = <bdi>{t('sending.stranded.title', { amount: sentAmount(payout, i18n.locale) })}</bdi>
  if (hash === null)
    return (
      <Banner tone="warning" title={title} action={action}>
        {t('sending.stranded.held')}
      </Banner>
    )
  const network = depositOf(payout)?.network
  const support = (
    <SupportButton about={payout.id} variant="secondary" size="sm">
      {t('app.nav.support')}
    </SupportButton>
  )
  return (
    <Banner tone="warning" title={title} action={support}>
      <Stack gap={8}>
        <p>{t(`sending.stranded.${isConflict ? 'conflict' : 'due'}`)}</p>
        <CopyRow
          label={t('sending.transaction.label', { network: network ? displayNameOf(network) : '' })}
          value={hash}
          stacked
        >
          <span className="sr-mono">{hash}</span>
        </CopyRow>
      </Stack>
    </Banner>
  )
}
