import { useLingui } from '@lingui/react'
import { explorerLink } from '../../../domain/payout-history/references/explorers.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import { knownLateTokens, lateDepositOf } from '../../../operations/registration/late-tokens.ts'
import { useReturningTransfers } from '../../../queries/payouts/unfinished.ts'
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { externalIcon } from '../../../ui/icons/arrows.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { sentAmount } from '../sent-amount.ts'
import { ReturningTransfer } from '../late/ReturningTransfer.tsx'
import { StrandedTransfer } from '../late/StrandedTransfer.tsx'

/** Tokens that came for a cancelled off-ramp, until the server has sent them back. */
export function ReturningTransfers() {
  const t = useText()
  const { i18n } = useLingui()
  const returning = useReturningTransfers()
  if (returning.length === 0) return null
  return (
    <Stack gap={12}>
      {returning.map(({ entry, payout }) => {
        const { hash } = entry
        const late = lateDepositOf(payout) ? knownLateTokens(entry) : null
        if (late?.status === 'stranded') return <StrandedTransfer key={payout.id} payout={payout} late={late} />
        if (late?.status === 'comesBack')
          return <ReturningTransfer key={payout.id} payout={payout} late={late} sender={null} />
        const deposit = depositOf(payout)
        const explorer = deposit && hash ? explorerLink(deposit.network, hash) : null
        const link = explorer && (
          <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
            {t('sending.explorer', { explorer: explorer.name })}
          </LinkButton>
        )
        const title = t('sending.returning.title', { amount: sentAmount(payout, i18n.locale) })
        return (
          <Banner key={payout.id} tone="warning" title={<bdi>{title}</bdi>} action={link}>
            {t('sending.returning.text')}
          </Banner>
        )
      })}
    </Stack>
  )
}
