import type { BankAccount } from '../../../domain/bank-accounts/bank-account.ts'
import { flagOf, isFiat } from '../../../domain/currency.ts'
import { BankTile } from '../../../ui/marks/BankTile.tsx'
import { Flag } from '../../../ui/marks/Flag.tsx'

/** The bank, with the flag of the currency. */
export const AccountMark = ({ account: { bankName, currency } }: { readonly account: BankAccount }) => (
  <BankTile name={bankName} size={40} sub={isFiat(currency) ? <Flag code={flagOf(currency)} size={18} /> : undefined} />
)
