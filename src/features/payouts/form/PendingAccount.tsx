import { visibleText } from '../../../lib/format/visible-text.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

const TEXTS = { 'on-ramp': 'payouts.account.added.text', 'off-ramp': 'payouts.account.added.receive' } as const

/** The account that the customer came back with is not ready for this transfer. */
export function PendingAccount({ payout: { form, pendingAccount } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  if (!pendingAccount) return null
  const name = visibleText(pendingAccount.accountName ?? pendingAccount.bankName)
  return (
    <div role="status">
      <Banner tone="info" title={t('payouts.account.added.title')}>
        {t(TEXTS[form.rampType], { name })}
      </Banner>
    </div>
  )
}
