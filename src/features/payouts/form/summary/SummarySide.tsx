import type { ReactNode } from 'react'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { LedgerSkeleton } from '../../../../ui/data/LedgerSkeleton.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Deferred } from '../../../../ui/feedback/skeleton/Deferred.tsx'
import { Side } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'
import { StorageNotice } from './StorageNotice.tsx'
import { Summary } from './Summary.tsx'

const TEXTS = { 'on-ramp': 'payouts.account.added.text', 'off-ramp': 'payouts.account.added.receive' } as const

/** The account that the customer came back with is not ready for this transfer. */
function PendingAccount({ payout: { form, pendingAccount } }: { readonly payout: PayoutFormState }) {
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

interface Props {
  readonly payout: PayoutFormState
  /** Notes on the chosen accounts that the customer must read before the price. */
  readonly notice?: ReactNode
  /** Below the price, and shown with it, so that nothing moves away under a press. */
  readonly children?: ReactNode
}

/** The price of the payout, between what is to be known of its accounts and of this browser. */
export function SummarySide({ payout, notice, children }: Props) {
  return (
    <Side>
      <PendingAccount payout={payout} />
      {notice}
      <Deferred placeholder={<LedgerSkeleton lines={5} />}>
        <Summary payout={payout} />
        {children}
      </Deferred>
      <StorageNotice rampType={payout.form.rampType} />
    </Side>
  )
}
