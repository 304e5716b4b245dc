import type { AccountChoice } from '../../../../domain/bank-accounts/account-list.ts'
import { currencyCode, flagOf } from '../../../../domain/currency.ts'
import { bankSideOf } from '../../../../domain/payouts/form/payout-form.ts'
import { CurrencyLabel } from '../../../../ui/data/money/picker-styles.ts'
import { Flag } from '../../../../ui/marks/Flag.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { AmountPanel } from './AmountPanel.tsx'

interface Props {
  readonly payout: PayoutFormState
  readonly accounts: readonly AccountChoice[]
}

/** The side of the bank account, with its fixed currency. */
export function BankPanel({ payout, accounts }: Props) {
  const { currency, rampType } = payout.form
  return (
    <AmountPanel
      payout={payout}
      side={bankSideOf(rampType)}
      currency={
        <CurrencyLabel>
          <Flag code={flagOf(currency)} size={28} />
          {currencyCode(currency)}
        </CurrencyLabel>
      }
      account={<AccountPicker payout={payout} accounts={accounts} />}
    />
  )
}
