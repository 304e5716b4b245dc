import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { explorerLink } from '../../../domain/payout-history/references/explorers.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import type { LateTokens } from '../../../queries/payouts/late-tokens.ts'
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { externalIcon } from '../../../ui/icons/arrows.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { useText } from '../../../ui/text.tsx'
import { sentAmount } from '../sent-amount.ts'

interface ReturningProps {
  readonly payout: Payout
  readonly late: Extract<LateTokens, { readonly status: 'comesBack' }>
  /** The account that they came from, where it is known. */
  readonly sender: ReactNode
}

/** The server has the transaction of tokens that came too late. */
export function ReturningTransfer({ payout, late: { hash, isFound }, sender }: ReturningProps) {
  const t = useText()
  const { i18n } = useLingui()
  const network = depositOf(payout)?.network
  const explorer = isFound && network ? explorerLink(network, hash) : null
  const link = explorer && (
    <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
      {t('sending.explorer', { explorer: explorer.name })}
    </LinkButton>
  )
  const amount = sentAmount(payout, i18n.locale)
  return (
    <Banner tone="info" title={t(`sending.comesBack.${isFound ? 'found' : 'awaited'}.title`)} action={link}>
      {!isFound && <bdi>{t('sending.comesBack.awaited.text', { amount })}</bdi>}
      {isFound && !sender && t('sending.comesBack.found.anyText')}
      {isFound && sender && (
        <RichText id="sending.comesBack.found.text" components={[<span key="from">{sender}</span>]} />
      )}
    </Banner>
  )
}
