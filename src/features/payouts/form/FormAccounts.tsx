import type { ReactNode } from 'react'
import type { Customer } from '../../../queries/customer/access.ts'
import { QueryView } from '../../../components/QueryView.tsx'
import { accountChoices, payoutAccounts } from '../../../domain/bank-accounts/account-list.ts'
import type { Fiat } from '../../../domain/currency.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { walletChoices } from '../../../domain/payouts/wallet-choices.ts'
import type { FormRail } from '../../../domain/rails.ts'
import { useBankAccounts } from '../../../queries/bank-accounts/bank-accounts.ts'
import { combineQueries } from '../../../queries/reading.ts'
import { usePreference } from '../../../queries/services.ts'
import { useWallets } from '../../../queries/wallets/wallets.ts'
import { useText } from '../../../ui/text.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import type { PayoutFormStart } from './use-payout-form.ts'

export interface ChosenMethod {
  readonly rampType: RampType
  readonly currency: Fiat
  readonly rail: FormRail
  readonly customer: Customer
  readonly children: (start: PayoutFormStart) => ReactNode
}

/** Reads the bank accounts and wallets that the form offers. */
export function FormAccounts({ children, customer, ...chosen }: ChosenMethod) {
  const { rampType, currency } = chosen
  const t = useText()
  const rampOnly = usePreference('rampOnly')
  const lists = combineQueries({ accounts: useBankAccounts(), wallets: useWallets() })
  return (
    <QueryView query={lists} failure={{ title: t('payouts.form.loadError') }} loading={<FormSkeleton />}>
      {({ accounts, wallets }) =>
        children({
          ...chosen,
          access: customer.access,
          customerId: customer.me.id,
          accounts: accountChoices(payoutAccounts(accounts, { rampType, rampOnly }), currency),
          wallets: walletChoices(wallets, { rampType, currency, access: customer.access }),
        })
      }
    </QueryView>
  )
}
