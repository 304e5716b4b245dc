import type { ReactNode } from 'react'
import { LedgerSkeleton } from '../../../../ui/data/LedgerSkeleton.tsx'
import { Deferred } from '../../../../ui/feedback/skeleton/Deferred.tsx'
import { Side } from '../../../../ui/layout/stack.tsx'
import { PendingAccount } from '../PendingAccount.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'
import { StorageNotice } from './StorageNotice.tsx'
import { Summary } from './Summary.tsx'

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
