import { useLingui } from '@lingui/react'
import { accountBadge } from '../../../domain/bank-accounts/account-row.ts'
import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { formatMoment } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx'
import { useText } from '../../../ui/text.tsx'

/** The status, and when a deleted account was deleted. */
export function AccountStatus({ account }: { readonly account: BankAccount }) {
  const t = useText()
  const { i18n } = useLingui()
  const { tone, label, raw } = accountBadge(account)
  const badge = <Badge tone={tone}>{label ? t(label) : <bdi>{raw}</bdi>}</Badge>
  if (!account.deletedAt) return badge
  const date = formatMoment(account.deletedAt, i18n.locale)
  return (
    <Tooltip focusable text={t('bankAccounts.deletedAt', { date })}>
      {badge}
    </Tooltip>
  )
}
