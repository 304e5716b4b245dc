import { rawValue } from '../../lib/open-enum.ts'
import type { AccountType, BankAccount } from './bank-account.ts'
import { maskedMailKey } from './account-list.ts'
import { maskedNumber } from './account-row.ts'
import { formatAddress } from './postal-address.ts'

export type DetailLabel = `bankAccounts.detail.${
  | 'accountHolder'
  | 'bankName'
  | 'accountNumber'
  | 'routingNumber'
  | 'iban'
  | 'clabe'
  | 'ifsc'
  | 'pixKey'
  | 'address'
  | 'bankAddress'}`

export interface DetailLine {
  readonly label: DetailLabel
  readonly value: string
}

/** The number that supplies the last four digits has no line of its own. */
function numberLines(account: BankAccount): readonly (readonly [DetailLabel, string | null])[] {
  const masked = maskedNumber(account)
  if (account.pixKey) return [['bankAccounts.detail.pixKey', maskedMailKey(account) ?? masked]]
  return [
    ['bankAccounts.detail.accountNumber', account.iban || account.clabe ? null : masked],
    ['bankAccounts.detail.iban', account.iban],
    ['bankAccounts.detail.clabe', account.clabe],
  ]
}

/** The details of an account in the order of the screen. The account type is shown by its label, not by its value. */
export function accountDetails(account: BankAccount): readonly DetailLine[] {
  const { beneficiaryAddress } = account
  const lines: readonly (readonly [DetailLabel, string | null])[] = [
    ['bankAccounts.detail.accountHolder', account.accountHolderName],
    ['bankAccounts.detail.bankName', account.bankName],
    ...numberLines(account),
    ['bankAccounts.detail.routingNumber', account.routingNumber],
    ['bankAccounts.detail.ifsc', account.ifsc],
    ['bankAccounts.detail.address', beneficiaryAddress && formatAddress(beneficiaryAddress)],
    ['bankAccounts.detail.bankAddress', account.bankAddressString],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

export interface AccountTypeLabel {
  /** Null for a type that this version does not know; the screen then shows the server's text. */
  readonly label: `bankAccounts.accountType.${AccountType}` | null
  readonly word: string
}

export function accountTypeLabel({ accountType }: Pick<BankAccount, 'accountType'>): AccountTypeLabel | null {
  if (accountType === null) return null
  const label = typeof accountType === 'string' ? (`bankAccounts.accountType.${accountType}` as const) : null
  return { label, word: rawValue(accountType) }
}
