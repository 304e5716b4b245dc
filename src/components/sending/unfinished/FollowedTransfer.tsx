import { useLingui } from '@lingui/react'
import { explorerLink } from '../../../domain/payout-history/references/explorers.ts'
import { displayNameOf, networkRules } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx'
import { CopyRow } from '../../../ui/data/CopyRow.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { externalIcon } from '../../../ui/icons/arrows.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { SupportButton } from '../../support/SupportButton.tsx'
import { sentAmount } from '../sent-amount.ts'

interface Props {
  readonly payout: Payout
  /** Null until the network knows the transaction. */
  readonly hash: string | null
}

/** A link to the transaction on the network's explorer; nothing until the network knows it. */
function useExplorerLink({ payout, hash }: Props) {
  const t = useText()
  const deposit = depositOf(payout)
  const explorer = deposit && hash ? explorerLink(deposit.network, hash) : null
  return (
    explorer && (
      <LinkButton size="sm" href={explorer.href} iconEnd={externalIcon}>
        {t('sending.explorer', { explorer: explorer.name })}
      </LinkButton>
    )
  )
}

/** Its tokens are on their way. */
export function FollowedTransfer(transaction: Props) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const amount = sentAmount(transaction.payout, i18n.locale)
  const link = useExplorerLink(transaction)
  const deposit = depositOf(transaction.payout)
  const network = deposit ? displayNameOf(deposit.network) : ''
  const hours = deposit ? networkRules(deposit.network).landsForHours : undefined
  const text = hours ? 'sending.unfinished.followed.textForHours' : 'sending.unfinished.followed.text'
  return (
    <Banner tone="info" title={t('sending.unknown.title')} action={link}>
      <bdi>{t(text, { amount, network, hours })}</bdi>
    </Banner>
  )
}

interface UnregisteredProps {
  readonly payout: Payout
  readonly hash: string
  readonly isConflict: boolean
}

/** Its tokens have left the wallet, and the server, which finds them by their transaction alone, does not know it (decisions.md C13). */
export function UnregisteredTransfer({ payout, hash, isConflict }: UnregisteredProps) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const deposit = depositOf(payout)
  const kind = isConflict ? 'conflict' : 'due'
  const support = (
    <SupportButton about={payout.id} variant="secondary" size="sm">
      {t('app.nav.support')}
    </SupportButton>
  )
  const title = t(`sending.unregistered.${kind}.title`, { amount: sentAmount(payout, i18n.locale) })
  return (
    <Banner tone="warning" title={<bdi>{title}</bdi>} action={support}>
      <Stack gap={8}>
        <p>{t(`sending.unregistered.${kind}.text`)}</p>
        <CopyRow
          label={t('sending.transaction.label', { network: deposit ? displayNameOf(deposit.network) : '' })}
          value={hash}
          stacked
        >
          <span className="sr-mono">{hash}</span>
        </CopyRow>
      </Stack>
    </Banner>
  )
}

/** The wallet's owner has sent something else instead, and the server has not judged it yet. */
export function ReplacedTransfer(transaction: Props) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const link = useExplorerLink(transaction)
  const title = t('sending.different.title', { amount: sentAmount(transaction.payout, i18n.locale) })
  return (
    <Banner tone="warning" title={<bdi>{title}</bdi>} action={link}>
      {t('chainErrors.network/different')}
    </Banner>
  )
}
